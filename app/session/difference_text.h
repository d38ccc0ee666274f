#pragma once

#include "database/comparison/difference.h"
#include "database/comparison/merge.h"
#include "model/local_text.h"

#include <QString>
#include <QStringList>

namespace blattwerk::app {

/// What an item is, with key and name: `Karte nami „Nami“`, `Regel HEL-R61`.
[[nodiscard]] QString itemSentence(const database::ItemId& id, const std::string& name);

/// The same for windows, where cards and decks go by their names: `Karte „Nami“`.
[[nodiscard]] QString itemTitle(const database::ItemId& id, const std::string& name);

/// The label of a field as the system's schema gives it; entries of decks and fields of translations in words.
[[nodiscard]] QString fieldLabel(const model::SystemInfo* info, const std::string& field, model::Language language);

/// A difference line by line, in the order added, changed (one line per field), removed; `+`, `~` and `-` before it.
/// Systems are looked up for labels in `after`, then in `before`.
[[nodiscard]] QStringList differenceLines(const database::Difference& difference,
                                          const database::ProjectContents& before,
                                          const database::ProjectContents& after, model::Language language);

/// A conflict as one sentence: what it is about and both values.
[[nodiscard]] QString conflictSentence(const database::MergeConflict& conflict,
                                       const database::ProjectContents& contents, model::Language language);

} // namespace blattwerk::app
