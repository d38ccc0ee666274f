#pragma once

#include "engine/systems/text_finding.h"

namespace blattwerk::engine::ikonen {

/// What contradicts the card's type (`ikone`, `ausruestung`, `effekt`) or itself:
///   wrong_noun            "diese Ikone" on an attachment, "die tragende Ikone" on an Ikone (5.1)
///   trigger_never_acts    "Beim Legen" on an attachment (V6), "Beim Anlegen" on an Ikone (V7)
///   needs_attachment      "Statt einer Niederlage" on an Ikone (V13)
///   equipment_only_helps  a minus for the bearer on an Ausrüstung (V2a, C8)
///   effects_without_head  effects that nothing sets off (5.1)
///   swaps_with_itself     "ATT und ATT vertauscht" (V3b)
[[nodiscard]] std::vector<TextFinding> textFindings(const language::CardLanguage& language,
                                                    const language::CardReading& reading, std::string_view cardType);

/// Of these, what a single function tells by itself: it can never hold on a card of that type.
[[nodiscard]] Misfit misfit(std::string_view function, std::string_view cardType);

} // namespace blattwerk::engine::ikonen
