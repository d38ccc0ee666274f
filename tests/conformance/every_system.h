#pragma once

#include "app/session/workspace.h"

#include <QTest>

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// A project in memory with the sample content of every system, that of tests/fifth_system too.
inline std::unique_ptr<app::Workspace> everySystem() {
    auto packages = database::loadPackages();
    if (!packages) {
        return nullptr;
    }
    auto project = database::Project::createInMemory(*packages);
    return project ? std::make_unique<app::Workspace>(std::move(*project)) : nullptr;
}

/// A row for each system that has an engine.
inline void addSystems(const app::Workspace& workspace) {
    QTest::addColumn<QString>("system");
    for (const std::string& key : workspace.systemKeys()) {
        if (workspace.system(key).engine) {
            QTest::newRow(key.c_str()) << QString::fromStdString(key);
        }
    }
}

/// Decks that play against each other.
inline std::vector<const model::Collection*> playedDecks(const app::SystemDesk& desk) {
    std::vector<const model::Collection*> decks;
    for (const model::Collection& collection : desk.collections) {
        if (desk.isPlayed(collection)) {
            decks.push_back(&collection);
        }
    }
    return decks;
}

/// A game of the first two decks.
inline engine::MatchSetup firstGame(const app::SystemDesk& desk, std::uint64_t seed) {
    const auto decks = playedDecks(desk);
    engine::MatchSetup setup;
    setup.pool = desk.cards;
    setup.collections = desk.collections;
    setup.decks = {decks.at(0)->cardKeys(), decks.at(1 % decks.size())->cardKeys()};
    setup.seed = seed;
    if (!desk.engine->start(setup)) {
        setup.decks.clear(); // the players of such a game choose their decks in it
    }
    return setup;
}

} // namespace blattwerk::tests
