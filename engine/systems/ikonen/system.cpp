#include "engine/systems/ikonen/system.h"

#include "engine/language/card_language.h"
#include "engine/language/name_index.h"
#include "engine/systems/asked_policy.h"
#include "engine/systems/ikonen/construction.h"
#include "engine/systems/ikonen/duel_match.h"
#include "engine/systems/ikonen/goldfish.h"
#include "engine/systems/ikonen/match_start.h"
#include "engine/systems/ikonen/outlook.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/series.h"

namespace blattwerk::engine::ikonen {

namespace {

using Question = AskedPolicy<DuelMatch, policyNamed>;

} // namespace

model::Result<std::shared_ptr<const System>> IkonenSystem::load(const GrammarFiles& grammar) {
    auto language = language::CardLanguage::load(grammar);
    if (!language) {
        return language.error();
    }
    return std::shared_ptr<const System>(new IkonenSystem(std::move(language).value()));
}

language::CardContext IkonenSystem::cardContext(const model::Card& card,
                                                const std::vector<const model::Card*>& pool) const {
    language::CardContext context;
    context.ownName = card.name;
    context.type = card.type;
    context.names = CardIndex(pool).names();
    return context;
}

std::vector<model::Finding> IkonenSystem::checkCard(const model::Card& card, const model::CardSchema& schema,
                                                    const DeckCheck& context) const {
    return Construction(*m_language, schema, context).card(card);
}

std::vector<model::Finding> IkonenSystem::checkDeck(const model::CardSchema& schema, const DeckCheck& context) const {
    return Construction(*m_language, schema, context).deck();
}

model::Stats IkonenSystem::derived(const model::Card& /*card*/, const std::vector<const model::Card*>& /*pool*/) const {
    return {};
}

model::Result<std::unique_ptr<Match>> IkonenSystem::start(const MatchSetup& setup) const {
    return startMatch(m_language, setup);
}

model::Result<std::unique_ptr<Match>> IkonenSystem::place(const MatchSetup& setup,
                                                          const nlohmann::ordered_json& position) const {
    return placeMatch(m_language, setup, position);
}

std::vector<PolicyInfo> IkonenSystem::policies() const {
    return knownPolicies();
}

model::Result<std::uint64_t> IkonenSystem::decide(const Match& match, std::string_view policy,
                                                  std::uint64_t seed) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Player player(asked->policy, asked->match->rules());
    player.begin(seed);
    return player.choose(asked->match->state()).code();
}

model::Result<Advice> IkonenSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
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

model::Result<Outlook> IkonenSystem::outlook(const Match& match, const OutlookSetup& setup,
                                             const Progress& progress) const {
    const auto* duel = dynamic_cast<const DuelMatch*>(&match);
    if (duel == nullptr) {
        return model::Error{"match.other_system", {}, {}};
    }
    return runOutlook(*duel, setup, progress);
}

model::Result<nlohmann::ordered_json> IkonenSystem::goldfish(const GoldfishSetup& setup,
                                                             const Progress& progress) const {
    if (const auto fault = faultOfRun(setup.run)) {
        return *fault;
    }
    return runGoldfish(m_language, setup, progress);
}

model::Result<std::shared_ptr<const lab::Series>> IkonenSystem::series(const lab::SeriesSetup& setup) const {
    return prepareSeries(m_language, setup);
}

} // namespace blattwerk::engine::ikonen
