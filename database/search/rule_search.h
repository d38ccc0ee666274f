#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

struct RuleHit {
    /// `rule`, `section`, `term` or `ruling`.
    std::string kind;
    /// Id as in the catalogue (`HEL-R62`).
    std::string id;
    std::string system;
    std::string title;
    std::string text;
    /// Words of the text that answer the query, as they stand there.
    std::vector<std::string> matched;
};

/// Looks rules up by everyday words: stemmed, synonyms and stop words from the systems' data, best first, rules before
/// terms, sections and rulings of the same worth. An id (`R62`, `HEL-R62`) finds that rule.
class RuleSearch {
public:
    explicit RuleSearch(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::vector<RuleHit>> find(std::string_view query, model::Language language,
                                                           std::string_view system = {}, int limit = 20);

private:
    Database& m_database;
};

} // namespace blattwerk::database
