#include "cli_run.h"

#include <QTest>

class TestCliLanguage : public QObject {
    Q_OBJECT

private:
    static CliRun command(const char* name, const QString& language, const QByteArray& text,
                          const QStringList& more = {}) {
        return runCli(QStringList{name, "--system", "heldenhain", "--language", language, "--json"} + more, text);
    }

private Q_SLOTS:
    void aKnownTextIsUnderstoodAndSaidInEnglish() {
        const CliRun run = command("parse", "de", "Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur.");
        QCOMPARE(run.exit, 0);
        const nlohmann::json result = run.json();
        QVERIFY(result["understood"] == true);
        QVERIFY(result["manual"] == 0);
        QVERIFY(result["normalised"] == "Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur.");
        QVERIFY(result["other"]["language"] == "en");
        QVERIFY(result["other"]["text"] == "When played: Exhaust a ready enemy figure.");
        QVERIFY(command("parse", "en", "When played: Exhaust a ready enemy figure.").json()["abilities"] ==
                result["abilities"]);
    }

    void anUnknownSentenceIsListedWithItsPlace() {
        const CliRun run = command("parse", "de", "Beim Ausspielen: Backe einen Kuchen. Ziehe 1 Karte.");
        QCOMPARE(run.exit, 1);
        const nlohmann::json result = run.json();
        QVERIFY(result["understood"] == false);
        QCOMPARE(result["unknown"].size(), size_t(1));
        QVERIFY(result["unknown"][0]["line"] == 1);
        QVERIFY(!result["unknown"][0]["expected"].empty());
    }

    void bothQuotedSentencesOfTheSourceRulesAreUnderstood() {
        QCOMPARE(command("parse", "de",
                         "Nach dem Punktesammeln einer eigenen Figur: Erschöpfe den Begleiter, entferne 1 Stress.",
                         {"--type", "companion"})
                     .exit,
                 0);
        QCOMPARE(
            command("parse", "de", "Erhalte 1 Punkt. Beende danach sofort deinen Zug.", {"--type", "action_card"}).exit,
            0);
    }

    void aLanguageWithoutEngineIsReadAndMended() {
        const QStringList system{"--system", "modulspiel", "--language", "de", "--json"};
        const CliRun parsed = runCli(QStringList{"parse"} + system, "Nachhall: Ziehe zwei Karten");
        QCOMPARE(parsed.exit, 0);
        QVERIFY(parsed.json()["normalised"] == "Nachhall: Ziehe 2 Karten.");
        QVERIFY(parsed.json()["other"]["text"] == "Aftermath: Draw 2 cards.");
        const CliRun completed = runCli(QStringList{"complete"} + system, "Streiche eine gegn");
        QVERIFY(completed.json()["continuations"][0]["text"] == "gegnerische");
        const CliRun mended = runCli(QStringList{"repair"} + system, "Nachhall: Ziehe 2 Karte.");
        QVERIFY(mended.json()["proposals"][0] == "Nachhall: Ziehe 2 Karten.");
        const CliRun said = runCli(QStringList{"render"} + system, "Streiche eine gegnerische Intervention.");
        QVERIFY(said.json()["text"] == "Strike an opposing Intervention.");
        // A paragraph without head is a certificate's; the duel's types are none of this game.
        QCOMPARE(runCli(QStringList{"parse", "--type", "notice"} + system, "Ziehe 1 Karte.").exit, 1);
        QCOMPARE(runCli(QStringList{"parse", "--type", "companion"} + system, "Ziehe 1 Karte.").exit, 2);
        const CliRun misplaced = runCli(QStringList{"parse", "--type", "notice"} + system, "Nachhall: Ziehe 1 Karte.");
        QCOMPARE(misplaced.exit, 0);
        QVERIFY(misplaced.json()["findings"][0]["rule"] == "MOD-V2");
        QVERIFY(misplaced.json()["findings"][0]["message"] == "Dieser Auslöser kommt auf dieser Kartenart nie vor.");
    }

    void cardTypesMayBeNamedAsPeopleSayThem() {
        const QByteArray text = "Ziehe 1 Karte.";
        for (const char* name : {"action_card", "aktion", "Aktion", "action card"}) {
            QCOMPARE(command("parse", "de", text, {"--type", name}).exit, 0);
        }
        QCOMPARE(command("parse", "de", text, {"--type", "Begleiter"}).exit, 1);
        const CliRun refused = command("parse", "de", text, {"--type", "zauber"});
        QCOMPARE(refused.exit, 2);
        QVERIFY(QByteArray(refused.err + refused.out).contains("action_card"));
    }

    void whatTheGameCannotMeanIsTold() {
        const nlohmann::json result = command("parse", "de", "Verteile 3 Stress auf gegnerische Figuren.").json();
        QVERIFY(result["unknown"][0].contains("missing"));
    }

    void completeOffersTheRestOfAWord() {
        const nlohmann::json result = command("complete", "de", "Beim Ausspielen: Erschöpfe eine bereite gegn").json();
        QVERIFY(result["prefix"] == "gegn");
        QVERIFY(result["continuations"][0]["text"] == "gegnerische");
    }

    void completeFollowsTheCardsType() {
        const auto words = [](const char* type) {
            QStringList found;
            const nlohmann::json result = command("complete", "de", "Beim ", {"--type", type}).json();
            for (const auto& next : result["continuations"]) {
                found << QString::fromStdString(next["text"].get<std::string>());
            }
            return found;
        };
        QVERIFY(words("character").contains("Ausspielen"));
        QVERIFY(!words("headquarters").contains("Ausspielen"));
        const CliRun listed = runCli({"complete", "--language", "de", "--type", "action_card"}, "Entf");
        QVERIFY2(listed.out.contains("Wirkung\t") && listed.out.contains("entferne {Zahl} Stress von {Ziel}"),
                 listed.out.constData());
    }

    void whatCouldStandThereIsToldInPhrases() {
        const CliRun run = runCli({"parse", "--language", "de"}, "Beim Ausspielen: Gib 1 Figur müde.");
        QVERIFY2(run.out.contains("{Ziel}"), run.out.constData());
    }

    void repairProposesTheNearestSentence() {
        const nlohmann::json result = command("repair", "de", "Beim Ausspielen: Zihe 2 Karten.").json();
        QVERIFY(!result["proposals"].empty());
        QVERIFY(result["proposals"][0] == "Beim Ausspielen: Ziehe 2 Karten.");
    }

    void renderSaysTheOtherLanguage() {
        QVERIFY(command("render", "en", "When played: Draw 2 cards.", {"--to", "de"}).json()["text"] ==
                "Beim Ausspielen: Ziehe 2 Karten.");
    }
};

QTEST_GUILESS_MAIN(TestCliLanguage)
#include "tst_cli_language.moc"
