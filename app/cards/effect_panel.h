#pragma once

#include "app/session/effect_study.h"
#include "app/shell/page.h"
#include "app/widgets/panel.h"

#include <QTimer>

#include <optional>
#include <string>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class EffectRow;
class StyledLabel;

/// "Wirkung": what the last change of the card in view did to its deck, measured beside the window with the same games
/// before and after. Starts by itself after a saved edit; the next one replaces what runs.
class EffectPanel : public Panel {
    Q_OBJECT

public:
    explicit EffectPanel(const PageContext& context, QWidget* parent = nullptr);

    /// Shows that card; empty key: none. What runs for another card stops.
    void showCard(const std::string& system, const std::string& key);
    /// The project changed. A change of the card in view is measured once typing pauses.
    void projectChanged(const database::RevisionSummary& summary);
    void retranslate();
    [[nodiscard]] bool isMeasuring() const { return m_laboratory.isRunning(); }
    [[nodiscard]] bool hasFigures() const { return m_comparison && m_comparison->games > 0; }
    /// What the panel says, for tests and the screen reader.
    [[nodiscard]] QString text() const;

private:
    void renewChange();
    void measure();
    void show(const engine::lab::Comparison& comparison, bool isFinal);
    void renewTexts();
    [[nodiscard]] QString changeText() const;
    /// What the points of the card are in this system; of other figures nothing is said.
    [[nodiscard]] QString cardMeasure(const std::string& key) const;
    [[nodiscard]] QString verdict() const;

    PageContext m_context;
    Laboratory m_laboratory;
    QTimer m_pause;
    std::string m_system;
    std::string m_key;
    std::optional<CardChange> m_change;
    std::optional<engine::lab::Comparison> m_comparison;
    bool m_isFinal = false;
    QString m_failure;

    StyledLabel* m_title;
    StyledLabel* m_revision;
    StyledLabel* m_what;
    std::vector<EffectRow*> m_rows;
    StyledLabel* m_verdict;
    QPushButton* m_button;
};

} // namespace blattwerk::app
