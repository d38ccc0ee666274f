#pragma once

#include "engine/language/reading.h"
#include "tests/engine/shipped_content.h"

/// A typical card text of two sentences, and the shipped card on which it stands.
namespace blattwerk::benchmarks {

inline constexpr const char* kTwoSentences =
    "Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von einer anderen eigenen Figur. "
    "Gib der gewählten Figur +1 Einsatz bis Zugende.";

inline engine::language::CardContext cardOfTwoSentences() {
    const tests::ShippedContent& content = tests::ShippedContent::heldenhain();
    return content.system->cardContext(content.card("roxy"), content.pool());
}

} // namespace blattwerk::benchmarks
