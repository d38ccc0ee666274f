#pragma once

#include <QFrame>

class QLabel;

namespace blattwerk::app {

class Appearance;
class RuleChip;

/// Why a step was not possible: what, why, what would work, and the rule as a link. Stays until the next input.
class CallOut : public QFrame {
    Q_OBJECT

public:
    explicit CallOut(const Appearance& appearance, QWidget* parent = nullptr);

    /// The first sentence of the text becomes the heading.
    void setRefusal(const QString& text, const QString& rule);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString rule() const { return m_rule; }

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QLabel* m_icon;
    QLabel* m_heading;
    QLabel* m_body;
    QWidget* m_row;
    QString m_text, m_rule;
};

} // namespace blattwerk::app
