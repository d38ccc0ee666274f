#pragma once

#include "app/session/text_changes.h"
#include "app/session/workspace.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Finds and replaces in card texts by what they mean, see engine::language::MeaningPattern: a pattern is a sentence in
/// the language of the card texts with curly brackets around what may be anything.
class MeaningSearch {
public:
    /// Precondition: the project has that system with an engine.
    MeaningSearch(Workspace& workspace, std::string system);

    /// Keys of the cards that mean it somewhere. Error `language.pattern {text}`.
    [[nodiscard]] model::Result<std::vector<std::string>> find(std::string_view pattern) const;
    /// The cards that apply() would change. Errors: `language.pattern {text}`, `language.pattern_places`,
    /// `language.pattern_unsaid {name}`: the result cannot be said on that card.
    [[nodiscard]] model::Result<std::vector<TextChange>> preview(std::string_view pattern,
                                                                 std::string_view replacement) const;
    /// Changes those cards as one revision; those that the caller dropped from the preview stay as they are.
    model::Result<database::RevisionSummary> apply(const std::vector<TextChange>& changes);

private:
    [[nodiscard]] model::Language textLanguage() const;

    Workspace& m_workspace;
    std::string m_system;
};

} // namespace blattwerk::app
