#include "app/table/table_session.h"
#include "tests/app/table/sample_table.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

/// Changes by hand at the table of every system: a position that the table shows can be set up again.
class TestTableByHand : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;

    /// Phases of their own that were set up.
    std::set<std::string> m_rare;

    using Json = nlohmann::ordered_json;

    static std::string difference(const Json& before, const Json& after, const std::string& path = {}) {
        if (before == after) {
            return {};
        }
        if (before.is_object() && after.is_object()) {
            for (const auto& [key, value] : before.items()) {
                if (!after.contains(key) || after[key] != value) {
                    return difference(value, after.contains(key) ? after[key] : Json(), path + '.' + key);
                }
            }
        }
        return path + ": " + before.dump().substr(0, 300) + " became " + after.dump().substr(0, 300);
    }

private Q_SLOTS:
    void initTestCase() {
        m_workspace = tests::sampleWorkspace();
        QVERIFY(m_workspace);
    }

    void aPositionIsSetUpAgainAsItStands_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("exact"); // else bonuses until the end of a turn are forgotten
        QTest::newRow("heldenhain") << "heldenhain" << 0 << "weggefaehrten"
                                    << "purpurpakt" << false;
        QTest::newRow("ikonen") << "ikonen" << 0 << "kreisel"
                                << "kurpark" << false;
        QTest::newRow("modules") << "modulspiel" << 0 << "wiedervorlage"
                                 << "nachsorge" << false;
        QTest::newRow("drafted modules") << "modulspiel" << 0 << ""
                                         << "" << false;
        QTest::newRow("match") << "fahnenturnier" << 0 << "wanderverein-immerzu"
                               << "suppenkueche-am-tor" << true;
        QTest::newRow("tournament of 2") << "fahnenturnier" << 2 << ""
                                         << "" << true;
        QTest::newRow("tournament of 4") << "fahnenturnier" << 4 << ""
                                         << "" << true;
    }

    void aPositionIsSetUpAgainAsItStands() {
        QFETCH(const QString, system);
        QFETCH(const int, players);
        QFETCH(const QString, a);
        QFETCH(const QString, b);
        QFETCH(const bool, exact);
        // Long games are looked at now and then.
        const int every = players > 0 || system == QLatin1String("heldenhain") ? 5 : 1;
        const SystemDesk& desk = m_workspace->system(system.toStdString());
        const auto layout = readTableLayout(resourceText(QStringLiteral(":/systems/%1/table.toml").arg(system)));
        QVERIFY(layout.isOk());
        TableSetup setup;
        setup.system = desk.info.key;
        setup.opponent = "hot_seat";
        setup.match.pool = desk.cards;
        setup.match.collections = desk.collections;
        setup.match.seats = players;
        setup.match.seed = 3;
        setup.deckKeys.resize(8);
        if (!a.isEmpty()) {
            setup.match.decks = {tests::cardsOf(desk, a.toStdString()), tests::cardsOf(desk, b.toStdString())};
        }
        TableSession session;
        QVERIFY(session.start(desk.engine, *layout, setup).isOk());
        int set = 0;
        m_rare.clear();
        for (int step = 0; step < 1500 && !session.match().outcome().over; ++step) {
            const auto code = desk.engine->decide(session.match(), "greedy", std::uint64_t(step));
            QVERIFY(code.isOk());
            session.perform(*code);
            const std::string phase = session.board().phase;
            const bool isRare = phase == "draft" || phase == "prize";
            if (session.match().pending() || session.match().outcome().over || (step % every != 0 && !isRare)) {
                continue;
            }
            Json before = session.match().position(std::nullopt);
            const std::size_t open = session.match().legal().size();
            const auto changed = session.changeByHand(before, "nothing");
            QVERIFY2(changed.isOk(), (changed.isOk() ? std::string()
                                                     : changed.error().code + ' ' + changed.error().args.front() + ' ' +
                                                           changed.error().detail + "\n" + before.dump())
                                         .c_str());
            Json after = session.match().position(std::nullopt);
            before.erase("ending");
            after.erase("ending");
            // A match that is over keeps no attack.
            const bool isOver = session.board().phase == "result";
            QVERIFY2(!exact || isOver || before == after, (std::to_string(step) + difference(before, after)).c_str());
            if (isRare) {
                // Nothing is forgotten here: the same steps are open as before.
                QVERIFY2(before == after, (std::to_string(step) + difference(before, after)).c_str());
                QVERIFY(session.match().legal().size() == open);
                m_rare.insert(phase);
            }
            ++set;
        }
        QVERIFY(session.match().outcome().over);
        QVERIFY(set > 3);
        QCOMPARE(m_rare.contains("draft"), system == QLatin1String("modulspiel") && a.isEmpty());
        QCOMPARE(m_rare.contains("prize"), system == QLatin1String("ikonen"));
    }
};

QTEST_GUILESS_MAIN(TestTableByHand)
#include "tst_table_by_hand.moc"
