#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/system_info.h"

#include <string>
#include <vector>

namespace blattwerk::database {

/// How the faces of a deck lie on pictures for Tabletop Simulator: at most 10 by 7, the last place is the face that
/// others see of a hidden hand.
struct TableTopSheet {
    int columns = 0;
    int rows = 0;
    /// Keys of its cards, from the left, line by line.
    std::vector<std::string> cards;
    /// Name of the picture: `DECK-1.png`.
    std::string picture;
};

/// The different cards of a deck on as few pictures as possible.
[[nodiscard]] std::vector<TableTopSheet> tableTopSheets(const model::Collection& deck);

/// A saved object: one deck for each collection, with name and text on every card, and the pictures of
/// `tableTopSheets` and `DECK-back.png` by their names. Same contents, same bytes.
[[nodiscard]] std::string writeTableTop(const std::vector<model::Card>& cards,
                                        const std::vector<model::Collection>& decks, const model::SystemInfo& info);

} // namespace blattwerk::database
