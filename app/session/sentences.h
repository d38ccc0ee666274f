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
/// `%1` to `%9` replaced; a place inside of an argument stays as it is.
[[nodiscard]] QString withArguments(const QString& text, const QStringList& args);
/// Codes that errorSentence knows; for the test that looks for others in the sources.
[[nodiscard]] QStringList knownErrorCodes();

/// A remark on a card text.
[[nodiscard]] QString noteSentence(engine::language::NoteKind kind);
/// The same with what the note knows of its text: which heads fit.
[[nodiscard]] QString noteSentence(const engine::language::Note& note);

/// What could stand at a place that is not understood: words as they are, kinds of words ("<number>") named; at most
/// `most` of them.
[[nodiscard]] QString expectedWords(const std::vector<std::string>& expected, int most);

/// A revision in a few words: "Nami: Kosten 3 → 2", "3 Änderungen".
[[nodiscard]] QString revisionSentence(const database::RevisionSummary& summary);

/// `{name}` places of a template filled by the arguments; an unfilled place stays empty.
[[nodiscard]] std::string fillTemplate(std::string_view text, const model::MessageArguments& args);

/// The sentences that a system's data gives for findings, refusals, decisions and events, by id (model::MessageText).
/// Arguments are filled in as they are: whoever asks puts names for keys first.
class MessageBook {
public:
    MessageBook() = default;
    explicit MessageBook(const model::RuleBook& book);

    [[nodiscard]] QString finding(const model::Finding& finding, model::Language language) const;
    /// The label of a fix as a link ("Karte entfernen").
    [[nodiscard]] QString fix(const model::Finding& finding, const model::Fix& fix, model::Language language) const;
    /// `hidden`: for a viewer who may not see the card.
    [[nodiscard]] QString event(const engine::EventView& event, model::Language language, bool hidden = false) const;
    /// Whether the event says less to a viewer who may not see its card.
    [[nodiscard]] bool canHide(std::string_view eventKind) const;
    /// Why something is refused and what would work. The argument `case` chooses among the sentences of one rule.
    [[nodiscard]] QString refusal(const engine::Refusal& refusal, model::Language language) const;
    /// What an open decision asks.
    [[nodiscard]] QString decision(std::string_view kind, const model::MessageArguments& args,
                                   model::Language language) const;
    /// Why a game ended.
    [[nodiscard]] QString ending(std::string_view reason, const model::MessageArguments& args,
                                 model::Language language) const;
    /// A word for a value (`phase`, `play`); empty where there is none.
    [[nodiscard]] QString word(std::string_view kind, std::string_view value, model::Language language) const;

private:
    [[nodiscard]] const model::MessageText* message(const std::string& id) const;
    [[nodiscard]] static QString filled(const model::MessageText& text, const model::MessageArguments& args,
                                        model::Language language, bool hidden = false);

    std::map<std::string, model::MessageText, std::less<>> m_texts;
};

} // namespace blattwerk::app
