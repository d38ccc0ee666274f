#pragma once

#include "app/session/workspace.h"
#include "model/change_set.h"

#include <string>
#include <vector>

namespace blattwerk::app {

/// A card whose text is written differently.
struct TextChange {
    std::string cardKey;
    std::string name;
    std::string before;
    std::string after;
};

/// The edits of those cards. Precondition: the desk has them.
[[nodiscard]] model::ChangeSet textChangeSet(const SystemDesk& desk, const std::vector<TextChange>& changes);

} // namespace blattwerk::app
