#include "tests/fuzz/fuzz_ikonen.h"

#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/invariants.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/players.h"
#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"
#include "tests/fuzz/two_sided_game.h"

#include <cstdlib>
#include <iostream>

namespace blattwerk::tests {

namespace {

using namespace engine;
using namespace engine::ikonen;

struct FuzzedGame {
    using Table = IkonenTable;
    using State = ikonen::State;
    using Rules = ikonen::Rules;
    using Action = ikonen::Action;
    using ActionList = ikonen::ActionList;
    using Game = ikonen::Duel;
    using Player = ikonen::Player;
    using Invariants = ikonen::Invariants;

    static constexpr const char* kPrefix = "IKO";
    static constexpr int kSeen = 9;
    static constexpr int kReplayed = 10;
    static constexpr std::uint32_t kOneOf = 9;
    static constexpr int kPlayedEvery = 1;
    static constexpr int kSearchedEvery = 8;
    static constexpr int kMostSteps = 100000;

    static Policy searchPolicy() { return {Policy::Kind::Search, 2}; }
    static Action greedy(const State& state, const Rules& rules) { return greedyStep(state, rules); }
    static Action solide(const State& state, const Rules& rules) { return solideStep(state, rules); }
    static bool isAborted(const State& state) { return state.winner == Winner::Aborted; }

    static State begin(const Table& table, const Rules& rules, std::uint64_t seed) {
        GameStart start;
        start.decks[0] = table.decks[0];
        start.decks[1] = table.decks[1];
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

IkonenTables::IkonenTables(const std::string& scenarioFolder) : m_pool(ShippedContent::ikonen().cards) {
    for (model::Card& card : scenarioCards("ikonen", scenarioFolder)) {
        m_pool.push_back(std::move(card));
    }
    for (const model::Card& card : m_pool) {
        m_keys.push_back(card.key);
        if (card.type == "ikone") {
            m_icons.push_back(card.key);
        }
    }
}

IkonenTable IkonenTables::table(std::uint64_t seed) const {
    Rng rng(seed);
    const ShippedContent& content = ShippedContent::ikonen();
    const model::ParameterValues parameters = drawnParameters(rng, content.info.parameters);
    const int least = valueOf(parameters, "iko_prizes", 6) + valueOf(parameters, "iko_hand", 5);
    const int most = std::max(least, valueOf(parameters, "iko_deck_max", 50));
    IkonenTable table;
    SideKeys decks;
    for (std::vector<std::string>& deck : decks) {
        const auto& shipped = content.decks[rng.below(static_cast<std::uint32_t>(content.decks.size()))];
        if (rng.coin() && shipped.size() <= most && shipped.size() >= least) {
            deck = content.keysOf(shipped.key);
            table.text += shipped.key + ' ';
            continue;
        }
        const auto size = static_cast<std::size_t>(least) + rng.below(static_cast<std::uint32_t>(most - least + 1));
        const auto icons = std::max<std::size_t>(1, size / 8 + rng.below(static_cast<std::uint32_t>(size / 2 + 1)));
        while (deck.size() < size) {
            const std::vector<std::string>& from = deck.size() < icons ? m_icons : m_keys;
            deck.push_back(from[rng.below(static_cast<std::uint32_t>(from.size()))]);
        }
        table.text += "probe ";
    }
    // The content lives as long as the program, so the language needs no owner here.
    auto cards = compileMatch(
        std::shared_ptr<const language::CardLanguage>(std::shared_ptr<void>(), &content.system->language()), m_pool,
        decks, parameters);
    if (!cards) {
        std::cerr << "table " << seed << " cannot be built: " << cards.error().code << '\n';
        std::exit(EXIT_FAILURE);
    }
    table.cards = std::move(cards).value();
    for (std::size_t side = 0; side < 2; ++side) {
        table.decks[side] = numbersOf(table.cards->rules, static_cast<int>(side), decks[side]);
    }
    for (const auto& [key, value] : parameters) {
        table.text += ' ' + key + '=' + value;
    }
    return table;
}

std::optional<std::string> IkonenTables::play(const IkonenTable& table, std::uint64_t seed, FuzzCounts& counts) {
    return TwoSidedGame<FuzzedGame>(table, seed).play(counts);
}

} // namespace blattwerk::tests
