#pragma once

#include <QString>

#include <optional>
#include <string>

namespace blattwerk::app {

/// What the pictures of a system show, from its `scenes.toml`: texts in the states of the editor, a rule,
/// decks.
struct SceneTexts {
    std::string above; ///< a paragraph that is understood
    std::string understood;
    std::string completion;
    std::string beginning;
    std::string alias;
    std::string repair;
    std::string unknown;
    std::string impossible;
    std::string doubt; ///< can be meant in two ways
    std::string manual;
    std::string taught; ///< an unknown sentence, and what it means
    std::string meaning;
    std::string pattern; ///< to be found on cards, and what shall stand there instead
    std::string replacement;
    std::string rule; ///< to be shown among the rules, and what is searched for
    std::string ruleWordDe;
    std::string ruleWordEn;
    std::string deck; ///< that play at the table
    std::string otherDeck;
};

/// Nothing where the system has no such file.
[[nodiscard]] std::optional<SceneTexts> sceneTexts(const QString& system);

} // namespace blattwerk::app
