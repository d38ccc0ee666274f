#pragma once

#include "engine/systems/heldenhain/greedy_worth.h"

#include <algorithm>
#include <optional>

namespace blattwerk::engine::heldenhain {

/// Steps of the side at turn whose outcome shows without carrying them out, because no text answers to them. What it
/// says of a step is exactly what carrying it out would show.
template<class L>
class QuietSteps {
public:
    /// `worth` is that of the state.
    QuietSteps(const State<L>& state, const Rules& rules, const GreedyWorth<L>& worth, int side)
        : m_state(state),
          m_rules(rules),
          m_worth(worth),
          m_queries(state, rules),
          m_side(side) {
        constexpr std::uint32_t kEliminated =
            bitOf(Trigger::OnElimSelf) | bitOf(Trigger::OnElimOwn) | bitOf(Trigger::OnElimEnemy);
        constexpr std::uint32_t kCollected = bitOf(Trigger::AfterCollectSelf) | bitOf(Trigger::AfterCollectOwn);
        constexpr std::uint32_t kDistracted = bitOf(Trigger::AfterDistractSelf) | bitOf(Trigger::AfterDistractOwn) |
                                              bitOf(Trigger::AfterDistracted) | kEliminated;
        constexpr unsigned kAboutStress = kAuraCover | kAuraRedirect | kAuraReplace | kAuraReduce;
        const std::uint32_t triggers = state.sides[0].triggers | state.sides[1].triggers;
        const Parameters& p = rules.parameters;
        const bool plainChecks = p.minStamina > 0 && p.eliminationCheck == EliminationCheck::AfterStep;
        const bool plain =
            plainChecks && !leads(0) && (m_queries.auras() & (unsigned{kAuraSelfRules} | kAuraFrailty)) == 0;
        m_collects = (state.sides[side].triggers & kCollected) == 0 && m_queries.statsAreSteady();
        m_distracts = (triggers & kDistracted) == 0;
        m_fights = plain && m_distracts && m_queries.statsAreSteady() && (m_queries.auras() & kAboutStress) == 0;
        m_plays = plain && m_queries.statsAreOwn();
    }

    /// The change of worth; nothing where it has to be tried.
    [[nodiscard]] std::optional<int> gain(Action step) const {
        switch (step.kind) {
        case ActionKind::Collect: {
            const int points = m_worth.pointValue(m_side, step.a);
            return m_collects && !leads(points) ? std::optional(m_worth.collecting(m_side, step.a, points))
                                                : std::nullopt;
        }
        case ActionKind::Distract:
            return m_fights ? fight(step.a, step.b) : std::nullopt;
        case ActionKind::Play:
            return m_plays ? play(step) : std::nullopt;
        default:
            return std::nullopt;
        }
    }
    /// A distraction gives no points.
    [[nodiscard]] bool cannotWin(Action step) const {
        return step.kind == ActionKind::Distract && m_distracts && !leads(0);
    }

private:
    using Change = typename GreedyWorth<L>::Change;

    /// Whether somebody has enough points, with so many more of the own side.
    [[nodiscard]] bool leads(int more) const {
        return std::max(m_state.sides[m_side].points + more, int{m_state.sides[1 - m_side].points}) >=
               std::min(m_rules.parameters.pointsToWin, greedy::kManyPoints);
    }

    [[nodiscard]] Change figureAt(int side, std::size_t slot) const {
        Change change;
        change.slot = slot;
        change.left = false;
        change.figure = m_state.sides[side].field[slot];
        std::copy_n(m_worth.stats(side, slot), 3, change.stats);
        return change;
    }
    /// HEL-R61, R62.
    void addStress(Change& change, int amount) const {
        const int stress = std::min(255, change.figure.stress + amount);
        change.figure.stress = static_cast<std::uint8_t>(stress);
        change.left = amount > 0 && stress >= std::max(m_rules.parameters.minStamina, change.stats[1]);
    }

    /// HEL-R58 to R64.
    [[nodiscard]] std::optional<int> fight(std::size_t slot, std::size_t target) const {
        Change own = figureAt(m_side, slot);
        Change its = figureAt(1 - m_side, target);
        const int dealt = std::max(0, own.stats[0]);
        const int taken = std::max(0, its.stats[0]);
        own.figure.stance.setReady(false);
        addStress(own, taken);
        addStress(its, dealt);
        if ((own.left || its.left) && !m_queries.statsAreOwn()) {
            return std::nullopt; // others may lose what the card gave them
        }
        const bool locks = dealt > 0 || m_rules.parameters.zeroEffortLocks;
        const bool refused = its.figure.stance.lock() == Lock::Served && m_rules.parameters.noChainLock;
        const bool banned = (m_queries.selfRules(figureRef(1 - m_side, target)) & bitOf(StaticKind::BanLock)) != 0;
        if (locks && !refused && !banned) {
            its.figure.stance.setLock(Lock::Locked);
        }
        return m_worth.changing(m_side, own, its);
    }

    /// HEL-R30.
    [[nodiscard]] std::optional<int> play(Action step) const {
        constexpr std::uint32_t kActs = bitOf(Trigger::OnPlay) | bitOf(Trigger::Body);
        const SideState<L>& own = m_state.sides[m_side];
        const CardInfo& info = m_queries.info(step.a);
        const std::uint32_t waits = isFigure(info.type)                ? bitOf(Trigger::AfterPlayFigure)
                                    : info.type == CardType::Equipment ? bitOf(Trigger::AfterPlayEquipment)
                                                                       : 0U;
        if ((info.triggers & kActs) != 0 || (own.triggers & waits) != 0 || step.b != Action::kNothing ||
            (info.auras != 0 && info.type != CardType::Headquarters)) {
            return std::nullopt;
        }
        const int paid = GreedyWorth<L>::ofHand(own.handCount - 1) - GreedyWorth<L>::ofHand(own.handCount) -
                         greedy::kEnergy * m_queries.cost(m_side, step.a);
        switch (info.type) {
        case CardType::Character:
        case CardType::Companion:
        case CardType::Illusion:
            return paid + figure(info, static_cast<typename L::Card>(step.a));
        case CardType::Equipment: {
            const std::optional<int> gain = equipment(info, static_cast<typename L::Card>(step.a), step.c);
            return gain ? std::optional(paid + *gain) : std::nullopt;
        }
        case CardType::Assist:
            return paid + greedy::kAssist;
        case CardType::Headquarters:
            return paid + (own.hq == State<L>::kNoCard ? greedy::kHq : 0);
        case CardType::Location:
            return paid;
        case CardType::ActionCard:
            break;
        }
        return std::nullopt;
    }
    [[nodiscard]] int figure(const CardInfo& info, typename L::Card card) const {
        Change change;
        change.slot = m_state.sides[m_side].fieldCount;
        change.left = false;
        change.figure.card = card;
        std::fill(std::begin(change.figure.equipment), std::end(change.figure.equipment), State<L>::kNoCard);
        change.figure.stance.setReady(true);
        change.figure.stance.setWaiting((info.selfRules & bitOf(StaticKind::NoWaiting)) == 0);
        m_queries.ownStats(change.figure, change.stats);
        return m_worth.changing(m_side, change);
    }
    [[nodiscard]] std::optional<int> equipment(const CardInfo& info, typename L::Card card, std::size_t bearer) const {
        Change change = figureAt(m_side, bearer);
        auto& worn = change.figure.equipment;
        const auto place = std::find(std::begin(worn), std::end(worn), State<L>::kNoCard);
        if (place - std::begin(worn) >= m_rules.parameters.equipmentPerCharacter) {
            return std::nullopt; // another one gives way
        }
        *place = card;
        for (std::size_t stat = 0; stat < 3; ++stat) {
            change.stats[stat] += info.bearer[stat];
        }
        const int stamina = std::max(m_rules.parameters.minStamina, change.stats[1]);
        return change.figure.stress < stamina ? std::optional(m_worth.changing(m_side, change)) : std::nullopt;
    }

    const State<L>& m_state;
    const Rules& m_rules;
    const GreedyWorth<L>& m_worth;
    Queries<L> m_queries;
    int m_side;
    bool m_collects;
    bool m_distracts;
    bool m_fights;
    bool m_plays;
};

} // namespace blattwerk::engine::heldenhain
