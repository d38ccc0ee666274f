#include "engine/systems/heldenhain/series_sink.h"

namespace blattwerk::engine::heldenhain {

void SeriesSink::begin(lab::GameRecord& record) {
    m_record = &record;
    m_ownTurn = {};
    m_startCharacters[0].clear();
    m_startCharacters[1].clear();
    m_source = {};
    m_fight = {-1, -1};
    m_collected = false;
}

void SeriesSink::actsNow(std::size_t side, int card) {
    m_source = {card, side};
    m_fight = {-1, -1};
    m_collected = false;
}

/// A mulligan gives back all but the start characters: what was drawn before does not count.
void SeriesSink::forgetHand(std::size_t side) {
    for (lab::CardRecord& card : m_record->cards[side]) {
        card.drawn = 0;
    }
    for (const std::int16_t index : m_startCharacters[side]) {
        ++card(side, index).drawn;
    }
}

void SeriesSink::noteStress(std::size_t side, int amount) {
    const std::size_t other = 1 - side;
    if (m_fight[other] >= 0) {
        add(SeriesMeasure::StressDealt, other, amount);
        lab::CardRecord& by = card(other, m_fight[other]);
        by.stress = static_cast<std::int16_t>(by.stress + amount);
    } else if (m_source.card >= 0 && m_source.side == other) {
        add(SeriesMeasure::StressDealt, other, amount);
        lab::CardRecord& by = card(other, m_source.card);
        by.stress = static_cast<std::int16_t>(by.stress + amount);
    } else {
        add(SeriesMeasure::OwnStress, side, amount);
    }
}

void SeriesSink::notePoints(std::size_t side, int amount, SeriesMeasure source) {
    if (m_collected) {
        m_collected = false;
        add(SeriesMeasure::PointsCollected, side, amount);
        return;
    }
    add(source, side, amount);
    if (m_source.card >= 0 && m_source.side == side) {
        lab::CardRecord& by = card(side, m_source.card);
        by.points = static_cast<std::int16_t>(by.points + amount);
    }
}

void SeriesSink::note(const Event& event) {
    const auto kind = static_cast<EventKind>(event.kind);
    const std::array<std::int16_t, 5>& a = event.args;
    if (kind == EventKind::GuardHit) {
        m_record->guardHit = true;
        return;
    }
    const auto side = static_cast<std::size_t>(a[0]);
    switch (kind) {
    case EventKind::StartCharacter:
        if (!m_startCharacters[side].full()) {
            m_startCharacters[side].push_back(a[1]);
        }
        ++card(side, a[1]).drawn;
        break;
    case EventKind::MulliganTaken:
        add(SeriesMeasure::Mulligans, side);
        forgetHand(side);
        break;
    case EventKind::TurnStarted:
        ++m_ownTurn[side];
        actsNow(side, -1);
        break;
    case EventKind::EnergyFilled:
    case EventKind::EnergyGained:
        add(SeriesMeasure::EnergyGained, side, a[1]);
        break;
    case EventKind::EnergyCapped:
        add(SeriesMeasure::EnergyLost, side, a[1]);
        break;
    case EventKind::EnergyPaid:
        add(SeriesMeasure::EnergySpent, side, a[1]);
        break;
    case EventKind::CardDrawn:
        if (a[1] >= 0) {
            ++card(side, a[1]).drawn;
        }
        if (m_ownTurn[0] + m_ownTurn[1] > 0) {
            add(SeriesMeasure::CardsDrawn, side);
        }
        break;
    case EventKind::Recovered:
    case EventKind::Kept:
        ++card(side, a[1]).drawn;
        break;
    case EventKind::CardPlayed: {
        lab::CardRecord& played = card(side, a[1]);
        played.firstTurn = played.plays == 0 ? static_cast<std::uint16_t>(m_ownTurn[side]) : played.firstTurn;
        ++played.plays;
        add(SeriesMeasure::CardsPlayed, side);
        actsNow(side, a[1]);
        break;
    }
    case EventKind::HqAbilityUsed:
    case EventKind::AssistUsed:
    case EventKind::ExhaustActionUsed:
    case EventKind::Triggered:
        actsNow(side, a[1]);
        break;
    case EventKind::Collected: {
        lab::CardRecord& collector = card(side, a[1]);
        collector.points = static_cast<std::int16_t>(collector.points + a[2]);
        m_collected = a[2] > 0;
        break;
    }
    case EventKind::Distracted:
        m_fight[side] = a[1];
        m_fight[1 - side] = a[2];
        add(SeriesMeasure::Distractions, side);
        break;
    case EventKind::PointsGained:
        notePoints(side, a[1], SeriesMeasure::PointsByEffect);
        break;
    case EventKind::PointsStolen:
        notePoints(side, a[1], SeriesMeasure::PointsStolen);
        break;
    case EventKind::PointsLost:
        add(SeriesMeasure::PointsLost, side, a[1]);
        break;
    case EventKind::StressAdded:
        noteStress(side, a[2]);
        break;
    case EventKind::Eliminated:
        add(SeriesMeasure::FiguresLost, side);
        break;
    case EventKind::Locked:
        add(SeriesMeasure::Locks, 1 - side);
        break;
    case EventKind::LockRefused:
        add(SeriesMeasure::RefusedLocks, 1 - side);
        break;
    case EventKind::PricePaid:
        add(SeriesMeasure::PricesPaid, side);
        break;
    case EventKind::Luck:
    case EventKind::LuckFailed:
        add(SeriesMeasure::LuckTries, side);
        add(SeriesMeasure::LuckSuccesses, side, kind == EventKind::Luck ? 1 : 0);
        break;
    case EventKind::Reshuffled:
        add(SeriesMeasure::Reshuffles, side);
        break;
    case EventKind::ManualClause:
        add(SeriesMeasure::ManualClauses, side);
        break;
    case EventKind::Discarded:
        add(SeriesMeasure::DiscardedAtLimit, side, event.rule == RuleId{'R', 39} ? 1 : 0);
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::heldenhain
