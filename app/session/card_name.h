#pragma once

#include "model/local_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace blattwerk::app {

struct SystemDesk;

/// Name of a card in that language, as far as it is translated; nothing where there is no such card.
[[nodiscard]] std::optional<std::string> cardName(const SystemDesk& desk, std::string_view key,
                                                  model::Language language);

} // namespace blattwerk::app
