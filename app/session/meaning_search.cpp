#include "app/session/meaning_search.h"

#include "app/session/text_context.h"
#include "app/session/text_language.h"
#include "engine/language/meaning_pattern.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace blattwerk::app {

using engine::language::CardReading;
using engine::language::MeaningPattern;
using model::Result;

MeaningSearch::MeaningSearch(Workspace& workspace, std::string system)
    : m_workspace(workspace),
      m_system(std::move(system)) {}

model::Language MeaningSearch::textLanguage() const {
    return app::textLanguage(m_workspace.system(m_system).info);
}

Result<std::vector<std::string>> MeaningSearch::find(std::string_view pattern) const {
    const SystemDesk& desk = m_workspace.system(m_system);
    const TextContext context(desk);
    const auto wanted = MeaningPattern::of(context.language(), pattern, textLanguage(), context.of(model::Card()));
    if (!wanted) {
        return wanted.error();
    }
    std::vector<std::string> keys;
    for (const model::Card& card : desk.cards) {
        if (!card.text.empty() && wanted->isIn(context.language().read(card.text, textLanguage(), context.of(card)))) {
            keys.push_back(card.key);
        }
    }
    return keys;
}

Result<std::vector<TextChange>> MeaningSearch::preview(std::string_view pattern, std::string_view replacement) const {
    const SystemDesk& desk = m_workspace.system(m_system);
    const TextContext context(desk);
    const auto wanted = MeaningPattern::of(context.language(), pattern, textLanguage(), context.of(model::Card()));
    if (!wanted) {
        return wanted.error();
    }
    const auto by = MeaningPattern::of(context.language(), replacement, textLanguage(), context.of(model::Card()));
    if (!by) {
        return by.error();
    }
    std::vector<TextChange> changes;
    for (const model::Card& card : desk.cards) {
        if (card.text.empty()) {
            continue;
        }
        const auto own = context.of(card);
        const CardReading reading = context.language().read(card.text, textLanguage(), own);
        auto replaced = wanted->replacedIn(reading, *by);
        if (!replaced) {
            return replaced.error();
        }
        if (!replaced->has_value()) {
            continue;
        }
        std::string after = context.language().render(**replaced, textLanguage(), own);
        // What cannot be said would be missing from the text: it must read back to what was meant.
        const CardReading again = context.language().read(after, textLanguage(), own);
        if (context.language().toJson(again) != context.language().toJson(**replaced)) {
            return model::Error{"language.pattern_unsaid", {card.name}, {}};
        }
        if (after != card.text) {
            changes.push_back({card.key, card.name, card.text, std::move(after)});
        }
    }
    return changes;
}

Result<database::RevisionSummary> MeaningSearch::apply(const std::vector<TextChange>& changes) {
    return m_workspace.perform(textChangeSet(m_workspace.system(m_system), changes));
}

} // namespace blattwerk::app
