#include "engine/systems/parameter_rows.h"

#include <charconv>

namespace blattwerk::engine {

model::Result<int> parameterValue(const ParameterText& row, std::string_view text) {
    const auto error = [&](const char* code) {
        return model::Error{code, {std::string(row.key), std::string(text)}, {}};
    };
    if (row.form == ParameterForm::Int) {
        int value = 0;
        const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (status != std::errc() || end != text.data() + text.size()) {
            return error("parameter.kind");
        }
        if (value < row.min || value > row.max) {
            model::Error outside = error("parameter.range");
            outside.args.insert(outside.args.end(), {std::to_string(row.min), std::to_string(row.max)});
            return outside;
        }
        return value;
    }
    if (row.form == ParameterForm::Bool) {
        if (text != "true" && text != "false") {
            return error("parameter.kind");
        }
        return text == "true" ? 1 : 0;
    }
    for (std::size_t i = 0; i < row.words.size(); ++i) {
        if (row.words[i] == text) {
            return static_cast<int>(i);
        }
    }
    return error("parameter.kind");
}

} // namespace blattwerk::engine
