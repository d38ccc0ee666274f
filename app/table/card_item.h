#pragma once

#include "app/table/table_style.h"

#include <QGraphicsObject>

namespace blattwerk::app {

/// How a card stands out just now.
struct CardLook {
    /// A legal target, or what a decision may choose.
    bool legal = false;
    /// The rules forbid what was tried with it.
    bool illegal = false;
    /// It was taken up and waits for its target.
    bool selected = false;
    /// The keyboard is on it.
    bool current = false;
    /// It cannot be used now; the reason stands on it in two words.
    bool dim = false;
    QString reason;

    bool operator==(const CardLook&) const = default;
};

/// A card on the table: face or back, turned when exhausted, with its label, what it carries, and its ring.
class CardItem : public QGraphicsObject {
    Q_OBJECT

public:
    CardItem(const TableStyle& style, QSizeF size, QGraphicsItem* parent = nullptr);

    void setCard(const BoardCard& card, const QString& label, const QString& labelIcon);
    [[nodiscard]] const BoardCard& card() const { return m_card; }
    void setLook(const CardLook& look);
    [[nodiscard]] const CardLook& look() const { return m_look; }
    /// Lifted by the pointer: above the others, slightly turned, with a deep shadow.
    void setLifted(bool lifted);
    [[nodiscard]] QSizeF size() const { return m_size; }

    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] QRectF face() const;
    void paintAttached(QPainter& painter, double top) const;

    const TableStyle& m_style;
    QSizeF m_size;
    BoardCard m_card;
    QString m_label, m_labelIcon;
    CardLook m_look;
    bool m_lifted = false;
};

} // namespace blattwerk::app
