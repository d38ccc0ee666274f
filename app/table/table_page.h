#pragma once

#include "app/session/sentences.h"
#include "app/shell/page.h"
#include "app/table/new_game_form.h"
#include "app/table/outlook_run.h"
#include "app/table/table_log.h"
#include "app/table/table_scene.h"

#include <map>
#include <memory>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace blattwerk::app {

class BranchPanel;
class CallOut;
class DecisionBar;
class EmptyState;
class HintPanel;
class LogView;
class OddsPanel;
class OutlookPanel;
class OverviewView;
class PlaybackControl;
class SegmentedControl;
class StyledLabel;
class TableView;

/// The page Spieltisch: a match of two decks at the table, with its log, its branches and the way back.
class TablePage : public Page {
    Q_OBJECT

public:
    explicit TablePage(const PageContext& context, QWidget* parent = nullptr);
    ~TablePage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    /// A deck: starts a goldfish game with it.
    bool openKey(const QString& key) override;
    void activated() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;
    [[nodiscard]] QStringList rulesInFocus() const override;

    /// Starts a game with the cards as they are in the project now. Reports why where it cannot.
    bool startGame(const NewGame& game);
    [[nodiscard]] TableSession& session() { return m_session; }
    [[nodiscard]] TableChoice& choice() { return m_choice; }
    [[nodiscard]] TableView& view() { return *m_view; }
    [[nodiscard]] QString logText() const;

protected:
    void retranslate() override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // table_page.cpp
    void makeHeader();
    void makeActions();
    [[nodiscard]] QWidget* makeTableColumn();
    [[nodiscard]] QWidget* makeSideColumn();
    void connectParts();
    void loadSystem();
    // table_page_renew.cpp: everything that shows the match (the odds in table_page_odds.cpp)
    void renew();
    void renewChoice();
    void renewDecision();
    void renewLog();
    void renewOdds();
    void renewBranches();
    void renewSteps();
    void renewNotice();
    void showCallOut();
    [[nodiscard]] TableWords words() const;
    [[nodiscard]] LogNames logNames() const;
    [[nodiscard]] TableLog log() const;
    [[nodiscard]] QString sideName(int seat) const;
    /// The first deck that the side plays with; null where it has none yet.
    [[nodiscard]] const model::Collection* leadingDeck(int seat) const;
    [[nodiscard]] std::vector<std::string> deckOf(int seat) const;
    /// The turn in view: "turn 3".
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] QString toolTip(const BoardCard& card) const;
    [[nodiscard]] QString answerText(const StepShape& step) const;
    [[nodiscard]] QString stepText(const StepShape& step) const;
    // table_page_game.cpp: what a person does with the match as a whole
    void showForm();
    void offerDecks();
    void newHand();
    void restart();
    void endTurn();
    void mulligan(bool take);
    /// Asks below the table whether the game is to be given up.
    void askToConcede();
    void chooseAmong(const QList<quint64>& codes);
    void keepBranch();
    void copyLog();
    void saveMatch();
    void fillSavedMenu();
    void loadMatch(qint64 id);
    /// Lays the game on the table with its cards; where it cannot start, says why and leaves the table as it is.
    bool begin(const SystemDesk& desk, TableSetup setup);
    void changeSeed();
    [[nodiscard]] std::vector<std::string> changedCards() const;
    void showCards();
    // table_page_hand.cpp: changes by hand
    void fillHandMenu();
    void changeCounter(int seat, const CounterPlace& counter, int by);
    void drawByHand(int seat);
    void changeStress(const BoardCard& card, int by);
    void moveCard(const BoardCard& card, int seat, const std::string& zone);
    /// Puts into the menu where the card can be moved by hand.
    void offerMoves(const BoardCard& card);
    /// Cards of that zone belong to no side.
    [[nodiscard]] bool isShared(const ZonePlace* zone) const;
    void applyByHand(const nlohmann::ordered_json& position, const QString& sentence);
    // table_page_counsel.cpp: what players make of the position
    void makeCounsel(QWidget* parent);
    void renewCounsel();
    void renewOutlook();
    void askForOutlook();
    void askForHint();
    /// A step with all its cards, for the hint.
    [[nodiscard]] QString wholeStepText(const StepShape& step) const;
    // table_page_watch.cpp: a match that runs by itself, and how a tournament stands
    void makeWatching();
    void playOneStep();
    void setPaced(bool paced);
    void renewOverview();
    void showOverview(bool shown);
    void retranslateWatching();
    [[nodiscard]] std::vector<PageScene> watchingScenes();
    // table_page_scenes.cpp
    void arrangeMidGame();
    void playByItself(const NewGame& game);
    void showRefusal();

    TableStyle m_style;
    std::unique_ptr<TableFaces> m_faces;
    MessageBook m_book;
    TableLayout m_layout;
    TableSession m_session;
    TableChoice m_choice;
    NewGame m_game;
    std::vector<LogLine> m_refusals;
    /// The line below the table asks whether to concede.
    bool m_asksToConcede = false;
    /// Odds of positions of this match, each with the side whose knowledge they rest on. Holds the positions, so that
    /// none of them becomes another one.
    std::map<std::pair<std::shared_ptr<const engine::Match>, engine::Side>, engine::Outlook> m_outlooks;
    OutlookRun m_outlookRun;
    /// The likeliest types of the next card, for the line over the hand.
    QString m_oddsSummary;

    TableScene* m_scene = nullptr;
    TableView* m_view = nullptr;
    CallOut* m_callOut = nullptr;
    DecisionBar* m_decision = nullptr;
    EmptyState* m_empty = nullptr;
    QVBoxLayout* m_noticeSlot = nullptr;
    QWidget* m_notice = nullptr;
    QStackedWidget* m_tableStack = nullptr;
    QStackedWidget* m_sideStack = nullptr;
    QStackedWidget* m_tabs = nullptr;
    NewGameForm* m_form = nullptr;
    SegmentedControl* m_segments = nullptr;
    LogView* m_logView = nullptr;
    OddsPanel* m_odds = nullptr;
    HintPanel* m_hint = nullptr;
    OutlookPanel* m_outlook = nullptr;
    OverviewView* m_overview = nullptr;
    PlaybackControl* m_playback = nullptr;
    QPushButton* m_overviewButton = nullptr;
    QWidget* m_counsel = nullptr;
    BranchPanel* m_branches = nullptr;
    StyledLabel* m_seedLabel = nullptr;
    QLineEdit* m_seed = nullptr;

    QWidget* m_stepBox = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    StyledLabel* m_stepLabel = nullptr;
    QPushButton* m_branchButton = nullptr;
    QPushButton* m_handButton = nullptr;
    QPushButton* m_newButton = nullptr;
    QToolButton* m_copy = nullptr;
    QMenu* m_handMenu = nullptr;
    QMenu* m_savedMenu = nullptr;

    QAction* m_newAction = nullptr;
    QAction* m_newHandAction = nullptr;
    QAction* m_mulliganAction = nullptr;
    QAction* m_concedeAction = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_forwardAction = nullptr;
    QAction* m_playAction = nullptr;
    QAction* m_slowerAction = nullptr;
    QAction* m_fasterAction = nullptr;
    QAction* m_pacedAction = nullptr;
    QAction* m_overviewAction = nullptr;
    QAction* m_startAction = nullptr;
    QAction* m_lastAction = nullptr;
    QAction* m_branchAction = nullptr;
    QAction* m_hintAction = nullptr;
    QAction* m_seatAction = nullptr;
    QAction* m_copyAction = nullptr;
    QAction* m_saveAction = nullptr;
    QAction* m_savedAction = nullptr;
};

} // namespace blattwerk::app
