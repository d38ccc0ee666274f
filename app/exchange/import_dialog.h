#pragma once

#include "database/exchange/import.h"
#include "database/exchange/incoming.h"

#include <QDialog>
#include <QTemporaryDir>

#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QTableWidget;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class ChangeTree;
class StyledLabel;
class Workspace;

/// Shows what an import would do before it does it: columns to fields at the left, what is new and changed at the
/// right, with a tick for each row and field. Accepting performs it as one undo step. A table, a deck list, a folder of
/// TOML files and another project are shown alike.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(Workspace& workspace, const Appearance& appearance, const QString& system, QWidget* parent = nullptr);

    /// Reads the file or folder and shows the preview. False with the reason if it cannot be read.
    [[nodiscard]] bool load(const QString& path, QString& failure);
    /// A table or deck list as the clipboard holds it.
    [[nodiscard]] bool loadText(const QString& text, QString& failure);
    /// What was done, as a sentence, after the dialog was accepted, or why it was not: then the dialog stays.
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] ChangeTree* changes() const { return m_changes; }

private:
    void renew();
    void renewRows();
    /// No preview: nothing can be imported until the next one succeeds. Ticks are kept for it.
    void showFailure(const model::Error& error);
    void showMapping();
    void showPreview();
    void showIncoming();
    void showSummary();
    void addErrors(const std::vector<database::ImportError>& errors);
    void accept() override;

    Workspace& m_workspace;
    const Appearance& m_appearance;
    QString m_system;
    QString m_path;
    /// Holds what came from the clipboard: each new preview reads it again.
    QTemporaryDir m_clipboard;
    database::IncomingKind m_kind = database::IncomingKind::Rows;
    database::IncomingWish m_wish;
    std::optional<database::Incoming> m_incoming;
    database::ImportRows m_rows;
    database::ImportOptions m_options;
    database::ImportPreview m_preview;
    bool m_hasPreview = false;
    /// Sentences that nobody understands in cards of the preview.
    int m_manual = 0;
    QTableWidget* m_mapping;
    ChangeTree* m_changes;
    StyledLabel* m_summary;
    StyledLabel* m_target;
    QComboBox* m_collection;
    QCheckBox* m_deletes;
    QPushButton* m_accept;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace blattwerk::app
