#pragma once

#include "engine/language/card_language.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace blattwerk::engine::ikonen {

/// A sentence that the language allows, but that cannot mean anything on the card at hand.
struct TextFinding {
    enum class Kind {
        WrongNoun,          ///< "diese Ikone" on an attachment, "die tragende Ikone" on an Ikone (5.1)
        TriggerNeverActs,   ///< "Beim Legen" on an attachment (V6), "Beim Anlegen" on an Ikone (V7)
        NeedsAttachment,    ///< "Statt einer Niederlage" on an Ikone (V13)
        EquipmentOnlyHelps, ///< a minus for the bearer on an Ausrüstung (V2a, C8)
        EffectsWithoutHead, ///< effects that nothing sets off (5.1)
        SwapsWithItself,    ///< "ATT und ATT vertauscht" (V3b)
    };
    Kind kind = Kind::WrongNoun;
    std::size_t ability = 0;
    std::size_t node = 0; ///< in the tree of the ability
};

/// Id of the primitive or rule that the finding rests on ("IKO-V6").
[[nodiscard]] std::string_view ruleOf(TextFinding::Kind kind);

/// What contradicts the card's type (`icon`, `equipment`, `effect`), in the order of the text.
[[nodiscard]] std::vector<TextFinding> textFindings(const language::CardLanguage& language,
                                                    const language::CardReading& reading, std::string_view cardType);

} // namespace blattwerk::engine::ikonen
