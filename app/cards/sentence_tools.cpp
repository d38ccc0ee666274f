#include "app/cards/sentence_tools.h"

#include "engine/language/reminders.h"
#include "model/text_folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace blattwerk::app {

namespace {

TextSpan paragraphAt(const QString& text, int position) {
    const qsizetype at = std::clamp<qsizetype>(position, 0, text.size());
    const qsizetype from = at == 0 ? 0 : text.lastIndexOf(QLatin1Char('\n'), at - 1) + 1;
    const qsizetype end = text.indexOf(QLatin1Char('\n'), at);
    return {int(from), int(end < 0 ? text.size() : end)};
}

/// Depth of quotes and brackets behind the sign: inside of them nothing ends.
int depthAfter(int depth, QChar sign) {
    static const QString kOpening = QStringLiteral("[(„");
    static const QString kClosing = QStringLiteral("])“”");
    return kOpening.contains(sign) ? depth + 1 : kClosing.contains(sign) ? std::max(0, depth - 1) : depth;
}

QString termName(const model::Term& term, model::Language language) {
    return QString::fromStdString(term.name.in(language));
}

} // namespace

TextSpan sentenceAt(const QString& text, int position) {
    const TextSpan paragraph = paragraphAt(text, position);
    int begin = paragraph.from;
    int depth = 0;
    TextSpan found{paragraph.from, paragraph.to};
    for (int i = paragraph.from; i < paragraph.to; ++i) {
        const QChar sign = text[i];
        depth = depthAfter(depth, sign);
        const bool spaceFollows = i + 1 >= paragraph.to || text[i + 1].isSpace();
        const bool ends = depth == 0 && spaceFollows && (sign == QLatin1Char('.') || sign == QLatin1Char(':'));
        if (sign == QChar(0x2022) || (ends && i < position && i + 1 < paragraph.to)) {
            begin = i + 1;
        } else if (ends && sign == QLatin1Char('.')) {
            found.to = i;
            break;
        }
    }
    found.from = begin;
    while (found.from < found.to && text[found.from].isSpace()) {
        ++found.from;
    }
    while (found.to > found.from && (text[found.to - 1].isSpace() || text[found.to - 1] == QLatin1Char('.'))) {
        --found.to;
    }
    return found;
}

QString toggledManual(const QString& text, int position) {
    const TextSpan sentence = sentenceAt(text, position);
    const QString said = text.mid(sentence.from, sentence.to - sentence.from);
    if (said.isEmpty()) {
        return text;
    }
    const bool isManual = said.startsWith(QLatin1Char('[')) && said.endsWith(QLatin1Char(']'));
    const QString changed =
        isManual
            ? said.mid(1, said.size() - 2)
            : QLatin1Char('[') + QString(said).remove(QLatin1Char('[')).remove(QLatin1Char(']')) + QLatin1Char(']');
    return text.left(sentence.from) + changed + text.mid(sentence.to);
}

TextSpan reminderAt(const QString& text, int position) {
    const TextSpan paragraph = paragraphAt(text, position);
    const QString said = text.mid(paragraph.from, paragraph.to - paragraph.from);
    static const QRegularExpression kReminder(QStringLiteral("\\s*\\([^()]*\\)\\s*$"));
    const QRegularExpressionMatch match = kReminder.match(said);
    return match.hasMatch() ? TextSpan{paragraph.from + int(match.capturedStart()), paragraph.to} : TextSpan{};
}

QString withoutReminder(const QString& text, int position) {
    const TextSpan reminder = reminderAt(text, position);
    return text.left(reminder.from) + text.mid(reminder.to);
}

std::vector<model::Term> termsIn(const QString& text, int position, const std::vector<model::Term>& terms,
                                 model::Language language) {
    const QString clean = withoutReminder(text, position);
    const TextSpan paragraph = paragraphAt(clean, std::min(position, int(clean.size())));
    const QString said = clean.mid(paragraph.from, paragraph.to - paragraph.from);
    struct Match {
        qsizetype from = 0;
        qsizetype to = 0;
        const model::Term* term = nullptr;
    };
    std::vector<Match> found;
    for (const model::Term& term : terms) {
        const QString name = termName(term, language);
        if (name.size() < 3 || term.text.in(language).empty()) {
            continue;
        }
        // Inflected too: the name at the beginning of a word.
        const QRegularExpression word(QStringLiteral("(?<![\\w-])") + QRegularExpression::escape(name),
                                      QRegularExpression::CaseInsensitiveOption |
                                          QRegularExpression::UseUnicodePropertiesOption);
        if (const QRegularExpressionMatch match = word.match(said); match.hasMatch()) {
            found.push_back({match.capturedStart(), match.capturedEnd(), &term});
        }
    }
    std::ranges::stable_sort(found, {}, &Match::from);
    std::vector<model::Term> result;
    for (const Match& match : found) {
        // "Zug" in "Zu Beginn deines Zuges" is no term of its own.
        const bool isPart = std::ranges::any_of(found, [&match](const Match& other) {
            return other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from;
        });
        if (!isPart) {
            result.push_back(*match.term);
        }
    }
    return result;
}

QString withReminder(const QString& text, int position, const std::vector<model::Term>& terms,
                     model::Language language) {
    const QString clean = withoutReminder(text, position);
    const TextSpan paragraph = paragraphAt(clean, std::min(position, int(clean.size())));
    QStringList sentences;
    for (const model::Term& term : terms) {
        sentences << QString::fromStdString(engine::language::reminderOf(term, language));
    }
    const QString reminder = QLatin1Char('(') + sentences.join(QLatin1Char(' ')) + QLatin1Char(')');
    const QString before = clean.left(paragraph.to);
    const QString space = before.isEmpty() || before.back().isSpace() ? QString() : QStringLiteral(" ");
    return before + space + reminder + clean.mid(paragraph.to);
}

} // namespace blattwerk::app
