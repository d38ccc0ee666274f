#include "tests/fuzz/fuzz_table.h"

#include "tests/engine/shipped_content.h"
#include "tests/fuzz/fuzz_parameters.h"
#include "tests/fuzz/scenario_cards.h"

#include <algorithm>
#include <iostream>

namespace blattwerk::tests {

namespace {

using engine::Rng;

constexpr std::uint32_t kMostCharacters = 24;
constexpr const char* kProbe = "probe";

} // namespace

FuzzTables::FuzzTables(const std::string& scenarioFolder) {
    m_scenarioCards = scenarioCards("heldenhain", scenarioFolder);
    for (std::size_t i = 0; i < m_scenarioCards.size(); ++i) {
        if (m_scenarioCards[i].type == "character") {
            m_characters.push_back(i);
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
    // What only decks are checked by, and what would make games endless.
    table.parameters = drawnParameters(rng, ShippedContent::heldenhain().info.parameters, "missing_start_character");
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
