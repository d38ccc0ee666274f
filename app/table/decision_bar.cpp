#include "app/table/decision_bar.h"

#include "app/shell/appearance.h"
#include "app/table/answer_rows.h"
#include "app/widgets/styled_label.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Room for two rows of answers, or for two lines of a question and two below it.
constexpr int kHeight = 68;
constexpr int kAnswersPercent = 62;
} // namespace

DecisionBar::DecisionBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_texts(new QWidget(this)),
      m_question(
          new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, m_texts)),
      m_detail(
          new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_texts)),
      m_answers(new AnswerRows(appearance, this)) {
    setObjectName(QStringLiteral("table.decision"));
    setAccessibleName(tr("What is asked"));
    m_question->setObjectName(QStringLiteral("table.decision.question"));
    auto* texts = new QVBoxLayout(m_texts);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(0);
    m_question->setWordWrap(true);
    m_detail->setWordWrap(true);
    texts->addStretch(1);
    texts->addWidget(m_question);
    texts->addWidget(m_detail);
    texts->addStretch(1);
    const auto restyle = [this] {
        setFixedHeight(m_appearance.px(kHeight));
        arrange();
    };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
}

void DecisionBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void DecisionBar::arrange() {
    const int edge = m_appearance.tokens().space.page;
    const int inside = std::max(0, width() - 2 * edge);
    // The question keeps its part of the line, whatever there is to choose from.
    const int answers = std::min(m_answers->naturalWidth(), inside * kAnswersPercent / 100);
    m_answers->setGeometry(width() - edge - answers, 0, answers, height());
    m_texts->setGeometry(edge, 0, std::max(0, inside - answers - (answers > 0 ? edge : 0)), height());
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
    m_texts->setToolTip(detail.isEmpty() ? question : question + QLatin1Char('\n') + detail);
    std::vector<QPushButton*> buttons;
    for (Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, m_answers);
        button->setObjectName(QStringLiteral("table.answer.%1").arg(buttons.size()));
        button->setProperty("primary", answer.isPrimary);
        connect(button, &QPushButton::clicked, this, answer.chosen);
        buttons.push_back(button);
    }
    m_answers->setButtons(std::move(buttons));
    arrange();
    update();
}

QPushButton* DecisionBar::primary() const {
    for (QPushButton* button : m_answers->buttons()) {
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
