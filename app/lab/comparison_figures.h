#pragma once

#include "app/lab/comparison_order.h"
#include "engine/lab/comparison.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class EffectRow;
class StyledLabel;

/// What a comparison found: win rate, start, length and turn of victory before and after with the interval of their
/// difference, the same by opponent, what that says, and the cards that differ.
class ComparisonFigures : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonFigures(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const SystemDesk& desk, const ComparisonOrder& order, const engine::lab::Comparison& comparison,
              const std::vector<ComparedCard>& cards, bool isFinal);
    /// What stands there, for tests and the screen reader.
    [[nodiscard]] QString text() const;
    /// "no difference found" where that is the truth.
    [[nodiscard]] static QString verdictText(const ComparisonOrder& order, const engine::lab::Comparison& comparison,
                                             bool isFinal);
    /// The figures as a table for a file.
    [[nodiscard]] static std::vector<QStringList> fileRows(const engine::lab::Comparison& comparison);

Q_SIGNALS:
    void cardActivated(const QString& key);

private:
    [[nodiscard]] EffectRow* row(std::vector<EffectRow*>& rows, QVBoxLayout* place, size_t index);
    void showCards(const SystemDesk& desk, const ComparisonOrder& order, const std::vector<ComparedCard>& cards);

    const Appearance& m_appearance;
    StyledLabel* m_title;
    StyledLabel* m_what;
    StyledLabel* m_againstTitle;
    StyledLabel* m_verdict;
    StyledLabel* m_cardsTitle;
    StyledLabel* m_cards;
    QVBoxLayout* m_rowPlace;
    QVBoxLayout* m_againstPlace;
    std::vector<EffectRow*> m_rows;
    std::vector<EffectRow*> m_against;
};

} // namespace blattwerk::app
