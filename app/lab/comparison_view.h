#pragma once

#include "app/lab/comparison_order.h"
#include "app/shell/page.h"
#include "app/widgets/notice.h"
#include "database/experiment_repository.h"
#include "engine/lab/comparison.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace blattwerk::app {

class ComparisonFigures;
class ComparisonForm;
class EmptyState;
class ExperimentList;
class ExperimentListModel;
class ExperimentPanel;
class Panel;
class StyledLabel;

/// Two editions or two sets of rules against the same others, with the same seeds: set up, played beside the window,
/// kept in the project and played again to the same figures.
class ComparisonView : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonView(const PageContext& context, QWidget* parent = nullptr);

    /// Shows that system; what runs for another one stops.
    void setSystem(const std::string& system);
    /// Reads decks, rules, editions and stored comparisons anew.
    void renew();
    void retranslate();
    void commit();

    [[nodiscard]] ComparisonForm* form() const { return m_form; }
    [[nodiscard]] ComparisonFigures* figures() const { return m_figures; }
    void start();
    void cancel();
    void rerun();
    [[nodiscard]] bool isRunning() const { return m_laboratory.isRunning(); }
    [[nodiscard]] bool hasFigures() const { return m_shown.comparison.games > 0; }
    [[nodiscard]] const engine::lab::Comparison& comparison() const { return m_shown.comparison; }
    [[nodiscard]] QString title() const { return QString::fromStdString(m_shown.order.name); }
    /// The sentence under the form; empty without one.
    [[nodiscard]] QString noticeText() const { return m_notice ? m_notice->sentence() : QString(); }

Q_SIGNALS:
    void stateChanged();
    void linkActivated(const QString& link);

private:
    struct Shown {
        ComparisonOrder order;
        engine::lab::Comparison comparison;
        std::vector<ComparedCard> cards;
        nlohmann::ordered_json manifest;
        database::Experiment stored;
    };

    [[nodiscard]] QWidget* buildLeft();
    [[nodiscard]] QWidget* buildRight();
    [[nodiscard]] const SystemDesk& desk() const;
    [[nodiscard]] QString autoName(const ComparisonOrder& order) const;
    bool begin(ComparisonOrder order, bool again);
    void take(const engine::lab::Comparison& comparison, bool isFinal);
    void finishAgain(const engine::lab::Comparison& comparison);
    bool store();
    void showExperiment(std::int64_t id);
    void removeExperiment(std::int64_t id);
    void freeze(const QString& label);
    void renewList();
    void renewFigures(bool isFinal);
    void renewButtons();
    void say(NoticeKind kind, const QString& sentence, const QStringList& links = {},
             std::function<void()> follow = {});

    PageContext m_context;
    Laboratory m_laboratory;
    std::string m_system;
    Shown m_shown;
    /// Of a comparison that is played again: what it showed then.
    std::optional<engine::lab::Comparison> m_before;

    ComparisonForm* m_form;
    StyledLabel* m_formTitle;
    StyledLabel* m_listTitle;
    StyledLabel* m_progress;
    QPushButton* m_start;
    QVBoxLayout* m_noticePlace;
    Notice* m_notice = nullptr;
    ExperimentListModel* m_listModel;
    ExperimentList* m_list;
    QStackedWidget* m_content;
    EmptyState* m_empty;
    ComparisonFigures* m_figures;
    ExperimentPanel* m_panel;
    Panel* m_panelFrame;
};

} // namespace blattwerk::app
