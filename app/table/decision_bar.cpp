#include "app/table/decision_bar.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

DecisionBar::DecisionBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_question(
          new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_detail(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_buttons(new QHBoxLayout),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setObjectName(QStringLiteral("table.decision"));
    setAccessibleName(tr("What is asked"));
    m_question->setObjectName(QStringLiteral("table.decision.question"));
    m_row->setContentsMargins(16, 6, 16, 6);
    m_row->setSpacing(8);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    m_question->setWordWrap(true);
    m_detail->setWordWrap(true);
    texts->addStretch(1);
    texts->addWidget(m_question);
    texts->addWidget(m_detail);
    texts->addStretch(1);
    m_row->addLayout(texts, 1);
    m_buttons->setSpacing(8);
    m_row->addLayout(m_buttons);
    setMinimumHeight(appearance.px(48));
}

QString DecisionBar::question() const {
    return m_question->text();
}

void DecisionBar::ask(const QString& question, const QString& detail, std::vector<Answer> answers) {
    m_asks = !question.isEmpty() || !answers.empty();
    m_question->setText(question);
    m_question->setVisible(!question.isEmpty());
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // A button may be what brought us here: it goes when its click is over.
        item->widget()->hide();
        item->widget()->setObjectName(QString());
        item->widget()->deleteLater();
        delete item;
    }
    int number = 0;
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setObjectName(QStringLiteral("table.answer.%1").arg(number++));
        button->setProperty("primary", answer.isPrimary);
        connect(button, &QPushButton::clicked, this, answer.chosen);
        m_buttons->addWidget(button);
        button->show();
    }
    arrange();
    update();
}

void DecisionBar::arrange() {
    const int least = m_appearance.px(220);
    const bool isTight = !m_question->text().isEmpty() && width() - m_buttons->sizeHint().width() < least;
    const auto direction = isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_row->direction() != direction) {
        m_row->setDirection(direction);
        m_row->setAlignment(m_buttons, isTight ? Qt::AlignLeft : Qt::Alignment());
    }
}

void DecisionBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

QPushButton* DecisionBar::primary() const {
    for (int i = 0; i < m_buttons->count(); ++i) {
        if (auto* button = qobject_cast<QPushButton*>(m_buttons->itemAt(i)->widget());
            button && button->property("primary").toBool()) {
            return button;
        }
    }
    return nullptr;
}

void DecisionBar::takeFocus() {
    if (QPushButton* button = primary()) {
        button->setFocus(Qt::OtherFocusReason);
    }
}

void DecisionBar::choosePrimary() {
    if (QPushButton* button = primary()) {
        button->click();
    }
}

void DecisionBar::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.fillRect(rect(), m_asks ? c.surface : c.table);
    painter.setPen(c.line);
    painter.drawLine(0, 0, width(), 0);
}

} // namespace blattwerk::app
