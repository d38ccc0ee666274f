#include "database/exchange/system_package.h"
#include "tests/database/sample_package.h"

#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

class TestSystemPackage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mistakesAreReportedWithFileAndLine() {
        const auto error = [](const char* file, const std::string& text) {
            PackageFiles files = sample::files();
            files[file] = text;
            const auto package = readPackage(files);
            return package ? Error{} : package.error();
        };
        QCOMPARE(error("system.toml", "key = ").code, std::string("package.syntax"));
        QCOMPARE(error("system.toml", "key = \"x\"").code, std::string("package.missing_value"));
        const Error wrong =
            error("cards/mehr.toml", "\n\n[[card]]\nname = \"X\"\ntype = \"character\"\ncost = \"viel\"\n");
        QCOMPARE(wrong.code, std::string("card.not_a_number"));
        QCOMPARE(wrong.args[0], std::string("cards/mehr.toml"));
        QCOMPARE(wrong.args[1], std::string("3"));
        QCOMPARE(error("cards/mehr.toml", "[[card]]\nname = \"X\"\nfarbe = 1\n").code,
                 std::string("card.unknown_field"));
        QCOMPARE(error("cards/mehr.toml", "[[card]]\nname = \"Nami\"\ntype = \"character\"\n").code,
                 std::string("package.duplicate_key"));
        QCOMPARE(
            error("collections/mehr.toml", "key = \"a\"\nkind = \"deck\"\nname = \"A\"\ncards = [\"fehlt\"]\n").code,
            std::string("edit.unknown_card"));
        QCOMPARE(error("collections/mehr.toml", "key = \"a\"\nkind = \"kiste\"\n").code,
                 std::string("package.wrong_value"));
        PackageFiles none;
        QCOMPARE(codeOf(readPackage(none)), std::string("package.missing_file"));
    }

    void rulesOfBothLanguagesAreJoined() {
        PackageFiles files = sample::files();
        files["rules.de.toml"] =
            "language = \"de\"\n[[section]]\nid = \"ziel\"\ntitle = \"Ziel\"\n[[rule]]\nid = \"PRO-C1\"\n"
            "section = \"ziel\"\ntitle = \"Genau drei\"\ntext = \"Drei Karten.\"\nkeywords = [\"drei\"]\n"
            "severity = \"error\"\n[[term]]\nid = \"card\"\nde = \"Karte\"\nen = \"card\"\n";
        files["rules.en.toml"] =
            "language = \"en\"\n[[section]]\nid = \"ziel\"\ntitle = \"Aim\"\n[[rule]]\nid = \"PRO-C1\"\n"
            "title = \"Exactly three\"\ntext = \"Three cards.\"\n";
        files["messages.toml"] =
            "[[refusal]]\nrule = \"PRO-R1\"\ncase = \"late\"\nde = \"Zu spät.\"\nen = \"Too late.\"\n";
        const auto package = readPackage(files);
        QVERIFY(package.isOk());
        QCOMPARE(package->rules.rules.size(), std::size_t{1});
        const Rule& rule = package->rules.rules.front();
        QCOMPARE(rule.kind, RuleKind::Construction);
        QCOMPARE(rule.title.en, std::string("Exactly three"));
        QCOMPARE(rule.section, std::string("ziel"));
        QCOMPARE(package->rules.sections.front().title.in(Language::English), std::string("Aim"));
        QCOMPARE(package->rules.messages.front().id, std::string("refusal.PRO-R1.late"));
    }

    void decksTakeTheirColourFromTheirFaction() {
        const auto packages = sample::packages();
        QCOMPARE(packages[0].collections[0].colour, std::string("sup"));
        QCOMPARE(std::get<std::string>(packages[0].collections[0].stats.at("faction")), std::string("SUP"));
    }

    void fieldsOfCollectionsAloneKeepNumbersAndTexts() {
        PackageFiles files = sample::files();
        std::string& system = files["system.toml"];
        const std::string known = "fields = [\"faction\"]\n";
        system.replace(system.rfind(known), known.size(), "fields = [\"faction\", \"rank\", \"way\"]\n");
        files["collections/erstes.toml"] += "rank = 3\nway = \"4\"\n";
        const auto package = readPackage(files);
        QVERIFY(package.isOk());
        const Stats& stats = package->collections.front().stats;
        QCOMPARE(std::get<int>(stats.at("rank")), 3);
        QCOMPARE(std::get<std::string>(stats.at("way")), std::string("4"));
    }

    void olderPoolsAreReadWholeBesideTheLiveOne() {
        PackageFiles files = sample::files();
        files["editions/0.9/edition.toml"] = "note = \"alt\"\nfrozen_at = \"2026-01-02T03:04:05Z\"\n";
        files["editions/0.9/cards/alle.toml"] =
            "[[card]]\nkey = \"nami\"\nname = \"Nami\"\ntype = \"character\"\ncost = 7\n";
        files["editions/0.9/collections/a.toml"] = "key = \"a\"\nkind = \"deck\"\nname = \"A\"\ncards = [\"nami\"]\n";
        const auto package = readPackage(files);
        QVERIFY(package.isOk());
        QCOMPARE(package->editions.size(), std::size_t{1});
        const FrozenPool& pool = package->editions.front();
        QCOMPARE(pool.label, std::string("0.9"));
        QCOMPARE(pool.note, std::string("alt"));
        QCOMPARE(pool.cards.size(), std::size_t{1});
        QCOMPARE(pool.cards.front().number("cost"), 7);
        QCOMPARE(pool.collections.front().copiesOf("nami"), 1);
        const auto error = [&](const char* file, const char* text) {
            PackageFiles changed = files;
            changed[file] = text;
            const auto read = readPackage(changed);
            return read ? Error{} : read.error();
        };
        QCOMPARE(error("editions/0.9/edition.toml", "note = \"alt\"\n").code, std::string("package.missing_value"));
        QCOMPARE(error("editions/0.9/edition.toml", "frozen_at = \"x\"\n[parameters]\nfehlt = 1\n").code,
                 std::string("package.wrong_value"));
        QCOMPARE(error("editions/0.9/collections/a.toml", "key = \"a\"\nkind = \"deck\"\ncards = [\"fehlt\"]\n").code,
                 std::string("edit.unknown_card"));
        QCOMPARE(error("editions/0.8/cards/alle.toml", "").code, std::string("package.missing_file"));
    }

    void theShippedPackagesAreWhole() {
        const auto packages = loadPackages(std::string(BLATTWERK_RESOURCE_DIR) + "/systems");
        QVERIFY(packages.isOk());
        QVERIFY(packages->size() >= 3);
        // Not by the alphabet: the project opens with the first one.
        QCOMPARE(packages->front().info.key, std::string("heldenhain"));
        QCOMPARE((*packages)[1].info.key, std::string("ikonen"));
        for (const SystemPackage& package : *packages) {
            QVERIFY(!package.info.schema.types.empty());
            QVERIFY(!package.info.ruleSets.empty());
            for (const Rule& rule : package.rules.rules) {
                QVERIFY2(!rule.title.de.empty() && !rule.title.en.empty() && !rule.text.de.empty(), rule.id.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSystemPackage)
#include "tst_system_package.moc"
