#include "model/parameter.h"

#include <algorithm>
#include <charconv>

namespace blattwerk::model {

namespace {

/// A word of so many letters as the parameter wants, of those of its default and with each of them.
bool isWordOf(const Parameter& parameter, std::string_view value) {
    const auto size = static_cast<int>(value.size());
    return size >= parameter.min && size <= parameter.max &&
           value.find_first_not_of(parameter.defaultValue) == std::string_view::npos &&
           parameter.defaultValue.find_first_not_of(value) == std::string::npos;
}

} // namespace

Result<void> Parameter::check(std::string_view value) const {
    const std::string text(value);
    switch (kind) {
    case ParameterKind::Bool:
        if (value != "true" && value != "false") {
            return Error{"parameter.kind", {key, text}, {}};
        }
        return {};
    case ParameterKind::Enum:
        if (std::ranges::find(choices, value, &ParameterChoice::value) == choices.end() &&
            (max == 0 || !isWordOf(*this, value))) {
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
