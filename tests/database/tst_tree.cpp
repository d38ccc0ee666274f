#include "database/comparison/apply_contents.h"
#include "database/comparison/difference.h"
#include "database/exchange/tree/toml_writer.h"
#include "database/exchange/tree/tree.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <toml++/toml.h>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

namespace {

std::map<QString, QByteArray> filesIn(const QString& folder) {
    std::map<QString, QByteArray> files;
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        files[QDir(folder).relativeFilePath(path)] = sample::bytesOf(path);
    }
    return files;
}

ProjectContents contentsOfProject(Project& project) {
    auto contents = readContents(project);
    if (!contents) {
        qFatal("%s", contents.error().code.c_str());
    }
    return *contents;
}

} // namespace

class TestTree : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const char* name) { return m_folder->filePath(name).toStdString(); }

    void perform(Project& project, const ChangeSet& changes) {
        const auto done = project.perform(changes);
        if (!done) {
            qFatal("%s", done.error().code.c_str());
        }
    }

    /// Export, import into an empty project, compare, export again.
    void goesThere(Project& project) {
        const ProjectContents before = contentsOfProject(project);
        QCOMPARE(codeOf(writeTree(before, path("tree"))), std::string());
        const auto read = readTree(path("tree"));
        QVERIFY2(read.isOk(),
                 read ? ""
                      : (read.error().code + " " + (read.error().args.empty() ? "" : read.error().args[0])).c_str());
        auto empty = Project::createInMemory({});
        QVERIFY(empty.isOk());
        const auto applied = applyContents(**empty, *read, {});
        QVERIFY2(applied.isOk(), codeOf(applied).c_str());
        const ProjectContents after = contentsOfProject(**empty);
        const Difference found = difference(before, after);
        for (const auto* list : {&found.added, &found.changed, &found.removed}) {
            for (const ItemDifference& item : *list) {
                qWarning("%s %s %s", item.id.system.c_str(), item.id.key.c_str(),
                         item.fields.empty() ? "" : item.fields[0].field.c_str());
            }
        }
        QVERIFY(found.isEmpty());
        QCOMPARE(before.pictures.size(), after.pictures.size());
        QCOMPARE(codeOf(writeTree(after, path("again"))), std::string());
        QVERIFY(filesIn(m_folder->filePath("tree")) == filesIn(m_folder->filePath("again")));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theShippedSystemsGoThereAndBack() {
        const auto packages = loadPackages(SYSTEMS_FOLDER);
        QVERIFY(packages.isOk());
        QVERIFY(packages->size() >= 2);
        auto project = Project::createInMemory(*packages);
        QVERIFY(project.isOk());
        goesThere(**project);
    }

    void whatDesignersAddGoesThereAndBack() {
        auto project = sample::inMemory();
        const auto picture = project->art().add("image/png", "\x89PNG\r\n\x1a\n not really");
        QVERIFY(picture.isOk());
        const Card before = **project->cards().find("probe", "nami");
        Card after = before;
        after.art = *picture;
        after.text = "Zeile 1 \"\"\"\nZeile 2 \\ mit 'allem', # und [x]\n\n\tEnde";
        after.notes = "=1+1";
        after.flavour = "<b>kein HTML</b>";
        after.stats["traits"] = std::vector<std::string>{"groß", "klein"};
        after.translations["en"].manualClauses["Mach „was“. a = b"] = "Do \"it\".";
        after.translations["en"].sourceHashes["name"] = "abc";
        after.translations["fr"].name = "Nami la claire";
        perform(*project, editCard(before, after));
        Card odd = before;
        odd.id = {};
        odd.key = "007";
        odd.name = "true";
        odd.text = "1979-05-27";
        odd.stats = {{"cost", -3}};
        odd.translations.clear();
        perform(*project, createCard(odd));
        Collection deck;
        deck.system = "probe";
        deck.key = "../../Böse";
        deck.kind = "deck";
        deck.name = {"Böse „Namen“", "Evil"};
        deck.colour = "pur";
        deck.stats["faction"] = std::string("SUP");
        deck.cards = {{"007", 3}, {"nami", 1}};
        perform(*project, createCollection(deck));
        perform(*project,
                saveRuleSet("probe", {}, RuleSet{"mein", {"Meins", "Mine"}, {"Notiz", ""}, {{"action_points", "2"}}}));
        perform(*project, saveLayout("probe", {}, "# Gesicht\n[area]\nx = 1\n"));
        perform(*project,
                saveRuling({}, Ruling{"r1", "probe", "nami", {"Wann?", "When?"}, {"Jetzt.", ""}, {"PRO-R1"}}));
        perform(*project, savePhraseAlias({}, PhraseAlias{"probe", "de", "Mach: {x}", "Tu {x}", true}));
        goesThere(*project);
        QVERIFY(!QFileInfo::exists(m_folder->filePath("Böse.toml")));
    }

    void aSecondExportWritesOnlyWhatChanged() {
        auto project = sample::inMemory();
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        const auto first = filesIn(m_folder->filePath("tree"));
        const Card before = **project->cards().find("probe", "ueberfall");
        Card after = before;
        after.stats["cost"] = 2;
        perform(*project, editCard(before, after));
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        int changed = 0;
        for (const auto& [name, bytes] : filesIn(m_folder->filePath("tree"))) {
            changed += first.at(name) != bytes ? 1 : 0;
        }
        QCOMPARE(changed, 1);
    }

    void filesOfDeletedDecksGoAndNoOtherFileIsTouched() {
        auto project = sample::inMemory();
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        sample::write(m_folder->filePath("tree/README.md"), "mine");
        QDir(m_folder->path()).mkpath("tree/.git");
        sample::write(m_folder->filePath("tree/.git/config"), "mine");
        perform(*project, deleteCollection(**project->collections().find("probe", "erstes")));
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        const auto files = filesIn(m_folder->filePath("tree"));
        QVERIFY(!files.contains("probe/collections/erstes.toml"));
        QVERIFY(!files.contains("probe/cards/erstes.toml"));
        QVERIFY(files.contains("probe/cards/_without.toml"));
        QCOMPARE(files.at("README.md"), QByteArray("mine"));
    }

    void aFolderWithOtherThingsIsRefused() {
        QDir(m_folder->path()).mkpath("mine");
        sample::write(m_folder->filePath("mine/letter.txt"), "Liebe Oma");
        auto project = sample::inMemory();
        QCOMPARE(codeOf(writeTree(contentsOfProject(*project), path("mine"))), std::string("tree.foreign"));
        QCOMPARE(filesIn(m_folder->filePath("mine")).size(), std::size_t{1});
    }

    void aBadFileIsNamedWithItsLine() {
        auto project = sample::inMemory();
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        sample::write(m_folder->filePath("tree/probe/cards/erstes.toml"), "[[card]]\nkey = \"a\nname=1\n");
        const auto read = readTree(path("tree"));
        QCOMPARE(codeOf(read), std::string("package.syntax"));
        QCOMPARE(read.error().args[0], std::string("probe/cards/erstes.toml"));
        QCOMPARE(read.error().args[1], std::string("2"));
    }

    void aPictureThatIsNotWhatItsNameSaysIsRefused() {
        auto project = sample::inMemory();
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        QDir(m_folder->path()).mkpath("tree/picture");
        sample::write(m_folder->filePath("tree/picture/0000.png"), "x");
        QCOMPARE(codeOf(readTree(path("tree"))), std::string("tree.picture"));
    }

    void aFolderIsFoundFromWhereOneStands() {
        auto project = sample::inMemory();
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        const auto written = writeTree(contentsOfProject(*project), "tree");
        const auto read = readTree("tree");
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(codeOf(written), std::string());
        QCOMPARE(codeOf(read), std::string());
        QCOMPARE(read->systems.size(), std::size_t{1});
    }

    void linksAreNotFollowed() {
        auto project = sample::inMemory();
        QVERIFY(writeTree(contentsOfProject(*project), path("tree")).isOk());
        sample::write(m_folder->filePath("secret.toml"), "[[card]]\nkey=\"secret\"\ntype=\"character\"\nname=\"S\"\n");
        QVERIFY(QFile::link(m_folder->filePath("secret.toml"), m_folder->filePath("tree/probe/cards/link.toml")));
        const auto read = readTree(path("tree"));
        QVERIFY(read.isOk());
        QCOMPARE(read->systems[0].package.cards.size(), std::size_t{3});
    }

    void everyTextIsReadAgainAsItWas() {
        for (const std::string& text : {std::string("\"\"\""), std::string("a\n\"\"\"\nb"), std::string("\\"),
                                        std::string("\\n\n"), std::string("\x01\x7f\t"), std::string("„ẞ“ 😀"),
                                        std::string("\n"), std::string("a\r\nb"), std::string("'''")}) {
            const auto table = toml::parse("a = " + tomlQuoted(text));
            QCOMPARE(table["a"].value_or(std::string("?")), text);
        }
    }
};

QTEST_GUILESS_MAIN(TestTree)
#include "tst_tree.moc"
