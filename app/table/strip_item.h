#pragma once

#include "app/table/table_style.h"

#include <QGraphicsObject>

namespace blattwerk::app {

/// The middle of the table between the sides: the shared card with its text, the phase, whose turn it is.
class StripItem : public QGraphicsObject {
    Q_OBJECT

public:
    StripItem(const TableStyle& style, QSizeF size);

    void setShared(const QString& name, const QString& kind, const QString& text, const QString& accent);
    /// What stands there instead of a shared card.
    void setNote(const QString& note);
    void setSize(QSizeF size);
    /// Room that cards on the strip take at its left end.
    void setInset(double inset);
    void setTurn(const QString& phase, const QString& turn);
    /// Room that the button at the right end takes.
    void setButtonWidth(double width);

    [[nodiscard]] QRectF boundingRect() const override { return {QPointF(), m_size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const TableStyle& m_style;
    QSizeF m_size;
    QString m_name, m_kind, m_text, m_accent, m_note, m_phase, m_turn;
    double m_buttonWidth = 0;
    double m_inset = 0;
};

/// An empty place in a row.
class SlotItem : public QGraphicsObject {
    Q_OBJECT

public:
    SlotItem(const TableStyle& style, QSizeF size, int seat, std::string zone);

    void setText(const QString& text);
    void setLegal(bool legal);
    [[nodiscard]] int seat() const { return m_seat; }
    /// The row that it belongs to.
    [[nodiscard]] const std::string& zone() const { return m_zone; }
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const TableStyle& m_style;
    QSizeF m_size;
    int m_seat;
    std::string m_zone;
    QString m_text;
    bool m_legal = false;
};

/// A line of text over the hand: what it is (bold) and what is to be known about it.
class HandHeadingItem : public QGraphicsObject {
    Q_OBJECT

public:
    HandHeadingItem(const TableStyle& style, QSizeF size);

    void setText(const QString& title, const QString& notes);
    [[nodiscard]] QRectF boundingRect() const override { return {QPointF(), m_size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const TableStyle& m_style;
    QSizeF m_size;
    QString m_title, m_notes;
};

} // namespace blattwerk::app
