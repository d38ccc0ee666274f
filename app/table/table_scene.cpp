#include "app/table/table_scene.h"

#include <QPropertyAnimation>

#include <algorithm>
#include <map>

namespace blattwerk::app {

namespace {

constexpr QSizeF kCard{94, 131};
constexpr QSizeF kSmallCard{78, 109};
constexpr QSizeF kBenchCard{64, 89};
constexpr QSizeF kAssist{56, 78};
constexpr QSizeF kMarketCard{68, 95};
constexpr double kMarketWidth = 420;
/// So much of a card is seen under the one that lies on its place.
constexpr double kPeek = 14;
constexpr QSizeF kBar{918, 40};
constexpr double kBarLeft = 13;
constexpr double kFirstSlot = 108;
constexpr double kPitch = 128;
constexpr double kAssistLeft = 867;
constexpr double kHandPitch = 102;
constexpr double kHandWidth = 916;
/// Cards on one place of a bench lie so far beside each other.
constexpr double kBenchStep = 14;

/// The two sides that the table shows, in order of their seats.
std::array<int, 2> shownSeats(const TableBoard& board, int viewer) {
    const int other = board.opposite(viewer);
    return {std::min(viewer, other), std::max(viewer, other)};
}

/// From one place of a row to the next.
double pitchOf(int places) {
    return kPitch * 6 / std::max(places, 6);
}

/// Where the cards of one zone beside the row lie: one over the other if they are many.
double stackStep(int count) {
    return count < 2 ? 0.0 : std::min(47.0, (kCard.height() - kAssist.height()) / (count - 1));
}

} // namespace

const TableScene::Places TableScene::kPlain{13, 66, 66, 236, 64, 314, 314, 486, 536, 560};
const TableScene::Places TableScene::kWithBench{10, 58, 155, 308, 60, 376, 531, 630, 680, 704};
const TableScene::Places TableScene::kWithMarket{8, 54, 54, 190, 104, 304, 304, 440, 492, 518};

TableScene::TableScene(const TableStyle& style, QObject* parent)
    : QGraphicsScene(parent),
      m_style(style),
      m_strip(new StripItem(style, {kBar.width(), kPlain.stripHeight})),
      m_heading(new HandHeadingItem(style, {kHandWidth, 20})) {
    setSceneRect(QRectF(QPointF(), kSize));
    for (int i = 0; i < 2; ++i) {
        m_bars[size_t(i)] = new SideBarItem(style, kBar);
        addItem(m_bars[size_t(i)]);
    }
    addItem(m_strip);
    addItem(m_heading);
    arrange({}, {});
    clearTable();
}

void TableScene::arrange(const TableLayout& layout, const std::string& phase) {
    m_places = layout.zone(ZonePlace::Kind::Bench, phase)    ? &kWithBench
               : layout.zone(ZonePlace::Kind::Market, phase) ? &kWithMarket
                                                             : &kPlain;
    m_bars[0]->setPos(kBarLeft, m_places->farBar);
    m_bars[1]->setPos(kBarLeft, m_places->nearBar);
    m_strip->setSize({kBar.width(), m_places->stripHeight});
    m_strip->setPos(kBarLeft, m_places->strip);
    m_heading->setPos(kBarLeft + 1, m_places->heading);
}

void TableScene::clearTable() {
    qDeleteAll(m_cards);
    m_cards.clear();
    qDeleteAll(m_slots);
    m_slots.clear();
    m_current = nullptr;
    m_bars[0]->hide();
    m_bars[1]->hide();
    m_strip->hide();
    m_heading->hide();
}

QRectF TableScene::endButtonPlace() const {
    return {kBarLeft + kBar.width() - 14, m_places->strip, 0, m_places->stripHeight};
}

void TableScene::placeRow(std::vector<Placed>& out, const RowPlaces& rows, const RowPlaces::Row& row,
                          const BoardSide& side, double top) {
    const QSizeF size = rows.card();
    const auto lay = [&](const std::string& path, double down, double height) {
        // More cards than places only happens in positions set by hand, and in rows without places.
        const std::vector<BoardCard>& cards = side.zone(path);
        for (int i = 0; i < int(cards.size()); ++i) {
            const double left = row.at(i, int(cards.size()));
            out.push_back({cards[size_t(i)], {left + size.width() / 2, top + down + size.height() / 2}, size, height});
        }
    };
    if (!row.zone->under.empty()) {
        lay(row.zone->under, kPeek, -0.5);
    }
    lay(row.zone->path, 0, 0);
}

double TableScene::placeMarket(std::vector<Placed>& out, const std::vector<BoardCard>& cards) const {
    const double step =
        std::min(kMarketCard.width() + 6, (kMarketWidth - kMarketCard.width()) / std::max(1, int(cards.size()) - 1));
    for (int i = 0; i < int(cards.size()); ++i) {
        out.push_back({cards[size_t(i)],
                       {kBarLeft + step * i + kMarketCard.width() / 2, m_places->strip + m_places->stripHeight / 2},
                       kMarketCard});
    }
    return cards.empty() ? 0 : step * (int(cards.size()) - 1) + kMarketCard.width();
}

void TableScene::placeHand(std::vector<Placed>& out, const std::vector<BoardCard>& cards) const {
    const double step = std::min(kHandPitch, (kHandWidth - kCard.width()) / std::max(1, int(cards.size()) - 1));
    for (int i = 0; i < int(cards.size()); ++i) {
        out.push_back(
            {cards[size_t(i)], {kBarLeft + step * i + kCard.width() / 2, m_places->hand + kCard.height() / 2}, kCard});
    }
}

int TableScene::placeBench(std::vector<Placed>& out, const std::vector<BoardCard>& cards, double top, int slots,
                           const TableWords& words) const {
    std::vector<std::pair<QString, std::vector<const BoardCard*>>> places;
    for (const BoardCard& card : cards) {
        const QString name = words.name ? words.name(card.key) : QString::fromStdString(card.key);
        auto place = std::ranges::find(places, name, &decltype(places)::value_type::first);
        if (place == places.end()) {
            place = places.insert(places.end(), {name, {}});
        }
        place->second.push_back(&card);
    }
    const double pitch = pitchOf(std::max(slots, int(places.size())));
    for (int i = 0; i < int(places.size()); ++i) {
        const auto& shared = places[size_t(i)].second;
        const double room = pitch - kBenchCard.width() - 8;
        const double step = std::min(kBenchStep, room / std::max(1, int(shared.size()) - 1));
        for (int k = 0; k < int(shared.size()); ++k) {
            const double left = kFirstSlot + pitch * i + step * k;
            out.push_back(
                {*shared[size_t(k)], {left + kBenchCard.width() / 2, top + kBenchCard.height() / 2}, kBenchCard});
        }
    }
    return int(places.size());
}

std::vector<TableScene::Placed> TableScene::place(const TableSession& session, engine::Side viewer,
                                                  const TableWords& words) {
    std::vector<Placed> result;
    const TableLayout& layout = session.layout();
    const TableBoard& board = session.board();
    m_benched.clear();
    const RowPlaces rows(layout, board.phase, words.parameter);
    const std::vector<const ZonePlace*> small = layout.laidOut(ZonePlace::Kind::Small, board.phase);
    const std::vector<BoardCard> offered = session.book().offered(layout);
    double inset = 0;
    for (const int seat : shownSeats(board, viewer)) {
        const BoardSide& side = board.sides[size_t(seat)];
        const bool near = seat == viewer;
        const double top = near ? m_places->nearRow : m_places->farRow;
        for (const ZonePlace& zone : layout.zones) {
            if (!zone.isLaidOut(board.phase)) {
                continue;
            }
            const std::vector<BoardCard>& cards = side.zone(zone.path);
            switch (zone.kind) {
            case ZonePlace::Kind::Row:
                placeRow(result, rows, *std::ranges::find(rows.rows(), &zone, &RowPlaces::Row::zone), side, top);
                break;
            case ZonePlace::Kind::Market:
                if (near) {
                    inset = placeMarket(result, cards);
                }
                break;
            case ZonePlace::Kind::Bench:
                m_benched[seat] = placeBench(result, cards, near ? m_places->nearBench : m_places->farBench,
                                             words.parameter(zone.slotsParameter), words);
                break;
            case ZonePlace::Kind::Single:
                for (const BoardCard& one : cards) {
                    result.push_back(
                        {one,
                         {kBarLeft + kSmallCard.width() / 2, top + kCard.height() - kSmallCard.height() / 2},
                         kSmallCard});
                }
                break;
            case ZonePlace::Kind::Small:
                for (int i = 0; i < int(cards.size()); ++i) {
                    const auto column = std::ranges::find(small, &zone) - small.begin();
                    const double left = kAssistLeft - RowPlaces::kSmallZone * double(std::ssize(small) - 1 - column);
                    result.push_back(
                        {cards[size_t(i)],
                         {left + kAssist.width() / 2, top + kAssist.height() / 2 + stackStep(int(cards.size())) * i},
                         kAssist});
                }
                break;
            case ZonePlace::Kind::Hand:
                if (near) {
                    placeHand(result, offered.empty() ? cards : offered);
                }
                break;
            case ZonePlace::Kind::Shared:
            case ZonePlace::Kind::Offer:
                break;
            }
        }
    }
    m_strip->setInset(inset);
    return result;
}

void TableScene::show(const TableSession& session, const TableWords& words, bool animated) {
    const engine::Side viewer = session.nearSide();
    std::vector<CardItem*> old = std::move(m_cards);
    m_cards.clear();
    m_current = nullptr;
    arrange(session.layout(), session.board().phase);
    for (const Placed& placed : place(session, viewer, words)) {
        // The same card keeps its item, so that it moves from where it lay.
        const auto it = std::ranges::find_if(old, [&placed](const CardItem* item) {
            return item && item->card().key == placed.card.key && item->card().seat == placed.card.seat &&
                   !placed.card.hidden && item->size() == placed.size;
        });
        CardItem* item = nullptr;
        if (it != old.end()) {
            item = *it;
            *it = nullptr;
        } else {
            item = new CardItem(m_style, placed.size);
            item->setPos(placed.centre);
            addItem(item);
        }
        const int label = placed.card.label;
        const CardLabel* shown = label < 0 ? nullptr : &session.layout().labels[size_t(label)];
        item->setCard(placed.card, shown ? QString::fromStdString(shown->text.in(words.language)) : QString(),
                      shown ? QString::fromStdString(shown->icon) : QString());
        item->setToolTip(words.toolTip ? words.toolTip(placed.card) : QString());
        item->setLifted(false);
        item->setZValue(placed.height);
        if (animated && item->pos() != placed.centre) {
            auto* move = new QPropertyAnimation(item, "pos", item);
            move->setDuration(m_style.tokens().motion.move);
            move->setEasingCurve(QEasingCurve::OutCubic);
            move->setEndValue(placed.centre);
            move->start(QAbstractAnimation::DeleteWhenStopped);
        } else {
            item->setPos(placed.centre);
        }
        m_cards.push_back(item);
    }
    qDeleteAll(old);
    renewSlots(session, viewer, words);
    renewBars(session, viewer, words);
    renewStrip(session, words);
    m_heading->setText(words.handTitle, words.handNotes);
    m_heading->setVisible(!words.handTitle.isEmpty());
}

void TableScene::renewSlots(const TableSession& session, engine::Side viewer, const TableWords& words) {
    qDeleteAll(m_slots);
    m_slots.clear();
    const TableLayout& layout = session.layout();
    const TableBoard& board = session.board();
    const auto label = [&words](const ZonePlace& zone) {
        return inSentenceCase(QString::fromStdString(zone.label.in(words.language)));
    };
    const RowPlaces rows(layout, board.phase, words.parameter);
    for (const int seat : shownSeats(board, viewer)) {
        const bool near = seat == viewer;
        for (const RowPlaces::Row& row : rows.rows()) {
            const int taken = int(board.sides[size_t(seat)].zone(row.zone->path).size());
            for (int i = taken; i < row.slots; ++i) {
                addSlot(seat, *row.zone, {row.at(i, row.slots), near ? m_places->nearRow : m_places->farRow},
                        rows.card(),
                        row.slots > 1 ? QStringLiteral("%1 %2").arg(label(*row.zone)).arg(i + 1) : label(*row.zone));
            }
        }
        for (const ZonePlace* zone : layout.laidOut(ZonePlace::Kind::Bench, board.phase)) {
            const int slots = words.parameter(zone->slotsParameter);
            for (int i = m_benched[seat]; i < slots; ++i) {
                addSlot(seat, *zone, {kFirstSlot + pitchOf(slots) * i, near ? m_places->nearBench : m_places->farBench},
                        kBenchCard, QStringLiteral("%1 %2").arg(label(*zone)).arg(i + 1));
            }
        }
    }
}

void TableScene::addSlot(int seat, const ZonePlace& zone, QPointF topLeft, QSizeF size, const QString& text) {
    auto* slot = new SlotItem(m_style, size, seat, zone.path);
    slot->setText(text);
    slot->setPos(topLeft + QPointF(size.width() / 2, size.height() / 2));
    slot->setZValue(-1);
    addItem(slot);
    m_slots.push_back(slot);
}

void TableScene::renewBars(const TableSession& session, engine::Side viewer, const TableWords& words) {
    const TableLayout& layout = session.layout();
    for (int row = 0; row < 2; ++row) {
        const bool near = row == 1;
        const int seat = near ? viewer : session.board().opposite(viewer);
        const BoardSide& side = session.board().sides[size_t(seat)];
        SideBarItem::Contents contents;
        contents.seat = seat;
        contents.deckName = words.deckNames.value(seat);
        contents.player = words.players.value(seat);
        contents.accent = words.accents.value(seat);
        contents.active = session.board().active == seat;
        for (size_t i = 0; i < layout.counters.size(); ++i) {
            const CounterPlace& counter = layout.counters[i];
            const auto value = side.counters.find(counter.path);
            if (!counter.activeOnly || contents.active) {
                contents.counters.push_back({counter.style,
                                             size_t(seat) < words.counterLabels.size()
                                                 ? words.counterLabels[size_t(seat)].value(int(i))
                                                 : QString(),
                                             value == side.counters.end() ? std::nullopt : std::optional(value->second),
                                             words.parameter(counter.maxParameter), counter.group});
            }
        }
        for (const PilePlace& pile : layout.piles) {
            if (pile.own || !near) {
                contents.piles.push_back({inSentenceCase(QString::fromStdString(pile.label.in(words.language))),
                                          int(side.zone(pile.path).size())});
            }
        }
        m_bars[size_t(row)]->setContents(contents);
        m_bars[size_t(row)]->show();
    }
}

void TableScene::renewStrip(const TableSession& session, const TableWords& words) {
    const ZonePlace* zone = session.layout().zone(ZonePlace::Kind::Shared);
    const auto& shared = session.board().shared;
    const QString kind = zone ? QString::fromStdString(zone->label.in(words.language)) : QString();
    const model::Card* card = shared ? m_style.faces->card(shared->key) : nullptr;
    if (card) {
        m_strip->setShared(m_style.faces->name(shared->key), inSentenceCase(kind), m_style.faces->text(shared->key),
                           m_style.faces->colourKey(shared->key));
    } else {
        m_strip->setShared({}, zone ? tr("No %1").arg(kind.section(QLatin1Char(','), 0, 0)) : QString(), {}, {});
    }
    QString note = QString::fromStdString(session.board().note.in(words.language));
    for (int seat = 0; seat < int(words.deckNames.size()); ++seat) {
        note.replace(QStringLiteral("{%1}").arg(seat), words.deckNames[seat]);
    }
    m_strip->setNote(note);
    m_strip->setTurn(words.phase, words.turn);
    m_strip->show();
}

void TableScene::showChoice(const TableChoice& choice, const TableSession& session, const TableWords& words) {
    const bool act = session.isPersonsMove();
    // While something is asked no hand card is pale: it is not the time to play.
    const bool decision = session.book().isDecision() || session.match().pending();
    const ZonePlace* hand = session.layout().zone(ZonePlace::Kind::Hand, session.board().phase);
    for (CardItem* item : m_cards) {
        const BoardCard& card = item->card();
        const bool legal = act && choice.isLegal(card);
        CardLook look;
        look.current = item == m_current;
        look.selected = choice.taken() && choice.taken()->sameAs(card);
        // A glow says where something may go; what can act at all is simply not pale.
        look.legal = legal && (decision || choice.taken());
        const bool inHand = hand && card.zone == hand->path;
        look.dim = act && inHand && !decision && !session.book().isOpen(card);
        look.reason = look.dim && words.reason ? words.reason(card) : QString();
        const auto& refused = choice.refused();
        look.illegal = refused && refused->object && refused->object->sameAs(card);
        item->setLook(look);
    }
    for (SlotItem* slot : m_slots) {
        slot->setLegal(act && choice.isFieldLegal(slot->seat(), slot->zone()));
    }
    for (SideBarItem* bar : m_bars) {
        bar->setLegal(act && choice.isBarLegal(bar->contents().seat));
    }
}

CardItem* TableScene::itemOf(const BoardCard& card) const {
    const auto it = std::ranges::find_if(m_cards, [&card](const CardItem* item) { return item->card().sameAs(card); });
    return it == m_cards.end() ? nullptr : *it;
}

TableSpot TableScene::spotAt(QPointF position, const CardItem* without) const {
    for (QGraphicsItem* item : items(position)) {
        if (auto* card = dynamic_cast<CardItem*>(item); card && card != without) {
            return {TableSpot::Kind::Card, card->card().seat, card->card()};
        }
        if (auto* slot = dynamic_cast<SlotItem*>(item)) {
            return {TableSpot::Kind::Field, slot->seat(), {}, slot->zone()};
        }
        if (auto* bar = dynamic_cast<SideBarItem*>(item)) {
            return {TableSpot::Kind::Bar, bar->contents().seat, {}};
        }
    }
    // Between the places of a row.
    for (const SlotItem* slot : m_slots) {
        if (std::abs(slot->pos().y() - position.y()) < slot->boundingRect().height() / 2 - 10) {
            return {TableSpot::Kind::Field, slot->seat(), {}};
        }
    }
    return {};
}

void TableScene::setCurrent(const CardItem* item) {
    m_current = item;
}

} // namespace blattwerk::app
