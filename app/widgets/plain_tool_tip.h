#pragma once

#include <QObject>
#include <QString>

namespace blattwerk::app {

/// The text for a tooltip that shows it as it is: what looks like HTML is written so that it is read as text.
[[nodiscard]] QString plainToolTip(const QString& text);

/// Shows the tooltips of widgets and of rows in views as text, whatever stands in a name. To be installed on the
/// application. Widgets that answer the event themselves say what is text by plainToolTip.
class PlainToolTips : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace blattwerk::app
