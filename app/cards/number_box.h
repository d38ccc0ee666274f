#pragma once

#include <QSpinBox>

#include <optional>

namespace blattwerk::app {

/// A whole number that may be missing. Arrows move inside the range of the field; typed numbers outside are taken as
/// they are, because a finding judges them better than a box that refuses.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    NumberBox(std::optional<int> least, std::optional<int> most, std::optional<int> start, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<int> number() const;
    void setNumber(std::optional<int> number);
    void stepBy(int steps) override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;
    [[nodiscard]] StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    int m_least;
    int m_most;
    int m_start;
};

} // namespace blattwerk::app
