#include "tests/fuzz/fuzz_fahnenturnier.h"

#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/invariants.h"
#include "engine/systems/fahnenturnier/players.h"
#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace blattwerk::tests {

namespace {

using namespace engine;
using namespace engine::fahnenturnier;

constexpr int kMostSteps = 400000;
constexpr int kMostReveals = 5000;

/// What a game in eight is looked at for besides its invariants.
enum class Special : std::uint32_t { Greedy, Sound, Replayed, Seen, Plain };

class Game {
public:
    Game(const FahnenturnierTable& table, std::uint64_t seed)
        : m_table(table),
          m_rules(table.cards->rules),
          m_seed(seed) {}

    std::optional<std::string> play(FuzzCounts& counts) {
        Rng rng(m_seed * 0x9e3779b97f4a7c15U);
        const auto special = static_cast<Special>(rng.below(8));
        State state = begin();
        const Invariants invariants(m_rules, state);
        ActionList list;
        for (int steps = 0; !state.over(); ++steps) {
            Tournament::legal(state, m_rules, list);
            if (list.empty() || steps > kMostSteps) {
                return fault("the game does not go on");
            }
            Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (step.kind == ActionKind::Remove && rng.below(3) != 0) {
                step = list[list.size() - 1]; // chance would remove almost everything
            }
            if (special == Special::Greedy) {
                step = greedyStep(state, m_rules);
            }
            if (!Tournament::isLegal(state, m_rules, step)) {
                return fault("a player takes a step that is not legal");
            }
            if (special == Special::Sound && !isSound(state, list)) {
                return fault("the list of steps is not sound");
            }
            if (special == Special::Seen && steps % 5 == 0) {
                if (const std::string wrong = faultOfView(state, list, invariants, rng); !wrong.empty()) {
                    return fault("CHA-I11 what is seen " + wrong);
                }
            }
            const State before = state;
            NullSink none;
            Tournament::apply(state, m_rules, step, none);
            m_codes.push_back(step.code());
            ++counts.steps;
            std::vector<int> broken = invariants.brokenIn(state);
            const std::vector<int> byStep = invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            if (!broken.empty()) {
                return fault("CHA-I" + std::to_string(broken.front()));
            }
        }
        if (special == Special::Replayed && replayed() != Tournament::digest(state)) {
            return fault("CHA-I10 the same steps lead elsewhere");
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] State begin() const {
        NullSink none;
        if (!m_table.single) {
            return Tournament::start(m_rules, m_seed, none);
        }
        MatchStart start;
        start.sides[0].deck = m_table.decks[0];
        start.sides[1].deck = m_table.decks[1];
        start.sides[1].bot = m_seed % 5 == 0;
        start.seed = m_seed;
        start.round = static_cast<int>(m_seed % kMostRounds) + 1;
        start.fansLeft = m_rules.parameters.fanCap > 0 ? m_rules.parameters.fanCap : -1;
        return Tournament::startMatch(m_rules, start, none);
    }

    [[nodiscard]] std::uint64_t replayed() const {
        State state = begin();
        NullSink none;
        for (const std::uint64_t code : m_codes) {
            Tournament::apply(state, m_rules, Action::fromCode(code), none);
        }
        return Tournament::digest(state);
    }

    /// What is listed is allowed for that seat and for no other, and asking changes nothing.
    [[nodiscard]] bool isSound(const State& state, const ActionList& list) const {
        const std::uint64_t before = Tournament::digest(state);
        for (const Action step : list) {
            for (int seat = 0; seat < state.seatCount; ++seat) {
                const bool allowed = Tournament::explain(state, m_rules, step, seat).empty();
                if (allowed != (seat == state.actor())) {
                    return false;
                }
            }
        }
        return Tournament::digest(state) == before;
    }

    /// What is wrong with a position drawn up from what a seat sees: it must look the same to it, and let it do the
    /// same and decide the same.
    [[nodiscard]] std::string faultOfView(const State& state, const ActionList& list, const Invariants& invariants,
                                          Rng& rng) const {
        const int seat = state.actor();
        const State seen = Tournament::view(state, m_rules, seat);
        const State drawn = Tournament::determinize(seen, m_rules, seat, rng);
        ActionList other;
        Tournament::legal(drawn, m_rules, other);
        if (Tournament::digest(Tournament::view(drawn, m_rules, seat)) != Tournament::digest(seen)) {
            return "looks different";
        }
        if (!std::equal(list.begin(), list.end(), other.begin(), other.end())) {
            return "allows other steps";
        }
        if (!(greedyStep(drawn, m_rules) == greedyStep(state, m_rules))) {
            return "leads to another decision";
        }
        const std::vector<int> broken = invariants.brokenIn(drawn);
        return broken.empty() ? "" : "breaks CHA-I" + std::to_string(broken.front());
    }

    [[nodiscard]] std::string fault(const std::string& what) const {
        std::string text = "seed " + std::to_string(m_seed) + " step " + std::to_string(m_codes.size()) + ": " + what +
                           "\n  " + m_table.text + "\n  steps";
        for (const std::uint64_t code : m_codes) {
            text += ' ' + std::to_string(code);
        }
        return text;
    }

    const FahnenturnierTable& m_table;
    const Rules& m_rules;
    std::uint64_t m_seed;
    std::vector<std::uint64_t> m_codes;
};

[[noreturn]] void stop(std::uint64_t seed, const model::Error& error) {
    std::cerr << "table " << seed << " cannot be built: " << error.code;
    for (const std::string& arg : error.args) {
        std::cerr << ' ' << arg;
    }
    std::cerr << '\n';
    std::exit(EXIT_FAILURE);
}

std::shared_ptr<const language::CardLanguage> language() {
    // The content lives as long as the program, so the language needs no owner here.
    return {std::shared_ptr<void>(), &ShippedContent::fahnenturnier().system->language()};
}

} // namespace

FahnenturnierTables::FahnenturnierTables(const std::string& scenarioFolder)
    : m_pool(ShippedContent::fahnenturnier().cards) {
    for (model::Card& card : scenarioCards("fahnenturnier", scenarioFolder)) {
        if (card.type == "set") {
            m_setKeys.push_back(card.key);
        }
        m_pool.push_back(std::move(card));
    }
    for (const model::Card& card : m_pool) {
        if (card.type == "starter") {
            m_starterKeys.push_back(card.key);
        }
        if (card.type != "trophy") {
            m_keys.push_back(card.key);
        }
    }
}

/// The shipped collections with other cards in their sets and starter decks.
std::vector<model::Collection> FahnenturnierTables::probeCollections(Rng& rng) const {
    std::vector<model::Collection> collections = ShippedContent::fahnenturnier().decks;
    for (model::Collection& collection : collections) {
        const std::vector<std::string>& from = collection.kind == "set" ? m_setKeys : m_starterKeys;
        if (collection.kind == "set" || collection.kind == "starter") {
            for (model::CollectionEntry& entry : collection.cards) {
                entry.cardKey = from[rng.below(static_cast<std::uint32_t>(from.size()))];
            }
        }
    }
    return collections;
}

void FahnenturnierTables::drawMatch(Rng& rng, const model::ParameterValues& parameters,
                                    FahnenturnierTable& table) const {
    std::array<std::vector<std::string>, 2> decks;
    std::vector<std::string> all;
    for (std::vector<std::string>& deck : decks) {
        const std::size_t size = 1 + rng.below(rng.below(4) == 0 ? kMostDeck : 16);
        while (deck.size() < size) {
            deck.push_back(m_keys[rng.below(static_cast<std::uint32_t>(m_keys.size()))]);
        }
        all.insert(all.end(), deck.begin(), deck.end());
    }
    auto cards = compileMatch(language(), indexOf(m_pool), all, parameters);
    if (!cards) {
        stop(0, cards.error());
    }
    table.single = true;
    for (std::size_t side = 0; side < 2; ++side) {
        table.decks[side] = numbersOf((*cards)->rules, decks[side]);
    }
    table.cards = std::move(cards).value();
}

FahnenturnierTable FahnenturnierTables::table(std::uint64_t seed) const {
    Rng rng(seed);
    const ShippedContent& content = ShippedContent::fahnenturnier();
    model::ParameterValues parameters = drawnParameters(rng, content.info.parameters);
    // Cards of the tables keep to the usual limits.
    for (const char* limit : {"cha_limit_a", "cha_limit_b", "cha_limit_c"}) {
        parameters.erase(limit);
    }
    // The guard against endless matches must be reached in tournaments that a test can wait for.
    if (const auto reveals = parameters.find("cha_max_reveals"); reveals != parameters.end()) {
        reveals->second = std::to_string(std::min(std::atoi(reveals->second.c_str()), kMostReveals));
    }
    FahnenturnierTable table;
    const bool probe = rng.coin();
    if (probe && rng.coin()) {
        table.text = "match";
        drawMatch(rng, parameters, table);
    } else {
        const int players = 1 + static_cast<int>(rng.below(kMostSeats));
        if (players > 1) {
            parameters.erase("cha_bot_level"); // the higher ones are for the solo game
        }
        table.text = (probe ? "probe " : "shipped ") + std::to_string(players) + " players";
        const CardIndex index = indexOf(m_pool);
        const auto contest = ContestCards::read(probe ? probeCollections(rng) : content.decks, index, players, {},
                                                *readParameters(parameters));
        if (!contest) {
            stop(seed, contest.error());
        }
        auto cards = compileMatch(language(), index, contest->keys(), parameters);
        if (!cards) {
            stop(seed, cards.error());
        }
        contest->enter((*cards)->rules);
        table.cards = std::move(cards).value();
    }
    for (const auto& [key, value] : parameters) {
        table.text += ' ' + key + '=' + value;
    }
    return table;
}

std::optional<std::string> FahnenturnierTables::play(const FahnenturnierTable& table, std::uint64_t seed,
                                                     FuzzCounts& counts) {
    return Game(table, seed).play(counts);
}

} // namespace blattwerk::tests
