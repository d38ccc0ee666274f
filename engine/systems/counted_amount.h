#pragma once

#include "engine/language/card_language.h"

#include <cstddef>
#include <optional>

namespace blattwerk::engine {

/// The amount X of a card text, and the sentence that tells what it counts.
class CountedAmount {
public:
    explicit CountedAmount(const language::CardLanguage& language)
        : m_amount(language.functionId("x")),
          m_definition(language.functionId("xIs")) {}

    [[nodiscard]] bool isAmount(language::FunctionId fun) const { return fun == m_amount; }
    [[nodiscard]] bool isDefinition(language::FunctionId fun) const { return fun == m_definition; }
    /// Whether an amount below the node is X.
    [[nodiscard]] bool usedIn(const language::Tree& tree, std::size_t node) const {
        for (std::size_t at = node; at < node + tree[node].size; ++at) {
            if (isAmount(tree[at].fun)) {
                return true;
            }
        }
        return false;
    }
    /// The one node of the paragraph that tells what X counts: first argument, and at most how much: second argument.
    /// Nothing if there is none or more than one: then no X of the paragraph has a meaning.
    [[nodiscard]] std::optional<std::size_t> definition(const language::Tree& tree) const {
        std::optional<std::size_t> found;
        for (std::size_t at = 0; at < tree.size(); ++at) {
            if (isDefinition(tree[at].fun)) {
                if (found.has_value()) {
                    return std::nullopt;
                }
                found = at;
            }
        }
        return found;
    }

private:
    language::FunctionId m_amount;
    language::FunctionId m_definition;
};

} // namespace blattwerk::engine
