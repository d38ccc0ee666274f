#pragma once

#include "app/decks/card_suggestion.h"
#include "app/decks/deck_figures.h"
#include "app/session/sentences.h"
#include "app/widgets/panel.h"
#include "model/finding.h"

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class Chart;
class GemMark;
class StyledLabel;
class SuggestionList;
struct SystemDesk;

/// The right column: what the deck is and whether it may be played, its findings with fixes, its numbers as charts.
class DeckSummary : public Ground {
    Q_OBJECT

public:
    explicit DeckSummary(const Appearance& appearance, QWidget* parent = nullptr);

    /// The sentences and words that the numbers are shown in.
    void setSystem(const SystemDesk* desk, const DeckProfile* profile, const MessageBook* messages);
    /// `required` is the number of cards that the rules ask for, `full` the most that they allow; 0 where they say
    /// nothing.
    void showDeck(const model::Collection* deck, int required, int full);
    void showFigures(const DeckFigures& figures);
    void showFindings(const std::vector<model::Finding>& findings);
    [[nodiscard]] SuggestionList* suggestions() const { return m_suggestions; }
    void setChartsAsTables(bool tables);
    void retranslate();
    [[nodiscard]] int noticeCount() const;

Q_SIGNALS:
    void fixChosen(const blattwerk::model::Finding& finding, const blattwerk::model::Fix& fix);
    void cardLinked(const QString& key);
    void ruleActivated(const QString& rule);

private:
    void addFinding(const model::Finding& finding);
    [[nodiscard]] QString fixLabel(const model::Finding& finding, const model::Fix& fix) const;
    void fitCurve(const DeckFigures& figures);
    void fitHistograms(const DeckFigures& figures);

    const Appearance& m_appearance;
    const SystemDesk* m_desk = nullptr;
    const DeckProfile* m_profile = nullptr;
    const MessageBook* m_messages = nullptr;
    std::vector<model::Finding> m_findings;
    bool m_showAll = false;
    bool m_hasDeck = false;
    bool m_saysFine = false;
    bool m_isEmpty = false; ///< no verdict then: nothing has been built
    DeckFigures m_figures;
    GemMark* m_gem;
    StyledLabel* m_name;
    StyledLabel* m_count;
    QWidget* m_notices;
    QVBoxLayout* m_noticeColumn;
    SuggestionList* m_suggestions;
    QWidget* m_charts;
    Chart* m_types;
    Chart* m_curve;
    QWidget* m_histogramRow;
    std::vector<Chart*> m_histograms;
    Chart* m_mechanics;
};

} // namespace blattwerk::app
