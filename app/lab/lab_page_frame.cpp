#include "app/lab/card_figure_model.h"
#include "app/lab/card_figure_view.h"
#include "app/lab/comparison_view.h"
#include "app/lab/experiment_list.h"
#include "app/lab/experiment_panel.h"
#include "app/lab/figure_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_chart.h"
#include "app/lab/lab_page.h"
#include "app/lab/run_panel.h"
#include "app/lab/setup_form.h"
#include "app/lab/shuffle_view.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/widgets/elided_label.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/panel.h"
#include "app/widgets/quiet_scroll.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

void LabPage::buildActions() {
    m_startAction =
        pageAction(this, "lab.action.start", QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { startExperiment(); });
    m_pauseAction = pageAction(this, "lab.action.pause", QKeySequence(Qt::CTRL | Qt::Key_P), [this] { togglePause(); });
    m_cancelAction =
        pageAction(this, "lab.action.cancel", QKeySequence(Qt::CTRL | Qt::Key_Period), [this] { cancelExperiment(); });
    m_rerunAction =
        pageAction(this, "lab.action.rerun", QKeySequence(Qt::CTRL | Qt::Key_R), [this] { rerun(m_shown.stored.id); });
    m_removeAction = pageAction(this, "lab.action.remove", {}, [this] { removeExperiment(m_shown.stored.id); });
    m_pairingsAction = pageAction(this, "lab.action.pairings", {}, [this] { setView(View::Pairings); });
    m_chartsAction = pageAction(this, "lab.action.charts", {}, [this] { setView(View::Charts); });
    m_comparisonAction = pageAction(this, "lab.action.comparison", {}, [this] { setView(View::Comparison); });
    m_shufflerAction = pageAction(this, "lab.action.shuffler", {}, [this] { setView(View::Shuffler); });
    m_findAction = pageAction(this, "lab.action.find", QKeySequence::Find, [this] {
        setView(View::Pairings);
        m_below->setCurrent(0);
        m_filter->setFocus(Qt::ShortcutFocusReason);
    });
    m_cardsCsvAction = pageAction(this, "lab.action.cardsCsv", {}, [this] { saveCards(); });
    m_matrixCsvAction = pageAction(this, "lab.action.matrixCsv", {}, [this] { saveMatrix(FileKind::Csv); });
    m_chartSvgAction =
        pageAction(this, "lab.action.chartSvg", {}, [this] { saveChart(currentChart(), FileKind::Svg); });
    m_chartPngAction =
        pageAction(this, "lab.action.chartPng", {}, [this] { saveChart(currentChart(), FileKind::Png); });
    m_chartCsvAction =
        pageAction(this, "lab.action.chartCsv", {}, [this] { saveChart(currentChart(), FileKind::Csv); });
    setMenuActions({m_startAction, m_pauseAction, m_cancelAction, m_rerunAction, m_removeAction, m_pairingsAction,
                    m_chartsAction, m_comparisonAction, m_shufflerAction, m_findAction, m_cardsCsvAction,
                    m_matrixCsvAction, m_chartSvgAction, m_chartPngAction, m_chartCsvAction});
}

QWidget* LabPage::buildLeft(QWidget* parent) {
    const Tokens& tokens = appearance().tokens();
    const int edge = tokens.space.page;
    auto* left = new Ground(appearance(), Ground::Kind::Surface, Qt::RightEdge, parent);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    using Ink = StyledLabel::Ink;
    using Face = StyledLabel::Face;
    auto* scroll = quietScroll(left);
    auto* inside = new QWidget;
    auto* fields = new QVBoxLayout(inside);
    fields->setContentsMargins(edge, 12, edge, 8);
    fields->setSpacing(8);
    m_formTitle = new StyledLabel(appearance(), &TypeScale::small, Ink::Second, Face::Bold, inside);
    fields->addWidget(m_formTitle);
    m_form = new SetupForm(appearance(), inside);
    fields->addWidget(m_form);
    fields->addStretch(1);
    setInside(scroll, inside);
    column->addWidget(scroll, 1);

    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(edge, 4, edge, 12);
    foot->setSpacing(8);
    m_noticePlace = new QVBoxLayout;
    foot->addLayout(m_noticePlace);
    m_estimate = new StyledLabel(appearance(), &TypeScale::small, Ink::Third, Face::Ui, left);
    m_estimate->setObjectName(QStringLiteral("lab.estimate"));
    m_estimate->setWordWrap(true);
    foot->addWidget(m_estimate);
    m_start = new QPushButton(left);
    m_start->setObjectName(QStringLiteral("lab.start"));
    m_start->setProperty("primary", true);
    foot->addWidget(m_start);
    m_runPanel = new RunPanel(appearance(), left);
    m_runPanel->hide();
    foot->addWidget(m_runPanel);
    column->addLayout(foot);

    m_listTitle = new StyledLabel(appearance(), &TypeScale::small, Ink::Second, Face::Bold, left);
    m_listTitle->setContentsMargins(edge, 4, edge, 4);
    column->addWidget(m_listTitle);
    m_list = new ExperimentList(appearance(), m_listModel, left);
    m_list->setObjectName(QStringLiteral("lab.list"));
    column->addWidget(m_list);
    const auto restyle = [this, left] { left->setFixedWidth(appearance().px(264)); };
    connect(&appearance(), &Appearance::changed, left, restyle);
    restyle();
    return left;
}

QWidget* LabPage::buildPairings(QWidget* parent) {
    const int gap = appearance().tokens().space.panel;
    using Ink = StyledLabel::Ink;
    using Face = StyledLabel::Face;
    auto* page = new QWidget(parent);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(gap, gap, 0, gap);
    row->setSpacing(gap);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(gap);

    auto* matrix = new Panel(appearance(), page);
    auto* inside = new QVBoxLayout(matrix);
    inside->setContentsMargins(4, 2, 4, 2);
    inside->setSpacing(8);
    m_variant = new QComboBox(matrix);
    m_variant->setObjectName(QStringLiteral("lab.variant"));
    inside->addWidget(m_variant, 0, Qt::AlignLeft);
    m_matrix = new HeatMap(appearance(), matrix);
    m_matrix->setObjectName(QStringLiteral("lab.matrix"));
    inside->addWidget(m_matrix, 1);
    m_verdict = new StyledLabel(appearance(), &TypeScale::small, Ink::Second, Face::Ui, matrix);
    m_verdict->setObjectName(QStringLiteral("lab.verdict"));
    m_verdict->setWordWrap(true);
    inside->addWidget(m_verdict);
    middle->addWidget(matrix);

    auto* cards = new Panel(appearance(), page);
    cards->setContentsMargins(1, gap, 1, gap);
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(appearance().tokens().space.page, 0, gap, 0);
    head->setSpacing(10);
    m_cardsTitle = new ElidedLabel(appearance(), &TypeScale::small, Ink::Second, Face::Bold, cards);
    m_cardsTitle->setObjectName(QStringLiteral("lab.cards.title"));
    m_cardsNote = new StyledLabel(appearance(), &TypeScale::small, Ink::Second, Face::Ui, cards);
    m_cardsNote->setObjectName(QStringLiteral("lab.cards.note"));
    m_filter = new SearchField(appearance(), cards);
    m_filter->setObjectName(QStringLiteral("lab.cards.filter"));
    head->addWidget(m_cardsTitle, 1);
    m_below = new SegmentedControl(appearance(), cards);
    m_below->setObjectName(QStringLiteral("lab.below"));
    m_below->setSegments({QString(), QString()});
    m_below->hide();
    head->addWidget(m_cardsNote);
    head->addWidget(m_filter);
    head->addWidget(m_below);
    column->addLayout(head);
    m_cardView = new CardFigureView(appearance(), m_cards, cards);
    m_cardView->setObjectName(QStringLiteral("lab.cards"));
    column->addWidget(m_cardView, 1);
    m_parts = new HeatMap(appearance(), HeatMap::Kind::Together, cards);
    m_parts->setObjectName(QStringLiteral("lab.parts"));
    m_parts->hide();
    auto* partsPlace = new QHBoxLayout;
    partsPlace->setContentsMargins(appearance().tokens().space.page, 0, gap, 0);
    partsPlace->addWidget(m_parts);
    column->addLayout(partsPlace);
    middle->addWidget(cards, 1);
    row->addLayout(middle, 1);
    row->addWidget(buildRight(page));
    const auto restyle = [this] {
        m_filter->setFixedWidth(appearance().px(150));
        m_variant->setMaximumWidth(appearance().px(340));
    };
    connect(&appearance(), &Appearance::changed, page, restyle);
    restyle();
    return page;
}

QWidget* LabPage::buildRight(QWidget* parent) {
    const int gap = appearance().tokens().space.panel;
    auto* scroll = quietScroll(parent);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, gap, 0);
    column->setSpacing(gap);
    const auto framed = [&](QWidget* widget) {
        auto* panel = new Panel(appearance(), inside);
        auto* box = new QVBoxLayout(panel);
        box->setContentsMargins(2, 0, 2, 0);
        widget->setParent(panel);
        box->addWidget(widget);
        column->addWidget(panel);
        return panel;
    };
    m_lengthSmall = new LabChart(appearance(), inside);
    m_lengthSmall->setObjectName(QStringLiteral("lab.length"));
    m_raceSmall = new LabChart(appearance(), inside);
    m_raceSmall->setObjectName(QStringLiteral("lab.race"));
    m_figures = new FigureList(appearance(), inside);
    m_figures->setObjectName(QStringLiteral("lab.figures"));
    m_panel = new ExperimentPanel(appearance(), QStringLiteral("lab"), inside);
    framed(m_lengthSmall);
    framed(m_raceSmall);
    framed(m_figures);
    m_targetPlace = new QVBoxLayout;
    column->addLayout(m_targetPlace);
    m_panelFrame = framed(m_panel);
    column->addStretch(1);
    setInside(scroll, inside);
    const auto restyle = [this, scroll] {
        scroll->setFixedWidth(appearance().px(284));
        m_lengthSmall->setFixedHeight(appearance().px(176));
        m_raceSmall->setFixedHeight(appearance().px(196));
    };
    connect(&appearance(), &Appearance::changed, scroll, restyle);
    restyle();
    return scroll;
}

QWidget* LabPage::buildCharts(QWidget* parent) {
    const int gap = appearance().tokens().space.panel;
    auto* page = new QWidget(parent);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    m_chartsTitle =
        new StyledLabel(appearance(), &TypeScale::section, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, page);
    m_chartsTitle->setObjectName(QStringLiteral("lab.charts.title"));
    column->addWidget(m_chartsTitle);
    auto* grid = new QGridLayout;
    grid->setSpacing(gap);
    constexpr std::array kNames{"lab.chart.length", "lab.chart.race", "lab.chart.settling", "lab.chart.start"};
    for (size_t i = 0; i < m_charts.size(); ++i) {
        auto* panel = new Panel(appearance(), page);
        auto* box = new QVBoxLayout(panel);
        box->setContentsMargins(4, 2, 4, 2);
        m_charts[i] = new LabChart(appearance(), panel);
        m_charts[i]->setObjectName(QLatin1String(kNames[i]));
        box->addWidget(m_charts[i]);
        grid->addWidget(panel, int(i) / 2, int(i) % 2);
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);
    column->addLayout(grid, 1);
    return page;
}

void LabPage::connectParts() {
    connect(m_views, &SegmentedControl::currentChanged, this, [this](int view) { setView(static_cast<View>(view)); });
    connect(m_form, &SetupForm::changed, this, [this] {
        if (!system().isEmpty()) {
            renewButtons();
        }
    });
    connect(m_start, &QPushButton::clicked, this, &LabPage::startExperiment);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_form->deckCount() == 0) {
            Q_EMIT linkActivated(QStringLiteral("deck:"));
        } else {
            startExperiment();
        }
    });
    connect(m_runPanel, &RunPanel::pauseToggled, this, &LabPage::togglePause);
    connect(m_runPanel, &RunPanel::cancelled, this, &LabPage::cancelExperiment);
    connect(m_lab, &Laboratory::seriesAdvanced, this, &LabPage::takeProgress);
    connect(m_lab, &Laboratory::seriesFinished, this, &LabPage::finish);
    connect(m_lab, &Laboratory::failed, this, &LabPage::fail);
    connect(m_matrix, &HeatMap::currentChanged, this, [this] { renewPairing(false); });
    connect(m_variant, &QComboBox::currentIndexChanged, this, [this] {
        renewMatrix();
        renewPairing(false);
    });
    connect(m_below, &SegmentedControl::currentChanged, this, &LabPage::renewBelow);
    connect(m_filter, &QLineEdit::textChanged, m_cards, &CardFigureModel::setFilter);
    connect(m_cardView, &CardFigureView::cardActivated, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
    connect(m_list, &ExperimentList::chosen, this, &LabPage::showExperiment);
    connect(m_list, &ExperimentList::removeRequested, this, &LabPage::removeExperiment);
    const auto rename = [this](qint64 id, const QString& name) {
        if (const auto done = workspace().project().experiments().rename(id, name.toStdString()); !done) {
            Q_EMIT reported(errorSentence(done.error()), true);
        }
        if (id == m_shown.stored.id) {
            m_shown.stored.name = name.toStdString();
            renewOrigin();
        }
        renewList();
        Q_EMIT headerChanged();
    };
    connect(m_listModel, &ExperimentListModel::renamed, this, rename, Qt::QueuedConnection);
    connect(m_panel, &ExperimentPanel::renamed, this, rename);
    connect(m_panel, &ExperimentPanel::noteChanged, this, [this](qint64 id, const QString& note) {
        if (const auto done = workspace().project().experiments().setNote(id, note.toStdString()); !done) {
            Q_EMIT reported(errorSentence(done.error()), true);
        }
        if (id == m_shown.stored.id) {
            m_shown.stored.note = note.toStdString();
        }
        renewList();
    });
    connect(m_panel, &ExperimentPanel::rerunRequested, this, &LabPage::rerun);
    connect(m_panel, &ExperimentPanel::removeRequested, this, &LabPage::removeExperiment);
    connect(m_shuffle, &ShuffleView::stateChanged, this, &LabPage::renewSaveMenu);
    connect(m_comparison, &ComparisonView::linkActivated, this, &LabPage::linkActivated);
    connect(m_comparison, &ComparisonView::stateChanged, this, [this] {
        if (m_view == View::Comparison) {
            renewSaveMenu();
            Q_EMIT headerChanged();
        }
    });
    const auto renewed = [this] {
        m_isStale = true;
        if (isVisible()) {
            activated();
        }
    };
    connect(&workspace(), &Workspace::changed, this, renewed);
    connect(&workspace(), &Workspace::parametersChanged, this, renewed);
    connect(&workspace(), &Workspace::editionsChanged, this, renewed);
    for (LabChart* chart : {m_lengthSmall, m_raceSmall, m_charts[0], m_charts[1], m_charts[2], m_charts[3]}) {
        connect(chart, &LabChart::focused, this, [this, chart] { m_lastChart = chart; });
    }
}

} // namespace blattwerk::app
