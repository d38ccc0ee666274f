#pragma once

#include "model/parameter.h"
#include "model/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace blattwerk::engine {

enum class ParameterForm : std::uint8_t { Int, Bool, Enum };

/// A rule parameter as text: its key, kind and range.
struct ParameterText {
    std::string_view key;
    ParameterForm form = ParameterForm::Int;
    int min = 0;
    int max = 1;
    std::span<const std::string_view> words{};
};

/// The number that the text means: of an enumeration the place of the word. Errors: `parameter.kind`,
/// `parameter.range` (key, value).
[[nodiscard]] model::Result<int> parameterValue(const ParameterText& row, std::string_view text);

/// A rule parameter and the member that holds it.
template<typename Parameters>
struct ParameterRow : ParameterText {
    void (*set)(Parameters&, int) = nullptr;
};

namespace detail {

template<typename>
struct MemberOf;
template<typename Class, typename Type>
struct MemberOf<Type Class::*> {
    using Owner = Class;
};

template<auto Member, typename Parameters>
void assignParameter(Parameters& parameters, int value) {
    auto& member = parameters.*Member;
    member = static_cast<std::remove_reference_t<decltype(member)>>(value);
}

template<auto Member>
using RowOf = ParameterRow<typename MemberOf<decltype(Member)>::Owner>;

template<auto Member>
constexpr RowOf<Member> row(ParameterText text) {
    return {text, &assignParameter<Member, typename MemberOf<decltype(Member)>::Owner>};
}

} // namespace detail

template<auto Member>
constexpr auto numberRow(std::string_view key, int min, int max) {
    return detail::row<Member>({key, ParameterForm::Int, min, max});
}

template<auto Member>
constexpr auto flagRow(std::string_view key) {
    return detail::row<Member>({key, ParameterForm::Bool, 0, 1});
}

template<auto Member>
constexpr auto wordRow(std::string_view key, std::span<const std::string_view> words) {
    return detail::row<Member>({key, ParameterForm::Enum, 0, static_cast<int>(words.size()) - 1, words});
}

/// The defaults with the given values put in. Errors: `match.unknown_parameter` (key), `parameter.kind`,
/// `parameter.range` (key, value).
template<typename Parameters>
model::Result<Parameters> parametersFrom(std::span<const ParameterRow<Parameters>> rows,
                                         const model::ParameterValues& values) {
    Parameters parameters;
    for (const auto& [key, text] : values) {
        const ParameterRow<Parameters>* found = nullptr;
        for (const ParameterRow<Parameters>& row : rows) {
            if (row.key == key) {
                found = &row;
            }
        }
        if (found == nullptr) {
            return model::Error{"match.unknown_parameter", {key}, {}};
        }
        const model::Result<int> value = parameterValue(*found, text);
        if (!value) {
            return value.error();
        }
        found->set(parameters, *value);
    }
    return parameters;
}

} // namespace blattwerk::engine
