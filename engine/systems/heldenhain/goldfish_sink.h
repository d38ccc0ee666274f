#pragma once

#include "engine/core/event.h"
#include "engine/systems/heldenhain/event_kind.h"

#include <cstddef>
#include <span>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Keeps, of the events of a solo game, only those that its record counts: what the deck under test (side 0) does, and
/// locks and guards wherever they happen.
class GoldfishSink {
public:
    static constexpr bool kRecords = true;
    /// The others need not be made.
    static constexpr bool wants(EventKind kind) {
        return kind == EventKind::GuardHit || kind == EventKind::Locked || countsOfDeck(kind);
    }
    void record(const Event& event) {
        const auto kind = static_cast<EventKind>(event.kind);
        if (kind == EventKind::GuardHit || (event.args[0] == 0 ? countsOfDeck(kind) : kind == EventKind::Locked)) {
            if (m_count == m_events.size()) {
                m_events.resize(2 * m_count + 256);
            }
            m_events[m_count++] = event;
        }
    }
    [[nodiscard]] std::span<const Event> events() const { return {m_events.data(), m_count}; }
    /// Keeps the room for the next ones.
    void clear() { m_count = 0; }

private:
    [[nodiscard]] static constexpr bool countsOfDeck(EventKind kind) {
        switch (kind) {
        case EventKind::CardDrawn:
        case EventKind::Recovered:
        case EventKind::Kept:
        case EventKind::CardPlayed:
        case EventKind::EnergyPaid:
        case EventKind::Triggered:
        case EventKind::HqAbilityUsed:
        case EventKind::AssistUsed:
        case EventKind::ExhaustActionUsed:
        case EventKind::Collected:
        case EventKind::PointsGained:
        case EventKind::PointsStolen:
        case EventKind::EnergyFilled:
        case EventKind::EnergyGained:
        case EventKind::EnergyCapped:
        case EventKind::Discarded:
        case EventKind::PricePaid:
        case EventKind::Luck:
        case EventKind::LuckFailed:
        case EventKind::Reshuffled:
        case EventKind::Distracted:
            return true;
        default:
            return false;
        }
    }

    std::vector<Event> m_events;
    std::size_t m_count = 0;
};

} // namespace blattwerk::engine::heldenhain
