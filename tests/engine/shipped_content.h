#pragma once

#include "engine/systems/system.h"
#include "model/system_info.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::tests {

/// A game system as the repository ships it, read straight from its files: types, fields, parameters, rule sets,
/// cards and decks, and the engine that plays it. Stops the program if a file cannot be read.
struct ShippedContent {
    model::SystemInfo info;
    std::vector<model::Card> cards;
    std::vector<model::Collection> decks;
    /// Null for a system that the engine does not play yet.
    std::shared_ptr<const engine::System> system;
    std::shared_ptr<const engine::language::CardLanguage> language;

    /// The content of a system, read once.
    static const ShippedContent& of(const std::string& system);
    static const ShippedContent& heldenhain() { return of("heldenhain"); }
    static const ShippedContent& ikonen() { return of("ikonen"); }
    static const ShippedContent& fahnenturnier() { return of("fahnenturnier"); }

    [[nodiscard]] const model::Card& card(std::string_view key) const;
    [[nodiscard]] const model::Collection& deck(std::string_view key) const;
    /// Keys of the deck's cards, one per copy.
    [[nodiscard]] std::vector<std::string> keysOf(std::string_view deck) const;
    [[nodiscard]] std::vector<const model::Card*> pool() const;
};

/// The text of a file; stops the program if it cannot be read.
[[nodiscard]] std::string fileText(const std::string& path);

} // namespace blattwerk::tests
