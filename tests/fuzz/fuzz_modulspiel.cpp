#include "tests/fuzz/fuzz_modulspiel.h"

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/invariants.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/players.h"
#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"
#include "tests/fuzz/two_sided_game.h"

#include <cstdlib>
#include <iostream>

namespace blattwerk::tests {

namespace {

using namespace engine;
using namespace engine::modulspiel;

struct FuzzedGame {
    using Table = ModulspielTable;
    using State = modulspiel::State;
    using Rules = modulspiel::Rules;
    using Action = modulspiel::Action;
    using ActionList = modulspiel::ActionList;
    using Game = modulspiel::ModuleGame;
    using Player = modulspiel::Player;
    using Invariants = modulspiel::Invariants;

    static constexpr const char* kPrefix = "MOD";
    static constexpr int kSeen = 8;
    static constexpr int kReplayed = 10;
    static constexpr std::uint32_t kOneOf = 24;
    static constexpr int kPlayedEvery = 4;
    static constexpr int kSearchedEvery = 24;
    static constexpr int kMostSteps = 200000;

    static Policy searchPolicy() { return {Policy::Kind::Search, 2}; }
    static Action greedy(const State& state, const Rules& rules) { return greedyStep(state, rules); }
    static Action solide(const State& state, const Rules& rules) { return solideStep(state, rules); }
    static bool isAborted(const State& state) { return state.winner == Winner::Aborted; }

    static State begin(const Table& /*table*/, const Rules& rules, std::uint64_t seed) {
        GameStart start;
        start.seed = seed;
        NullSink none;
        return Game::start(rules, start, none);
    }
};

int valueOf(const model::ParameterValues& values, const char* key, int fallback) {
    const auto at = values.find(key);
    return at == values.end() ? fallback : std::atoi(at->second.c_str());
}

} // namespace

ModulspielTables::ModulspielTables(const std::string& scenarioFolder) : m_pool(ShippedContent::of("modulspiel").cards) {
    for (model::Card& card : scenarioCards("modulspiel", scenarioFolder)) {
        m_pool.push_back(std::move(card));
    }
    for (const model::Card& card : m_pool) {
        std::vector<std::string>& list = card.type == "intervention"  ? m_interventions
                                         : card.type == "certificate" ? m_certificates
                                                                      : m_market;
        list.push_back(card.key);
    }
}

ModulspielTable ModulspielTables::table(std::uint64_t seed) const {
    Rng rng(seed);
    const ShippedContent& content = ShippedContent::of("modulspiel");
    model::ParameterValues parameters = drawnParameters(rng, content.info.parameters);
    const int total = valueOf(parameters, "mod_modules_total", 9);
    const int perSide = std::min(valueOf(parameters, "mod_modules_per_side", 3), total / 2);
    if (parameters.contains("mod_modules_per_side")) {
        parameters["mod_modules_per_side"] = std::to_string(perSide);
    }
    // The guards must be reached in games that a test can wait for.
    for (const auto& [key, most] : {std::pair{"mod_max_quarters", 60}, {"mod_max_actions_quarter", 300}}) {
        if (valueOf(parameters, key, most) > most) {
            parameters[key] = std::to_string(most);
        }
    }
    const auto pick = [&](const std::vector<std::string>& from) {
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    };
    ModulspielTable table;
    CardKeyLists lists;
    if (total == 9 && rng.coin()) {
        MatchSetup setup;
        setup.pool = content.cards;
        setup.collections = content.decks;
        auto shipped = listsOfStart(setup, total);
        if (!shipped) {
            std::cerr << "the shipped pool cannot be drafted: " << shipped.error().code << '\n';
            std::exit(EXIT_FAILURE);
        }
        lists = std::move(shipped).value();
        table.text = "shipped";
    } else {
        const std::uint32_t size = 4 + rng.below(static_cast<std::uint32_t>(std::min(16, 120 / total - 3)));
        for (int module = 0; module < total; ++module) {
            CardKeyLists::Module& made = lists.modules.emplace_back();
            made.key = "module-" + std::to_string(module);
            for (std::uint32_t card = 0; card < size; ++card) {
                made.cards.push_back(pick(m_interventions));
            }
        }
        for (std::uint32_t card = rng.below(40); card > 0; --card) {
            lists.market.push_back(pick(m_market));
        }
        for (std::uint32_t card = rng.below(10); card > 0; --card) {
            if (const std::string key = pick(m_certificates);
                std::ranges::find(lists.certificates, key) == lists.certificates.end()) {
                lists.certificates.push_back(key);
            }
        }
        table.text = "probe";
    }
    // The content lives as long as the program, so the language needs no owner here.
    auto cards = compileMatch(
        std::shared_ptr<const language::CardLanguage>(std::shared_ptr<void>(), &content.system->language()), m_pool,
        lists, parameters);
    if (!cards) {
        std::cerr << "table " << seed << " cannot be built: " << cards.error().code << '\n';
        std::exit(EXIT_FAILURE);
    }
    table.cards = std::move(cards).value();
    for (const auto& [key, value] : parameters) {
        table.text += ' ' + key + '=' + value;
    }
    return table;
}

std::optional<std::string> ModulspielTables::play(const ModulspielTable& table, std::uint64_t seed,
                                                  FuzzCounts& counts) {
    return TwoSidedGame<FuzzedGame>(table, seed).play(counts);
}

} // namespace blattwerk::tests
