#include "app/shell/page_action.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace blattwerk::app {

QAction* pageAction(QWidget* page, const char* name, const QKeySequence& keys, std::function<void()> run,
                    Qt::ShortcutContext context) {
    auto* action = new QAction(page);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(context);
    QObject::connect(action, &QAction::triggered, page, std::move(run));
    return action;
}

} // namespace blattwerk::app
