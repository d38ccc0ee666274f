#include "engine/systems/ikonen/series_sink.h"

namespace blattwerk::engine::ikonen {

void SeriesSink::begin(lab::GameRecord& record, std::span<const std::uint16_t> layout) {
    m_record = &record;
    m_layout = layout;
    m_ownTurn[0] = m_ownTurn[1] = 0;
    m_fight[0] = m_fight[1] = -1;
    m_winner = -1;
}

void SeriesSink::play(std::size_t side, int index) {
    lab::CardRecord& played = card(side, index);
    played.firstTurn = played.plays == 0 ? static_cast<std::uint16_t>(m_ownTurn[side]) : played.firstTurn;
    ++played.plays;
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
    case EventKind::MulliganTaken:
    case EventKind::Redealt:
        add(kind == EventKind::Redealt ? SeriesMeasure::Redeals : SeriesMeasure::Mulligans, side);
        for (lab::CardRecord& own : m_record->cards[side]) {
            own.drawn = 0;
        }
        break;
    case EventKind::TurnStarted:
        ++m_ownTurn[side];
        m_winner = -1;
        break;
    case EventKind::CardDrawn:
        ++card(side, a[1]).drawn;
        if (m_ownTurn[0] + m_ownTurn[1] > 0) {
            add(SeriesMeasure::CardsDrawn, side);
        }
        break;
    case EventKind::Recovered:
        ++card(side, a[1]).drawn;
        break;
    case EventKind::PrizeSwapped:
        ++card(side, a[2]).drawn;
        break;
    case EventKind::IconPlaced:
    case EventKind::IconPlacedHidden:
        add(SeriesMeasure::IconsPlaced, side);
        add(SeriesMeasure::IconsFaceUp, side, kind == EventKind::IconPlaced ? 1 : 0);
        play(side, a[1]);
        break;
    case EventKind::Attached:
    case EventKind::AttachedHidden:
        add(SeriesMeasure::Attached, side);
        play(side, a[1]);
        break;
    case EventKind::Attacked:
        add(SeriesMeasure::Attacks, side);
        m_attacker = side;
        m_winner = -1;
        break;
    case EventKind::Compared:
        m_fight[0] = a[0];
        m_fight[1] = a[1];
        break;
    case EventKind::FightWon:
    case EventKind::FightLost:
        add(kind == EventKind::FightWon ? SeriesMeasure::FightsWon : SeriesMeasure::FightsLost, side);
        m_winningSide = kind == EventKind::FightWon ? side : 1 - side;
        m_winner = m_fight[kind == EventKind::FightWon ? 0 : 1];
        break;
    case EventKind::TieWon:
        add(side == m_attacker ? SeriesMeasure::FightsWon : SeriesMeasure::FightsLost, m_attacker);
        m_winningSide = side;
        m_winner = a[1];
        break;
    case EventKind::FightTied:
        add(SeriesMeasure::FightsTied, m_attacker);
        break;
    case EventKind::Defeated:
        add(SeriesMeasure::IconsLost, side);
        break;
    case EventKind::Saved:
        add(SeriesMeasure::Saved, side);
        break;
    case EventKind::PrizeTaken:
        add(SeriesMeasure::PrizesTaken, side);
        if (m_winner >= 0 && side == m_winningSide) {
            ++card(side, m_winner).points;
        }
        break;
    case EventKind::PrizeDeclined:
        add(SeriesMeasure::PrizesDeclined, side);
        break;
    case EventKind::Triggered:
    case EventKind::TriggeredHidden:
        add(SeriesMeasure::TextsActed, side);
        break;
    case EventKind::ManualClause:
        add(SeriesMeasure::ManualClauses, side);
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::ikonen
