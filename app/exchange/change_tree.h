#pragma once

#include "database/comparison/difference.h"
#include "database/exchange/import.h"
#include "database/exchange/incoming.h"

#include <QTreeWidget>

namespace blattwerk::app {

class Appearance;

/// What an import or merge would change, with a tick for each card, deck and field: what has none is left as it is.
class ChangeTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit ChangeTree(const Appearance& appearance, QWidget* parent = nullptr);

    /// A line for a thing; `field` empty. Lines below it are its fields.
    QTreeWidgetItem* addThing(const database::ItemId& id, const QString& name, const QString& what);
    void addField(QTreeWidgetItem* thing, const std::string& field, const QString& title, const QString& before,
                  const QString& after);
    /// A line that cannot be ticked: a remark, or why something is left out.
    void addRemark(QTreeWidgetItem* thing, const QString& what, const QString& why, const QColor& colour);
    /// A line that asks which of several is meant; the first answer is none of them. `choiceMade` tells it.
    void addChoice(int line, const QString& what, const QString& why, const QStringList& answers, int current,
                   const QColor& colour);
    /// Forgets the lines; ticks that were taken away are remembered for the same things.
    void start();
    void finish();

    [[nodiscard]] database::LeftOut leftOut() const;
    [[nodiscard]] int tickedThings() const;

Q_SIGNALS:
    void ticked();
    void choiceMade(int line, int answer);

private:
    void takeTick(QTreeWidgetItem* item, int column);

    const Appearance& m_appearance;
    database::LeftOut m_before;
};

} // namespace blattwerk::app
