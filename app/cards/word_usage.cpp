#include "app/cards/word_usage.h"

#include <QRegularExpression>

namespace blattwerk::app {

void WordUsage::addText(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[^\\w\\-]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    for (const QString& word : text.split(kBetween, Qt::SkipEmptyParts)) {
        ++m_words[word.toLower()];
    }
}

void WordUsage::addReading(const engine::language::CardReading& reading) {
    for (const engine::language::Ability& ability : reading.abilities) {
        for (const engine::language::Node& node : ability.tree.nodes()) {
            ++m_functions[node.fun];
        }
    }
}

int WordUsage::ofWord(const QString& word) const {
    return m_words.value(word.toLower());
}

int WordUsage::ofFunction(engine::language::FunctionId function) const {
    return m_functions.value(function);
}

} // namespace blattwerk::app
