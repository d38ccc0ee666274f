#pragma once

#include "app/cards/word_usage.h"
#include "engine/language/reading.h"
#include "model/card.h"
#include "model/local_text.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::language {
class CardLanguage;
}

namespace blattwerk::app {

class Workspace;

/// A stretch of a card text, in characters of the editor.
struct TextMark {
    /// Unfinished: understood so far, the sentence is still being typed. Doubt: read, but what it says is not clear.
    enum class Kind { Head, Unknown, Unfinished, Doubt };

    Kind kind = Kind::Head;
    int from = 0;
    int length = 0;
    /// Of an unknown stretch: what could stand there, phrases with their slots, and the likeliest word meant.
    QStringList expected;
    QString suggestion;
    /// What could stand there in a few words: "Wirkung", "Bedingung", "Preis".
    QStringList kinds;
    /// In plain words, what the language cannot mean and what comes near, or what is not clear.
    QString missing = QString();
    /// Of an unknown stretch: a card's name could stand there, and no card is called so.
    bool isName = false;
};

/// A card text as the rules engine reads it, ready to be shown.
struct TextReading {
    bool isRead = false; ///< false: this system has no card language
    engine::language::CardReading reading;
    std::vector<engine::language::OutlineLine> outline;
    std::vector<TextMark> marks;
    /// The canonical text in the other language of the program.
    QString otherLanguage;
    /// What was read, as typed but for spaces, capitals and signs; where it differs from `reading.normalised` the
    /// wording is one that is only read.
    QString asTyped;

    [[nodiscard]] bool hasUnknown() const;
    /// A sentence is being typed and fine so far.
    [[nodiscard]] bool isUnfinished() const;
    /// What is not clear about it in a sentence, empty if nothing is.
    [[nodiscard]] QString doubt() const;
    /// Understood, and worded as the card language itself would.
    [[nodiscard]] bool isCanonical() const;
};

/// Reads card texts with the language of a system. The names of the pool are collected once and kept until it changes.
class CardReader {
public:
    explicit CardReader(Workspace& workspace) : m_workspace(workspace) {}

    void setSystem(const std::string& key);
    /// The cards of the system changed: names may be new.
    void renew();
    /// `cursor`: where the text is being typed, -1 if it is not; what is merely unfinished there is not called unknown.
    [[nodiscard]] TextReading read(const model::Card& card, int cursor = -1) const;
    /// The same for a text in that language.
    [[nodiscard]] TextReading read(const model::Card& card, const QString& text, model::Language language,
                                   int cursor = -1) const;
    /// The text with its first unknown place mended, best proposal first.
    [[nodiscard]] QStringList repairs(const model::Card& card, const QString& text, model::Language language) const;
    /// What may follow the text on a card of that type.
    [[nodiscard]] engine::language::Completion complete(const model::Card& card, const QString& text,
                                                        model::Language language) const;
    /// What was read from one language, said in the other.
    [[nodiscard]] QString render(const model::Card& card, const TextReading& reading, model::Language language) const;
    /// Language in which the texts of this system are written.
    [[nodiscard]] model::Language textLanguage() const;
    /// The other one of the two.
    [[nodiscard]] model::Language otherLanguage() const;
    /// What the system's language knows; null if it has none.
    [[nodiscard]] const engine::language::CardLanguage* language() const;
    [[nodiscard]] engine::language::CardContext contextOf(const model::Card& card) const;
    [[nodiscard]] const WordUsage& usage() const;

private:
    [[nodiscard]] engine::language::Completion completeOnType(const std::string& text, model::Language language,
                                                              const engine::language::CardContext& context) const;
    void addUnknown(TextReading& result, const std::string& text, model::Language language,
                    const engine::language::CardContext& context, int cursor) const;
    /// What may stand there, in the order of completion: what the project uses most comes first.
    void addExpected(TextMark& mark, const std::string& before, model::Language language,
                     const engine::language::CardContext& context) const;

    Workspace& m_workspace;
    std::string m_system;
    mutable std::optional<engine::language::CardContext> m_context;
    mutable std::optional<WordUsage> m_usage;
};

/// The heads of a text ("Beim Ausspielen:"): what stands before the first colon of a paragraph or sentence.
[[nodiscard]] std::vector<TextMark> headMarks(const QString& text);

} // namespace blattwerk::app
