#include "app/table/decision_bar.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace blattwerk::app {

DecisionBar::DecisionBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_question(
          new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_detail(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_rows(new QVBoxLayout),
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
    m_rows->setSpacing(6);
    m_row->addLayout(m_rows);
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
    clearRows();
    for (QPushButton* button : m_answers) {
        // It may be what brought us here: it goes when its click is over.
        button->hide();
        button->setObjectName(QString());
        button->deleteLater();
    }
    m_answers.clear();
    int number = 0;
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setObjectName(QStringLiteral("table.answer.%1").arg(number++));
        button->setProperty("primary", answer.isPrimary);
        connect(button, &QPushButton::clicked, this, answer.chosen);
        m_answers.push_back(button);
        button->show();
    }
    arrange();
    update();
}

void DecisionBar::clearRows() {
    while (QLayoutItem* row = m_rows->takeAt(0)) {
        while (QLayoutItem* item = row->layout()->takeAt(0)) {
            delete item;
        }
        delete row;
    }
}

void DecisionBar::arrange() {
    clearRows();
    const int gap = m_row->spacing();
    const QMargins margins = m_row->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int asked = m_question->text().isEmpty() ? 0 : m_appearance.px(220);
    int all = 0;
    for (const QPushButton* button : m_answers) {
        all += button->sizeHint().width() + gap;
    }
    const bool isTight = asked > 0 && all + asked > room;
    m_row->setDirection(isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QHBoxLayout* row = nullptr;
    int used = 0;
    for (QPushButton* button : m_answers) {
        const int wide = button->sizeHint().width() + gap;
        if (!row || used + wide > room + gap) {
            row = new QHBoxLayout;
            row->setSpacing(gap);
            if (!isTight) {
                row->addStretch(1);
            }
            m_rows->addLayout(row);
            used = 0;
        }
        row->addWidget(button);
        used += wide;
    }
    for (int i = 0; isTight && i < m_rows->count(); ++i) {
        static_cast<QHBoxLayout*>(m_rows->itemAt(i)->layout())->addStretch(1);
    }
}

QSize DecisionBar::minimumSizeHint() const {
    return {0, QFrame::minimumSizeHint().height()};
}

void DecisionBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        arrange();
    }
}

QPushButton* DecisionBar::primary() const {
    for (QPushButton* button : m_answers) {
        if (button->property("primary").toBool()) {
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
