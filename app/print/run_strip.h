#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// A job under way: a sentence, a thin bar, and a button to stop it.
class RunStrip : public QWidget {
    Q_OBJECT

public:
    explicit RunStrip(const Appearance& appearance, QWidget* parent = nullptr);

    void setProgress(const QString& sentence, int done, int all);
    void retranslate();

Q_SIGNALS:
    void cancelled();

private:
    StyledLabel* m_sentence;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace blattwerk::app
