#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

/// What a row tells: "SYSTEM TYPE", the text, and what it is read as or what is offered.
void row(const char* card, bool german, const char* text, const QStringList& expected) {
    const QStringList words = QString(card).split(' ');
    QTest::addRow("%s: %s", card, text) << words[0] << words.value(1) << german << QString::fromUtf8(text) << expected;
}

void addColumns() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("german");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
}

struct Fetched {
    CardContext context = anyCard();
    std::string text;
    model::Language language;
    CardReading read;

    Fetched()
        : text(static_cast<QString*>(QTest::qData("text", qMetaTypeId<QString>()))->toStdString()),
          language(*static_cast<bool*>(QTest::qData("german", qMetaTypeId<bool>())) ? model::Language::German
                                                                                    : model::Language::English) {
        context.type = static_cast<QString*>(QTest::qData("type", qMetaTypeId<QString>()))->toStdString();
        read = fetchedLanguage().read(text, language, context);
    }
    [[nodiscard]] bool has(NoteKind kind) const {
        return std::any_of(read.notes.begin(), read.notes.end(), [&](const Note& note) { return note.kind == kind; });
    }
    [[nodiscard]] QStringList offered() const {
        QStringList all;
        for (const std::string& one : fetchedLanguage().repairs(text, language, context)) {
            all << QString::fromStdString(one);
        }
        return all;
    }
};

} // namespace

/// What pronouns, "diese Figur" and a comma behind a price mean (card-language.md, 0.3: a finding, never a guess).
class TestLanguageReferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOnlyThingThatFitsIsMeant_data() {
        addColumns();
        const auto duel = [](const char* text, const char* meant) {
            row("heldenhain character", true, text, {QString::fromUtf8(meant)});
        };
        duel("Beim Ausspielen: Erschöpfe eine gegnerische Figur. Gib dieser Figur 1 Stress.",
             "Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur. Gib der gewählten Figur 1 Stress.");
        duel("Beim Ausspielen: Erschöpfe einen gegnerischen Charakter. Gib diesem Charakter 1 Stress.",
             "Beim Ausspielen: Erschöpfe einen bereiten gegnerischen Charakter. Gib der gewählten Figur 1 Stress.");
        duel("Beim Ausspielen: Gib einer anderen eigenen Figur 1 Stress und mache diese Figur bereit.",
             "Beim Ausspielen: Gib einer anderen eigenen Figur 1 Stress. Mache die gewählte Figur bereit.");
        duel("Nach dem Punktesammeln einer eigenen Figur: Mache diese Figur bereit.",
             "Nach dem Punktesammeln einer eigenen Figur: Mache die sammelnde Figur bereit.");
        duel("Beim Ausspielen: Mache diese Figur bereit.", "Beim Ausspielen: Mache diese Karte bereit.");
        duel(
            "Nach dem Punktesammeln dieses Charakters: Gib allen gegnerischen Figuren 1 Stress. Mache diesen Charakter "
            "bereit.",
            "Nach dem Punktesammeln dieser Karte: Gib allen gegnerischen Figuren 1 Stress. Mache diese Karte bereit.");
        row("heldenhain equipment", true, "Nach dem Punktesammeln des Trägers: Mache diesen Charakter bereit.",
            {"Nach dem Punktesammeln des Trägers: Mache den Träger bereit."});
        row("heldenhain equipment", true, "Nach dem Punktesammeln des Trägers: Gib ihm 1 Stress.",
            {"Nach dem Punktesammeln des Trägers: Gib dem Träger 1 Stress."});
        row("heldenhain action_card", true,
            "Erschöpfe eine gegnerische Figur. Diese Figur setzt ihren nächsten Zug aus.",
            {"Erschöpfe eine bereite gegnerische Figur. Lass die gewählte Figur aussetzen."});
        row("heldenhain character", false, "After an own figure collects: Ready this figure.",
            {"After an own figure collects: Ready the collecting figure."});
        row("modulspiel intervention", true,
            "Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege diese Intervention ab.",
            {"Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege die gewählte Karte ab."});
        row("modulspiel intervention", false,
            "When played: Put 1 stressor on an opposing Intervention. Discard this Intervention.",
            {"When played: Put 1 stressor on an opposing Intervention. Discard the chosen card."});
        // Gender and number.
        duel("Beim Ausspielen: Gib dieser Karte 1 Stress. Erschöpfe einen gegnerischen Charakter. Mache sie bereit.",
             "Beim Ausspielen: Gib dieser Karte 1 Stress. Erschöpfe einen bereiten gegnerischen Charakter. Mache diese "
             "Karte bereit.");
        duel("Beim Ausspielen: Mache diese Karte bereit. Gib einem gegnerischen Charakter 1 Stress. Erschöpfe ihn.",
             "Beim Ausspielen: Mache diese Karte bereit. Gib einem gegnerischen Charakter 1 Stress. Erschöpfe die "
             "gewählte Figur.");
        duel("Beim Ausspielen: Mache diese Karte bereit. Gib einem gegnerischen Charakter 1 Stress. Erschöpfe sie.",
             "Beim Ausspielen: Mache diese Karte bereit. Gib einem gegnerischen Charakter 1 Stress. Erschöpfe diese "
             "Karte.");
        duel("Beim Ausspielen: Mache diese Karte bereit. Erschöpfe zwei gegnerische Figuren und gib ihnen 1 Stress.",
             "Beim Ausspielen: Mache diese Karte bereit. Erschöpfe 2 bereite gegnerische Figuren. Gib den gewählten "
             "Figuren 1 Stress.");
        duel("Beim Ausspielen: Gib Nami 1 Stress und erschöpfe ihn.",
             "Beim Ausspielen: Gib Nami 1 Stress. Erschöpfe Nami.");
        row("ikonen ikone", true, "Beim Angreifen: Decke die gegnerische Ikone auf und gib ihr -2 VER bis Zugende.",
            {"Beim Angreifen: Decke die gegnerische Ikone auf. Gib der gegnerischen Ikone −2 VER bis Zugende."});
        row("heldenhain character", false, "When played: Exhaust an enemy figure and put 1 stress on it.",
            {"When played: Exhaust a ready enemy figure. Put 1 stress on the chosen figure."});
        row("heldenhain companion", true,
            "Nach dem Punktesammeln einer eigenen Figur: Erschöpfe den Begleiter, entferne 1 Stress.",
            {"Nach dem Punktesammeln einer eigenen Figur: Freiwilliger Preis: Erschöpfe diese Karte. Dafür: Entferne 1 "
             "Stress von einer eigenen Figur."});
        row("heldenhain action_card", true, "Wirf 1 Handkarte ab, ziehe 2 Karten.",
            {"Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 2 Karten."});
    }

    void theOnlyThingThatFitsIsMeant() {
        QFETCH(QStringList, expected);
        const Fetched one;
        QCOMPARE(QString::fromStdString(one.read.normalised), expected[0]);
        QVERIFY(one.read.understood);
    }

    void severalMeaningsAreAFindingThatOffersThem_data() {
        addColumns();
        const auto duel = [](const char* text, const QStringList& offered) {
            row("heldenhain character", true, text, offered);
        };
        duel("Beim Ausspielen: Gib einer gegnerischen Figur 1 Stress. Mache diese Karte bereit. Gib ihr +1 Einsatz bis "
             "Zugende.",
             {"Beim Ausspielen: Gib einer gegnerischen Figur 1 Stress. Mache diese Karte bereit. Gib der gewählten "
              "Figur "
              "+1 Einsatz bis Zugende.",
              "Beim Ausspielen: Gib einer gegnerischen Figur 1 Stress. Mache diese Karte bereit. Gib dieser Karte +1 "
              "Einsatz bis Zugende."});
        duel(
            "Beim Ausspielen: Mache diese Karte bereit. Gib einer gegnerischen Figur 1 Stress. Erschöpfe sie.",
            {"Beim Ausspielen: Mache diese Karte bereit. Gib einer gegnerischen Figur 1 Stress. Erschöpfe die gewählte "
             "Figur.",
             "Beim Ausspielen: Mache diese Karte bereit. Gib einer gegnerischen Figur 1 Stress. Erschöpfe diese "
             "Karte."});
        row("modulspiel intervention", true,
            "Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege 1 Resilienzmarker auf diese "
            "Karte. "
            "Schicke sie auf die Hand zurück.",
            {"Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege 1 Resilienzmarker auf diese "
             "Karte. Schicke die gewählte Karte auf die Hand zurück.",
             "Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege 1 Resilienzmarker auf diese "
             "Karte. Schicke diese Karte auf die Hand zurück."});
        row("heldenhain character", false,
            "When played: Put 1 stress on an enemy figure. Ready this card. Give it +1 effort until end of turn.",
            {"When played: Put 1 stress on an enemy figure. Ready this card. The chosen figure gets +1 effort until "
             "end "
             "of turn.",
             "When played: Put 1 stress on an enemy figure. Ready this card. This card gets +1 effort until end of "
             "turn."});
        // What was named has no word of its own: only the card can be offered.
        duel("Nach dem Ausspielen einer anderen eigenen Figur: Gib dieser Figur +1 Einsatz bis Zugende.",
             {"Nach dem Ausspielen einer anderen eigenen Figur: Gib dieser Karte +1 Einsatz bis Zugende."});
        duel("Wenn eine gegnerische Figur ausscheidet: Gib dieser Figur 1 Stress.",
             {"Beim Ausscheiden einer gegnerischen Figur: Gib dieser Karte 1 Stress."});
        row("heldenhain character", false,
            "When you play another figure: Give this figure +1 effort until end of turn.",
            {"After you play another figure: This card gets +1 effort until end of turn."});
        duel("Beim Ausspielen: Erschöpfe eine gegnerische Figur. Gib diesem Charakter 1 Stress.",
             {"Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur. Gib der gewählten Figur 1 Stress.",
              "Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur. Gib dieser Karte 1 Stress."});
        // A comma, and no word that it may be refused.
        duel("Am Ende deines Zuges: Verliere 1 Punkt, gib dieser Karte 1 Stress.",
             {"Am Ende deines Zuges: Freiwilliger Preis: Verliere 1 Punkt. Dafür: Gib dieser Karte 1 Stress.",
              "Am Ende deines Zuges: Verliere 1 Punkt. Gib dieser Karte 1 Stress."});
        duel("Am Ende deines Zuges: Wirf 1 Handkarte ab, verliere 1 Punkt.",
             {"Am Ende deines Zuges: Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Verliere 1 Punkt.",
              "Am Ende deines Zuges: Wirf 1 Handkarte ab. Verliere 1 Punkt."});
        duel("Am Ende deines Zuges: Verliere 1 Punkt, gib allen eigenen Figuren 1 Stress.",
             {"Am Ende deines Zuges: Freiwilliger Preis: Verliere 1 Punkt. Dafür: Gib allen eigenen Figuren 1 Stress.",
              "Am Ende deines Zuges: Verliere 1 Punkt. Gib allen eigenen Figuren 1 Stress."});
        duel("Beim Ausspielen: Verliere 1 Punkt, dein Gegner erhält 1 Punkt.",
             {"Beim Ausspielen: Freiwilliger Preis: Verliere 1 Punkt. Dafür: Die andere Seite erhält 1 Punkt.",
              "Beim Ausspielen: Verliere 1 Punkt. Die andere Seite erhält 1 Punkt."});
        duel("Beim Ausspielen: Wirf 1 Handkarte ab, ziehe 2 Karten.",
             {"Beim Ausspielen: Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 2 Karten.",
              "Beim Ausspielen: Wirf 1 Handkarte ab. Ziehe 2 Karten."});
        duel("Beim Ausspielen: Ziehe 1 Karte. Wirf 1 Handkarte ab, erhalte 2 Punkte.",
             {"Beim Ausspielen: Ziehe 1 Karte. Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Erhalte 2 Punkte.",
              "Beim Ausspielen: Ziehe 1 Karte. Wirf 1 Handkarte ab. Erhalte 2 Punkte."});
        duel("Beim Ausspielen: Erschöpfe diese Karte, verliere 1 Punkt.",
             {"Beim Ausspielen: Freiwilliger Preis: Erschöpfe diese Karte. Dafür: Verliere 1 Punkt.",
              "Beim Ausspielen: Erschöpfe diese Karte. Verliere 1 Punkt."});
        row("modulspiel intervention", true,
            "Beim Ausspielen: Opfere eine eigene Intervention, lege 1 Stressor auf diese Karte.",
            {"Beim Ausspielen: Freiwilliger Preis: Opfere eine eigene Intervention. Dafür: Lege 1 Stressor auf diese "
             "Karte.",
             "Beim Ausspielen: Preis: Opfere eine eigene Intervention. Dafür: Lege 1 Stressor auf diese Karte."});
        row("heldenhain character", false, "At the end of your turn: Lose 1 point, put 1 stress on this card.",
            {"At the end of your turn: Optional price: Lose 1 point. In return: Put 1 stress on this card.",
             "At the end of your turn: Lose 1 point. Put 1 stress on this card."});
    }

    void severalMeaningsAreAFindingThatOffersThem() {
        QFETCH(QStringList, expected);
        const Fetched one;
        QVERIFY(!one.read.understood);
        QVERIFY2(one.has(NoteKind::PronounUnclear) || one.has(NoteKind::ThisUnclear) || one.has(NoteKind::PriceUnclear),
                 one.read.normalised.c_str());
        QCOMPARE(one.offered(), expected);
        for (const QString& way : expected) {
            const CardReading read = fetchedLanguage().read(way.toStdString(), one.language, one.context);
            QVERIFY2(read.understood && QString::fromStdString(read.normalised) == way, qPrintable(way));
        }
    }

    void aPronounThatNothingFitsIsRefused_data() {
        addColumns();
        const auto duel = [](const char* text) { row("heldenhain character", true, text, {}); };
        duel("Beim Ausspielen: Erschöpfe einen gegnerischen Charakter. Gib ihr 1 Stress.");
        duel("Beim Ausspielen: Erschöpfe einen gegnerischen Charakter und gib ihnen 1 Stress.");
        duel("Beim Ausspielen: Erschöpfe zwei gegnerische Figuren und gib ihr 1 Stress.");
        duel("Beim Ausspielen: Erschöpfe alle gegnerischen Figuren. Gib ihnen 1 Stress.");
        row("heldenhain character", false, "When played: Exhaust two enemy figures and put 1 stress on it.", {});
        row("modulspiel intervention", true,
            "Beim Ausspielen: Lege 1 Stressor auf eine gegnerische Intervention. Lege 1 Stressor auf ihn.", {});
    }

    void aPronounThatNothingFitsIsRefused() {
        const Fetched one;
        QVERIFY(!one.read.understood);
        const bool named = one.text.find("alle") != std::string::npos;
        QVERIFY(one.has(named ? NoteKind::PronounUnsayable : NoteKind::PronounWithoutThing));
    }

    /// What is not understood names things too: "diese Figur" behind it is not simply the card.
    void whatIsNotUnderstoodMayHaveBeenNamed() {
        const CardReading read = heldenhain().read(
            "Beim Ausspielen: Bemale eine gegnerische Figur. Erschöpfe diese Figur und gib ihr 1 Stress.",
            model::Language::German, anyCard());
        QCOMPARE(QString::fromStdString(read.normalised),
                 QStringLiteral("Beim Ausspielen: Bemale eine gegnerische Figur. Erschöpfe diese Figur und gib ihr 1 "
                                "Stress."));
    }

    void whatWaitsForAnUnreadConditionSaysSo() {
        const CardReading read = heldenhain().read("Beim Ausspielen: Falls Vollmond ist: Ziehe 2 Karten.",
                                                   model::Language::German, anyCard());
        const std::vector<OutlineLine> lines = heldenhain().outline(read, anyCard());
        QCOMPARE(lines.back().de,
                 std::string("Wirkung: 2 Karten ziehen, von Hand, denn was davor steht, ist nicht gelesen"));
        QCOMPARE(lines.back().en, std::string("Effect: draw 2 cards, by hand, for what stands before it is not read"));
        const CardReading free = heldenhain().read("Beim Ausspielen: Backe einen Kuchen. Ziehe 2 Karten.",
                                                   model::Language::German, anyCard());
        QCOMPARE(heldenhain().outline(free, anyCard()).back().de, std::string("Wirkung: 2 Karten ziehen"));
    }
};

QTEST_GUILESS_MAIN(TestLanguageReferences)
#include "tst_language_references.moc"
