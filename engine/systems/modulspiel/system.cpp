#include "engine/systems/modulspiel/system.h"

#include "engine/lab/series.h"
#include "engine/language/card_language.h"
#include "engine/language/name_index.h"
#include "engine/systems/asked_policy.h"
#include "engine/systems/modulspiel/construction.h"
#include "engine/systems/modulspiel/goldfish.h"
#include "engine/systems/modulspiel/match_start.h"
#include "engine/systems/modulspiel/module_match.h"
#include "engine/systems/modulspiel/outlook.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/series.h"

namespace blattwerk::engine::modulspiel {

namespace {

using Question = AskedPolicy<ModuleMatch, policyNamed>;

} // namespace

model::Result<std::shared_ptr<const System>> ModulspielSystem::load(const GrammarFiles& grammar) {
    auto language = language::CardLanguage::load(grammar);
    if (!language) {
        return language.error();
    }
    return std::shared_ptr<const System>(new ModulspielSystem(std::move(language).value()));
}

language::CardContext ModulspielSystem::cardContext(const model::Card& card,
                                                    const std::vector<const model::Card*>& pool) const {
    language::CardContext context;
    context.ownName = card.name;
    context.type = card.type;
    context.names = CardIndex(pool).names();
    return context;
}

std::vector<model::Finding> ModulspielSystem::checkCard(const model::Card& card, const model::CardSchema& schema,
                                                        const DeckCheck& context) const {
    return Construction(*m_language, schema, context).card(card);
}

std::vector<model::Finding> ModulspielSystem::checkDeck(const model::CardSchema& schema,
                                                        const DeckCheck& context) const {
    return Construction(*m_language, schema, context).deck();
}

model::Stats ModulspielSystem::derived(const model::Card& /*card*/,
                                       const std::vector<const model::Card*>& /*pool*/) const {
    return {};
}

model::Result<std::unique_ptr<Match>> ModulspielSystem::start(const MatchSetup& setup) const {
    return startMatch(m_language, setup);
}

model::Result<std::unique_ptr<Match>> ModulspielSystem::place(const MatchSetup& setup,
                                                              const nlohmann::ordered_json& position) const {
    return placeMatch(m_language, setup, position);
}

std::vector<PolicyInfo> ModulspielSystem::policies() const {
    return knownPolicies();
}

model::Result<std::uint64_t> ModulspielSystem::decide(const Match& match, std::string_view policy,
                                                      std::uint64_t seed) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Player player(asked->policy, asked->match->rules());
    player.begin(seed);
    return player.choose(asked->match->state()).code();
}

model::Result<Advice> ModulspielSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                               const std::stop_token& stop) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Player player(asked->policy, asked->match->rules());
    player.begin(seed);
    Thoughts thoughts;
    const Action step = player.explain(asked->match->state(), thoughts, stop);
    return adviceFrom(thoughts, step);
}

model::Result<Outlook> ModulspielSystem::outlook(const Match& match, const OutlookSetup& setup,
                                                 const Progress& progress) const {
    const auto* game = dynamic_cast<const ModuleMatch*>(&match);
    if (game == nullptr) {
        return model::Error{"match.other_system", {}, {}};
    }
    return runOutlook(*game, setup, progress);
}

model::Result<nlohmann::ordered_json> ModulspielSystem::goldfish(const GoldfishSetup& setup,
                                                                 const Progress& progress) const {
    if (const auto fault = faultOfRun(setup.run)) {
        return *fault;
    }
    return runGoldfish(m_language, setup, progress);
}

model::Result<std::shared_ptr<const lab::Series>> ModulspielSystem::series(const lab::SeriesSetup& setup) const {
    return prepareSeries(m_language, setup);
}

} // namespace blattwerk::engine::modulspiel
