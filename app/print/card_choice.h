#pragma once

#include "app/print/print_choice.h"

#include <QWidget>

#include <functional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QRadioButton;

namespace blattwerk::app {

class Appearance;
class SearchField;
class StyledLabel;
struct SystemDesk;

/// Which cards are printed: one deck, all, or what a query finds; each with its count.
class CardChoice : public QWidget {
    Q_OBJECT

public:
    explicit CardChoice(const Appearance& appearance, QWidget* parent = nullptr);

    /// Fills the list of decks; the chosen one stays. `cardless` counts what is printed of a collection without cards.
    void setDesk(const SystemDesk& desk, const std::function<int(const model::Collection&)>& cardless);
    /// Puts this part of a choice into the fields.
    void show(const PrintChoice& choice);
    /// Takes the fields over into a choice.
    void read(PrintChoice& choice) const;
    /// When these cards were printed last; `counts`: whether a print of them is noted at all.
    void setLastPrint(const QString& sentence, bool counts);
    /// Number of cards that the query finds, or what is wrong with it.
    void setFound(int cards, const QString& mistake);
    void focusQuery();
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] PrintChoice::Which which() const;
    void renewCounts();

    const Appearance& m_appearance;
    QString m_example; ///< a query that this system knows
    StyledLabel* m_title;
    QButtonGroup* m_group;
    QRadioButton* m_deck;
    QRadioButton* m_all;
    QRadioButton* m_found;
    StyledLabel* m_deckCount;
    StyledLabel* m_allCount;
    StyledLabel* m_foundCount;
    QComboBox* m_decks;
    SearchField* m_query;
    StyledLabel* m_mistake;
    QCheckBox* m_changed = nullptr;
    QCheckBox* m_fill = nullptr;
    StyledLabel* m_last = nullptr;
};

} // namespace blattwerk::app
