#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/heldenhain/game.h"

namespace blattwerk::engine::heldenhain {

[[nodiscard]] std::string_view phaseName(Phase phase);
[[nodiscard]] std::string_view lockName(Lock lock);
[[nodiscard]] std::string_view winnerName(Winner winner);
[[nodiscard]] std::string_view reasonName(EndReason reason);
[[nodiscard]] std::string_view decisionName(DecisionKind kind);

/// Says a position in the paths of scenario files.
template<class L>
class MatchPosition {
public:
    using State = heldenhain::State<L>;

    /// At the turn's end scenario files see the phase before it.
    MatchPosition(const State& state, const Rules& rules, Phase beforeEnd)
        : m_state(state),
          m_rules(rules),
          m_phase(state.phase == Phase::End ? beforeEnd : state.phase) {}

    [[nodiscard]] Json json() const {
        Json json = Json::object();
        json["active"] = sideText(m_state.active);
        json["turn"] = m_state.turn;
        json["phase"] = phaseName(m_phase);
        json["pending"] = m_state.decision == DecisionKind::None ? Json() : Json(decisionName(m_state.decision));
        json["winner"] = m_state.over() ? Json(winnerName(m_state.winner)) : Json();
        json["location"] = card(m_state.location);
        json["location_owner"] = m_state.location == State::kNoCard ? Json() : Json(sideText(m_state.locationOwner));
        json["A"] = side(0);
        json["B"] = side(1);
        return json;
    }

private:
    [[nodiscard]] static std::string sideText(int side) { return side == 0 ? "A" : "B"; }

    [[nodiscard]] Json card(typename L::Card card) const {
        if (card == State::kNoCard) {
            return {};
        }
        return card == State::kHidden ? "?" : m_rules.keys[card];
    }

    [[nodiscard]] Json side(int side) const {
        const SideState<L>& own = m_state.sides[side];
        Json json = Json::object();
        json["points"] = own.points;
        json["energy"] = own.energy;
        json["actions"] = side == m_state.active ? m_state.ap : 0;
        Json& hand = json["hand"] = Json::array();
        for (std::size_t i = 0; i < own.handCount; ++i) {
            hand.push_back(card(own.hand(i)));
        }
        Json& pile = json["deck"] = Json::array();
        for (std::size_t i = 0; i < own.pileCount; ++i) {
            pile.push_back(card(own.pile(i)));
        }
        Json& discard = json["discard"] = Json::array();
        for (std::size_t i = 0; i < own.discardCount; ++i) {
            discard.push_back(card(own.discard(i)));
        }
        Json& field = json["field"] = Json::array();
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            field.push_back(figure(figureRef(side, slot)));
        }
        Json& assists = json["assists"] = Json::array();
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            const Assist<L>& assist = own.assists[i];
            assists.push_back(Json{{"card", card(assist.card)},
                                   {"ready", assist.stance.ready()},
                                   {"lock", lockName(assist.stance.lock())}});
        }
        json["headquarters"] = card(own.hq);
        json["hq_active"] = own.hq != State::kNoCard && own.hqActive != 0;
        json["mulligan_used"] = own.mulligans > 0;
        return json;
    }

    [[nodiscard]] Json figure(FigureRef ref) const {
        const Figure<L>& figure = m_state.sides[sideOf(ref)].field[slotOf(ref)];
        Json json = Json::object();
        json["card"] = card(figure.card);
        json["ready"] = figure.stance.ready();
        json["waiting"] = figure.stance.waiting();
        json["stress"] = figure.stress;
        json["lock"] = lockName(figure.stance.lock());
        json["equipment"] = equipment(figure);
        json["effort"] = Duel<L>::effort(m_state, m_rules, ref);
        json["stamina"] = Duel<L>::stamina(m_state, m_rules, ref);
        const CardInfo& info = m_rules.cards[figure.card];
        json["point_value"] = info.hasPoints ? Json(Duel<L>::pointValue(m_state, m_rules, ref)) : Json();
        return json;
    }

    /// One key, null without any, a list where several are carried.
    [[nodiscard]] Json equipment(const Figure<L>& figure) const {
        Json list = Json::array();
        for (const typename L::Card equipment : figure.equipment) {
            if (equipment != State::kNoCard) {
                list.push_back(card(equipment));
            }
        }
        return list.size() > 1 ? list : list.empty() ? Json() : list[0];
    }

    const State& m_state;
    const Rules& m_rules;
    Phase m_phase;
};

} // namespace blattwerk::engine::heldenhain
