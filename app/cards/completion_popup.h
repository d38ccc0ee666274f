#pragma once

#include "app/cards/completion_offers.h"

#include <QFrame>

namespace blattwerk::app {

class Appearance;

/// The list of completions over the window, beside the word being typed. It never takes the focus: the editor passes
/// the keys on.
class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    CompletionPopup(const Appearance& appearance, QWidget* window);

    /// `typed`: how many letters of each phrase stand in the text already. `selected`: -1 for none.
    void setOffers(std::vector<CompletionOffer> offers, int typed, int selected);
    /// Shows the list below the word, or above it where there is no room; in coordinates of the window.
    void openAt(const QRect& word);
    void select(int row);
    void step(int rows);
    [[nodiscard]] int selected() const { return m_selected; }
    [[nodiscard]] const std::vector<CompletionOffer>& offers() const { return m_offers; }

Q_SIGNALS:
    void chosen(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int footHeight() const;
    [[nodiscard]] int shownRows() const;
    [[nodiscard]] int rowAt(const QPoint& place) const;
    [[nodiscard]] QRect body() const;
    [[nodiscard]] QString footText() const;
    [[nodiscard]] int phraseWidth(const QString& phrase) const;
    void paintRow(QPainter& painter, const QRect& place, int row) const;
    void resizeToOffers();
    void keepSelectedInView();

    const Appearance& m_appearance;
    std::vector<CompletionOffer> m_offers;
    int m_typed = 0;
    int m_selected = -1;
    int m_top = 0;
    QRect m_word;
};

} // namespace blattwerk::app
