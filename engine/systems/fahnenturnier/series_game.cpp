#include "engine/systems/fahnenturnier/series_game.h"

#include "engine/systems/fahnenturnier/match_effects.h"
#include "engine/systems/fahnenturnier/match_flow.h"
#include "engine/systems/fahnenturnier/match_resolver.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Steps after which a match is given up; the guards of the rules end every match long before.
constexpr int kMostSteps = 50000;

/// What a stream of chance is for; the side or the number of the attack is added.
enum Chance : unsigned { DeckOrder = 1, Setup, Attack, Player };

} // namespace

SeriesGame::SeriesGame(const MatchPairing& pairing, const LayoutCards& layout)
    : m_pairing(pairing),
      m_layout(layout),
      m_rules(pairing.cards->rules),
      m_players{fahnenturnier::Player(pairing.policies[0], m_rules),
                fahnenturnier::Player(pairing.policies[1], m_rules)},
      m_decks(pairing.decks) {}

bool SeriesGame::play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) {
    start(game, out);
    int attacks = -1;
    for (int steps = 0; !m_state.match.over() && steps < kMostSteps; ++steps) {
        if (stop.stop_requested()) {
            return false;
        }
        MatchState& match = m_state.match;
        if (const int now = static_cast<int>(out.race.size()); now != attacks) {
            attacks = now;
            match.rng = Rng(streamSeed(m_seed, Chance::Attack, static_cast<std::uint64_t>(now)));
        }
        const auto side = static_cast<std::size_t>(match.actor());
        const Action step = match.decision == DecisionKind::None ? action(ActionKind::Reveal) : next(side, stop);
        MatchResolver<SeriesSink>(match, m_rules, m_sink).apply(step);
    }
    finish(out);
    return true;
}

Action SeriesGame::next(std::size_t side, const std::stop_token& stop) {
    m_record->measures[static_cast<std::size_t>(SeriesMeasure::Decisions)][side] += 1;
    if (!m_pairing.plain[side]) {
        return m_players[side].choose(m_state, stop);
    }
    if (m_state.match.decision == DecisionKind::Optional) {
        return choose(ChoiceKind::No);
    }
    ActionList list;
    FlagMatch::legal(m_state.match, m_rules, list);
    return list[0];
}

void SeriesGame::start(std::uint64_t game, lab::GameRecord& out) {
    m_record = &out;
    out.guardHit = false;
    out.first = static_cast<std::uint8_t>(game % 2);
    out.race.clear();
    out.measures.assign(kSeriesMeasures, {});
    for (auto& cards : out.cards) {
        cards.assign(m_layout.keys.size(), {});
    }
    m_seed = m_pairing.seed + game / 2;
    MatchStart start;
    for (std::size_t side = 0; side < 2; ++side) {
        // Shuffled here, so that what one side's deck needs of chance does not move the other's.
        m_decks[side] = m_pairing.decks[side];
        Rng(streamSeed(m_seed, Chance::DeckOrder, side)).shuffle(std::span<CardNo>(m_decks[side]));
        start.sides[side].deck = m_decks[side];
        start.sides[side].bot = m_pairing.isBot(side);
        m_players[side].begin(streamSeed(m_seed, Chance::Player, side));
        out.measures[static_cast<std::size_t>(SeriesMeasure::DeckSize)][side] = static_cast<int>(m_decks[side].size());
    }
    start.shuffle = false;
    start.seed = streamSeed(m_seed, Chance::Setup, 0);
    start.first = out.first;
    start.fansLeft = m_rules.parameters.fanCap > 0 ? m_rules.parameters.fanCap : -1;
    // No event before the first card counts.
    NullSink none;
    m_state = Tournament::startMatch(m_rules, start, none);
    m_sink.begin(out, m_layout.index);
}

void SeriesGame::finish(lab::GameRecord& out) {
    m_sink.finish();
    const MatchState& match = m_state.match;
    const auto end = !match.over()                               ? SeriesEnd::Steps
                     : match.ending == MatchEnding::AttackFailed ? SeriesEnd::AttackFailed
                     : match.ending == MatchEnding::BankFull     ? SeriesEnd::BankFull
                                                                 : SeriesEnd::Limit;
    out.endReason = static_cast<std::uint8_t>(end);
    out.guardHit = out.guardHit || end == SeriesEnd::Limit || end == SeriesEnd::Steps;
    out.outcome = end == SeriesEnd::Steps ? lab::Outcome::Aborted
                  : match.winner == 0     ? lab::Outcome::SideA
                                          : lab::Outcome::SideB;
    // The attack that did not take the flag is the last turn.
    if (out.race.empty() || end == SeriesEnd::AttackFailed || m_sink.attackGoesOn()) {
        out.race.push_back(out.race.empty() ? std::array<std::int16_t, 2>{} : out.race.back());
    }
    out.turns = static_cast<std::uint16_t>(out.race.size());
    const auto add = [&](SeriesMeasure measure, std::size_t side, int amount) {
        out.measures[static_cast<std::size_t>(measure)][side] += amount;
    };
    if (match.over()) {
        const std::size_t loser = match.winner == 0 ? 1 : 0;
        add(SeriesMeasure::LostByAttack, loser, end == SeriesEnd::AttackFailed ? 1 : 0);
        add(SeriesMeasure::LostByBank, loser, end == SeriesEnd::BankFull ? 1 : 0);
    }
    const MatchValues values(match, m_rules);
    for (std::size_t side = 0; side < 2; ++side) {
        add(SeriesMeasure::SeatsUsed, side, values.seatsUsed(static_cast<int>(side)));
        const int left = static_cast<int>(match.sides[side].deck.size());
        add(SeriesMeasure::DeckUsed, side, std::max(static_cast<int>(m_decks[side].size()) - left, 0));
        for (const HalfCard& card : match.sides[side].half) {
            out.cards[side][m_layout.index[card.card]].involved = end == SeriesEnd::Steps;
        }
    }
}

} // namespace blattwerk::engine::fahnenturnier
