#include "app/cards/completion_offers.h"

#include "app/session/sentences.h"
#include "engine/language/mending.h"
#include "model/text_folding.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace blattwerk::app {

namespace {

/// Names offered at most, and how many where nothing is typed of them.
constexpr int kMostNames = 12;
constexpr int kNamesUnasked = 3;

QString said(const char* source) {
    return QCoreApplication::translate("blattwerk::app::CompletionOffers", source);
}

std::string folded(const QString& text) {
    return model::foldText(text.toStdString());
}

struct Quotes {
    QChar open;
    QChar close;
};

Quotes quotesOf(model::Language language) {
    return language == model::Language::English ? Quotes{QChar(0x201C), QChar(0x201D)}
                                                : Quotes{QChar(0x201E), QChar(0x201C)};
}

/// Where a quote was opened that is not closed before the end of the text.
std::optional<qsizetype> openQuote(const QString& text, model::Language language) {
    const Quotes quotes = quotesOf(language);
    const qsizetype line = text.lastIndexOf(QLatin1Char('\n')) + 1;
    std::optional<qsizetype> open;
    for (qsizetype i = line; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('"')) {
            open = open ? std::nullopt : std::optional(i);
        } else if (text[i] == quotes.open) {
            open = i;
        } else if (text[i] == quotes.close) {
            open.reset();
        }
    }
    return open;
}

void sortByUse(std::vector<CompletionOffer>& offers) {
    std::stable_sort(offers.begin(), offers.end(),
                     [](const CompletionOffer& a, const CompletionOffer& b) { return a.uses > b.uses; });
}

/// Names that begin with what is typed, then those that contain it.
void addNames(std::vector<CompletionOffer>& offers, const std::vector<model::Card>& pool, const QString& typed,
              const Quotes& quotes, bool closeOnly, int most) {
    const std::string wanted = folded(typed);
    std::vector<QString> names;
    for (const bool begins : {true, false}) {
        for (const model::Card& card : pool) {
            if (int(names.size()) >= most) {
                break;
            }
            const std::string name = model::foldText(card.name);
            const bool starts = name.starts_with(wanted);
            const bool fits = begins ? starts : !starts && wanted.size() > 1 && name.find(wanted) != std::string::npos;
            if (fits && !card.name.empty()) {
                names.push_back(QString::fromStdString(card.name));
            }
        }
    }
    for (const QString& name : names) {
        CompletionOffer offer;
        offer.phrase = (closeOnly ? QString() : QString(quotes.open)) + name + quotes.close;
        offer.kind = said(QT_TRANSLATE_NOOP("blattwerk::app::CompletionOffers", "Card"));
        offers.push_back(std::move(offer));
    }
}

class Collector {
public:
    Collector(const WordUsage& usage, const QString& before, model::Language language)
        : m_usage(usage),
          m_before(before),
          m_language(language) {}

    void add(const engine::language::Continuation& next) {
        const QString word = QString::fromStdString(next.text);
        const QString kind = QString::fromStdString(next.label.in(uiLanguage()));
        const QString slot = QLatin1Char('{') + QString::fromStdString(next.label.in(m_language)) + QLatin1Char('}');
        if (next.kind == "number") {
            offer(slot, {true}, kind, 0);
        } else if (next.kind == "signed_number") {
            offer(QLatin1Char('+') + slot, {true}, kind, 0);
        } else if (next.kind == "word" && !word.isEmpty() && word.front().isLetter()) {
            if (next.phrases.empty()) {
                offer(word, {}, kind, m_usage.ofWord(word));
            }
            for (const engine::language::PhraseOffer& phrase : next.phrases) {
                // A function tells more than its first word; the word decides between functions never used.
                offer(QString::fromStdString(phrase.text), phrase.numberSlots, kind,
                      m_usage.ofFunction(phrase.function) * 1000 + std::min(999, m_usage.ofWord(word)));
            }
        }
    }
    [[nodiscard]] std::vector<CompletionOffer> take() {
        sortByUse(m_offers);
        return std::move(m_offers);
    }

private:
    void offer(const QString& phrase, std::vector<bool> numberSlots, const QString& kind, int uses) {
        m_offers.push_back({capitalised(withSentences(phrase), m_before), std::move(numberSlots), kind, uses});
    }

    const WordUsage& m_usage;
    QString m_before;
    model::Language m_language;
    std::vector<CompletionOffer> m_offers;
};

/// The offer whose first word is nearest to one that nobody knows, if any is near.
std::optional<std::size_t> nearestOffer(const std::vector<CompletionOffer>& offers, const QString& typed) {
    const std::string wanted = folded(typed);
    std::optional<std::size_t> found;
    std::size_t best = 1 + wanted.size() / 3;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const QString word = offers[i].phrase.section(QLatin1Char(' '), 0, 0);
        const std::size_t distance = engine::language::editDistance(wanted, folded(word));
        if (distance < best || (distance == best && !found)) {
            best = distance;
            found = i;
        }
    }
    return found;
}

} // namespace

QString withSentences(const QString& phrase) {
    static const QRegularExpression kSecondHead(
        QStringLiteral("^([^:]+: [{\u2039][^}\u203A]*[}\u203A]) (\\w)(?=[^{\u2039:]*:)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = kSecondHead.match(phrase);
    return match.hasMatch() ? match.captured(1) + QStringLiteral(". ") + match.captured(2).toUpper() +
                                  phrase.mid(match.capturedEnd())
                            : phrase;
}

QString capitalised(const QString& phrase, const QString& textBefore) {
    const QString before = textBefore.trimmed();
    const bool newLine = textBefore.endsWith(QLatin1Char('\n'));
    const bool begins = newLine || before.isEmpty() || QStringLiteral(".:•").contains(before.back());
    return begins && !phrase.isEmpty() ? phrase.left(1).toUpper() + phrase.mid(1) : phrase;
}

CompletionOffers completionOffers(const CardReader& reader, const std::vector<model::Card>& pool,
                                  const model::Card& card, const QString& textToCursor, model::Language language) {
    CompletionOffers result;
    const Quotes quotes = quotesOf(language);
    if (const auto open = openQuote(textToCursor, language)) {
        result.prefix = textToCursor.mid(*open + 1);
        addNames(result.offers, pool, result.prefix, quotes, true, kMostNames);
        return result;
    }
    const engine::language::Completion here = reader.complete(card, textToCursor, language);
    result.prefix = QString::fromStdString(here.prefix);
    const QString before = textToCursor.left(textToCursor.size() - result.prefix.size());
    const engine::language::Completion open = result.prefix.isEmpty() ? here : reader.complete(card, before, language);
    Collector collector(reader.usage(), before, language);
    for (const engine::language::Continuation& next : here.continuations) {
        collector.add(next);
        result.nextWords << QString::fromStdString(next.text);
        result.mayEnd = result.mayEnd || next.text == ".";
    }
    result.offers = collector.take();
    const bool namesFit = std::ranges::any_of(
        open.continuations, [](const engine::language::Continuation& next) { return next.kind == "name"; });
    if (namesFit) {
        addNames(result.offers, pool, result.prefix, quotes, false,
                 result.prefix.isEmpty() ? kNamesUnasked : kMostNames);
    }
    if (result.offers.empty() && !result.prefix.isEmpty()) {
        Collector instead(reader.usage(), before, language);
        for (const engine::language::Continuation& next : open.continuations) {
            instead.add(next);
        }
        result.offers = instead.take();
        result.carriesOn = false;
        if (const auto near = nearestOffer(result.offers, result.prefix)) {
            const auto it = result.offers.begin() + std::ptrdiff_t(*near);
            it->kind = said(QT_TRANSLATE_NOOP("blattwerk::app::CompletionOffers", "for “%1”")).arg(result.prefix);
            std::rotate(result.offers.begin(), it, it + 1);
        }
    }
    return result;
}

} // namespace blattwerk::app
