#pragma once

#include "app/table/table_session.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class DeckChoice;
class PlayerChoice;
class StyledLabel;
struct SystemDesk;

/// What a person chooses for a new game.
struct NewGame {
    /// Keys of the decks of each side, joined by commas.
    std::string own, other;
    /// As TableSetup::opponent.
    std::string opponent{opponent::kPassive};
    /// Nothing: chance decides.
    std::optional<engine::Side> first;
    std::uint64_t seed = 1;
    /// People of a tournament; 0: a game of the two decks.
    int players = 0;
    /// Collections that take part in a tournament, or are drafted.
    std::vector<std::string> chosen{};
    /// As TableSetup::self.
    std::string self{};
    /// The decks are drafted, from those in `chosen`.
    bool drafts = false;
};

/// The form of a new game: decks, a draft or the number of players, opponent, who begins, seed. Stands in the page,
/// never over it.
class NewGameForm : public QWidget {
    Q_OBJECT

public:
    explicit NewGameForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// Fills the lists, keeping what is chosen where it still exists.
    void setDecks(const SystemDesk& desk, const TableLayout& layout, const model::ParameterValues& parameters,
                  model::Language language);
    void setGame(const NewGame& game);
    [[nodiscard]] NewGame game() const;
    /// Whether there is anything to play.
    [[nodiscard]] bool isPlayable() const;
    void retranslate();
    [[nodiscard]] static QString opponentText(std::string_view opponent);

Q_SIGNALS:
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fillOpponents();
    void renewOpponent();
    /// The kinds of game, where the system has tournaments or a draft.
    void fillKinds(const SystemDesk& desk, const TableLayout& layout, model::Language language);
    /// The collections to choose for a kind of game.
    struct Sets {
        std::string kind;   ///< of the collections
        std::string always; ///< stat of those that always take part
        std::string usual;  ///< of those that usually do; empty: the first ones
        int count = 0;      ///< how many take part
        QString label;
    };
    void fillSets(const SystemDesk& desk, const Sets& sets, model::Language language);
    /// Shows what the kind of game needs.
    void renewKind();
    [[nodiscard]] int players() const;
    [[nodiscard]] bool drafts() const;

    const Appearance& m_appearance;
    StyledLabel* m_title;
    std::vector<StyledLabel*> m_labels;
    QComboBox* m_kind;
    QVBoxLayout* m_sets;
    QString m_setsLabel;
    int m_setCount = 0; ///< how many take part
    /// Of each collection to choose: its key is the object's name.
    std::vector<QCheckBox*> m_setBoxes;
    DeckChoice* m_own;
    DeckChoice* m_other;
    std::shared_ptr<const engine::System> m_engine;
    bool m_hasDummies = false;
    PlayerChoice* m_self;
    PlayerChoice* m_opponent;
    StyledLabel* m_opponentNote;
    QComboBox* m_first;
    QLineEdit* m_seed;
    QPushButton* m_dice;
    QPushButton* m_start;
    QPushButton* m_cancel;
};

} // namespace blattwerk::app
