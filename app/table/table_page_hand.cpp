#include "app/session/workspace.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"

#include <nlohmann/json.hpp>

#include <QMenu>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

/// What a path of members leads to (`stamps.schreibtisch`); null members are made.
Json& memberAt(Json& object, std::string_view path) {
    Json* value = &object;
    while (!path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        value = &(*value)[std::string(path.substr(0, dot))];
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return *value;
}

/// The list of the cards of a zone, which may stand beside what else the position tells of it.
Json& cardsIn(Json& zone) {
    return zone.is_object() && zone.contains("list") ? zone["list"] : zone;
}

/// A zone of a side, or where the side has no such one that of both.
Json& zoneAt(Json& position, const std::string& side, std::string_view path) {
    const std::string first(path.substr(0, path.find('.')));
    return memberAt(!position[side].contains(first) && position.contains(first) ? position : position[side], path);
}

/// Names of cards in a zone of a position may stand alone or in objects.
std::string nameIn(const Json& entry) {
    return entry.is_object() ? entry.value("card", std::string()) : entry.get<std::string>();
}

} // namespace

void TablePage::applyByHand(const Json& position, const QString& sentence) {
    if (m_session.match().pending()) {
        Q_EMIT reported(tr("First a decision is open. Answer it, then change the table by hand."), true);
        return;
    }
    const auto changed = m_session.changeByHand(position, (tr("By hand: %1").arg(sentence)).toStdString());
    if (!changed) {
        Q_EMIT reported(errorSentence(changed.error()), true);
    }
}

void TablePage::changeCounter(int seat, const CounterPlace& counter, int by) {
    Json position = m_session.match().position(std::nullopt);
    Json& value = memberAt(position[m_layout.seats[size_t(seat)]], counter.path);
    const int now = value.is_number_integer() ? value.get<int>() : 0;
    const int then = std::max(0, now + by);
    value = then;
    const QString label = words().counterLabels[size_t(seat)].value(int(&counter - m_layout.counters.data()));
    applyByHand(position, tr("%1, %2 %3 → %4").arg(sideName(seat), label).arg(now).arg(then));
}

void TablePage::drawByHand(int seat) {
    Json position = m_session.match().position(std::nullopt);
    Json& side = position[m_layout.seats[size_t(seat)]];
    Json& pile = side[m_layout.drawPile];
    const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, m_session.board().phase);
    if (!pile.is_array() || pile.empty() || !hand) {
        Q_EMIT reported(tr("The pile is empty."), true);
        return;
    }
    side[hand->path].push_back(pile.front());
    pile.erase(pile.begin());
    applyByHand(position, tr("%1 draws 1 card.").arg(sideName(seat)));
}

void TablePage::changeStress(const BoardCard& card, int by) {
    Json position = m_session.match().position(std::nullopt);
    Json& entry = cardsIn(position[m_layout.seats[size_t(card.seat)]][card.zone])[size_t(card.place)];
    if (!entry.is_object()) {
        return;
    }
    const int then = std::max(0, card.stress + by);
    entry[m_layout.stress] = then;
    applyByHand(position, tr("%1, stress %2 → %3").arg(m_faces->name(card.key)).arg(card.stress).arg(then));
}

void TablePage::moveCard(const BoardCard& card, int seat, const std::string& zone) {
    Json position = m_session.match().position(std::nullopt);
    Json& from = cardsIn(zoneAt(position, m_layout.seats[size_t(card.seat)], card.zone));
    if (from.is_array()) {
        // The viewer's hand may stand in another order than the full position: look the card up by its name.
        for (auto it = from.begin(); it != from.end(); ++it) {
            if (nameIn(*it) == card.key) {
                from.erase(it);
                break;
            }
        }
    } else {
        from = nullptr;
    }
    Json& to = cardsIn(zoneAt(position, m_layout.seats[size_t(seat)], zone));
    if (!to.is_array()) {
        to = Json::array();
    }
    // Onto a pile means onto its top, which is its first card; attached cards go to the open pile.
    to.insert(zone == m_layout.drawPile || zone == m_layout.drawThen ? to.begin() : to.end(), Json(card.key));
    for (const BoardCard& attached : card.attached) {
        Json& open = position[m_layout.seats[size_t(card.seat)]][m_layout.drawThen];
        open.insert(open.begin(), Json(attached.key));
    }
    const PilePlace* pile = nullptr;
    for (const PilePlace& place : m_layout.piles) {
        pile = place.path == zone ? &place : pile;
    }
    const ZonePlace* laid = m_layout.zone(zone);
    const model::LocalText* label = pile ? &pile->label : laid ? &laid->label : nullptr;
    const QString where = QString::fromStdString(label ? label->in(uiLanguage()) : zone);
    applyByHand(position, tr("%1 → %2").arg(m_faces->name(card.key), where));
}

void TablePage::offerMoves(const BoardCard& card) {
    const std::string& phase = m_session.board().phase;
    const auto offer = [&](const QString& where, int seat, const std::string& zone) {
        m_handMenu->addAction(tr("Move to: %1").arg(where), this,
                              [this, card, seat, zone] { moveCard(card, seat, zone); });
    };
    const auto label = [](const model::LocalText& text) { return QString::fromStdString(text.in(uiLanguage())); };
    const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, phase);
    if (!isShared(hand)) {
        for (const PilePlace& pile : m_layout.piles) {
            if (pile.path != card.zone) {
                offer(label(pile.label), card.seat, pile.path);
            }
        }
        return;
    }
    // What both choose from goes to the row of either side, and back.
    if (card.zone != hand->path) {
        offer(label(hand->label), card.seat, hand->path);
    }
    for (const ZonePlace* row : m_layout.laidOut(ZonePlace::Kind::Row, phase)) {
        for (const int seat : {m_session.viewer(), m_session.board().opposite(m_session.viewer())}) {
            if (row->path != card.zone || seat != card.seat) {
                offer(QStringLiteral("%1, %2").arg(label(row->label), sideName(seat)), seat, row->path);
            }
        }
    }
}

bool TablePage::isShared(const ZonePlace* zone) const {
    const Json position = m_session.match().position(std::nullopt);
    return zone && !position[m_layout.seats.front()].contains(zone->path) && position.contains(zone->path);
}

void TablePage::fillHandMenu() {
    m_handMenu->clear();
    // While both choose from the same cards nothing else is on the table.
    const bool isTable = !isShared(m_layout.zone(ZonePlace::Kind::Hand, m_session.board().phase));
    const CardItem* current = m_view->currentCard();
    if (current && !current->card().hidden) {
        const BoardCard card = current->card();
        m_handMenu->addSection(m_faces->name(card.key));
        const ZonePlace* zone = m_layout.zone(card.zone);
        if (zone && zone->kind == ZonePlace::Kind::Row && isTable && !m_layout.stress.empty()) {
            m_handMenu->addAction(tr("1 stress more"), this, [this, card] { changeStress(card, 1); });
            m_handMenu->addAction(tr("1 stress less"), this, [this, card] { changeStress(card, -1); })
                ->setEnabled(card.stress > 0);
        }
        offerMoves(card);
    }
    for (const int seat : {m_session.viewer(), m_session.board().opposite(m_session.viewer())}) {
        if (!isTable) {
            break;
        }
        m_handMenu->addSection(sideName(seat));
        const QStringList labels = words().counterLabels[size_t(seat)];
        for (size_t i = 0; i < m_layout.counters.size(); ++i) {
            const CounterPlace& counter = m_layout.counters[i];
            if (counter.activeOnly) {
                continue;
            }
            m_handMenu->addAction(tr("%1 +1").arg(labels.value(int(i))), this,
                                  [this, seat, &counter] { changeCounter(seat, counter, 1); });
            m_handMenu->addAction(tr("%1 −1").arg(labels.value(int(i))), this,
                                  [this, seat, &counter] { changeCounter(seat, counter, -1); });
        }
        m_handMenu->addAction(tr("Draw 1 card"), this, [this, seat] { drawByHand(seat); });
    }
    if (!current) {
        m_handMenu->addSeparator();
        m_handMenu
            ->addAction(m_layout.stress.empty() ? tr("Choose a card on the table to move it")
                                                : tr("Choose a card on the table to move it or to change its stress"))
            ->setEnabled(false);
    }
}

} // namespace blattwerk::app
