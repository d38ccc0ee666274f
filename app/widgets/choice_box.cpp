#include "app/widgets/choice_box.h"

#include "app/session/sentences.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace blattwerk::app {

ChoiceBox::ChoiceBox(model::Parameter parameter, QWidget* parent)
    : QComboBox(parent),
      m_parameter(std::move(parameter)) {
    for (const model::ParameterChoice& choice : m_parameter.choices) {
        addItem(QString::fromStdString(choice.label.in(uiLanguage())), QString::fromStdString(choice.value));
    }
    setValue(m_parameter.defaultValue);
    connect(this, &QComboBox::activated, this, [this](int index) { take(itemData(index).toString().toStdString()); });
    if (m_parameter.max > 0) {
        setEditable(true);
        setInsertPolicy(QComboBox::NoInsert);
        setCompleter(nullptr);
        setValue(m_value);
        connect(lineEdit(), &QLineEdit::editingFinished, this, &ChoiceBox::takeTyped);
    }
}

void ChoiceBox::setValue(const std::string& value) {
    const QSignalBlocker quiet(this);
    m_value = value;
    setCurrentIndex(findData(QString::fromStdString(value)));
    if (isEditable()) {
        setEditText(choiceLabel(m_parameter, value));
    }
}

void ChoiceBox::take(const std::string& value) {
    if (value != m_value && m_parameter.check(value)) {
        setValue(value);
        Q_EMIT valueChosen();
    }
}

void ChoiceBox::takeTyped() {
    const std::string before = m_value;
    const int choice = findText(currentText().trimmed(), Qt::MatchFixedString);
    take(choice >= 0 ? itemData(choice).toString().toStdString() : currentText().trimmed().toUpper().toStdString());
    if (m_value == before) {
        setValue(before); // what is no value goes again
    }
}

QString choiceLabel(const model::Parameter& parameter, const std::string& value) {
    const auto choice = std::ranges::find(parameter.choices, value, &model::ParameterChoice::value);
    return QString::fromStdString(choice == parameter.choices.end() ? value : choice->label.in(uiLanguage()));
}

} // namespace blattwerk::app
