#pragma once

#include "model/card.h"
#include "model/card_filter.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

struct CardSearchOptions {
    /// Empty: all systems.
    std::string system;
    int limit = 0; ///< 0: no limit
};

/// Finds cards by the query language of model::CardFilter, words through the index: umlauts folded, stemmed, prefixes
/// as one types, parts of compounds.
class CardSearch {
public:
    explicit CardSearch(Database& database) : m_database(database) {}

    /// The matching cards: those with the words in their name first, then by name. With a limit smaller than the number
    /// of matches the first ones found, quickly, in no promised order. Errors of the query as in CardFilter::parse.
    [[nodiscard]] model::Result<std::vector<model::Card>> find(std::string_view query,
                                                               const CardSearchOptions& options = {});
    /// As above with fields of the caller beside the standard ones (see model::standardFilterFields).
    [[nodiscard]] model::Result<std::vector<model::Card>> find(const model::CardFilter& filter,
                                                               const CardSearchOptions& options = {});
    /// The fields that queries may name in this project.
    [[nodiscard]] model::Result<model::FilterFields> fields();
    /// Writes the index anew from the cards.
    model::Result<void> rebuild();

private:
    Database& m_database;
};

} // namespace blattwerk::database
