#include "engine/language/name_index.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <memory>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

CardContext cardNamed(const std::string& name) {
    static const auto others =
        std::make_shared<NameIndex>(std::vector<std::string>{"Trommler", "Der Leuchtturm", "Lady Stillstand"});
    CardContext context;
    context.ownName = name;
    context.names = others;
    return context;
}

} // namespace

/// Names with articles and endings, and what is said of names that no card has.
class TestLanguageNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOwnNameIsKnownInEveryCase_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char* system, bool german, const char* name, const char* typed,
                            const char* canonical) {
            QTest::addRow("%s: %s: %s", system, name, typed)
                << QString(system) << german << QString::fromUtf8(name) << QString::fromUtf8(typed)
                << QString::fromUtf8(canonical);
        };
        row("heldenhain", true, "Der Dackel", "Der Dackel hat +1 Einsatz.", "Diese Karte hat +1 Einsatz.");
        row("heldenhain", true, "Der Dackel", "Erschöpfe den Dackel: Ziehe 1 Karte.",
            "Erschöpfen-Aktion: Ziehe 1 Karte.");
        row("heldenhain", true, "Der Dackel", "Gib dem Dackel 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", true, "Der Dackel", "Entferne 1 Stress vom Dackel.", "Entferne 1 Stress von dieser Karte.");
        row("heldenhain", true, "Der Dackel", "Nach dem Punktesammeln des Dackels: Ziehe 1 Karte.",
            "Nach dem Punktesammeln dieser Karte: Ziehe 1 Karte.");
        row("heldenhain", true, "Der Dackel", "Dackel hat +1 Einsatz.", "Diese Karte hat +1 Einsatz.");
        row("heldenhain", true, "Dackel", "Gib dem Dackel 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", true, "Der Bote", "Gib dem Boten 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", true, "Der müde Dackel", "Gib dem müden Dackel 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", true, "Müder Dackel", "Gib dem müden Dackel 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", true, "Die Torwächterin", "Wenn die Torwächterin ablenkt: Ziehe 1 Karte.",
            "Nach dem Ablenken mit dieser Karte: Ziehe 1 Karte.");
        row("heldenhain", true, "Die Torwächterin", "Gib der Torwächterin 1 Stress.", "Gib dieser Karte 1 Stress.");
        row("heldenhain", false, "The Dachshund", "Put 1 stress on the Dachshund.", "Put 1 stress on this card.");
        row("heldenhain", false, "Dachshund", "Put 1 stress on the Dachshund.", "Put 1 stress on this card.");
        row("heldenhain", false, "Der Dackel", "Put 1 stress on the Dackel.", "Put 1 stress on this card.");
        row("ikonen", true, "Der Leuchtturm", "Beim Legen: Gib dem Leuchtturm +2 VER bis Zugende.",
            "Beim Legen: Gib dieser Ikone +2 VER bis Zugende.");
        row("ikonen", true, "Wachturm", "Wenn der Wachturm angegriffen wird: Ziehe 1 Karte.",
            "Beim Verteidigen: Ziehe 1 Karte.");
        row("ikonen", false, "The Lighthouse", "The Lighthouse has +2 VER.", "This Ikone has +2 VER.");
        row("fahnenturnier", true, "Die Alte Garde", "Im Angriff: Gib der Alten Garde +2 Stärke.",
            "Im Angriff: Gib dieser Karte +2 Stärke.");
        row("fahnenturnier", false, "The Old Guard", "While attacking: The Old Guard has +2 strength.",
            "While attacking: This card has +2 strength.");
        row("modulspiel", true, "Der Notfallkoffer", "Beim Ausspielen: Lege 1 Stressor auf den Notfallkoffer.",
            "Beim Ausspielen: Lege 1 Stressor auf diese Karte.");
        row("modulspiel", false, "The Kit", "When played: Put 1 stressor on the Kit.",
            "When played: Put 1 stressor on this card.");
        // Other cards.
        row("fahnenturnier", true, "Fanfare", "Im Angriff: Wenn der Trommler auf deiner Bank liegt: Ziehe keine Karte.",
            "");
        row("heldenhain", true, "Fanfare", "Gib dem Trommler 1 Stress.", "Gib Trommler 1 Stress.");
        row("heldenhain", true, "Fanfare", "Gib dem Leuchtturm 1 Stress.", "Gib Der Leuchtturm 1 Stress.");
        row("heldenhain", true, "Fanfare", "Entferne 1 Stress vom Trommler.", "Entferne 1 Stress von Trommler.");
    }

    void theOwnNameIsKnownInEveryCase() {
        QFETCH(QString, system);
        QFETCH(bool, german);
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QFETCH(QString, canonical);
        const auto language = german ? model::Language::German : model::Language::English;
        const CardReading read =
            languageOf(system.toStdString()).read(typed.toStdString(), language, cardNamed(name.toStdString()));
        QCOMPARE(read.understood, !canonical.isEmpty());
        if (!canonical.isEmpty()) {
            QCOMPARE(QString::fromStdString(read.normalised), canonical);
        }
    }

    void aNameMadeOfWordsOfTheLanguageHidesNone() {
        const CardContext context = cardNamed("Die Karte");
        const CardReading read =
            heldenhain().read("Erschöpfe die gewählte Figur. Ziehe 1 Karte.", model::Language::German, context);
        QCOMPARE(read.normalised, std::string("Erschöpfe die gewählte Figur. Ziehe 1 Karte."));
    }

    void anUnknownNameIsCalledOneWithTheNearest() {
        const auto unknown = [](const char* text) {
            const CardReading read =
                languageOf("fahnenturnier").read(text, model::Language::German, cardNamed("Fanfare"));
            return read.unknown.empty() ? Unknown{} : read.unknown[0];
        };
        const Unknown near = unknown("Von der Bank: Wenn Tromler auf deiner Bank liegt, hat dein Angriff +2 Stärke.");
        QVERIFY(near.name);
        QCOMPARE(near.text, std::string("Tromler"));
        QCOMPARE(near.suggestion, std::string("Trommler"));
        const Unknown far = unknown("Von der Bank: Wenn Achterbahn auf deiner Bank liegt, hat dein Angriff +2 Stärke.");
        QVERIFY(far.name && far.suggestion.empty());
        QVERIFY(!unknown("Im Angriff: Tanze einmal.").name);
    }

    void aWordThatIsNoSlipIsNotSaidToBeOne_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("suggestion");
        const auto row = [](const char* text, const char* suggestion) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(suggestion);
        };
        row("Danach tanzt dein Zug.", "");
        row("Dann wirft dein Gegner eine Karte ab.", "");
        row("Zu Begin deines Zuges: Ziehe 1 Karte.", "Beginn");
        row("Erschöpfe eine gegnerischen Figur.", "gegnerische");
        row("Zihe 1 Karte.", "ziehe");
    }

    void aWordThatIsNoSlipIsNotSaidToBeOne() {
        QFETCH(QString, text);
        QFETCH(QString, suggestion);
        const CardReading read = heldenhain().read(text.toStdString(), model::Language::German, anyCard());
        QVERIFY(!read.unknown.empty());
        QCOMPARE(QString::fromStdString(read.unknown[0].suggestion), suggestion);
        QVERIFY(!read.unknown[0].expected.empty());
    }

    void aFullStopInsideSquareBracketsIsEnough() {
        for (const char* text : {"[Wirf den Würfel.]", "Ziehe 1 Karte. [Wirf den Würfel!] Erhalte 1 Punkt.",
                                 "Beim Ausspielen: [Wirf den Würfel.]", "[Wirf den Würfel]. Ziehe 1 Karte."}) {
            const CardReading read = heldenhain().read(text, model::Language::German, anyCard());
            QCOMPARE(QString::fromStdString(read.normalised), QString::fromUtf8(text));
            QCOMPARE(read.manual, std::size_t{1});
            QVERIFY(read.unknown.empty());
        }
    }

    void aPronounMeansTheCardThatWasSpokenOf_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char* system, bool german, const char* typed, const char* canonical) {
            QTest::addRow("%s: %s", system, typed)
                << QString(system) << german << QString::fromUtf8(typed) << QString::fromUtf8(canonical);
        };
        row("heldenhain", true, "Wenn der Dackel ausscheidet: Schicke ihn auf die Hand zurück.",
            "Beim Ausscheiden: Schicke diese Karte auf die Hand zurück.");
        row("heldenhain", true, "Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von ihr.",
            "Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von dieser Karte.");
        row("heldenhain", false, "When Der Dackel is eliminated: Return it to hand.",
            "When eliminated: Return this card to hand.");
        row("ikonen", true, "Wenn der Dackel angegriffen wird: Er bekommt +2 VER bis Zugende.",
            "Beim Verteidigen: Gib dieser Ikone +2 VER bis Zugende.");
        row("ikonen", true, "Wenn der Dackel verdeckt liegt, hat er +1 SVE.",
            "Wenn diese Ikone verdeckt liegt: Diese Ikone hat +1 SVE.");
        row("modulspiel", true, "Wenn du den Dackel ausspielst: Lege 1 Stressor auf ihn.",
            "Beim Ausspielen: Lege 1 Stressor auf diese Karte.");
        row("heldenhain", true, "Wenn auf dieser Karte mindestens 3 Stress liegt, hat sie +1 Einsatz.",
            "Wenn auf dieser Karte mindestens 3 Stress liegt: Diese Karte hat +1 Einsatz.");
        row("heldenhain", false, "If this card has at least 3 stress, it has +1 effort.",
            "If this card has at least 3 stress: This card has +1 effort.");
        row("heldenhain", true, "Wenn der Dackel ausgespielt wird: Wenn er mindestens 3 Stress hat, ziehe 1 Karte.",
            "Beim Ausspielen: Wenn auf dieser Karte mindestens 3 Stress liegt: Ziehe 1 Karte.");
        row("heldenhain", false, "When Der Dackel collects: If it has at least 3 stress, draw 1 card.",
            "After this card collects: If this card has at least 3 stress: Draw 1 card.");
        row("fahnenturnier", true, "Solange diese Karte die Fahne hält, hat sie +1 Stärke.",
            "In Fahnenbesitz: Diese Karte hat +1 Stärke.");
        row("fahnenturnier", true,
            "Solange der Dackel die Fahne hält, hat er +1 Stärke pro Karte auf deiner Bank, "
            "höchstens +4.",
            "In Fahnenbesitz: Diese Karte hat +1 Stärke für jede Karte auf deiner Bank, höchstens +4.");
        row("fahnenturnier", true, "Im Angriff: Wenn diese Karte das Match beginnt, hat sie +2 Stärke.",
            "Im Angriff: Wenn diese Karte das Match beginnt: Diese Karte hat +2 Stärke.");
        row("fahnenturnier", true, "Wenn diese Karte angreift, bekommt sie +2 Stärke.",
            "Im Angriff: Gib dieser Karte +2 Stärke.");
        row("fahnenturnier", false, "While this card holds the flag, it has +1 strength.",
            "Holding the flag: This card has +1 strength.");
        row("fahnenturnier", false, "If this card attacks, give it +2 strength.",
            "While attacking: Give this card +2 strength.");
        // Nothing was spoken of, something else was, or two things were.
        row("fahnenturnier", true, "Im Angriff: Sie hat +1 Stärke.", "");
        row("fahnenturnier", false, "While attacking: It has +1 strength.", "");
        row("fahnenturnier", true,
            "Im Angriff: Wenn die gegnerische Fahnenkarte mindestens 3 Stärke hat, hat sie +1 "
            "Stärke.",
            "");
        row("fahnenturnier", true,
            "Wenn diese Karte angreift: Wenn die gegnerische Fahnenkarte mindestens 3 Stärke "
            "hat, hat sie +1 Stärke.",
            "");
        row("heldenhain", true, "Zu Beginn deines Zuges: Wenn sie mindestens 3 Stress hat, ziehe 1 Karte.", "");
        row("heldenhain", true, "Nach dem Ablenken mit dieser Karte: Wenn sie mindestens 3 Stress hat, ziehe 1 Karte.",
            "");
        row("heldenhain", true, "Zu Beginn deines Zuges: Entferne 1 Stress von ihm.", "");
        row("heldenhain", true, "Wenn der Dackel ablenkt: Gib ihm 1 Stress.",
            "Nach dem Ablenken mit dieser Karte: Gib dieser Karte 1 Stress.");
    }

    void aPronounMeansTheCardThatWasSpokenOf() {
        QFETCH(QString, system);
        QFETCH(bool, german);
        QFETCH(QString, typed);
        QFETCH(QString, canonical);
        const auto language = german ? model::Language::German : model::Language::English;
        CardContext context = cardNamed("Der Dackel");
        context.type = system == "ikonen" ? "ikone" : "";
        const CardReading read = languageOf(system.toStdString()).read(typed.toStdString(), language, context);
        QCOMPARE(read.understood, !canonical.isEmpty());
        if (read.understood) {
            QCOMPARE(QString::fromStdString(read.normalised), canonical);
        }
    }

    void behindNamensStandsANameEvenTheOwnOne() {
        const auto said = [](const char* system, const char* text, model::Language language) {
            const CardReading read = languageOf(system).read(text, language, cardNamed("Lotte"));
            return read.understood ? read.normalised : std::string();
        };
        constexpr auto kGerman = model::Language::German;
        constexpr auto kEnglish = model::Language::English;
        QCOMPARE(said("heldenhain", "Mache eine eigene Figur namens Lotte bereit.", kGerman),
                 std::string("Mache eine eigene Figur namens „Lotte“ bereit."));
        QCOMPARE(said("heldenhain", "Ready an own figure named Lotte.", kEnglish),
                 std::string("Ready an own figure named “Lotte”."));
        QCOMPARE(said("fahnenturnier", "Im Angriff: Wenn auf deiner Bank eine Karte namens Lotte liegt: Erhalte 1 Fan.",
                      kGerman),
                 std::string("Im Angriff: Wenn auf deiner Bank eine Karte namens „Lotte“ liegt: Erhalte 1 Fan."));
        QCOMPARE(said("heldenhain", "Mache Lotte bereit.", kGerman), std::string("Mache diese Karte bereit."));
    }

    void aBareBonusBelongsToTheCardThatItStandsOn() {
        CardContext context = cardNamed("Wachhund");
        const auto said = [&](const char* type) {
            context.type = type;
            return languageOf("ikonen").read("+2 VER.", model::Language::German, context).normalised;
        };
        QCOMPARE(said("ikone"), std::string("Diese Ikone hat +2 VER."));
        QCOMPARE(said("effekt"), std::string("Die tragende Ikone hat +2 VER."));
        QCOMPARE(said(""), std::string("Die tragende Ikone hat +2 VER."));
    }

    void yourOwnFiguresAreYours() {
        const auto english = [](const char* text) {
            const CardReading read = heldenhain().read(text, model::Language::English, anyCard());
            return read.understood ? read.normalised : std::string();
        };
        QCOMPARE(english("All your own figures have +1 effort."), english("All own figures have +1 effort."));
        QCOMPARE(english("Put 1 stress on one of your own figures."), std::string("Put 1 stress on an own figure."));
        QCOMPARE(english("Draw X cards. X is the number of your own figures."),
                 std::string("Draw X cards. X is the number of own figures."));
    }
};

QTEST_GUILESS_MAIN(TestLanguageNames)
#include "tst_language_names.moc"
