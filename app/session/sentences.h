#pragma once

#include "database/history.h"
#include "engine/language/reading.h"
#include "engine/play/match.h"
#include "model/finding.h"
#include "model/local_text.h"
#include "model/result.h"
#include "model/rule_text.h"

#include <QString>

#include <map>
#include <string>
#include <string_view>

namespace blattwerk::app {

/// The language that the program speaks now: that of the installed translation.
[[nodiscard]] model::Language uiLanguage();
/// Switches what uiLanguage() says; done once at start and by the language menu, together with the translation.
void setUiLanguage(model::Language language);

/// What an error says to a person: what is, why, and what helps. Unknown codes give a general sentence with the code,
/// so that nothing is swallowed; a test makes sure that the program has none.
[[nodiscard]] QString errorSentence(const model::Error& error);
/// Codes that errorSentence knows; for the test that looks for others in the sources.
[[nodiscard]] QStringList knownErrorCodes();

/// A remark on a card text.
[[nodiscard]] QString noteSentence(engine::language::NoteKind kind);

/// A revision in a few words: "Nami: Kosten 3 → 2", "3 Änderungen".
[[nodiscard]] QString revisionSentence(const database::RevisionSummary& summary);

/// `{name}` places of a template filled by the arguments; an unfilled place stays empty.
[[nodiscard]] std::string fillTemplate(std::string_view text, const model::MessageArguments& args);

/// The sentences that a system's data gives for findings, refusals and events, by id.
class MessageBook {
public:
    MessageBook() = default;
    explicit MessageBook(const model::RuleBook& book);

    [[nodiscard]] QString finding(const model::Finding& finding, model::Language language) const;
    /// The label of a fix as a link ("Karte entfernen").
    [[nodiscard]] QString fix(const model::Finding& finding, const model::Fix& fix, model::Language language) const;
    [[nodiscard]] QString event(const engine::EventView& event, model::Language language) const;
    [[nodiscard]] QString refusal(const engine::Refusal& refusal, model::Language language) const;

private:
    [[nodiscard]] const model::LocalText* message(std::string_view id) const;

    std::map<std::string, model::LocalText, std::less<>> m_texts;
};

} // namespace blattwerk::app
