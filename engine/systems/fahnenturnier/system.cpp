#include "engine/systems/fahnenturnier/system.h"

#include "engine/language/card_language.h"
#include "engine/language/name_index.h"
#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/contest_series.h"
#include "engine/systems/fahnenturnier/goldfish.h"
#include "engine/systems/fahnenturnier/match_start.h"
#include "engine/systems/fahnenturnier/outlook.h"
#include "engine/systems/fahnenturnier/players.h"
#include "engine/systems/fahnenturnier/series.h"
#include "engine/systems/fahnenturnier/set_names.h"
#include "engine/systems/fahnenturnier/tournament_match.h"

#include <nlohmann/json.hpp>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// A running game of this system and the policy, or what is wrong with them.
struct Question {
    const TournamentMatch* game = nullptr;
    Policy policy;

    static model::Result<Question> read(const Match& match, std::string_view policy) {
        const auto* game = dynamic_cast<const TournamentMatch*>(&match);
        if (game == nullptr) {
            return model::Error{"match.other_system", {}, {}};
        }
        if (match.outcome().over) {
            return model::Error{"match.over", {}, {}};
        }
        const model::Result<Policy> named = policyNamed(policy);
        return named ? model::Result<Question>(Question{game, *named}) : named.error();
    }

    [[nodiscard]] Player player(std::uint64_t seed) const {
        Player player(policy, game->rules());
        player.begin(seed);
        return player;
    }
};

} // namespace

model::Result<std::shared_ptr<const System>> FahnenturnierSystem::load(const GrammarFiles& grammar) {
    auto language = language::CardLanguage::load(grammar);
    if (!language) {
        return language.error();
    }
    return std::shared_ptr<const System>(new FahnenturnierSystem(std::move(language).value()));
}

language::CardContext FahnenturnierSystem::cardContext(const model::Card& card,
                                                       const std::vector<const model::Card*>& pool) const {
    language::CardContext context;
    context.ownName = card.name;
    context.type = card.type;
    context.names = CardIndex(pool, setNames()).names();
    return context;
}

std::vector<model::Finding> FahnenturnierSystem::checkCard(const model::Card& card, const model::CardSchema& schema,
                                                           const DeckCheck& context) const {
    return Construction(*m_language, schema, context).card(card);
}

std::vector<model::Finding> FahnenturnierSystem::checkDeck(const model::CardSchema& schema,
                                                           const DeckCheck& context) const {
    return Construction(*m_language, schema, context).deck();
}

model::Stats FahnenturnierSystem::derived(const model::Card& /*card*/,
                                          const std::vector<const model::Card*>& /*pool*/) const {
    return {};
}

model::Result<std::unique_ptr<Match>> FahnenturnierSystem::start(const MatchSetup& setup) const {
    return startGame(m_language, setup);
}

model::Result<std::unique_ptr<Match>> FahnenturnierSystem::place(const MatchSetup& setup,
                                                                 const nlohmann::ordered_json& position) const {
    return placeGame(m_language, setup, position);
}

std::vector<PolicyInfo> FahnenturnierSystem::policies() const {
    return knownPolicies();
}

model::Result<std::uint64_t> FahnenturnierSystem::decide(const Match& match, std::string_view policy,
                                                         std::uint64_t seed) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    return asked->player(seed).choose(asked->game->state()).code();
}

model::Result<Advice> FahnenturnierSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                                  const std::stop_token& stop) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Thoughts thoughts;
    const Action step = asked->player(seed).explain(asked->game->state(), thoughts, stop);
    return adviceFrom(thoughts, step);
}

model::Result<Outlook> FahnenturnierSystem::outlook(const Match& match, const OutlookSetup& setup,
                                                    const Progress& progress) const {
    const auto* game = dynamic_cast<const TournamentMatch*>(&match);
    if (game == nullptr) {
        return model::Error{"match.other_system", {}, {}};
    }
    return runOutlook(*game, setup, progress);
}

model::Result<nlohmann::ordered_json> FahnenturnierSystem::goldfish(const GoldfishSetup& setup,
                                                                    const Progress& progress) const {
    if (const auto fault = faultOfRun(setup.run)) {
        return *fault;
    }
    return runGoldfish(m_language, setup, progress);
}

std::vector<std::string_view> FahnenturnierSystem::goldfishRuns() const {
    return {kGoldfishRuns.begin(), kGoldfishRuns.end()};
}

model::Result<std::shared_ptr<const lab::Series>> FahnenturnierSystem::series(const lab::SeriesSetup& setup) const {
    return prepareSeries(m_language, setup);
}

model::Result<std::shared_ptr<const lab::SeatSeries>>
FahnenturnierSystem::seatSeries(const lab::SeatSetup& setup) const {
    return prepareContest(m_language, setup);
}

} // namespace blattwerk::engine::fahnenturnier
