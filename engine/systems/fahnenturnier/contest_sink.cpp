#include "engine/systems/fahnenturnier/contest_sink.h"

namespace blattwerk::engine::fahnenturnier {

void ContestSink::begin(lab::SeatGameRecord& record, std::span<const std::uint16_t> layout,
                        std::span<const std::uint8_t> levels) {
    *this = ContestSink();
    m_record = &record;
    m_layout = layout;
    m_levels = levels;
}

void ContestSink::take(int seat, int card) {
    const auto at = static_cast<std::size_t>(card);
    lab::SeatCardRecord& taken = m_record->cards[m_layout[at]];
    ++taken.taken;
    taken.takers = static_cast<std::uint16_t>(taken.takers | 1U << static_cast<unsigned>(seat));
    constexpr ContestMeasure kTaken[] = {ContestMeasure::TakenA, ContestMeasure::TakenB, ContestMeasure::TakenC};
    add(kTaken[m_levels[at]], seat);
}

void ContestSink::record(const Event& event) {
    const std::array<std::int16_t, 5>& a = event.args;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::GuardHit:
        m_record->guardHit = true;
        break;
    case EventKind::RoundStarted:
        m_round = static_cast<std::size_t>(a[0]);
        break;
    case EventKind::Rerolled:
        add(ContestMeasure::Rerolls, a[0]);
        break;
    case EventKind::CardPicked:
        take(a[0], a[1]);
        break;
    case EventKind::ExtraPicked:
        // Not offered to anybody, so it says nothing about what people like: offered and taken at once.
        ++m_record->cards[m_layout[static_cast<std::size_t>(a[1])]].offered;
        take(a[0], a[1]);
        break;
    case EventKind::RemovedToTray:
    case EventKind::RemovedToBox:
        add(ContestMeasure::Removed, a[0]);
        break;
    case EventKind::MatchStarted:
    case EventKind::FinalStarted:
        m_round = static_cast<EventKind>(event.kind) == EventKind::FinalStarted ? 0 : m_round;
        m_bankFull = false;
        for (std::size_t side = 0; side < 2; ++side) {
            m_sides[side] = a[side];
            add(ContestMeasure::Matches, a[side]);
        }
        break;
    case EventKind::FlagTossed:
    case EventKind::Begins:
        m_beginner = a[0];
        add(ContestMeasure::Begun, a[0]);
        break;
    case EventKind::FlagTaken:
        add(ContestMeasure::Captures, a[0]);
        break;
    case EventKind::NoSeat:
    case EventKind::SeatsExceeded:
        m_bankFull = true;
        break;
    case EventKind::MatchWon: {
        const int loser = m_sides[0] == a[0] ? m_sides[1] : m_sides[0];
        add(ContestMeasure::MatchesWon, a[0]);
        add(ContestMeasure::BegunWon, a[0], m_beginner == a[0] ? 1 : 0);
        add(m_bankFull ? ContestMeasure::LostByBank : ContestMeasure::LostByAttack, loser);
        if (m_round > 0) {
            ++m_record->seats[static_cast<std::size_t>(a[0])].roundWins[m_round - 1];
        }
        break;
    }
    case EventKind::ManualClause:
        add(ContestMeasure::ManualClauses, a[0]);
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::fahnenturnier
