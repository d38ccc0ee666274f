#pragma once

#include <cstdint>

namespace blattwerk::database {

/// `application_id` of a project file: "BLAT".
inline constexpr std::int32_t kApplicationId = 0x424C4154;

} // namespace blattwerk::database
