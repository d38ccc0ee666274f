#pragma once

#include "app/decks/deck_profile.h"
#include "model/card.h"
#include "model/local_text.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine {
class System;
namespace language {
class NameIndex;
}
} // namespace blattwerk::engine

namespace blattwerk::app {

/// Which mechanics of the profile the text of a card uses, as the card language reads it. Keeps its answers until the
/// card changes.
class MechanicsIndex {
public:
    /// Without an engine no card has a mechanic. The cards are those that texts may name.
    void reset(const engine::System* system, model::Language textLanguage, const DeckProfile* profile,
               const std::vector<model::Card>& pool);

    /// Keys of the profile's mechanics, in its order. The reference lives until the next call or reset.
    [[nodiscard]] const std::vector<std::string>& of(const model::Card& card);
    /// Whether `of` would answer without reading the text.
    [[nodiscard]] bool knows(const model::Card& card) const;

private:
    struct Entry {
        std::int64_t revision = 0;
        std::string text;
        std::vector<std::string> mechanics;
    };

    [[nodiscard]] std::vector<std::string> read(const model::Card& card) const;

    const engine::System* m_system = nullptr;
    model::Language m_textLanguage = model::Language::German;
    const DeckProfile* m_profile = nullptr;
    std::shared_ptr<const engine::language::NameIndex> m_names;
    std::map<std::string, Entry, std::less<>> m_entries;
};

} // namespace blattwerk::app
