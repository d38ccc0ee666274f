#pragma once

#include <QTimer>
#include <QWidget>

class QSlider;
class QToolButton;

namespace blattwerk::app {

class Appearance;

/// Lets a match run by itself: play or pause, and how fast. It knows no match; at every tick one step is to be taken.
class PlaybackControl : public QWidget {
    Q_OBJECT

public:
    explicit PlaybackControl(const Appearance& appearance, QWidget* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    void toggle() { setPlaying(!isPlaying()); }
    /// From 0, slow, to `kMostSpeed`.
    [[nodiscard]] int speed() const;
    void setSpeed(int speed);
    /// The shortcut that the tip of the button names.
    void retranslate(const QString& shortcut);

    static constexpr int kMostSpeed = 8;
    static constexpr int kUsualSpeed = 4;

Q_SIGNALS:
    void ticked();
    void playingChanged(bool playing);
    void speedChanged(int speed);

private:
    void renew();

    const Appearance& m_appearance;
    QToolButton* m_play;
    QSlider* m_speed;
    QTimer m_timer;
    QString m_shortcut;
};

} // namespace blattwerk::app
