#pragma once

#include "engine/lab/interval.h"

#include <QPoint>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// A row and column of the matrix: the name of a deck and the key of its accent and gem.
struct HeatDeck {
    QString name;
    QString colour;

    bool operator==(const HeatDeck&) const = default;
};

/// The decks against each other: win rate of the row's deck with its interval, colour by distance from even. On the
/// diagonal stands the rate of the beginning side. Or what two have won that one side played together; on the diagonal
/// stands what each has won. Arrow keys move the chosen cell.
class HeatMap : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Against, Together };

    explicit HeatMap(const Appearance& appearance, QWidget* parent = nullptr);
    HeatMap(const Appearance& appearance, Kind kind, QWidget* parent);

    /// `rates` by row, then column; an estimate without samples is an empty cell. `overall` may be empty.
    void setFigures(std::vector<HeatDeck> decks, std::vector<std::vector<engine::lab::Estimate>> rates,
                    std::vector<engine::lab::Estimate> overall);
    [[nodiscard]] int deckCount() const { return int(m_decks.size()); }
    /// Row and column as x = column, y = row; (-1, -1) where there are none.
    [[nodiscard]] QPoint current() const { return m_current; }
    void setCurrent(QPoint cell);
    /// What a cell says, as a sentence.
    [[nodiscard]] QString cellText(QPoint cell) const;
    [[nodiscard]] QRect cellRect(QPoint cell) const;
    /// Ground of a rate: orange below even, blue above, full at the span of the tokens.
    [[nodiscard]] static QColor heat(double rate, const Appearance& appearance);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged(QPoint cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Layout {
        /// Columns are headed by the numbers of the rows.
        bool numbered = false;
        int head = 0;   ///< bottom of the title line
        int top = 0;    ///< of the first cell
        int left = 0;   ///< of the first cell
        int width = 0;  ///< of a cell
        int height = 0; ///< of a cell
        int overall = 0;
    };
    [[nodiscard]] Layout layoutNow() const;
    [[nodiscard]] QPoint cellAt(QPoint position) const;
    /// The deck whose name stands there in front of its row or over its column, or -1.
    [[nodiscard]] int headAt(QPoint position) const;
    void paintTitle(QPainter& painter, const Layout& layout) const;
    void paintHeads(QPainter& painter, const Layout& layout) const;
    /// What stands in the cell of a deck against itself, as much as there is room for.
    [[nodiscard]] QString mirrorText(const QFontMetrics& metrics, const Layout& layout,
                                     const engine::lab::Estimate& estimate, int room) const;
    void paintCell(QPainter& painter, const Layout& layout, QPoint cell) const;
    void paintOverall(QPainter& painter, const Layout& layout, int row) const;
    void announce();
    [[nodiscard]] const engine::lab::Estimate& rate(QPoint cell) const {
        return m_rates[size_t(cell.y())][size_t(cell.x())];
    }

    /// Nothing is won against itself in a cell.
    [[nodiscard]] bool isMirror(QPoint cell) const { return m_kind == Kind::Against && cell.x() == cell.y(); }
    [[nodiscard]] int rowHeight() const;

    const Appearance& m_appearance;
    Kind m_kind = Kind::Against;
    std::vector<HeatDeck> m_decks;
    std::vector<std::vector<engine::lab::Estimate>> m_rates;
    std::vector<engine::lab::Estimate> m_overall;
    QPoint m_current{-1, -1};
};

} // namespace blattwerk::app
