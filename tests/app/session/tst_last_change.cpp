#include "app/session/last_change.h"
#include "app/session/sample.h"
#include "app/session/workspace.h"

#include <QTest>

#include <functional>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

constexpr auto kSystem = "heldenhain";

} // namespace

class TestLastChange : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;
    std::string m_key;

    [[nodiscard]] const model::Card& card() const { return *m_workspace->system(kSystem).card(m_key); }
    [[nodiscard]] std::optional<CardChange> change() const {
        return lastChange(m_workspace->project().history(), card());
    }
    void edit(const std::function<void(model::Card&)>& how) {
        model::Card after = card();
        how(after);
        QVERIFY(m_workspace->perform(model::editCard(card(), after)));
    }

private Q_SLOTS:
    void init() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace);
        m_workspace = std::move(*workspace);
        for (const model::Card& card : m_workspace->system(kSystem).cards) {
            if (card.type == "character" && card.has("effort") && m_key.empty()) {
                m_key = card.key;
            }
        }
    }

    void aCardThatWasOnlyMadeHasNone() { QVERIFY(!change()); }

    void theCardBeforeTheChangeIsKnown() {
        const model::Card before = card();
        edit([](model::Card& card) { card.stats["effort"] = card.number("effort") + 1; });
        QVERIFY(change());
        QCOMPARE(change()->fields.size(), std::size_t(1));
        QCOMPARE(change()->fields[0].field, std::string("effort"));
        QCOMPARE(change()->before.number("effort"), before.number("effort"));
        QCOMPARE(change()->before.revision, before.revision);
        QCOMPARE(card().revision, before.revision + 1);
        QCOMPARE(card().number("effort"), before.number("effort") + 1);
    }

    void whatPlaysNoPartIsPassedOver() {
        edit([](model::Card& card) { card.text = "Zu Beginn deines Zuges: Ziehe 1 Karte."; });
        const std::int64_t revision = change()->revision;
        edit([](model::Card& card) {
            card.flavour = "Neu.";
            card.name += " II";
            card.status = model::CardStatus::Test;
        });
        QVERIFY(change());
        QCOMPARE(change()->revision, revision);
        QCOMPARE(change()->before.revision, card().revision - 2);
        QCOMPARE(change()->fields[0].field, std::string("text"));
        QCOMPARE(change()->before.name, card().name);
    }

    void aStepThatWasTakenBackDoesNotCount() {
        edit([](model::Card& card) { card.stats["stamina"] = card.number("stamina") + 1; });
        QVERIFY(change());
        const std::int64_t first = change()->revision;
        edit([](model::Card& card) { card.stats["stamina"] = card.number("stamina") + 1; });
        QVERIFY(change()->revision > first);
        QVERIFY(m_workspace->undo());
        QCOMPARE(change()->revision, first);
        QVERIFY(m_workspace->undo());
        QVERIFY(!change());
    }

    void onlyTheNewestChangeIsTakenBack() {
        edit([](model::Card& card) { card.stats["cost"] = card.number("cost") + 1; });
        const int cost = card().number("cost");
        edit([](model::Card& card) { card.stats["stamina"] = card.number("stamina") + 1; });
        QCOMPARE(change()->before.number("cost"), cost);
        QCOMPARE(change()->fields[0].field, std::string("stamina"));
    }
};

QTEST_GUILESS_MAIN(TestLastChange)
#include "tst_last_change.moc"
