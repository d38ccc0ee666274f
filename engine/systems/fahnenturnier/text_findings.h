#pragma once

#include "engine/systems/text_finding.h"

namespace blattwerk::engine::fahnenturnier {

/// What does nothing or is out of place:
///   nothing_looked_at       "angesehene Karte" without a look before it in the same paragraph (V13)
///   picked_outside_its_set  "Ausgewählt:" on a card that is never picked from a set (C7): a starter, bot or trophy
///   limit_below_bonus       "höchstens" allows less than a single count gives, or has the other sign (V9)
[[nodiscard]] std::vector<TextFinding> textFindings(const language::CardLanguage& language,
                                                    const language::CardReading& reading, std::string_view cardType);

/// Of these, what a single function tells by itself: it can never hold on a card of that type.
[[nodiscard]] Misfit misfit(std::string_view function, std::string_view cardType);

} // namespace blattwerk::engine::fahnenturnier
