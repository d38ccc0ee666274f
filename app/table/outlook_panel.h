#pragma once

#include "engine/systems/system.h"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The outcome of one position for the panel: of the viewer's side first.
struct ShownOutlook {
    int wins = 0;
    int losses = 0;
    int undecided = 0; ///< draws and aborted games
    int aborted = 0;
    int medianTurns = 0;
};

/// How a position ends when players play it on many times: who plays, the odds, and those of earlier positions.
class OutlookPanel : public QWidget {
    Q_OBJECT

public:
    struct Side {
        QString name;
        QString accent; ///< key of the tokens
    };
    /// An earlier position on the way to the one in view whose odds are known.
    struct Earlier {
        int place = 0;
        QString name;
        ShownOutlook outlook;
    };

    explicit OutlookPanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// Games that each position is played on.
    static constexpr int kGames = 1000;

    /// The viewer's side first.
    void setSides(const std::array<Side, 2>& sides, bool isOver);
    /// Keeps what is chosen where it still exists.
    void setPolicies(const std::vector<engine::PolicyInfo>& policies);
    /// Of the viewer's side first.
    [[nodiscard]] std::array<std::string, 2> policies() const;
    void showResult(const std::optional<ShownOutlook>& result);
    /// Games played so far; nothing while none are being played.
    void showProgress(std::optional<int> done);
    void setEarlier(const std::vector<Earlier>& earlier);
    void retranslate();
    [[nodiscard]] QString resultText() const;

Q_SIGNALS:
    void asked();
    void cancelled();
    void placeChosen(int place);

private:
    void renewResult();

    const Appearance& m_appearance;
    StyledLabel* m_title;
    StyledLabel* m_intro;
    std::array<StyledLabel*, 2> m_names{};
    std::array<QComboBox*, 2> m_players{};
    QPushButton* m_ask;
    class Bar;
    Bar* m_bar;
    StyledLabel* m_odds;
    StyledLabel* m_detail;
    StyledLabel* m_earlierTitle;
    QListWidget* m_earlier;
    std::array<Side, 2> m_sides;
    std::optional<ShownOutlook> m_result;
    std::optional<int> m_done;
    bool m_isOver = false;
};

} // namespace blattwerk::app
