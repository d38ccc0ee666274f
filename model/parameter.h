#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

enum class ParameterKind { Int, Bool, Enum };

struct ParameterChoice {
    std::string value;
    LocalText label;
};

/// A number or switch of a system's rules that a designer may vary, with its rule. Values are text in one spelling:
/// digits with an optional sign, `true`/`false`, or the word of the choice; see `max` for words that are no choice.
struct Parameter {
    std::string key;
    ParameterKind kind = ParameterKind::Int;
    std::string defaultValue;
    int min = 0;
    int max = 0; ///< an Enum with one also takes words of min to max letters: the default's, each of them
    /// Of an Int: values that mean something else than a number ("as usual"); they need not lie in the range.
    std::vector<ParameterChoice> choices;
    LocalText label;
    LocalText description;
    std::vector<std::string> rules;
    /// `rules` (stated by the source rules) or `design` (our decision).
    std::string source;

    /// Refuses values of another kind or out of range with code `parameter.kind` or `parameter.range` (HEL-I35).
    [[nodiscard]] Result<void> check(std::string_view value) const;
};

/// Key -> value of the parameters that differ from their defaults.
using ParameterValues = std::map<std::string, std::string, std::less<>>;

struct RuleSet {
    std::string key;
    LocalText name;
    LocalText note;
    ParameterValues values;
};

} // namespace blattwerk::model
