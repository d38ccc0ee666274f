#include "app/session/resource_text.h"
#include "app/session/vocabulary_guide.h"
#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

class TestVocabularyGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGuideIsUpToDate_data() {
        QTest::addColumn<bool>("german");
        QTest::newRow("German") << true;
        QTest::newRow("English") << false;
    }

    void theGuideIsUpToDate() {
        QFETCH(bool, german);
        const auto guide = designersGuide(german ? model::Language::German : model::Language::English);
        QVERIFY(guide);
        QFile file(QStringLiteral(BLATTWERK_SOURCE_DIR "/docs/card-language.%1.md").arg(german ? "de" : "en"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(QString::fromUtf8(file.readAll()).trimmed() == QString::fromStdString(*guide).trimmed(),
                 "The phrase tables changed: write the guide anew with ./dev guide");
    }

    void everyExampleIsUnderstoodInBothLanguages() {
        for (const std::string_view system : engine::knownLanguages()) {
            const auto language = engine::loadLanguage(system, grammarFiles(system));
            const auto entries = vocabulary(system);
            QVERIFY(language && entries);
            QVERIFY(entries->size() > 30);
            const engine::language::CardContext context;
            for (const auto& entry : *entries) {
                // Without a list of names they stand in quotes.
                const auto quoted = [](std::string text, const std::string& open, const std::string& close) {
                    for (std::size_t at = text.find("Nami"); at != std::string::npos; at = text.find("Nami", at + 8)) {
                        text.replace(at, 4, open + "Nami" + close);
                    }
                    return text;
                };
                QVERIFY2(
                    (*language)->read(quoted(entry.example.de, "„", "“"), model::Language::German, context).understood,
                    entry.example.de.c_str());
                QVERIFY2((*language)
                             ->read(quoted(entry.example.en, "\"", "\""), model::Language::English, context)
                             .understood,
                         entry.example.en.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestVocabularyGuide)
#include "tst_vocabulary_guide.moc"
