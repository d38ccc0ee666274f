#pragma once

#include "app/session/resource_text.h"
#include "app/session/workspace.h"
#include "app/table/table_session.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// The sample project in memory with its engines.
inline std::unique_ptr<app::Workspace> sampleWorkspace() {
    auto packages = database::loadPackages();
    if (!packages) {
        return nullptr;
    }
    auto project = database::Project::createInMemory(*packages);
    return project ? std::make_unique<app::Workspace>(std::move(*project)) : nullptr;
}

inline std::vector<std::string> cardsOf(const app::SystemDesk& desk, const std::string& deck) {
    std::vector<std::string> keys;
    for (const model::CollectionEntry& entry : desk.collection(deck)->cards) {
        keys.insert(keys.end(), size_t(entry.copies), entry.cardKey);
    }
    return keys;
}

inline app::TableLayout heldenhainTable() {
    return *app::readTableLayout(app::resourceText(QStringLiteral(":/systems/heldenhain/table.toml")));
}

inline app::TableSetup heldenhainSetup(const app::SystemDesk& desk, const std::string& opponent, std::uint64_t seed) {
    app::TableSetup setup;
    setup.system = "heldenhain";
    setup.deckKeys = {"weggefaehrten", "schattenkabinett"};
    setup.match.decks = {cardsOf(desk, "weggefaehrten"), cardsOf(desk, "schattenkabinett")};
    setup.match.pool = desk.cards;
    setup.match.seed = seed;
    setup.match.first = 0;
    setup.opponent = opponent;
    return setup;
}

} // namespace blattwerk::tests
