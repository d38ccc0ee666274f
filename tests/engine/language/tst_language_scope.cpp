#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

bool isUnclear(const CardReading& read) {
    return std::any_of(read.notes.begin(), read.notes.end(),
                       [](const Note& note) { return note.kind == NoteKind::ScopeUnclear; });
}

std::vector<std::string> knownClauses(const CardReading& read, const std::string& text) {
    std::vector<std::string> parts;
    for (const Clause& clause : read.clauses) {
        if (!clause.manual) {
            parts.push_back(text.substr(clause.range.begin, clause.range.end - clause.range.begin));
        }
    }
    return parts;
}

void addColumns() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<bool>("german");
    QTest::addColumn<QString>("text");
}

void row(const char* system, bool german, const char* text, const char* known = nullptr) {
    QTestData& data = QTest::addRow("%s: %s", system, text) << QString(system) << german << QString::fromUtf8(text);
    if (known != nullptr) {
        data << QString::fromUtf8(known);
    }
}

struct Fetched {
    std::string text;
    model::Language language;
    CardReading read;

    explicit Fetched(const CardContext& context = anyCard())
        : text(static_cast<QString*>(QTest::qData("text", qMetaTypeId<QString>()))->toStdString()),
          language(*static_cast<bool*>(QTest::qData("german", qMetaTypeId<bool>())) ? model::Language::German
                                                                                    : model::Language::English),
          read(fetchedLanguage().read(text, language, context)) {}
};

} // namespace

/// How far conditions, prices and heads reach (card-language.md, 0.3 and 0.4).
class TestLanguageScope : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAnUnknownClauseMayGovernIsUnknownToo_data() {
        addColumns();
        QTest::addColumn<QString>("known");
        const auto heldenhainDe = [](const char* text, const char* known = "") {
            row("heldenhain", true, text, known);
        };
        heldenhainDe("Wenn Vollmond ist, ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("Falls Vollmond ist, ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("Bei Vollmond ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("In jeder Vollmondnacht singe und erhalte 4 Punkte.");
        heldenhainDe("Vielleicht ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("Vielleicht tanze und ziehe 1 Karte.");
        heldenhainDe("Ausnahmsweise tanze und ziehe 1 Karte.");
        heldenhainDe("Tanze vielleicht und ziehe 1 Karte.");
        heldenhainDe("Opfere ein Lamm, ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("Opfere ein Lamm, um 1 Karte zu ziehen und 4 Punkte zu erhalten.");
        heldenhainDe("Bezahle 2 Energie, um ein Lamm zu scheren und 4 Punkte zu erhalten.");
        heldenhainDe("Für jeden Zwerg ziehe 1 Karte und erhalte 1 Punkt.");
        heldenhainDe("Ziehe 1 Karte und erhalte 4 Punkte, wenn Vollmond ist.");
        heldenhainDe("Ziehe 1 Karte und erhalte pro Zwerg 4 Punkte.");
        heldenhainDe("Ziehe 1 Karte, wenn Vollmond ist, und erhalte 4 Punkte.");
        heldenhainDe("Wenn du keine Handkarten hast und Vollmond ist, ziehe 1 Karte und erhalte 4 Punkte.");
        heldenhainDe("Beim Ausspielen: Wenn Vollmond ist, ziehe 1 Karte und erhalte 4 Punkte.", "Beim Ausspielen");
        heldenhainDe("Beim Ausspielen: Erhalte 1 Energie. Wenn Vollmond ist, ziehe 1 Karte und erhalte 4 Punkte.",
                     "Beim Ausspielen|Erhalte 1 Energie");
        const auto heldenhainEn = [](const char* text, const char* known = "") {
            row("heldenhain", false, text, known);
        };
        heldenhainEn("If the moon is full, draw 1 card and gain 4 points.");
        heldenhainEn("At full moon draw 1 card and gain 4 points.");
        heldenhainEn("Perhaps draw 1 card and gain 4 points.");
        heldenhainEn("Perhaps dance and draw 1 card.");
        heldenhainEn("Occasionally dance and draw 1 card.");
        heldenhainEn("Sacrifice a lamb, draw 1 card and gain 4 points.");
        heldenhainEn("Draw 1 card and gain 4 points if the moon is full.");
        heldenhainEn("When played: Unless it rains, draw 1 card and gain 4 points.", "When played");
        row("fahnenturnier", true, "Wenn Vollmond ist, erhalte 1 Fan und mische dein Deck.", "");
        row("fahnenturnier", true, "Im Angriff: Falls Vollmond ist, erhalte 1 Fan und erhalte 2 Fans.", "Im Angriff");
        row("fahnenturnier", false, "If the moon is full, gain 1 fan and gain 2 fans.", "");
        row("ikonen", true, "Beim Legen: Wenn Vollmond ist, ziehe 1 Karte und lege 1 Handkarte ab.", "Beim Legen");
        row("ikonen", false, "When placed: If the moon is full, draw 1 card and discard 1 card.", "When placed");
        row("modulspiel", true, "Beim Ausspielen: Wenn Vollmond ist, ziehe 1 Karte und erhalte 2 Euro.",
            "Beim Ausspielen");
        row("modulspiel", false, "When played: If the moon is full, draw 1 card and gain 2 euro.", "When played");
    }

    void whatAnUnknownClauseMayGovernIsUnknownToo() {
        QFETCH(QString, known);
        const Fetched one;
        QVERIFY(!one.read.understood);
        QCOMPARE(QString::fromStdString(one.read.normalised), QString::fromStdString(one.text));
        QStringList clauses;
        for (const std::string& clause : knownClauses(one.read, one.text)) {
            clauses << QString::fromStdString(clause);
        }
        QCOMPARE(clauses.join('|'), known);
    }

    void whatGovernsInItsSentenceGovernsAllOfIt_data() {
        addColumns();
        QTest::addColumn<QString>("known");
        row("heldenhain", true, "Wenn du keine Handkarten hast, ziehe 1 Karte und erhalte 4 Punkte.",
            "Wenn du keine Handkarten hast: Ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Wirf 1 Handkarte ab, ziehe 1 Karte und erhalte 4 Punkte.",
            "Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Du darfst 1 Karte ziehen und 4 Punkte erhalten.",
            "Freiwillig: Ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Wenn diese Karte ablenkt, ziehe 1 Karte und erhalte 4 Punkte. Erhalte 1 Energie.",
            "Nach dem Ablenken mit dieser Karte: Ziehe 1 Karte. Erhalte 4 Punkte. Erhalte 1 Energie.");
        row("heldenhain", false, "If you have no cards in hand: Draw 1 card and gain 4 points.",
            "If you have no cards in hand: Draw 1 card. Gain 4 points.");
        row("ikonen", true, "Beim Legen: Wenn du keine Handkarten hast, ziehe 1 Karte und ziehe 2 Karten.",
            "Beim Legen: Wenn du höchstens 0 Handkarten hast: Ziehe 1 Karte. Ziehe 2 Karten.");
    }

    void whatGovernsInItsSentenceGovernsAllOfIt() {
        QFETCH(QString, known);
        const Fetched one;
        QVERIFY(one.read.understood);
        QCOMPARE(QString::fromStdString(one.read.normalised), known);
    }

    void twoPossibleScopesAreAFindingNotAGuess_data() {
        addColumns();
        row("heldenhain", true, "Wenn du keine Handkarten hast, ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Beim Ausspielen: Wenn du keine Handkarten hast, ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Wirf 1 Handkarte ab, ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", true, "Du darfst 1 Handkarte abwerfen. Wenn du das tust, ziehe 2 Karten. Erhalte 1 Punkt.");
        row("heldenhain", true,
            "Wenn du keine Handkarten hast: Ziehe 1 Karte. Wenn du mindestens 3 Punkte hast: Erhalte 1 Punkt.");
        row("heldenhain", true, "Für jede eigene Figur, höchstens 3: Ziehe 1 Karte und erhalte 1 Punkt.");
        row("heldenhain", true, "Ziehe 1 Karte und erhalte 1 Punkt für jede eigene Figur.");
        row("heldenhain", true,
            "Wenn du keine Handkarten hast: Diese Karte hat +1 Einsatz. Diese Karte darf im Ausspielzug ablenken.");
        row("heldenhain", true, "Beim Ausspielen: Du darfst 1 Karte ziehen. Erhalte 1 Punkt.");
        row("heldenhain", false,
            "When played: If you have no cards in hand: Draw 1 card. If you have at least 3 points: Gain 1 point.");
        row("heldenhain", false, "Draw 1 card and gain 1 point for each own figure.");
        row("heldenhain", true, "Beim Ausspielen: Ziehe 1 Karte, wenn du keine Handkarten hast. Erhalte 1 Punkt.");
        row("fahnenturnier", true, "Im Angriff: Diese Karte hat +1 Stärke. Erhalte 1 Fan.");
        row("ikonen", true, "Nur beim Angreifen: Diese Ikone hat +1 ATT. Diese Ikone gewinnt bei Gleichstand.");
        row("ikonen", true, "Beim Legen: Wenn du keine Handkarten hast, ziehe 1 Karte. Ziehe 2 Karten.");
        row("modulspiel", true,
            "Auch auf der Reserve: Diese Karte hat +1 Resilienz. Eigene Kaffeepausen haben +1 Resilienz.");
        row("fahnenturnier", true, "Ausgewählt: Wenn du mindestens 2 Trophäen hast, erhalte 1 Fan. Erhalte 2 Fans.");
        row("fahnenturnier", false, "Picked: If you have at least 2 trophies, gain 1 fan. Gain 2 fans.");
        row("heldenhain", true, "Ziehe 1 Karte. Wirf 1 Handkarte ab, erhalte 2 Punkte. Ziehe 1 Karte.");
        row("heldenhain", false, "Draw 1 card. Discard 1 card, gain 2 points. Draw 1 card.");
        row("heldenhain", true, "Glück: Ziehe 1 Karte. Wenn du keine Handkarten hast: Ziehe 1 Karte.");
        row("heldenhain", true,
            "Beim Ausspielen: Wenn du höchstens 2 Handkarten hast, ziehe 1 Karte. Sonst erhalte 1 Energie. Erhalte 1 "
            "Punkt.");
        row("heldenhain", true,
            "Wenn du höchstens 2 Handkarten hast: Ziehe 1 Karte. Ansonsten erhalte 1 Energie. Erhalte 1 Punkt.");
        row("heldenhain", false,
            "When played: If you have at most 2 cards in hand, draw 1 card. Otherwise gain 1 energy. Gain 1 point.");
        row("modulspiel", true,
            "Beim Ausspielen: Wenn du mindestens 2 Euro hast, ziehe 1 Karte. Sonst erhalte 1 Euro. Ziehe 1 Karte.");
        row("modulspiel", false,
            "When played: If you have at least 2 Euro, draw 1 card. Otherwise gain 1 Euro. Draw 1 card.");
        row("ikonen", true,
            "Beim Legen: Wenn du höchstens 2 Handkarten hast, ziehe 1 Karte. Sonst ziehe 2 Karten. Ziehe 1 Karte.");
    }

    void twoPossibleScopesAreAFindingNotAGuess() {
        const Fetched one;
        QVERIFY(!one.read.understood);
        QVERIFY2(isUnclear(one.read), one.read.normalised.c_str());
        QCOMPARE(QString::fromStdString(one.read.normalised), QString::fromStdString(one.text));
    }

    void bothScopesAreOffered_data() {
        addColumns();
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const auto offer = [](const char* system, bool german, const char* text, const char* first,
                              const char* second) {
            QTest::addRow("%s: %s", system, text) << QString(system) << german << QString::fromUtf8(text)
                                                  << QString::fromUtf8(first) << QString::fromUtf8(second);
        };
        offer("heldenhain", true, "Wenn du keine Handkarten hast, ziehe 1 Karte. Danach erhalte 4 Punkte.",
              "Wenn du keine Handkarten hast: Ziehe 1 Karte. Erhalte 4 Punkte.",
              "Wenn du keine Handkarten hast: Ziehe 1 Karte.\nErhalte 4 Punkte.");
        offer("heldenhain", false, "If you have no cards in hand, draw 1 card. Then gain 4 points.",
              "If you have no cards in hand: Draw 1 card. Gain 4 points.",
              "If you have no cards in hand: Draw 1 card.\nGain 4 points.");
        offer("heldenhain", true, "Wirf 1 Handkarte ab, ziehe 1 Karte. Erhalte 4 Punkte.",
              "Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 1 Karte. Erhalte 4 Punkte.",
              "Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 1 Karte.\nErhalte 4 Punkte.");
        offer(
            "heldenhain", true,
            "Beim Ausspielen: Wenn du höchstens 2 Handkarten hast, ziehe 1 Karte. Sonst erhalte 1 Energie. Erhalte 1 "
            "Punkt.",
            "Beim Ausspielen: Wenn du höchstens 2 Handkarten hast: Ziehe 1 Karte. Sonst: Erhalte 1 Energie. Erhalte 1 "
            "Punkt.",
            "Beim Ausspielen: Wenn du höchstens 2 Handkarten hast: Ziehe 1 Karte. Sonst: Erhalte 1 Energie.\nBeim "
            "Ausspielen: Erhalte 1 Punkt.");
        offer("heldenhain", false,
              "When played: If you have at most 2 cards in hand, draw 1 card. Otherwise gain 1 energy. Gain 1 point.",
              "When played: If you have at most 2 cards in hand: Draw 1 card. Otherwise: Gain 1 energy. Gain 1 point.",
              "When played: If you have at most 2 cards in hand: Draw 1 card. Otherwise: Gain 1 energy.\nWhen played: "
              "Gain 1 point.");
        offer("heldenhain", false, "Discard 1 card, draw 1 card. Gain 4 points.",
              "Price: Discard 1 card. In return: Draw 1 card. Gain 4 points.",
              "Price: Discard 1 card. In return: Draw 1 card.\nGain 4 points.");
    }

    /// "Wenn X, A. Danach B.": whether B too needs X is for the designer to say.
    void bothScopesAreOffered() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const Fetched one;
        QVERIFY(!one.read.understood);
        QVERIFY(isUnclear(one.read));
        const std::vector<std::string> offered = fetchedLanguage().repairs(one.text, one.language, anyCard());
        QCOMPARE(offered.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(offered[0]), first);
        QCOMPARE(QString::fromStdString(offered[1]), second);
        for (const std::string& way : offered) {
            const CardReading read = fetchedLanguage().read(way, one.language, anyCard());
            QVERIFY2(read.understood && read.normalised == way, way.c_str());
        }
    }

    void whatIsJoinedInOneSentenceHasOneScope_data() {
        addColumns();
        QTest::addColumn<QString>("known");
        row("heldenhain", true, "Wenn du keine Handkarten hast, ziehe 1 Karte und erhalte 4 Punkte.",
            "Wenn du keine Handkarten hast: Ziehe 1 Karte. Erhalte 4 Punkte.");
        row("heldenhain", false, "If you have no cards in hand, draw 1 card and gain 4 points.",
            "If you have no cards in hand: Draw 1 card. Gain 4 points.");
        row("heldenhain", true, "Ziehe 1 Karte. Wirf 1 Handkarte ab, erhalte 2 Punkte und ziehe 1 Karte.",
            "Ziehe 1 Karte. Preis: Wirf 1 Handkarte ab. Dafür: Erhalte 2 Punkte. Ziehe 1 Karte.");
        row("fahnenturnier", true, "Beim Auswählen, erhalte 1 Fan. Erhalte 2 Fans.",
            "Ausgewählt: Erhalte 1 Fan. Erhalte 2 Fans.");
        row("fahnenturnier", false, "When picked, gain 1 fan. Gain 2 fans.", "Picked: Gain 1 fan. Gain 2 fans.");
    }

    void whatIsJoinedInOneSentenceHasOneScope() { whatGovernsInItsSentenceGovernsAllOfIt(); }

    void aConditionAtTheEndGovernsItsOwnSentence_data() {
        addColumns();
        QTest::addColumn<QString>("known");
        row("heldenhain", true, "Beim Ausspielen: Ziehe 1 Karte, wenn du keine Handkarten hast.",
            "Beim Ausspielen: Wenn du keine Handkarten hast: Ziehe 1 Karte.");
        row("heldenhain", true, "Erhalte 1 Punkt. Ziehe 1 Karte, wenn du keine Handkarten hast.",
            "Erhalte 1 Punkt. Wenn du keine Handkarten hast: Ziehe 1 Karte.");
        row("heldenhain", false, "When played: Draw 1 card if you have no cards in hand.",
            "When played: If you have no cards in hand: Draw 1 card.");
        row("heldenhain", false, "Gain 1 point. Draw 1 card, if you have no cards in hand.",
            "Gain 1 point. If you have no cards in hand: Draw 1 card.");
        row("ikonen", true, "Beim Legen: Du darfst 1 Karte ziehen, wenn du höchstens 2 Handkarten hast.",
            "Beim Legen: Wenn du höchstens 2 Handkarten hast: Freiwillig: Ziehe 1 Karte.");
        row("fahnenturnier", true, "Ausgewählt: Erhalte 1 Fan, wenn du mindestens 2 Trophäen hast.",
            "Ausgewählt: Wenn du mindestens 2 Trophäen hast: Erhalte 1 Fan.");
        row("fahnenturnier", false, "Picked: Gain 1 fan. Gain 1 fan if you have at least 2 trophies.",
            "Picked: Gain 1 fan. If you have at least 2 trophies: Gain 1 fan.");
        row("modulspiel", true, "Beim Ausspielen: Ziehe 1 Karte, wenn du mindestens 2 Euro hast.",
            "Beim Ausspielen: Wenn du mindestens 2 Euro hast: Ziehe 1 Karte.");
    }

    void aConditionAtTheEndGovernsItsOwnSentence() { whatGovernsInItsSentenceGovernsAllOfIt(); }

    void aLaterConditionBelongsToTheHeadBeforeIt_data() {
        addColumns();
        row("heldenhain", true,
            "Zu Beginn deines Zuges: Ziehe 1 Karte. Wenn du keine Handkarten hast: Erhalte 1 Punkt.");
        row("heldenhain", true, "Beim Ausspielen: Ziehe 1 Karte. Erhalte 1 Punkt. Mannschaft 3: Erhalte 1 Energie.");
        row("heldenhain", true, "Beim Ausspielen: Ziehe 1 Karte. Preis: Wirf 1 Handkarte ab. Dafür: Erhalte 1 Punkt.");
        row("heldenhain", true, "Beim Ausspielen: Ziehe 1 Karte. Freiwillig: Wirf 1 Handkarte ab. Erhalte 1 Punkt.");
        row("heldenhain", true,
            "Ziehe 1 Karte. Wenn du keine Handkarten hast: Erhalte 1 Punkt. Sonst: Verliere 1 Punkt.");
        row("heldenhain", false, "At the start of your turn: Draw 1 card. If you have no cards in hand: Gain 1 point.");
        row("heldenhain", false, "When played: Draw 1 card. Optional: Discard 1 card.");
        row("fahnenturnier", true, "Im Angriff: Erhalte 1 Fan. Wenn du mindestens 2 Trophäen hast: Erhalte 2 Fans.");
        row("fahnenturnier", false, "While attacking: Gain 1 fan. If you have at least 2 trophies: Gain 2 fans.");
        row("ikonen", true, "Beim Legen: Ziehe 1 Karte. Wenn du höchstens 2 Handkarten hast: Ziehe 1 Karte.");
        row("ikonen", false, "When placed: Draw 1 card. If you have at most 2 cards in hand: Draw 1 card.");
        row("fahnenturnier", true, "Ausgewählt: Erhalte 1 Fan. Wenn du mindestens 2 Trophäen hast: Erhalte 2 Fans.");
        row("fahnenturnier", true, "Ausgewählt: Erhalte 1 Fan. Freiwillig: Entferne 1 Karte aus deinem Deck.");
        row("fahnenturnier", false, "Picked: Gain 1 fan. If you have at least 2 trophies: Gain 2 fans.");
        row("fahnenturnier", false, "Picked: Gain 1 fan. Optional: Remove 1 card from your deck.");
        row("modulspiel", true, "Beim Ausspielen: Ziehe 1 Karte. Wenn du keine Reservekarten hast: Ziehe 1 Karte.");
    }

    void aLaterConditionBelongsToTheHeadBeforeIt() {
        CardContext context = anyCard();
        context.type = fetchedLanguage().functionId("crew") == CardLanguage::kNoFunction ? "" : "character";
        const Fetched one;
        QVERIFY2(one.read.understood, one.read.normalised.c_str());
        QCOMPARE(one.read.abilities.size(), std::size_t{1});
        QVERIFY(one.read.normalised == one.text || one.text.find("Reservekarten") != std::string::npos);
    }

    void whatIsKnownBesideSomethingUnknownStaysKnown_data() {
        addColumns();
        QTest::addColumn<QString>("known");
        row("heldenhain", true, "Alle Figuren haben −1 Ausdauer. Zwerge rodeln bergab.",
            "Alle Figuren haben −1 Ausdauer");
        row("heldenhain", true, "Zwerge rodeln bergab. Alle Figuren haben −1 Ausdauer.",
            "Alle Figuren haben −1 Ausdauer");
        row("heldenhain", true, "Diese Karte hat +1 Einsatz. Zwerge rodeln. Diese Karte darf im Ausspielzug ablenken.",
            "Diese Karte hat +1 Einsatz|Diese Karte darf im Ausspielzug ablenken");
        row("heldenhain", true, "Beim Ausspielen: Zwerge rodeln. Ziehe 1 Karte. Diese Karte hat +1 Einsatz.",
            "Beim Ausspielen|Ziehe 1 Karte|Diese Karte hat +1 Einsatz");
        row("heldenhain", true, "Zwerge rodeln. Beim Ausspielen: Ziehe 1 Karte.", "Beim Ausspielen|Ziehe 1 Karte");
        row("heldenhain", false, "All figures have −1 stamina. Dwarfs sled downhill.", "All figures have −1 stamina");
        row("fahnenturnier", true, "Im Angriff: Diese Karte hat +2 Stärke. Zwerge rodeln.",
            "Im Angriff|Diese Karte hat +2 Stärke");
        row("ikonen", true, "Diese Ikone hat +1 ATT. Zwerge rodeln.", "Diese Ikone hat +1 ATT");
        row("modulspiel", true, "Diese Karte hat +1 Resilienz. Zwerge rodeln.", "Diese Karte hat +1 Resilienz");
    }

    void whatIsKnownBesideSomethingUnknownStaysKnown() {
        QFETCH(QString, known);
        const Fetched one;
        QVERIFY(!one.read.understood);
        QStringList clauses;
        for (const std::string& clause : knownClauses(one.read, one.text)) {
            clauses << QString::fromStdString(clause);
        }
        QCOMPARE(clauses.join('|'), known);
        QCOMPARE(one.read.unknown.size(), std::size_t{1});
        const std::size_t at = one.text.find(one.language == model::Language::German ? "Zwerge" : "Dwarfs");
        QVERIFY(one.read.unknown[0].range.begin >= at);
        QVERIFY(!one.read.unknown[0].expected.empty());
        const CardReading again = fetchedLanguage().read(one.read.normalised, one.language, anyCard());
        QCOMPARE(QString::fromStdString(again.normalised), QString::fromStdString(one.read.normalised));
    }
};

QTEST_GUILESS_MAIN(TestLanguageScope)
#include "tst_language_scope.moc"
