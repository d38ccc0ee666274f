#include "engine/systems/fahnenturnier/system.h"

#include "engine/language/card_language.h"
#include "engine/language/name_index.h"
#include "engine/systems/asked_policy.h"
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

using Question = AskedPolicy<TournamentMatch, policyNamed>;

Player playerOf(const Question& asked, std::uint64_t seed) {
    Player player(asked.policy, asked.match->rules());
    player.begin(seed);
    return player;
}

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
    return playerOf(*asked, seed).choose(asked->match->state()).code();
}

model::Result<Advice> FahnenturnierSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                                  const std::stop_token& stop) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Thoughts thoughts;
    const Action step = playerOf(*asked, seed).explain(asked->match->state(), thoughts, stop);
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
