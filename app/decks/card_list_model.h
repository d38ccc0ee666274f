#pragma once

#include "model/card.h"
#include "model/local_text.h"
#include "model/system_info.h"

#include <QAbstractTableModel>

#include <functional>
#include <string>
#include <vector>

namespace blattwerk::app {

/// A card in a list of cards, with what the list knows about it.
struct CardRow {
    model::Card card;
    int copies = 1;
    /// An error finding is about this card.
    bool isAtFault = false;

    bool operator==(const CardRow&) const = default;
};

/// Cards of a deck or of the pool, for table and face grid alike. Ordered by type, curve and name until a column is
/// sorted. Changes come as single rows, so that views keep place and selection.
class CardListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        GroupRole,  ///< plural of the card's type
        FaultRole,  ///< bool
        CopiesRole, ///< int
        SortRole
    };

    explicit CardListModel(QObject* parent = nullptr);

    /// `curveField` orders the cards of a type.
    void setSystem(const model::SystemInfo& info, const std::string& curveField, model::Language language);
    void setRows(std::vector<CardRow> rows);
    void clear() { setRows({}); }
    /// What a drag from this list says about its origin: the deck, empty for the pool.
    void setOrigin(const QString& deck) { m_origin = deck; }
    [[nodiscard]] const QString& origin() const { return m_origin; }

    [[nodiscard]] const CardRow& row(int row) const { return m_rows[size_t(row)]; }
    [[nodiscard]] int rowOf(const QString& key) const;
    /// Cards of that group, copies counted.
    [[nodiscard]] int cardsInGroup(const QString& group) const;
    [[nodiscard]] const QString& columnId(int column) const { return m_columns[size_t(column)].id; }
    [[nodiscard]] bool isNumber(int column) const { return m_columns[size_t(column)].isNumber; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }

private:
    struct Column {
        QString id;
        QString title;
        QString longTitle;
        std::string field;
        bool isNumber = false;
    };

    [[nodiscard]] bool isBefore(const CardRow& a, const CardRow& b) const;
    [[nodiscard]] bool comesFirst(const CardRow& a, const CardRow& b) const;
    [[nodiscard]] QString text(const CardRow& row, const Column& column) const;
    [[nodiscard]] int typeRank(const std::string& type) const;

    model::SystemInfo m_info;
    std::string m_curveField;
    model::Language m_language = model::Language::German;
    QString m_origin;
    std::vector<Column> m_columns;
    std::vector<CardRow> m_rows;
    int m_sortColumn = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace blattwerk::app
