#include "app/print/run_strip.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

namespace blattwerk::app {

RunStrip::RunStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_sentence(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_bar(new QProgressBar(this)),
      m_cancel(new QPushButton(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->addWidget(m_sentence, 0, 0);
    grid->addWidget(m_bar, 1, 0);
    grid->addWidget(m_cancel, 0, 1, 2, 1);
    grid->setColumnStretch(0, 1);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_cancel->setObjectName(QStringLiteral("print.cancel"));
    connect(m_cancel, &QPushButton::clicked, this, &RunStrip::cancelled);
    retranslate();
}

void RunStrip::retranslate() {
    m_cancel->setText(tr("Cancel"));
    m_bar->setAccessibleName(tr("Progress"));
}

void RunStrip::setProgress(const QString& sentence, int done, int all) {
    m_sentence->setText(sentence);
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

} // namespace blattwerk::app
