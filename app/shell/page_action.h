#pragma once

#include <QKeySequence>

#include <functional>

class QAction;
class QWidget;

namespace blattwerk::app {

/// An action of a page, with the name by which tests and settings know it. Its text comes with `retranslate`.
[[nodiscard]] QAction* pageAction(QWidget* page, const char* name, const QKeySequence& keys, std::function<void()> run,
                                  Qt::ShortcutContext context = Qt::WindowShortcut);

} // namespace blattwerk::app
