#pragma once

#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/match_cards.h"
#include "engine/systems/fahnenturnier/tournament.h"
#include "tests/engine/shipped_content.h"

#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// The language of the shipped system, which lives as long as the program.
inline std::shared_ptr<const engine::language::CardLanguage> tournamentLanguage() {
    return {std::shared_ptr<void>(), &ShippedContent::fahnenturnier().system->language()};
}

[[noreturn]] inline void stopTable(const model::Error& error) {
    std::cerr << error.code << ' ' << (error.args.empty() ? std::string() : error.args.front()) << '\n';
    std::exit(EXIT_FAILURE);
}

/// The shipped content, compiled for a number of players.
struct TournamentTable {
    std::shared_ptr<const engine::fahnenturnier::MatchCards> cards;

    explicit TournamentTable(int players, const model::ParameterValues& parameters = {}) {
        const ShippedContent& content = ShippedContent::fahnenturnier();
        const engine::CardIndex index = engine::fahnenturnier::indexOf(content.cards);
        const auto contest = engine::fahnenturnier::ContestCards::read(
            content.decks, index, players, {}, *engine::fahnenturnier::readParameters(parameters));
        if (!contest) {
            stopTable(contest.error());
        }
        auto compiled = engine::fahnenturnier::compileMatch(tournamentLanguage(), index, contest->keys(), parameters);
        if (!compiled) {
            stopTable(compiled.error());
        }
        contest->enter((*compiled)->rules);
        cards = std::move(compiled).value();
    }

    [[nodiscard]] const engine::fahnenturnier::Rules& rules() const { return cards->rules; }
    [[nodiscard]] engine::fahnenturnier::State begin(std::uint64_t seed) const {
        engine::NullSink none;
        return engine::fahnenturnier::Tournament::start(rules(), seed, none);
    }
};

/// Two decks for a single match.
struct MatchTable {
    std::shared_ptr<const engine::fahnenturnier::MatchCards> cards;
    std::array<std::vector<engine::fahnenturnier::CardNo>, 2> decks;

    MatchTable(const std::vector<std::string>& a, const std::vector<std::string>& b,
               const std::vector<model::Card>& pool, const model::ParameterValues& parameters = {}) {
        std::vector<std::string> keys = a;
        keys.insert(keys.end(), b.begin(), b.end());
        auto compiled = engine::fahnenturnier::compileMatch(tournamentLanguage(), engine::fahnenturnier::indexOf(pool),
                                                            keys, parameters);
        if (!compiled) {
            stopTable(compiled.error());
        }
        cards = std::move(compiled).value();
        decks = {engine::fahnenturnier::numbersOf(cards->rules, a), engine::fahnenturnier::numbersOf(cards->rules, b)};
    }

    [[nodiscard]] const engine::fahnenturnier::Rules& rules() const { return cards->rules; }
    [[nodiscard]] engine::fahnenturnier::MatchStart start(std::uint64_t seed) const {
        engine::fahnenturnier::MatchStart start;
        start.sides[0].deck = decks[0];
        start.sides[1].deck = decks[1];
        start.sides[1].seat = 1;
        start.seed = seed;
        return start;
    }
};

/// A set card for tests.
inline model::Card setCard(std::string key, int strength, std::string text = {}) {
    model::Card card;
    card.system = "fahnenturnier";
    card.type = "set";
    card.name = key;
    card.key = std::move(key);
    card.text = std::move(text);
    card.stats = {{"set_id", std::string("stadt")},
                  {"level", std::string(strength <= 3   ? "A"
                                        : strength <= 5 ? "B"
                                                        : "C")},
                  {"base_strength", strength}};
    return card;
}

} // namespace blattwerk::tests
