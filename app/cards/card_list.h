#pragma once

#include "app/cards/card_table_model.h"
#include "app/shell/page.h"

#include <QTimer>
#include <QWidget>

class QMenu;
class QStackedWidget;
class QToolButton;

namespace blattwerk::app {

class CardTableView;
class EmptyState;
class FindingCache;
class GemMark;
class MenuButton;
class SearchField;
class StyledLabel;

/// The left column: search as you type, the table of hits, what it shows in words, and what to do where it is empty.
class CardList : public QWidget {
    Q_OBJECT

public:
    CardList(const PageContext& context, FindingCache& findings, QWidget* parent = nullptr);

    void setSystem(const std::string& key);
    void retranslate();
    /// Searches again; the selection is kept where it can be.
    void renew();
    void setQuery(const QString& query);
    [[nodiscard]] QString query() const;
    void setGrouping(CardGrouping grouping);
    /// Selects the card; the query is cleared if it hides it. False if the system has no such card.
    bool show(const QString& key);
    void show(const QStringList& keys);
    [[nodiscard]] QStringList selectedKeys() const;
    [[nodiscard]] CardTableView* table() const { return m_table; }
    void focusSearch();
    /// `2 cards · sorted by name`; also for the header.
    [[nodiscard]] int found() const { return m_model->rowCount() > 0 ? int(m_model->cards().size()) : 0; }
    /// Key of the deck that the query looks at (`deck:NAME`), empty without one.
    [[nodiscard]] QString deckInFocus() const { return m_deckInFocus; }

Q_SIGNALS:
    void selectionChanged();
    void listChanged();
    void createRequested();
    void importRequested();

private:
    void renewExample();
    void search();
    void renewSource();
    [[nodiscard]] QString deckKey(const std::string& wanted) const;
    void renewCount();
    void renewEmptyState();
    void showColumnAndFilterMenu();
    void addFilter(const QString& part);
    void pickGrouping();
    [[nodiscard]] const model::SystemInfo& info() const { return m_model->source().info; }

    PageContext m_context;
    std::string m_system;
    CardTableModel* m_model;
    CardTableView* m_table;
    SearchField* m_search;
    QToolButton* m_filter;
    StyledLabel* m_problem;
    GemMark* m_gem;
    StyledLabel* m_count;
    MenuButton* m_group;
    QMenu* m_menu = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QTimer m_pause;
    QString m_deckInFocus;
    /// What an empty result suggests to search instead.
    QString m_meant;
    bool m_projectIsEmpty = false;
};

} // namespace blattwerk::app
