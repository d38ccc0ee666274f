#pragma once

#include "model/card.h"
#include "model/filter_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

/// A facet is one value of a card as one word of the search index: `ːcostː3`, `ːtypeːcharacter`. Words and values are
/// then found by one walk over the index, without reading the cards that have the one and not the other.
inline constexpr std::string_view kFacetMark = "\u02D0";

/// All facets of a card, with spaces between them: system, type, status, flags and the short values of its fields.
[[nodiscard]] std::string facetsOf(const model::Card& card);

/// What the index is asked for a part of a filter; nothing where facets do not tell. Cards beside those that the filter
/// means may be among the found ones, none is missing.
[[nodiscard]] std::optional<std::string> facetMatch(Database& database, const model::FilterNode& node);

/// The cards that a part of a filter keeps out, where facets tell that exactly: of `-typ:charakter` the characters.
[[nodiscard]] std::optional<std::string> unwantedFacets(const model::FilterNode& node);

/// What the index is asked for the cards of a system.
[[nodiscard]] std::string systemFacet(std::string_view system);

} // namespace blattwerk::database
