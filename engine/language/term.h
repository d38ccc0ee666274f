#pragma once

#include "engine/language/tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

struct AbstractSyntax;

/// A tree with variables, as `term` and `rewrite` lines and the constants of aliases write it: `np(a,desc($o,...))`.
struct Term {
    int fun = -1;
    int variable = -1; ///< number of a variable; then there is no function
    std::int32_t value = 0;
    std::vector<Term> args;
};

using VariableNames = std::unordered_map<std::string, int>;

/// Reads a term; throws the message (std::string) if it is malformed or names something unknown.
[[nodiscard]] Term parseTerm(std::string_view text, const AbstractSyntax& syntax, VariableNames& variables);
/// Appends the nodes of a term without variables.
void appendTerm(const Term& term, std::vector<Node>& nodes);

/// A tree that was read is changed where `from` matches.
struct Rewrite {
    Term from;
    Term to;
    int variables = 0;
};

/// Per node of a tree: the tokens it was read from (from, to).
using TokenRanges = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// Applies the rewrites everywhere in the tree; the ranges, if any, follow the nodes.
[[nodiscard]] Tree rewritten(Tree tree, const std::vector<Rewrite>& rewrites, TokenRanges* ranges = nullptr);
/// The tree with the subtree at `at` replaced by another one.
[[nodiscard]] Tree replaced(const Tree& tree, std::size_t at, const std::vector<Node>& part);

} // namespace blattwerk::engine::language
