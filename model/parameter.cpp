#include "model/parameter.h"

#include <algorithm>
#include <charconv>

namespace blattwerk::model {

Result<void> Parameter::check(std::string_view value) const {
    const std::string text(value);
    switch (kind) {
    case ParameterKind::Bool:
        if (value != "true" && value != "false") {
            return Error{"parameter.kind", {key, text}, {}};
        }
        return {};
    case ParameterKind::Enum:
        if (std::ranges::find(choices, value, &ParameterChoice::value) == choices.end()) {
            return Error{"parameter.kind", {key, text}, {}};
        }
        return {};
    case ParameterKind::Int:
        break;
    }
    int number = 0;
    const char* end = value.data() + value.size();
    const auto [rest, status] = std::from_chars(value.data(), end, number);
    if (status != std::errc{} || rest != end || value.empty()) {
        return Error{"parameter.kind", {key, text}, {}};
    }
    const bool isSpecial = std::ranges::find(choices, value, &ParameterChoice::value) != choices.end();
    if (!isSpecial && (number < min || number > max)) {
        return Error{"parameter.range", {key, text, std::to_string(min), std::to_string(max)}, {}};
    }
    return {};
}

} // namespace blattwerk::model
