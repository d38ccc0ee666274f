#pragma once

#include <QString>

#include <optional>
#include <string>

namespace blattwerk::app {

/// Texts of a system that show the states of the editor, from its `scenes.toml`.
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
};

/// Nothing where the system has no such file.
[[nodiscard]] std::optional<SceneTexts> sceneTexts(const QString& system);

} // namespace blattwerk::app
