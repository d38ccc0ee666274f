#pragma once

#include "model/ids.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace blattwerk::model {

enum class CardStatus { Idea, Draft, Test, Final };

/// A field value as the schema describes it: nothing, a number, a text or choice, or a set of texts.
using StatValue = std::variant<std::monostate, int, std::string, std::vector<std::string>>;

/// Field key -> value, ordered by key so that stored and compared forms are stable.
using Stats = std::map<std::string, StatValue, std::less<>>;

/// What a card says in a language other than that of the project; the text itself is rendered, not stored.
struct CardTranslation {
    std::string name;
    std::string flavour;
    std::string abilityLine;
    /// Translations of clauses that the card language does not know, by their original wording.
    std::map<std::string, std::string> manualClauses;
    /// Field -> hash of the original it was made from; a differing hash means the translation is stale.
    std::map<std::string, std::string> sourceHashes;

    bool operator==(const CardTranslation&) const = default;
};

/// One card of one game system. The key is unique per system and permanent; the text is the effect.
struct Card {
    CardId id;
    std::string key;
    std::string system;
    std::string type;
    std::string name;
    std::string text;
    std::string flavour;
    std::string notes;
    CardStatus status = CardStatus::Draft;
    Stats stats;
    /// SHA-256 (hex) of the picture, empty without one.
    std::string art;
    /// Counts the edits of this card, starting with 1.
    std::int64_t revision = 0;
    /// Language code (`en`) -> translation.
    std::map<std::string, CardTranslation> translations;

    /// The number in a field, or `fallback` where it is missing or no number.
    [[nodiscard]] int number(std::string_view field, int fallback = 0) const;
    [[nodiscard]] bool has(std::string_view field) const;
    /// The text or choice in a field; empty where it is missing or another kind.
    [[nodiscard]] std::string_view word(std::string_view field) const;

    bool operator==(const Card&) const = default;
};

/// `idea`, `draft`, `test`, `final`.
[[nodiscard]] std::string_view statusName(CardStatus status);
/// The status of that name; false if there is none.
[[nodiscard]] bool statusFromName(std::string_view name, CardStatus& status);

/// The key that a name gets: lower case, ä=ae ö=oe ü=ue ß=ss, any other sign a hyphen, none doubled or at the ends.
[[nodiscard]] std::string keyFromName(std::string_view name);

} // namespace blattwerk::model
