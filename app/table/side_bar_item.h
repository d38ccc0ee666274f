#pragma once

#include "app/table/table_style.h"

#include <QGraphicsObject>

#include <optional>
#include <vector>

namespace blattwerk::app {

/// The bar of a side: gem, deck, who plays it, its counters and piles.
class SideBarItem : public QGraphicsObject {
    Q_OBJECT

public:
    struct Counter {
        CounterPlace::Style style = CounterPlace::Style::Pips;
        QString label;
        /// Nothing: the viewer may not know it.
        std::optional<int> value = 0;
        int most = 0;
        int group = 0;
    };
    struct Pile {
        QString label;
        int count = 0;
    };
    struct Contents {
        int seat = 0;
        QString deckName;
        QString player;
        /// Colour and gem.
        QString accent;
        bool active = false;
        std::vector<Counter> counters;
        std::vector<Pile> piles;
    };

    SideBarItem(const TableStyle& style, QSizeF size);

    void setContents(const Contents& contents);
    [[nodiscard]] const Contents& contents() const { return m_contents; }
    /// A card dropped here acts without another card.
    void setLegal(bool legal);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    /// Each draws with its right edge at `right` and returns its left edge.
    double paintRight(QPainter& painter, double right) const;
    double paintNumber(QPainter& painter, const Counter& counter, double right) const;
    double paintMarks(QPainter& painter, const Counter& counter, double right) const;
    void paintPips(QPainter& painter, const Counter& counter, double left) const;

    const TableStyle& m_style;
    QSizeF m_size;
    Contents m_contents;
    bool m_legal = false;
};

} // namespace blattwerk::app
