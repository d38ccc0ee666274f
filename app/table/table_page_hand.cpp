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

void TablePage::moveCard(const BoardCard& card, const std::string& zone) {
    Json position = m_session.match().position(std::nullopt);
    Json& side = position[m_layout.seats[size_t(card.seat)]];
    const bool isOwn = side.contains(card.zone.substr(0, card.zone.find('.')));
    Json& from = cardsIn(memberAt(isOwn ? side : position, card.zone));
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
    Json& to = cardsIn(memberAt(side, zone));
    if (!to.is_array()) {
        to = Json::array();
    }
    // Onto a pile means onto its top, which is its first card; attached cards go to the open pile.
    to.insert(zone == m_layout.drawPile || zone == m_layout.drawThen ? to.begin() : to.end(), Json(card.key));
    for (const BoardCard& attached : card.attached) {
        Json& open = side[m_layout.drawThen];
        open.insert(open.begin(), Json(attached.key));
    }
    const PilePlace* pile = nullptr;
    for (const PilePlace& place : m_layout.piles) {
        pile = place.path == zone ? &place : pile;
    }
    const QString where = pile ? QString::fromStdString(pile->label.in(uiLanguage())) : QString::fromStdString(zone);
    applyByHand(position, tr("%1 → %2").arg(m_faces->name(card.key), where));
}

void TablePage::fillHandMenu() {
    m_handMenu->clear();
    const CardItem* current = m_view->currentCard();
    if (current && !current->card().hidden) {
        const BoardCard card = current->card();
        m_handMenu->addSection(m_faces->name(card.key));
        const ZonePlace* zone = m_layout.zone(card.zone);
        if (zone && zone->kind == ZonePlace::Kind::Row) {
            m_handMenu->addAction(tr("1 stress more"), this, [this, card] { changeStress(card, 1); });
            m_handMenu->addAction(tr("1 stress less"), this, [this, card] { changeStress(card, -1); })
                ->setEnabled(card.stress > 0);
        }
        for (const PilePlace& pile : m_layout.piles) {
            if (pile.path != card.zone) {
                const std::string target = pile.path;
                m_handMenu->addAction(tr("Move to: %1").arg(QString::fromStdString(pile.label.in(uiLanguage()))), this,
                                      [this, card, target] { moveCard(card, target); });
            }
        }
    }
    for (const int seat : {m_session.viewer(), m_session.board().opposite(m_session.viewer())}) {
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
        m_handMenu->addAction(tr("Choose a card on the table to move it or to change its stress"))->setEnabled(false);
    }
}

} // namespace blattwerk::app
