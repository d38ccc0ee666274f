#pragma once

#include "app/session/text_changes.h"
#include "app/session/workspace.h"
#include "engine/language/card_language.h"
#include "model/change_set.h"
#include "model/phrase_alias.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// The wordings that the designer taught a system's card language. Every change is one revision; the workspace loads
/// the language anew with it, also after undo.
class PhraseBook {
public:
    /// Precondition: the project has that system with an engine.
    PhraseBook(Workspace& workspace, std::string system);

    [[nodiscard]] std::vector<model::PhraseAlias> all() const;
    [[nodiscard]] std::vector<model::PhraseAlias> all(model::Language language) const;
    /// Those that the language cannot use any more, and why.
    [[nodiscard]] const std::vector<engine::language::AliasFault>& faults() const;

    /// The sentences with brackets around what may vary, ready for save().
    [[nodiscard]] model::Result<model::PhraseAlias> proposal(std::string_view wording, std::string_view phrase,
                                                             model::Language language) const;
    /// Proves that every text keeps one meaning, then stores; `before` is the one it takes the place of.
    /// A canonical one also puts the texts of preview() on the cards. Errors: see engine/language/teaching.h.
    model::Result<database::RevisionSummary> save(const model::PhraseAlias& alias,
                                                  const std::optional<model::PhraseAlias>& before = {});
    /// Removes it; texts that only it made understood get their known wording in the same step.
    model::Result<database::RevisionSummary> remove(const model::PhraseAlias& alias);
    /// The cards that save() would write differently.
    [[nodiscard]] model::Result<std::vector<TextChange>> preview(const model::PhraseAlias& alias) const;

private:
    [[nodiscard]] model::Language textLanguage() const;
    [[nodiscard]] engine::GrammarFiles without(const std::optional<model::PhraseAlias>& alias) const;
    /// Texts that the later language writes differently; with `lost` only those that it does not understand.
    [[nodiscard]] std::vector<TextChange> rewordings(const engine::language::CardLanguage& later, bool lost) const;

    Workspace& m_workspace;
    std::string m_system;
};

} // namespace blattwerk::app
