#pragma once

#include "database/comparison/item_id.h"
#include "database/exchange/import_rows.h"
#include "database/history.h"
#include "model/card.h"
#include "model/card_fields.h"
#include "model/result.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::database {

class Project;

struct ImportOptions {
    /// System that the cards belong to.
    std::string system;
    /// Collection that imported cards are added to where they are not in it; empty: none.
    std::string collection;
    /// Column -> field (`key type name ...`, schema key, `en.name`); an empty field leaves the column out. Columns not
    /// named here follow the remembered mapping, then their name (key or label of the field in either language).
    std::map<std::string, std::string> mapping;
    /// Type of rows without one.
    std::string defaultType;
    /// Line of a row that matches several cards -> key of the card that it means.
    std::map<int, std::string> choices{};
};

/// What is not to be taken over: a thing, or one field of it.
using LeftOut = std::set<std::pair<ItemId, std::string>>;

struct ChangedCard {
    model::Card before;
    model::Card after;
    std::vector<model::FieldChange> fields;
};

struct ImportError {
    int line = 0;
    model::Error error;
};

/// A row that matches several cards: the key of one and the name of another, or a name that several have. It is left
/// out until one of them is chosen.
struct ImportConflict {
    struct Candidate {
        std::string key;
        std::string name;
    };
    int line = 0;
    /// What the row calls its card: the key, or the name where it has none.
    std::string row;
    std::vector<Candidate> cards;
    /// Key of the card that the row means; empty as long as nobody said so.
    std::string chosen;
};

/// What an import would do. Nothing is deleted.
struct ImportPreview {
    ImportOptions options;
    std::vector<std::string> columns;
    /// Column -> field as it was applied; unmapped columns are missing.
    std::map<std::string, std::string> mapping;
    std::vector<model::Card> added;
    std::vector<ChangedCard> changed;
    /// How many cards are already as the file says, and which.
    int unchanged = 0;
    std::vector<std::string> unchangedKeys;
    std::vector<ImportConflict> conflicts;
    /// Keys or names that occur in more than one row; only the first row counts.
    std::vector<std::string> duplicates;
    /// Rows that cannot be taken, with the line of the file that they start in.
    std::vector<ImportError> errors;

    /// Rows that are left out because nobody chose the card that they mean.
    [[nodiscard]] int openConflicts() const;
};

/// What else than its schema a system knows about a card: an error leaves the row out.
using CardCheck = std::function<model::Result<void>(const model::Card&)>;

/// Matches rows with the cards of the project: by key, then by name. Changes nothing. Errors besides those of reading:
/// `import.unknown_column`, `card.unknown_field`, `import.no_choice {line, key}` where a choice names a line without a
/// conflict or a card that it does not match.
[[nodiscard]] model::Result<ImportPreview> previewImport(Project& project, const ImportRows& rows,
                                                         const ImportOptions& options, const CardCheck& check = {});

/// The same import without what somebody left out: whole rows (empty field) and single fields of changed cards.
[[nodiscard]] ImportPreview chosenPart(const ImportPreview& preview, const LeftOut& leftOut);

/// Performs what the preview shows as one undo step, and remembers the mapping. Rows with errors are left out.
[[nodiscard]] model::Result<RevisionSummary> applyImport(Project& project, const ImportPreview& preview,
                                                         const std::string& author = {});

} // namespace blattwerk::database
