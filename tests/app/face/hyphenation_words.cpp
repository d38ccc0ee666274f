// Writes the long words of all shipped cards with their hyphens, one a line, sorted:
//   hyphenation_words > resources/hyphenation/de.words
// With them compiled in, no shipped card needs the dictionary, which takes seconds to load.

#include "app/face/hyphenator.h"
#include "tests/app/face/sample_cards.h"

#include <QCoreApplication>

#include <cstdio>
#include <set>

using namespace blattwerk;

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    app::Hyphenator hyphenator(app::Hyphenator::Loading::AtOnce);
    std::set<QString> words;
    for (const char* deck : sample::kShippedDecks)
        for (const model::Card& card : sample::shippedDeck(deck))
            for (const std::string* text : {&card.name, &card.text, &card.flavour}) {
                QString word;
                const QString all = QString::fromStdString(*text) + u' ';
                for (const QChar c : all) {
                    if (c.isLetter()) {
                        word += c.toLower();
                        continue;
                    }
                    if (app::Hyphenator::isBreakable(word))
                        words.insert(word);
                    word.clear();
                }
            }
    for (const QString& word : words) {
        QString marked = word;
        const auto breaks = hyphenator.breaks(word, model::Language::German);
        for (auto at = breaks.rbegin(); at != breaks.rend(); ++at)
            marked.insert(*at, u'-');
        std::printf("%s\n", marked.toUtf8().constData());
    }
    return 0;
}
