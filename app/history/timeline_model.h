#pragma once

#include "app/history/item_words.h"
#include "database/timeline.h"

#include <QAbstractListModel>
#include <QCache>

#include <optional>

namespace blattwerk::app {

/// The timeline of one system with a line for each day. It knows the numbers of all revisions and reads the rest of a
/// line when it is shown.
class TimelineModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< empty in the line of a day
        DetailRole,
        TagRole, ///< `r14`; empty for an edition
        AccentRole,
        IsDayRole,
        IsEditionRole,
        IsUndoneRole,
        HasNoteRole
    };

    /// What of the timeline is listed.
    enum class Listed { All, Editions };

    explicit TimelineModel(Workspace& workspace, QObject* parent = nullptr);

    /// Looks the entries up anew; the error of the query, if there is one, leaves them as they are.
    [[nodiscard]] model::Result<void> load(const std::string& system, const std::string& query,
                                           Listed listed = Listed::All);
    [[nodiscard]] int entryCount() const { return int(m_entries.size()); }
    /// Nothing for the line of a day.
    [[nodiscard]] std::optional<database::TimelineEntry> entry(int row) const;
    /// Something about that entry is told anew.
    void refresh(const database::TimelineEntry& entry);
    /// The row of an entry, -1 where it is not shown.
    [[nodiscard]] int rowOf(const database::TimelineEntry& entry) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Line {
        QString title, detail, time, tag, accent;
        bool isEdition = false;
        bool isUndone = false;
        bool hasNote = false;
    };

    [[nodiscard]] static qint64 keyOf(const database::TimelineEntry& entry) {
        return entry.edition != 0 ? -entry.edition : entry.revision;
    }
    [[nodiscard]] const Line& line(const database::TimelineEntry& entry) const;
    [[nodiscard]] Line readLine(const database::TimelineEntry& entry) const;

    Workspace& m_workspace;
    std::string m_system;
    std::vector<database::TimelineEntry> m_entries;
    /// Index of an entry, or -1 - index of the first entry of a day.
    std::vector<int> m_rows;
    std::optional<ItemWords> m_words;
    mutable QCache<qint64, Line> m_lines;
};

} // namespace blattwerk::app
