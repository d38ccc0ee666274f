#include "engine/systems/ikonen/series_game.h"

#include "engine/core/digest.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

/// Steps after which a game is given up; the guards of the rules end every game long before.
constexpr int kMostSteps = 50000;

/// What a stream of chance is for; the turn or side is added.
enum class Chance : std::uint64_t { Deck = 1, Setup, Turn, Player };

std::uint64_t streamSeed(std::uint64_t seed, Chance purpose, std::uint64_t number) {
    Digest digest;
    digest.add(seed);
    digest.add(static_cast<std::uint64_t>(purpose) << 32U | number);
    return digest.value();
}

lab::Outcome outcomeOf(Winner winner) {
    switch (winner) {
    case Winner::SideA:
        return lab::Outcome::SideA;
    case Winner::SideB:
        return lab::Outcome::SideB;
    case Winner::Draw:
        return lab::Outcome::Draw;
    default:
        return lab::Outcome::Aborted;
    }
}

bool acts(ActionKind kind) {
    return kind == ActionKind::Place || kind == ActionKind::Attach || kind == ActionKind::Attack;
}

} // namespace

LayoutCards::LayoutCards(const Rules& rules) : keys(rules.keys) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (const std::string& key : rules.keys) {
        index.push_back(static_cast<std::uint16_t>(std::lower_bound(keys.begin(), keys.end(), key) - keys.begin()));
    }
}

std::vector<std::uint16_t> LayoutCards::different(const Rules& rules, int side) const {
    std::vector<std::uint16_t> cards;
    for (const std::uint8_t card : rules.decks[side]) {
        cards.push_back(index[card]);
    }
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

SeriesGame::SeriesGame(const SeriesDuel& duel)
    : m_duel(duel),
      m_rules(*duel.rules),
      m_players{Player(duel.policies[0], m_rules), Player(duel.policies[1], m_rules)},
      m_decks(duel.decks),
      m_state(Duel::emptyTable(0)) {}

bool SeriesGame::play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) {
    m_record = &out;
    start(game);
    for (int steps = 0; !m_state.over() && steps < kMostSteps; ++steps) {
        if (stop.stop_requested()) {
            return false;
        }
        step();
    }
    finish();
    return true;
}

void SeriesGame::start(std::uint64_t game) {
    lab::GameRecord& out = *m_record;
    out.guardHit = false;
    out.first = static_cast<std::uint8_t>(game % 2);
    out.race.clear();
    out.measures.assign(kSeriesMeasures, {});
    for (auto& cards : out.cards) {
        cards.assign(m_duel.cards->keys.size(), {});
    }
    m_seed = m_duel.seed + game / 2;
    m_chanceOfTurn = 0;
    m_alive = false;
    GameStart start;
    for (std::size_t side = 0; side < 2; ++side) {
        // Shuffled here, so that what one side's deck needs of chance does not move the other's.
        std::copy(m_duel.decks[side].begin(), m_duel.decks[side].end(), m_decks[side].begin());
        Rng(streamSeed(m_seed, Chance::Deck, side)).shuffle(std::span<std::uint8_t>(m_decks[side]));
        start.decks[side] = m_decks[side];
        m_players[side].begin(streamSeed(m_seed, Chance::Player, side));
    }
    start.shuffle = false;
    start.seed = streamSeed(m_seed, Chance::Setup, 0);
    start.first = out.first;
    m_sink.begin(out, m_duel.cards->index);
    m_state = Duel::start(m_rules, start, m_sink);
}

void SeriesGame::step() {
    if (m_state.turn != m_chanceOfTurn) {
        m_chanceOfTurn = m_state.turn;
        m_state.rng = Rng(streamSeed(m_seed, Chance::Turn, m_state.turn));
    }
    const auto actor = static_cast<std::size_t>(m_state.actor());
    const auto active = static_cast<std::size_t>(m_state.active);
    const int turn = m_state.turn;
    const Action chosen = m_players[actor].choose(m_state);
    add(SeriesMeasure::Decisions, actor);
    m_alive = m_alive || acts(chosen.kind);
    Duel::apply(m_state, m_rules, chosen, m_sink);
    if (m_state.turn != turn || m_state.over()) {
        noteTurnEnd(active);
    }
}

void SeriesGame::noteTurnEnd(std::size_t side) {
    add(SeriesMeasure::DeadTurns, side, m_alive ? 0 : 1);
    m_alive = false;
    m_record->race.push_back(
        {static_cast<std::int16_t>(m_state.sides[0].wonCount), static_cast<std::int16_t>(m_state.sides[1].wonCount)});
    for (std::size_t owner = 0; owner < 2; ++owner) {
        add(SeriesMeasure::IconTurns, owner, static_cast<int>(m_state.sides[owner].iconCount()));
    }
}

void SeriesGame::finish() {
    lab::GameRecord& out = *m_record;
    const bool tooLong = !m_state.over();
    out.outcome = tooLong ? lab::Outcome::Aborted : outcomeOf(m_state.winner);
    out.endReason =
        static_cast<std::uint8_t>(tooLong ? static_cast<int>(Ending::Undealt) : static_cast<int>(m_state.ending) - 1);
    out.guardHit = out.guardHit || tooLong;
    out.turns = m_state.turn;
    add(SeriesMeasure::OwnTurns, 0, m_sink.ownTurn(0));
    add(SeriesMeasure::OwnTurns, 1, m_sink.ownTurn(1));
    if (out.outcome != lab::Outcome::Aborted) {
        return;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const PlacedIcon& icon : m_state.sides[side].field) {
            if (icon.there()) {
                out.cards[side][m_duel.cards->index[icon.card]].involved = true;
            }
        }
    }
}

} // namespace blattwerk::engine::ikonen
