#include "app/lab/variant_list.h"

#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/shell/page.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/styled_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

QString valueText(const model::Parameter& parameter, const std::string& value) {
    if (parameter.kind == model::ParameterKind::Bool) {
        return value == "true" ? VariantList::tr("on") : VariantList::tr("off");
    }
    return choiceLabel(parameter, value);
}

/// The parameter that the rule sets of a system change first; the first of all where they change none.
QString usualParameter(const model::SystemInfo& info) {
    const auto changes = std::ranges::find_if(info.ruleSets, [](const auto& set) { return !set.values.empty(); });
    return changes == info.ruleSets.end() ? QString() : QString::fromStdString(changes->values.begin()->first);
}

} // namespace

QString VariantList::changesText(const model::SystemInfo& info, const model::ParameterValues& values) {
    QStringList parts;
    for (const auto& [key, value] : values) {
        const model::Parameter* parameter = info.parameter(key);
        parts << (parameter ? QStringLiteral("%1: %2").arg(QString::fromStdString(parameter->label.in(uiLanguage())),
                                                           valueText(*parameter, value))
                            : QString::fromStdString(key));
    }
    return parts.join(QStringLiteral(", "));
}

VariantList::VariantList(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_boxes(new QVBoxLayout),
      m_more(new QPushButton(this)),
      m_form(new QWidget(this)),
      m_parameter(new QComboBox(m_form)),
      m_valuePlace(new QVBoxLayout),
      m_add(new QPushButton(m_form)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_boxes->setSpacing(6);
    column->addLayout(m_boxes);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    m_more->setObjectName(QStringLiteral("lab.variants.more"));
    m_more->setCheckable(true);
    m_form->setVisible(false);
    auto* form = new QVBoxLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(6);
    m_parameter->setObjectName(QStringLiteral("lab.variants.parameter"));
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_parameter->setMinimumContentsLength(8);
    form->addWidget(m_parameter);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addLayout(m_valuePlace, 1);
    m_add->setObjectName(QStringLiteral("lab.variants.add"));
    row->addWidget(m_add);
    form->addLayout(row);
    connect(m_more, &QPushButton::toggled, m_form, &QWidget::setVisible);
    connect(m_parameter, &QComboBox::currentIndexChanged, this, &VariantList::showParameter);
    connect(m_add, &QPushButton::clicked, this, &VariantList::addOwn);
    retranslate();
}

void VariantList::retranslate() {
    m_more->setText(tr("Change a rule …"));
    m_more->setToolTip(tr("Adds a variant in which one parameter has another value"));
    m_parameter->setAccessibleName(tr("Parameter"));
    m_add->setText(tr("Add"));
    if (!m_info.key.empty()) {
        const std::vector<RuleVariant> ticked = chosen();
        const model::SystemInfo info = m_info;
        setSystem(info, {});
        choose(ticked);
    }
}

std::vector<RuleVariant> VariantList::known(const model::SystemInfo& info, const model::ParameterValues& inUse) {
    std::vector<RuleVariant> variants;
    for (const model::RuleSet& rules : info.ruleSets) {
        variants.push_back({rules.name.in(uiLanguage()), rules.values});
    }
    if (variants.empty()) {
        variants.push_back({tr("Rules %1").arg(QString::fromStdString(info.edition)).toStdString(), {}});
    }
    if (std::ranges::find(variants, inUse, &RuleVariant::values) == variants.end()) {
        variants.push_back({tr("As set on the page Rules").toStdString(), inUse});
    }
    return variants;
}

void VariantList::setSystem(const model::SystemInfo& info, const model::ParameterValues& inUse) {
    std::vector<RuleVariant> ticked;
    if (info.key == m_info.key) {
        ticked = chosen();
    }
    m_info = info;
    m_rows.clear();
    for (RuleVariant& variant : known(info, inUse)) {
        const auto rules = std::ranges::find_if(info.ruleSets, [&](const model::RuleSet& set) {
            return set.name.in(uiLanguage()) == variant.name && set.values == variant.values;
        });
        QString note = rules != info.ruleSets.end() ? QString::fromStdString(rules->note.in(uiLanguage()))
                                                    : changesText(info, variant.values);
        m_rows.push_back({std::move(variant), false, std::move(note)});
    }
    m_parameter->blockSignals(true);
    m_parameter->clear();
    for (const model::Parameter& parameter : info.parameters) {
        m_parameter->addItem(QString::fromStdString(parameter.label.in(uiLanguage())),
                             QString::fromStdString(parameter.key));
    }
    m_parameter->blockSignals(false);
    m_parameter->setCurrentIndex(std::max(0, m_parameter->findData(usualParameter(info))));
    showParameter();
    m_more->setVisible(!info.parameters.empty());
    choose(ticked.empty() ? std::vector{m_rows.front().variant} : ticked);
}

std::vector<RuleVariant> VariantList::chosen() const {
    std::vector<RuleVariant> variants;
    for (const Row& row : m_rows) {
        if (row.ticked) {
            variants.push_back(row.variant);
        }
    }
    return variants;
}

void VariantList::choose(const std::vector<RuleVariant>& variants) {
    for (Row& row : m_rows) {
        row.ticked = false;
    }
    for (const RuleVariant& variant : variants) {
        const auto known =
            std::ranges::find_if(m_rows, [&](const Row& row) { return row.variant.values == variant.values; });
        if (known != m_rows.end()) {
            known->ticked = true;
        } else {
            m_rows.push_back({variant, true, changesText(m_info, variant.values)});
        }
    }
    rebuild();
}

void VariantList::rebuild() {
    while (QLayoutItem* item = m_boxes->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (size_t i = 0; i < m_rows.size(); ++i) {
        auto* box = new QCheckBox(QString::fromStdString(m_rows[i].variant.name), this);
        box->setObjectName(QStringLiteral("lab.variant.%1").arg(i));
        box->setChecked(m_rows[i].ticked);
        box->setToolTip(m_rows[i].note);
        connect(box, &QCheckBox::toggled, this, [this, i](bool on) {
            m_rows[i].ticked = on;
            Q_EMIT changed();
        });
        m_boxes->addWidget(box);
    }
    Q_EMIT changed();
}

QWidget* VariantList::makeEditor(const model::Parameter& parameter) {
    if (parameter.kind == model::ParameterKind::Int) {
        auto* box = new QSpinBox(m_form);
        box->setRange(parameter.min, parameter.max);
        box->setAlignment(Qt::AlignRight);
        box->setValue(QString::fromStdString(parameter.defaultValue).toInt());
        return box;
    }
    if (parameter.kind == model::ParameterKind::Enum) {
        return new ChoiceBox(parameter, m_form);
    }
    auto* box = new QComboBox(m_form);
    box->addItem(tr("on"), QStringLiteral("true"));
    box->addItem(tr("off"), QStringLiteral("false"));
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(parameter.defaultValue))));
    return box;
}

void VariantList::showParameter() {
    delete m_value;
    m_value = nullptr;
    const model::Parameter* parameter = m_info.parameter(m_parameter->currentData().toString().toStdString());
    m_add->setEnabled(parameter != nullptr);
    if (!parameter) {
        return;
    }
    m_value = makeEditor(*parameter);
    m_value->setObjectName(QStringLiteral("lab.variants.value"));
    m_value->setAccessibleName(m_parameter->currentText());
    if (!parameter->rules.empty()) {
        m_value->setProperty(kRuleProperty, QString::fromStdString(parameter->rules.front()));
        m_parameter->setProperty(kRuleProperty, QString::fromStdString(parameter->rules.front()));
    }
    m_parameter->setToolTip(QString::fromStdString(parameter->description.in(uiLanguage())));
    m_valuePlace->addWidget(m_value);
    setTabOrder(m_parameter, m_value);
    setTabOrder(m_value, m_add);
}

std::string VariantList::editedValue() const {
    if (const auto* number = qobject_cast<const QSpinBox*>(m_value)) {
        return std::to_string(number->value());
    }
    if (const auto* choice = qobject_cast<const ChoiceBox*>(m_value)) {
        return choice->value();
    }
    const auto* choice = qobject_cast<const QComboBox*>(m_value);
    return choice ? choice->currentData().toString().toStdString() : std::string();
}

void VariantList::addOwn() {
    const model::Parameter* parameter = m_info.parameter(m_parameter->currentData().toString().toStdString());
    const std::string value = editedValue();
    if (!parameter || !parameter->check(value)) {
        return;
    }
    model::ParameterValues values;
    if (value != parameter->defaultValue) {
        values[parameter->key] = value;
    }
    std::vector<RuleVariant> variants = chosen();
    variants.push_back({changesText(m_info, {{parameter->key, value}}).toStdString(), values});
    choose(variants);
}

} // namespace blattwerk::app
