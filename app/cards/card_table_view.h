#pragma once

#include "app/cards/card_table_model.h"

#include <QTableView>

namespace blattwerk::app {

class Appearance;
class CardRowDelegate;
class Settings;

/// The table of cards: columns are chosen in the menu of the head and remembered, several rows can be selected.
class CardTableView : public QTableView {
    Q_OBJECT

public:
    CardTableView(const Appearance& appearance, Settings& settings, QWidget* parent = nullptr);

    void setCardModel(CardTableModel* model);
    /// Keys of the selected cards in the order of the rows.
    [[nodiscard]] QStringList selectedKeys() const;
    [[nodiscard]] QString currentKey() const;
    /// Selects exactly these cards, the first one as current; those that are not in the table are left out.
    void selectKeys(const QStringList& keys);
    /// Fills the menu with one entry per possible column.
    void fillColumnMenu(QMenu* menu);

Q_SIGNALS:
    void cardsSelected();
    /// Space, Enter and Delete on the rows.
    void enlargeRequested();
    void editRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    [[nodiscard]] int sizeHintForColumn(int column) const override;

private:
    /// As wide as what the column says, so that the names get the rest.
    [[nodiscard]] int fittingWidth(int at) const;
    /// The names get what the other columns leave, but never too little to be told apart: then the table scrolls.
    void fitNames();
    void restyle();
    void renewLayout();
    void toggleColumn(const QString& id, bool shown);
    void hover(int row);

    const Appearance& m_appearance;
    Settings& m_settings;
    CardTableModel* m_model = nullptr;
    CardRowDelegate* m_delegate;
    int m_hovered = -1;
};

} // namespace blattwerk::app
