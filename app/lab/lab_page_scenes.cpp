#include "app/lab/comparison_form.h"
#include "app/lab/comparison_view.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_page.h"
#include "app/lab/setup_form.h"
#include "app/lab/shuffle_view.h"
#include "app/lab/variant_list.h"
#include "app/session/workspace.h"
#include "app/widgets/segmented_control.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace blattwerk::app {

namespace {

constexpr int kPatience = 120'000;

/// Lets the laboratory work until that holds.
void wait(const std::function<bool()>& until) {
    QElapsedTimer timer;
    timer.start();
    while (!until() && timer.elapsed() < kPatience) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

} // namespace

std::vector<PageScene> LabPage::scenes() {
    const auto scene = [](const char* name, std::function<void()> arrange, std::function<void()> finish = {}) {
        return PageScene{QString::fromLatin1(name), std::move(arrange), {}, std::move(finish)};
    };
    const auto setUp = [this](std::uint64_t games) {
        setView(View::Pairings);
        ExperimentSetup setup = m_form->setup();
        setup.pairs = ExperimentSetup::Pairs::AllAgainstAll;
        setup.policyA = setup.policyB = "greedy";
        setup.decks.clear();
        for (const model::Collection& deck : desk().collections) {
            if (desk().isPlayed(deck)) {
                setup.decks.push_back(deck.key);
            }
        }
        setup.games = games;
        setup.extent = ExperimentSetup::Extent::Games;
        setup.seed = 20261115;
        m_form->show(setup);
    };
    std::vector<PageScene> drafts;
    if (desk().engine && desk().engine->drafts()) {
        drafts.push_back(scene(
            "lab-draft",
            [this, setUp] {
                setUp(400);
                ExperimentSetup setup = m_form->setup();
                setup.pairs = ExperimentSetup::Pairs::Draft;
                setup.decks = {"A", "B"};
                setup.policyA = setup.policyB = std::string(desk().engine->policies().front().key);
                m_form->show(setup);
                startExperiment();
                wait([this] { return !isRunning(); });
                m_below->setCurrent(1);
            },
            [this] { m_below->setCurrent(0); }));
    }
    std::vector<PageScene> all{
        scene("lab-setup", [setUp] { setUp(400); }),
        scene(
            "lab-pairing-setup",
            [this, setUp] {
                setUp(400);
                ExperimentSetup setup = m_form->setup();
                setup.pairs = ExperimentSetup::Pairs::One;
                setup.decks.resize(2);
                m_form->show(setup);
            },
            [setUp] { setUp(400); }),
        scene(
            "lab-running",
            [this, setUp] {
                setUp(4000);
                startExperiment();
                wait([this] { return m_shown.result.progress.games > 12'000; });
            },
            [this] {
                cancelExperiment();
                m_shown = {};
                clearNotice();
                renewDesk();
            }),
        scene("lab-results",
              [this, setUp] {
                  setUp(400);
                  startExperiment();
                  wait([this] { return !isRunning(); });
                  m_matrix->setCurrent({1, 2});
              }),
        scene(
            "lab-again",
            [this] {
                rerun(m_shown.stored.id);
                wait([this] { return !isRunning(); });
            },
            [this] { clearNotice(); }),
        scene(
            "lab-charts", [this] { setView(View::Charts); }, [this] { setView(View::Pairings); }),
        scene(
            "lab-comparison",
            [this] {
                setView(View::Comparison);
                ComparisonOrder order = m_comparison->form()->order();
                order.policy = "greedy";
                const auto rules = VariantList::known(desk().info, {});
                order.before.rules = rules.front();
                order.after.rules = rules.back();
                order.seed = 20261115;
                m_comparison->form()->show(order);
                m_comparison->start();
                wait([this] { return !m_comparison->isRunning(); });
            },
            [this] { setView(View::Pairings); }),
        scene(
            "lab-shuffler",
            [this] {
                setView(View::Shuffler);
                m_shuffle->start();
                wait([this] { return !m_shuffle->isRunning(); });
            },
            [this] { setView(View::Pairings); }),
    };
    all.insert(all.end(), drafts.begin(), drafts.end());
    return all;
}

} // namespace blattwerk::app
