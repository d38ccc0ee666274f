#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;
class Workspace;

/// Asks for the name of an edition and why it is frozen. A name that is taken is said at once.
class FreezeDialog : public QDialog {
    Q_OBJECT

public:
    FreezeDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                 QWidget* parent = nullptr);

    [[nodiscard]] std::string label() const;
    [[nodiscard]] std::string note() const;

private:
    void check();

    Workspace& m_workspace;
    std::string m_system;
    QLineEdit* m_label;
    QPlainTextEdit* m_note;
    StyledLabel* m_problem;
    QPushButton* m_accept;
};

} // namespace blattwerk::app
