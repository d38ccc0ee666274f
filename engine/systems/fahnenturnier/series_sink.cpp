#include "engine/systems/fahnenturnier/series_sink.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::fahnenturnier {

namespace {

std::int16_t added(std::int16_t value, int amount) {
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(std::clamp(value + amount, -kMost, kMost));
}

} // namespace

void SeriesSink::begin(lab::GameRecord& record, std::span<const std::uint16_t> layout) {
    *this = SeriesSink();
    m_record = &record;
    m_layout = layout;
}

void SeriesSink::holds(std::size_t side, int index, int strength) {
    settle();
    add(SeriesMeasure::FlagCards, side);
    add(SeriesMeasure::Defence, side, strength);
    m_flag = index;
    m_holder = side;
    m_withstood = 0;
    m_sum = 0;
    m_cards = 0;
}

void SeriesSink::settle() {
    if (m_flag >= 0) {
        lab::CardRecord& held = card(m_holder, m_flag);
        held.stress = added(held.stress, m_withstood);
        m_flag = -1;
    }
}

void SeriesSink::record(const Event& event) {
    const std::array<std::int16_t, 5>& a = event.args;
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::GuardHit) {
        m_record->guardHit = true;
        return;
    }
    const std::size_t side = a[0] == 1 ? 1 : 0;
    switch (kind) {
    case EventKind::Revealed:
        ++card(side, a[1]).drawn;
        m_lastRevealed = a[1];
        if (m_flag >= 0) {
            add(SeriesMeasure::CardsRevealed, side);
            m_attacks[side] += m_cards == 0 ? 1 : 0;
            add(SeriesMeasure::Attacks, side, m_cards == 0 ? 1 : 0);
            ++m_cards;
        }
        break;
    case EventKind::FlagPlaced:
        holds(side, a[1], a[2]);
        break;
    case EventKind::AttackSum: {
        lab::CardRecord& revealed = card(side, m_lastRevealed);
        revealed.points = added(revealed.points, a[1] - m_sum);
        m_sum = a[1];
        m_withstood = a[1] < a[2] ? std::max<int>(m_withstood, a[1]) : m_withstood;
        break;
    }
    case EventKind::FlagTaken: {
        lab::CardRecord& taking = card(side, a[1]);
        taking.firstTurn = taking.plays == 0 ? static_cast<std::uint16_t>(m_attacks[side]) : taking.firstTurn;
        ++taking.plays;
        ++m_captures[side];
        add(SeriesMeasure::Captures, side);
        add(SeriesMeasure::CaptureCards, side, m_cards);
        add(SeriesMeasure::FlagChanges, 0);
        holds(side, a[1], a[2]);
        m_record->race.push_back({static_cast<std::int16_t>(m_captures[0]), static_cast<std::int16_t>(m_captures[1])});
        break;
    }
    case EventKind::FansGained:
        add(SeriesMeasure::FansGained, side, a[2]);
        break;
    case EventKind::FansLost:
        add(SeriesMeasure::FansLost, side, a[2]);
        break;
    case EventKind::Milled:
        add(SeriesMeasure::CardsMilled, side);
        break;
    case EventKind::Triggered:
        add(SeriesMeasure::TextsActed, side);
        break;
    case EventKind::ManualClause:
        add(SeriesMeasure::ManualClauses, side);
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::fahnenturnier
