#include "engine/language/abstract_syntax.h"
#include "engine/systems/all_systems.h"
#include "engine/systems/text_finding.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <thread>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

CardReading readAs(const std::string& text, const std::string& type, const std::string& ownName = {}) {
    CardContext context = anyCard();
    context.type = type;
    context.ownName = ownName;
    return heldenhain().read(text, model::Language::German, context);
}

bool hasNote(const CardReading& reading, NoteKind kind) {
    return std::any_of(reading.notes.begin(), reading.notes.end(), [&](const Note& note) { return note.kind == kind; });
}

} // namespace

class TestCardLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void naturalWordingsAreReadAsTheCanonicalOne_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char* typed, const char* canonical) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(canonical);
        };
        // The two sentences that the source rules quote.
        row("Nach dem Punktesammeln einer eigenen Figur: Erschöpfe den Begleiter, entferne 1 Stress.",
            "Nach dem Punktesammeln einer eigenen Figur: Freiwilliger Preis: Erschöpfe diese Karte. Dafür: Entferne 1 "
            "Stress von einer eigenen Figur.");
        row("Beende danach sofort deinen Zug.", "Beende danach sofort deinen Zug.");
        row("Du darfst 1 Handkarte abwerfen. Wenn du das tust, ziehe 2 Karten.",
            "Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 2 Karten.");
        row("Du darfst 1 Karte ziehen.", "Freiwillig: Ziehe 1 Karte.");
        row("Wirf 1 Handkarte ab, ziehe 2 Karten.", "Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 2 Karten.");
        row("Dein Gegner verliert 1 Punkt.", "Die andere Seite verliert 1 Punkt.");
        row("Die Gegnerseite wirft zwei Handkarten ab.", "Die andere Seite wirft 2 Handkarten ab.");
        row("Wenn du weniger Punkte als dein Gegner hast: Ziehe eine Karte.",
            "Wenn du weniger Punkte hast als die andere Seite: Ziehe 1 Karte.");
        row("Nach dem Punktesammeln dieses Charakters: Ziehe 1 Karte.",
            "Nach dem Punktesammeln dieser Karte: Ziehe 1 Karte.");
        row("Entferne 1 Stress vom Träger.", "Entferne 1 Stress von dem Träger.");
        row("Gib dem gewählten Charakter 1 Stress.", "Gib der gewählten Figur 1 Stress.");
        row("Erhalte 2 Hoffnung.", "Erhalte 2 Punkte.");
        row("Erhalte 2 Einfluss.", "Erhalte 2 Punkte.");
        row("Erschöpfe eine gegnerische Figur.", "Erschöpfe eine bereite gegnerische Figur.");
        row("Erschöpfe eine gegnerische Figur. Gib ihr 1 Stress.",
            "Erschöpfe eine bereite gegnerische Figur. Gib der gewählten Figur 1 Stress.");
        row("Erschöpfe 2 gegnerische Figuren. Gib ihnen 1 Stress.",
            "Erschöpfe 2 bereite gegnerische Figuren. Gib den gewählten Figuren 1 Stress.");
        row("Nach dem Punktesammeln einer eigenen Figur: Entferne 1 Stress von ihr.",
            "Nach dem Punktesammeln einer eigenen Figur: Entferne 1 Stress von der sammelnden Figur.");
        row("Ziehe 1 Karte und erhalte 1 Energie.", "Ziehe 1 Karte. Erhalte 1 Energie.");
        row("Deine Charaktere haben +1 Einsatz.", "Eigene Charaktere haben +1 Einsatz.");
        row("Gib einer deiner anderen Figuren 1 Stress.", "Gib einer anderen eigenen Figur 1 Stress.");
        row("Gib „Nami“ 1 Stress.", "Gib Nami 1 Stress.");
        row("gib nami 1 stress.", "Gib Nami 1 Stress.");
        row("Gib „Fremde“ 1 Stress.", "Gib „Fremde“ 1 Stress.");
        row("Ziehe 1 Karte", "Ziehe 1 Karte.");
        row("Wenn du höchstens 0 Handkarten hast: Ziehe 1 Karte.", "Wenn du keine Handkarten hast: Ziehe 1 Karte.");
        row("Der Träger hat +1 Einsatz.", "Träger: +1 Einsatz.");
        row("Wenn du mindestens 3 Punkte hast, ziehe 1 Karte.", "Wenn du mindestens 3 Punkte hast: Ziehe 1 Karte.");
        row("Ziehe\n1 Karte.", "Ziehe 1 Karte.");
        row("Diese Karte hat +1 Einsatz. Diese Karte darf im Ausspielzug ablenken.",
            "Diese Karte hat +1 Einsatz.\nDiese Karte darf im Ausspielzug ablenken.");
        row("Erhalte 1 Energie. (Sie ist gleich weg.)", "Erhalte 1 Energie. (Sie ist gleich weg.)");
    }

    void naturalWordingsAreReadAsTheCanonicalOne() {
        QFETCH(QString, typed);
        QFETCH(QString, canonical);
        const CardReading read = heldenhain().read(typed.toStdString(), model::Language::German, anyCard());
        QVERIFY(read.understood);
        QCOMPARE(QString::fromStdString(read.normalised), canonical);
        QCOMPARE(normalised(read.normalised), read.normalised);
    }

    void theOwnNameMeansThisCard() {
        const CardReading read = readAs("Zorro hat +1 Einsatz.\nEntferne 1 Stress von Zorro.", "", "Zorro");
        QVERIFY(read.understood);
        QCOMPARE(read.normalised, std::string("Diese Karte hat +1 Einsatz.\nEntferne 1 Stress von dieser Karte."));
        QVERIFY(readAs("Nach dem Punktesammeln Zorros: Ziehe 1 Karte.", "", "Zorro").understood);
    }

    void aPronounWithTwoPossibleMeaningsIsAFindingNotAGuess() {
        const CardReading read =
            readAs("Verschiebe 1 Stress von einer eigenen Figur auf eine gegnerische Figur. Gib ihr 1 Stress.", "");
        QVERIFY(!read.understood);
        QVERIFY(hasNote(read, NoteKind::PronounUnclear));
        QCOMPARE(read.manual, std::size_t{1});
        QVERIFY(hasNote(readAs("Gib ihr 1 Stress.", ""), NoteKind::PronounWithoutThing));
    }

    void anAmountCountsWhatItsParagraphTells() {
        const std::string counted = "X ist die Anzahl der eigenen Figuren, höchstens 3.";
        QVERIFY(readAs("Ziehe X Karten. " + counted, "").understood);
        QCOMPARE(readAs("Ziehe X Karten, wobei X die Anzahl der eigenen Figuren ist, höchstens 3.", "").normalised,
                 "Ziehe X Karten. " + counted);
        QVERIFY(hasNote(readAs("Ziehe X Karten.\n" + counted, ""), NoteKind::AmountUndefined));
        QVERIFY(hasNote(readAs("Ziehe 2 Karten. " + counted, ""), NoteKind::AmountUnused));
        const CardReading twice = readAs("Ziehe X Karten. " + counted + " " + counted, "");
        QVERIFY(!twice.understood && hasNote(twice, NoteKind::AmountDefinedTwice));
    }

    void whatStandsInSquareBracketsIsManualByIntent() {
        const CardReading read = readAs("[Tanze einmal]. Hüpfe zweimal. Ziehe 1 Karte.", "");
        QCOMPARE(read.manual, std::size_t{2});
        QVERIFY(read.clauses[0].byIntent && read.clauses[1].manual && !read.clauses[1].byIntent);
    }

    void aReminderInsideWhatIsUnknownIsPrintedOnce() {
        QCOMPARE(readAs("Tanze (nur ein wenig) herum.", "").normalised, std::string("Tanze herum. (nur ein wenig)"));
    }

    void aParagraphWithoutHeadNeedsAnActionCard() {
        QVERIFY(readAs("Ziehe 1 Karte.", "action_card").understood);
        QVERIFY(readAs("Ziehe 1 Karte.", "").understood);
        const CardReading read = readAs("Diese Karte hat +1 Einsatz.\nZiehe 1 Karte.", "character");
        QVERIFY(!read.understood);
        QVERIFY(hasNote(read, NoteKind::HeadMissing));
        QVERIFY(readAs("Diese Karte hat +1 Einsatz.", "character").understood);
    }

    void whereAHeadIsMissingThoseThatFitAreNamed_data() { addLanguageRows(); }

    void whereAHeadIsMissingThoseThatFitAreNamed() {
        QFETCH(QString, system);
        const CardLanguage& language = fetchedLanguage();
        CardContext context = anyCard();
        for (const std::string& type : language.abstractSyntax().cardTypes) {
            const auto& headless = language.abstractSyntax().headlessTypes;
            const bool needsHead = std::ranges::find(headless, type) == headless.end();
            context.type = type;
            for (const model::Language one : {model::Language::German, model::Language::English}) {
                const std::string text = one == model::Language::English ? "Draw 1 card."
                                         : system == "fahnenturnier"     ? "Erhalte 1 Fan."
                                                                         : "Ziehe 1 Karte.";
                const CardReading read = language.read(text, one, context);
                QCOMPARE(hasNote(read, NoteKind::HeadMissing), needsHead);
                if (!needsHead) {
                    continue;
                }
                QVERIFY(!read.notes[0].heads.empty());
                for (const std::string& head : read.notes[0].heads) {
                    const CardReading whole = language.read(head + " " + text, one, context);
                    QVERIFY2(whole.understood && whole.normalised == head + " " + text, head.c_str());
                    for (const engine::TextFinding& found :
                         engine::textFindings(system.toStdString(), language, whole, type)) {
                        QVERIFY2(found.label != "trigger_never_acts", (type + ": " + head).c_str());
                    }
                }
                QCOMPARE(language.repairs(text, one, context).front(), read.notes[0].heads[0] + " " + text);
            }
        }
    }

    /// 5.1 of the catalogue: an exhausted figure cannot be exhausted, so the wording without "bereite" means the same.
    /// What is printed says it.
    void whoExhaustsAnEnemyFigureMeansAReadyOne() {
        const auto same = [](const char* typed, const char* printed, model::Language language) {
            const CardReading read = heldenhain().read(typed, language, anyCard());
            return read.understood && read.normalised == printed &&
                   meaning(typed, language) == meaning(printed, language);
        };
        QVERIFY(same("Erschöpfe eine gegnerische Figur.", "Erschöpfe eine bereite gegnerische Figur.",
                     model::Language::German));
        QVERIFY(same("Exhaust an enemy figure.", "Exhaust a ready enemy figure.", model::Language::English));
        // Where nothing is exhausted the state is not added.
        QVERIFY(same("Gib einer gegnerischen Figur 1 Stress.", "Gib einer gegnerischen Figur 1 Stress.",
                     model::Language::German));
        QVERIFY(same("Put 1 stress on an enemy figure.", "Put 1 stress on an enemy figure.", model::Language::English));
    }

    void whatIsUnknownBecomesManualAtTheSmallestPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("manual");
        QTest::addColumn<int>("clauses");
        QTest::newRow("after the head") << "Beim Ausspielen: Singe ein Lied."
                                        << "Singe ein Lied" << 2;
        QTest::newRow("before und") << "Singe ein Lied und ziehe 1 Karte."
                                    << "Singe ein Lied" << 2;
        QTest::newRow("after und") << "Ziehe 1 Karte und singe ein Lied."
                                   << "singe ein Lied" << 2;
        QTest::newRow("second sentence") << "Ziehe 1 Karte. Singe laut. Erhalte 1 Punkt."
                                         << "Singe laut" << 3;
        QTest::newRow("condition") << "Wenn es regnet: Ziehe 1 Karte."
                                   << "Wenn es regnet" << 2;
        QTest::newRow("abbreviation") << "Tu dies, z. B. das. Ziehe 1 Karte."
                                      << "Tu dies, z. B. das" << 2;
        QTest::newRow("brackets") << "Beim Ausspielen: [Singe]. Ziehe 1 Karte."
                                  << "[Singe]" << 3;
        QTest::newRow("price") << "Preis: Singe ein Lied. Dafür: Ziehe 1 Karte."
                               << "Singe ein Lied" << 2;
    }

    void whatIsUnknownBecomesManualAtTheSmallestPlace() {
        QFETCH(QString, text);
        QFETCH(QString, manual);
        QFETCH(int, clauses);
        const CardReading read = readAs(text.toStdString(), "");
        QVERIFY(!read.understood);
        QCOMPARE(read.manual, std::size_t{1});
        QCOMPARE(static_cast<int>(read.clauses.size()), clauses);
        for (const Clause& clause : read.clauses) {
            if (clause.manual) {
                const std::string source = text.toStdString();
                const std::string part = source.substr(clause.range.begin, clause.range.end - clause.range.begin);
                QVERIFY2(QString::fromStdString(part).startsWith(manual), part.c_str());
            }
        }
        QVERIFY(std::any_of(read.strings.begin(), read.strings.end(),
                            [&](const std::string& one) { return QString::fromStdString(one) == manual; }));
        QCOMPARE(normalised(read.normalised), read.normalised);
    }

    void clausesKnowWhereTheyStand() {
        const std::string text = "Beim Ausspielen: Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 2 Karten.";
        const CardReading read = readAs(text, "");
        QCOMPARE(read.clauses.size(), std::size_t{3});
        std::vector<std::string> parts;
        for (const Clause& clause : read.clauses) {
            parts.push_back(text.substr(clause.range.begin, clause.range.end - clause.range.begin));
        }
        QCOMPARE(parts, (std::vector<std::string>{"Beim Ausspielen", "Wirf 1 Handkarte ab", "Ziehe 2 Karten"}));
    }

    void labelsOfThePointValueMeanTheSameAndStayAsTyped() {
        const std::string rescue = meaning("Diese Karte hat +1 Rettung.");
        QCOMPARE(meaning("Diese Karte hat +1 Einfluss."), rescue);
        QCOMPARE(meaning("Diese Karte hat +1 Punktwert."), rescue);
        QCOMPARE(normalised("Diese Karte hat +1 Einfluss."), std::string("Diese Karte hat +1 Einfluss."));
        CardContext hero = anyCard();
        hero.valueLabel = ValueLabel::Rescue;
        const CardReading read = heldenhain().read("Diese Karte hat +1 Einfluss.", model::Language::German, hero);
        QCOMPARE(read.normalised, std::string("Diese Karte hat +1 Rettung."));
        QCOMPARE(heldenhain().read("Diese Karte hat +1 Punktwert.", model::Language::German, hero).normalised,
                 std::string("Diese Karte hat +1 Punktwert."));
    }

    void namesMadeOfVocabularyAreRefused() {
        QVERIFY(!heldenhain().isUsableName("Begleiter"));
        QVERIFY(!heldenhain().isUsableName("Die andere Seite"));
        QVERIFY(!heldenhain().isUsableName("luck"));
        QVERIFY(!heldenhain().isUsableName(""));
        QVERIFY(heldenhain().isUsableName("Lady Stillstand"));
        QVERIFY(heldenhain().isUsableName("Der treue Begleiter"));
    }

    void theLongestNameWins() {
        CardContext context;
        context.names = std::make_shared<NameIndex>(std::vector<std::string>{"Nami", "Nami Blitz", "Émile"});
        const auto read = [&](const char* text) { return heldenhain().read(text, model::Language::German, context); };
        QCOMPARE(read("Gib nami  BLITZ 1 Stress.").normalised, std::string("Gib Nami Blitz 1 Stress."));
        QVERIFY(!read("Gib Namiko 1 Stress.").understood);
        QCOMPARE(read("Gib Émile 1 Stress.").normalised, std::string("Gib Émile 1 Stress."));
    }

    void aSentenceOfMoreThanTheCapIsNotParsed() {
        std::string text = "Ziehe 1 Karte";
        for (int i = 0; i < 60; ++i) {
            text += " und ziehe 1 Karte";
        }
        const CardReading read = readAs(text + ". Erhalte 1 Punkt.", "");
        QVERIFY(!read.understood);
        QVERIFY(hasNote(read, NoteKind::TooLong));
        QCOMPARE(read.manual, std::size_t{1});
        QVERIFY(read.normalised.ends_with("Erhalte 1 Punkt."));
    }

    void anEmptyTextMeansNothing() {
        const CardReading read = readAs(" \n ", "character");
        QVERIFY(read.understood);
        QVERIFY(read.abilities.empty());
        QCOMPARE(read.normalised, std::string());
    }

    void severalThreadsReadAtOnce() {
        const std::string text = "Beim Ausspielen: Glück: Ziehe 1 Karte. Sonst: Erhalte 1 Energie.";
        const std::string expected = meaning(text);
        std::vector<std::thread> threads;
        std::vector<int> wrong(4);
        for (int& count : wrong) {
            threads.emplace_back([&] {
                for (int i = 0; i < 200; ++i) {
                    count += meaning(text) == expected ? 0 : 1;
                }
            });
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        QCOMPARE(wrong, std::vector<int>(4));
    }
};

QTEST_GUILESS_MAIN(TestCardLanguage)
#include "tst_card_language.moc"
