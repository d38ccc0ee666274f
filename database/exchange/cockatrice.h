#pragma once

#include "database/exchange/deck_list.h"
#include "database/exchange/import_rows.h"
#include "model/card.h"
#include "model/collection.h"
#include "model/result.h"
#include "model/system_info.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// A card database of Cockatrice, version 4: collections are its sets, fields its properties. A name that several
/// cards have gets their key, because Cockatrice knows cards by name.
[[nodiscard]] std::string writeCockatriceCards(const std::vector<model::Card>& cards,
                                               const std::vector<model::Collection>& sets,
                                               const model::SystemInfo& info);
/// A deck file (`.cod`).
[[nodiscard]] std::string writeCockatriceDeck(const model::Collection& deck, const std::vector<model::Card>& cards);

/// Name, text and properties of the cards. Codes: `import.xml_syntax`, `import.xml_entities`, `import.empty`,
/// `import.too_many_rows`.
[[nodiscard]] model::Result<ImportRows> readCockatriceCards(std::string_view bytes);
/// The cards of all zones. Codes as above.
[[nodiscard]] model::Result<std::vector<DeckLine>> readCockatriceDeck(std::string_view bytes);

} // namespace blattwerk::database
