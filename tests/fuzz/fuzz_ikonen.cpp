#include "tests/fuzz/fuzz_ikonen.h"

#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/invariants.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/players.h"
#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"

#include <cstdlib>
#include <iostream>

namespace blattwerk::tests {

namespace {

using namespace engine;
using namespace engine::ikonen;

constexpr int kMostSteps = 100000;

/// What a game in nine is looked at for besides its invariants.
enum class Special : std::uint32_t { Greedy, Solide, Sound, Replayed, Seen, Searched, Plain };

class Game {
public:
    Game(const IkonenTable& table, std::uint64_t seed)
        : m_table(table),
          m_rules(table.cards->rules),
          m_invariants(m_rules),
          m_seed(seed) {}

    std::optional<std::string> play(FuzzCounts& counts) {
        Rng rng(m_seed * 0x9e3779b97f4a7c15U);
        const auto special = static_cast<Special>(rng.below(9));
        Player search({Policy::Kind::Search, 2}, m_rules);
        State state = begin();
        ActionList list;
        for (int steps = 0; !state.over(); ++steps) {
            Duel::legal(state, m_rules, list);
            if (list.empty() || steps > kMostSteps) {
                return fault("the game does not go on");
            }
            Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (special == Special::Greedy || special == Special::Solide) {
                step = special == Special::Greedy ? greedyStep(state, m_rules) : solideStep(state, m_rules);
            } else if (special == Special::Searched && steps % 8 == 0) {
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
                    return fault("IKO-I9 what is seen " + wrong);
                }
            }
            const State before = state;
            NullSink none;
            Duel::apply(state, m_rules, step, none);
            m_codes.push_back(step.code());
            ++counts.steps;
            std::vector<int> broken = m_invariants.brokenIn(state);
            const std::vector<int> byStep = m_invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            if (!broken.empty()) {
                return fault("IKO-I" + std::to_string(broken.front()));
            }
        }
        counts.aborted += state.winner == Winner::Aborted ? 1U : 0U;
        if (special == Special::Replayed && replayed() != Duel::digest(state)) {
            return fault("IKO-I10 the same steps lead elsewhere");
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] State begin() const {
        GameStart start;
        start.decks[0] = m_table.decks[0];
        start.decks[1] = m_table.decks[1];
        start.seed = m_seed;
        NullSink none;
        return Duel::start(m_rules, start, none);
    }

    [[nodiscard]] std::uint64_t replayed() const {
        State state = begin();
        NullSink none;
        for (const std::uint64_t code : m_codes) {
            Duel::apply(state, m_rules, Action::fromCode(code), none);
        }
        return Duel::digest(state);
    }

    /// What is listed is allowed for that side and for no other, and asking changes nothing.
    [[nodiscard]] bool isSound(const State& state, const ActionList& list) const {
        const std::uint64_t before = Duel::digest(state);
        for (const Action step : list) {
            if (!Duel::explain(state, m_rules, step, state.actor()).empty() ||
                Duel::explain(state, m_rules, step, 1 - state.actor()).empty()) {
                return false;
            }
        }
        return Duel::digest(state) == before;
    }

    /// What is wrong with a position drawn up from what a side sees: it must look the same to it, and let it do and
    /// decide the same.
    [[nodiscard]] std::string faultOfView(const State& state, const ActionList& list, Rng& rng) const {
        const int side = state.actor();
        const State seen = Duel::view(state, m_rules, side);
        const State drawn = Duel::determinize(seen, m_rules, side, rng);
        ActionList other;
        Duel::legal(drawn, m_rules, other);
        if (Duel::digest(Duel::view(drawn, m_rules, side)) != Duel::digest(seen)) {
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

    const IkonenTable& m_table;
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
    return Game(table, seed).play(counts);
}

} // namespace blattwerk::tests
