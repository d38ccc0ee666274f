#pragma once

struct sqlite3;

namespace blattwerk::database {

/// Registers the comparisons of the query language as SQL functions: `contains_words(text, wanted, whole)`,
/// `joined_words(text)` and `starts_folded(text, beginning)`, and `card_facets(...)` for the index (see card_facets.h).
/// Returns a SQLite result code.
[[nodiscard]] int registerTextFunctions(sqlite3* handle);

} // namespace blattwerk::database
