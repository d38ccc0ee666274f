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

/// True for a part that the word index finds: a bare word, words in name, text, flavour or notes, or one of several
/// such.
[[nodiscard]] bool isIndexed(const model::FilterNode& node);

/// How a word of a query may stand in the index. The beginnings of a common word are many, so they are asked for only
/// where whole words do not suffice.
enum class WordForm { Whole, Beginning, Any };

/// What the word index is asked for such a part. Never raw text of the user.
[[nodiscard]] std::string wordMatch(const model::FilterNode& node, WordForm form);

/// What the index of parts of words is asked; empty where it cannot answer.
[[nodiscard]] std::string partMatch(const model::FilterNode& node);

} // namespace blattwerk::database
