#include "engine/systems/fahnenturnier/card_ratings.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr int kPoint = 100;
constexpr int kFan = 150;
/// A fan that the other player loses is no fan won from the others.
constexpr int kOtherFan = 75;
constexpr int kNameThere = 100;
/// Names that a bank has seats for.
constexpr int kSeats = 6;
/// What is counted without a limit.
constexpr int kUsualCount = 2;

/// Of a bonus that is counted: half of the most that it can be.
int countedBonus(int n, int most) {
    return most != 0 ? most * kPoint / 2 : n * kUsualCount * kPoint;
}

int amountOf(const Instruction& in, int most) {
    return in.timesX ? (most != 0 ? in.n * most * kPoint / 2 : in.n * kUsualCount * kPoint) : in.n * kPoint;
}

int strengthOf(const Static& rule) {
    switch (rule.kind) {
    case StaticKind::SelfStrength:
    case StaticKind::AttackStrength:
    case StaticKind::OwnFlagStrength:
        return rule.n * kPoint;
    case StaticKind::EnemyFlagStrength:
        return -rule.n * kPoint;
    case StaticKind::SelfStrengthPer:
        return countedBonus(rule.n, rule.most);
    default:
        return 0;
    }
}

} // namespace

ProgramWorth ProgramWorth::of(const Rules& rules, std::size_t from, std::size_t end) {
    ProgramWorth worth;
    int most = 0;
    std::size_t conditionalUpTo = 0;
    for (std::size_t at = from; at < end && rules.programs.code[at].op != Op::End; ++at) {
        const Instruction& in = rules.programs.code[at];
        const int parts = at < conditionalUpTo ? 2 : 1;
        const int amount = amountOf(in, most) / parts;
        switch (in.op) {
        case Op::IfNot:
            conditionalUpTo = std::max<std::size_t>(conditionalUpTo, in.to);
            break;
        case Op::Count:
            most = in.most;
            break;
        case Op::BoostSelf:
        case Op::BoostNext:
            worth.strength += amount;
            break;
        case Op::BoostSelfPer:
            worth.strength += countedBonus(in.n, in.most) / parts;
            break;
        case Op::BoostEnemyFlag:
            worth.strength -= amount;
            break;
        case Op::GainFans:
        case Op::LoseFans: {
            const int sign = in.op == Op::GainFans ? 1 : -1;
            const int fan = in.who == Who::You ? kFan : -kOtherFan;
            worth.fans += sign * fan * amount / kPoint;
            break;
        }
        case Op::AddSeats:
        case Op::TakeSeats:
        case Op::MillEnemy:
        case Op::MillEnemyToBank:
        case Op::ExtraPick:
            worth.helps = true;
            break;
        case Op::Unbank:
        case Op::UnbankNamed:
            worth.helps = worth.helps || in.pile == Pile::DeckTop || in.pile == Pile::DeckBottom;
            break;
        default:
            break;
        }
    }
    return worth;
}

CardRatings::CardRatings(const Rules& rules) : m_rules(rules) {
    const std::size_t codeEnd = rules.programs.code.size();
    for (std::size_t card = 0; card < rules.cards.size(); ++card) {
        int rating = rules.cards[card].strength * kPoint;
        for (const Ability& ability : rules.abilitiesOf(card)) {
            const ProgramWorth worth = ProgramWorth::of(rules, ability.start, codeEnd);
            rating += worth.fans + (ability.moment == Moment::Reveal ? worth.strength : worth.strength / 2);
        }
        for (const Static& rule : rules.staticsOf(card)) {
            rating += strengthOf(rule) / (rule.condition.kind == ConditionKind::Always ? 2 : 4);
        }
        m_ratings.push_back(rating);
    }
    // A position that was laid out has no piles to know; then each card of a level counts once.
    const bool noPiles = std::ranges::all_of(rules.contest.levels, [](const auto& pile) { return pile.empty(); });
    for (std::size_t level = 0; level < kLevels; ++level) {
        std::vector<CardNo> cards = rules.contest.levels[level];
        if (noPiles) {
            for (std::size_t card = 0; card < rules.cards.size(); ++card) {
                if (rules.isSetCard(card) && rules.cards[card].level == static_cast<Level>(level)) {
                    cards.push_back(static_cast<CardNo>(card));
                }
            }
        }
        m_levels[level] = ofLevel(std::move(cards));
    }
}

/// Order statistics of a draw without replacement: the card of rank r (from 0, the best first) is the j-th best of
/// the d drawn if j of the r better ones are drawn with it.
CardRatings::OfLevel CardRatings::ofLevel(std::vector<CardNo> cards) const {
    OfLevel level;
    if (cards.empty()) {
        return level;
    }
    std::ranges::sort(cards, [this](CardNo a, CardNo b) { return of(a) > of(b); });
    std::int64_t sum = 0;
    for (const CardNo card : cards) {
        sum += of(card);
    }
    const std::size_t count = cards.size();
    level.mean = static_cast<int>(sum / static_cast<std::int64_t>(count));
    const std::size_t drawn = std::min<std::size_t>(static_cast<std::size_t>(m_rules.parameters.draw), count);
    for (std::size_t place = 0; place < drawn; ++place) {
        // chance that rank r has this place = C(r, place) C(count-1-r, drawn-1-place) / C(count, drawn), from one rank
        // to the next by the ratio of the two.
        const std::size_t behind = drawn - 1 - place;
        double mean = 0;
        double total = 0;
        double weight = 1;
        for (std::size_t r = place; r + behind < count; ++r) {
            mean += weight * of(cards[r]);
            total += weight;
            const auto better = static_cast<double>(r + 1) / static_cast<double>(r + 1 - place);
            const std::size_t worse = count - 1 - r;
            weight *=
                better * static_cast<double>(worse - behind) / static_cast<double>(std::max<std::size_t>(worse, 1));
        }
        level.best.push_back(mean / total);
    }
    return level;
}

int CardRatings::expected(const LevelOption& option) const {
    const std::vector<double>& best = m_levels[static_cast<std::size_t>(option.level)].best;
    double sum = 0;
    for (std::size_t pick = 0; pick < option.picks && pick < best.size(); ++pick) {
        sum += best[pick];
    }
    return static_cast<int>(sum);
}

int CardRatings::copiesOfName(const Rules& rules, CardNo card, const Cards& deck) {
    return static_cast<int>(std::count_if(
        deck.begin(), deck.end(), [&](CardNo other) { return rules.cards[other].name == rules.cards[card].name; }));
}

int CardRatings::namesIn(const Rules& rules, const Cards& deck) {
    int names = 0;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        const auto same = [&](CardNo other) { return rules.cards[other].name == rules.cards[deck[i]].name; };
        names += std::none_of(deck.begin(), deck.begin() + i, same) ? 1 : 0;
    }
    return names;
}

int CardRatings::joining(CardNo card, const Cards& deck) const {
    const int there = copiesOfName(m_rules, card, deck);
    return of(card) + (there > 0 ? kNameThere : namesIn(m_rules, deck) >= kSeats ? -kNameThere : 0);
}

int CardRatings::within(CardNo card, const Cards& deck) const {
    return of(card) + (copiesOfName(m_rules, card, deck) > 1 ? kNameThere : 0);
}

} // namespace blattwerk::engine::fahnenturnier
