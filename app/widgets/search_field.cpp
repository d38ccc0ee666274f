#include "app/widgets/search_field.h"

#include "app/shell/appearance.h"

#include <QAction>
#include <QPainter>

namespace blattwerk::app {

SearchField::SearchField(const Appearance& appearance, QWidget* parent)
    : QLineEdit(parent),
      m_appearance(appearance),
      m_magnifier(addAction(appearance.icon(QStringLiteral("suchen")), QLineEdit::LeadingPosition)),
      m_clear(addAction(appearance.icon(QStringLiteral("leeren")), QLineEdit::TrailingPosition)) {
    m_clear->setVisible(false);
    connect(m_clear, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) { m_clear->setVisible(!text.isEmpty()); });
    connect(&appearance, &Appearance::changed, this, &SearchField::restyle);
    restyle();
}

void SearchField::restyle() {
    m_magnifier->setIcon(m_appearance.icon(QStringLiteral("suchen"), m_appearance.colours().ink3));
    m_clear->setIcon(m_appearance.icon(QStringLiteral("leeren")));
    m_clear->setText(tr("Clear"));
    setFont(m_appearance.font(m_appearance.tokens().type.body));
}

void SearchField::setNote(const QString& note) {
    m_note = note;
    setTextMargins(0, 0, note.isEmpty() ? 0 : fontMetrics().horizontalAdvance(note) + 10, 0);
    update();
}

void SearchField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (!m_note.isEmpty()) {
        QPainter painter(this);
        painter.setPen(m_appearance.colours().ink3);
        painter.setFont(m_appearance.font(m_appearance.tokens().type.small));
        const int clear = text().isEmpty() ? 10 : 30;
        painter.drawText(rect().adjusted(0, 0, -clear, 0), Qt::AlignRight | Qt::AlignVCenter, m_note);
    }
}

} // namespace blattwerk::app
