#pragma once

#include "model/finding.h"
#include "model/local_text.h"
#include "model/result.h"
#include "model/system_info.h"

namespace blattwerk::app {

/// The finding with words for the keys among its arguments: types, fields, values of choices (`SUP` ->
/// Superfreundinnen), decimals as the language writes them. Keys that fixes need stay: those of `fixes` are not touched
/// but `field`.
[[nodiscard]] model::Finding spokenFinding(const model::Finding& finding, const model::SystemInfo& info,
                                           model::Language language);

/// The same for an error about a field of a card.
[[nodiscard]] model::Error spokenError(const model::Error& error, const model::SystemInfo& info,
                                       model::Language language);

} // namespace blattwerk::app
