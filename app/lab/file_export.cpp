#include "app/lab/file_export.h"

#include <QSaveFile>

namespace blattwerk::app {

QByteArray csvText(const std::vector<QStringList>& rows) {
    QString text;
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            QString cell = row[i];
            const bool quoted = cell.contains(QLatin1Char(',')) || cell.contains(QLatin1Char('"')) ||
                                cell.contains(QLatin1Char('\n')) || cell.contains(QLatin1Char('\r'));
            cell.replace(QLatin1Char('"'), QStringLiteral("\"\""));
            if (i > 0) {
                text += QLatin1Char(',');
            }
            text += quoted ? QString(QLatin1Char('"') + cell + QLatin1Char('"')) : cell;
        }
        text += QStringLiteral("\r\n");
    }
    return text.toUtf8();
}

model::Result<void> writeFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return model::Error{"file.write", {path.toStdString()}, file.errorString().toStdString()};
    }
    return {};
}

} // namespace blattwerk::app
