#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// One line of a plain deck list.
struct DeckLine {
    int line = 0;
    int copies = 1;
    /// Name or key of the card.
    std::string card;
};

struct DeckList {
    /// Empty where the list does not say them.
    std::string key;
    std::string name;
    std::vector<DeckLine> lines;
};

/// Plain lists as people write and other programs export them: `2x Nami`, `2 Nami`, `Nami x2`, `Nami`. Empty lines,
/// lines that begin with `#` or `//`, and headings that end with a colon say nothing, but a line `# NAME [KEY]` begins
/// another deck. Never an empty list. Codes: `import.empty`, `import.too_many_rows {limit}`.
[[nodiscard]] model::Result<std::vector<DeckList>> readDeckLists(std::string_view bytes);

/// `2x Nami`, in the order of the deck, after a line `# NAME [KEY]`.
[[nodiscard]] std::string writeDeckList(const model::Collection& deck, const std::vector<model::Card>& cards);

struct DeckListMatch {
    /// The deck as the list has it.
    std::vector<model::CollectionEntry> cards;
    /// Lines whose card does not exist, or whose name more than one card has.
    std::vector<DeckLine> unknown;
    std::vector<DeckLine> ambiguous;
};

/// Finds the cards of a list by key, then by name in either language, then by a key in round brackets at the end.
[[nodiscard]] DeckListMatch matchDeckList(const std::vector<DeckLine>& lines, const std::vector<model::Card>& cards);

} // namespace blattwerk::database
