#include "engine/systems/heldenhain/heuristic.h"

#include "engine/systems/heldenhain/habits.h"
#include "engine/systems/heldenhain/weights.h"

#include <algorithm>
#include <array>
#include <limits>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr int kMulliganCost = 15;
constexpr int kMulliganCheap = 3;

/// The temperament of the faction which most cards of the deck belong to (section 7.1).
Policy::Mind mindOf(const Rules& rules, int side) {
    constexpr std::array<Policy::Mind, 4> kMinds = {Policy::Mind::TanteTaktik, Policy::Mind::GrafGruebel,
                                                    Policy::Mind::Wegweiser, Policy::Mind::FraeuleinRabatt};
    std::array<int, 4> counts = {};
    for (const std::uint16_t card : rules.decks[side]) {
        const Faction faction = rules.cards[card].faction;
        if (faction != Faction::Other) {
            ++counts[static_cast<std::size_t>(faction)];
        }
    }
    return kMinds[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

/// The card that stands for a hidden one: a dear figure without a text, so that nobody counts on it.
template<class L>
typename L::Card plainCard(const Rules& rules, int side) {
    std::size_t best = 0;
    int bestScore = std::numeric_limits<int>::min();
    for (const std::uint16_t card : rules.decks[side]) {
        const CardInfo& info = rules.cards[card];
        const int score = info.cost - 10 * info.abilityCount - 10 * info.staticCount - (isFigure(info.type) ? 0 : 20);
        if (score > bestScore) {
            bestScore = score;
            best = card;
        }
    }
    return static_cast<typename L::Card>(best);
}

/// A number below 2^31 that looks like chance.
std::uint64_t scattered(std::uint64_t seed) {
    std::uint64_t mix = seed * 0x9E3779B97F4A7C15U;
    mix ^= mix >> 32U;
    mix *= 0xD6E8FEB86659FD93U;
    return mix >> 33U;
}

void note(Thoughts* thoughts, Action step, int score, const Terms* change,
          std::initializer_list<Considered::Reason> more) {
    if (thoughts == nullptr) {
        return;
    }
    Considered considered{step, score, {}};
    for (std::size_t i = 0; change != nullptr && i < kTerms; ++i) {
        if ((*change)[i] != 0) {
            considered.reasons.push_back({static_cast<Term>(i), (*change)[i]});
        }
    }
    for (const Considered::Reason& reason : more) {
        if (reason.amount != 0) {
            considered.reasons.push_back(reason);
        }
    }
    thoughts->push_back(std::move(considered));
}

} // namespace

template<class L>
HeuristicPlayer<L>::HeuristicPlayer(const Rules& rules, const Policy& policy)
    : m_rules(rules),
      m_values(cardValues(rules)),
      m_winSearch(rules, m_values.data()) {
    for (int side = 0; side < 2; ++side) {
        const Policy::Mind mind = policy.mind == Policy::Mind::Own ? mindOf(rules, side) : policy.mind;
        m_temperaments[side] = temperamentOf(mind, policy.strength);
        m_plain[side] = plainCard<L>(rules, side);
    }
}

template<class L>
std::uint64_t HeuristicPlayer<L>::seedOfView(const State& seen, int side) {
    std::uint64_t mix = std::uint64_t{seen.turn} << 40U | std::uint64_t{seen.plays} << 24U |
                        std::uint64_t{seen.ap} << 16U | std::uint64_t{seen.steps};
    for (const SideState<L>& own : seen.sides) {
        mix = (mix ^ std::uint64_t{own.points} << 32U ^ std::uint64_t{own.discardCount} << 16U ^ own.energy ^
               std::uint64_t{own.fieldCount} << 8U ^ std::uint64_t{own.handCount} << 24U) *
              0x9E3779B97F4A7C15U;
        mix ^= mix >> 29U;
    }
    return mix + static_cast<std::uint64_t>(side);
}

template<class L>
void HeuristicPlayer<L>::fillPlainly(State& view) const {
    for (int owner = 0; owner < 2; ++owner) {
        SideState<L>& own = view.sides[owner];
        std::replace(own.cards, own.cards + own.pileCount + own.handCount, State::kHidden, m_plain[owner]);
    }
}

template<class L>
Action HeuristicPlayer<L>::choose(const State& state, Thoughts* thoughts) {
    m_side = state.actor();
    m_sawWin = false;
    const State seen = Duel<L>::view(state, m_rules, m_side);
    if (seen.decision == DecisionKind::Mulligan) {
        return mulligan(seen, thoughts);
    }
    State guess = seen;
    fillPlainly(guess);
    ActionList list;
    Duel<L>::legal(guess, m_rules, list);
    if (list.size() == 1) {
        note(thoughts, list[0], 0, nullptr, {});
        return list[0];
    }
    m_viewSeed = seedOfView(seen, m_side);
    guess.rng = Rng(m_viewSeed);
    if (guess.active == m_side) {
        if (const std::optional<Action> win = m_winSearch.find(guess)) {
            m_sawWin = true;
            note(thoughts, *win, weights::kWin, nullptr, {{Term::Result, weights::kWin}});
            return *win;
        }
    }
    Judgement<L> judgement(guess, m_rules, m_values.data(), m_temperaments[m_side], m_side);
    if (guess.decision != DecisionKind::None) {
        return answer(judgement, list, thoughts);
    }
    if (const std::optional<Action> play = bestPlay(judgement, guess, list, thoughts)) {
        return *play;
    }
    return bestAction(judgement, guess, seen, list, thoughts);
}

template<class L>
Action HeuristicPlayer<L>::mulligan(const State& seen, Thoughts* thoughts) const {
    int cheap = 0;
    int cost = 0;
    const SideState<L>& own = seen.sides[m_side];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        const CardInfo& info = m_rules.cards[own.hand(i)];
        cheap += info.type == CardType::Character && info.cost <= kMulliganCheap ? 1 : 0;
        cost += info.cost;
    }
    const int missing = std::max(0, m_temperaments[m_side].mulliganLeast - cheap);
    const int tooDear = std::max(0, cost - kMulliganCost);
    const bool takes = missing + tooDear > 0;
    const int score = takes ? 100 * (missing + tooDear) : 100;
    const Action step = action(ActionKind::Mulligan, takes ? 1U : 0U);
    note(thoughts, step, score, nullptr, {{Term::Mulligan, score}});
    return step;
}

template<class L>
Action HeuristicPlayer<L>::answer(Judgement<L>& judgement, const ActionList& list, Thoughts* thoughts) {
    const State& guess = judgement.position();
    if (Judgement<L>::asksForCard(list)) {
        const bool away = guess.decision == DecisionKind::Discard || guess.decision == DecisionKind::HandLimit;
        for (const Action step : list) {
            const int keep = step.a == static_cast<std::uint16_t>(ChoiceKind::Card) ? m_values[step.b].keep : 0;
            note(thoughts, step, away ? -keep : keep, nullptr, {{Term::Keep, away ? -keep : keep}});
        }
        return Judgement<L>::byKeep(list, m_values.data(), !away);
    }
    Choice best{list[0], std::numeric_limits<int>::min()};
    for (const Action step : list) {
        const Terms change = judgement.change(step, StepKind::Other);
        const int score = sumOf(change);
        note(thoughts, step, score, &change, {});
        if (score + jitter(step) > best.score) {
            best = {step, score + jitter(step)};
        }
    }
    return best.step;
}

template<class L>
std::optional<Action> HeuristicPlayer<L>::bestPlay(Judgement<L>& judgement, const State& guess, const ActionList& list,
                                                   Thoughts* thoughts) {
    const Temperament& mind = m_temperaments[m_side];
    const Habits<L> habits(guess, m_rules, m_values.data(), mind, m_side);
    std::optional<Action> best;
    int bestScore = std::numeric_limits<int>::min();
    for (const Action step : list) {
        if (!isPlay(step) || !habits.allows(step) || overlooks(guess, step)) {
            continue;
        }
        const Terms change = judgement.change(step, stepKindOf(step));
        const int crew = habits.crewBonus(judgement.after());
        const int saving = habits.savingCost(step);
        const int score = sumOf(change) + crew - saving;
        note(thoughts, step, score, &change, {{Term::Crew, crew}, {Term::Saving, -saving}});
        if (score <= mind.threshold) {
            continue;
        }
        const int cost = step.kind == ActionKind::Play ? m_rules.cards[step.a].cost : 0;
        const int rank = (mind.perEnergy ? score / std::max(1, cost) : score) + jitter(step);
        if (rank > bestScore) {
            bestScore = rank;
            best = step;
        }
    }
    return best;
}

template<class L>
Action HeuristicPlayer<L>::bestAction(Judgement<L>& judgement, const State& guess, const State& seen,
                                      const ActionList& list, Thoughts* thoughts) {
    const Temperament& mind = m_temperaments[m_side];
    judgement.measureAgainstEnd();
    constexpr std::size_t kContenders = 3;
    constexpr int kClose = 80;
    // The best first; ending the turn counts nothing.
    FixedVector<Choice, kContenders + 1> contenders;
    const auto add = [&](Choice choice) {
        contenders.push_back(choice);
        for (std::size_t i = contenders.size() - 1; i > 0 && contenders[i].score > contenders[i - 1].score; --i) {
            std::swap(contenders[i], contenders[i - 1]);
        }
        if (contenders.size() > kContenders) {
            contenders.pop_back();
        }
    };
    add({action(ActionKind::EndTurn), 0});
    note(thoughts, action(ActionKind::EndTurn), 0, nullptr, {});
    for (const Action step : list) {
        if (isPlay(step) || step.kind == ActionKind::EndTurn || overlooks(guess, step)) {
            continue;
        }
        const Terms change = judgement.change(step, stepKindOf(step));
        const bool safe = !mind.distractsSafely || step.kind != ActionKind::Distract ||
                          judgement.after().sides[m_side].fieldCount >= guess.sides[m_side].fieldCount;
        const int score = sumOf(change);
        if (safe) {
            note(thoughts, step, score, &change, {});
            add({step, score + jitter(step)});
        }
    }
    if (mind.depth > 1 && contenders.size() > 1 && contenders[0].score - contenders[1].score < kClose) {
        Choice best{contenders[0].step, std::numeric_limits<int>::min()};
        const Worlds worlds = worldsLike(seen);
        for (const Choice& choice : contenders) {
            const int answer = reply(judgement, worlds, choice.step);
            note(thoughts, choice.step, choice.score + answer, nullptr, {{Term::Reply, answer}});
            if (choice.score + answer > best.score) {
                best = {choice.step, choice.score + answer};
            }
        }
        return best.step;
    }
    return contenders[0].step;
}

template<class L>
typename HeuristicPlayer<L>::Worlds HeuristicPlayer<L>::worldsLike(const State& seen) const {
    /// Cards of the other side that one turn may bring to light.
    constexpr std::size_t kDrawn = 8;
    Worlds worlds;
    Rng rng(m_viewSeed ^ m_seed);
    for (int sample = 0; sample < std::max(1, m_temperaments[m_side].samples) && !worlds.full(); ++sample) {
        State world = seen;
        Duel<L>::fillHidden(world, m_rules, rng, kDrawn);
        worlds.push_back(world);
    }
    return worlds;
}

template<class L>
int HeuristicPlayer<L>::reply(const Judgement<L>& judgement, const Worlds& worlds, Action step) const {
    NullSink none;
    int sum = 0;
    for (State world : worlds) {
        Duel<L>::apply(world, m_rules, step, none);
        judgement.settle(world, stepKindOf(step));
        if (!world.over() && world.active == m_side && step.kind != ActionKind::EndTurn) {
            Duel<L>::apply(world, m_rules, action(ActionKind::EndTurn), none);
            judgement.settle(world, StepKind::Other);
        }
        if (world.over() || world.active == m_side) {
            continue;
        }
        const int before = judgement.worth(world);
        int worst = before;
        ActionList list;
        Duel<L>::legal(world, m_rules, list);
        for (const Action theirs : list) {
            if (theirs.kind == ActionKind::EndTurn) {
                continue;
            }
            State after = world;
            Duel<L>::apply(after, m_rules, theirs, none);
            judgement.settle(after, StepKind::Other);
            worst = std::min(worst, judgement.worth(after));
        }
        sum += worst - before;
    }
    return sum / static_cast<int>(worlds.size());
}

template<class L>
int HeuristicPlayer<L>::jitter(Action step) const {
    const int noise = m_temperaments[m_side].noise;
    if (noise == 0) {
        return 0;
    }
    const std::uint64_t chance = scattered(m_seed ^ m_viewSeed ^ step.code());
    return static_cast<int>(chance % static_cast<std::uint64_t>(2 * noise + 1)) - noise;
}

/// The same all turn long: a card that is forgotten stays forgotten.
template<class L>
bool HeuristicPlayer<L>::overlooks(const State& seen, Action step) const {
    const std::uint64_t percent = m_temperaments[m_side].overlooks;
    return percent != 0 && scattered(m_seed ^ std::uint64_t{seen.turn} << 32U ^ step.code()) % 100U < percent;
}

template class HeuristicPlayer<Small>;
template class HeuristicPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
