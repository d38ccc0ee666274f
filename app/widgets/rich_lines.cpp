#include "app/widgets/rich_lines.h"

#include <QFontMetrics>

#include <algorithm>

namespace blattwerk::app {

QString inLines(const QString& html, const QFont& font, int height) {
    const QFontMetrics metrics(font);
    const int above = std::max(0, -metrics.boundingRect(QChar(0x00DC)).top() - metrics.ascent());
    return QStringLiteral("<div style=\"line-height:%1px\">%2</div>")
        .arg(QString::number(std::max(height, metrics.lineSpacing() + above)), html);
}

} // namespace blattwerk::app
