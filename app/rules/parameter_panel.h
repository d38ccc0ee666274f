#pragma once

#include "app/widgets/panel.h"
#include "model/system_info.h"

#include <QString>

class QVBoxLayout;

namespace blattwerk::app {

class Workspace;

/// The parameters that vary a rule, each with its default and range. A changed value holds for play and checks at once
/// and is marked as a deviation from the rules.
class ParameterPanel : public Panel {
    Q_OBJECT

public:
    ParameterPanel(Workspace& workspace, const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows these parameters of a system; hides itself where there are none.
    void show(const QString& system, const std::vector<std::string>& keys);

private:
    void rebuild();
    QWidget* editor(const model::Parameter& parameter, const std::string& value);
    void set(const model::Parameter& parameter, const std::string& value);

    Workspace& m_workspace;
    const Appearance& m_appearance;
    QString m_system;
    std::vector<std::string> m_keys;
    QVBoxLayout* m_column;
    QWidget* m_content = nullptr;
};

} // namespace blattwerk::app
