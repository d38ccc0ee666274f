#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/legal.h"

#include <initializer_list>

namespace blattwerk::engine::modulspiel {

namespace {

/// Why a step of the side at turn is not possible. Rules in the order in which they tell most.
class Explanation {
public:
    Explanation(const State& state, const Rules& rules, Citations& out)
        : m_s(state),
          m_r(rules),
          m_legality(state, rules),
          m_side(state.active),
          m_out(out) {}

    void explain(Action step) {
        switch (step.kind) {
        case ActionKind::Draft:
            if (m_s.phase == Phase::Draft) {
                cite({{'R', 2}});
            }
            cite({{'R', 3}});
            break;
        case ActionKind::Play:
        case ActionKind::Overlay:
            playing(step);
            break;
        case ActionKind::CoffeeBreak:
            if (isOwn(step.a) && step.b < kPlaceCount && m_legality.values().freeSlots(m_side, step.b) == 0) {
                cite({{'R', 11}});
            }
            cite({{'R', 25}});
            break;
        case ActionKind::Buy:
            buying(step);
            break;
        case ActionKind::UseCertificate:
            cite({{'R', 71}});
            break;
        case ActionKind::TakeBack:
            cite({{'R', 36}});
            if (m_s.acted) {
                cite({{'D', 10}});
            }
            break;
        default:
            cite({{'R', 14}});
            break;
        }
    }

private:
    void cite(std::initializer_list<RuleId> rules) {
        for (const RuleId rule : rules) {
            if (!m_out.full() && !m_out.contains(rule)) {
                m_out.push_back(rule);
            }
        }
    }
    [[nodiscard]] bool isOwn(CardNo card) const { return m_legality.isInHand(m_side, card); }

    void playing(Action step) {
        const bool overlay = step.kind == ActionKind::Overlay;
        if (!isOwn(step.a) || m_r.info(step.a).type != CardType::Intervention) {
            cite({{'R', 17}});
            return;
        }
        if (overlay) {
            const bool own = step.b < kSpots && sideOf(step.b) == m_side && m_s.top(step.b).there();
            if (!own) {
                cite({{'R', 20}});
            } else {
                if (!m_s.top(step.b).faceUp && !m_r.parameters.overlayOnCoffee) {
                    cite({{'R', 20}, {'A', 26}});
                }
                if (!m_legality.mayLieAt(step.a, locationOf(step.b))) {
                    cite({{'R', 24}, {'R', 17}});
                }
            }
        } else if (step.b >= kPlaceCount || !m_legality.mayLieAt(step.a, step.b)) {
            cite({{'R', 17}});
        } else if (m_legality.values().freeSlots(m_side, step.b) == 0) {
            cite({{'R', 11}});
        }
        const bool poor = !m_legality.canPay(m_side, step.a);
        const bool wrong =
            (step.fault & Action::kPaysWrongly) != 0 || (step.mask != 0 && !m_legality.pays(m_side, step.a, step.mask));
        if ((step.fault & Action::kPaysItself) != 0) {
            cite({{'R', 19}, {'R', 18}});
        } else if (poor) {
            cite({{'R', 18}, {'R', 19}});
        } else if (wrong) {
            cite({{'R', 18}});
        }
        if (overlay && ((step.fault & Action::kPaysItself) != 0 || poor || wrong)) {
            cite({{'R', 24}});
        }
    }

    void buying(Action step) {
        if (!m_legality.isOnDisplay(m_side, step.a) ||
            m_legality.values().price(m_side, step.a) > m_s.sides[m_side].euro) {
            cite({{'R', 28}});
        }
        if (step.a < m_r.instances.size() && m_r.info(step.a).type == CardType::WorkTool) {
            if (step.b >= kPlaceCount || !m_legality.mayLieAt(step.a, step.b) ||
                !m_legality.values().hasToolRoom(m_side, step.b)) {
                cite({{'R', 29}, {'A', 39}});
            }
        } else if (step.b != Action::kNothing) {
            cite({{'R', 28}, {'R', 29}});
        }
    }

    const State& m_s;
    const Rules& m_r;
    Legality m_legality;
    int m_side;
    Citations& m_out;
};

/// The rule that the open decision comes from.
RuleId ruleOf(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Effort:
        return {'R', 18};
    case DecisionKind::Reserve:
        return {'R', 55};
    case DecisionKind::Overflow:
        return {'R', 38};
    case DecisionKind::QuarterText:
        return {'R', 58};
    case DecisionKind::Location:
        return {'R', 60};
    case DecisionKind::TherapyTarget:
    case DecisionKind::DisplayCard:
        return {'R', 61};
    case DecisionKind::ToolPlace:
        return {'R', 29};
    case DecisionKind::Certificate:
        return {'R', 65};
    default:
        return {'D', 4};
    }
}

} // namespace

Citations ModuleGame::explain(const State& state, const Rules& rules, Action action, int side) {
    Citations out;
    if (state.over()) {
        out.push_back({'R', 6});
        if (state.ending == Ending::SameLocation) {
            out.push_back({'R', 7});
        }
        return out;
    }
    if (action.kind == ActionKind::Concede) {
        return out;
    }
    if (side != state.actor()) {
        if (state.phase == Phase::Draft) {
            out.push_back({'R', 3});
        }
        if (state.phase != Phase::Draft && state.sides[side].passed) {
            out.push_back({'R', 33});
        }
        out.push_back({'R', 15});
        return out;
    }
    if (action.fault == 0 && isLegal(state, rules, action)) {
        return out;
    }
    if (state.decision != DecisionKind::None) {
        out.push_back(ruleOf(state.decision));
        if (state.sides[side].passed && action.kind != ActionKind::Choose) {
            out.push_back({'R', 33});
        }
        out.push_back({'R', 15});
        return out;
    }
    if (state.phase == Phase::Draft && action.kind != ActionKind::Draft) {
        out.push_back({'R', 3});
        return out;
    }
    Explanation(state, rules, out).explain(action);
    return out;
}

} // namespace blattwerk::engine::modulspiel
