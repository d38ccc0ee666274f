#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The line under the table that asks: an open decision, what a card taken up can do, how a finished game goes on.
/// Buttons have names `table.answer.0`, `.1`, ...
class DecisionBar : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        bool isPrimary = false;
        std::function<void()> chosen;
    };

    explicit DecisionBar(const Appearance& appearance, QWidget* parent = nullptr);

    /// An empty question with no answers leaves a quiet line.
    void ask(const QString& question, const QString& detail, std::vector<Answer> answers);
    /// Gives the keyboard to the answer that Enter should choose.
    void takeFocus();
    /// Chooses that answer; nothing where none is proposed.
    void choosePrimary();
    [[nodiscard]] QString question() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The answers stand beside the question, or below it where they would leave it no room.
    void arrange();
    [[nodiscard]] QPushButton* primary() const;

    const Appearance& m_appearance;
    StyledLabel* m_question;
    StyledLabel* m_detail;
    QHBoxLayout* m_buttons;
    QBoxLayout* m_row;
    bool m_asks = false;
};

} // namespace blattwerk::app
