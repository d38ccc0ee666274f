#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Why a step of a seat is not possible. Rules in the order in which they tell most.
class Explanation {
public:
    Explanation(const State& state, Citations& out) : m_s(state), m_out(out) {}

    void ofOtherSeat(Action step, int seat) {
        if (m_s.phase != Phase::Match) {
            if (step.kind == ActionKind::Reveal) {
                cite(m_s.phase == Phase::Result ? RuleId{'R', 38} : RuleId{'R', 12});
            }
            cite({'D', 1});
        } else if (m_s.sideOf(seat) < 0) {
            cite({'R', 24});
        } else if (m_s.match.decision != DecisionKind::None) {
            cite({'D', 8});
        } else if (m_s.match.holder < 0) {
            cite(m_s.round > 1 || step.kind == ActionKind::Reveal ? RuleId{'R', 27} : RuleId{'R', 26});
        } else {
            cite({'R', 33});
            cite({'R', 30});
        }
    }

    void ofActor(Action step) {
        if (decides()) {
            cite({'D', 8});
        }
        const bool beforeFinal = m_s.phase == Phase::FinalRemove;
        switch (step.kind) {
        case ActionKind::ChooseLevel:
            cite(beforeFinal ? RuleId{'R', 56} : RuleId{'R', 16});
            if (m_s.deck.chosen) {
                cite({'A', 32});
            }
            break;
        case ActionKind::Pick:
            cite(beforeFinal ? RuleId{'R', 56} : m_s.phase == Phase::Remove ? RuleId{'R', 18} : RuleId{'R', 17});
            break;
        case ActionKind::Reroll:
            cite(beforeFinal ? RuleId{'R', 56} : RuleId{'R', 20});
            if (m_s.phase == Phase::Remove) {
                cite({'R', 21});
            } else if (m_s.deck.rerolls > 0) {
                cite({'A', 6});
            }
            break;
        case ActionKind::Remove:
            cite({'R', 22});
            break;
        case ActionKind::Continue:
            cite(m_s.phase == Phase::Deck ? (m_s.deck.chosen ? RuleId{'R', 18} : RuleId{'R', 17}) : RuleId{'R', 31});
            break;
        case ActionKind::Reveal:
            cite(m_s.phase == Phase::Result ? RuleId{'R', 38} : RuleId{'R', 12});
            break;
        case ActionKind::Choose:
            cite({'D', 8});
            break;
        case ActionKind::Concede:
            cite({'R', 1});
            break;
        }
    }

    void ofEnd() {
        cite(m_s.single                        ? RuleId{'R', 38}
             : m_s.ending == GameEnding::Final ? RuleId{'R', 57}
             : m_s.ending == GameEnding::Lead  ? RuleId{'R', 62}
                                               : RuleId{'R', 61});
    }

private:
    [[nodiscard]] bool decides() const {
        return (m_s.phase == Phase::Match ? m_s.match.decision : m_s.decision) != DecisionKind::None;
    }
    void cite(RuleId rule) {
        if (!m_out.full() && !m_out.contains(rule)) {
            m_out.push_back(rule);
        }
    }

    const State& m_s;
    Citations& m_out;
};

} // namespace

Citations Tournament::explain(const State& state, const Rules& rules, Action action, int seat) {
    Citations out;
    Explanation explanation(state, out);
    if (action.kind == ActionKind::Concede && mayConcede(state)) {
        return out;
    }
    if (state.over()) {
        explanation.ofEnd();
    } else if (seat != state.actor()) {
        explanation.ofOtherSeat(action, seat);
    } else if (!isLegal(state, rules, action)) {
        explanation.ofActor(action);
    }
    return out;
}

} // namespace blattwerk::engine::fahnenturnier
