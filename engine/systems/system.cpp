#include "engine/systems/system.h"

#include "engine/lab/seat_series.h"

#include <algorithm>

namespace blattwerk::engine {

model::Result<std::shared_ptr<const lab::SeatSeries>> System::seatSeries(const lab::SeatSetup& /*setup*/) const {
    return model::Error{"system.no_tournaments", {std::string(key())}, {}};
}

std::optional<model::Error> System::faultOfRun(std::string_view run) const {
    const std::vector<std::string_view> known = goldfishRuns();
    if (run.empty() || std::ranges::find(known, run) != known.end()) {
        return std::nullopt;
    }
    if (known.empty()) {
        return model::Error{"goldfish.one_run", {std::string(run), std::string(key())}, {}};
    }
    std::string names;
    for (const std::string_view name : known) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return model::Error{"goldfish.unknown_run", {std::string(run), names}, {}};
}

} // namespace blattwerk::engine
