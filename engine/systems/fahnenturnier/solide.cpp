#include "engine/systems/fahnenturnier/solide.h"

#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::fahnenturnier {

namespace {

// Limits of section 4.
constexpr int kDeckSize = 5; ///< and one for two rounds
constexpr int kWeakPercent = 60;
constexpr int kMostNames = 8;
/// Free seats from which on a bank is not worth clearing.
constexpr int kFreeSeats = 2;

void consider(Thoughts* thoughts, Action step, int score, std::string_view term, int amount) {
    if (thoughts != nullptr) {
        thoughts->push_back({step, score, term, amount});
    }
}

/// Of answers that name a card the strongest or the weakest; of equal ones the first.
Action byRating(const ActionList& list, const CardRatings& ratings, bool strongest, Thoughts* thoughts) {
    Action best = list[0];
    int bestScore = std::numeric_limits<int>::min();
    for (const Action step : list) {
        const int rating = ratings.of(step.chosen());
        const int score = strongest ? rating : -rating;
        consider(thoughts, step, score, "strength", rating);
        if (score > bestScore) {
            bestScore = score;
            best = step;
        }
    }
    return best;
}

/// Answers in a match.
class Answers {
public:
    Answers(const MatchState& match, const Rules& rules, const CardRatings& ratings, Thoughts* thoughts)
        : m_match(match),
          m_rules(rules),
          m_ratings(ratings),
          m_thoughts(thoughts) {}

    [[nodiscard]] Action choose(const ActionList& list) const {
        const Instruction& in = m_rules.programs.code[frame().pc];
        switch (m_match.decision) {
        case DecisionKind::Optional:
            return wants() ? engine::fahnenturnier::choose(ChoiceKind::Yes)
                           : engine::fahnenturnier::choose(ChoiceKind::No);
        case DecisionKind::BankCard:
            return in.pile == Pile::Rest ? clearSeat(list)
                                         : byRating(list, m_ratings, in.pile != Pile::Box, m_thoughts);
        case DecisionKind::SeenCard: // what comes to the top of the deck is to be strong, what leaves it weak
            return byRating(list, m_ratings, in.pile == Pile::DeckTop, m_thoughts);
        default:
            return byRating(list, m_ratings, true, m_thoughts);
        }
    }

private:
    [[nodiscard]] const Frame& frame() const { return m_match.frames[m_match.frames.size() - 1]; }

    /// Whether what follows raises the own strength or fans, lowers those of the other side, or clears a bank that
    /// fills up.
    [[nodiscard]] bool wants() const {
        const Instruction& ask = m_rules.programs.code[frame().pc];
        const std::size_t begin = frame().pc + std::size_t{1};
        const std::size_t end = ask.to > begin ? ask.to : m_rules.programs.code.size();
        const ProgramWorth worth = ProgramWorth::of(m_rules, begin, end);
        const int sum = worth.strength + worth.fans;
        consider(m_thoughts, engine::fahnenturnier::choose(ChoiceKind::Yes), sum, "strength", sum);
        if (sum != 0 || worth.helps) {
            return sum >= 0;
        }
        const MatchValues values(m_match, m_rules);
        const int side = m_match.decider;
        for (std::size_t at = begin; at < end && m_rules.programs.code[at].op != Op::End; ++at) {
            const Op op = m_rules.programs.code[at].op;
            if (op == Op::Unbank || op == Op::UnbankNamed) {
                return values.seatLimit(side) - values.seatsUsed(side) <= kFreeSeats;
            }
        }
        return false;
    }

    /// A card that lies alone on its seat, the weakest of these.
    [[nodiscard]] Action clearSeat(const ActionList& list) const {
        const Cards& bank = m_match.sides[m_match.decider].bank;
        Action best = list[0];
        int bestScore = std::numeric_limits<int>::min();
        for (const Action step : list) {
            constexpr int kSeat = 100000;
            const int rating = m_ratings.of(step.chosen());
            const int score = kSeat / CardRatings::copiesOfName(m_rules, step.chosen(), bank) - rating;
            consider(m_thoughts, step, score, "strength", rating);
            if (score > bestScore) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    const MatchState& m_match;
    const Rules& m_rules;
    const CardRatings& m_ratings;
    Thoughts* m_thoughts;
};

/// Steps of the deck phase.
class DeckBuilding {
public:
    DeckBuilding(const State& state, const Rules& rules, const CardRatings& ratings, Thoughts* thoughts)
        : m_state(state),
          m_rules(rules),
          m_ratings(ratings),
          m_thoughts(thoughts) {}

    [[nodiscard]] Action choose(const ActionList& list) const {
        if (m_state.decision == DecisionKind::Optional) {
            return wants() ? engine::fahnenturnier::choose(ChoiceKind::Yes)
                           : engine::fahnenturnier::choose(ChoiceKind::No);
        }
        if (m_state.decision != DecisionKind::None) {
            return byRating(list, m_ratings, false, m_thoughts);
        }
        if (m_state.phase == Phase::Deck) {
            return m_state.deck.chosen ? pick(list) : level(list);
        }
        return m_state.phase == Phase::Remove || m_state.phase == Phase::FinalRemove ? remove(list) : list[0];
    }

private:
    [[nodiscard]] const Cards& deck() const { return m_state.seats[m_state.active].deck; }

    /// Where the cards promise most beyond what as many cards of the deck are worth: a larger deck is no better one.
    [[nodiscard]] Action level(const ActionList& list) const {
        const int mean = meanOfDeck();
        Action best = list[0];
        int bestScore = std::numeric_limits<int>::min();
        for (const LevelOption& option : Tournament::options(m_state, m_rules, m_state.active)) {
            const Action step = action(ActionKind::ChooseLevel, static_cast<std::uint64_t>(option.level));
            const int score = m_ratings.expected(option) - option.picks * mean;
            consider(m_thoughts, step, score, "strength", score);
            if (score > bestScore) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    /// The best card, or new ones where the best is below the mean of the level.
    [[nodiscard]] Action pick(const ActionList& list) const {
        const int mean = m_ratings.meanOf(m_state.deck.level);
        Action best = list[0];
        int bestScore = std::numeric_limits<int>::min();
        int bestRating = 0;
        bool mayReroll = false;
        for (const Action step : list) {
            mayReroll = mayReroll || step.kind == ActionKind::Reroll;
            if (step.kind != ActionKind::Pick) {
                continue;
            }
            const auto card = static_cast<CardNo>(step.value);
            const int score = m_ratings.joining(card, deck());
            consider(m_thoughts, step, score, "strength", m_ratings.of(card));
            if (score != m_ratings.of(card)) {
                consider(m_thoughts, step, score, "names", score - m_ratings.of(card));
            }
            if (score > bestScore) {
                bestScore = score;
                bestRating = m_ratings.of(card);
                best = step;
            }
        }
        const Action reroll = action(ActionKind::Reroll, bitsBelow(m_state.deck.drawn.size()));
        if (mayReroll) {
            consider(m_thoughts, reroll, mean, "strength", mean);
        }
        return mayReroll && bestRating < mean ? reroll : best;
    }

    [[nodiscard]] int meanOfDeck() const {
        int sum = 0;
        for (const CardNo card : deck()) {
            sum += m_ratings.within(card, deck());
        }
        return sum / static_cast<int>(std::max<std::size_t>(deck().size(), 1));
    }
    [[nodiscard]] bool isWeak(int rating) const { return 100 * rating < kWeakPercent * meanOfDeck(); }

    /// Place of the lowest rated card that fits; the size of the deck without one.
    template<typename Fits>
    [[nodiscard]] std::size_t weakest(Fits fits) const {
        std::size_t found = deck().size();
        int lowest = std::numeric_limits<int>::max();
        for (std::size_t i = 0; i < deck().size(); ++i) {
            const int rating = m_ratings.within(deck()[i], deck());
            if (fits(deck()[i]) && rating < lowest) {
                lowest = rating;
                found = i;
            }
        }
        return found;
    }

    /// Weak starter cards while the deck is larger than the round asks for, then the weakest single names while there
    /// are too many.
    [[nodiscard]] Action remove(const ActionList& list) const {
        const Action done = action(ActionKind::Continue);
        if (list[0].kind != ActionKind::Remove) {
            return done;
        }
        consider(m_thoughts, done, meanOfDeck(), "strength", meanOfDeck());
        const auto taken = [&](std::size_t at) {
            const Action step = action(ActionKind::Remove, std::uint64_t{1} << at);
            const int rating = m_ratings.within(deck()[at], deck());
            consider(m_thoughts, step, meanOfDeck() - rating, "strength", rating);
            return step;
        };
        if (static_cast<int>(deck().size()) > kDeckSize + m_state.round / 2) {
            const auto isStarter = [&](CardNo card) { return m_rules.cards[card].kind == CardKind::Starter; };
            const std::size_t at = weakest(isStarter);
            if (at < deck().size() && isWeak(m_ratings.within(deck()[at], deck()))) {
                return taken(at);
            }
        }
        if (CardRatings::namesIn(m_rules, deck()) > kMostNames) {
            const auto isSingle = [&](CardNo card) { return CardRatings::copiesOfName(m_rules, card, deck()) == 1; };
            const std::size_t at = weakest(isSingle);
            if (at < deck().size()) {
                return taken(at);
            }
        }
        return done;
    }

    /// Whether to let a text of a picked card act: one that brings something, or removes a card that is weak.
    [[nodiscard]] bool wants() const {
        const Frame& frame = m_state.deck.frame;
        const std::size_t begin = frame.pc + std::size_t{1};
        const std::uint16_t to = m_rules.programs.code[frame.pc].to;
        const std::size_t end = to > begin ? to : m_rules.programs.code.size();
        const ProgramWorth worth = ProgramWorth::of(m_rules, begin, end);
        const int sum = worth.strength + worth.fans;
        consider(m_thoughts, engine::fahnenturnier::choose(ChoiceKind::Yes), sum, "strength", sum);
        if (sum != 0 || worth.helps) {
            return sum >= 0;
        }
        const std::size_t at = weakest([](CardNo) { return true; });
        return at < deck().size() && isWeak(m_ratings.within(deck()[at], deck()));
    }

    const State& m_state;
    const Rules& m_rules;
    const CardRatings& m_ratings;
    Thoughts* m_thoughts;
};

} // namespace

Action solideAnswer(const MatchState& match, const Rules& rules, const CardRatings& ratings, Thoughts* thoughts) {
    ActionList list;
    FlagMatch::legal(match, rules, list);
    return list.size() == 1 ? list[0] : Answers(match, rules, ratings, thoughts).choose(list);
}

Action solideStep(const State& state, const Rules& rules, const CardRatings& ratings, Thoughts* thoughts) {
    if (state.phase == Phase::Match) {
        return solideAnswer(state.match, rules, ratings, thoughts);
    }
    ActionList list;
    Tournament::legal(state, rules, list);
    return list.size() == 1 ? list[0] : DeckBuilding(state, rules, ratings, thoughts).choose(list);
}

} // namespace blattwerk::engine::fahnenturnier
