#include "app/lab/run_panel.h"

#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {
constexpr int kSteps = 1000;
}

QString restText(double seconds) {
    if (seconds < 90) {
        return RunPanel::tr("about %1 s left").arg(std::max(1, int(std::ceil(seconds))));
    }
    if (seconds < 5400) {
        return RunPanel::tr("about %1 min left").arg(int(std::round(seconds / 60)));
    }
    return RunPanel::tr("about %1 h left").arg(meanText(seconds / 3600));
}

RunPanel::RunPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_count(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_percent(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_bar(new QProgressBar(this)),
      m_rest(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_pause(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
    setObjectName(QStringLiteral("lab.run"));
    const int inside = appearance.tokens().space.panel;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(inside, inside - 2, inside, inside);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(m_count, 1);
    head->addWidget(m_percent);
    grid->addLayout(head, 0, 0, 1, 2);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(m_rest, 2, 0, 1, 2);
    grid->addWidget(m_pause, 3, 0);
    grid->addWidget(m_cancel, 3, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(5);
    m_bar->setRange(0, kSteps);
    m_rest->setWordWrap(true);
    m_rest->setObjectName(QStringLiteral("lab.run.rest"));
    m_count->setObjectName(QStringLiteral("lab.run.count"));
    m_pause->setObjectName(QStringLiteral("lab.pause"));
    m_cancel->setObjectName(QStringLiteral("lab.cancel"));
    connect(m_pause, &QPushButton::clicked, this, &RunPanel::pauseToggled);
    connect(m_cancel, &QPushButton::clicked, this, &RunPanel::cancelled);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void RunPanel::retranslate() {
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setText(tr("Cancel"));
    setPaused(m_paused);
}

void RunPanel::setPaused(bool paused) {
    m_paused = paused;
    m_pause->setText(paused ? tr("Go on") : tr("Pause"));
}

void RunPanel::setPreparing() {
    m_count->setText(tr("Reading the cards"));
    m_percent->clear();
    m_bar->setValue(0);
    m_rest->setText(QStringLiteral(" "));
}

void RunPanel::setProgress(const SeriesProgress& progress) {
    const double share = progress.most > 0 ? double(progress.games) / double(progress.most) : 0;
    m_count->setText(
        tr("%1 of %2").arg(countText(std::int64_t(progress.games)), countText(std::int64_t(progress.most))));
    m_percent->setText(percentText(share, 0));
    m_bar->setValue(int(share * kSteps));
    const double rate = progress.gamesPerSecond;
    const QString speed =
        tr("%1 games per second").arg(rate >= 10 ? countText(std::int64_t(std::llround(rate))) : meanText(rate));
    m_rest->setText(rate > 0 && progress.games < progress.most
                        ? restText(double(progress.most - progress.games) / rate) + QStringLiteral(" · ") + speed
                        : speed);
}

void RunPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_appearance.colours().sunken);
    const double radius = m_appearance.tokens().radius.panel;
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
}

} // namespace blattwerk::app
