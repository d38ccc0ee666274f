#pragma once

#include "app/table/table_board.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace blattwerk::app {

/// Who meets whom: a row for each round, a column for its name and one for each place.
class ScheduleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { PairingRole = Qt::UserRole, NamesRole, WinnerRole, PlayingRole, CurrentRole };
    /// A round behind, the one that is played, one to come.
    enum class Time { Past, Now, Later };

    struct Words {
        QStringList sides, rounds, places;
        QString roundHead;
    };

    explicit ScheduleModel(QObject* parent = nullptr);

    /// The round that is played is counted from 1.
    void set(const TableBoard& board, Words words);
    [[nodiscard]] Time time(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The text of a pairing is a whole sentence; what is painted are the roles.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const BoardPairing* pairing(const QModelIndex& index) const;

    std::vector<std::vector<BoardPairing>> m_rounds;
    int m_places = 0;
    int m_current = 0;
    Words m_words;
};

} // namespace blattwerk::app
