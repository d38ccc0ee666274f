#include "engine/systems/heldenhain/system.h"

#include "engine/systems/asked_policy.h"
#include "engine/systems/heldenhain/construction.h"
#include "engine/systems/heldenhain/duel_match.h"
#include "engine/systems/heldenhain/goldfish.h"
#include "engine/systems/heldenhain/match_start.h"
#include "engine/systems/heldenhain/outlook.h"
#include "engine/systems/heldenhain/player.h"
#include "engine/systems/heldenhain/series.h"
#include "engine/systems/heldenhain/thoughts.h"

namespace blattwerk::engine::heldenhain {

namespace {

template<class L>
std::uint64_t decideFor(const State<L>& state, const Rules& rules, const Policy& policy, std::uint64_t seed) {
    Player<L> player(policy, rules);
    player.begin(seed);
    return player.choose(state).code();
}

template<class L>
Advice adviseFor(const State<L>& state, const Rules& rules, const Policy& policy, std::uint64_t seed,
                 const std::stop_token& stop) {
    Player<L> player(policy, rules);
    player.begin(seed);
    Thoughts thoughts;
    const Action step = player.explain(state, thoughts, stop);
    return adviceFrom(thoughts, step);
}

using Question = AskedPolicy<DuelAccess, policyNamed>;

} // namespace

HeldenhainSystem::HeldenhainSystem(std::shared_ptr<const language::CardLanguage> language)
    : m_language(std::move(language)),
      m_vocabulary(*m_language) {}

model::Result<std::shared_ptr<const System>> HeldenhainSystem::load(const GrammarFiles& grammar) {
    auto language = language::CardLanguage::load(grammar);
    if (!language) {
        return language.error();
    }
    return std::shared_ptr<const System>(new HeldenhainSystem(std::move(language).value()));
}

language::CardContext HeldenhainSystem::cardContext(const model::Card& card,
                                                    const std::vector<const model::Card*>& pool) const {
    language::CardContext context = textContext(pool);
    setCard(context, card);
    return context;
}

std::vector<model::Finding> HeldenhainSystem::checkCard(const model::Card& card, const model::CardSchema& schema,
                                                        const DeckCheck& context) const {
    return Construction(*m_language, m_vocabulary, schema, context).card(card);
}

std::vector<model::Finding> HeldenhainSystem::checkDeck(const model::CardSchema& schema,
                                                        const DeckCheck& context) const {
    return Construction(*m_language, m_vocabulary, schema, context).deck();
}

model::Stats HeldenhainSystem::derived(const model::Card& card, const std::vector<const model::Card*>& pool) const {
    CardType type = CardType::Character;
    if (!cardTypeFromKey(card.type, type) || type != CardType::Equipment || card.text.empty()) {
        return {};
    }
    const language::CardReading reading = m_language->read(card.text, cardContext(card, pool));
    const TextFacts facts = factsOf(reading, m_vocabulary, card.text, type);
    if (!facts.hasBearer) {
        return {};
    }
    return {{"equip_effort", facts.bearer[0]}, {"equip_stamina", facts.bearer[1]}, {"equip_points", facts.bearer[2]}};
}

model::Result<std::unique_ptr<Match>> HeldenhainSystem::start(const MatchSetup& setup) const {
    return startMatch(m_language, setup);
}

model::Result<std::unique_ptr<Match>> HeldenhainSystem::place(const MatchSetup& setup,
                                                              const nlohmann::ordered_json& position) const {
    return placeMatch(m_language, setup, position);
}

model::Result<std::uint64_t> HeldenhainSystem::decide(const Match& match, std::string_view policy,
                                                      std::uint64_t seed) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    const DuelAccess& duel = *asked->match;
    return duel.small() != nullptr ? decideFor(*duel.small(), duel.rules(), asked->policy, seed)
                                   : decideFor(*duel.large(), duel.rules(), asked->policy, seed);
}

model::Result<Advice> HeldenhainSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                               const std::stop_token& stop) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    const DuelAccess& duel = *asked->match;
    return duel.small() != nullptr ? adviseFor(*duel.small(), duel.rules(), asked->policy, seed, stop)
                                   : adviseFor(*duel.large(), duel.rules(), asked->policy, seed, stop);
}

model::Result<Outlook> HeldenhainSystem::outlook(const Match& match, const OutlookSetup& setup,
                                                 const Progress& progress) const {
    const auto* duel = dynamic_cast<const DuelAccess*>(&match);
    if (duel == nullptr) {
        return model::Error{"match.other_system", {}, {}};
    }
    return runOutlook(*duel, setup, progress);
}

model::Result<nlohmann::ordered_json> HeldenhainSystem::goldfish(const GoldfishSetup& setup,
                                                                 const Progress& progress) const {
    if (const auto fault = faultOfRun(setup.run)) {
        return *fault;
    }
    return runGoldfish(m_language, setup, progress);
}

model::Result<std::shared_ptr<const lab::Series>> HeldenhainSystem::series(const lab::SeriesSetup& setup) const {
    return prepareSeries(m_language, setup);
}

} // namespace blattwerk::engine::heldenhain
