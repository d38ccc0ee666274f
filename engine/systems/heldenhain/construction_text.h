#pragma once

#include "engine/language/card_language.h"
#include "engine/systems/heldenhain/card_info.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Functions of the duel's vocabulary by their numbers, so that trees can be walked without comparing names.
class TextVocabulary {
public:
    explicit TextVocabulary(const language::CardLanguage& language);

    /// Name of the function as the .abs files write it.
    [[nodiscard]] std::string_view name(language::FunctionId fun) const { return m_names[fun]; }
    [[nodiscard]] bool isEffect(language::FunctionId fun) const { return m_effects[fun]; }
    [[nodiscard]] bool isNumber(language::FunctionId fun) const { return fun == m_integer || fun == m_signed; }
    [[nodiscard]] bool isName(language::FunctionId fun) const { return fun == m_name; }

private:
    std::vector<std::string> m_names;
    std::vector<bool> m_effects;
    language::FunctionId m_integer;
    language::FunctionId m_signed;
    language::FunctionId m_name;
};

/// What the construction rules want to know of a card text.
struct TextFacts {
    int exhaustActions = 0; ///< with at least one effect
    bool onPlay = false;
    int effects = 0;
    std::vector<int> crews;         ///< X of each "Mannschaft X"
    std::vector<std::string> names; ///< cards that the text names
    bool gainsPoints = false;
    TypeMask discounts = 0; ///< own card types that become cheaper
    bool keyword = false;   ///< Mannschaft, Rückendeckung or Glück
    std::array<int, 3> bearer = {};
    bool hasBearer = false;
    int refund = 0; ///< energy that playing or using it gives back
    bool returnsSelf = false;
    bool recoversOwnKind = false;
    bool readiesSelfFreely = false; ///< and lets it act again without an action point
    /// Clauses with an amount outside the usual ranges of section 5.3, as printed.
    std::vector<std::string> unusual;
    /// Types without a Punktwert whose Punktwert the text changes; "self" is the card itself.
    bool pointsOnSelf = false;
    TypeMask pointsOnTypes = 0;
};

[[nodiscard]] TextFacts factsOf(const language::CardReading& reading, const TextVocabulary& vocabulary,
                                std::string_view text, CardType type);

/// Card types that a kind of the vocabulary (`figure`, `actionCard`) covers; none for other names.
[[nodiscard]] TypeMask typesOfKind(std::string_view kind);

/// The type of that key; false if there is none.
[[nodiscard]] bool cardTypeFromKey(std::string_view key, CardType& type);
[[nodiscard]] std::string_view cardTypeKey(CardType type);

} // namespace blattwerk::engine::heldenhain
