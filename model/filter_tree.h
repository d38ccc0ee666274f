#pragma once

#include "model/card.h"
#include "model/local_text.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::model {

enum class FilterKind {
    Number, ///< compared as a number
    Word,   ///< one of several words, compared as a whole (type, faction, deck)
    Text,   ///< searched in
    Flag    ///< only as `is:NAME`
};

/// A field that queries may name, with the reader that takes its value from a card. Readers may be anything, so fields
/// that only other parts of the program can answer need no support here.
struct FilterField {
    std::string key;
    FilterKind kind = FilterKind::Text;
    LocalText label;
    /// Names in queries, folded (see foldText); German and English alike.
    std::vector<std::string> names;
    std::function<StatValue(const Card&)> read;
    /// Folded word in a query -> value, for fields with a fixed list of values; empty list: any word is allowed.
    std::vector<std::pair<std::string, std::string>> words;
    /// Value -> label for the echo of a query.
    std::vector<std::pair<std::string, LocalText>> valueLabels;
    /// True where the value stands in `Card::stats` under the field's key.
    bool isStat = false;
};

using FilterFields = std::vector<FilterField>;

enum class FilterOperator { Contains, Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };

/// A node of a parsed query. `And` without children matches everything.
struct FilterNode {
    enum class Kind { And, Or, Not, BareWord, Compare };

    Kind kind = Kind::And;
    std::vector<FilterNode> children;
    /// Of Compare.
    std::shared_ptr<const FilterField> field;
    FilterOperator op = FilterOperator::Contains;
    int number = 0;
    /// The word searched for, or the value compared with (a known word is already replaced by its value).
    std::string text;
    /// Came in quotes: a phrase, its words adjacent and whole.
    bool isPhrase = false;
};

} // namespace blattwerk::model
