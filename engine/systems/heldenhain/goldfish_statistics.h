#pragma once

#include "engine/systems/heldenhain/goldfish_record.h"
#include "engine/systems/heldenhain/rules.h"

#include <nlohmann/json.hpp>

#include <span>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// The statistics of section 7.1 over the records in their order, in the shape of `goldfish --json` (scenarios.md).
/// `deck` are the different cards under test, as indices into Rules::cards.
[[nodiscard]] nlohmann::ordered_json goldfishStatistics(std::span<const GoldfishRecord> records, const Rules& rules,
                                                        std::span<const std::uint16_t> deck);

} // namespace blattwerk::engine::heldenhain
