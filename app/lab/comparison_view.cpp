#include "app/lab/comparison_view.h"

#include "app/lab/comparison_figures.h"
#include "app/lab/comparison_form.h"
#include "app/lab/experiment_list.h"
#include "app/lab/experiment_panel.h"
#include "app/session/figure_text.h"
#include "app/session/manifest.h"
#include "app/session/policy_names.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/panel.h"
#include "app/widgets/quiet_scroll.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kLeftWidth = 256;
constexpr int kRightWidth = 284;
constexpr int kShownRows = 6;
} // namespace

ComparisonView::ComparisonView(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_listModel(new ExperimentListModel(this)) {
    setObjectName(QStringLiteral("lab.compare"));
    const int gap = context.appearance->tokens().space.panel;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildLeft());
    m_content = new QStackedWidget(this);
    m_empty = new EmptyState(*context.appearance, m_content);
    m_empty->setObjectName(QStringLiteral("lab.compare.empty"));
    m_content->addWidget(m_empty);
    auto* found = new QWidget(m_content);
    auto* inside = new QHBoxLayout(found);
    inside->setContentsMargins(gap, gap, gap, gap);
    inside->setSpacing(gap);
    auto* scroll = quietScroll(found);
    m_figures = new ComparisonFigures(*context.appearance);
    setInside(scroll, m_figures);
    inside->addWidget(scroll, 1);
    inside->addWidget(buildRight());
    m_content->addWidget(found);
    row->addWidget(m_content, 1);

    connect(m_form, &ComparisonForm::changed, this, &ComparisonView::renewButtons);
    connect(m_form, &ComparisonForm::freezeRequested, this, &ComparisonView::freeze);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : start(); });
    connect(m_empty, &EmptyState::activated, this, &ComparisonView::start);
    connect(&m_laboratory, &Laboratory::comparisonAdvanced, this,
            [this](const engine::lab::Comparison& comparison) { take(comparison, false); });
    connect(&m_laboratory, &Laboratory::comparisonFinished, this,
            [this](const engine::lab::Comparison& comparison) { take(comparison, true); });
    connect(&m_laboratory, &Laboratory::failed, this, [this](const model::Error& error) {
        m_before.reset();
        say(NoticeKind::Error, errorSentence(error));
        renewButtons();
    });
    connect(m_figures, &ComparisonFigures::cardActivated, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
    connect(m_list, &ExperimentList::chosen, this, &ComparisonView::showExperiment);
    connect(m_list, &ExperimentList::removeRequested, this, &ComparisonView::removeExperiment);
    const auto rename = [this](qint64 id, const QString& name) {
        const auto done = m_context.workspace->project().experiments().rename(id, name.toStdString());
        if (!done) {
            say(NoticeKind::Error, errorSentence(done.error()));
        } else if (id == m_shown.stored.id) {
            m_shown.stored.name = m_shown.order.name = name.toStdString();
            renewFigures(true);
        }
        renewList();
        Q_EMIT stateChanged();
    };
    connect(m_listModel, &ExperimentListModel::renamed, this, rename, Qt::QueuedConnection);
    connect(m_panel, &ExperimentPanel::renamed, this, rename);
    connect(m_panel, &ExperimentPanel::noteChanged, this, [this](qint64 id, const QString& note) {
        if (const auto done = m_context.workspace->project().experiments().setNote(id, note.toStdString()); !done) {
            say(NoticeKind::Error, errorSentence(done.error()));
        } else if (id == m_shown.stored.id) {
            m_shown.stored.note = note.toStdString();
        }
        renewList();
    });
    connect(m_panel, &ExperimentPanel::rerunRequested, this, &ComparisonView::rerun);
    connect(m_panel, &ExperimentPanel::removeRequested, this, &ComparisonView::removeExperiment);
    retranslate();
}

QWidget* ComparisonView::buildLeft() {
    const Appearance& appearance = *m_context.appearance;
    const int edge = appearance.tokens().space.page;
    using Ink = StyledLabel::Ink;
    using Face = StyledLabel::Face;
    auto* left = new Ground(appearance, Ground::Kind::Surface, Qt::RightEdge, this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    auto* scroll = quietScroll(left);
    auto* inside = new QWidget;
    auto* fields = new QVBoxLayout(inside);
    fields->setContentsMargins(edge, 12, edge, 8);
    fields->setSpacing(8);
    m_formTitle = new StyledLabel(appearance, &TypeScale::small, Ink::Second, Face::Bold, inside);
    m_form = new ComparisonForm(appearance, inside);
    fields->addWidget(m_formTitle);
    fields->addWidget(m_form);
    fields->addStretch(1);
    setInside(scroll, inside);
    column->addWidget(scroll, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(edge, 4, edge, 12);
    foot->setSpacing(8);
    m_noticePlace = new QVBoxLayout;
    foot->addLayout(m_noticePlace);
    m_progress = new StyledLabel(appearance, &TypeScale::small, Ink::Third, Face::Ui, left);
    m_progress->setObjectName(QStringLiteral("lab.compare.progress"));
    m_progress->setWordWrap(true);
    m_start = new QPushButton(left);
    m_start->setObjectName(QStringLiteral("lab.compare.start"));
    foot->addWidget(m_progress);
    foot->addWidget(m_start);
    column->addLayout(foot);
    m_listTitle = new StyledLabel(appearance, &TypeScale::small, Ink::Second, Face::Bold, left);
    m_listTitle->setContentsMargins(edge, 4, edge, 4);
    m_list = new ExperimentList(appearance, m_listModel, left);
    m_list->setObjectName(QStringLiteral("lab.compare.list"));
    column->addWidget(m_listTitle);
    column->addWidget(m_list);
    const auto restyle = [this, left] { left->setFixedWidth(m_context.appearance->px(kLeftWidth)); };
    connect(&appearance, &Appearance::changed, left, restyle);
    restyle();
    return left;
}

QWidget* ComparisonView::buildRight() {
    auto* scroll = quietScroll(this);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    m_panelFrame = new Panel(*m_context.appearance, inside);
    auto* box = new QVBoxLayout(m_panelFrame);
    box->setContentsMargins(2, 0, 2, 0);
    m_panel = new ExperimentPanel(*m_context.appearance, QStringLiteral("lab.compare"), m_panelFrame);
    box->addWidget(m_panel);
    column->addWidget(m_panelFrame);
    column->addStretch(1);
    setInside(scroll, inside);
    const auto restyle = [this, scroll] { scroll->setFixedWidth(m_context.appearance->px(kRightWidth)); };
    connect(m_context.appearance, &Appearance::changed, scroll, restyle);
    restyle();
    return scroll;
}

const SystemDesk& ComparisonView::desk() const {
    return m_context.workspace->system(m_system);
}

void ComparisonView::setSystem(const std::string& system) {
    if (system == m_system) {
        return;
    }
    if (isRunning()) {
        m_laboratory.cancel();
    }
    m_panel->commit();
    m_system = system;
    m_shown = {};
}

void ComparisonView::commit() {
    m_panel->commit();
}

void ComparisonView::retranslate() {
    m_formTitle->setText(tr("New comparison"));
    m_listTitle->setText(tr("Earlier comparisons"));
    m_list->setAccessibleName(m_listTitle->text());
    m_form->retranslate();
    m_panel->retranslate();
    say(NoticeKind::Ok, {});
    renewFigures(!isRunning());
    renewButtons();
}

void ComparisonView::renew() {
    if (m_system.empty()) {
        return;
    }
    std::vector<std::string> labels;
    if (const auto editions = m_context.workspace->project().editions().all(m_system)) {
        for (const model::Edition& edition : *editions) {
            labels.push_back(edition.label);
        }
    }
    m_form->setDesk(desk(), m_context.workspace->parameters(m_system), labels);
    renewList();
    if (!hasFigures() && !isRunning() && m_listModel->rowCount() > 0) {
        showExperiment(m_listModel->index(0, 0).data(ExperimentListModel::IdRole).toLongLong());
    }
    renewFigures(!isRunning());
    renewButtons();
}

void ComparisonView::renewList() {
    std::vector<database::Experiment> own;
    if (auto experiments = m_context.workspace->project().experiments().list(m_system)) {
        std::ranges::copy_if(*experiments, std::back_inserter(own),
                             [](const database::Experiment& stored) { return stored.kind == "comparison"; });
    }
    m_listModel->setExperiments(std::move(own));
    m_list->showCurrent(m_shown.stored.id);
    const int count = m_listModel->rowCount();
    m_listTitle->setVisible(count > 0);
    m_list->setVisible(count > 0);
    const Appearance& appearance = *m_context.appearance;
    m_list->setFixedHeight(std::clamp(count, 1, kShownRows) * appearance.px(appearance.tokens().size.rowNormal) + 8);
}

void ComparisonView::renewButtons() {
    const bool running = isRunning();
    const QString objection = m_form->objection();
    m_start->setText(running ? tr("Cancel") : tr("Compare"));
    m_start->setProperty("primary", !running);
    m_start->update();
    m_start->setEnabled(running || objection.isEmpty());
    m_start->setToolTip(running ? QString() : objection);
    m_form->setEnabled(!running);
    m_progress->setText(running ? tr("%1 of at most %2 games of each state")
                                      .arg(countText(std::int64_t(m_shown.comparison.games)),
                                           countText(std::int64_t(m_shown.order.games)))
                                : objection);
    m_progress->setVisible(!m_progress->text().isEmpty());
    m_empty->setText(tr("No comparison yet."),
                     tr("The same games before and after: two editions, or two sets of rules."),
                     objection.isEmpty() && !running ? tr("Compare") : QString());
    m_panel->setRerunEnabled(m_shown.stored.id != 0 && !running, running ? tr("A comparison is running.") : QString());
    m_content->setCurrentIndex(hasFigures() ? 1 : 0);
    Q_EMIT stateChanged();
}

void ComparisonView::renewFigures(bool isFinal) {
    if (!hasFigures() || m_system.empty()) {
        return;
    }
    m_figures->show(desk(), m_shown.order, m_shown.comparison, m_shown.cards, isFinal);
    m_panelFrame->setVisible(m_shown.stored.id != 0);
    if (m_shown.stored.id == 0) {
        return;
    }
    const auto text = [this](const char* key) {
        const auto found = m_shown.manifest.find(key);
        return found == m_shown.manifest.end() ? QString()
               : found->is_string()            ? QString::fromStdString(found->get<std::string>())
                                               : QString::fromStdString(found->dump());
    };
    QStringList lines;
    lines << tr("%1, %2 games of each state")
                 .arg(dayText(m_shown.stored.runAt), countText(std::int64_t(m_shown.comparison.games)));
    lines << tr("Players: %1").arg(policyName(m_shown.order.policy));
    lines << tr("Seed %1").arg(QString::fromStdString(m_shown.stored.seed));
    lines << tr("Revision %1, program %2").arg(text("revision"), QString::fromStdString(m_shown.stored.programVersion));
    lines << tr("Cards before %1, after %2").arg(text("pool_before").left(8), text("pool_after").left(8));
    m_panel->show(m_shown.stored, lines);
}

void ComparisonView::say(NoticeKind kind, const QString& sentence, const QStringList& links,
                         std::function<void()> follow) {
    if (m_notice) {
        m_notice->hide();
        m_notice->deleteLater();
        m_notice = nullptr;
    }
    if (sentence.isEmpty()) {
        return;
    }
    m_notice = new Notice(*m_context.appearance, kind, sentence, links, {}, this);
    m_notice->setObjectName(QStringLiteral("lab.compare.notice"));
    connect(m_notice, &Notice::linkActivated, this, [follow = std::move(follow)] {
        if (const auto kept = follow) {
            kept();
        }
    });
    m_noticePlace->addWidget(m_notice);
    m_notice->show();
}

} // namespace blattwerk::app
