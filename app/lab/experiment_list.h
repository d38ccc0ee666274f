#pragma once

#include "database/experiment_repository.h"

#include <QAbstractListModel>
#include <QListView>

namespace blattwerk::app {

class Appearance;

/// The stored experiments of a system, newest first.
class ExperimentListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, DayRole, NoteRole };

    using QAbstractListModel::QAbstractListModel;

    void setExperiments(std::vector<database::Experiment> experiments);
    [[nodiscard]] int rowOf(std::int64_t id) const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// A new name was typed.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void renamed(qint64 id, const QString& name);

private:
    std::vector<database::Experiment> m_experiments;
};

/// Their names with the day; Enter shows one, F2 renames it, Delete removes it.
class ExperimentList : public QListView {
    Q_OBJECT

public:
    ExperimentList(const Appearance& appearance, ExperimentListModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::int64_t currentId() const;
    void showCurrent(std::int64_t id);

Q_SIGNALS:
    void chosen(qint64 id);
    void removeRequested(qint64 id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    const Appearance& m_appearance;
    int m_hovered = -1;
};

} // namespace blattwerk::app
