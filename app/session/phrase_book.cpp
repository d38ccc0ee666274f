#include "app/session/phrase_book.h"

#include "app/session/text_context.h"
#include "app/session/text_language.h"
#include "engine/language/teaching.h"

#include <algorithm>
#include <utility>

namespace blattwerk::app {

using engine::language::CardLanguage;
using model::Result;

PhraseBook::PhraseBook(Workspace& workspace, std::string system)
    : m_workspace(workspace),
      m_system(std::move(system)) {}

std::vector<model::PhraseAlias> PhraseBook::all() const {
    auto aliases = m_workspace.project().records().phraseAliases(m_system);
    return aliases ? std::move(*aliases) : std::vector<model::PhraseAlias>();
}

std::vector<model::PhraseAlias> PhraseBook::all(model::Language language) const {
    std::vector<model::PhraseAlias> aliases = all();
    std::erase_if(aliases,
                  [&](const model::PhraseAlias& alias) { return alias.language != model::languageCode(language); });
    return aliases;
}

const std::vector<engine::language::AliasFault>& PhraseBook::faults() const {
    return m_workspace.system(m_system).engine->language().faults();
}

Result<model::PhraseAlias> PhraseBook::proposal(std::string_view wording, std::string_view phrase,
                                                model::Language language) const {
    if (!m_workspace.system(m_system).engine) {
        return model::Error{"system.unknown", {m_system}, {}};
    }
    const TextContext context(m_workspace.system(m_system));
    auto alias = context.language().generalised(wording, phrase, language, context.of(model::Card()));
    if (alias) {
        alias->system = m_system;
    }
    return alias;
}

model::Language PhraseBook::textLanguage() const {
    return app::textLanguage(m_workspace.system(m_system).info);
}

engine::GrammarFiles PhraseBook::without(const std::optional<model::PhraseAlias>& alias) const {
    engine::GrammarFiles files = m_workspace.grammar(m_system);
    if (alias.has_value()) {
        std::erase(files.aliases, *alias);
    }
    return files;
}

std::vector<TextChange> PhraseBook::rewordings(const CardLanguage& later, bool lost) const {
    const SystemDesk& desk = m_workspace.system(m_system);
    const TextContext context(desk);
    const model::Language language = textLanguage();
    std::vector<TextChange> changes;
    for (const model::Card& card : desk.cards) {
        const auto now = context.of(card);
        const engine::language::CardReading reading = context.language().read(card.text, language, now);
        if (lost && (!reading.understood || later.read(card.text, language, now).understood)) {
            continue;
        }
        std::string after = later.render(reading, language, now);
        if (after != (lost ? card.text : reading.normalised)) {
            changes.push_back({card.key, card.name, card.text, std::move(after)});
        }
    }
    return changes;
}

Result<std::vector<TextChange>> PhraseBook::preview(const model::PhraseAlias& alias) const {
    const auto later = engine::language::taught(m_workspace.grammar(m_system), alias);
    if (!later) {
        return later.error();
    }
    const bool rewords = alias.canonical && alias.language == model::languageCode(textLanguage());
    return rewords ? rewordings(**later, false) : std::vector<TextChange>();
}

Result<database::RevisionSummary> PhraseBook::save(const model::PhraseAlias& alias,
                                                   const std::optional<model::PhraseAlias>& before) {
    const auto later = engine::language::taught(without(before), alias);
    if (!later) {
        return later.error();
    }
    const bool same = before.has_value() && before->language == alias.language && before->wording == alias.wording;
    std::vector<model::ChangeSet> sets;
    sets.push_back(model::savePhraseAlias(same ? before : std::nullopt, alias));
    if (before.has_value() && !same) {
        sets.push_back(model::savePhraseAlias(before, std::nullopt));
    }
    if (alias.canonical && alias.language == model::languageCode(textLanguage())) {
        sets.push_back(textChangeSet(m_workspace.system(m_system), rewordings(**later, false)));
    }
    return m_workspace.perform(model::combined(std::move(sets)));
}

Result<database::RevisionSummary> PhraseBook::remove(const model::PhraseAlias& alias) {
    const auto later = CardLanguage::load(without(alias));
    if (!later) {
        return later.error();
    }
    std::vector<model::ChangeSet> sets;
    sets.push_back(model::savePhraseAlias(alias, std::nullopt));
    if (alias.language == model::languageCode(textLanguage())) {
        sets.push_back(textChangeSet(m_workspace.system(m_system), rewordings(**later, true)));
    }
    return m_workspace.perform(model::combined(std::move(sets)));
}

} // namespace blattwerk::app
