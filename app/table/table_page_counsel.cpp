#include "app/table/table_page.h"

#include "app/session/figure_text.h"
#include "app/session/reason_names.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/table/hint_panel.h"
#include "app/table/outlook_panel.h"
#include "app/widgets/quiet_scroll.h"
#include "app/widgets/segmented_control.h"

#include <QScrollArea>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace blattwerk::app {

namespace {

/// Positions whose odds are remembered; a long evening at the table does not fill the memory.
constexpr std::size_t kMostOutlooks = 200;

ShownOutlook shown(const engine::Outlook& outlook, engine::Side viewer) {
    const int own = outlook.wins[std::size_t(viewer)];
    const int all = std::accumulate(outlook.wins.begin(), outlook.wins.end(), 0);
    return {own, all - own, outlook.draws + outlook.aborted, outlook.aborted, outlook.medianTurns()};
}

constexpr std::size_t kMostReasons = 5;
constexpr std::size_t kMostAlternatives = 3;

QString signedPoints(int hundredths) {
    return signedText(hundredths / 100.0);
}

QString amountText(const engine::Advice::Reason& reason) {
    return reason.term == "odds" ? percentText(reason.amount / 100.0) : signedPoints(reason.amount);
}

} // namespace

void TablePage::makeCounsel(QWidget* parent) {
    auto* scroll = quietScroll(parent);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_hint = new HintPanel(appearance(), content);
    m_outlook = new OutlookPanel(appearance(), content);
    column->addWidget(m_hint);
    column->addWidget(m_outlook, 1);
    setInside(scroll, content);
    m_counsel = scroll;
    connect(m_hint, &HintPanel::asked, this, &TablePage::askForHint);
    connect(m_hint, &HintPanel::stepChosen, this, [this](quint64 code) { m_session.perform(code); });
    connect(m_outlook, &OutlookPanel::asked, this, &TablePage::askForOutlook);
    connect(m_outlook, &OutlookPanel::cancelled, this, [this] {
        m_outlookRun.cancel();
        m_outlook->showProgress(std::nullopt);
    });
    connect(m_outlook, &OutlookPanel::placeChosen, this, [this](int place) { m_session.goTo(place); });
    connect(&m_outlookRun, &OutlookRun::advanced, this, [this](int done) { m_outlook->showProgress(done); });
    connect(&m_outlookRun, &OutlookRun::failed, this, [this](const model::Error& error) {
        m_outlook->showProgress(std::nullopt);
        Q_EMIT reported(errorSentence(error), true);
    });
}

void TablePage::renewCounsel() {
    // What is being played on is no longer what lies on the table.
    m_outlookRun.cancel();
    m_outlook->showProgress(std::nullopt);
    m_outlook->setEnabled(m_session.isRunning());
    m_hint->showHint(std::nullopt);
    m_hint->setCanAsk(m_session.isPersonsMove());
    m_hintAction->setEnabled(m_session.isPersonsMove());
    renewOutlook();
}

void TablePage::renewOutlook() {
    if (!m_session.isRunning()) {
        m_outlooks.clear();
        m_outlook->showResult(std::nullopt);
        m_outlook->setEarlier({});
        return;
    }
    const engine::Side viewer = m_session.viewer();
    const auto side = [&](engine::Side seat) {
        const model::Collection* deck = leadingDeck(seat);
        return OutlookPanel::Side{sideName(seat), deck ? QString::fromStdString(deck->colour) : accentKey()};
    };
    m_outlook->setSides({side(viewer), side(m_session.board().opposite(viewer))}, m_session.match().outcome().over);
    const auto known = [&](int place) -> std::optional<ShownOutlook> {
        const auto found = m_outlooks.find({m_session.matchAt(place), viewer});
        return found == m_outlooks.end() ? std::nullopt : std::optional(shown(found->second, viewer));
    };
    m_outlook->showResult(known(m_session.place()));
    std::vector<OutlookPanel::Earlier> earlier;
    for (int place = m_session.place() - 1; place >= 0; --place) {
        if (const auto outlook = known(place)) {
            earlier.push_back({place, tr("Step %1").arg(place), *outlook});
        }
    }
    m_outlook->setEarlier(earlier);
}

QString TablePage::wholeStepText(const StepShape& step) const {
    if (step.action.empty()) {
        return step.chosen ? m_faces->name(step.chosen->key) : answerText(step);
    }
    const QString text = stepText(step);
    return step.subject ? m_faces->name(step.subject->key) + QStringLiteral(" · ") + text : text;
}

void TablePage::askForHint() {
    if (!m_session.isPersonsMove()) {
        return;
    }
    m_segments->setCurrent(m_tabs->indexOf(m_counsel));
    const SystemDesk& desk = workspace().system(m_session.setup().system);
    const std::uint64_t seed = m_session.setup().match.seed + std::uint64_t(m_session.place());
    const auto advice = desk.engine->advise(m_session.match(), m_hint->policy(), seed, {});
    if (!advice) {
        Q_EMIT reported(errorSentence(advice.error()), true);
        return;
    }
    const auto text = [this](std::uint64_t code) {
        const auto& steps = m_session.book().steps();
        const auto step = std::ranges::find(steps, code, &StepShape::code);
        return step == steps.end() ? QString() : wholeStepText(*step);
    };
    ShownHint hint;
    for (const engine::Advice::Candidate& candidate : advice->candidates) {
        const QString step = text(candidate.code);
        if (step.isEmpty()) {
            continue;
        }
        if (hint.step.isEmpty()) {
            hint.code = candidate.code;
            hint.step = step;
            for (const engine::Advice::Reason& reason : candidate.reasons) {
                if (hint.reasons.size() < kMostReasons && reason.amount != 0) {
                    hint.reasons.push_back({reasonName(reason.term), amountText(reason)});
                }
            }
        } else if (hint.alternatives.size() < kMostAlternatives) {
            hint.alternatives.push_back({step, signedPoints(candidate.score)});
        }
    }
    if (!hint.step.isEmpty()) {
        m_hint->showHint(hint);
    }
}

void TablePage::askForOutlook() {
    if (!m_session.isRunning() || m_session.match().outcome().over) {
        return;
    }
    const SystemDesk& desk = workspace().system(m_session.setup().system);
    const engine::Side viewer = m_session.viewer();
    const std::array<std::string, 2> players = m_outlook->policies();
    engine::OutlookSetup setup;
    setup.viewer = viewer;
    setup.policies.assign(std::max<std::size_t>(2, m_session.board().seats.size()), players[1]);
    setup.policies[std::size_t(viewer)] = players[0];
    setup.seed = m_session.setup().match.seed;
    setup.games = OutlookPanel::kGames;
    setup.threads = std::max(1, QThread::idealThreadCount());
    const std::shared_ptr<const engine::Match> match = m_session.matchAt(m_session.place());
    m_outlook->showProgress(0);
    disconnect(&m_outlookRun, &OutlookRun::finished, this, nullptr);
    connect(&m_outlookRun, &OutlookRun::finished, this, [this, match, viewer](const engine::Outlook& outlook) {
        if (m_outlooks.size() >= kMostOutlooks) {
            m_outlooks.clear();
        }
        m_outlooks[{match, viewer}] = outlook;
        m_outlook->showProgress(std::nullopt);
        renewOutlook();
    });
    m_outlookRun.start(desk.engine, match, setup);
}

} // namespace blattwerk::app
