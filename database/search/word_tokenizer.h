#pragma once

struct sqlite3;

namespace blattwerk::database {

/// Registers the FTS5 tokenizer `words LANGUAGE` (german or english) on a connection: words folded as
/// model::foldText does, their stem beside the full form, so that Häuser finds Haus and prefixes work while typing.
/// Returns a SQLite result code. Must be done before a table that uses it is touched.
[[nodiscard]] int registerWordTokenizer(sqlite3* handle);

} // namespace blattwerk::database
