#pragma once

#include "app/lab/comparison_order.h"
#include "app/table/table_layout.h"

#include <QWidget>

#include <array>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class PlayerChoice;
class StyledLabel;

/// What a comparison plays: the deck, whom it meets, who plays, and cards and rules before and after.
class ComparisonForm : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// Offers decks, players, rules and editions, keeping what is chosen where it still exists.
    void setDesk(const SystemDesk& desk, const model::ParameterValues& inUse, const std::vector<std::string>& editions);
    void show(const ComparisonOrder& order);
    [[nodiscard]] ComparisonOrder order() const;
    /// Why it cannot be started; empty if it can.
    [[nodiscard]] QString objection() const;
    void retranslate();

Q_SIGNALS:
    void changed();
    /// The cards as they are now shall be kept under that label.
    void freezeRequested(const QString& label);

private:
    struct State {
        StyledLabel* label = nullptr;
        QComboBox* cards = nullptr;
        QComboBox* rules = nullptr;
    };

    [[nodiscard]] StyledLabel* caption(QVBoxLayout* column, QWidget* buddy = nullptr);
    [[nodiscard]] QComboBox* combo(const char* name);
    void buildFreeze(QVBoxLayout* column);
    void fillDecks();
    void fillStates();
    [[nodiscard]] ComparedState state(const State& shown) const;
    void choose(const State& shown, const ComparedState& state);
    [[nodiscard]] static std::string dataOf(const QComboBox* box);

    struct Deck {
        std::string key;
        QString name, colour;
    };

    const Appearance& m_appearance;
    std::vector<Deck> m_decks;
    std::shared_ptr<const engine::System> m_engine;
    std::vector<RuleVariant> m_rules;
    std::vector<std::string> m_editions;
    TournamentPlace m_tournament;
    std::vector<StyledLabel*> m_labels;
    QComboBox* m_deck;
    QComboBox* m_opponent;
    PlayerChoice* m_player;
    std::array<State, 2> m_states;
    QPushButton* m_freeze;
    QWidget* m_freezeRow;
    QLineEdit* m_label;
    QPushButton* m_keep;
    QSpinBox* m_games;
    QDoubleSpinBox* m_precision;
    QLineEdit* m_seed;
    QPushButton* m_dice;
    QSpinBox* m_threads;
};

} // namespace blattwerk::app
