#pragma once

#include "engine/language/reading.h"
#include "model/card.h"
#include "model/local_text.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

class Workspace;

/// A stretch of a card text, in characters of the editor.
struct TextMark {
    enum class Kind { Head, Unknown };

    Kind kind = Kind::Head;
    int from = 0;
    int length = 0;
    /// Of an unknown stretch: what could stand there, and the likeliest word meant.
    QStringList expected;
    QString suggestion;
};

/// A card text as the rules engine reads it, ready to be shown.
struct TextReading {
    bool isRead = false; ///< false: this system has no card language
    engine::language::CardReading reading;
    std::vector<engine::language::OutlineLine> outline;
    std::vector<TextMark> marks;
    /// The canonical text in the other language of the program.
    QString otherLanguage;
};

/// Reads card texts with the language of a system. The names of the pool are collected once and kept until it changes.
class CardReader {
public:
    explicit CardReader(Workspace& workspace) : m_workspace(workspace) {}

    void setSystem(const std::string& key);
    /// The cards of the system changed: names may be new.
    void renew() { m_context.reset(); }
    [[nodiscard]] TextReading read(const model::Card& card) const;
    /// The text with its first unknown place mended, best proposal first.
    [[nodiscard]] QStringList repairs(const model::Card& card) const;
    /// Language in which the texts of this system are written.
    [[nodiscard]] model::Language textLanguage() const;

private:
    [[nodiscard]] engine::language::CardContext contextOf(const model::Card& card) const;

    Workspace& m_workspace;
    std::string m_system;
    mutable std::optional<engine::language::CardContext> m_context;
};

/// The heads of a text ("Beim Ausspielen:"): what stands before the first colon of a paragraph or sentence.
[[nodiscard]] std::vector<TextMark> headMarks(const QString& text);

} // namespace blattwerk::app
