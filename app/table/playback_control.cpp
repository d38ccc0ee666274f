#include "app/table/playback_control.h"

#include "app/session/figure_text.h"
#include "app/shell/appearance.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSlider>
#include <QToolButton>

#include <array>

namespace blattwerk::app {

namespace {

/// Milliseconds of one step.
constexpr std::array<int, PlaybackControl::kMostSpeed + 1> kPauses = {4000, 2500, 1600, 1200, 800, 500, 300, 140, 40};
constexpr int kSliderWidth = 84;

} // namespace

PlaybackControl::PlaybackControl(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_play(new QToolButton(this)),
      m_speed(new QSlider(Qt::Horizontal, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_play->setObjectName(QStringLiteral("table.play"));
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    m_speed->setObjectName(QStringLiteral("table.speed"));
    m_speed->setRange(0, kMostSpeed);
    m_speed->setPageStep(1);
    m_speed->setValue(kUsualSpeed);
    m_speed->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_play);
    row->addWidget(m_speed);
    connect(m_play, &QToolButton::clicked, this, &PlaybackControl::toggle);
    connect(m_speed, &QSlider::valueChanged, this, [this](int speed) {
        m_timer.setInterval(kPauses[size_t(speed)]);
        renew();
        Q_EMIT speedChanged(speed);
    });
    connect(&m_timer, &QTimer::timeout, this, &PlaybackControl::ticked);
    connect(&appearance, &Appearance::changed, this, &PlaybackControl::renew);
    m_timer.setInterval(kPauses[kUsualSpeed]);
    renew();
}

void PlaybackControl::setPlaying(bool playing) {
    if (playing == isPlaying()) {
        return;
    }
    if (playing) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
    renew();
    Q_EMIT playingChanged(playing);
}

int PlaybackControl::speed() const {
    return m_speed->value();
}

void PlaybackControl::setSpeed(int speed) {
    m_speed->setValue(speed);
}

void PlaybackControl::retranslate(const QString& shortcut) {
    m_shortcut = shortcut;
    m_speed->setAccessibleName(tr("Speed"));
    renew();
}

void PlaybackControl::renew() {
    m_play->setIcon(m_appearance.icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("abspielen")));
    m_play->setAccessibleName(isPlaying() ? tr("Pause") : tr("Play on"));
    m_play->setToolTip(QStringLiteral("%1 (%2)").arg(m_play->accessibleName(), m_shortcut));
    m_speed->setFixedWidth(m_appearance.px(kSliderWidth));
    const double perSecond = 1000.0 / kPauses[size_t(speed())];
    m_speed->setToolTip(tr("Speed: %1 steps a second").arg(QLocale().toString(perSecond, 'f', perSecond < 10 ? 1 : 0)));
}

} // namespace blattwerk::app
