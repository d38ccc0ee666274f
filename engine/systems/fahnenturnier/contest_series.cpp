#include "engine/systems/fahnenturnier/contest_series.h"

#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/match_cards.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr const char* kMixed = "mixed";
constexpr int kGamesPerShare = 8;

using Choices = std::vector<std::vector<std::string>>;

/// The choices of sets that games take in turn: of `mixed` as many neighbours as take part, from each set on.
Choices choicesOf(const lab::SeatSetup& setup, const Parameters& parameters) {
    if (setup.chosen.size() != 1 || setup.chosen.front() != kMixed) {
        return {setup.chosen};
    }
    std::vector<std::string> others;
    for (const model::Collection& collection : setup.collections) {
        const auto base = collection.stats.find("is_base");
        const bool isBase = base != collection.stats.end() &&
                            (base->second == model::StatValue(1) || base->second == model::StatValue(std::string("1")));
        if (collection.kind == "set" && !isBase) {
            others.push_back(collection.key);
        }
    }
    const auto count = static_cast<std::size_t>(parameters.setsChosen);
    Choices choices;
    for (std::size_t first = 0; first < others.size() && count <= others.size(); ++first) {
        std::vector<std::string> chosen;
        for (std::size_t i = 0; i < count; ++i) {
            chosen.push_back(others[(first + i) % others.size()]);
        }
        choices.push_back(std::move(chosen));
    }
    return choices.empty() ? Choices{{}} : choices;
}

std::shared_ptr<const lab::SeatLayout> layoutOf(const lab::SeatSetup& setup, const CardIndex& index,
                                                const ContestPlan& plan, std::vector<std::string> decks,
                                                std::vector<std::uint16_t>& numbers) {
    auto layout = std::make_shared<lab::SeatLayout>();
    const Rules& rules = plan.variants.front();
    layout->seats = rules.contest.seats;
    layout->rounds = rules.parameters.rounds;
    layout->decks = std::move(decks);
    layout->measures = contestMeasures();
    layout->endReasons = contestEnds();
    for (const model::Collection& collection : setup.collections) {
        if (collection.kind == "set") {
            layout->groups.push_back(collection.key);
        }
    }
    numbers.assign(rules.cards.size(), kNoCard);
    for (std::size_t card = 0; card < rules.cards.size(); ++card) { // keys are in order
        if (!rules.isSetCard(card)) {
            continue;
        }
        const std::string_view set = index.find(rules.keys[card])->word("set_id");
        const auto group = std::ranges::find(layout->groups, set);
        if (group == layout->groups.end()) {
            continue;
        }
        numbers[card] = static_cast<std::uint16_t>(layout->cards.size());
        layout->cards.push_back(rules.keys[card]);
        layout->groupOf.push_back(static_cast<std::uint16_t>(group - layout->groups.begin()));
    }
    return layout;
}

class ContestSeries final : public lab::SeatSeries {
public:
    explicit ContestSeries(ContestPlan plan) : m_plan(std::move(plan)) {}

    std::shared_ptr<const lab::SeatLayout> layout() const override { return m_plan.layout; }
    std::unique_ptr<lab::SeatWorker> worker() const override { return std::make_unique<ContestGame>(m_plan); }
    int gamesPerShare() const override {
        const auto searches = [](const Policy& policy) { return policy.kind == Policy::Kind::Search; };
        return std::ranges::any_of(m_plan.policies, searches) ? 1 : kGamesPerShare;
    }
    int manualClauses() const override { return m_plan.variants.front().manualClauses; }

private:
    ContestPlan m_plan;
};

} // namespace

model::Result<ContestPlan> planContest(std::shared_ptr<const language::CardLanguage> language,
                                       const lab::SeatSetup& setup, const std::vector<model::Collection>& starters) {
    const auto parameters = readParameters(setup.parameters);
    if (!parameters) {
        return parameters.error();
    }
    ContestPlan plan;
    plan.seed = setup.seed;
    const CardIndex index = indexOf(setup.pool);
    std::vector<ContestCards> contests;
    for (const std::vector<std::string>& chosen : choicesOf(setup, *parameters)) {
        auto contest = ContestCards::read(setup.collections, index, setup.seats, chosen, *parameters);
        if (!contest) {
            return contest.error();
        }
        contests.push_back(std::move(contest).value());
    }
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> decks;
    for (const model::Collection& collection : starters.empty() ? setup.collections : starters) {
        if (!starters.empty() || collection.kind == "starter") {
            names.push_back(collection.key);
            decks.push_back(collection.cardKeys());
        }
    }
    const int people = contests.front().players;
    if (starters.empty() && static_cast<int>(decks.size()) < people) {
        return model::Error{"match.deck_illegal", {"CHA-C6", std::to_string(decks.size() + 1)}, {}};
    }
    std::vector<std::string> keys;
    for (const ContestCards& contest : contests) {
        const std::vector<std::string> own = contest.keys();
        keys.insert(keys.end(), own.begin(), own.end());
    }
    for (const std::vector<std::string>& deck : decks) {
        if (deck.empty() || deck.size() > kMostDeck) {
            return model::Error{"match.deck_illegal", {"CHA-C6", std::to_string(&deck - decks.data() + 1)}, {}};
        }
        keys.insert(keys.end(), deck.begin(), deck.end());
    }
    const auto compiled = compileMatch(std::move(language), index, keys, setup.parameters);
    if (!compiled) {
        return compiled.error();
    }
    for (const ContestCards& contest : contests) {
        Rules rules = (*compiled)->rules;
        contest.enter(rules);
        for (const std::vector<CardNo>& level : rules.contest.levels) {
            if (level.size() > kMostLevelCards) {
                return model::Error{"match.deck_illegal", {"CHA-C3", std::to_string(level.size())}, {}};
            }
        }
        plan.variants.push_back(std::move(rules));
    }
    const Rules& rules = plan.variants.front();
    for (const std::vector<std::string>& deck : decks) {
        plan.starters.push_back(numbersOf(rules, deck));
    }
    if (rules.contest.bot >= 0) {
        names.push_back("bot");
    }
    for (int seat = 0; seat < rules.contest.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const auto policy = policyNamed(setup.policies.empty()       ? "solide"
                                        : at < setup.policies.size() ? setup.policies[at]
                                                                     : setup.policies.back());
        if (!policy) {
            return policy.error();
        }
        plan.policies.push_back(*policy);
    }
    for (const CardInfo& card : rules.cards) {
        plan.levelOf.push_back(static_cast<std::uint8_t>(card.level));
    }
    plan.layout = layoutOf(setup, index, plan, std::move(names), plan.layoutOf);
    // Figures of cards are told by set: each has to name the one that it lies in.
    for (const Rules& variant : plan.variants) {
        for (const std::vector<CardNo>& level : variant.contest.levels) {
            for (const CardNo card : level) {
                if (plan.layoutOf[card] == kNoCard) {
                    return model::Error{"match.deck_illegal", {"CHA-C3", variant.keys[card]}, {}};
                }
            }
        }
    }
    return plan;
}

model::Result<std::shared_ptr<const lab::SeatSeries>>
prepareContest(std::shared_ptr<const language::CardLanguage> language, const lab::SeatSetup& setup) {
    auto plan = planContest(std::move(language), setup);
    if (!plan) {
        return plan.error();
    }
    return std::shared_ptr<const lab::SeatSeries>(std::make_shared<ContestSeries>(std::move(plan).value()));
}

} // namespace blattwerk::engine::fahnenturnier
