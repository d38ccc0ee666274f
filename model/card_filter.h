#pragma once

#include "model/card.h"
#include "model/filter_tree.h"
#include "model/result.h"
#include "model/system_info.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// A filter over cards in the query language: `typ:charakter kosten<=2 text:"stress" -deck:purpurpakt (a oder b)`.
/// Bare words search name and text. An empty query matches every card.
class CardFilter {
public:
    /// Errors, always with the position (characters, from 1) as first and the query part as second argument:
    /// `filter.unknown_field {position, name, nearest name or empty}`, `filter.missing_value {position, field}`,
    /// `filter.not_a_number {position, text, field}`, `filter.unknown_value {position, text, field in German, in
    /// English, values like it in German, in English}`, `filter.no_such_value {position, text, field in German, in
    /// English}`, `filter.wrong_operator {position, operator, field}`,
    /// `filter.unclosed_quote {position, text}`, `filter.unclosed_bracket {position, text}`, `filter.unexpected
    /// {position, text}`, `filter.too_deep {position}`.
    static Result<CardFilter> parse(std::string_view query, const FilterFields& fields);

    [[nodiscard]] bool matches(const Card& card) const;
    [[nodiscard]] const FilterNode& root() const { return m_root; }
    /// The query in words, as it was understood: "Typ ist Charakter und Kosten höchstens 2".
    [[nodiscard]] std::string inWords(Language language) const;

private:
    FilterNode m_root;
};

/// True if the card fulfils this part of a filter.
[[nodiscard]] bool matchesNode(const Card& card, const FilterNode& node);

/// Reads the keys of the collections that hold a card.
using CollectionReader = std::function<std::vector<std::string>(const Card&)>;

/// The fields that queries may name for cards of these systems: those of every card (`system typ name text zitat notiz
/// status schlüssel ist`), those of the schemas, and `deck` if a reader is given. More fields may be appended by the
/// caller.
[[nodiscard]] FilterFields standardFilterFields(const std::vector<SystemInfo>& systems,
                                                CollectionReader collections = {});

} // namespace blattwerk::model
