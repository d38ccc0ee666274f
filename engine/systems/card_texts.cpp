#include "engine/systems/card_texts.h"

#include <algorithm>

namespace blattwerk::engine {

std::string CardTexts::sentence(std::size_t card, int number) const {
    const Text& text = texts[card];
    language::CardContext context;
    context.ownName = text.name;
    context.type = text.type;
    context.names = names;
    const language::CardReading reading = language->read(text.text, context);
    const auto at = static_cast<std::size_t>(number);
    if (at >= reading.clauses.size()) {
        return {};
    }
    const language::SourceRange range = reading.clauses[at].range;
    return text.text.substr(std::min(range.begin, text.text.size()), range.end - range.begin);
}

} // namespace blattwerk::engine
