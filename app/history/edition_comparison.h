#pragma once

#include "app/history/changed_items.h"
#include "app/history/item_view.h"
#include "database/comparison/contents.h"
#include "database/comparison/difference.h"

#include <stop_token>

namespace blattwerk::app {

/// Two frozen states of a system, or one and the present state.
class EditionComparison {
public:
    /// An empty label is the present state.
    [[nodiscard]] static model::Result<EditionComparison> make(Workspace& workspace, const std::string& system,
                                                               const std::string& left, const std::string& right);

    [[nodiscard]] std::vector<ChangedItems::Item> items(const ItemWords& words) const;
    [[nodiscard]] ItemView::Content content(const ItemWords& words, int row, const QString& leftTitle,
                                            const QString& rightTitle) const;
    /// Key of the card in that row; empty where it is none.
    [[nodiscard]] QString cardKey(int row) const;
    [[nodiscard]] int added() const { return int(m_difference.added.size()); }
    [[nodiscard]] int changed() const { return int(m_difference.changed.size()); }
    [[nodiscard]] int removed() const { return int(m_difference.removed.size()); }
    /// A sentence for each deck that was legal in the first state and is illegal in the second one. Takes a moment.
    [[nodiscard]] QStringList decksTurnedIllegal() const;
    /// A sentence for each scenario of the folder whose result differs, and how many ran. Takes a moment.
    [[nodiscard]] QStringList scenariosChanged(const QString& folder, const std::stop_token& stop) const;

private:
    struct Row {
        const database::ItemDifference* item = nullptr;
        database::ItemChange::Kind kind = database::ItemChange::Kind::Edited;
    };
    [[nodiscard]] Row row(int at) const;
    [[nodiscard]] static std::optional<model::Card> cardIn(const database::ProjectContents& contents,
                                                           const database::ItemId& id);

    database::ProjectContents m_left, m_right;
    database::Difference m_difference;
};

} // namespace blattwerk::app
