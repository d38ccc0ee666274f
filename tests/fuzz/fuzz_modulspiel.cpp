#include "tests/fuzz/fuzz_modulspiel.h"

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/invariants.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/players.h"
#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"

#include <cstdlib>
#include <iostream>

namespace blattwerk::tests {

namespace {

using namespace engine;
using namespace engine::modulspiel;

constexpr int kMostSteps = 200000;

/// What a game in twelve is looked at for besides its invariants.
enum class Special : std::uint32_t { Greedy, Solide, Sound, Replayed, Seen, Searched, Plain };

class Game {
public:
    Game(const ModulspielTable& table, std::uint64_t seed)
        : m_table(table),
          m_rules(table.cards->rules),
          m_invariants(m_rules),
          m_seed(seed) {}

    std::optional<std::string> play(FuzzCounts& counts) {
        Rng rng(m_seed * 0x9e3779b97f4a7c15U);
        const auto special = static_cast<Special>(rng.below(12));
        Player search({Policy::Kind::Search, 2}, m_rules);
        State state = begin();
        ActionList list;
        for (int steps = 0; !state.over(); ++steps) {
            ModuleGame::legal(state, m_rules, list);
            if (list.empty() || steps > kMostSteps) {
                return fault("the game does not go on");
            }
            Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (special == Special::Greedy && steps % 4 == 0) {
                step = greedyStep(state, m_rules);
            } else if (special == Special::Solide && steps % 4 == 0) {
                step = solideStep(state, m_rules);
            } else if (special == Special::Searched && steps % 24 == 0) {
                step = search.choose(state);
            }
            if (!list.contains(step)) {
                return fault("a player takes a step that is not legal");
            }
            if (special == Special::Sound && !isSound(state, list)) {
                return fault("the list of steps is not sound");
            }
            if (special == Special::Seen) {
                if (const std::string wrong = faultOfView(state, list, rng); !wrong.empty()) {
                    return fault("MOD-I8 what is seen " + wrong);
                }
            }
            const State before = state;
            NullSink none;
            ModuleGame::apply(state, m_rules, step, none);
            m_codes.push_back(step.code());
            ++counts.steps;
            std::vector<int> broken = m_invariants.brokenIn(state);
            const std::vector<int> byStep = m_invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            if (!broken.empty()) {
                return fault("MOD-I" + std::to_string(broken.front()));
            }
        }
        counts.aborted += state.winner == Winner::Aborted ? 1U : 0U;
        if (special == Special::Replayed && replayed() != ModuleGame::digest(state)) {
            return fault("MOD-I10 the same steps lead elsewhere");
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] State begin() const {
        GameStart start;
        start.seed = m_seed;
        NullSink none;
        return ModuleGame::start(m_rules, start, none);
    }

    [[nodiscard]] std::uint64_t replayed() const {
        State state = begin();
        NullSink none;
        for (const std::uint64_t code : m_codes) {
            ModuleGame::apply(state, m_rules, Action::fromCode(code), none);
        }
        return ModuleGame::digest(state);
    }

    /// What is listed is allowed for that side and for no other, and asking changes nothing.
    [[nodiscard]] bool isSound(const State& state, const ActionList& list) const {
        const std::uint64_t before = ModuleGame::digest(state);
        for (const Action step : list) {
            if (!ModuleGame::explain(state, m_rules, step, state.actor()).empty() ||
                ModuleGame::explain(state, m_rules, step, 1 - state.actor()).empty()) {
                return false;
            }
        }
        return ModuleGame::digest(state) == before;
    }

    /// What is wrong with a position drawn up from what a side sees: it must look the same to it, and let it do and
    /// decide the same.
    [[nodiscard]] std::string faultOfView(const State& state, const ActionList& list, Rng& rng) const {
        const int side = state.actor();
        const State seen = ModuleGame::view(state, m_rules, side);
        const State drawn = ModuleGame::determinize(seen, m_rules, side, rng);
        ActionList other;
        ModuleGame::legal(drawn, m_rules, other);
        if (ModuleGame::digest(ModuleGame::view(drawn, m_rules, side)) != ModuleGame::digest(seen)) {
            return "looks different";
        }
        if (!std::equal(list.begin(), list.end(), other.begin(), other.end())) {
            return "allows other steps";
        }
        if (!(solideStep(drawn, m_rules) == solideStep(state, m_rules))) {
            return "leads to another decision";
        }
        return m_invariants.brokenIn(drawn).empty() ? "" : "breaks an invariant";
    }

    [[nodiscard]] std::string fault(const std::string& what) const {
        std::string text = "seed " + std::to_string(m_seed) + " step " + std::to_string(m_codes.size()) + ": " + what +
                           "\n  " + m_table.text + "\n  steps";
        for (const std::uint64_t code : m_codes) {
            text += ' ' + std::to_string(code);
        }
        return text;
    }

    const ModulspielTable& m_table;
    const Rules& m_rules;
    Invariants m_invariants;
    std::uint64_t m_seed;
    std::vector<std::uint64_t> m_codes;
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
    return Game(table, seed).play(counts);
}

} // namespace blattwerk::tests
