#include "tests/fifth_system/engine/systems/kehraus/system.h"

#include "tests/fifth_system/engine/systems/kehraus/kehraus_match.h"
#include "tests/fifth_system/engine/systems/kehraus/player.h"
#include "tests/fifth_system/engine/systems/kehraus/series.h"

#include "engine/language/card_language.h"
#include "engine/play/play_on.h"
#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::kehraus {

namespace {

struct Question {
    const KehrausMatch* game = nullptr;
    Policy policy;

    static model::Result<Question> read(const Match& match, std::string_view policy) {
        const auto* game = dynamic_cast<const KehrausMatch*>(&match);
        if (game == nullptr) {
            return model::Error{"match.other_system", {}, {}};
        }
        if (match.outcome().over) {
            return model::Error{"match.over", {}, {}};
        }
        const model::Result<Policy> named = policyNamed(policy);
        return named ? model::Result<Question>(Question{game, *named}) : named.error();
    }
};

} // namespace

model::Result<std::shared_ptr<const System>> KehrausSystem::load(const GrammarFiles& grammar) {
    auto language = language::CardLanguage::load(grammar);
    if (!language) {
        return language.error();
    }
    return std::shared_ptr<const System>(new KehrausSystem(std::move(language).value()));
}

language::CardContext KehrausSystem::cardContext(const model::Card& card,
                                                 const std::vector<const model::Card*>& pool) const {
    language::CardContext context;
    context.ownName = card.name;
    context.type = card.type;
    context.names = CardIndex(pool).names();
    return context;
}

std::vector<model::Finding> KehrausSystem::checkCard(const model::Card& card, const model::CardSchema& /*schema*/,
                                                     const DeckCheck& context) const {
    std::vector<model::Finding> findings;
    language::CardContext read = cardContext(card, context.pool);
    const auto reading = m_language->read(card.text, model::Language::German, read);
    for (const auto& clause : reading.clauses) {
        if (clause.manual) {
            model::Finding& finding = findings.emplace_back();
            finding.severity = model::Severity::Advice;
            finding.rule = "KEH-C2";
            finding.subject = {model::SubjectKind::Card, card.key};
            finding.messageId = "KEH-C2";
            finding.args = {{"name", card.name}};
        }
    }
    return findings;
}

std::vector<model::Finding> KehrausSystem::checkDeck(const model::CardSchema& /*schema*/,
                                                     const DeckCheck& context) const {
    const auto parameters = readParameters(context.parameters);
    const int least = parameters ? parameters->deckLeast : Parameters().deckLeast;
    const int size = context.deck->size();
    if (size >= least && size <= static_cast<int>(kMostDeck)) {
        return {};
    }
    model::Finding finding;
    finding.severity = model::Severity::Error;
    finding.rule = "KEH-C1";
    finding.subject = {model::SubjectKind::Deck, context.deck->key};
    finding.messageId = "KEH-C1";
    finding.args = {{"n", std::to_string(size)}, {"least", std::to_string(least)}, {"most", std::to_string(kMostDeck)}};
    return {finding};
}

model::Stats KehrausSystem::derived(const model::Card& /*card*/,
                                    const std::vector<const model::Card*>& /*pool*/) const {
    return {};
}

model::Result<std::unique_ptr<Match>> KehrausSystem::start(const MatchSetup& setup) const {
    return startMatch(m_language, setup);
}

model::Result<std::unique_ptr<Match>> KehrausSystem::place(const MatchSetup& setup,
                                                           const nlohmann::ordered_json& position) const {
    return placeMatch(m_language, setup, position);
}

std::vector<PolicyInfo> KehrausSystem::policies() const {
    return {{"solide", false}, {"greedy", false}, {"random", false}};
}

model::Result<std::uint64_t> KehrausSystem::decide(const Match& match, std::string_view policy,
                                                   std::uint64_t seed) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Player player(asked->policy, asked->game->rules());
    player.begin(seed);
    return player.choose(asked->game->state()).code();
}

model::Result<Advice> KehrausSystem::advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                            const std::stop_token& /*stop*/) const {
    const auto asked = Question::read(match, policy);
    if (!asked) {
        return asked.error();
    }
    Player player(asked->policy, asked->game->rules());
    player.begin(seed);
    std::vector<ConsideredStep<Action>> thoughts;
    const Action step = player.explain(asked->game->state(), thoughts);
    return adviceFrom(thoughts, step);
}

model::Result<Outlook> KehrausSystem::outlook(const Match& match, const OutlookSetup& setup,
                                              const Progress& progress) const {
    const auto* game = dynamic_cast<const KehrausMatch*>(&match);
    if (game == nullptr) {
        return model::Error{"match.other_system", {}, {}};
    }
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    const Rules& rules = game->rules();
    const State seen = Kehraus::view(game->state(), rules, setup.viewer);
    std::vector<std::array<Player, 2>> players;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        players.push_back({Player((*policies)[0], rules), Player((*policies)[1], rules)});
    }
    return playOutlook(setup, 2, progress, [&](int worker, std::uint64_t seed) {
        return playOn<Kehraus>(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed, NullSink());
    });
}

model::Result<nlohmann::ordered_json> KehrausSystem::goldfish(const GoldfishSetup& setup,
                                                              const Progress& progress) const {
    if (const auto fault = faultOfRun(setup.run)) {
        return *fault;
    }
    return runGoldfish(m_language, setup, progress);
}

model::Result<std::shared_ptr<const lab::Series>> KehrausSystem::series(const lab::SeriesSetup& setup) const {
    return prepareSeries(m_language, setup);
}

} // namespace blattwerk::engine::kehraus
