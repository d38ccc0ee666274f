#include "shipped_cards.h"

#include "engine/language/name_index.h"
#include "engine/systems/heldenhain/compile.h"
#include "engine/systems/system.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

namespace blattwerk::tests {

namespace {

const std::string kResources = BLATTWERK_RESOURCE_DIR;
const std::string kSystem = kResources + "/systems/heldenhain/";

std::string contents(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

engine::GrammarFiles grammar() {
    const std::string base = kResources + "/language/base.";
    const std::string own = kSystem + "vocabulary.";
    return {contents(base + "abs"), contents(base + "lex"), contents(base + "de"), contents(base + "en"),
            contents(own + "abs"),  contents(own + "lex"),  contents(own + "de"),  contents(own + "en")};
}

} // namespace

const ShippedCards& ShippedCards::get() {
    static const ShippedCards shipped;
    return shipped;
}

ShippedCards::ShippedCards() {
    auto language = engine::language::CardLanguage::load(grammar());
    if (!language) {
        std::cerr << language.error().code << ' ' << language.error().detail << '\n';
        std::abort();
    }
    m_language = *language;
    for (const std::string& deckKey : deckKeys()) {
        const toml::table file = toml::parse_file(kSystem + "cards/" + deckKey + ".toml");
        for (const toml::node& node : *file["card"].as_array()) {
            const toml::table& table = *node.as_table();
            model::Card card;
            card.key = table["key"].value_or(std::string());
            card.type = table["type"].value_or(std::string());
            card.name = table["name"].value_or(std::string());
            card.text = table["text"].value_or(std::string());
            card.stats["faction"] = table["faction"].value_or(std::string());
            for (const auto& [key, value] : table) {
                if (const auto number = value.value_exact<std::int64_t>()) {
                    card.stats[std::string(key.str())] = static_cast<int>(*number);
                }
            }
            m_cards.push_back(std::move(card));
        }
    }
}

const std::vector<std::string>& ShippedCards::deckKeys() {
    static const std::vector<std::string> keys = {"superfreundinnen", "schattenkabinett", "weggefaehrten",
                                                  "purpurpakt"};
    return keys;
}

std::vector<std::string> ShippedCards::deck(const std::string& key) const {
    std::vector<std::string> cards;
    const toml::table file = toml::parse_file(kSystem + "collections/" + key + ".toml");
    for (const toml::node& card : *file["cards"].as_array()) {
        cards.push_back(card.value_or(std::string()));
    }
    return cards;
}

engine::heldenhain::Rules ShippedCards::match(const std::string& deckA, const std::string& deckB,
                                              const model::ParameterValues& parameters) const {
    return compile(m_cards, deck(deckA), deck(deckB), parameters);
}

engine::heldenhain::Rules ShippedCards::compile(const std::vector<model::Card>& cards,
                                                const std::vector<std::string>& deckA,
                                                const std::vector<std::string>& deckB,
                                                const model::ParameterValues& parameters) const {
    std::vector<const model::Card*> used;
    std::vector<std::string> names;
    for (const model::Card& card : cards) {
        names.push_back(card.name);
        if (std::ranges::find(deckA, card.key) != deckA.end() || std::ranges::find(deckB, card.key) != deckB.end()) {
            used.push_back(&card);
        }
    }
    auto rules = engine::heldenhain::compileRules(used, parameters, *m_language,
                                                  std::make_shared<engine::language::NameIndex>(names));
    if (!rules) {
        std::cerr << rules.error().code << '\n';
        std::abort();
    }
    for (int side = 0; side < 2; ++side) {
        for (const std::string& key : side == 0 ? deckA : deckB) {
            rules->decks[side].push_back(static_cast<std::uint16_t>(rules->indexOf(key)));
        }
        std::ranges::sort(rules->decks[side]);
    }
    return *rules;
}

engine::heldenhain::State<engine::heldenhain::Small>
startGame(const engine::heldenhain::Rules& rules, std::uint64_t seed, std::optional<int> first, bool shuffle) {
    engine::NullSink none;
    engine::heldenhain::GameStart start;
    start.decks[0] = rules.decks[0];
    start.decks[1] = rules.decks[1];
    start.seed = seed;
    start.first = first;
    start.shuffle = shuffle;
    return engine::heldenhain::Duel<engine::heldenhain::Small>::start(rules, start, none);
}

model::Card makeCard(const std::string& key, const std::string& type, const std::string& text, int cost, int effort,
                     int stamina, int points) {
    model::Card card;
    card.key = key;
    card.name = key;
    card.type = type;
    card.text = text;
    card.stats["cost"] = cost;
    card.stats["effort"] = effort;
    card.stats["stamina"] = stamina;
    card.stats["point_value"] = points;
    return card;
}

} // namespace blattwerk::tests
