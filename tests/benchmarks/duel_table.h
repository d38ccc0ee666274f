#pragma once

#include "engine/language/name_index.h"
#include "engine/language/reading.h"
#include "engine/systems/heldenhain/compile.h"
#include "engine/systems/heldenhain/game.h"
#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace blattwerk::benchmarks {

/// Two shipped decks, compiled as a match compiles them.
struct DuelTable {
    engine::heldenhain::Rules rules;
    std::vector<std::uint16_t> decks[2];

    static const DuelTable& get() {
        static const DuelTable table;
        return table;
    }

    [[nodiscard]] engine::heldenhain::GameStart start(std::uint64_t seed) const {
        engine::heldenhain::GameStart start;
        start.decks[0] = decks[0];
        start.decks[1] = decks[1];
        start.seed = seed;
        return start;
    }

private:
    DuelTable() {
        const tests::ShippedContent& content = tests::ShippedContent::heldenhain();
        std::map<std::string, std::uint16_t> numbers;
        std::vector<const model::Card*> cards;
        const std::vector<std::string> keys[2] = {content.keysOf("superfreundinnen"), content.keysOf("purpurpakt")};
        for (const auto& side : keys) {
            for (const std::string& key : side) {
                numbers[key] = 0;
            }
        }
        std::uint16_t next = 0;
        for (auto& [key, number] : numbers) {
            cards.push_back(&content.card(key));
            number = next++;
        }
        auto compiled = engine::heldenhain::compileRules(
            cards, {}, content.system->language(), content.system->cardContext(*cards.front(), content.pool()).names);
        if (!compiled) {
            std::abort();
        }
        rules = std::move(*compiled);
        for (int side = 0; side < 2; ++side) {
            for (const std::string& key : keys[side]) {
                decks[side].push_back(numbers[key]);
            }
            rules.decks[side] = decks[side]; // in order of their keys, as players reckon with them
            std::sort(rules.decks[side].begin(), rules.decks[side].end());
        }
    }
};

} // namespace blattwerk::benchmarks
