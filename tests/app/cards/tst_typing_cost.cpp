#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/card_text_control.h"
#include "app/cards/reading_view.h"
#include "app/cards/scene_texts.h"

#include <ctime>
#include <numeric>

using namespace blattwerk;
using namespace blattwerk::app;

/// What a key costs while one writes a card text, with underline, completion and reading.
class TestTypingCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void keysCostTheSameInALongText();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

/// Everything that one key sets off: reading, marks, tree, hint, list of completions, and their painting. The same keys
/// are typed below a short and a long text, in turns, and of each key the fastest time counts: what else the machine
/// does only makes keys slower.
void TestTypingCost::keysCostTheSameInALongText() {
    constexpr int kKeys = 14;
    constexpr int kRounds = 3;
    const auto typeAll = [&](const SystemDesk& desk, const SceneTexts& texts, int length,
                             std::vector<double>& fastest) {
        const auto card = std::ranges::find(desk.cards, desk.info.schema.types.front().key, &model::Card::type)->key;
        const QString above = QString::fromStdString(texts.above) + '\n';
        const QString below = QString::fromStdString(texts.understood);
        const QString typed = below.right(kKeys);
        CardTextEdit* edit = at().emptyText(card.c_str());
        edit->insertPlainText(above.repeated(1 + length / int(above.size())).left(length - int(below.size())) + '\n' +
                              below.chopped(kKeys));
        QTest::qWait(160); // what waits for a pause
        auto* reading = at().child<ReadingView>("cards.reading");
        fastest.resize(std::size_t(typed.size()), 1e9);
        for (int i = 0; i < typed.size(); ++i) {
            const std::clock_t begin = std::clock();
            at().type(edit, typed.mid(i, 1));
            if (typed[i].isLetter()) {
                edit->completion()->open();
            }
            edit->viewport()->repaint();
            reading->repaint();
            at().hint()->repaint();
            if (at().isOpen()) {
                at().popup()->repaint();
            }
            const double spent = 1000.0 * double(std::clock() - begin) / CLOCKS_PER_SEC;
            fastest[std::size_t(i)] = std::min(fastest[std::size_t(i)], spent);
        }
        edit->completion()->close();
    };
    const auto mean = [](const std::vector<double>& times) {
        return std::accumulate(times.begin(), times.end(), 0.0) / double(times.size());
    };
    for (const char* system : {"heldenhain", "ikonen", "modulspiel", "fahnenturnier"}) {
        const std::optional<SceneTexts> texts = sceneTexts(system);
        QVERIFY(texts);
        at().page->setSystem(system);
        std::vector<double> brief;
        std::vector<double> wide;
        for (int round = 0; round < kRounds; ++round) {
            typeAll(at().workspace->system(system), *texts, 120, brief);
            typeAll(at().workspace->system(system), *texts, 400, wide);
        }
        const double slowest = *std::ranges::max_element(wide);
        qInfo("%s: a key costs %.1f ms of CPU at 120 characters, %.1f ms at 400, the slowest %.1f ms", system,
              mean(brief), mean(wide), slowest);
        QVERIFY2(mean(wide) < 8 * mean(brief) + 1, system);
#ifdef NDEBUG
        QVERIFY2(mean(wide) < 16, system);
#endif
    }
}

QTEST_MAIN(TestTypingCost)
#include "tst_typing_cost.moc"
