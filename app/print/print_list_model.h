#pragma once

#include "app/session/sentences.h"

#include <QAbstractListModel>

#include <string>

namespace blattwerk::app {

class PrintContents;
class Workspace;

/// The cards that will be printed, each with its number of copies and what would look wrong on it.
class PrintListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        ColourRole,
        CopiesRole,
        /// Sentence of the first finding; empty where there is none.
        FindingRole,
        SeverityRole,
    };

    PrintListModel(Workspace& workspace, PrintContents& contents, QObject* parent = nullptr);

    /// The contents were set anew.
    void renew(const std::string& system);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Rows with a finding that is no mere advice.
    [[nodiscard]] std::vector<int> flawedRows() const;
    [[nodiscard]] std::vector<int> rowsWithoutPicture() const;

private:
    [[nodiscard]] QString sentence(int row) const;

    Workspace& m_workspace;
    PrintContents& m_contents;
    std::string m_system;
    MessageBook m_messages;
    int m_rows = 0;
};

} // namespace blattwerk::app
