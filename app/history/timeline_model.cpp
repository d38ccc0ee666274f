#include "app/history/timeline_model.h"

#include "database/edition_shelf.h"

#include <algorithm>

namespace blattwerk::app {

using database::TimelineEntry;

namespace {
/// Lines kept; a window shows about twenty.
constexpr int kKeptLines = 2000;
} // namespace

TimelineModel::TimelineModel(Workspace& workspace, QObject* parent)
    : QAbstractListModel(parent),
      m_workspace(workspace),
      m_lines(kKeptLines) {}

model::Result<void> TimelineModel::load(const std::string& system, const std::string& query, Listed listed) {
    auto entries = database::timeline(m_workspace.project(), system, query);
    if (!entries) {
        return entries.error();
    }
    if (listed == Listed::Editions) {
        std::erase_if(*entries, [](const TimelineEntry& entry) { return entry.edition == 0; });
    }
    beginResetModel();
    m_system = system;
    m_entries = std::move(*entries);
    m_words.emplace(m_workspace.system(system));
    m_lines.clear();
    m_rows.clear();
    m_rows.reserve(m_entries.size());
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (i == 0 || m_entries[i].day != m_entries[i - 1].day) {
            m_rows.push_back(-1 - int(i));
        }
        m_rows.push_back(int(i));
    }
    endResetModel();
    return {};
}

std::optional<TimelineEntry> TimelineModel::entry(int row) const {
    if (row < 0 || row >= int(m_rows.size()) || m_rows[size_t(row)] < 0) {
        return std::nullopt;
    }
    return m_entries[size_t(m_rows[size_t(row)])];
}

void TimelineModel::refresh(const TimelineEntry& entry) {
    m_lines.remove(keyOf(entry));
    if (const int row = rowOf(entry); row >= 0) {
        Q_EMIT dataChanged(index(row), index(row));
    }
}

int TimelineModel::rowOf(const TimelineEntry& wanted) const {
    for (size_t row = 0; row < m_rows.size(); ++row) {
        const int at = m_rows[row];
        if (at >= 0 && m_entries[size_t(at)].revision == wanted.revision &&
            m_entries[size_t(at)].edition == wanted.edition) {
            return int(row);
        }
    }
    return -1;
}

int TimelineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags TimelineModel::flags(const QModelIndex& index) const {
    return entry(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

TimelineModel::Line TimelineModel::readLine(const TimelineEntry& entry) const {
    Line line;
    if (entry.edition != 0) {
        const auto edition = database::EditionShelf(m_workspace.project().database()).at(entry.edition);
        line.isEdition = true;
        if (edition) {
            line.title = tr("Edition %1").arg(QString::fromStdString(edition->edition.label));
            const QString cards = tr("%n card(s)", nullptr, edition->edition.cards);
            line.detail = edition->edition.note.empty() ? tr("frozen, %1").arg(cards)
                                                        : QString::fromStdString(edition->edition.note).simplified();
            line.time = localTime(edition->edition.frozenAt);
            line.hasNote = !edition->edition.note.empty();
        }
        return line;
    }
    const auto head = database::Past(m_workspace.project().database()).head(entry.revision, m_system);
    if (head) {
        std::tie(line.title, line.detail) = m_words->headline(*head);
        if (head->undone) {
            line.detail = tr("taken back: %1").arg(line.detail);
        }
        line.time = localTime(head->when);
        line.accent = head->items == 1 ? m_words->accent(head->first.item) : QString();
        line.isUndone = head->undone;
        line.hasNote = !head->note.empty();
    }
    line.tag = QStringLiteral("r%1").arg(entry.revision);
    return line;
}

const TimelineModel::Line& TimelineModel::line(const TimelineEntry& entry) const {
    const qint64 key = keyOf(entry);
    if (const Line* known = m_lines.object(key)) {
        return *known;
    }
    auto* made = new Line(readLine(entry));
    m_lines.insert(key, made);
    return *made;
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_rows.size())) {
        return {};
    }
    const std::optional<TimelineEntry> entry = this->entry(index.row());
    if (!entry) {
        const int day = m_entries[size_t(-1 - m_rows[size_t(index.row())])].day;
        return role == Qt::DisplayRole ? QVariant(dayName(day)) : role == IsDayRole ? QVariant(true) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return line(*entry).title;
    case Qt::AccessibleTextRole:
        return QStringList{line(*entry).time, line(*entry).title, line(*entry).detail, line(*entry).tag}.join(
            QStringLiteral(", "));
    case TimeRole:
        return line(*entry).time;
    case DetailRole:
        return line(*entry).detail;
    case TagRole:
        return line(*entry).tag;
    case AccentRole:
        return line(*entry).accent;
    case IsDayRole:
        return false;
    case IsEditionRole:
        return line(*entry).isEdition;
    case IsUndoneRole:
        return line(*entry).isUndone;
    case HasNoteRole:
        return line(*entry).hasNote;
    default:
        return {};
    }
}

} // namespace blattwerk::app
