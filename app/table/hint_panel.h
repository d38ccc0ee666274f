#pragma once

#include "engine/systems/policy_info.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// A hint in words: the step, what speaks for and against it, and what else was thought about.
struct ShownHint {
    struct Row {
        QString text;
        QString amount; ///< "+1,2"; empty for none
    };

    std::uint64_t code = 0;
    QString step;
    std::vector<Row> reasons;
    std::vector<Row> alternatives;
};

/// What a player would do, and why.
class HintPanel : public QWidget {
    Q_OBJECT

public:
    explicit HintPanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// Keeps what is chosen where it still exists.
    void setPolicies(const std::vector<engine::PolicyInfo>& policies);
    [[nodiscard]] std::string policy() const;
    /// Whether somebody may be asked now.
    void setCanAsk(bool can);
    void showHint(const std::optional<ShownHint>& hint);
    void retranslate();

Q_SIGNALS:
    void asked();
    void stepChosen(quint64 code);

private:
    void renewRows();

    const Appearance& m_appearance;
    StyledLabel* m_title;
    QComboBox* m_player;
    QPushButton* m_ask;
    StyledLabel* m_step;
    QGridLayout* m_rows;
    QPushButton* m_take;
    std::optional<ShownHint> m_hint;
};

} // namespace blattwerk::app
