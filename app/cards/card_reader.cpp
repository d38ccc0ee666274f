#include "app/cards/card_reader.h"

#include "app/cards/completion_offers.h"
#include "app/session/sentences.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>

namespace blattwerk::app {

namespace {

/// Cards whose texts are counted for the ranking of completions; of a larger pool every n-th.
constexpr std::size_t kCountedCards = 1000;

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

/// Whether only spaces follow in that line.
bool isLineEnd(const std::string& text, int position) {
    const QString rest = QString::fromStdString(text).mid(position);
    return rest.left(rest.indexOf(QLatin1Char('\n'))).trimmed().isEmpty();
}

/// A way to go on, as people read it: phrases with their slots in angle quotes. Phrases speak the language of the text.
QStringList shownPhrases(const engine::language::Continuation& next, model::Language language) {
    QStringList shown;
    for (const engine::language::PhraseOffer& phrase : next.phrases) {
        QString text = QString::fromStdString(phrase.text);
        text.replace(QLatin1Char('{'), QChar(0x2039)).replace(QLatin1Char('}'), QChar(0x203A));
        shown << withSentences(text);
    }
    if (shown.isEmpty()) {
        shown << (next.kind == "word"
                      ? QString::fromStdString(next.text)
                      : QChar(0x2039) + QString::fromStdString(next.label.in(language)) + QChar(0x203A));
    }
    return shown;
}

/// What is read and yet an error: a head is missing, a pronoun can mean two things.
void addDoubts(TextReading& result, const std::string& text) {
    for (const engine::language::Note& note : result.reading.notes) {
        const int from = editorPosition(text, note.range.begin);
        const int to = editorPosition(text, note.range.end);
        const auto covers = [from, to](const TextMark& mark) {
            return mark.kind != TextMark::Kind::Head && mark.from < to && mark.from + mark.length > from;
        };
        // Where something is not understood at all that is said first.
        if (note.error && std::ranges::none_of(result.marks, covers)) {
            TextMark mark{TextMark::Kind::Doubt, from, std::max(1, to - from), {}, {}, {}};
            mark.missing = noteSentence(note);
            result.marks.push_back(std::move(mark));
        }
    }
}

} // namespace

bool TextReading::hasUnknown() const {
    return std::ranges::any_of(marks, [](const TextMark& mark) { return mark.kind == TextMark::Kind::Unknown; });
}

bool TextReading::isUnfinished() const {
    return std::ranges::any_of(marks, [](const TextMark& mark) { return mark.kind == TextMark::Kind::Unfinished; });
}

QString TextReading::doubt() const {
    const auto it = std::ranges::find(marks, TextMark::Kind::Doubt, &TextMark::kind);
    return it == marks.end() ? QString() : it->missing;
}

bool TextReading::isCanonical() const {
    return reading.understood && asTyped == QString::fromStdString(reading.normalised);
}

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
            marks.push_back({TextMark::Kind::Head, int(paragraph), int(colon + 1 - paragraph), {}, {}, {}});
        }
        paragraph = end + 1;
    }
    return marks;
}

void CardReader::setSystem(const std::string& key) {
    m_system = key;
    renew();
}

model::Language CardReader::textLanguage() const {
    return app::textLanguage(m_workspace.system(m_system).info);
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

void CardReader::renew() {
    m_context.reset();
    m_usage.reset();
}

model::Language CardReader::otherLanguage() const {
    return app::otherLanguage(textLanguage());
}

const engine::language::CardLanguage* CardReader::language() const {
    const SystemDesk& desk = m_workspace.system(m_system);
    return desk.engine ? &desk.engine->language() : nullptr;
}

const WordUsage& CardReader::usage() const {
    if (!m_usage) {
        m_usage.emplace();
        const SystemDesk& desk = m_workspace.system(m_system);
        const std::size_t step = std::max<std::size_t>(1, desk.cards.size() / kCountedCards);
        for (std::size_t i = 0; i < desk.cards.size(); i += step) {
            const model::Card& card = desk.cards[i];
            m_usage->addText(QString::fromStdString(card.text));
            if (desk.engine) {
                m_usage->addReading(desk.engine->language().read(card.text, textLanguage(), contextOf(card)));
            }
        }
    }
    return *m_usage;
}

TextReading CardReader::read(const model::Card& card, int cursor) const {
    return read(card, QString::fromStdString(card.text), textLanguage(), cursor);
}

TextReading CardReader::read(const model::Card& card, const QString& text, model::Language language, int cursor) const {
    TextReading result;
    result.marks = headMarks(text);
    const SystemDesk& desk = m_workspace.system(m_system);
    if (!desk.engine) {
        return result;
    }
    const std::string utf8 = text.toStdString();
    const engine::language::CardLanguage& known = desk.engine->language();
    const engine::language::CardContext context = contextOf(card);
    result.isRead = true;
    result.reading = known.read(utf8, language, context);
    result.outline = known.outline(result.reading, context);
    result.otherLanguage = QString::fromStdString(known.render(result.reading, app::otherLanguage(language), context));
    result.asTyped = QString::fromStdString(known.normalise(utf8, language, context));
    addUnknown(result, utf8, language, context, cursor);
    addDoubts(result, utf8);
    return result;
}

void CardReader::addUnknown(TextReading& result, const std::string& text, model::Language language,
                            const engine::language::CardContext& context, int cursor) const {
    const engine::language::CardLanguage& known = *this->language();
    for (const engine::language::Unknown& unknown : result.reading.unknown) {
        const int from = editorPosition(text, unknown.range.begin);
        const int to = editorPosition(text, unknown.range.end);
        TextMark mark{TextMark::Kind::Unknown, from, std::max(1, to - from), {}, {}, {}};
        mark.suggestion = QString::fromStdString(unknown.suggestion);
        mark.missing = QString::fromStdString(language == uiLanguage() ? unknown.missing : unknown.missingTranslated);
        mark.isName = unknown.name;
        addExpected(mark, text.substr(0, unknown.range.begin), language, context);
        // Completion offers no wordings that are only read; behind one of them its next words are all there is.
        if (mark.expected.isEmpty()) {
            for (const std::string& word : unknown.expected) {
                mark.expected << expectedWords({word}, 1);
            }
        }
        // In the middle of a word, or before the end of a sentence that is fine so far: not yet an error.
        if (cursor >= from && cursor <= std::max(to, from + 1) && isLineEnd(text, cursor)) {
            // What never holds on this type may be typed all the same: a finding says so.
            engine::language::CardContext anyType = context;
            anyType.type.clear();
            const std::string typed = QString::fromStdString(text).left(cursor).toStdString();
            if (to <= from || !known.complete(typed, language, anyType).continuations.empty()) {
                mark.kind = TextMark::Kind::Unfinished;
            }
        }
        result.marks.push_back(std::move(mark));
    }
}

void CardReader::addExpected(TextMark& mark, const std::string& before, model::Language language,
                             const engine::language::CardContext& context) const {
    struct Way {
        QStringList phrases;
        int uses = 0;
    };
    std::vector<Way> ways;
    std::map<QString, int> kinds;
    for (const engine::language::Continuation& next : completeOnType(before, language, context).continuations) {
        Way way{shownPhrases(next, language), 0};
        for (const engine::language::PhraseOffer& phrase : next.phrases) {
            way.uses = std::max(way.uses, usage().ofFunction(phrase.function));
        }
        if (const std::string& kind = next.label.in(uiLanguage()); !kind.empty()) {
            kinds[QString::fromStdString(kind)] += int(way.phrases.size());
        }
        ways.push_back(std::move(way));
    }
    std::ranges::stable_sort(ways, std::greater<>(), &Way::uses);
    for (const Way& way : ways) {
        mark.expected << way.phrases;
    }
    mark.expected.removeDuplicates();
    // What there are most ways for is named first.
    for (const auto& [kind, count] : kinds) {
        mark.kinds << kind;
    }
    std::stable_sort(mark.kinds.begin(), mark.kinds.end(),
                     [&kinds](const QString& a, const QString& b) { return kinds[a] > kinds[b]; });
}

QStringList CardReader::repairs(const model::Card& card, const QString& text, model::Language language) const {
    const engine::language::CardLanguage* known = this->language();
    return known ? qtList(known->repairs(text.toStdString(), language, contextOf(card))) : QStringList();
}

engine::language::Completion CardReader::completeOnType(const std::string& text, model::Language language,
                                                        const engine::language::CardContext& context) const {
    const engine::language::CardLanguage* known = this->language();
    return known ? engine::completeOnType(m_system, *known, text, language, context) : engine::language::Completion();
}

engine::language::Completion CardReader::complete(const model::Card& card, const QString& text,
                                                  model::Language language) const {
    return this->language() ? completeOnType(text.toStdString(), language, contextOf(card))
                            : engine::language::Completion();
}

QString CardReader::render(const model::Card& card, const TextReading& reading, model::Language language) const {
    const engine::language::CardLanguage* known = this->language();
    return known ? QString::fromStdString(known->render(reading.reading, language, contextOf(card))) : QString();
}

} // namespace blattwerk::app
