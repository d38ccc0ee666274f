#pragma once

#include "engine/language/card_language.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// A sentence that the language allows, but that does nothing or is out of place on the card at hand.
struct TextFinding {
    enum class Kind {
        NothingLookedAt,     ///< "angesehene Karte" without a look before it in the same paragraph (V13)
        PickedOutsideItsSet, ///< "Ausgewählt:" on a card of another set than that of the keyword (C7)
        LimitBelowBonus,     ///< "höchstens" allows less than a single count gives, or has the other sign (V9)
    };
    Kind kind = Kind::NothingLookedAt;
    std::size_t ability = 0;
    std::size_t node = 0; ///< in the tree of the ability
};

/// Id of the primitive or rule that the finding rests on ("CHA-C7").
[[nodiscard]] std::string_view ruleOf(TextFinding::Kind kind);

/// Findings of a card's text in the order of the text. `inPickSet`: the card belongs to the set whose cards may have
/// the keyword Ausgewählt (Weltraum).
[[nodiscard]] std::vector<TextFinding> textFindings(const language::CardLanguage& language,
                                                    const language::CardReading& reading, bool inPickSet);

} // namespace blattwerk::engine::fahnenturnier
