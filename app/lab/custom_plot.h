#pragma once

#include <QtGlobal>

// QCustomPlot's header uses Qt's short keywords, which this program does without.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit Q_EMIT
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef foreach
#undef emit
#undef slots
#undef signals
