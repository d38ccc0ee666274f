#include "app/lab/experiment_list.h"
#include "app/lab/experiment_panel.h"
#include "app/lab/lab_page.h"
#include "app/lab/run_panel.h"
#include "app/lab/setup_form.h"
#include "app/lab/variant_list.h"
#include "app/session/figure_text.h"
#include "app/session/manifest.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"

#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

const QString kSeparator = QStringLiteral(", ");

std::vector<std::uint64_t> gamesOf(const ExperimentResult& result) {
    std::vector<std::uint64_t> games;
    for (const PairingState& state : result.progress.pairings) {
        games.push_back(static_cast<std::uint64_t>(state.tally->games()));
    }
    return games;
}

} // namespace

QString LabPage::autoName(const ExperimentSetup& setup) const {
    QString what;
    if (setup.pairs == ExperimentSetup::Pairs::Draft) {
        what = tr("Draft");
    } else if (setup.pairs == ExperimentSetup::Pairs::One) {
        QStringList names;
        for (const std::string& key : setup.decks) {
            const model::Collection* deck = desk().collection(key);
            names << QString::fromStdString(deck ? deck->name.in(uiLanguage()) : key);
        }
        what = names.join(QStringLiteral(" – "));
    } else {
        what = setup.decks.size() > 1 ? tr("All against all") : tr("Against itself");
    }
    QStringList rules;
    for (const RuleVariant& variant : setup.variants) {
        if (!variant.values.empty()) {
            rules << QString::fromStdString(variant.name);
        }
    }
    if (!rules.isEmpty()) {
        what += kSeparator + rules.join(kSeparator);
    }
    return what;
}

void LabPage::startExperiment() {
    if (!m_startAction->isEnabled()) {
        return;
    }
    Running run;
    run.system = system();
    run.shown.setup = m_form->setup();
    run.shown.setup.name = autoName(run.shown.setup).toStdString();
    run.shown.result = emptyResult(workspace(), desk(), run.shown.setup);
    m_shown = run.shown;
    begin(std::move(run));
}

void LabPage::rerun(std::int64_t id) {
    if (m_lab->isRunning() || id == 0) {
        return;
    }
    if (id != m_shown.stored.id) {
        showExperiment(id);
    }
    if (m_shown.stored.id != id || m_shown.result.isEmpty()) {
        return;
    }
    Running run;
    run.system = system();
    run.again = id;
    run.before = m_shown.result;
    run.shown.setup = m_shown.setup;
    // As many games as were played, whatever ended them.
    run.shown.setup.gamesByPairing = gamesOf(m_shown.result);
    run.shown.result = emptyResult(workspace(), desk(), run.shown.setup);
    begin(std::move(run));
}

void LabPage::begin(Running run) {
    clearNotice();
    SeriesJob job = seriesJob(desk(), run.shown.setup);
    m_running = std::move(run);
    m_runPanel->setPreparing();
    m_lab->start(std::move(job));
    if (m_running->again == 0) {
        m_list->showCurrent(0);
        renewFigures(false);
    }
    renewView();
    renewButtons();
}

void LabPage::togglePause() {
    if (m_lab->isPaused()) {
        m_lab->resume();
    } else {
        m_lab->pause();
    }
    renewButtons();
}

void LabPage::cancelExperiment() {
    m_lab->cancel();
}

void LabPage::takeProgress(const std::shared_ptr<const SeriesProgress>& progress) {
    if (!m_running) {
        return;
    }
    m_running->shown.result.progress = *progress;
    m_runPanel->setProgress(*progress);
    if (m_running->again == 0 && isLive()) {
        const bool first = m_shown.result.isEmpty();
        m_shown.result.progress = *progress;
        renewFigures(!first);
        if (first) {
            renewView();
        }
    }
}

void LabPage::finish(const std::shared_ptr<const SeriesProgress>& progress) {
    if (!m_running) {
        return;
    }
    const bool wasLive = isLive() && m_running->again == 0;
    Running run = std::move(*m_running);
    m_running.reset();
    run.shown.result.progress = *progress;
    if (wasLive) {
        m_shown = run.shown;
    }
    if (run.again != 0) {
        finishAgain(std::move(run));
    } else if (progress->complete) {
        finishNew(std::move(run));
    } else {
        finishStopped(std::move(run));
    }
    renewFigures(false);
    renewView();
    renewButtons();
}

bool LabPage::store(Shown& shown) {
    database::Experiment experiment;
    experiment.system = system().toStdString();
    experiment.name = shown.setup.name;
    experiment.programVersion = shown.result.manifestText("program");
    experiment.seed = std::to_string(shown.setup.seed);
    experiment.settings = shown.setup.toJson().dump();
    experiment.result = shown.result.toJson().dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    if (const std::string played = shown.result.manifestText("system"); !played.empty()) {
        experiment.system = played;
    }
    const auto id = workspace().project().experiments().add(experiment);
    if (!id) {
        say(NoticeKind::Error, errorSentence(id.error()));
        return false;
    }
    if (auto stored = workspace().project().experiments().find(*id); stored && stored->has_value()) {
        shown.stored = std::move(**stored);
        shown.stored.result.clear();
    }
    return true;
}

void LabPage::finishNew(Running run) {
    const bool wasShown = m_shown.stored.id == 0 && run.system == system();
    if (!store(run.shown)) {
        return;
    }
    if (wasShown) {
        m_shown = run.shown;
    }
    renewList();
    const QString games = countText(std::int64_t(run.shown.result.progress.games));
    const QString manual = run.shown.result.progress.manualClauses > 0
                               ? QLatin1Char(' ') + tr("%n sentence(s) unknown to the card language skipped.", nullptr,
                                                       run.shown.result.progress.manualClauses)
                               : QString();
    Q_EMIT reported(tr("%1 games played, the experiment is kept in the project.").arg(games) + manual, false);
    if (!manual.isEmpty()) {
        say(NoticeKind::Advice, manual.trimmed());
    }
}

void LabPage::finishStopped(Running run) {
    const SeriesProgress& progress = run.shown.result.progress;
    if (progress.games == 0) {
        say(NoticeKind::Advice, tr("Stopped before a game was counted."));
        if (m_shown.stored.id == 0 && run.system == system()) {
            m_shown = {};
            if (m_listModel->rowCount() > 0) {
                showExperiment(m_listModel->index(0, 0).data(ExperimentListModel::IdRole).toLongLong());
            }
        }
        return;
    }
    // Whole blocks were counted, so these games can be played again.
    std::erase_if(run.shown.result.progress.pairings, [](const PairingState& state) { return !state.tally; });
    run.shown.setup.gamesByPairing = gamesOf(run.shown.result);
    if (m_shown.stored.id == 0 && run.system == system()) {
        m_shown = run.shown;
    }
    say(NoticeKind::Advice,
        tr("Stopped after %1 of %2 games. It is not kept yet.")
            .arg(countText(std::int64_t(progress.games)), countText(std::int64_t(progress.most))),
        {tr("Keep it")}, [this, run](int) mutable {
            const bool shown = m_shown.stored.id == 0 && run.system == system() && !m_lab->isRunning();
            if (store(run.shown)) {
                if (shown) {
                    m_shown = run.shown;
                }
                clearNotice();
                renewList();
                renewFigures(false);
                renewButtons();
            }
        });
}

QString LabPage::differenceReason(const ExperimentResult& before, const ExperimentResult& now) const {
    QStringList reasons;
    if (before.manifestText("pool") != now.manifestText("pool")) {
        reasons << tr("the cards have changed (revision %1 then, %2 now)")
                       .arg(QString::fromStdString(before.manifestText("revision")),
                            QString::fromStdString(now.manifestText("revision")));
    }
    for (size_t i = 0; i < before.decks.size() && i < now.decks.size(); ++i) {
        if (before.decks[i].cards != now.decks[i].cards) {
            reasons << tr("the deck %1 has changed").arg(QString::fromStdString(before.decks[i].name));
        }
    }
    if (before.manifestText("rules") != now.manifestText("rules")) {
        reasons << tr("rules or card language have changed");
    }
    if (before.manifestText("program") != now.manifestText("program")) {
        reasons << tr("the program was version %1 then, it is %2 now")
                       .arg(QString::fromStdString(before.manifestText("program")),
                            QString::fromStdString(now.manifestText("program")));
    }
    return reasons.join(QStringLiteral("; "));
}

void LabPage::finishAgain(Running run) {
    const SeriesProgress& progress = run.shown.result.progress;
    if (!progress.complete) {
        say(NoticeKind::Advice, tr("Stopped. The stored figures are as they were."));
        return;
    }
    const QString games = countText(std::int64_t(progress.games));
    if (run.shown.result.hasSameNumbers(run.before)) {
        say(NoticeKind::Ok, tr("The same figures: all %1 games came out as they did then.").arg(games));
        return;
    }
    QString reason = differenceReason(run.before, run.shown.result);
    if (reason.isEmpty()) {
        reason = tr("cards, decks, rules and program say they are the same, which should not be");
    }
    run.shown.setup.name =
        tr("%1 (again)")
            .arg(QString::fromStdString(m_shown.stored.id == run.again ? m_shown.stored.name : run.shown.setup.name))
            .toStdString();
    run.shown.setup.gamesByPairing.clear();
    if (run.system == system() && store(run.shown)) {
        m_shown = run.shown;
        renewList();
    }
    say(NoticeKind::Warning,
        tr("Other figures than then: %1. They are kept as an experiment of their own.").arg(reason));
}

void LabPage::fail(const model::Error& error) {
    const std::optional<Running> run = std::move(m_running);
    m_running.reset();
    say(NoticeKind::Error, errorSentence(error));
    if (run && run->again == 0 && m_shown.stored.id == 0) {
        m_shown = {};
        if (m_listModel->rowCount() > 0) {
            showExperiment(m_listModel->index(0, 0).data(ExperimentListModel::IdRole).toLongLong());
        }
    }
    renewFigures(false);
    renewView();
    renewButtons();
}

void LabPage::showExperiment(std::int64_t id) {
    m_panel->commit();
    auto stored = workspace().project().experiments().find(id);
    if (!stored || !stored->has_value()) {
        Q_EMIT reported(stored ? tr("This experiment is no longer in the project.") : errorSentence(stored.error()),
                        true);
        return;
    }
    database::Experiment& experiment = **stored;
    const auto settings = nlohmann::ordered_json::parse(experiment.settings, nullptr, false);
    const auto json = nlohmann::ordered_json::parse(experiment.result, nullptr, false);
    auto setup = ExperimentSetup::fromJson(settings.is_discarded() ? nlohmann::ordered_json() : settings);
    auto result = ExperimentResult::fromJson(json.is_discarded() ? nlohmann::ordered_json() : json);
    if (!setup || !result || result->decks.size() < setup->decks.size()) {
        say(NoticeKind::Error, errorSentence(!setup    ? setup.error()
                                             : !result ? result.error()
                                                       : model::Error{"experiment.settings", {}, {}}));
        m_list->showCurrent(m_shown.stored.id);
        return;
    }
    clearNotice();
    experiment.result.clear();
    m_shown = {std::move(*setup), std::move(*result), std::move(experiment)};
    m_list->showCurrent(id);
    if (!m_lab->isRunning()) {
        m_form->show(m_shown.setup);
    }
    renewFigures(false);
    renewView();
    renewButtons();
}

void LabPage::removeExperiment(std::int64_t id) {
    if (id == 0) {
        return;
    }
    m_panel->commit();
    auto stored = workspace().project().experiments().find(id);
    if (!stored || !stored->has_value()) {
        return;
    }
    const int row = m_listModel->rowOf(id);
    if (const auto done = workspace().project().experiments().remove(id); !done) {
        say(NoticeKind::Error, errorSentence(done.error()));
        return;
    }
    m_removed = std::move(**stored);
    if (m_shown.stored.id == id) {
        m_shown = {};
    }
    renewList();
    if (m_shown.stored.id == 0 && !isLive() && m_listModel->rowCount() > 0) {
        const int next = std::min(row, m_listModel->rowCount() - 1);
        showExperiment(m_listModel->index(std::max(0, next), 0).data(ExperimentListModel::IdRole).toLongLong());
    }
    renewFigures(false);
    renewView();
    renewButtons();
    say(NoticeKind::Advice, tr("“%1” deleted.").arg(QString::fromStdString(m_removed.name)), {tr("Bring back")},
        [this](int) {
            const auto back = workspace().project().experiments().add(m_removed);
            if (!back) {
                say(NoticeKind::Error, errorSentence(back.error()));
                return;
            }
            renewList();
            showExperiment(*back);
        });
}

void LabPage::say(NoticeKind kind, const QString& sentence, const QStringList& links, std::function<void(int)> follow) {
    clearNotice();
    m_notice = new Notice(appearance(), kind, sentence, links, {}, this);
    m_notice->setObjectName(QStringLiteral("lab.notice"));
    connect(m_notice, &Notice::linkActivated, this, [follow = std::move(follow)](int index) {
        if (follow) {
            // The notice may be replaced by what follows; the copy outlives it.
            const auto kept = follow;
            kept(index);
        }
    });
    m_noticePlace->addWidget(m_notice);
    m_notice->show();
    Q_EMIT reported(sentence, kind == NoticeKind::Error);
}

void LabPage::clearNotice() {
    if (m_notice) {
        m_notice->hide();
        m_notice->deleteLater();
        m_notice = nullptr;
    }
}

} // namespace blattwerk::app
