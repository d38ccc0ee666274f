#pragma once

#include "model/system_info.h"

namespace blattwerk::app {

/// Language in which the card texts of a system are written.
[[nodiscard]] inline model::Language textLanguage(const model::SystemInfo& info) {
    return info.language == "en" ? model::Language::English : model::Language::German;
}

/// The other one of the two.
[[nodiscard]] inline model::Language otherLanguage(model::Language language) {
    return language == model::Language::German ? model::Language::English : model::Language::German;
}

} // namespace blattwerk::app
