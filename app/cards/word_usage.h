#pragma once

#include "engine/language/reading.h"

#include <QHash>
#include <QString>

namespace blattwerk::app {

/// How often the cards of a project use the words and functions of the card language: what is used often is offered
/// first.
class WordUsage {
public:
    void addText(const QString& text);
    void addReading(const engine::language::CardReading& reading);

    /// Upper and lower case are one word.
    [[nodiscard]] int ofWord(const QString& word) const;
    [[nodiscard]] int ofFunction(engine::language::FunctionId function) const;

private:
    QHash<QString, int> m_words;
    QHash<int, int> m_functions;
};

} // namespace blattwerk::app
