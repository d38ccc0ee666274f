#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/lab/series.h"
#include "engine/systems/heldenhain/event_kind.h"
#include "engine/systems/heldenhain/series_measures.h"

#include <array>
#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// Counts, of the events of a game, what a series keeps; nothing is stored and nothing allocated.
class SeriesSink {
public:
    static constexpr bool kRecords = true;

    /// The others need not be made.
    static constexpr bool wants(EventKind kind) { return counts(kind); }
    /// A new game; counts go to the record, whose vectors have their sizes and are zero.
    void begin(lab::GameRecord& record);
    void record(const Event& event) {
        if (counts(static_cast<EventKind>(event.kind))) {
            note(event);
        }
    }
    /// Own turns that the side has begun.
    [[nodiscard]] int ownTurn(std::size_t side) const { return m_ownTurn[side]; }

private:
    /// A card and the side whose it is.
    struct Author {
        int card = -1;
        std::size_t side = 0;
    };

    static constexpr bool counts(EventKind kind) {
        switch (kind) {
        case EventKind::StartCharacter:
        case EventKind::MulliganTaken:
        case EventKind::TurnStarted:
        case EventKind::EnergyFilled:
        case EventKind::EnergyGained:
        case EventKind::EnergyCapped:
        case EventKind::EnergyPaid:
        case EventKind::CardDrawn:
        case EventKind::Recovered:
        case EventKind::Kept:
        case EventKind::CardPlayed:
        case EventKind::HqAbilityUsed:
        case EventKind::AssistUsed:
        case EventKind::ExhaustActionUsed:
        case EventKind::Triggered:
        case EventKind::Collected:
        case EventKind::Distracted:
        case EventKind::PointsGained:
        case EventKind::PointsStolen:
        case EventKind::PointsLost:
        case EventKind::StressAdded:
        case EventKind::Eliminated:
        case EventKind::Locked:
        case EventKind::LockRefused:
        case EventKind::PricePaid:
        case EventKind::Luck:
        case EventKind::LuckFailed:
        case EventKind::Reshuffled:
        case EventKind::ManualClause:
        case EventKind::Discarded:
        case EventKind::GuardHit:
            return true;
        default:
            return false;
        }
    }

    void note(const Event& event);
    void noteStress(std::size_t side, int amount);
    void notePoints(std::size_t side, int amount, SeriesMeasure source);
    void forgetHand(std::size_t side);
    void actsNow(std::size_t side, int card);
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }
    [[nodiscard]] lab::CardRecord& card(std::size_t side, int index) {
        return m_record->cards[side][static_cast<std::size_t>(index)];
    }

    lab::GameRecord* m_record = nullptr;
    std::array<int, 2> m_ownTurn = {};
    /// They stay in the hand through mulligans.
    std::array<FixedVector<std::int16_t, 16>, 2> m_startCharacters;
    /// Whose effect is running.
    Author m_source;
    /// Who gives stress to whom until something else happens: figures of both sides in a distraction.
    std::array<int, 2> m_fight = {-1, -1};
    bool m_collected = false;
};

} // namespace blattwerk::engine::heldenhain
