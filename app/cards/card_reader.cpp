#include "app/cards/card_reader.h"

#include "app/session/workspace.h"
#include "engine/language/card_language.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Bytes of a UTF-8 text -> position in the editor's text.
int editorPosition(const std::string& text, std::size_t bytes) {
    const std::size_t end = std::min(bytes, text.size());
    int position = 0;
    for (std::size_t i = 0; i < end; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) {
            position += byte >= 0xF0U ? 2 : 1; // a surrogate pair
        }
    }
    return position;
}

QStringList qtList(const std::vector<std::string>& list) {
    QStringList result;
    for (const std::string& entry : list) {
        result << QString::fromStdString(entry);
    }
    return result;
}

} // namespace

std::vector<TextMark> headMarks(const QString& text) {
    std::vector<TextMark> marks;
    qsizetype paragraph = 0;
    while (paragraph < text.size()) {
        qsizetype end = text.indexOf(QLatin1Char('\n'), paragraph);
        end = end < 0 ? text.size() : end;
        // A head stands at the beginning of a paragraph and has no sentence before it.
        const qsizetype colon = text.indexOf(QLatin1Char(':'), paragraph);
        const qsizetype dot = text.indexOf(QStringLiteral(". "), paragraph);
        if (colon >= 0 && colon < end && (dot < 0 || dot > colon)) {
            marks.push_back({TextMark::Kind::Head, int(paragraph), int(colon + 1 - paragraph), {}, {}});
        }
        paragraph = end + 1;
    }
    return marks;
}

void CardReader::setSystem(const std::string& key) {
    m_system = key;
    m_context.reset();
}

model::Language CardReader::textLanguage() const {
    return m_workspace.system(m_system).info.language == "en" ? model::Language::English : model::Language::German;
}

engine::language::CardContext CardReader::contextOf(const model::Card& card) const {
    const SystemDesk& desk = m_workspace.system(m_system);
    std::vector<const model::Card*> pool;
    const bool known = m_context.has_value();
    if (!known) {
        pool.reserve(desk.cards.size());
        for (const model::Card& other : desk.cards) {
            pool.push_back(&other);
        }
    }
    // Collecting the names is the slow part; the rest follows from the card alone.
    engine::language::CardContext context = desk.engine->cardContext(card, pool);
    if (!known) {
        m_context = context;
    } else {
        context.names = m_context->names;
    }
    return context;
}

TextReading CardReader::read(const model::Card& card) const {
    TextReading result;
    const QString text = QString::fromStdString(card.text);
    result.marks = headMarks(text);
    const SystemDesk& desk = m_workspace.system(m_system);
    if (!desk.engine) {
        return result;
    }
    const engine::language::CardLanguage& language = desk.engine->language();
    const engine::language::CardContext context = contextOf(card);
    result.isRead = true;
    result.reading = language.read(card.text, textLanguage(), context);
    result.outline = language.outline(result.reading, context);
    const model::Language other =
        textLanguage() == model::Language::German ? model::Language::English : model::Language::German;
    result.otherLanguage = QString::fromStdString(language.render(result.reading, other, context));
    for (const engine::language::Unknown& unknown : result.reading.unknown) {
        const int from = editorPosition(card.text, unknown.range.begin);
        const int to = editorPosition(card.text, unknown.range.end);
        result.marks.push_back({TextMark::Kind::Unknown, from, std::max(1, to - from), qtList(unknown.expected),
                                QString::fromStdString(unknown.suggestion)});
    }
    return result;
}

QStringList CardReader::repairs(const model::Card& card) const {
    const SystemDesk& desk = m_workspace.system(m_system);
    return desk.engine ? qtList(desk.engine->language().repairs(card.text, textLanguage(), contextOf(card)))
                       : QStringList();
}

} // namespace blattwerk::app
