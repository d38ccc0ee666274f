#pragma once

#include "model/parameter.h"

#include <QComboBox>

namespace blattwerk::app {

/// The values of a parameter that is an enumeration. Where words that are no choice are values too, one can be typed.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(model::Parameter parameter, QWidget* parent = nullptr);

    void setValue(const std::string& value);
    [[nodiscard]] const std::string& value() const { return m_value; }

Q_SIGNALS:
    /// Somebody chose or typed another value.
    void valueChosen();

private:
    void take(const std::string& value);
    void takeTyped();

    model::Parameter m_parameter;
    std::string m_value;
};

/// What a person reads for a value of an enumeration: the label of the choice, else the value itself.
[[nodiscard]] QString choiceLabel(const model::Parameter& parameter, const std::string& value);

} // namespace blattwerk::app
