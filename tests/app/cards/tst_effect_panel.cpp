#include "app/cards/card_list.h"
#include "app/cards/effect_panel.h"
#include "app/session/opponents.h"
#include "app/widgets/effect_row.h"
#include "tests/app/cards/cards_page_fixture.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QtTest>

#include <functional>

using namespace blattwerk;
using namespace blattwerk::app;

/// What a change does, beside the card.
class TestEffectPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aSavedEditIsMeasuredByItself() {
        choose(inDeck());
        edit([](model::Card& card) { card.stats["effort"] = card.number("effort") + 2; });
        QTRY_VERIFY_WITH_TIMEOUT(figures() > 0, 20000);
        QTRY_VERIFY_WITH_TIMEOUT(!panel()->isMeasuring(), 60000);
        QVERIFY2(panel()->text().contains(QStringLiteral("→")), qPrintable(panel()->text()));
        QVERIFY2(panel()->text().contains(QLatin1Char('[')), qPrintable(panel()->text()));
        QVERIFY(figures() >= 2);
    }

    void theNextEditReplacesWhatRunsAndTypingGoesOn() {
        choose(inDeck());
        edit([](model::Card& card) { card.stats["effort"] = card.number("effort") + 1; });
        QTRY_VERIFY(panel()->isMeasuring());
        QElapsedTimer clock;
        clock.start();
        edit([](model::Card& card) { card.stats["stamina"] = card.number("stamina") + 1; });
        QVERIFY2(clock.elapsed() < 2000, "the edit waited for the measurement");
        QCOMPARE(figures(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(figures() > 0, 20000);
        // Undone: the change before is measured again.
        QVERIFY(m_fixture->workspace->undo());
        QTRY_VERIFY_WITH_TIMEOUT(figures() > 0, 20000);
    }

    void anotherCardStopsItAndWhatPlaysNoPartStartsNothing() {
        choose(inDeck());
        edit([](model::Card& card) { card.stats["effort"] = card.number("effort") + 1; });
        QTRY_VERIFY(panel()->isMeasuring());
        choose(m_fixture->workspace->system("heldenhain").cards.back().key);
        QTRY_VERIFY(!panel()->isMeasuring());
        edit([](model::Card& card) { card.flavour = "Neu gesagt."; });
        QTest::qWait(500);
        QVERIFY(!panel()->isMeasuring());
        QCOMPARE(figures(), 0);
    }

    void aCardInNoDeckSaysSo() {
        model::Card loose = m_fixture->workspace->system("heldenhain").cards.front();
        loose.id = {};
        loose.key = "lose-karte";
        loose.name = "Lose Karte";
        QVERIFY(m_fixture->workspace->perform(model::createCard(loose)));
        choose(loose.key);
        edit([](model::Card& card) { card.text.clear(); });
        QTest::qWait(500);
        QVERIFY(!panel()->isMeasuring());
        QVERIFY(!panel()->findChild<QPushButton*>(QStringLiteral("cards.effect.measure"))->isVisibleTo(panel()));
    }

private:
    [[nodiscard]] EffectPanel* panel() const {
        return m_fixture->page->findChild<EffectPanel*>(QStringLiteral("cards.effect"));
    }
    [[nodiscard]] int figures() const {
        int shown = 0;
        for (const EffectRow* row : panel()->findChildren<EffectRow*>()) {
            shown += row->isVisibleTo(panel()) ? 1 : 0;
        }
        return shown;
    }
    [[nodiscard]] std::string inDeck() const {
        const SystemDesk& desk = m_fixture->workspace->system("heldenhain");
        for (const model::Card& card : desk.cards) {
            if (card.type == "character" && deckHolding(desk, card.key) != nullptr) {
                return card.key;
            }
        }
        return {};
    }
    void choose(const std::string& key) {
        m_key = key;
        m_fixture->page->list()->setQuery({});
        m_fixture->page->list()->show(QString::fromStdString(key));
        QTRY_VERIFY(panel() != nullptr);
        QTest::qWait(250);
    }
    void edit(const std::function<void(model::Card&)>& how) {
        const model::Card before = *m_fixture->workspace->system("heldenhain").card(m_key);
        model::Card after = before;
        how(after);
        QVERIFY(m_fixture->workspace->perform(model::editCard(before, after)));
    }

    std::unique_ptr<CardsPageFixture> m_fixture;
    std::string m_key;
};

QTEST_MAIN(TestEffectPanel)
#include "tst_effect_panel.moc"
