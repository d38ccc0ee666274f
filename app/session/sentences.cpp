#include "app/session/sentences.h"

#include "model/card_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace blattwerk::app {

namespace {

model::Language g_language = model::Language::German;

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

const std::string* argument(const model::MessageArguments& args, std::string_view name) {
    const auto it = std::ranges::find(args, name, &std::pair<std::string, std::string>::first);
    return it == args.end() ? nullptr : &it->second;
}

} // namespace

model::Language uiLanguage() {
    return g_language;
}

void setUiLanguage(model::Language language) {
    g_language = language;
}

QString noteSentence(engine::language::NoteKind kind) {
    using engine::language::NoteKind;
    switch (kind) {
    case NoteKind::MissingDot:
        return QCoreApplication::translate("Sentences", "The full stop at the end is missing.");
    case NoteKind::PronounUnclear:
        return QCoreApplication::translate("Sentences",
                                           "The pronoun can mean more than one thing. Name what is meant.");
    case NoteKind::PronounWithoutThing:
        return QCoreApplication::translate("Sentences", "The pronoun has nothing it could mean.");
    case NoteKind::PronounUnsayable:
        return QCoreApplication::translate(
            "Sentences", "What the pronoun stands for cannot be called by a pronoun here. Name it once more.");
    case NoteKind::ThisUnclear:
        return QCoreApplication::translate(
            "Sentences", "This can mean the card itself or what was named before. Say “this card” or name the other.");
    case NoteKind::PriceUnclear:
        return QCoreApplication::translate(
            "Sentences", "It is not said whether this may be refused: an optional price, or both must happen. Write "
                         "“Optional price: … In return: …”, or two sentences.");
    case NoteKind::HeadMissing:
        return QCoreApplication::translate(
            "Sentences", "It is not said when this happens. A head such as “When played:” is missing.");
    case NoteKind::AmountUndefined:
        return QCoreApplication::translate(
            "Sentences", "It is not said what X is. Add “X is the number of …” in the same paragraph.");
    case NoteKind::AmountUnused:
        return QCoreApplication::translate("Sentences", "No amount in this paragraph is X.");
    case NoteKind::AmountDefinedTwice:
        return QCoreApplication::translate("Sentences", "What X is has been said before in this paragraph.");
    case NoteKind::ScopeUnclear:
        return QCoreApplication::translate(
            "Sentences", "It is not said how far this reaches: whether it also governs what follows. Put a colon "
                         "behind it, or the rest on a line of its own.");
    case NoteKind::TooLong:
        break;
    }
    return QCoreApplication::translate("Sentences", "The sentence is too long to be understood.");
}

QString noteSentence(const engine::language::Note& note) {
    if (note.heads.empty()) {
        return noteSentence(note.kind);
    }
    QStringList heads;
    for (const std::string& head : note.heads) {
        heads << fromStd(head);
    }
    return withArguments(
        QCoreApplication::translate("Sentences", "It is not said when this happens. Heads that fit: %1"),
        {heads.join(QStringLiteral(" / "))});
}

QString expectedWords(const std::vector<std::string>& expected, int most) {
    QStringList words;
    for (const std::string& word : expected) {
        if (words.size() == most) {
            words << QStringLiteral("…");
            break;
        }
        if (word == "<number>") {
            words << QCoreApplication::translate("Sentences", "a number");
        } else if (word == "<signed_number>") {
            words << QCoreApplication::translate("Sentences", "a number with + or −");
        } else if (word == "<name>") {
            words << QCoreApplication::translate("Sentences", "the name of a card");
        } else {
            words << fromStd(word);
        }
    }
    return words.join(QStringLiteral(" · "));
}

QString revisionSentence(const database::RevisionSummary& summary) {
    if (summary.changes.size() == 1) {
        const database::HistoryChange& change = summary.changes.front();
        const auto shortened = [](const model::StatValue& value) {
            const QString text = fromStd(model::valueText(value)).simplified();
            return text.isEmpty() ? QStringLiteral("–") : text.size() > 40 ? text.left(39) + QChar(0x2026) : text;
        };
        return QStringLiteral("%1 · %2: %3 → %4")
            .arg(fromStd(change.key), fromStd(change.field), shortened(change.before), shortened(change.after));
    }
    return QCoreApplication::translate("Sentences", "%n change(s)", nullptr, int(summary.changes.size()));
}

std::string fillTemplate(std::string_view text, const model::MessageArguments& args) {
    std::string filled;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        filled += text.substr(at, open - at);
        if (const std::string* value = argument(args, text.substr(open + 1, close - open - 1))) {
            filled += *value;
        }
        at = close + 1;
    }
    filled += text.substr(at);
    return filled;
}

MessageBook::MessageBook(const model::RuleBook& book) {
    for (const model::MessageText& message : book.messages) {
        m_texts[message.id] = message;
    }
}

const model::MessageText* MessageBook::message(const std::string& id) const {
    const auto it = m_texts.find(id);
    return it == m_texts.end() ? nullptr : &it->second;
}

QString MessageBook::filled(const model::MessageText& text, const model::MessageArguments& args,
                            model::Language language, bool hidden) {
    // A whole sentence as an argument comes in both languages: `text` and `text_en`.
    model::MessageArguments spoken = args;
    for (auto& [name, value] : spoken) {
        const std::string* english = language == model::Language::English ? argument(args, name + "_en") : nullptr;
        value = english ? *english : value;
    }
    const std::string* count = argument(args, "n");
    const bool isHidden = hidden && !text.hidden.de.empty();
    const bool isOne = count && (*count == "1") && !text.one.de.empty();
    return fromStd(fillTemplate((isHidden ? text.hidden : isOne ? text.one : text.text).in(language), spoken));
}

QString MessageBook::finding(const model::Finding& finding, model::Language language) const {
    const model::MessageText* text = message("message." + finding.messageId);
    return text ? filled(*text, finding.args, language) : fromStd(finding.messageId);
}

QString MessageBook::fix(const model::Finding& finding, const model::Fix& fix, model::Language language) const {
    const model::MessageText* text = message("fix." + fix.kind);
    return text ? filled(*text, fix.args.empty() ? finding.args : fix.args, language) : QString();
}

QString MessageBook::event(const engine::EventView& event, model::Language language, bool hidden) const {
    const model::MessageText* text = message("event." + event.kind);
    return text ? filled(*text, event.args, language, hidden) : fromStd(event.kind);
}

bool MessageBook::canHide(std::string_view eventKind) const {
    const model::MessageText* text = message("event." + std::string(eventKind));
    return text && !text->hidden.de.empty();
}

QString MessageBook::refusal(const engine::Refusal& refusal, model::Language language) const {
    const std::string* which = argument(refusal.args, "case");
    for (const std::string& rule : refusal.rules) {
        const model::MessageText* text = which ? message("refusal." + rule + '.' + *which) : nullptr;
        if (!text) {
            text = message("refusal." + rule);
        }
        if (text) {
            const std::string* options = argument(refusal.args, "options");
            QString sentence = filled(*text, refusal.args, language);
            if (options && !options->empty() && !text->help.de.empty()) {
                sentence += QLatin1Char(' ') + fromStd(fillTemplate(text->help.in(language), refusal.args));
            }
            return sentence;
        }
    }
    return QCoreApplication::translate("Sentences", "That is not possible now.");
}

QString MessageBook::decision(std::string_view kind, const model::MessageArguments& args,
                              model::Language language) const {
    const model::MessageText* text = message("decision." + std::string(kind));
    return text ? filled(*text, args, language) : QString();
}

QString MessageBook::ending(std::string_view reason, const model::MessageArguments& args,
                            model::Language language) const {
    const model::MessageText* text = message("ending." + std::string(reason));
    return text ? filled(*text, args, language) : QString();
}

QString MessageBook::word(std::string_view kind, std::string_view value, model::Language language) const {
    const model::MessageText* text = message("word." + std::string(kind) + '.' + std::string(value));
    return text ? filled(*text, {}, language) : QString();
}

} // namespace blattwerk::app
