#pragma once

#include <QWidget>

class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// What an empty page shows: one line of what belongs here, one of how it comes, and a button.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(const Appearance& appearance, QWidget* parent = nullptr);

    void setText(const QString& what, const QString& how, const QString& button);

Q_SIGNALS:
    void activated();

private:
    StyledLabel* m_what;
    StyledLabel* m_how;
    QPushButton* m_button;
};

} // namespace blattwerk::app
