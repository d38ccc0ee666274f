#pragma once

#include "app/table/draw_odds.h"

#include <QWidget>

#include <functional>
#include <optional>

class QGridLayout;
class QLineEdit;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// One kind of card that the next draw may bring.
struct OddsGroup {
    QString label;
    int count = 0;
};

/// Chances of the next draws: by type, and for a card that is named.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OddsPanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// `find` gives the key of the card with that name or beginning; empty for none.
    void setOdds(std::optional<DrawOdds> odds, std::vector<OddsGroup> groups,
                 std::function<std::string(const QString&)> find, const QStringList& names);
    void retranslate();

private:
    void renewGroups();
    void renewCard();

    const Appearance& m_appearance;
    StyledLabel* m_intro;
    QGridLayout* m_grid;
    StyledLabel* m_cardLabel;
    QLineEdit* m_card;
    StyledLabel* m_cardOdds;
    std::optional<DrawOdds> m_odds;
    std::vector<OddsGroup> m_groups;
    std::function<std::string(const QString&)> m_find;
};

} // namespace blattwerk::app
