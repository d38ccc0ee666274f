#include "app/widgets/plain_tool_tip.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QTextDocument>
#include <QToolTip>

namespace blattwerk::app {

QString plainToolTip(const QString& text) {
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    QString escaped = text.toHtmlEscaped();
    return QStringLiteral("<p>") + escaped.replace(QLatin1Char('\n'), QStringLiteral("<br>")) + QStringLiteral("</p>");
}

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget) {
        return false;
    }
    const auto* help = static_cast<const QHelpEvent*>(event);
    QString text = widget->toolTip();
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
    if (view && view->viewport() == widget) {
        const QString row = view->indexAt(help->pos()).data(Qt::ToolTipRole).toString();
        text = row.isEmpty() ? text : row;
    }
    if (!Qt::mightBeRichText(text)) {
        return false;
    }
    QToolTip::showText(help->globalPos(), plainToolTip(text), widget);
    return true;
}

} // namespace blattwerk::app
