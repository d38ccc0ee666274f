#include "tests/fuzz/fuzz_table.h"

#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace blattwerk::tests {

namespace {

using engine::Rng;
using Json = nlohmann::ordered_json;

constexpr std::uint32_t kMostCharacters = 24;
constexpr const char* kProbe = "probe";

std::vector<std::filesystem::path> jsonFiles(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

model::Card cardOf(const Json& json) {
    model::Card card;
    card.system = "heldenhain";
    for (const auto& [key, value] : json.items()) {
        if (value.is_number_integer()) {
            card.stats[key] = value.get<int>();
        }
    }
    card.type = json.value("type", "");
    card.name = json.value("name", "");
    card.text = json.value("text", "");
    return card;
}

} // namespace

FuzzTables::FuzzTables(const std::string& scenarioFolder) {
    // Many files define the same plain cards; one of each is enough.
    std::vector<std::string> seen;
    for (const auto& path : jsonFiles(scenarioFolder)) {
        const Json file = Json::parse(fileText(path.string()));
        for (const Json& json : file.value("cards", Json::array())) {
            model::Card card = cardOf(json);
            std::string identity = card.type + '|' + card.text + '|' + (card.text.empty() ? card.name : "");
            if (std::find(seen.begin(), seen.end(), identity) != seen.end()) {
                continue;
            }
            seen.push_back(std::move(identity));
            card.key = "probe-" + std::to_string(m_scenarioCards.size());
            if (card.type == "character") {
                m_characters.push_back(m_scenarioCards.size());
            }
            m_scenarioCards.push_back(std::move(card));
        }
    }
}

bool FuzzTable::isShipped() const {
    return parameters.empty() && names[0] != kProbe && names[1] != kProbe;
}

std::string FuzzTable::text() const {
    std::string text = names[0] + " - " + names[1];
    for (const auto& [key, value] : parameters) {
        text += ' ' + key + '=' + value;
    }
    return text;
}

FuzzTable FuzzTables::table(std::uint64_t seed) const {
    Rng rng(seed);
    FuzzTable table;
    std::vector<model::Card> pool = ShippedContent::heldenhain().cards;
    drawParameters(rng, table);
    for (std::size_t side = 0; side < 2; ++side) {
        drawDeck(rng, side, table, pool);
    }
    const auto& language = ShippedContent::heldenhain().system->language();
    // The content lives as long as the program, so the language needs no owner here.
    auto cards = engine::heldenhain::compileMatch(
        std::shared_ptr<const engine::language::CardLanguage>(std::shared_ptr<void>(), &language), pool,
        {table.decks[0], table.decks[1]}, table.parameters);
    if (!cards) {
        std::cerr << "table " << seed << " cannot be built: " << cards.error().code << '\n';
        std::exit(EXIT_FAILURE);
    }
    table.cards = std::move(cards).value();
    return table;
}

/// Half of the tables play by the standard rules; in the others about every fourth parameter gets any value.
void FuzzTables::drawParameters(Rng& rng, FuzzTable& table) const {
    if (rng.coin()) {
        return;
    }
    for (const model::Parameter& parameter : ShippedContent::heldenhain().info.parameters) {
        // What only decks are checked by, and what would make games endless.
        if (rng.below(4) != 0 || parameter.key == "missing_start_character") {
            continue;
        }
        switch (parameter.kind) {
        case model::ParameterKind::Bool:
            table.parameters[parameter.key] = rng.coin() ? "true" : "false";
            break;
        case model::ParameterKind::Enum:
            table.parameters[parameter.key] =
                parameter.choices[rng.below(static_cast<std::uint32_t>(parameter.choices.size()))].value;
            break;
        case model::ParameterKind::Int: {
            const auto span = static_cast<std::uint32_t>(parameter.max - parameter.min + 1);
            table.parameters[parameter.key] = std::to_string(parameter.min + static_cast<int>(rng.below(span)));
            break;
        }
        }
    }
}

void FuzzTables::drawDeck(Rng& rng, std::size_t side, FuzzTable& table, std::vector<model::Card>& pool) const {
    const ShippedContent& content = ShippedContent::heldenhain();
    if (rng.coin()) {
        table.names[side] = content.decks[rng.below(static_cast<std::uint32_t>(content.decks.size()))].key;
        table.decks[side] = content.keysOf(table.names[side]);
        return;
    }
    table.names[side] = kProbe;
    std::vector<std::size_t> chosen;
    const auto take = [&](std::size_t card) {
        if (std::find(chosen.begin(), chosen.end(), card) == chosen.end()) {
            chosen.push_back(card);
        }
    };
    while (chosen.size() < kMostCharacters) {
        take(m_characters[rng.below(static_cast<std::uint32_t>(m_characters.size()))]);
    }
    while (chosen.size() < 62) {
        take(rng.below(static_cast<std::uint32_t>(m_scenarioCards.size())));
    }
    for (const std::size_t index : chosen) {
        model::Card card = m_scenarioCards[index];
        const bool there =
            std::any_of(pool.begin(), pool.end(), [&](const model::Card& other) { return other.key == card.key; });
        table.decks[side].push_back(card.key);
        if (!there) {
            pool.push_back(std::move(card));
        }
    }
}

} // namespace blattwerk::tests
