#include "app/widgets/rich_lines.h"

#include <QFontMetrics>

#include <algorithm>

namespace blattwerk::app {

int aboveAscent(const QFont& font) {
    const QFontMetrics metrics(font);
    return std::max(0, -metrics.boundingRect(QChar(0x00DC)).top() - metrics.ascent());
}

QString inLines(const QString& html, const QFont& font, int height) {
    return QStringLiteral("<div style=\"line-height:%1px\">%2</div>")
        .arg(QString::number(std::max(height, QFontMetrics(font).lineSpacing() + aboveAscent(font))), html);
}

} // namespace blattwerk::app
