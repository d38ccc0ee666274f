#include "app/print/print_list_model.h"

#include "app/print/print_contents.h"
#include "app/session/workspace.h"

namespace blattwerk::app {

PrintListModel::PrintListModel(Workspace& workspace, PrintContents& contents, QObject* parent)
    : QAbstractListModel(parent),
      m_workspace(workspace),
      m_contents(contents) {
    connect(&contents, &PrintContents::lookedAt, this, [this](int first, int last) {
        if (last < m_rows) {
            Q_EMIT dataChanged(index(first), index(last));
        }
    });
}

void PrintListModel::renew(const std::string& system) {
    beginResetModel();
    m_system = system;
    m_rows = m_contents.entryCount();
    if (auto book = m_workspace.project().rules().book(system)) {
        m_messages = MessageBook(*book);
    }
    endResetModel();
}

int PrintListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QString PrintListModel::sentence(int row) const {
    const auto& findings = m_contents.findings(row);
    return findings.empty() ? QString() : m_messages.finding(findings.front(), uiLanguage());
}

QVariant PrintListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const model::CollectionEntry& entry = m_contents.entry(index.row());
    const FaceContent* face = m_contents.known(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        if (face) {
            return face->name;
        }
        const model::Card* card = m_workspace.system(m_system).card(entry.cardKey);
        return QString::fromStdString(card ? card->name : entry.cardKey);
    }
    case KeyRole:
        return QString::fromStdString(entry.cardKey);
    case ColourRole:
        return face ? face->colour : QString();
    case CopiesRole:
        return entry.copies;
    case FindingRole:
        return sentence(index.row());
    case SeverityRole: {
        const auto& findings = m_contents.findings(index.row());
        return findings.empty() ? QVariant() : int(findings.front().severity);
    }
    case Qt::ToolTipRole:
        return sentence(index.row());
    case Qt::AccessibleTextRole: {
        const QString name = data(index, Qt::DisplayRole).toString();
        const QString finding = sentence(index.row());
        const QString copies = tr("%n copies", nullptr, entry.copies);
        return finding.isEmpty() ? QStringLiteral("%1, %2").arg(name, copies)
                                 : QStringLiteral("%1, %2, %3").arg(name, copies, finding);
    }
    default:
        return {};
    }
}

std::vector<int> PrintListModel::flawedRows() const {
    std::vector<int> rows;
    for (int row = 0; row < m_rows; ++row) {
        for (const model::Finding& finding : m_contents.findings(row)) {
            if (finding.severity != model::Severity::Advice) {
                rows.push_back(row);
                break;
            }
        }
    }
    return rows;
}

std::vector<int> PrintListModel::rowsWithoutPicture() const {
    std::vector<int> rows;
    for (int row = 0; row < m_rows; ++row) {
        if (const FaceContent* face = m_contents.known(row); face && face->picture.isNull() && face->rows.empty()) {
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace blattwerk::app
