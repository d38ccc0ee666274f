#include "app/widgets/empty_state.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

EmptyState::EmptyState(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_what(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_how(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_button(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    for (StyledLabel* label : {m_what, m_how}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    // Bold capitals with dots reach above the line.
    m_what->setContentsMargins(0, 2, 0, 0);
    column->addSpacing(8);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::activated);
}

void EmptyState::setText(const QString& what, const QString& how, const QString& button) {
    m_what->setText(what);
    m_how->setText(how);
    m_how->setVisible(!how.isEmpty());
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

} // namespace blattwerk::app
