#pragma once

#include "engine/language/parser.h"
#include "engine/language/reading.h"

#include <string>
#include <vector>

namespace blattwerk::engine::language {

/// What may follow at the place where the last tracked parse came to a halt, aliases left out or not.
[[nodiscard]] std::vector<Continuation> continuations(const Parser& parser, bool withAliases = false);

/// What a paragraph may begin with on a card whose effects need a head.
[[nodiscard]] std::vector<Continuation> headedBeginnings(const Grammar& grammar);

/// The expected word nearest to the one that stands there; empty if none is near.
[[nodiscard]] std::string nearest(const Grammar& grammar, const std::string& foldedWord,
                                  const std::vector<Continuation>& expected);

} // namespace blattwerk::engine::language
