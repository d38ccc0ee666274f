#pragma once

#include "database/exchange/import.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QTableWidget;
class QTreeWidget;

namespace blattwerk::app {

class Appearance;
class StyledLabel;
class Workspace;

/// Shows what an import would do before it does it: columns to fields at the left, cards added and changed at the
/// right. Accepting performs it as one undo step.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(Workspace& workspace, const Appearance& appearance, const QString& system, QWidget* parent = nullptr);

    /// Reads the file and shows the preview. False with the reason if it cannot be read.
    [[nodiscard]] bool load(const QString& path, QString& failure);
    /// What was done, as a sentence, after the dialog was accepted.
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void renew();
    void showMapping();
    void showPreview();
    void accept() override;

    Workspace& m_workspace;
    const Appearance& m_appearance;
    QString m_system;
    database::ImportRows m_rows;
    database::ImportOptions m_options;
    database::ImportPreview m_preview;
    QTableWidget* m_mapping;
    QTreeWidget* m_changes;
    StyledLabel* m_summary;
    QComboBox* m_collection;
    QPushButton* m_accept;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace blattwerk::app
