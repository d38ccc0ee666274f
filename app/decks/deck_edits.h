#pragma once

#include "model/change_set.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

struct SystemDesk;

/// What a person can do with a deck, each as one change set: one revision, one undo step.
namespace deckEdits {

/// One copy more of each.
[[nodiscard]] model::ChangeSet add(const model::Collection& deck, const std::vector<std::string>& keys);
/// One copy less of each; with `all` every copy.
[[nodiscard]] model::ChangeSet remove(const model::Collection& deck, const std::vector<std::string>& keys, bool all);
/// One copy of `by` in the place of one copy of `key`.
[[nodiscard]] model::ChangeSet replace(const model::Collection& deck, std::string_view key, const std::string& by);
/// Leaves at most that many copies of the card.
[[nodiscard]] model::ChangeSet capCopies(const model::Collection& deck, std::string_view key, int copies);
[[nodiscard]] model::ChangeSet rename(const model::Collection& deck, const std::string& name, model::Language language);

/// A new deck like `pattern` (kind, colour, values) with that name and these cards.
[[nodiscard]] model::Collection newDeck(const model::Collection& pattern, std::string key, const std::string& name,
                                        const std::vector<std::string>& cards);
/// Kind, colour and values that a new deck of these cards gets: those of the deck that holds most of them, else those
/// of the system's first deck, else the schema's first kind.
[[nodiscard]] model::Collection patternFor(const SystemDesk& desk, const std::vector<std::string>& cards);

} // namespace deckEdits

} // namespace blattwerk::app
