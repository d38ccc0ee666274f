#pragma once

#include "app/history/item_words.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// What changed between two states: a line for each card, deck and so on.
class ChangedItems : public QListView {
    Q_OBJECT

public:
    struct Item {
        database::ItemChange::Kind kind = database::ItemChange::Kind::Edited;
        QString name;
        /// What kind of thing it is, where that is no card.
        QString detail;
        QString accent;
    };

    explicit ChangedItems(const Appearance& appearance, QWidget* parent = nullptr);

    /// Chooses the first one.
    void setItems(std::vector<Item> items);
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    /// -1 where there is none.
    [[nodiscard]] int current() const { return currentIndex().row(); }

Q_SIGNALS:
    void chosen();

private:
    class Model;
    class Delegate;

    const Appearance& m_appearance;
    std::vector<Item> m_items;
    Model* m_rows;
};

/// `added`, `changed`, `removed`.
[[nodiscard]] QString changeKindWord(database::ItemChange::Kind kind);

} // namespace blattwerk::app
