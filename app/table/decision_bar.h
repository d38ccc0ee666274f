#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

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
    /// However many answers there are, they make nothing wider.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The answers stand beside the question, or below it where they would leave it no room, in as many rows as they
    /// need.
    void arrange();
    void clearRows();
    [[nodiscard]] QPushButton* primary() const;

    const Appearance& m_appearance;
    StyledLabel* m_question;
    StyledLabel* m_detail;
    QVBoxLayout* m_rows; ///< of answers
    QBoxLayout* m_row;
    std::vector<QPushButton*> m_answers;
    bool m_asks = false;
};

} // namespace blattwerk::app
