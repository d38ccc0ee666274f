#pragma once

#include "engine/play/match.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/match_steps.h"

namespace blattwerk::engine::heldenhain {

/// Why steps are refused, with what fills the sentence (messages.toml): `case`, `card`, `target`, `cost`, `energy`,
/// `limit`, `n`, `options`.
template<class L>
class MatchRefusal {
public:
    using State = heldenhain::State<L>;

    MatchRefusal(const State& state, const Rules& rules) : m_state(state), m_rules(rules) {}

    /// Nothing if the step is legal for that side.
    [[nodiscard]] std::optional<Refusal> of(Action step, int side) const {
        const Citations citations = Duel<L>::explain(m_state, m_rules, step, side);
        if (citations.empty()) {
            return std::nullopt;
        }
        Refusal refusal;
        for (const RuleId rule : citations) {
            refusal.rules.push_back(rule.text("HEL"));
        }
        fill(refusal, step, side);
        return refusal;
    }

    /// A card is named that is not where the step would need it.
    [[nodiscard]] Refusal ofMissing(const GivenStep& given, int side) const {
        // What forbids every step of that side comes first.
        if (std::optional<Refusal> general = of(action(ActionKind::EndTurn), side)) {
            return *general;
        }
        const std::string& name = given.action();
        std::string rule = "HEL-R58";
        if (name == "play") {
            rule = given.has("sacrifice") && given.name("sacrifice") != nullptr ? "HEL-R49" : "HEL-R72";
        } else if (name == "collect") {
            rule = "HEL-R53";
        } else if (name == "use_assist") {
            rule = "HEL-R83";
        } else if (name == "use_exhaust") {
            rule = "HEL-R104";
        }
        Refusal refusal{{rule}, {}};
        for (const std::string_view field : {"card", "figure"}) {
            if (const CardName* card = given.name(field)) {
                refusal.args.emplace_back("card", card->key);
                break;
            }
        }
        return refusal;
    }

private:
    void fill(Refusal& refusal, Action step, int side) const {
        const std::string& rule = refusal.rules.front();
        const auto set = [&](std::string_view name, std::string value) {
            refusal.args.emplace_back(std::string(name), std::move(value));
        };
        const int card = cardOf(step, side);
        if (card >= 0) {
            set("card", m_rules.keys[static_cast<std::size_t>(card)]);
        }
        const int target = targetOf(step, side);
        if (target >= 0) {
            set("target", m_rules.keys[static_cast<std::size_t>(target)]);
        }
        const SideState<L>& own = m_state.sides[side];
        if (step.kind == ActionKind::Play && rule == "HEL-R30" && card >= 0) {
            set("case", step.b != Action::kNothing ? "sacrifice" : "energy");
            set("cost", std::to_string(Duel<L>::cost(m_state, m_rules, side, static_cast<std::size_t>(card))));
            set("energy", std::to_string(own.energy));
        }
        fillCase(refusal, step, side);
        if (const std::string options = optionsFor(step, side); !options.empty()) {
            set("options", options);
        }
    }

    void fillCase(Refusal& refusal, Action step, int side) const {
        const std::string& rule = refusal.rules.front();
        const SideState<L>& own = m_state.sides[side];
        const auto set = [&](std::string_view name, std::string value) {
            refusal.args.emplace_back(std::string(name), std::move(value));
        };
        if (rule == "HEL-R17") {
            set("case", own.mulligans > 0 ? "taken" : "late");
        } else if (rule == "HEL-R48") {
            set("case", "count");
            set("n", std::to_string(own.fieldCount));
            set("limit", std::to_string(m_rules.parameters.fieldLimit));
        } else if (rule == "HEL-R49") {
            const bool figure = step.a < m_rules.cards.size() && isFigure(m_rules.cards[step.a].type);
            set("case", figure ? "room" : "type");
        } else if (rule == "HEL-R47" && own.fieldCount >= m_rules.parameters.fieldLimit) {
            set("case", "sacrifice");
        } else if (rule == "HEL-R58" && step.kind == ActionKind::Distract && step.a < own.fieldCount) {
            set("case", own.field[step.a].stance.ready() ? "target" : "exhausted");
        } else if (rule == "HEL-R72") {
            set("case", hasCharacter(side) ? "bearer" : "none");
        } else if (rule == "HEL-R93") {
            set("case", m_state.phase == Phase::Play ? "used" : "phase");
        } else if (rule == "HEL-R85" || rule == "HEL-A60") {
            set("n", std::to_string(own.assistCount));
            if (rule == "HEL-A60") {
                set("case", "limit");
            }
        } else if (rule == "HEL-A36" && step.a < own.fieldCount) {
            set("n", std::to_string(own.field[step.a].actions));
        }
    }

    [[nodiscard]] bool hasCharacter(int side) const {
        const SideState<L>& own = m_state.sides[side];
        for (std::size_t i = 0; i < own.fieldCount; ++i) {
            if (m_rules.cards[own.field[i].card].type == CardType::Character) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] int figureAt(int side, std::size_t slot) const {
        return slot < m_state.sides[side].fieldCount ? m_state.sides[side].field[slot].card : -1;
    }

    [[nodiscard]] int cardOf(Action step, int side) const {
        const SideState<L>& own = m_state.sides[side];
        switch (step.kind) {
        case ActionKind::Play:
            return step.a < m_rules.cards.size() ? step.a : -1;
        case ActionKind::UseHq:
            return own.hq == State::kNoCard ? -1 : own.hq;
        case ActionKind::Collect:
        case ActionKind::Distract:
        case ActionKind::UseExhaust:
            return figureAt(side, step.a);
        case ActionKind::UseAssist:
            return step.a < own.assistCount ? own.assists[step.a].card : -1;
        default:
            return -1;
        }
    }

    [[nodiscard]] int targetOf(Action step, int side) const {
        if (step.kind == ActionKind::Distract) {
            return figureAt(1 - side, step.b);
        }
        return step.kind == ActionKind::Play && step.c != Action::kNothing ? figureAt(side, step.c) : -1;
    }

    /// Keys of the figures with which a step of that kind would be legal now, joined by commas.
    [[nodiscard]] std::string optionsFor(Action step, int side) const {
        if (side != m_state.actor()) {
            return {};
        }
        ActionList list;
        Duel<L>::legal(m_state, m_rules, list);
        std::vector<int> cards;
        for (const Action legal : list) {
            if (legal.kind != step.kind) {
                continue;
            }
            int card = -1;
            if (step.kind == ActionKind::Play && legal.a == step.a) {
                const unsigned slot = legal.c != Action::kNothing ? legal.c : legal.b;
                card = slot != Action::kNothing ? figureAt(side, slot) : -1;
            } else if (step.kind == ActionKind::Distract && legal.a == step.a) {
                card = figureAt(1 - side, legal.b);
            } else if (step.kind == ActionKind::Collect || step.kind == ActionKind::UseExhaust) {
                card = figureAt(side, legal.a);
            }
            if (card >= 0 && std::find(cards.begin(), cards.end(), card) == cards.end()) {
                cards.push_back(card);
            }
        }
        std::string text;
        for (const int card : cards) {
            text += (text.empty() ? "" : ", ") + m_rules.keys[static_cast<std::size_t>(card)];
        }
        return text;
    }

    const State& m_state;
    const Rules& m_rules;
};

} // namespace blattwerk::engine::heldenhain
