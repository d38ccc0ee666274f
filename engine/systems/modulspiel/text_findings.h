#pragma once

#include "engine/systems/text_finding.h"

namespace blattwerk::engine::modulspiel {

/// What contradicts the card's type (`intervention`, `work_tool`, `temp_staff`, `notice`, `certificate`) or itself:
///   trigger_never_acts  "Nachhall" and all that only an Intervention can do on another card (V2, V4, V7, V8); "Beim
///                       Kauf dieser Karte" on one that is never bought (V8e); any trigger of play on a certificate
///                       (V1)
///   never_on_reserve    "Auch auf der Reserve" on a card that never lies there (V11, C14)
///   no_field_card       markers and resilience of "diese Karte" where it is no top card (5.1)
///   no_place            "an diesem Ort" on a card without a place (5.2)
///   limit_below_bonus   "höchstens" allows less than a single count gives, or has the other sign (V35b)
///   nothing_chosen      "die gewählte Karte" with no choice before it in the paragraph (5.1)
///   onto_itself         stressors from a card to the same card (V20c)
///   beyond_reserve      more cards on the reserve than fit there (R35)
[[nodiscard]] std::vector<TextFinding> textFindings(const language::CardLanguage& language,
                                                    const language::CardReading& reading, std::string_view cardType);

/// Of these, what a single function tells by itself: it can never hold on a card of that type.
[[nodiscard]] Misfit misfit(std::string_view function, std::string_view cardType);

} // namespace blattwerk::engine::modulspiel
