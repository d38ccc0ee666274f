#include "app/shell/page_header.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace blattwerk::app {

PageHeader::PageHeader(const Appearance& appearance, QAction* undo, QAction* redo, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_title(
          new StyledLabel(appearance, &TypeScale::pageTitle, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, this)),
      m_subtitle(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_slot(new QHBoxLayout),
      m_undo(new QToolButton(this)),
      m_redo(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(appearance.tokens().space.page, 0, 12, 0);
    row->setSpacing(12);
    m_title->setObjectName(QStringLiteral("header.title"));
    row->addWidget(m_title);
    row->addWidget(m_subtitle, 1);
    m_undo->setDefaultAction(undo);
    m_redo->setDefaultAction(redo);
    for (QToolButton* button : {m_undo, m_redo}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    m_slot->setSpacing(8);
    row->addLayout(m_slot);
    connect(&appearance, &Appearance::changed, this, &PageHeader::restyle);
    restyle();
}

void PageHeader::restyle() {
    setFixedHeight(m_appearance.px(m_appearance.tokens().size.header));
    const int icon = m_appearance.px(m_appearance.tokens().size.icon);
    for (QToolButton* button : {m_undo, m_redo}) {
        button->setIconSize({icon, icon});
    }
    update();
}

void PageHeader::setTitle(const QString& title, const QString& subtitle) {
    m_title->setText(title);
    m_subtitle->setText(subtitle);
}

void PageHeader::setWidgets(const QList<QWidget*>& widgets) {
    if (widgets == m_widgets) {
        return;
    }
    for (QWidget* widget : m_widgets) {
        m_slot->removeWidget(widget);
        widget->hide();
    }
    m_widgets = widgets;
    for (QWidget* widget : m_widgets) {
        m_slot->addWidget(widget);
        widget->show();
    }
}

void PageHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.colours().window);
    painter.setPen(m_appearance.colours().line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace blattwerk::app
