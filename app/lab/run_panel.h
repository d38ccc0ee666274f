#pragma once

#include "app/session/laboratory.h"

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// How far a run is, with the rest of its time, and the buttons that pause and stop it.
class RunPanel : public QWidget {
    Q_OBJECT

public:
    explicit RunPanel(const Appearance& appearance, QWidget* parent = nullptr);

    void setProgress(const SeriesProgress& progress);
    /// Before the first game: cards are being read.
    void setPreparing();
    void setPaused(bool paused);
    void retranslate();

Q_SIGNALS:
    void pauseToggled();
    void cancelled();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    StyledLabel* m_count;
    StyledLabel* m_percent;
    QProgressBar* m_bar;
    StyledLabel* m_rest;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    bool m_paused = false;
};

/// "noch etwa 9 s", "noch etwa 4 min".
[[nodiscard]] QString restText(double seconds);

} // namespace blattwerk::app
