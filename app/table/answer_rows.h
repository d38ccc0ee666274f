#pragma once

#include <QWidget>

#include <vector>

class QPushButton;

namespace blattwerk::app {

class Appearance;

/// The answers to a question in at most two rows, from the right. What finds no room there waits in a menu, so the
/// place never asks for more than it is given.
class AnswerRows : public QWidget {
    Q_OBJECT

public:
    explicit AnswerRows(const Appearance& appearance, QWidget* parent = nullptr);

    /// Takes the buttons over; those shown before go.
    void setButtons(std::vector<QPushButton*> buttons);
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }
    /// Width of all in one row.
    [[nodiscard]] int naturalWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    /// How many of the buttons fit, with that much room kept free in the second row.
    [[nodiscard]] size_t fitting(int kept) const;
    void place(size_t first, size_t end, int y, QPushButton* last);
    void openMenu();

    const Appearance& m_appearance;
    std::vector<QPushButton*> m_buttons;
    QPushButton* m_more;
    size_t m_shown = 0;
};

} // namespace blattwerk::app
