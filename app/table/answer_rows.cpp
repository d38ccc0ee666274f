#include "app/table/answer_rows.h"

#include "app/shell/appearance.h"

#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kGap = 8;
constexpr int kRowGap = 4;
} // namespace

AnswerRows::AnswerRows(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_more(new QPushButton(this)) {
    m_more->setObjectName(QStringLiteral("table.answers.more"));
    m_more->hide();
    connect(m_more, &QPushButton::clicked, this, &AnswerRows::openMenu);
}

void AnswerRows::setButtons(std::vector<QPushButton*> buttons) {
    for (QPushButton* old : m_buttons) {
        // A button may be what brought us here: it goes when its click is over.
        old->hide();
        old->setObjectName(QString());
        old->deleteLater();
    }
    m_buttons = std::move(buttons);
    for (QPushButton* button : m_buttons) {
        button->setParent(this);
    }
    arrange();
}

int AnswerRows::naturalWidth() const {
    int width = 0;
    for (const QPushButton* button : m_buttons) {
        width += button->sizeHint().width() + kGap;
    }
    return std::max(0, width - kGap);
}

QSize AnswerRows::sizeHint() const {
    return {naturalWidth(), 2 * m_appearance.px(m_appearance.tokens().size.button) + kRowGap};
}

void AnswerRows::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

size_t AnswerRows::fitting(int kept) const {
    int row = 0;
    int used = 0;
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        const int wide = m_buttons[i]->sizeHint().width();
        const int room = width() - (row == 1 ? kept : 0);
        if (used > 0 && used + kGap + wide > room) {
            ++row;
            used = 0;
        }
        if (row == 2 || (row == 1 && used == 0 && wide > width() - kept)) {
            return i;
        }
        used += (used > 0 ? kGap : 0) + wide;
    }
    return m_buttons.size();
}

void AnswerRows::arrange() {
    m_shown = fitting(0);
    const bool more = m_shown < m_buttons.size();
    if (more) {
        m_more->setText(tr("More …"));
        m_shown = fitting(m_more->sizeHint().width() + kGap);
    }
    m_more->setVisible(more);
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < m_shown);
    }
    size_t second = 0;
    for (int used = 0; second < m_shown; ++second) {
        const int wide = m_buttons[second]->sizeHint().width();
        if (used > 0 && used + kGap + wide > width()) {
            break;
        }
        used += (used > 0 ? kGap : 0) + wide;
    }
    const int tall = m_appearance.px(m_appearance.tokens().size.button);
    if (second == m_shown && !more) {
        place(0, m_shown, (height() - tall) / 2, nullptr);
        return;
    }
    const int top = (height() - 2 * tall - kRowGap) / 2;
    place(0, second, top, nullptr);
    place(second, m_shown, top + tall + kRowGap, more ? m_more : nullptr);
}

void AnswerRows::place(size_t first, size_t end, int y, QPushButton* last) {
    std::vector<QPushButton*> row(m_buttons.begin() + std::ptrdiff_t(first), m_buttons.begin() + std::ptrdiff_t(end));
    if (last) {
        row.push_back(last);
    }
    int x = width();
    for (auto it = row.rbegin(); it != row.rend(); ++it) {
        // One that is wider than the place is cut at its end, not pushed out of it.
        const QSize size = (*it)->sizeHint().boundedTo(QSize(std::max(0, width()), 10'000));
        x -= size.width();
        (*it)->setGeometry(std::max(0, x), y, size.width(), m_appearance.px(m_appearance.tokens().size.button));
        x -= kGap;
    }
}

void AnswerRows::openMenu() {
    QMenu menu(this);
    for (size_t i = m_shown; i < m_buttons.size(); ++i) {
        menu.addAction(m_buttons[i]->text(), m_buttons[i], &QPushButton::click);
    }
    menu.exec(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

} // namespace blattwerk::app
