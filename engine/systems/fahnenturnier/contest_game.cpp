#include "engine/systems/fahnenturnier/contest_game.h"

#include "engine/systems/fahnenturnier/match_effects.h"
#include "engine/systems/fahnenturnier/match_flow.h"
#include "engine/systems/fahnenturnier/tournament_deck.h"
#include "engine/systems/fahnenturnier/tournament_flow.h"
#include "engine/systems/fahnenturnier/tournament_picks.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Steps after which a tournament is given up; the guards of the rules end every one long before.
constexpr int kMostSteps = 200000;

/// What a stream of chance is for; the seat is added.
enum Chance : unsigned { Starters = 1, Game, Seats };

std::uint8_t endOf(GameEnding ending) {
    return static_cast<std::uint8_t>(static_cast<int>(ending) - 1);
}
constexpr std::uint8_t kStepLimit = static_cast<std::uint8_t>(GameEnding::Conceded);

} // namespace

ContestGame::Variant::Variant(const Rules& from, const std::vector<Policy>& policies)
    : rules(std::make_unique<Rules>(from)),
      ratings(*rules) {
    for (const Policy& policy : policies) {
        players.emplace_back(policy, *rules);
    }
}

ContestGame::ContestGame(const ContestPlan& plan) : m_plan(plan), m_order(plan.starters.size()) {
    m_variants.reserve(plan.variants.size());
    for (const Rules& rules : plan.variants) {
        m_variants.emplace_back(rules, plan.policies);
    }
}

void ContestGame::begin(std::uint64_t game, lab::SeatGameRecord& out) {
    m_record = &out;
    m_variant = game % m_variants.size();
    Variant& variant = m_variants[m_variant];
    const lab::SeatLayout& layout = *m_plan.layout;
    const std::uint64_t seed = m_plan.seed + game;
    out.winner = lab::SeatGameRecord::kNobody;
    out.aborted = out.guardHit = false;
    out.cards.assign(layout.cards.size(), {});
    out.seats.resize(static_cast<std::size_t>(layout.seats));
    std::iota(m_order.begin(), m_order.end(), std::uint16_t{0});
    Rng(streamSeed(seed, Chance::Starters, 0)).shuffle(std::span<std::uint16_t>(m_order));
    Contest& contest = variant.rules->contest;
    for (std::size_t seat = 0; seat < out.seats.size(); ++seat) {
        lab::SeatRecord& own = out.seats[seat];
        own.final = false;
        own.score = 0;
        own.measures.assign(layout.measures.size(), 0);
        own.roundWins.assign(static_cast<std::size_t>(layout.rounds), 0);
        if (static_cast<int>(seat) == contest.bot) {
            own.deck = static_cast<std::uint16_t>(layout.decks.size() - 1);
        } else {
            own.deck = m_order[seat % m_order.size()];
            contest.starters[seat] = m_plan.starters[own.deck];
        }
        variant.players[seat].begin(streamSeed(seed, Chance::Seats, seat));
    }
    m_sink.begin(out, m_plan.layoutOf, m_plan.levelOf);
    m_state = State();
    TournamentResolver<ContestSink>(m_state, rules(), m_sink).setUp(streamSeed(seed, Chance::Game, 0));
}

bool ContestGame::play(std::uint64_t game, lab::SeatGameRecord& out, const std::stop_token& stop) {
    begin(game, out);
    for (int steps = 0; !m_state.over() && steps < kMostSteps; ++steps) {
        if (stop.stop_requested()) {
            return false;
        }
        step(stop);
    }
    finish();
    return true;
}

void ContestGame::step(const std::stop_token& stop) {
    const bool reveals = m_state.phase == Phase::Match && m_state.match.decision == DecisionKind::None;
    const bool goesOn = m_state.phase == Phase::Result || m_state.phase == Phase::Count;
    const Action chosen =
        reveals  ? action(ActionKind::Reveal)
        : goesOn ? action(ActionKind::Continue)
                 : m_variants[m_variant].players[static_cast<std::size_t>(m_state.actor())].choose(m_state, stop);
    const std::uint8_t seat = m_state.active;
    TournamentResolver<ContestSink>(m_state, rules(), m_sink).apply(chosen);
    if ((chosen.kind == ActionKind::ChooseLevel || chosen.kind == ActionKind::Reroll) && m_state.active == seat) {
        noteDraw(chosen);
    }
}

/// What was drawn is offered; of a level at first it may be dead (section 4).
void ContestGame::noteDraw(Action step) {
    const auto& drawn = m_state.deck.drawn;
    const bool reroll = step.kind == ActionKind::Reroll;
    const std::size_t fresh =
        reroll ? std::min<std::size_t>(static_cast<std::size_t>(std::popcount(step.value)), drawn.size())
               : drawn.size();
    int best = 0;
    for (std::size_t i = drawn.size() - fresh; i < drawn.size(); ++i) {
        ++m_record->cards[m_plan.layoutOf[drawn[i]]].offered;
        best = std::max(best, ratings().of(drawn[i]));
    }
    if (reroll) {
        return;
    }
    const Cards& deck = m_state.seats[m_state.active].deck;
    const bool dead = std::all_of(deck.begin(), deck.end(), [&](CardNo card) { return ratings().of(card) >= best; });
    ++measure(m_state.active, ContestMeasure::Draws);
    measure(m_state.active, ContestMeasure::DeadDraws) += dead && !deck.empty() ? 1 : 0;
}

/// Leaves the match that begins aside and goes to the deck phase of the next round.
void ContestGame::nextRound() {
    m_state.phase = Phase::Deck;
    m_state.match = MatchState();
    ++m_state.round;
    m_state.active = 0;
    m_state.orderAt = 0;
    m_state.deck = DeckPhase();
    m_state.deck.rerolls = static_cast<std::uint8_t>(rules().parameters.rerolls);
    if (Tournament::options(m_state, rules(), 0).empty()) {
        m_state.phase = Phase::Remove;
    }
    Tournament::orderSeats(m_state, rules());
}

void ContestGame::finish() {
    const bool over = m_state.over();
    m_record->winner = over && m_state.winner >= 0 ? m_state.winner : lab::SeatGameRecord::kNobody;
    m_record->aborted = !over;
    m_record->endReason = over ? endOf(m_state.ending) : kStepLimit;
    m_record->guardHit = m_record->guardHit || !over;
    for (const std::int8_t finalist : m_state.finalists) {
        if (finalist >= 0) {
            m_record->seats[static_cast<std::size_t>(finalist)].final = true;
        }
    }
    for (std::size_t seat = 0; seat < m_record->seats.size(); ++seat) {
        const Seat& own = m_state.seats[seat];
        m_record->seats[seat].score = Tournament::score(m_state, static_cast<int>(seat));
        measure(seat, ContestMeasure::EffectFans) = own.fans;
        measure(seat, ContestMeasure::Trophies) = static_cast<int>(own.trophies.size());
        for (const Trophy& trophy : own.trophies) {
            measure(seat, ContestMeasure::TrophyFans) += trophy.fans;
        }
        measure(seat, ContestMeasure::DeckSize) = static_cast<int>(own.deck.size());
        measure(seat, ContestMeasure::DeckNames) = CardRatings::namesIn(rules(), own.deck);
        for (const CardNo card : own.deck) {
            measure(seat, ContestMeasure::DeckStrength) += rules().cards[card].strength;
            if (m_plan.layoutOf[card] != kNoCard) {
                ++m_record->cards[m_plan.layoutOf[card]].kept;
            }
        }
    }
}

} // namespace blattwerk::engine::fahnenturnier
