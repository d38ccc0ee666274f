#pragma once

#include "app/lab/experiment_setup.h"
#include "model/system_info.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;

/// The rules to play with: the rule sets of the system, and variants that a designer makes of single parameters. Each
/// ticked one is played.
class VariantList : public QWidget {
    Q_OBJECT

public:
    explicit VariantList(const Appearance& appearance, QWidget* parent = nullptr);

    /// The rule sets of that system and, where a page has set other values, these.
    [[nodiscard]] static std::vector<RuleVariant> known(const model::SystemInfo& info,
                                                        const model::ParameterValues& inUse);

    /// Offers the rule sets of that system and, where a page has set other values, these.
    void setSystem(const model::SystemInfo& info, const model::ParameterValues& inUse);
    [[nodiscard]] std::vector<RuleVariant> chosen() const;
    /// Ticks these; unknown ones are added.
    void choose(const std::vector<RuleVariant>& variants);
    void retranslate();
    /// "Aktionspunkte: 2": what a variant changes, in words.
    [[nodiscard]] static QString changesText(const model::SystemInfo& info, const model::ParameterValues& values);

Q_SIGNALS:
    void changed();

private:
    void rebuild();
    void showParameter();
    void addOwn();
    [[nodiscard]] QWidget* makeEditor(const model::Parameter& parameter);
    [[nodiscard]] std::string editedValue() const;

    struct Row {
        RuleVariant variant;
        bool ticked = false;
        QString note;
    };

    const Appearance& m_appearance;
    model::SystemInfo m_info;
    std::vector<Row> m_rows;
    QVBoxLayout* m_boxes;
    QPushButton* m_more;
    QWidget* m_form;
    QComboBox* m_parameter;
    QVBoxLayout* m_valuePlace;
    QWidget* m_value = nullptr;
    QPushButton* m_add;
};

} // namespace blattwerk::app
