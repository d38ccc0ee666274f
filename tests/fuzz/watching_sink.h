#pragma once

#include "engine/systems/heldenhain/event_kind.h"
#include "engine/systems/heldenhain/game.h"

#include <map>
#include <utility>
#include <vector>

namespace blattwerk::tests {

/// Looks at the state in the middle of a step, where what the invariants HEL-I12, I14, I16, I17, I21, I26 and I34 speak
/// of can be seen.
template<class L>
class WatchingSink {
public:
    static constexpr bool kRecords = true;
    using State = engine::heldenhain::State<L>;
    using Kind = engine::heldenhain::EventKind;

    WatchingSink(const State& state, const engine::heldenhain::Rules& rules) : m_s(state), m_r(rules) {}

    void record(const engine::Event& event) {
        switch (static_cast<Kind>(event.kind)) {
        case Kind::Step:
            onStep(event.args[0]);
            break;
        case Kind::SkippedTurn:
            onSkip(event.args[0], event.args[1]);
            break;
        case Kind::Returned:
        case Kind::Eliminated:
        case Kind::Sacrificed:
        case Kind::PutToDiscard:
            m_skips.erase(std::pair<int, int>(event.args[0], event.args[1]));
            break;
        case Kind::TurnEnded:
            endOfTurn();
            break;
        case Kind::EnergyPaid:
            if (event.rule == engine::RuleId{'R', 31}) {
                demand(event.args[1] == m_cost && m_cost >= 0 && event.args[2] >= 0, 21);
            }
            break;
        case Kind::PointsLost:
            m_lost += event.args[1];
            break;
        case Kind::PointsStolen:
            demand(event.args[1] <= m_lost || m_r.parameters.stealGain == engine::heldenhain::StealGain::Full, 34);
            break;
        case Kind::CardDrawn:
            demand(m_step != 4 || m_s.turn > 1 || m_r.parameters.firstTurnDraw, 26);
            break;
        default:
            break;
        }
    }
    /// `cost` is what the step has to pay as the cost of a card, -1 if it plays none.
    void nextStep(int cost) {
        m_cost = cost;
        m_lost = 0;
        m_step = -1;
    }
    [[nodiscard]] const std::vector<int>& broken() const { return m_broken; }

private:
    /// Some parameters allow a figure to skip twice in a row (HEL-A28, HEL-A35).
    void onSkip(int side, int card) {
        const int turn = m_s.ownTurn(side);
        const auto last = m_skips.find({side, card});
        const bool twice = last != m_skips.end() && last->second >= turn - 1;
        const auto& p = m_r.parameters;
        demand(!twice || p.lockStacks || !p.noChainLock || p.readyClearsLock, 14);
        m_skips[{side, card}] = turn;
    }
    void onStep(int step) {
        // A card that ends the turn while it starts leaves out S4 (HEL-A76).
        demand(step == 0 || m_lastStep < 0 || step == m_lastStep + 1 || (m_lastStep == 3 && step == 5), 17);
        m_lastStep = step;
        m_step = step;
        if (step != 2) {
            return;
        }
        const auto& own = m_s.sides[m_s.active];
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const engine::heldenhain::Stance stance = own.field[slot].stance;
            const bool skips = stance.lock() == engine::heldenhain::Lock::Served || m_r.parameters.lockStacks;
            demand(!stance.waiting() && (stance.ready() || skips), 12);
        }
    }
    void endOfTurn() {
        demand(m_s.sides[m_s.active].handCount <= m_r.parameters.handLimit, 16);
        demand(m_s.queueCount == 0 && m_s.decision == engine::heldenhain::DecisionKind::None, 16);
        for (const auto& side : m_s.sides) {
            for (std::size_t slot = 0; slot < side.fieldCount; ++slot) {
                for (const std::int8_t bonus : side.field[slot].bonus) {
                    demand(bonus == 0, 16);
                }
            }
        }
    }
    void demand(bool holds, int number) {
        if (!holds) {
            m_broken.push_back(number);
        }
    }

    const State& m_s;
    const engine::heldenhain::Rules& m_r;
    std::map<std::pair<int, int>, int> m_skips;
    std::vector<int> m_broken;
    int m_cost = -1;
    int m_lost = 0;
    int m_step = -1;
    int m_lastStep = -1;
};

} // namespace blattwerk::tests
