#include "app/rules/parameter_panel.h"

#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/styled_label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

QString valueLabel(const model::Parameter& parameter, const std::string& value) {
    if (parameter.kind == model::ParameterKind::Bool) {
        return value == "true" ? ParameterPanel::tr("on") : ParameterPanel::tr("off");
    }
    return choiceLabel(parameter, value);
}

/// A number that stands for something else than itself ("as usual").
bool isNamed(const model::Parameter& parameter, int value) {
    return std::ranges::find(parameter.choices, std::to_string(value), &model::ParameterChoice::value) !=
           parameter.choices.end();
}

} // namespace

ParameterPanel::ParameterPanel(Workspace& workspace, const Appearance& appearance, QWidget* parent)
    : Panel(appearance, parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("rules.parameters"));
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(&workspace, &Workspace::parametersChanged, this, &ParameterPanel::rebuild, Qt::QueuedConnection);
}

void ParameterPanel::show(const QString& system, const std::vector<std::string>& keys) {
    m_system = system;
    m_keys = keys;
    rebuild();
}

void ParameterPanel::set(const model::Parameter& parameter, const std::string& value) {
    model::ParameterValues values = m_workspace.parameters(m_system.toStdString());
    if (value == parameter.defaultValue) {
        values.erase(parameter.key);
    } else {
        values[parameter.key] = value;
    }
    m_workspace.setParameters(m_system.toStdString(), std::move(values));
}

QWidget* ParameterPanel::editor(const model::Parameter& parameter, const std::string& value) {
    const QString label = QString::fromStdString(parameter.label.in(uiLanguage()));
    QWidget* widget = nullptr;
    switch (parameter.kind) {
    case model::ParameterKind::Bool: {
        auto* box = new QCheckBox(m_content);
        box->setChecked(value == "true");
        connect(box, &QCheckBox::toggled, this, [this, parameter](bool on) { set(parameter, on ? "true" : "false"); });
        widget = box;
        break;
    }
    case model::ParameterKind::Int: {
        auto* box = new QSpinBox(m_content);
        box->setRange(parameter.min, parameter.max);
        if (isNamed(parameter, parameter.min)) {
            box->setSpecialValueText(valueLabel(parameter, std::to_string(parameter.min)));
        }
        box->setAlignment(Qt::AlignRight);
        box->setValue(QString::fromStdString(value).toInt());
        connect(box, &QSpinBox::editingFinished, this, [this, parameter, box] {
            if (const std::string text = std::to_string(box->value());
                text != m_workspace.system(m_system.toStdString())
                            .parameter(parameter.key, m_workspace.parameters(m_system.toStdString()))) {
                set(parameter, text);
            }
        });
        widget = box;
        break;
    }
    case model::ParameterKind::Enum: {
        auto* box = new ChoiceBox(parameter, m_content);
        box->setValue(value);
        connect(box, &ChoiceBox::valueChosen, this, [this, parameter, box] { set(parameter, box->value()); });
        widget = box;
        break;
    }
    }
    widget->setAccessibleName(label);
    if (!parameter.rules.empty()) {
        widget->setProperty(kRuleProperty, QString::fromStdString(parameter.rules.front()));
    }
    widget->setObjectName(QStringLiteral("rules.parameter.") + QString::fromStdString(parameter.key));
    return widget;
}

void ParameterPanel::rebuild() {
    delete m_content;
    m_content = new QWidget(this);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    using Ink = StyledLabel::Ink;
    auto* title = new StyledLabel(m_appearance, &TypeScale::small, Ink::Second, StyledLabel::Face::Bold, m_content);
    title->setText(tr("Parameters of this rule"));
    column->addWidget(title);
    const model::Language language = uiLanguage();
    bool any = false;
    if (!m_system.isEmpty()) {
        const SystemDesk& desk = m_workspace.system(m_system.toStdString());
        for (const std::string& key : m_keys) {
            const model::Parameter* parameter = desk.info.parameter(key);
            if (!parameter) {
                continue;
            }
            any = true;
            const std::string value = desk.parameter(key, m_workspace.parameters(desk.info.key));
            column->addSpacing(6);
            auto* row = new QHBoxLayout;
            auto* label =
                new StyledLabel(m_appearance, &TypeScale::body, Ink::Normal, StyledLabel::Face::Ui, m_content);
            label->setText(QString::fromStdString(parameter->label.in(language)));
            label->setWordWrap(true);
            label->setToolTip(QString::fromStdString(parameter->description.in(language)));
            row->addWidget(label, 1);
            row->addWidget(editor(*parameter, value));
            column->addLayout(row);
            QString note = tr("Default: %1").arg(valueLabel(*parameter, parameter->defaultValue));
            if (parameter->kind == model::ParameterKind::Int) {
                const int least = isNamed(*parameter, parameter->min) ? parameter->min + 1 : parameter->min;
                note += QStringLiteral(" · ") + tr("%1 to %2").arg(least).arg(parameter->max);
            }
            const bool differs = value != parameter->defaultValue;
            if (differs) {
                note += QStringLiteral(" · ") + tr("deviates from the rules");
            }
            auto* line = new StyledLabel(m_appearance, &TypeScale::small, differs ? Ink::Accent : Ink::Third,
                                         StyledLabel::Face::Ui, m_content);
            line->setText(note);
            line->setWordWrap(true);
            column->addWidget(line);
        }
    }
    m_column->addWidget(m_content);
    setVisible(any);
}

} // namespace blattwerk::app
