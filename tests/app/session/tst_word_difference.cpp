#include "app/session/word_difference.h"

#include <QElapsedTimer>
#include <QTest>

using namespace blattwerk::app;

namespace {

/// `was [-weg-] {+neu+} ist`
QString marked(const QString& before, const QString& after) {
    QString text;
    for (const WordRun& run : wordDifference(before, after)) {
        text += run.kind == WordRun::Kind::Same      ? run.text
                : run.kind == WordRun::Kind::Removed ? QStringLiteral("[-") + run.text + QStringLiteral("-]")
                                                     : QStringLiteral("{+") + run.text + QStringLiteral("+}");
    }
    return text;
}

} // namespace

class TestWordDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsThatCameAndWentAreTold_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("same") << "Ziehe 1 Karte."
                              << "Ziehe 1 Karte."
                              << "Ziehe 1 Karte.";
        QTest::newRow("number") << "Ziehe 1 Karte."
                                << "Ziehe 2 Karte."
                                << "Ziehe [-1-]{+2+} Karte.";
        QTest::newRow("phrase") << "Stress von dieser Karte."
                                << "Stress von einer anderen Figur."
                                << "Stress von [-dieser Karte-]{+einer anderen Figur+}.";
        QTest::newRow("added") << "Ziehe 1 Karte."
                               << "Ziehe 1 Karte. Lege sie ab."
                               << "Ziehe 1 Karte.{+ Lege sie ab.+}";
        QTest::newRow("umlauts") << "Über Häuser"
                                 << "Über alle Häuser"
                                 << "Über {+alle +}Häuser";
        QTest::newRow("a word is not cut") << "Punktesammeln"
                                           << "Punkte"
                                           << "[-Punktesammeln-]{+Punkte+}";
        QTest::newRow("nothing before") << ""
                                        << "Neu"
                                        << "{+Neu+}";
        QTest::newRow("nothing after") << "Alt"
                                       << ""
                                       << "[-Alt-]";
        QTest::newRow("beyond the basic plane") << "🌳 a"
                                                << "🌲 a"
                                                << "[-🌳-]{+🌲+} a";
    }
    void wordsThatCameAndWentAreTold() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(marked(before, after), "wanted");
    }

    void bothTextsCanBePutTogetherAgain() {
        const QStringList words{"a", "b", " ", ".", "ä", "\n"};
        quint32 random = 7;
        for (int round = 0; round < 300; ++round) {
            QString texts[2];
            for (QString& text : texts) {
                for (int i = 0; i < 12; ++i) {
                    random = random * 1664525u + 1013904223u;
                    text += words[int((random >> 16u) % 6u)];
                }
            }
            QString before;
            QString after;
            for (const WordRun& run : wordDifference(texts[0], texts[1])) {
                before += run.kind == WordRun::Kind::Added ? QString() : run.text;
                after += run.kind == WordRun::Kind::Removed ? QString() : run.text;
            }
            QCOMPARE(before, texts[0]);
            QCOMPARE(after, texts[1]);
        }
    }

    void veryLongTextsTakeNoTime() {
        QString before;
        QString after;
        for (int i = 0; i < 20000; ++i) {
            before += QStringLiteral("a%1 ").arg(i);
            after += QStringLiteral("b%1 ").arg(i);
        }
        QElapsedTimer clock;
        clock.start();
        QVERIFY(wordDifference(before, after).size() >= 2);
        QVERIFY(clock.elapsed() < 2000);
    }
};

QTEST_GUILESS_MAIN(TestWordDifference)
#include "tst_word_difference.moc"
