#pragma once

#include "database/comparison/contents.h"
#include "database/comparison/merge.h"

#include <QDialog>

#include <optional>

class QPushButton;
class QTreeWidget;

namespace blattwerk::app {

class Appearance;
class StyledLabel;
class Workspace;

/// Merges another copy of the open project into it: what both started from, and the other copy, are files. Shows what
/// comes, and for each value that both changed which of the two is to hold. Accepting is one undo step.
class MergeDialog : public QDialog {
    Q_OBJECT

public:
    MergeDialog(Workspace& workspace, const Appearance& appearance, QWidget* parent = nullptr);

    /// False with the reason if one of them cannot be read.
    [[nodiscard]] bool load(const QString& base, const QString& theirs, QString& failure);
    [[nodiscard]] const std::vector<database::MergeConflict>& conflicts() const { return m_conflicts; }
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void choose(int conflict, database::MergeSide side);
    void chooseAll(database::MergeSide side);
    void showConflicts();
    void showSummary();
    void accept() override;

    Workspace& m_workspace;
    const Appearance& m_appearance;
    database::ProjectContents m_base, m_ours, m_theirs;
    std::vector<database::MergeConflict> m_conflicts;
    database::MergeChoices m_choices;
    StyledLabel* m_summary;
    QTreeWidget* m_list;
    QTreeWidget* m_incoming;
    QPushButton* m_allOurs;
    QPushButton* m_allTheirs;
    QPushButton* m_accept;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace blattwerk::app
