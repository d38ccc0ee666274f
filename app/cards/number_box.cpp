#include "app/cards/number_box.h"

#include <QWheelEvent>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Widest numbers that can be typed; the lowest of them stands for "no number".
constexpr int kNone = -1000;
constexpr int kMost = 999;
} // namespace

NumberBox::NumberBox(std::optional<int> least, std::optional<int> most, std::optional<int> start, QWidget* parent)
    : QSpinBox(parent),
      m_least(least.value_or(-99)),
      m_most(most.value_or(kMost)),
      m_start(start.value_or(std::max(0, m_least))) {
    setRange(kNone, kMost);
    setValue(kNone);
    setFocusPolicy(Qt::StrongFocus);
}

std::optional<int> NumberBox::number() const {
    return value() == kNone ? std::nullopt : std::optional<int>(value());
}

void NumberBox::setNumber(std::optional<int> number) {
    setValue(number.value_or(kNone));
}

void NumberBox::stepBy(int steps) {
    if (value() == kNone) {
        setValue(m_start);
    } else {
        setValue(std::clamp(value() + steps, m_least, m_most));
    }
    selectAll();
}

QString NumberBox::textFromValue(int value) const {
    return value == kNone ? QString() : value < 0 ? QChar(0x2212) + QString::number(-value) : QString::number(value);
}

int NumberBox::valueFromText(const QString& text) const {
    QString digits = text.trimmed();
    digits.replace(QChar(0x2212), QLatin1Char('-'));
    bool ok = false;
    const int number = digits.toInt(&ok);
    return ok ? number : kNone;
}

QValidator::State NumberBox::validate(QString& input, int&) const {
    QString digits = input.trimmed();
    digits.replace(QChar(0x2212), QLatin1Char('-'));
    if (digits.isEmpty()) {
        return QValidator::Acceptable;
    }
    if (digits == QLatin1String("-") || digits == QLatin1String("+")) {
        return QValidator::Intermediate;
    }
    bool ok = false;
    const int number = digits.toInt(&ok);
    return ok && number > kNone && number <= kMost ? QValidator::Acceptable : QValidator::Invalid;
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    StepEnabled enabled;
    enabled.setFlag(StepUpEnabled, value() == kNone || value() < m_most);
    enabled.setFlag(StepDownEnabled, value() == kNone || value() > m_least);
    return enabled;
}

void NumberBox::wheelEvent(QWheelEvent* event) {
    // Scrolling the form must not change numbers in passing.
    if (hasFocus()) {
        QSpinBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace blattwerk::app
