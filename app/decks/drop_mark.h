#pragma once

#include "app/decks/card_drag.h"

#include <QPixmap>
#include <QPoint>
#include <QRect>
#include <QString>

#include <functional>

class QPainter;

namespace blattwerk::app {

class Appearance;

/// What a drop would do, in words; not allowed where it would do nothing.
struct DropAnswer {
    bool isAllowed = false;
    QString label;
};
using DropReader = std::function<DropAnswer(const CardDrag& drag)>;

/// The frame around a list that cards hang over, and the label that names what letting go does.
class DropMark {
public:
    void setReader(DropReader reader) { m_reader = std::move(reader); }

    /// A drag is at that point. False where it may not be dropped.
    bool hover(const CardDrag& drag, QPoint at);
    void clear();
    /// What hangs at the pointer, where the platform does not paint it.
    void setPicture(const QPixmap& picture) { m_picture = picture; }
    [[nodiscard]] bool isShown() const { return !m_answer.label.isEmpty() || m_answer.isAllowed; }
    [[nodiscard]] const DropAnswer& answer() const { return m_answer; }

    void paint(QPainter& painter, const QRect& area, const Appearance& appearance) const;

private:
    DropReader m_reader;
    DropAnswer m_answer;
    QPoint m_at;
    QPixmap m_picture;
};

} // namespace blattwerk::app
