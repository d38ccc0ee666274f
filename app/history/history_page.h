#pragma once

#include "app/history/edition_comparison.h"
#include "app/history/side_panel.h"
#include "app/shell/page.h"
#include "database/edition_shelf.h"
#include "database/timeline.h"

#include <memory>
#include <optional>
#include <stop_token>

class QPushButton;
class QScrollArea;
class QStackedWidget;
class QThread;
class QVBoxLayout;

namespace blattwerk::app {

class EditionWindow;
class EmptyState;
class Notice;
class TimelineList;

/// Where the window remembers the folder of scenarios.
inline constexpr const char* kScenarioFolder = "history/scenarios";

/// Everything that was ever done: what changed when, what it looked like before and after, and how to get it back;
/// and the editions that were frozen, compared with each other and with now.
class HistoryPage : public Page {
    Q_OBJECT

public:
    explicit HistoryPage(const PageContext& context, QWidget* parent = nullptr);
    ~HistoryPage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    /// Shows the history of that card or deck.
    bool openKey(const QString& key) override;
    void activated() override;
    void commitEdits() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;

    [[nodiscard]] TimelineList* list() const { return m_list; }
    [[nodiscard]] ItemView* view() const { return m_view; }
    [[nodiscard]] ChangedItems* items() const { return m_items; }
    [[nodiscard]] SidePanel* side() const { return m_side; }
    /// Scenarios of this folder run whenever editions are compared; empty: none.
    void setScenarioFolder(const QString& folder);
    /// Asks for a name and freezes the present state.
    void askToFreeze();
    /// The same without a question; false where it was refused.
    bool freeze(const std::string& label, const std::string& note);
    /// Everything as after the chosen revision, as one step.
    void restoreAll();

protected:
    void retranslate() override;

private:
    void buildActions();
    [[nodiscard]] QWidget* buildMiddle(QWidget* parent);
    void renew();
    void showEntry();
    void showRevision();
    void showEdition();
    void showItem();
    void showRevisionItem(int row);
    void fillRevisionChoices();
    void fillEditionChoices();
    void renewComparison();
    /// Tells beside the facts which decks became illegal and which scenarios end otherwise, as soon as that is worked
    /// out.
    void checkDecks();
    void askForScenarios();
    void renewActions();
    /// The two states in the order of time.
    [[nodiscard]] std::pair<database::PointInTime, database::PointInTime> points() const;
    [[nodiscard]] QString label() const { return QString::fromStdString(m_edition->edition.label); }
    [[nodiscard]] ItemView::Side side(database::Past& past, const database::HistoryItem& item,
                                      const database::PointInTime& time) const;
    void restore(bool isLeft, const std::string& field);
    void perform(const database::RestoreWish& wish, const QString& note, const QString& sentence);
    void keepNote(const QString& note);
    void rename(const QString& wanted);
    void putAway(bool isAway, const std::string& label);
    void openEdition();
    void showNotice(const QString& sentence, const QString& link, std::function<void()> follow);
    /// A note or name was written, or why not.
    void told(const model::Result<void>& done);

    TimelineList* m_list;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    ChangedItems* m_items = nullptr;
    QWidget* m_itemsFrame = nullptr;
    QScrollArea* m_scroll = nullptr;
    ItemView* m_view = nullptr;
    SidePanel* m_side = nullptr;
    QVBoxLayout* m_noticePlace = nullptr;
    QPushButton* m_restoreAll = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_putAway = nullptr;
    QPushButton* m_scenarios = nullptr;
    QPushButton* m_freeze = nullptr;
    QAction* m_freezeAction = nullptr;
    QAction* m_restoreAction = nullptr;
    QAction* m_findAction = nullptr;

    std::optional<ItemWords> m_words;
    std::optional<database::TimelineEntry> m_entry;
    std::optional<database::ShelvedEdition> m_edition;
    std::vector<database::ItemChange> m_changes;
    std::optional<EditionComparison> m_comparison;
    /// Which comparison it is: another one may be shown when its decks have been checked.
    int m_comparisonCount = 0;
    QStringList m_facts;
    std::unique_ptr<QThread> m_check;
    std::stop_source m_stopCheck;
    QString m_scenarioFolder;
    QString m_leftTitle, m_rightTitle;
    std::vector<std::unique_ptr<EditionWindow>> m_windows;
    bool m_isStale = true;
    /// The page changes an edition itself and brings its list up to date.
    bool m_isChangingEdition = false;
};

} // namespace blattwerk::app
