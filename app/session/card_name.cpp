#include "app/session/card_name.h"

#include "app/session/workspace.h"

namespace blattwerk::app {

std::optional<std::string> cardName(const SystemDesk& desk, std::string_view key, model::Language language) {
    const model::Card* found = desk.card(key);
    if (found == nullptr) {
        return std::nullopt;
    }
    const std::string code(model::languageCode(language));
    const auto translated = found->translations.find(code);
    const bool isOther = desk.info.language != code && translated != found->translations.end();
    return isOther && !translated->second.name.empty() ? translated->second.name : found->name;
}

} // namespace blattwerk::app
