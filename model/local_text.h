#pragma once

#include <string>
#include <string_view>

namespace blattwerk::model {

enum class Language { German, English };

[[nodiscard]] constexpr std::string_view languageCode(Language language) {
    return language == Language::German ? "de" : "en";
}

/// A label in both languages of the program. An empty English text falls back to the German one.
struct LocalText {
    std::string de;
    std::string en;

    [[nodiscard]] const std::string& in(Language language) const {
        return language == Language::English && !en.empty() ? en : de;
    }
    bool operator==(const LocalText&) const = default;
};

} // namespace blattwerk::model
