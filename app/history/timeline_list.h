#pragma once

#include "app/history/timeline_model.h"
#include "app/shell/page.h"

#include <QTimer>

class QListView;
class QStackedWidget;

namespace blattwerk::app {

class EmptyState;
class SearchField;
class SegmentedControl;
class StyledLabel;

/// The timeline with its search: all changes, or the editions alone.
class TimelineList : public QWidget {
    Q_OBJECT

public:
    explicit TimelineList(const PageContext& context, QWidget* parent = nullptr);

    /// Reads the timeline anew; what was chosen stays chosen, else the newest is.
    void renew(const std::string& system);
    /// Chooses the newest, as after a change was made.
    void chooseNewest();
    void choose(const database::TimelineEntry& entry);
    void setQuery(const QString& query);
    void focusSearch();
    [[nodiscard]] TimelineModel* model() const { return m_model; }
    [[nodiscard]] std::optional<database::TimelineEntry> current() const;
    void retranslate();

Q_SIGNALS:
    /// Another entry, or none, is chosen now.
    void chosen();
    void freezeRequested();

private:
    void search();
    void showState(const model::Result<void>& loaded);

    PageContext m_context;
    std::string m_system;
    TimelineModel* m_model;
    SegmentedControl* m_which;
    SearchField* m_search;
    StyledLabel* m_problem;
    QListView* m_view;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QTimer m_pause;
};

} // namespace blattwerk::app
