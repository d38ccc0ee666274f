#pragma once

#include "app/session/workspace.h"
#include "model/filter_tree.h"

#include <QString>

#include <vector>

namespace blattwerk::app {

/// The fields `wirkung:` and `auslöser:` (English `effect:`, `trigger:`) of the query language: what the texts of the
/// desk's cards do and when, in the words of both languages, with the primitives of the rule catalogue and the names of
/// the functions. `wirkung:erschöpfen`, `wirkung:"E5"`, `auslöser:"beim ausspielen"`. They read texts when they are
/// asked and remember them; make them anew when cards or the language changed. The desks must outlive them.
[[nodiscard]] model::FilterFields meaningFields(const std::vector<const SystemDesk*>& desks);

/// A query that this system knows, as an example: "typ:charakter kosten<=2".
[[nodiscard]] QString exampleQuery(const model::SystemInfo& info, model::Language language);

} // namespace blattwerk::app
