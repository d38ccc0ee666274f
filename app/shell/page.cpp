#include "app/shell/page.h"

#include "app/session/workspace.h"

#include <QEvent>

namespace blattwerk::app {

Page::Page(const PageContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    const auto& keys = context.workspace->systemKeys();
    if (!keys.empty()) {
        m_system = QString::fromStdString(keys.front());
    }
}

QString Page::accentKey() const {
    const QString own = heading().accentKey;
    return !own.isEmpty() || m_system.isEmpty()
               ? own
               : QString::fromStdString(workspace().system(m_system.toStdString()).info.accent);
}

void Page::setSystem(const QString& key) {
    m_system = key;
}

bool Page::openKey(const QString&) {
    return false;
}

void Page::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT headerChanged();
    }
}

} // namespace blattwerk::app
