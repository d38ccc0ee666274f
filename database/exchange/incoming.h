#pragma once

#include "database/comparison/contents.h"
#include "database/comparison/difference.h"
#include "database/exchange/import.h"
#include "model/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// What a path holds: rows of cards, a deck, a project tree or another project.
enum class IncomingKind { Rows, Deck, Tree, Project };

/// By the content, then by the suffix.
[[nodiscard]] IncomingKind incomingKind(const std::string& path);

struct IncomingWish {
    /// System that a deck belongs to; of a tree or project only that system, empty: all.
    std::string system;
    /// Key of the deck that takes a deck list (of several, the one with this key); empty: what the list itself says,
    /// else the name of the file.
    std::string deck;
    /// Also delete what the incoming project or tree lacks.
    bool deletes = false;
};

/// What an import of a deck, tree or project would do.
struct Incoming {
    ProjectContents wanted;
    Difference difference;
    /// Lines of a deck list whose card is unknown or ambiguous; they are left out.
    std::vector<ImportError> errors;
};

/// Changes nothing. Codes: those of readTree, Project::open, readDeckLists and readCockatriceDeck,
/// `edit.unknown_system {key}`, `import.no_such_deck {key}`, `import.no_system`, `import.too_large {limit}`.
[[nodiscard]] model::Result<Incoming> previewIncoming(Project& project, const std::string& path, IncomingKind kind,
                                                      const IncomingWish& wish);

/// The same import without what somebody left out.
[[nodiscard]] model::Result<Incoming> chosenPart(Project& project, const Incoming& incoming, const LeftOut& leftOut);

/// Does what the preview shows as one undo step, but see applyContents.
[[nodiscard]] model::Result<RevisionSummary> applyIncoming(Project& project, const Incoming& incoming,
                                                           const IncomingWish& wish, const std::string& author = {});

} // namespace blattwerk::database
