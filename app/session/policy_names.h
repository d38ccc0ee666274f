#pragma once

#include <QString>

#include <string_view>

namespace blattwerk::app {

/// What people call a player of engine::System::policies, with its strength if it has one (`wegweiser:stark`); the key
/// itself where it has no name.
[[nodiscard]] QString policyName(std::string_view policy);

/// How it plays, in a sentence; empty where nothing is known.
[[nodiscard]] QString policyNote(std::string_view policy);

} // namespace blattwerk::app
