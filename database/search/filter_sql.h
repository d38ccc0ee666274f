#pragma once

#include "model/filter_tree.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace blattwerk::database {

class Statement;

/// A condition on a row of `card` with its arguments.
struct SqlCondition {
    std::string sql;
    std::vector<std::variant<std::int64_t, std::string>> arguments;

    void bindTo(Statement& statement) const;
};

/// The condition that a part of a filter means; nothing if it holds a field that the database cannot answer.
[[nodiscard]] std::optional<SqlCondition> conditionOf(const model::FilterNode& node);

/// True for a part that the word index finds: a bare word, or words in name, text, flavour or notes.
[[nodiscard]] bool isIndexed(const model::FilterNode& node);

/// What the word index is asked for such a part: stem or beginning of the words. Never raw text of the user.
[[nodiscard]] std::string wordMatch(const model::FilterNode& node);

/// What the index of parts of words is asked; empty where the words are too short for it.
[[nodiscard]] std::string partMatch(const model::FilterNode& node);

} // namespace blattwerk::database
