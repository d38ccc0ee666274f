#include "app/session/sentences.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace blattwerk;

class TestSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyErrorCodeOfTheSourcesHasASentence() {
        const QStringList known = app::knownErrorCodes();
        const QRegularExpression code(QStringLiteral("\\bError\\s*\\{\\s*\"([a-z_]+\\.[a-z_0-9]+)\""));
        QSet<QString> missing;
        for (const char* folder : {"model", "engine", "database", "app"}) {
            QDirIterator files(QStringLiteral(BLATTWERK_SOURCE_DIR "/") + QLatin1String(folder), {"*.cpp", "*.h"},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                auto matches = code.globalMatch(QString::fromUtf8(file.readAll()));
                while (matches.hasNext()) {
                    const QString found = matches.next().captured(1);
                    if (!known.contains(found)) {
                        missing.insert(found);
                    }
                }
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(", ")));
    }

    void placesAreFilledOnceAndNotFromArguments() {
        const model::Error error{"card.unknown_choice", {"%2 %3", "100 %1", "a"}, {}};
        const QString sentence = app::errorSentence(error);
        QVERIFY(sentence.contains("100 %1"));
        QVERIFY(sentence.contains("%2 %3"));
    }

    void templatesFillNamedPlacesAndDropUnknownOnes() {
        QCOMPARE(app::fillTemplate("{Name} hat {n} von {soll}{x}.", {{"n", "3"}, {"soll", "{n}"}, {"Name", "Nami"}}),
                 std::string("Nami hat 3 von {n}."));
        QCOMPARE(app::fillTemplate("offen {n", {{"n", "3"}}), std::string("offen {n"));
    }

    void wholeSentencesAsArgumentsSpeakTheReadersLanguage() {
        model::RuleBook book;
        book.messages.push_back({});
        book.messages.back().id = "message.X";
        book.messages.back().text = {"{name}: {text}", "{name}: {text}"};
        model::Finding finding;
        finding.messageId = "X";
        finding.args = {{"name", "Nami"}, {"text", "Nie."}, {"text_en", "Never."}};
        const app::MessageBook messages(book);
        QCOMPARE(messages.finding(finding, model::Language::German), QString("Nami: Nie."));
        QCOMPARE(messages.finding(finding, model::Language::English), QString("Nami: Never."));
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
