#pragma once

#include "app/cards/card_columns.h"

#include <QAbstractTableModel>

#include <functional>
#include <map>
#include <vector>

namespace blattwerk::app {

enum class CardGrouping { None, Type, Deck };

/// What the table needs from a project: read anew whenever something changed.
struct CardTableSource {
    model::SystemInfo info;
    model::Language language = model::Language::German;
    /// Card key -> names of the decks that hold it.
    std::map<std::string, QStringList, std::less<>> decks;
    /// Order of the deck groups.
    QStringList deckNames;
};

/// The found cards as rows, in the chosen order and groups. Heads of groups are rows of their own, without a card.
class CardTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< key of the card; empty for the head of a group
        GroupCountRole,             ///< number of cards of a group; invalid for cards
        SeverityRole,               ///< worst finding as int of model::Severity; -1 without
        SortTextRole
    };

    explicit CardTableModel(QObject* parent = nullptr);

    /// Says how bad the worst finding of a card is (-1: none or not known yet).
    using SeverityReader = std::function<int(const model::Card&)>;
    void setSeverityReader(SeverityReader reader) { m_severity = std::move(reader); }

    void setSource(CardTableSource source);
    [[nodiscard]] const CardTableSource& source() const { return m_source; }
    void setCards(std::vector<model::Card> cards);
    [[nodiscard]] const std::vector<model::Card>& cards() const { return m_cards; }
    void setColumns(const QStringList& ids);
    [[nodiscard]] QStringList columnIds() const;
    [[nodiscard]] const std::vector<CardColumn>& possibleColumns() const { return m_possible; }
    [[nodiscard]] const CardColumn& column(int index) const { return m_columns[size_t(index)]; }
    void setGrouping(CardGrouping grouping);
    [[nodiscard]] CardGrouping grouping() const { return m_grouping; }

    /// Null for the head of a group.
    [[nodiscard]] const model::Card* card(int row) const;
    /// First row of that card, -1 if it is not among the found ones.
    [[nodiscard]] int rowOf(const QString& key) const;
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    /// The findings of some cards are known now.
    void renewSeverities();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Row {
        int card = -1; ///< index in m_cards; -1: head of a group
        QString group;
        int count = 0;
    };

    void arrange();
    void rebuild();
    [[nodiscard]] QVariant groupData(const Row& row, int column, int role) const;

    CardTableSource m_source;
    /// The columns that were shown of the other systems, by their keys.
    std::map<std::string, QStringList> m_shownIn;
    std::vector<CardColumn> m_possible;
    std::vector<CardColumn> m_columns;
    std::vector<model::Card> m_cards;
    std::vector<Row> m_rows;
    SeverityReader m_severity;
    CardGrouping m_grouping = CardGrouping::None;
    int m_sortColumn = 1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace blattwerk::app
