#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace blattwerk::database;
using namespace std::string_literals;

namespace {

Experiment experiment(const char* name) {
    Experiment made;
    made.system = "probe";
    made.name = name;
    made.programVersion = "0.1.0";
    made.seed = "18446744073709551615";
    made.settings = R"({"games":400})";
    made.result = R"({"pairings":[{"games":400}]})";
    made.note = "nach der Änderung an Bruno";
    return made;
}

} // namespace

class TestExperimentRepository : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_path;
    std::unique_ptr<Project> m_project;

private Q_SLOTS:
    void init() {
        m_path = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + ".blattwerk").toStdString();
        auto project = Project::create(m_path, sample::packages());
        QVERIFY(project.isOk());
        m_project = std::move(*project);
    }

    void experimentsSurviveClosingTheProject() {
        const auto id = m_project->experiments().add(experiment("2 statt 3 Aktionen"));
        QVERIFY(id.isOk());
        m_project.reset();
        auto again = Project::open(m_path);
        QVERIFY(again.isOk());
        const auto found = (*again)->experiments().find(*id);
        QVERIFY(found.isOk() && found->has_value());
        QCOMPARE((*found)->name, "2 statt 3 Aktionen"s);
        QCOMPARE((*found)->seed, "18446744073709551615"s);
        QCOMPARE((*found)->result, R"({"pairings":[{"games":400}]})"s);
        QCOMPARE((*found)->note, "nach der Änderung an Bruno"s);
        QCOMPARE(nlohmann::json::parse((*found)->settings)["games"].get<int>(), 400);
        QVERIFY(!(*found)->runAt.empty());
    }

    void theListIsNewestFirstOfOneSystemAndWithoutFigures() {
        ExperimentRepository& all = m_project->experiments();
        QVERIFY(all.add(experiment("erster")).isOk());
        QVERIFY(all.add(experiment("zweiter")).isOk());
        const auto list = all.list("probe");
        QVERIFY(list.isOk());
        QCOMPARE(list->size(), size_t(2));
        QCOMPARE(list->front().name, "zweiter"s);
        QVERIFY(list->front().result.empty());
        QVERIFY(all.list("other")->empty());
    }

    void nameAndNoteAreEdited() {
        ExperimentRepository& all = m_project->experiments();
        const auto id = *all.add(experiment("alt"));
        QVERIFY(all.rename(id, "Bruno „Ausdauer“ 6 / 7").isOk());
        QVERIFY(all.setNote(id, "").isOk());
        const auto found = *all.find(id);
        QCOMPARE(found->name, "Bruno „Ausdauer“ 6 / 7"s);
        QCOMPARE(found->note, ""s);
        QCOMPARE(nlohmann::json::parse(found->settings)["games"].get<int>(), 400);
    }

    void aRemovedExperimentComesBackAsItWas() {
        ExperimentRepository& all = m_project->experiments();
        const auto id = *all.add(experiment("weg und wieder da"));
        const Experiment before = **all.find(id);
        QVERIFY(all.remove(id).isOk());
        QVERIFY(!all.find(id)->has_value());
        QCOMPARE(*all.add(before), id);
        const Experiment after = **all.find(id);
        QCOMPARE(after.name, before.name);
        QCOMPARE(after.result, before.result);
        QCOMPARE(after.runAt, before.runAt);
    }

    void whatIsNoJsonIsRefused() {
        Experiment broken = experiment("kaputt");
        broken.result = "{";
        QCOMPARE(m_project->experiments().add(broken).error().code, "experiment.settings"s);
        broken.result = "{}";
        broken.settings = "[]";
        QCOMPARE(m_project->experiments().add(broken).error().code, "experiment.settings"s);
        Experiment stranger = experiment("fremd");
        stranger.system = "nirgends";
        QVERIFY(!m_project->experiments().add(stranger).isOk());
    }

    void aReadOnlyProjectSaysSo() {
        m_project.reset();
        auto readOnly = Project::open(m_path, OpenMode::ReadOnly);
        QVERIFY(readOnly.isOk());
        QCOMPARE((*readOnly)->experiments().add(experiment("nein")).error().code, "project.read_only"s);
    }
};

QTEST_GUILESS_MAIN(TestExperimentRepository)
#include "tst_experiment_repository.moc"
