#pragma once

#include <QAbstractButton>

namespace blattwerk::app {

class Appearance;

/// A rule's number, in mono, that opens the rule: stands beside every verdict.
class RuleChip : public QAbstractButton {
    Q_OBJECT

public:
    RuleChip(const Appearance& appearance, const QString& rule, QWidget* parent = nullptr);

    [[nodiscard]] QString rule() const { return m_rule; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_rule;
};

} // namespace blattwerk::app
