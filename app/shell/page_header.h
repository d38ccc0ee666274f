#pragma once

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QToolButton;
class QAction;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The bar over a page: its title, what it looks at, undo and redo, and the page's own buttons at the right.
class PageHeader : public QFrame {
    Q_OBJECT

public:
    PageHeader(const Appearance& appearance, QAction* undo, QAction* redo, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& subtitle);
    /// Takes the widgets of the page in view; those of other pages are hidden.
    void setWidgets(const QList<QWidget*>& widgets);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Appearance& m_appearance;
    StyledLabel* m_title;
    StyledLabel* m_subtitle;
    QHBoxLayout* m_slot;
    QList<QWidget*> m_widgets;
    QToolButton* m_undo;
    QToolButton* m_redo;
};

} // namespace blattwerk::app
