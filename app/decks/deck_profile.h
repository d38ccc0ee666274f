#pragma once

#include "model/collection.h"
#include "model/local_text.h"
#include "model/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// A way to win that a deck leans on (healing, drawing, prices): cards whose text uses one of these primitives of the
/// rule catalogue or functions of the card language.
struct Mechanic {
    std::string key;
    model::LocalText name;
    std::vector<std::string> primitives;
    std::vector<std::string> functions;
};

/// What a deck of one colour is meant to be: cards per type and per step of the curve.
struct DeckTarget {
    std::string value;
    std::map<std::string, int, std::less<>> types;
    std::vector<int> curve;
};

/// What the deck page shows of a system's decks, as data (`mechanics.toml`); nothing about a game stands in code.
struct DeckProfile {
    /// Field whose distribution is the curve, and the words over it.
    std::string curveField;
    model::LocalText curveName;
    /// Steps that the curve shows even when they are empty.
    int curveSteps = 0;
    /// Fields with a small histogram each.
    std::vector<std::string> histograms;
    /// Field of a deck that says which target and which caption it has.
    std::string targetField;
    std::vector<DeckTarget> targets;
    std::map<std::string, model::LocalText, std::less<>> captions;
    std::vector<Mechanic> mechanics;

    /// The target of that deck; null where it has none.
    [[nodiscard]] const DeckTarget* target(const model::Collection& deck) const;
    /// What stands behind the number of cards in the list of decks ("Held").
    [[nodiscard]] std::string caption(const model::Collection& deck, model::Language language) const;
};

/// Errors: `profile.syntax`, `profile.missing` {path}, `profile.value` {path, line}, `profile.unknown_key`.
[[nodiscard]] model::Result<DeckProfile> readDeckProfile(std::string_view toml);

/// The profile that the program ships for a system; an empty one where there is none or it cannot be read.
[[nodiscard]] DeckProfile shippedDeckProfile(std::string_view system);

} // namespace blattwerk::app
