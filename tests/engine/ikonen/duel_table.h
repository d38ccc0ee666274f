#pragma once

#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/match_cards.h"
#include "tests/engine/shipped_content.h"

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// Two decks, compiled as a match compiles them.
struct DuelTable {
    std::shared_ptr<const engine::ikonen::MatchCards> cards;
    std::array<std::vector<std::uint8_t>, 2> decks;

    DuelTable(const engine::ikonen::SideKeys& keys, const std::vector<model::Card>& pool,
              const model::ParameterValues& parameters = {}) {
        const auto& language = ShippedContent::ikonen().system->language();
        // The content lives as long as the program, so the language needs no owner here.
        auto compiled = engine::ikonen::compileMatch(
            std::shared_ptr<const engine::language::CardLanguage>(std::shared_ptr<void>(), &language), pool, keys,
            parameters);
        if (!compiled) {
            std::cerr << compiled.error().code << '\n';
            std::exit(EXIT_FAILURE);
        }
        cards = std::move(compiled).value();
        for (std::size_t side = 0; side < 2; ++side) {
            decks[side] = engine::ikonen::numbersOf(rules(), static_cast<int>(side), keys[side]);
        }
    }
    /// Two shipped decks.
    explicit DuelTable(const char* a = "kurpark", const char* b = "marktplatz",
                       const model::ParameterValues& parameters = {})
        : DuelTable({ShippedContent::ikonen().keysOf(a), ShippedContent::ikonen().keysOf(b)},
                    ShippedContent::ikonen().cards, parameters) {}

    [[nodiscard]] const engine::ikonen::Rules& rules() const { return cards->rules; }
    [[nodiscard]] engine::ikonen::GameStart start(std::uint64_t seed) const {
        engine::ikonen::GameStart start;
        start.decks[0] = decks[0];
        start.decks[1] = decks[1];
        start.seed = seed;
        return start;
    }
    [[nodiscard]] engine::ikonen::State begin(std::uint64_t seed) const {
        engine::NullSink none;
        return engine::ikonen::Duel::start(rules(), start(seed), none);
    }
};

/// A card for tests.
inline model::Card ikonenCard(std::string key, std::string type, std::string text = {}) {
    model::Card card;
    card.system = "ikonen";
    card.name = key;
    card.key = std::move(key);
    card.type = std::move(type);
    card.text = std::move(text);
    return card;
}
inline model::Card ikone(std::string key, int att, int sat, int ver, int sve, std::string text = {}) {
    model::Card card = ikonenCard(std::move(key), "ikone", std::move(text));
    card.stats = {{"att", att}, {"sat", sat}, {"ver", ver}, {"sve", sve}};
    return card;
}

} // namespace blattwerk::tests
