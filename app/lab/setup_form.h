#pragma once

#include "app/lab/experiment_setup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class PlayerChoice;
class SegmentedControl;
class StyledLabel;
class VariantList;

/// What an experiment plays: decks, players, rules, how much, seed and threads.
class SetupForm : public QWidget {
    Q_OBJECT

public:
    explicit SetupForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// Offers the decks, players and rules of a system, keeping what is chosen where it still exists.
    void setDesk(const SystemDesk& desk, const model::ParameterValues& inUse);
    void show(const ExperimentSetup& setup);
    [[nodiscard]] ExperimentSetup setup() const;
    /// Why it cannot be started; empty if it can.
    [[nodiscard]] QString objection() const;
    [[nodiscard]] int deckCount() const;
    void focusFirst();
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] StyledLabel* caption();
    [[nodiscard]] QComboBox* combo(const char* name);
    void fillPlayers();
    void namePairs();
    void rebuildDecks(const std::vector<std::string>& ticked);
    void renewVisible();
    void renewGems();

    struct Deck {
        std::string key;
        QString name, colour;
        QCheckBox* box = nullptr;
    };

    const Appearance& m_appearance;
    std::vector<Deck> m_decks;
    std::shared_ptr<const engine::System> m_engine;
    /// What the segments stand for.
    [[nodiscard]] ExperimentSetup::Pairs pairs() const;
    SegmentedControl* m_pairs;
    StyledLabel* m_decksLabel;
    QWidget* m_deckBoxes;
    QVBoxLayout* m_deckColumn;
    StyledLabel* m_labelA;
    StyledLabel* m_labelB;
    QComboBox* m_deckA;
    QComboBox* m_deckB;
    StyledLabel* m_playerLabelA;
    StyledLabel* m_playerLabelB;
    PlayerChoice* m_playerA;
    PlayerChoice* m_playerB;
    StyledLabel* m_rulesLabel;
    VariantList* m_variants;
    StyledLabel* m_extentLabel;
    QComboBox* m_extent;
    QSpinBox* m_games;
    QDoubleSpinBox* m_precision;
    StyledLabel* m_seedLabel;
    QLineEdit* m_seed;
    QPushButton* m_dice;
    StyledLabel* m_threadsLabel;
    QSpinBox* m_threads;
};

} // namespace blattwerk::app
