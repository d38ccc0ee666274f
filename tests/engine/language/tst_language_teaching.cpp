#include "engine/language/teaching.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

model::PhraseAlias proposal(const std::string& wording, const std::string& phrase,
                            model::Language language = model::Language::German) {
    const auto alias = heldenhain().generalised(wording, phrase, language, anyCard());
    return alias ? *alias : model::PhraseAlias{{}, {}, alias.error().code, {}};
}

std::string pairText(const model::PhraseAlias& alias) {
    return alias.wording + " | " + alias.phrase;
}

/// The language with those wordings, without the proof.
std::shared_ptr<const CardLanguage> with(const std::vector<model::PhraseAlias>& aliases) {
    GrammarFiles files = heldenhainFiles();
    files.aliases = aliases;
    const auto language = CardLanguage::load(files);
    return language ? *language : nullptr;
}

model::Error refusal(const model::PhraseAlias& alias) {
    const auto language = taught(heldenhainFiles(), alias);
    return language ? model::Error{} : language.error();
}

std::string readBy(const CardLanguage& language, const std::string& text,
                   model::Language spoken = model::Language::German) {
    const CardReading reading = language.read(text, spoken, anyCard());
    return reading.understood ? reading.normalised : "? " + reading.normalised;
}

} // namespace

class TestLanguageTeaching : public QObject {
    Q_OBJECT

    inline static std::vector<model::PhraseAlias> s_taught;

private Q_SLOTS:
    void whatStandsInBothSentencesIsLeftOpen_data() {
        QTest::addColumn<QString>("wording");
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<QString>("expected");
        QTest::newRow("thing") << "Mach eine gegnerische Figur müde."
                               << "Erschöpfe eine gegnerische Figur."
                               << "Mach {eine gegnerische Figur} müde. | Erschöpfe {eine gegnerische Figur}.";
        QTest::newRow("number") << "Hol dir 3 Karten."
                                << "Ziehe 3 Karten."
                                << "Hol dir {3} Karten. | Ziehe {3} Karten.";
        QTest::newRow("number as a word") << "Hol dir drei Karten."
                                          << "Ziehe 3 Karten."
                                          << "Hol dir {drei} Karten. | Ziehe {3} Karten.";
        QTest::newRow("number and thing")
            << "Tröste einen eigenen Charakter um 2."
            << "Entferne 2 Stress von einem eigenen Charakter."
            << "Tröste {einen eigenen Charakter} um {2}. | Entferne {2} Stress von {einem eigenen Charakter}.";
        QTest::newRow("nothing") << "Nachschub!"
                                 << "Ziehe 2 Karten."
                                 << "Nachschub! | Ziehe 2 Karten.";
        QTest::newRow("the same head") << "Beim Ausspielen: Hol dir 3 Karten."
                                       << "Beim Ausspielen: Ziehe 3 Karten."
                                       << "Beim Ausspielen: Hol dir {3} Karten. | Beim Ausspielen: Ziehe {3} Karten.";
        QTest::newRow("name") << "Rüge Nami."
                              << "Gib Nami 1 Stress."
                              << "Rüge {„Nami“}. | Gib {„Nami“} 1 Stress.";
    }

    void whatStandsInBothSentencesIsLeftOpen() {
        QFETCH(QString, wording);
        QFETCH(QString, phrase);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(pairText(proposal(wording.toStdString(), phrase.toStdString()))), expected);
    }

    void aTaughtSentenceIsUnderstoodWithOtherNumbersAndThings_data() {
        QTest::addColumn<QString>("wording");
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("thing") << "Mach eine gegnerische Figur müde."
                               << "Erschöpfe eine gegnerische Figur."
                               << "Beim Ausspielen: Mach bis zu 2 andere eigene Charaktere müde."
                               << "Beim Ausspielen: Erschöpfe bis zu 2 andere eigene Charaktere.";
        QTest::newRow("plural") << "Hol dir 3 Karten."
                                << "Ziehe 3 Karten."
                                << "Hol dir 1 Karte. Hol dir 5 Karten."
                                << "Ziehe 1 Karte. Ziehe 5 Karten.";
        QTest::newRow("article") << "Hol dir 3 Karten."
                                 << "Ziehe 3 Karten."
                                 << "Hol dir eine Karte."
                                 << "Ziehe 1 Karte.";
        QTest::newRow("other case") << "Tröste einen eigenen Charakter um 2."
                                    << "Entferne 2 Stress von einem eigenen Charakter."
                                    << "Tröste alle eigenen Figuren um 1."
                                    << "Entferne 1 Stress von allen eigenen Figuren.";
        QTest::newRow("constant") << "Hol dir Nachschub"
                                  << "Ziehe 2 Karten"
                                  << "Beim Ausspielen: Hol dir Nachschub und erhalte 1 Punkt."
                                  << "Beim Ausspielen: Ziehe 2 Karten. Erhalte 1 Punkt.";
        QTest::newRow("two sentences") << "Ruhepause."
                                       << "Ziehe 1 Karte. Beende danach sofort deinen Zug."
                                       << "Beim Ausspielen: Ruhepause."
                                       << "Beim Ausspielen: Ziehe 1 Karte. Beende danach sofort deinen Zug.";
        QTest::newRow("head") << "Kommt diese Karte ins Spiel:"
                              << "Beim Ausspielen:"
                              << "Kommt diese Karte ins Spiel: Ziehe 1 Karte."
                              << "Beim Ausspielen: Ziehe 1 Karte.";
        QTest::newRow("deep") << "Mach alle Gegner mit Einsatz 3 müde"
                              << "Erschöpfe alle gegnerischen Figuren mit mindestens 3 Einsatz"
                              << "Mach alle Gegner mit Einsatz 2 müde."
                              << "Erschöpfe alle bereiten gegnerischen Figuren mit mindestens 2 Einsatz.";
        QTest::newRow("name") << "Rüge Nami."
                              << "Gib Nami 1 Stress."
                              << "Rüge Lady Stillstand."
                              << "Gib Lady Stillstand 1 Stress.";
        QTest::newRow("subject") << "Eine eigene Figur wird stärker."
                                 << "Gib einer eigenen Figur +2 Einsatz bis Zugende."
                                 << "Ein anderer eigener Charakter wird stärker."
                                 << "Gib einem anderen eigenen Charakter +2 Einsatz bis Zugende.";
    }

    void aTaughtSentenceIsUnderstoodWithOtherNumbersAndThings() {
        QFETCH(QString, wording);
        QFETCH(QString, phrase);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const model::PhraseAlias alias = proposal(wording.toStdString(), phrase.toStdString());
        const auto language = with({alias});
        QVERIFY2(language != nullptr && language->faults().empty(), pairText(alias).c_str());
        s_taught.push_back(alias);
        QCOMPARE(QString::fromStdString(readBy(*language, text.toStdString())), expected);
        QVERIFY(language->grammarHash() != heldenhain().grammarHash());
    }

    void allOfThemTogetherLeaveEveryTextItsMeaning() {
        const model::PhraseAlias last = proposal("Schnapp dir 2 Karten.", "Ziehe 2 Karten.");
        GrammarFiles files = heldenhainFiles();
        files.aliases = s_taught;
        const auto language = taught(files, last);
        QVERIFY2(language, language ? "" : language.error().args.front().c_str());
        QCOMPARE(readBy(**language, "Schnapp dir eine Karte. Hol dir Nachschub."),
                 std::string("Ziehe 1 Karte. Ziehe 2 Karten."));
    }

    void aPartThatIsLeftOverIsTaughtWhereItStands_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("leftOver");
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<QString>("expected");
        QTest::newRow("behind a join") << "Beim Ausspielen: Ziehe 1 Karte und mach Rabatz."
                                       << "mach Rabatz"
                                       << "Erhalte 2 Energie."
                                       << "Beim Ausspielen: Ziehe 1 Karte. Erhalte 2 Energie.";
        QTest::newRow("a sentence of several") << "Beim Ausspielen: Mach Rabatz. Ziehe 1 Karte."
                                               << "Mach Rabatz"
                                               << "Erhalte 2 Energie"
                                               << "Beim Ausspielen: Erhalte 2 Energie. Ziehe 1 Karte.";
        QTest::newRow("condition") << "Wenn der Mond scheint: Ziehe 1 Karte."
                                   << "Wenn der Mond scheint"
                                   << "Wenn du keine Handkarten hast"
                                   << "Wenn du keine Handkarten hast: Ziehe 1 Karte.";
        QTest::newRow("price") << "Beim Ausspielen: Preis: Verbeuge dich. Dafür: Ziehe 1 Karte."
                               << "Verbeuge dich"
                               << "Bezahle 2 Energie."
                               << "Beim Ausspielen: Preis: Bezahle 2 Energie. Dafür: Ziehe 1 Karte.";
        QTest::newRow("moment") << "Beim Gähnen: Ziehe 1 Karte."
                                << "Beim Gähnen"
                                << "Beim Ausspielen:"
                                << "Beim Ausspielen: Ziehe 1 Karte.";
        QTest::newRow("permanent rule") << "Alle Figuren leuchten."
                                        << "Alle Figuren leuchten"
                                        << "Alle Figuren haben +1 Einsatz."
                                        << "Alle Figuren haben +1 Einsatz.";
    }

    void aPartThatIsLeftOverIsTaughtWhereItStands() {
        QFETCH(QString, text);
        QFETCH(QString, leftOver);
        QFETCH(QString, phrase);
        QFETCH(QString, expected);
        const std::string typed = text.toStdString();
        const CardReading reading = heldenhain().read(typed, model::Language::German, anyCard());
        const auto manual = std::ranges::find_if(reading.clauses, &Clause::manual);
        QVERIFY(manual != reading.clauses.end());
        const std::string part = typed.substr(manual->range.begin, manual->range.end - manual->range.begin);
        QCOMPARE(QString::fromStdString(part), leftOver);
        const auto language = taught(heldenhainFiles(), proposal(part, phrase.toStdString()));
        QVERIFY2(language, language ? "" : language.error().code.c_str());
        QCOMPARE(QString::fromStdString(readBy(**language, typed)), expected);
    }

    void englishIsTaughtTheSameWay() {
        const model::PhraseAlias alias =
            proposal("Tire an enemy figure.", "Exhaust an enemy figure.", model::Language::English);
        QCOMPARE(pairText(alias), std::string("Tire {an enemy figure}. | Exhaust {an enemy figure}."));
        const auto language = with({alias});
        QVERIFY(language != nullptr);
        QCOMPARE(readBy(*language, "Tire up to 2 enemy figures.", model::Language::English),
                 readBy(*language, "Exhaust up to 2 enemy figures.", model::Language::English));
    }

    void aSentenceThatIsKnownAlreadyIsRefused() {
        const model::Error error = refusal(proposal("Ziehe 1 Karte.", "Erhalte 1 Punkt."));
        QCOMPARE(error.code, std::string("language.alias_known"));
        QCOMPARE(error.args.at(0), std::string("Ziehe 1 Karte."));
    }

    void aCollisionIsRefusedWithItsWitness() {
        model::PhraseAlias alias;
        alias.language = "de";
        alias.wording = "Erschöpfe {eine eigene Figur}, ruhe.";
        alias.phrase = "Erschöpfe {eine eigene Figur}.";
        QCOMPARE(refusal(alias).code, std::string());
        alias.wording = "Rüge {eine eigene Figur}, {hol 1 Karte}";
        QCOMPARE(refusal(alias).code, std::string("language.alias_place"));
        alias.wording = "{Eine eigene Figur} bekommt {+2} Einsatz bis Zugende, hurra";
        alias.phrase = "Gib {einer eigenen Figur} {+2} Einsatz bis Zugende";
        QCOMPARE(refusal(alias).code, std::string());
        alias.wording = "Erschöpfe {diese Karte} ohne Ausrüstung";
        alias.phrase = "Lege die Ausrüstung von {dieser Karte} ab";
        const model::Error error = refusal(alias);
        QCOMPARE(error.code, std::string("language.alias_meaning"));
        QVERIFY2(error.args.at(0).find("ohne Ausr") != std::string::npos, error.args.at(0).c_str());
    }

    void whatCannotBeTaughtIsRefusedWithItsReason() {
        QCOMPARE(proposal("Mach was.", "Tanze.").wording, std::string("language.alias_phrase"));
        QCOMPARE(refusal({"", "de", "Mach {4} müde.", "Ziehe {2} Karten."}).code, std::string("language.alias_place"));
        QCOMPARE(refusal({"", "de", "Aktion 4 bitte.", "Ziehe 2 Karten."}).code, std::string("language.alias_number"));
        QCOMPARE(refusal({"", "de", "{2}.", "Ziehe {2} Karten."}).code, std::string("language.alias_words"));
        QCOMPARE(refusal({"", "de", "Rüge.", "Gib „Nami“ 1 Stress."}).code, std::string("language.alias_name"));
    }

    void aWordingThatDoesNotFitAnyMoreIsLeftOutAndNamed() {
        GrammarFiles files = heldenhainFiles();
        files.aliases.push_back({"", "de", "Hol dir {2} Karten.", "Ziehe {2} Karten."});
        files.aliases.push_back({"", "de", "Tu was.", "Das gibt es nicht."});
        const auto language = CardLanguage::load(files);
        QVERIFY(language);
        QCOMPARE((*language)->faults().size(), std::size_t{1});
        QCOMPARE((*language)->faults()[0].error.code, std::string("language.alias_phrase"));
        QCOMPARE(readBy(**language, "Hol dir 4 Karten."), std::string("Ziehe 4 Karten."));
    }

    void aNewCanonicalWordingIsWrittenAndTheOldOneStillRead() {
        model::PhraseAlias alias = proposal("Nimm 2 Karten aus dem Vorrat.", "Ziehe 2 Karten.");
        alias.canonical = true;
        const auto proved = taught(heldenhainFiles(), alias);
        QVERIFY(proved);
        const std::shared_ptr<const CardLanguage> language = *proved;
        QCOMPARE(QString::fromStdString(readBy(*language, "Beim Ausspielen: Ziehe 3 Karten.")),
                 QStringLiteral("Beim Ausspielen: Nimm 3 Karten aus dem Vorrat."));
        QCOMPARE(readBy(*language, "Beim Ausspielen: Nimm 3 Karten aus dem Vorrat."),
                 std::string("Beim Ausspielen: Nimm 3 Karten aus dem Vorrat."));
        QCOMPARE(readBy(*language, "Nimm 1 Karte aus dem Vorrat."), std::string("Nimm 1 Karte aus dem Vorrat."));
        alias.wording = "Nimm {7} Energie vom Baum.";
        alias.phrase = "Erhalte {7} Energie.";
        const auto shortly = taught(heldenhainFiles(), alias);
        QVERIFY(shortly);
        QCOMPARE(readBy(**shortly, "Beim Ausspielen: Erhalte 1 Energie."),
                 std::string("Beim Ausspielen: Nimm 1 Energie vom Baum."));
        QCOMPARE(readBy(**shortly, "Nimm 2 Energie von dem Baum."), std::string("Nimm 2 Energie vom Baum."));
        alias.wording = "Mach alle Gegner mit Einsatz {3} müde";
        alias.phrase = "Erschöpfe alle gegnerischen Figuren mit mindestens {3} Einsatz";
        QCOMPARE(refusal(alias).code, std::string("language.alias_reword"));
    }
};

QTEST_GUILESS_MAIN(TestLanguageTeaching)
#include "tst_language_teaching.moc"
