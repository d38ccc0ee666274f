#include "app/lab/lab_page.h"

#include "app/lab/card_figure_model.h"
#include "app/lab/card_figure_view.h"
#include "app/lab/comparison_view.h"
#include "app/lab/experiment_list.h"
#include "app/lab/experiment_panel.h"
#include "app/lab/figure_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_chart.h"
#include "app/lab/run_panel.h"
#include "app/lab/setup_form.h"
#include "app/lab/shuffle_view.h"
#include "app/session/figure_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/panel.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace blattwerk::app {

LabPage::LabPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_lab(new Laboratory(this)),
      m_views(new SegmentedControl(appearance(), this)),
      m_save(new QPushButton(this)),
      m_saveMenu(new QMenu(m_save)),
      m_stack(new QStackedWidget(this)),
      m_experiments(new QWidget(m_stack)),
      m_comparison(new ComparisonView(context, m_stack)),
      m_shuffle(new ShuffleView(appearance(), m_stack)),
      m_listModel(new ExperimentListModel(this)),
      m_cards(new CardFigureModel(this)) {
    setObjectName(QStringLiteral("lab"));
    buildActions();
    m_views->setObjectName(QStringLiteral("lab.views"));
    m_views->setSegments({QString(), QString(), QString(), QString()});
    m_save->setObjectName(QStringLiteral("lab.save"));
    m_save->setMenu(m_saveMenu);
    setHeaderWidgets({m_views, m_save});

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    auto* row = new QHBoxLayout(m_experiments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildLeft(m_experiments));
    m_content = new QStackedWidget(m_experiments);
    m_empty = new EmptyState(appearance(), m_content);
    m_empty->setObjectName(QStringLiteral("lab.empty"));
    m_pairingsPage = buildPairings(m_content);
    m_chartsPage = buildCharts(m_content);
    m_content->addWidget(m_empty);
    m_content->addWidget(m_pairingsPage);
    m_content->addWidget(m_chartsPage);
    row->addWidget(m_content, 1);
    m_stack->addWidget(m_experiments);
    m_stack->addWidget(m_comparison);
    m_stack->addWidget(m_shuffle);
    connectParts();
    retranslate();
}

const SystemDesk& LabPage::desk() const {
    return workspace().system(system().toStdString());
}

bool LabPage::isLive() const {
    return m_running && m_running->system == system() && m_shown.stored.id == 0;
}

PageHeading LabPage::heading() const {
    PageHeading heading;
    heading.title = tr("Lab");
    if (m_view == View::Shuffler) {
        heading.subtitle = tr("Test of the shuffler");
        heading.statusRight = tr("Pearson’s chi-square test");
        return heading;
    }
    if (m_view == View::Comparison) {
        heading.subtitle = m_comparison->title();
        heading.statusLeft = tr("Same seeds before and after");
        heading.statusRight = tr("Interval of the paired difference, 95 %");
        return heading;
    }
    heading.subtitle = QString::fromStdString(m_shown.stored.name.empty() ? m_shown.setup.name : m_shown.stored.name);
    heading.statusLeft =
        m_running
            ? (m_lab->isPaused() ? tr("Paused") : tr("Running on %n core(s)", nullptr, m_running->shown.setup.threads))
            : tr("Each seed twice, with the beginning side swapped");
    heading.statusRight = tr("Wilson interval, 95 %");
    return heading;
}

void LabPage::setSystem(const QString& key) {
    commitEdits();
    Page::setSystem(key);
    m_comparison->setSystem(key.toStdString());
    m_shown = {};
    if (m_running && m_running->system == key) {
        m_shown = m_running->shown;
    }
    m_isStale = true;
    if (isVisible()) {
        activated();
    }
}

void LabPage::activated() {
    if (m_isStale && !system().isEmpty()) {
        renewDesk();
    }
}

void LabPage::commitEdits() {
    m_panel->commit();
    m_comparison->commit();
}

bool LabPage::openKey(const QString& key) {
    if (system().isEmpty()) {
        return false;
    }
    activated();
    if (key.isEmpty()) {
        return true;
    }
    const std::int64_t id = key.toLongLong();
    if (m_listModel->rowOf(id) < 0) {
        return false;
    }
    setView(View::Pairings);
    showExperiment(id);
    return true;
}

void LabPage::setView(View view) {
    m_view = view;
    m_views->setCurrent(int(view));
    renewView();
}

void LabPage::renewView() {
    m_stack->setCurrentWidget(m_view == View::Shuffler     ? static_cast<QWidget*>(m_shuffle)
                              : m_view == View::Comparison ? static_cast<QWidget*>(m_comparison)
                                                           : m_experiments);
    const bool hasFigures = !m_shown.result.isEmpty();
    m_content->setCurrentWidget(!hasFigures              ? static_cast<QWidget*>(m_empty)
                                : m_view == View::Charts ? m_chartsPage
                                                         : m_pairingsPage);
    renewSaveMenu();
    Q_EMIT headerChanged();
}

void LabPage::renewDesk() {
    m_isStale = false;
    const SystemDesk& now = desk();
    m_form->setDesk(now, workspace().parameters(system().toStdString()));
    m_comparison->setSystem(now.info.key);
    m_comparison->renew();
    m_shuffle->setDesk(now);
    const QString what = m_form->deckCount() == 0 ? tr("No deck with cards yet.") : tr("No experiment yet.");
    const QString how = m_form->deckCount() == 0
                            ? tr("The lab plays decks against each other. The page Decks makes one.")
                            : tr("Four decks, 400 games of each pairing take about 5 seconds.");
    m_empty->setText(what, how, m_form->deckCount() == 0 ? tr("To the decks") : tr("Start experiment"));
    renewList();
    if (m_shown.result.isEmpty() && !isLive() && m_listModel->rowCount() > 0) {
        showExperiment(m_listModel->index(0, 0).data(ExperimentListModel::IdRole).toLongLong());
    } else {
        renewFigures(false);
    }
    renewButtons();
    renewView();
}

void LabPage::renewList() {
    auto experiments = workspace().project().experiments().list(system().toStdString());
    if (!experiments) {
        Q_EMIT reported(errorSentence(experiments.error()), true);
        return;
    }
    std::erase_if(*experiments, [](const database::Experiment& stored) { return stored.kind != "series"; });
    m_listModel->setExperiments(std::move(*experiments));
    m_list->showCurrent(m_shown.stored.id);
    m_listTitle->setVisible(m_listModel->rowCount() > 0);
    m_list->setVisible(m_listModel->rowCount() > 0);
    const int rows = std::clamp(m_listModel->rowCount(), 1, 6);
    m_list->setFixedHeight(rows * appearance().px(appearance().tokens().size.rowNormal) + 8);
}

void LabPage::renewButtons() {
    const bool running = m_lab->isRunning();
    const QString objection = m_form->objection();
    const bool ready = !running && objection.isEmpty();
    m_start->setVisible(!running);
    m_start->setEnabled(ready);
    m_start->setToolTip(objection.isEmpty() ? m_startAction->shortcut().toString(QKeySequence::NativeText) : objection);
    m_startAction->setEnabled(ready);
    m_pauseAction->setEnabled(running);
    m_pauseAction->setText(m_lab->isPaused() ? tr("Go on with the experiment") : tr("Pause the experiment"));
    m_cancelAction->setEnabled(running);
    m_runPanel->setVisible(running);
    m_runPanel->setPaused(m_lab->isPaused());
    const ExperimentSetup setup = m_form->setup();
    const auto pairings = std::int64_t(pairingsOf(setup).size());
    m_estimate->setVisible(!running);
    m_estimate->setText(
        !objection.isEmpty() ? objection
        : setup.extent == ExperimentSetup::Extent::Games
            ? tr("%n pairing(s), %1 games", nullptr, int(pairings)).arg(countText(pairings * std::int64_t(setup.games)))
            : tr("%n pairing(s), at most %1 games each", nullptr, int(pairings))
                  .arg(countText(std::int64_t(kMostGames))));
    bool known = m_shown.stored.id != 0;
    QString why;
    for (const std::string& key : m_shown.setup.decks) {
        const bool isDeck = m_shown.setup.pairs != ExperimentSetup::Pairs::Draft;
        if (known && isDeck && deckSlots(desk(), key).empty()) {
            known = false;
            why = tr("The deck “%1” is no longer in the project.").arg(QString::fromStdString(key));
        }
    }
    if (running) {
        why = tr("An experiment is running.");
    }
    m_panel->setRerunEnabled(known && !running, why);
    m_rerunAction->setEnabled(known && !running);
    m_removeAction->setEnabled(m_shown.stored.id != 0);
    m_panelFrame->setVisible(m_shown.stored.id != 0);
    renewSaveMenu();
    Q_EMIT headerChanged();
}

void LabPage::retranslate() {
    m_views->setSegmentText(0, tr("Pairings"));
    m_views->setSegmentText(1, tr("Charts"));
    m_views->setSegmentText(2, tr("Comparison"));
    m_views->setSegmentText(3, tr("Shuffler"));
    m_views->setAccessibleName(tr("Views of the lab"));
    m_save->setText(tr("Save as"));
    m_formTitle->setText(tr("New experiment"));
    m_start->setText(tr("Start experiment"));
    m_listTitle->setText(tr("Earlier experiments"));
    m_list->setAccessibleName(m_listTitle->text());
    m_variant->setAccessibleName(tr("Rules of the figures shown"));
    m_filter->setPlaceholderText(tr("Filter cards"));
    m_filter->setAccessibleName(tr("Filter the cards by name"));
    m_cardView->setAccessibleName(tr("Figures of the cards"));
    m_below->setAccessibleName(tr("Cards or parts of a draft"));
    m_startAction->setText(tr("Start experiment"));
    m_cancelAction->setText(tr("Cancel the experiment"));
    m_rerunAction->setText(tr("Play the experiment again"));
    m_removeAction->setText(tr("Delete the experiment"));
    m_pairingsAction->setText(tr("Pairings and cards"));
    m_chartsAction->setText(tr("Charts of the pairing"));
    m_comparisonAction->setText(tr("Compare editions or rules"));
    m_shufflerAction->setText(tr("Test the shuffler"));
    m_findAction->setText(tr("Filter the cards"));
    m_cardsCsvAction->setText(tr("Save the cards as CSV …"));
    m_matrixCsvAction->setText(tr("Save the matrix as CSV …"));
    m_chartSvgAction->setText(tr("Save the chart as SVG …"));
    m_chartPngAction->setText(tr("Save the chart as PNG …"));
    m_chartCsvAction->setText(tr("Save the chart’s figures as CSV …"));
    m_form->retranslate();
    m_runPanel->retranslate();
    m_matrix->retranslate();
    m_parts->retranslate();
    m_cards->retranslate();
    m_panel->retranslate();
    m_comparison->retranslate();
    m_shuffle->retranslate();
    clearNotice();
    buildSaveMenu();
    m_isStale = true;
    if (isVisible()) {
        activated();
    }
}

} // namespace blattwerk::app
