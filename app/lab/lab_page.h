#pragma once

#include "app/lab/experiment_result.h"
#include "app/lab/part_figures.h"
#include "app/shell/page.h"
#include "app/widgets/notice.h"
#include "database/experiment_repository.h"

#include <array>
#include <optional>

class QComboBox;
class QMenu;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace blattwerk::app {

class CardFigureModel;
class CardFigureView;
class ComparisonView;
class EmptyState;
class ExperimentList;
class ExperimentListModel;
class ExperimentPanel;
class FigureList;
class HeatMap;
class LabChart;
class Panel;
class RunPanel;
class SearchField;
class SegmentedControl;
class SetupForm;
class ShuffleView;
class StyledLabel;

/// The laboratory: set up an experiment and run it, look at its figures while they grow, keep it and play it again;
/// and a test of the shuffler.
class LabPage : public Page {
    Q_OBJECT

public:
    enum class View { Pairings, Charts, Comparison, Shuffler };

    explicit LabPage(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    /// The id of a stored experiment.
    bool openKey(const QString& key) override;
    void activated() override;
    void commitEdits() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;

    void setView(View view);
    /// Starts what the form says. The figures stand in the page while it runs, and in the project when it has ended.
    void startExperiment();
    void togglePause();
    void cancelExperiment();
    /// Plays a stored experiment again and compares every figure.
    void rerun(std::int64_t id);
    void showExperiment(std::int64_t id);
    void removeExperiment(std::int64_t id);
    [[nodiscard]] bool isRunning() const { return m_lab->isRunning(); }
    [[nodiscard]] const ExperimentResult& shownResult() const { return m_shown.result; }
    [[nodiscard]] ComparisonView& comparisonView() { return *m_comparison; }

    /// Asks where to write; gets a proposal and the filter, gives an empty path for "not at all".
    using FileChooser = std::function<QString(QWidget*, const QString& proposal, const QString& filter)>;
    void setFileChooser(FileChooser chooser) { m_chooseFile = std::move(chooser); }
    enum class FileKind { Csv, Svg, Png };
    void saveMatrix(FileKind kind);
    void saveCards();
    void saveParts(FileKind kind);
    void saveChart(LabChart* chart, FileKind kind);
    void saveComparison(FileKind kind);
    void saveShuffler(FileKind kind);

protected:
    void retranslate() override;

private:
    /// An experiment with all that the page shows of it.
    struct Shown {
        ExperimentSetup setup;
        ExperimentResult result;
        /// As it stands in the project; id 0 for one that is not stored.
        database::Experiment stored;
    };
    /// The experiment that is being played.
    struct Running {
        QString system;
        Shown shown;
        /// Id of the stored experiment that is played again; 0 for a new one.
        std::int64_t again = 0;
        ExperimentResult before;
    };

    void buildActions();
    [[nodiscard]] QWidget* buildLeft(QWidget* parent);
    [[nodiscard]] QWidget* buildPairings(QWidget* parent);
    [[nodiscard]] QWidget* buildRight(QWidget* parent);
    [[nodiscard]] QWidget* buildCharts(QWidget* parent);
    void buildSaveMenu();
    void connectParts();

    [[nodiscard]] const SystemDesk& desk() const;
    [[nodiscard]] bool isLive() const;
    void renewDesk();
    void renewList();
    void renewButtons();
    void renewView();
    void renewSaveMenu();

    void begin(Running running);
    void takeProgress(const std::shared_ptr<const SeriesProgress>& progress);
    void finish(const std::shared_ptr<const SeriesProgress>& progress);
    void finishAgain(Running run);
    void finishNew(Running run);
    void finishStopped(Running run);
    void fail(const model::Error& error);
    bool store(Shown& shown);
    [[nodiscard]] QString differenceReason(const ExperimentResult& before, const ExperimentResult& now) const;
    [[nodiscard]] QString autoName(const ExperimentSetup& setup) const;

    /// Shows the figures of `m_shown`. While it grows the order of the cards stays.
    void renewFigures(bool growing);
    void renewMatrix();
    void renewPairing(bool growing);
    /// What stands below the matrix: the cards, or what the parts of a draft have won.
    void renewParts();
    void renewBelow();
    void renewOrigin();
    void renewTarget();
    [[nodiscard]] PairingView view() const;
    [[nodiscard]] size_t shownVariant() const;
    [[nodiscard]] QString deckName(size_t index) const;

    void say(NoticeKind kind, const QString& sentence, const QStringList& links = {},
             std::function<void(int)> follow = {});
    void clearNotice();
    void write(const QString& name, FileKind kind, const std::function<QByteArray()>& make);
    [[nodiscard]] LabChart* currentChart() const;
    [[nodiscard]] static QByteArray picture(QWidget& widget, FileKind kind, const QString& title);

    Laboratory* m_lab;
    Shown m_shown;
    std::optional<Running> m_running;
    database::Experiment m_removed;
    bool m_isStale = true;
    View m_view = View::Pairings;
    FileChooser m_chooseFile;

    SegmentedControl* m_views;
    QPushButton* m_save;
    QMenu* m_saveMenu;
    QStackedWidget* m_stack;
    QWidget* m_experiments;
    ComparisonView* m_comparison;
    ShuffleView* m_shuffle;
    SetupForm* m_form = nullptr;
    StyledLabel* m_formTitle = nullptr;
    StyledLabel* m_estimate = nullptr;
    QPushButton* m_start = nullptr;
    RunPanel* m_runPanel = nullptr;
    QVBoxLayout* m_noticePlace = nullptr;
    Notice* m_notice = nullptr;
    StyledLabel* m_listTitle = nullptr;
    ExperimentListModel* m_listModel;
    ExperimentList* m_list = nullptr;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    QWidget* m_pairingsPage = nullptr;
    QWidget* m_chartsPage = nullptr;
    HeatMap* m_matrix = nullptr;
    QComboBox* m_variant = nullptr;
    StyledLabel* m_verdict = nullptr;
    StyledLabel* m_cardsTitle = nullptr;
    StyledLabel* m_cardsNote = nullptr;
    SearchField* m_filter = nullptr;
    CardFigureModel* m_cards;
    CardFigureView* m_cardView = nullptr;
    /// Cards or parts; only where there are parts.
    SegmentedControl* m_below = nullptr;
    HeatMap* m_parts = nullptr;
    QString m_cardsHeading;
    MeasuredParts m_measured;
    PartFigures m_partFigures;
    LabChart* m_lengthSmall = nullptr;
    LabChart* m_raceSmall = nullptr;
    FigureList* m_figures = nullptr;
    ExperimentPanel* m_panel = nullptr;
    Panel* m_panelFrame = nullptr;
    QVBoxLayout* m_targetPlace = nullptr;
    Notice* m_target = nullptr;
    StyledLabel* m_chartsTitle = nullptr;
    /// Length, race, settling, start.
    std::array<LabChart*, 4> m_charts{};
    LabChart* m_lastChart = nullptr;
    QAction* m_startAction = nullptr;
    QAction* m_pauseAction = nullptr;
    QAction* m_cancelAction = nullptr;
    QAction* m_rerunAction = nullptr;
    QAction* m_removeAction = nullptr;
    QAction* m_pairingsAction = nullptr;
    QAction* m_chartsAction = nullptr;
    QAction* m_comparisonAction = nullptr;
    QAction* m_shufflerAction = nullptr;
    QAction* m_findAction = nullptr;
    QAction* m_cardsCsvAction = nullptr;
    QAction* m_matrixCsvAction = nullptr;
    QAction* m_chartSvgAction = nullptr;
    QAction* m_chartPngAction = nullptr;
    QAction* m_chartCsvAction = nullptr;
};

} // namespace blattwerk::app
