#pragma once

#include "app/shell/page.h"

#include <QDialog>

#include <vector>

class QListWidget;

namespace blattwerk::app {

class SearchField;

/// Every action, card, deck and rule by name: type a part of it, Enter goes there.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const PageContext& context, const QList<QAction*>& actions, QWidget* parent = nullptr);

Q_SIGNALS:
    void linkChosen(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        QString folded;
        QString text;
        QString kind;
        QString link;
        QAction* action = nullptr;
    };

    void collect(const QList<QAction*>& actions);
    void filter(const QString& text);
    void choose();

    PageContext m_context;
    SearchField* m_field;
    QListWidget* m_list;
    std::vector<Entry> m_entries;
};

} // namespace blattwerk::app
