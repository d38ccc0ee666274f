#pragma once

#include "engine/core/rng.h"
#include "model/parameter.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::tests {

/// Half of the tables play by the standard rules; in the others about every fourth parameter gets any value.
inline model::ParameterValues drawnParameters(engine::Rng& rng, const std::vector<model::Parameter>& parameters,
                                              std::string_view without = {}) {
    model::ParameterValues values;
    if (rng.coin()) {
        return values;
    }
    for (const model::Parameter& parameter : parameters) {
        if (rng.below(4) != 0 || parameter.key == without) {
            continue;
        }
        switch (parameter.kind) {
        case model::ParameterKind::Bool:
            values[parameter.key] = rng.coin() ? "true" : "false";
            break;
        case model::ParameterKind::Enum:
            values[parameter.key] =
                parameter.choices[rng.below(static_cast<std::uint32_t>(parameter.choices.size()))].value;
            break;
        case model::ParameterKind::Int: {
            const auto span = static_cast<std::uint32_t>(parameter.max - parameter.min + 1);
            values[parameter.key] = std::to_string(parameter.min + static_cast<int>(rng.below(span)));
            break;
        }
        }
    }
    return values;
}

} // namespace blattwerk::tests
