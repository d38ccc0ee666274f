#pragma once

#include "app/decks/deck_judge.h"
#include "model/collection.h"

#include <QAbstractListModel>

#include <vector>

namespace blattwerk::app {

/// A deck in the list, with what stands below and beside its name.
struct DeckRow {
    QString key;
    QString name;
    /// Key of the accent and gem.
    QString colour;
    QString caption;
    FindingCounts counts;

    bool operator==(const DeckRow& other) const {
        return key == other.key && name == other.name && colour == other.colour && caption == other.caption &&
               counts.errors == other.counts.errors && counts.warnings == other.counts.warnings &&
               counts.advice == other.counts.advice;
    }
};

/// The decks of a system.
class DeckListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { KeyRole = Qt::UserRole + 1, ColourRole, CaptionRole, ErrorsRole, WarningsRole };

    explicit DeckListModel(QObject* parent = nullptr);

    void setRows(std::vector<DeckRow> rows);
    [[nodiscard]] const DeckRow& row(int row) const { return m_rows[size_t(row)]; }
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Renaming in place: asks the owner, who changes the project.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void renameRequested(const QString& key, const QString& name);

private:
    std::vector<DeckRow> m_rows;
};

} // namespace blattwerk::app
