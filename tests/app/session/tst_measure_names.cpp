#include "app/session/measure_names.h"

#include "app/session/sample.h"
#include "app/session/workspace.h"
#include "engine/lab/seat_series.h"
#include "engine/lab/series.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

class TestMeasureNames : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;

private Q_SLOTS:
    void initTestCase() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace.isOk());
        m_workspace = std::move(*workspace);
    }

    void aSystemNamesAllThatItsEngineCountsAndNothingElse() {
        for (const std::string& key : m_workspace->systemKeys()) {
            const SystemDesk& desk = m_workspace->system(key);
            QVERIFY2(desk.engine, key.c_str());
            engine::lab::SeriesSetup setup;
            setup.pool = desk.cards;
            setup.collections = desk.collections;
            setup.policies = {"random", "random"};
            if (!desk.engine->drafts()) {
                const auto deck = std::ranges::find_if(
                    desk.collections, [&desk](const model::Collection& one) { return desk.isPlayed(one); });
                QVERIFY2(deck != desk.collections.end(), key.c_str());
                setup.decks = {deck->cardKeys(), deck->cardKeys()};
            }
            const auto series = desk.engine->series(setup);
            QVERIFY2(series.isOk(), desk.info.key.c_str());
            std::set<std::string> counted;
            for (const engine::lab::Measure& measure : (*series)->layout()->measures) {
                counted.insert(measure.key);
            }
            if (desk.engine->playsTournaments()) {
                const auto games = desk.engine->seatSeries({desk.cards, desk.collections, {}, 4, {"random"}, {}, 1});
                QVERIFY2(games.isOk(), desk.info.key.c_str());
                for (const engine::lab::Measure& measure : (*games)->layout()->measures) {
                    counted.insert(measure.key);
                }
            }
            const model::LocalText race = raceName(desk.info.key);
            QVERIFY2(!race.de.empty() && !race.en.empty(), key.c_str());
            const std::vector<MeasureName> names = measureNames(desk.info.key);
            QCOMPARE(names.size(), counted.size());
            for (const MeasureName& name : names) {
                QVERIFY2(counted.contains(name.key), name.key.c_str());
                QVERIFY2(!name.name.de.empty() && !name.name.en.empty(), name.key.c_str());
            }
            QVERIFY2(std::ranges::any_of(names, &MeasureName::inPanel), desk.info.key.c_str());
        }
    }

    void aSystemWithoutTheFileNamesNone() { QVERIFY(measureNames("no-such-system").empty()); }
};

QTEST_GUILESS_MAIN(TestMeasureNames)
#include "tst_measure_names.moc"
