#pragma once

#include "database/search/filter_sql.h"
#include "model/filter_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// A filter taken apart: what the indexes find, what SQL can say, and what only the caller's readers can answer.
struct SearchPlan {
    /// What the word index is asked, with the values of the cards beside the words; empty where there is nothing to
    /// ask. First for whole words alone, since the beginnings of a common word are many.
    std::string wholeWords;
    std::string words;
    /// What the word index is asked for the values alone; empty without any.
    std::string facets;
    /// What the index of parts of words is asked; empty where it cannot answer.
    std::string parts;
    /// Holds for every card that is wanted; the values are in it once more, so the index may find too much.
    SqlCondition condition{"1", {}};
    /// Makes sure of words in one column, which the index of parts does not know.
    SqlCondition partCondition{"1", {}};
    std::vector<const model::FilterNode*> readByCaller;
    /// Neither words nor conditions: every card.
    bool isEverything = false;
};

/// The plan for a filter, which must outlive it, and cards of one system (empty: of all).
[[nodiscard]] SearchPlan planOf(Database& database, const model::FilterNode& root, std::string_view system);

} // namespace blattwerk::database
