#pragma once

#include "app/table/card_item.h"
#include "app/table/row_places.h"
#include "app/table/side_bar_item.h"
#include "app/table/strip_item.h"
#include "app/table/table_choice.h"

#include <QGraphicsScene>

#include <array>
#include <functional>
#include <map>
#include <vector>

namespace blattwerk::app {

/// Words of the table that do not stand in the position; given by the page.
struct TableWords {
    /// Of each seat.
    QStringList deckNames, players, accents;
    /// Per seat: label of each counter of the layout.
    std::vector<QStringList> counterLabels;
    QString phase, turn;
    QString handTitle, handNotes;
    model::Language language = model::Language::German;
    std::function<int(const std::string& parameter)> parameter;
    /// Two words why a hand card cannot be played; empty if it can or the person is not to act.
    std::function<QString(const BoardCard&)> reason;
    std::function<QString(const BoardCard&)> toolTip;
    /// Name of a card by its key: cards of one name share a place on a bench.
    std::function<QString(const std::string& key)> name;
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
        /// Lower ones lie under others.
        double height = 0;
    };
    [[nodiscard]] std::vector<Placed> place(const TableSession& session, engine::Side viewer, const TableWords& words);
    static void placeRow(std::vector<Placed>& out, const RowPlaces& rows, const RowPlaces::Row& row,
                         const BoardSide& side, double top);
    /// Cards that lie for both sides, on the strip; returns how far they reach.
    double placeMarket(std::vector<Placed>& out, const std::vector<BoardCard>& cards) const;
    void placeHand(std::vector<Placed>& out, const std::vector<BoardCard>& cards) const;
    /// Returns how many places are taken.
    int placeBench(std::vector<Placed>& out, const std::vector<BoardCard>& cards, double top, int slots,
                   const TableWords& words) const;
    void addSlot(int seat, const ZonePlace& zone, QPointF topLeft, QSizeF size, const QString& text);
    void arrange(const TableLayout& layout, const std::string& phase);
    void renewSlots(const TableSession& session, engine::Side viewer, const TableWords& words);
    void renewBars(const TableSession& session, engine::Side viewer, const TableWords& words);
    void renewStrip(const TableSession& session, const TableWords& words);

    /// Tops of what lies on the table, from the far side down. Benches take the room of the hand.
    struct Places {
        double farBar, farBench, farRow, strip, stripHeight, nearRow, nearBench, nearBar, heading, hand;
    };
    static const Places kPlain;
    static const Places kWithBench;
    static const Places kWithMarket;

    const TableStyle& m_style;
    const Places* m_places = &kPlain;
    std::vector<CardItem*> m_cards;
    std::vector<SlotItem*> m_slots;
    /// Places taken on the bench of each seat.
    std::map<int, int> m_benched;
    /// Far side first.
    std::array<SideBarItem*, 2> m_bars{};
    StripItem* m_strip;
    HandHeadingItem* m_heading;
    const CardItem* m_current = nullptr;
};

} // namespace blattwerk::app
