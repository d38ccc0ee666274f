#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/system_info.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace blattwerk::app {

struct SystemDesk;

/// Two decks side by side: a head per card type with both numbers, then the cards in pairs. What only one side has is
/// marked.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { LeftColumn, MarkColumn, RightColumn };
    enum Role {
        HeadRole = Qt::UserRole + 1, ///< bool: the head of a type
        OnlyRole,                    ///< bool: the other side does not have this card
        CostRole,
        KeyRole
    };

    explicit CompareModel(QObject* parent = nullptr);

    void show(const SystemDesk& desk, const model::Collection& left, const model::Collection& right,
              const std::string& curveField, model::Language language);
    void clear();
    /// Cards that both have, that only the left one has, that only the right one has; copies count.
    [[nodiscard]] int common() const { return m_common; }
    [[nodiscard]] int onlyLeft() const { return m_onlyLeft; }
    [[nodiscard]] int onlyRight() const { return m_onlyRight; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Side {
        QString key;
        QString name;
        int cost = -1;
        int copies = 0;
    };
    struct Row {
        bool isHead = false;
        QString title;
        int counts[2] = {0, 0};
        std::optional<Side> left;
        std::optional<Side> right;
    };

    void addType(const SystemDesk& desk, const model::TypeInfo& type, const model::Collection& left,
                 const model::Collection& right);
    [[nodiscard]] QVariant headData(const Row& row, int column, int role) const;

    std::vector<Row> m_rows;
    QString m_names[2];
    std::string m_curveField;
    model::Language m_language = model::Language::German;
    int m_common = 0;
    int m_onlyLeft = 0;
    int m_onlyRight = 0;
};

} // namespace blattwerk::app
