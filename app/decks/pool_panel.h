#pragma once

#include "app/decks/card_list_model.h"
#include "app/shell/page.h"
#include "app/widgets/panel.h"
#include "model/card_filter.h"
#include "model/collection.h"

#include <optional>

namespace blattwerk::app {

class CardGridView;
class FaceCache;
class SearchField;
class StyledLabel;

/// The cards that are not in the deck: filtered by the query language, dragged up or added with Enter. Without a query
/// it offers the cards that go with the deck.
class PoolPanel : public Ground {
    Q_OBJECT

public:
    PoolPanel(const PageContext& context, FaceCache& faces, QWidget* parent = nullptr);

    [[nodiscard]] CardGridView* grid() const { return m_grid; }
    [[nodiscard]] SearchField* search() const { return m_search; }
    void setSystem(const std::string& system, const std::string& curveField);
    /// Renews the list for that deck; null: all cards.
    void showFor(const model::Collection* deck);
    void retranslate();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void renew();
    [[nodiscard]] bool goesWith(const model::Card& card) const;

    PageContext m_context;
    std::string m_system;
    std::optional<model::Collection> m_deck;
    CardListModel* m_model;
    CardGridView* m_grid;
    StyledLabel* m_title;
    StyledLabel* m_what;
    StyledLabel* m_hint;
    SearchField* m_search;
};

} // namespace blattwerk::app
