#pragma once

#include <QString>

namespace blattwerk::app {

/// Texts of a system that show the states of the editor.
struct SceneTexts {
    const char* system;
    const char* above; ///< a paragraph that is understood
    const char* understood;
    const char* completion;
    const char* beginning;
    const char* alias;
    const char* repair;
    const char* unknown;
    const char* impossible;
    const char* manual;
    const char* taught; ///< an unknown sentence, and what it means
    const char* meaning;
    const char* pattern; ///< to be found on cards, and what shall stand there instead
    const char* replacement;
};

/// Those of that system; null where none are known.
[[nodiscard]] const SceneTexts* sceneTexts(const QString& system);

} // namespace blattwerk::app
