#pragma once

#include <QString>

#include <string_view>

namespace blattwerk::app {

/// What people call a term of engine::Advice (`points`, `other_exposure`); the term itself where it has no name.
[[nodiscard]] QString reasonName(std::string_view term);

} // namespace blattwerk::app
