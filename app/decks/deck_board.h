#pragma once

#include "app/decks/deck_judge.h"
#include "app/decks/drop_mark.h"
#include "app/shell/page.h"
#include "model/collection.h"

#include <optional>

class QSplitter;
class QStackedWidget;

namespace blattwerk::app {

class CardGridView;
class CardListModel;
class CompareView;
class DeckTableView;
class EmptyState;
class FaceCache;
class PoolPanel;
class SearchField;
class SegmentedControl;
class StyledLabel;

/// The middle column: the deck in focus as table, as faces or beside another deck, and the pool below.
class DeckBoard : public QWidget {
    Q_OBJECT

public:
    enum View { Table, Faces, SideBySide };

    DeckBoard(const PageContext& context, FaceCache& faces, const DeckJudge& judge, QWidget* parent = nullptr);

    void setSystem(const std::string& system, const std::string& curveField);
    /// Null where the system has no deck.
    void showDeck(const model::Collection* deck);
    /// The verdicts on cards changed.
    void renewFaults();
    void setView(View view);
    [[nodiscard]] View view() const;
    void retranslate();

    [[nodiscard]] CardGridView* grid() const { return m_grid; }
    [[nodiscard]] DeckTableView* table() const { return m_table; }
    [[nodiscard]] CompareView* compare() const { return m_compare; }
    [[nodiscard]] PoolPanel* pool() const { return m_pool; }
    [[nodiscard]] SearchField* search() const { return m_search; }
    /// Keys selected in the deck, in the view that is shown.
    [[nodiscard]] QStringList selectedKeys() const;
    void selectKey(const QString& key);
    [[nodiscard]] QSplitter* splitter() const { return m_splitter; }

Q_SIGNALS:
    void viewChanged(int view);
    void addRequested(const QStringList& keys);
    void removeRequested(const QStringList& keys);
    void openRequested(const QString& key);
    void peekRequested(const QString& key);
    void deckMenuRequested(const QStringList& keys, QPoint globalPos);
    void poolMenuRequested(const QStringList& keys, QPoint globalPos);
    void newDeckRequested();
    void picked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void renewExample();
    void build();
    void wire();
    void renewRows();
    void renewEmptyState();
    void renewBar();
    [[nodiscard]] DropAnswer dropIntoDeck(const CardDrag& drag) const;
    [[nodiscard]] DropAnswer dropIntoPool(const CardDrag& drag) const;

    PageContext m_context;
    const DeckJudge& m_judge;
    std::string m_system;
    std::optional<model::Collection> m_deck;
    CardListModel* m_cards;
    CardListModel* m_tableCards;
    SegmentedControl* m_views;
    StyledLabel* m_grouping;
    SearchField* m_search;
    QStackedWidget* m_stack;
    CardGridView* m_grid;
    DeckTableView* m_table;
    CompareView* m_compare;
    EmptyState* m_empty;
    PoolPanel* m_pool;
    QSplitter* m_splitter;
    bool m_isFiltered = false;
};

} // namespace blattwerk::app
