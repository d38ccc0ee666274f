#pragma once

#include "engine/language/abstract_syntax.h"
#include "engine/language/term.h"
#include "engine/language/tree.h"

#include <cstddef>

namespace blattwerk::engine::language {

struct Restated {
    std::size_t token = 0; ///< of the first sentence that was restated, or of the one that cannot be
    bool done = true;
};

/// Puts sentences that are only read into their canonical form, where that takes more than a pattern:
/// `!each` "Ziehe 1 Karte für jede eigene Figur." draws X cards, X being the number of these figures;
/// `!choose` "Wähle eine Figur. Gib ihr 1 Stress." chooses where the figure is named first.
/// The ranges follow the nodes. Whether the language has words for the result is another question.
[[nodiscard]] Restated restate(Tree& tree, TokenRanges& ranges, const AbstractSyntax& syntax);

} // namespace blattwerk::engine::language
