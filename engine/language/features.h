#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A grammatical parameter of one language: case, agreement, ...
struct Parameter {
    std::string name;
    std::vector<std::string> values;
};

/// The parameters of a language and which of them each category has.
struct Features {
    std::vector<Parameter> parameters;
    std::vector<std::vector<int>> ofCategory;

    /// Number of the parameter, -1 if there is none of that name.
    [[nodiscard]] int parameter(std::string_view name) const {
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            if (parameters[i].name == name) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    [[nodiscard]] int value(int parameterId, std::string_view name) const {
        if (parameterId < 0) {
            return -1;
        }
        const std::vector<std::string>& values = parameters[static_cast<std::size_t>(parameterId)].values;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == name) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    [[nodiscard]] int valueCount(int parameterId) const {
        return static_cast<int>(parameters[static_cast<std::size_t>(parameterId)].values.size());
    }
    [[nodiscard]] const std::vector<int>& of(int category) const {
        return ofCategory[static_cast<std::size_t>(category)];
    }
    [[nodiscard]] bool has(int category, int parameterId) const {
        for (const int own : of(category)) {
            if (own == parameterId) {
                return true;
            }
        }
        return false;
    }
};

} // namespace blattwerk::engine::language
