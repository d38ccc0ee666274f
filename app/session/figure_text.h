#pragma once

#include "engine/lab/interval.h"

#include <QString>

#include <cstdint>

/// Figures as the look wants them: in German a decimal comma, narrow spaces between thousands and before %, a true
/// minus; never without their interval where they come from play.
namespace blattwerk::app {

/// "58,8 %", of a share 0..1; "–" without a sample.
[[nodiscard]] QString percentText(double share, int decimals = 1);
[[nodiscard]] QString percentText(const engine::lab::Estimate& rate);
/// "[57,3; 60,3]", in percent.
[[nodiscard]] QString intervalText(const engine::lab::Estimate& rate);
/// "+2,4" and "[+0,9; +3,9]": a difference in percentage points, with its sign.
[[nodiscard]] QString pointsText(double difference);
[[nodiscard]] QString pointsIntervalText(const engine::lab::Estimate& difference);
/// "42 000".
[[nodiscard]] QString countText(std::int64_t count);
/// "+2,4", "−0,11", "0,0".
[[nodiscard]] QString signedText(double value, int decimals = 1);
/// "[−0,01; +0,02]": the ends of an interval of differences.
[[nodiscard]] QString signedIntervalText(double low, double high, int decimals = 1);
/// A mean with as many decimals as are asked for.
[[nodiscard]] QString meanText(double value, int decimals = 1);
/// "21.11." of this year, "21.11.2025" of others, "heute"/"gestern"; from UTC ISO 8601.
[[nodiscard]] QString dayText(const std::string& utc);
/// For files: a point, no spaces, plain minus; six digits.
[[nodiscard]] QString plainNumber(double value);

} // namespace blattwerk::app
