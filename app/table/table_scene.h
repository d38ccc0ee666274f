#pragma once

#include "app/table/card_item.h"
#include "app/table/side_bar_item.h"
#include "app/table/strip_item.h"
#include "app/table/table_choice.h"

#include <QGraphicsScene>

#include <array>
#include <functional>
#include <vector>

namespace blattwerk::app {

/// Words of the table that do not stand in the position; given by the page.
struct TableWords {
    std::array<QString, 2> deckNames;
    std::array<QString, 2> players;
    std::array<QString, 2> accents;
    /// Per side: label of each counter of the layout.
    std::array<QStringList, 2> counterLabels;
    QString phase, turn;
    QString handTitle, handNotes;
    model::Language language = model::Language::German;
    std::function<int(const std::string& parameter)> parameter;
    /// Two words why a hand card cannot be played; empty if it can or the person is not to act.
    std::function<QString(const BoardCard&)> reason;
    std::function<QString(const BoardCard&)> toolTip;
};

/// The table as items: both sides, the strip between them, the hand. Fixed size; the view scales it.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    static constexpr QSizeF kSize{944, 704};

    explicit TableScene(const TableStyle& style, QObject* parent = nullptr);

    /// Shows the position in view of the session.
    void show(const TableSession& session, const TableWords& words, bool animated);
    /// Shows what may be chosen now.
    void showChoice(const TableChoice& choice, const TableSession& session, const TableWords& words);
    void clearTable();

    [[nodiscard]] CardItem* itemOf(const BoardCard& card) const;
    [[nodiscard]] const std::vector<CardItem*>& cards() const { return m_cards; }
    [[nodiscard]] TableSpot spotAt(QPointF position, const CardItem* without = nullptr) const;
    /// The card with the keyboard; null for none.
    void setCurrent(const CardItem* item);
    /// Where the button that ends the turn stands.
    [[nodiscard]] QRectF endButtonPlace() const;
    void setEndButtonWidth(double width) { m_strip->setButtonWidth(width); }

private:
    struct Placed {
        BoardCard card;
        QPointF centre;
        QSizeF size;
    };
    [[nodiscard]] std::vector<Placed> place(const TableSession& session, engine::Side viewer, const TableWords& words);
    void placeRow(std::vector<Placed>& out, const std::vector<BoardCard>& cards, double top, int slots) const;
    void renewSlots(const TableSession& session, engine::Side viewer, const TableWords& words);
    void renewBars(const TableSession& session, engine::Side viewer, const TableWords& words);
    void renewStrip(const TableSession& session, const TableWords& words);

    const TableStyle& m_style;
    std::vector<CardItem*> m_cards;
    std::vector<SlotItem*> m_slots;
    /// Far side first.
    std::array<SideBarItem*, 2> m_bars{};
    StripItem* m_strip;
    HandHeadingItem* m_heading;
    const CardItem* m_current = nullptr;
};

} // namespace blattwerk::app
