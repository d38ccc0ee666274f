#pragma once

#include "app/table/table_board.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace blattwerk::app {

/// How the players of a tournament stand, best first, in the columns that the system's overview has.
class StandingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { SeatRole = Qt::UserRole, ViewerRole };

    struct Words {
        QStringList sides, columns;
        QString player;
    };

    explicit StandingsModel(QObject* parent = nullptr);

    void set(const TableBoard& board, int viewer, Words words);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Figures = std::optional<std::vector<int>>;
    struct Row {
        int seat = 0;
        std::vector<Figures> figures;
    };
    [[nodiscard]] static QString text(const Figures& figures);

    std::vector<Row> m_rows;
    int m_viewer = -1;
    Words m_words;
};

} // namespace blattwerk::app
