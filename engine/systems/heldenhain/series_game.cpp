#include "engine/systems/heldenhain/series_game.h"

#include "engine/core/digest.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::heldenhain {

namespace {

/// Steps after which a game is given up; the guards of the rules end every game long before.
constexpr int kMostSteps = 20000;

/// What a stream of chance is for; the turn, side or number is added.
enum class Chance : std::uint64_t { Deck = 1, Setup, Mulligan, Turn, Player };

std::uint64_t streamSeed(std::uint64_t seed, Chance purpose, std::uint64_t number) {
    Digest digest;
    digest.add(seed);
    digest.add(static_cast<std::uint64_t>(purpose) << 32U | number);
    return digest.value();
}

bool isAction(ActionKind kind) {
    return kind == ActionKind::Collect || kind == ActionKind::Distract || kind == ActionKind::UseAssist ||
           kind == ActionKind::UseExhaust;
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

} // namespace

template<class L>
SeriesGame<L>::SeriesGame(const SeriesDuel& duel)
    : m_duel(duel),
      m_rules(*duel.rules),
      m_players{Player<L>(duel.policies[0], m_rules), Player<L>(duel.policies[1], m_rules)},
      m_decks(duel.decks) {}

template<class L>
bool SeriesGame<L>::play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) {
    m_record = &out;
    start(game);
    int steps = 0;
    while (!m_state.over() && steps < kMostSteps) {
        if (stop.stop_requested()) {
            return false;
        }
        step();
        ++steps;
    }
    finish(!m_state.over());
    return true;
}

template<class L>
void SeriesGame<L>::start(std::uint64_t game) {
    lab::GameRecord& out = *m_record;
    out.guardHit = false;
    out.first = static_cast<std::uint8_t>(game % 2);
    out.race.clear();
    out.measures.assign(kSeriesMeasures, {});
    for (auto& cards : out.cards) {
        cards.assign(m_rules.cards.size(), {});
    }
    m_seed = m_duel.seed + game / 2;
    m_chanceOfTurn = 0;
    m_alive = false;
    m_leader = -1;
    m_behind = {};
    GameStart start;
    for (std::size_t side = 0; side < 2; ++side) {
        // Shuffled here, so that what one side's deck needs of chance does not move the other's.
        std::copy(m_duel.decks[side].begin(), m_duel.decks[side].end(), m_decks[side].begin());
        Rng(streamSeed(m_seed, Chance::Deck, side)).shuffle(std::span<std::uint16_t>(m_decks[side]));
        start.decks[side] = m_decks[side];
        m_players[side].begin(streamSeed(m_seed, Chance::Player, side));
    }
    start.shuffle = false;
    start.seed = streamSeed(m_seed, Chance::Setup, 0);
    start.first = out.first;
    m_sink.begin(out);
    m_state = Duel<L>::start(m_rules, start, m_sink);
}

/// Gives the generator the stream of what comes now, however much of the last one was used.
template<class L>
void SeriesGame<L>::settleChance() {
    if (m_state.decision == DecisionKind::Mulligan) {
        const std::uint64_t number = m_state.decider + 2ULL * m_state.sides[m_state.decider].mulligans;
        m_state.rng = Rng(streamSeed(m_seed, Chance::Mulligan, number));
    } else if (m_state.turn != m_chanceOfTurn) {
        m_chanceOfTurn = m_state.turn;
        m_state.rng = Rng(streamSeed(m_seed, Chance::Turn, m_state.turn));
    }
}

template<class L>
void SeriesGame<L>::step() {
    settleChance();
    const auto actor = static_cast<std::size_t>(m_state.actor());
    const auto active = static_cast<std::size_t>(m_state.active);
    const int turn = m_state.turn;
    const Action chosen = m_players[actor].choose(m_state);
    add(SeriesMeasure::Decisions, actor);
    int actionsLeft = m_state.ap;
    if (m_state.decision == DecisionKind::None) {
        const bool acts = isAction(chosen.kind);
        actionsLeft -= acts ? 1 : 0;
        add(SeriesMeasure::ActionsUsed, active, acts ? 1 : 0);
        m_alive = m_alive || acts || chosen.kind == ActionKind::Play || chosen.kind == ActionKind::UseHq;
    }
    Duel<L>::apply(m_state, m_rules, chosen, m_sink);
    if (turn > 0 && (m_state.turn != turn || m_state.over())) {
        noteTurnEnd(active, m_state.over() ? 0 : actionsLeft);
    }
}

template<class L>
void SeriesGame<L>::noteTurnEnd(std::size_t side, int actionsLeft) {
    add(SeriesMeasure::ActionsUnused, side, std::max(0, actionsLeft));
    add(SeriesMeasure::DeadTurns, side, m_alive ? 0 : 1);
    m_alive = false;
    m_record->race.push_back({m_state.sides[0].points, m_state.sides[1].points});
    noteLead();
}

template<class L>
void SeriesGame<L>::noteLead() {
    const int lead = m_state.sides[0].points - m_state.sides[1].points;
    m_behind[0] = m_behind[0] || lead <= -kBehind;
    m_behind[1] = m_behind[1] || lead >= kBehind;
    if (lead == 0) {
        return;
    }
    const int leader = lead > 0 ? 0 : 1;
    add(SeriesMeasure::LeadChanges, 0, m_leader >= 0 && m_leader != leader ? 1 : 0);
    m_leader = leader;
}

template<class L>
void SeriesGame<L>::finish(bool tooLong) {
    lab::GameRecord& out = *m_record;
    out.outcome = tooLong ? lab::Outcome::Aborted : outcomeOf(m_state.winner);
    out.endReason = tooLong ? static_cast<std::uint8_t>(SeriesEnd::StepLimit)
                            : static_cast<std::uint8_t>(static_cast<int>(m_state.reason) - 1);
    out.guardHit = out.guardHit || tooLong;
    out.turns = m_state.turn;
    for (std::size_t side = 0; side < 2; ++side) {
        add(SeriesMeasure::OwnTurns, side, m_state.ownTurn(static_cast<int>(side)));
        const bool won = out.outcome == (side == 0 ? lab::Outcome::SideA : lab::Outcome::SideB);
        add(SeriesMeasure::Behind, side, m_behind[side] ? 1 : 0);
        add(SeriesMeasure::Comebacks, side, m_behind[side] && won ? 1 : 0);
    }
    if (out.outcome == lab::Outcome::Aborted) {
        noteCardsInPlay();
    }
}

template<class L>
void SeriesGame<L>::noteCardsInPlay() {
    const auto mark = [&](std::size_t side, typename L::Card card) {
        if (card < m_rules.cards.size()) {
            m_record->cards[side][card].involved = true;
        }
    };
    for (std::size_t side = 0; side < 2; ++side) {
        const SideState<L>& own = m_state.sides[side];
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            mark(side, own.field[slot].card);
            for (const typename L::Card equipment : own.field[slot].equipment) {
                mark(side, equipment);
            }
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            mark(side, own.assists[i].card);
        }
        mark(side, own.hq);
    }
    mark(m_state.locationOwner & 1U, m_state.location);
}

template class SeriesGame<Small>;
template class SeriesGame<Large>;

} // namespace blattwerk::engine::heldenhain
