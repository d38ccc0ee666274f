#pragma once

#include "engine/systems/system.h"

#include <QString>

#include <string>
#include <string_view>

namespace blattwerk::app {

/// The text of a resource (`:/systems/heldenhain/face.toml`); empty where there is none.
[[nodiscard]] std::string resourceText(const QString& path);

/// The grammar files of a system among the resources.
[[nodiscard]] engine::GrammarFiles grammarFiles(std::string_view system);

} // namespace blattwerk::app
