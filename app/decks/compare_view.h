#pragma once

#include "app/shell/page.h"
#include "app/widgets/panel.h"

#include <QStyledItemDelegate>

class QComboBox;
class QTableView;

namespace blattwerk::app {

class CompareModel;
class GemMark;
class StyledLabel;

/// Paints the rows of a comparison: heads of types, cost and name, a mark where only one side has the card.
class CompareDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CompareDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void setColours(const QString& left, const QString& right);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const Appearance& m_appearance;
    QString m_colours[2];
};

/// The deck in focus beside another one.
class CompareView : public QWidget {
    Q_OBJECT

public:
    explicit CompareView(const PageContext& context, QWidget* parent = nullptr);

    void setSystem(const std::string& system, const std::string& curveField);
    void showDeck(const QString& key);
    /// The deck at the right.
    void compareWith(const QString& key);
    [[nodiscard]] QTableView* table() const { return m_table; }
    void retranslate();

Q_SIGNALS:
    void cardActivated(const QString& key);

private:
    void renew();
    void fillChoice();

    PageContext m_context;
    std::string m_system;
    std::string m_curveField;
    QString m_deck;
    /// What a person chose for the right side; empty: the likeliest.
    QString m_chosen;
    CompareModel* m_model;
    QTableView* m_table;
    CompareDelegate* m_delegate;
    GemMark* m_leftGem;
    GemMark* m_rightGem;
    StyledLabel* m_leftName;
    QComboBox* m_choice;
    StyledLabel* m_summary;
};

} // namespace blattwerk::app
