#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/legal.h"

namespace blattwerk::engine::ikonen {

namespace {

RuleId ruleOf(Ending ending) {
    switch (ending) {
    case Ending::UsedUp:
        return {'R', 33};
    case Ending::Prizes:
        return {'R', 34};
    default:
        return {'R', 32};
    }
}

/// Why a step of the side at turn is not possible. Rules in the order in which they tell most.
class Explanation {
public:
    Explanation(const State& state, const Rules& rules, Citations& out)
        : m_s(state),
          m_r(rules),
          m_p(rules.parameters),
          m_legality(state, rules),
          m_out(out) {}

    void explain(Action step) {
        switch (step.kind) {
        case ActionKind::Next:
        case ActionKind::EndTurn:
            leaving(step.kind);
            break;
        case ActionKind::Place:
            placing(step);
            break;
        case ActionKind::Flip:
            cite(m_p.flipVoluntary ? RuleId{'R', 23} : RuleId{'D', 5});
            break;
        case ActionKind::Attach:
            attaching(step);
            break;
        case ActionKind::Attack:
            attacking(step);
            break;
        case ActionKind::TakePrize:
            cite({'R', 24});
            break;
        case ActionKind::Draw:
            if (m_s.phase == Phase::Draw && m_s.turn == 1 && !m_p.firstTurnDraw) {
                cite({'A', 24});
            }
            cite({'R', 16});
            break;
        case ActionKind::Concede:
            break;
        case ActionKind::Choose:
            cite({'D', 8});
            break;
        }
    }

private:
    void cite(RuleId rule) {
        if (!m_out.full() && !m_out.contains(rule)) {
            m_out.push_back(rule);
        }
    }

    void leaving(ActionKind kind) {
        if (m_s.phase == Phase::Prize) {
            cite(kind == ActionKind::Next ? RuleId{'A', 30} : RuleId{'R', 24});
            return;
        }
        if (m_s.phase == Phase::Place && m_legality.mustPlace()) {
            cite({'A', 17});
        }
        if (m_legality.mustDraw()) {
            cite({'A', 2});
        }
    }

    void placing(Action step) {
        if (!m_r.isIcon(step.a)) {
            cite({'R', 2});
        } else if (m_s.attacked && !m_p.placeAfterAttack) {
            cite({'D', 6});
        } else if (m_s.phase == Phase::Place && m_legality.mayPlaceMore() && !m_legality.hasRoom()) {
            cite({'R', 12});
            cite({'A', 4});
        }
        cite({'R', 12});
    }

    void attaching(Action step) {
        const bool there = step.b < kPlaces && m_s.icon(static_cast<Spot>(step.b)).there();
        if (m_s.phase == Phase::Attach && there && m_s.attached < m_p.attachPerTurn && !m_r.isIcon(step.a)) {
            const PlacedIcon& icon = m_s.icon(static_cast<Spot>(step.b));
            const bool own = step.b / kMostIcons == m_s.active;
            if (!own) {
                cite({'A', 11});
            } else if (!m_legality.hasRoom(icon)) {
                cite({'R', 5});
            } else if (!icon.faceUp && !m_p.attachFaceDown) {
                cite({'A', 12});
            } else if (m_p.attachScope == AttachScope::ThisTurn && !icon.isNew) {
                cite({'A', 8});
            }
        }
        cite({'R', 14});
    }

    void attacking(Action step) {
        const SideState& own = m_s.sides[m_s.active];
        const SideState& other = m_s.sides[1 - m_s.active];
        if (!m_legality.attackStepExists()) {
            cite({'R', 18});
        }
        const bool nobody = other.iconCount() == 0 && m_p.attackEmpty == AttackEmpty::Forbidden;
        if (own.iconCount() == 0 || nobody) {
            cite({'D', 4});
        }
        if (m_s.phase != Phase::Attack || m_s.attacksLeft == 0) {
            cite({'R', 20});
        } else if (m_out.empty()) {
            const bool both = step.a < kMostIcons && own.field[step.a].there() &&
                              (step.b < kMostIcons ? other.field[step.b].there() : other.iconCount() == 0);
            const bool value = step.c <= static_cast<unsigned>(Value::Sat);
            cite(!value ? RuleId{'R', 20} : both ? RuleId{'A', 29} : RuleId{'D', 4});
        }
    }

    const State& m_s;
    const Rules& m_r;
    const Parameters& m_p;
    Legality m_legality;
    Citations& m_out;
};

} // namespace

Citations Duel::explain(const State& state, const Rules& rules, Action action, int side) {
    Citations out;
    if (state.over()) {
        out.push_back(ruleOf(state.ending));
        return out;
    }
    if (action.kind == ActionKind::Concede) {
        return out;
    }
    if (side != state.actor()) {
        out.push_back({'R', 17});
        return out;
    }
    ActionList list;
    legal(state, rules, list);
    if (list.contains(action)) {
        return out;
    }
    if (state.decision != DecisionKind::None) {
        out.push_back({'R', 17});
        out.push_back({'D', 8});
        return out;
    }
    Explanation(state, rules, out).explain(action);
    return out;
}

} // namespace blattwerk::engine::ikonen
