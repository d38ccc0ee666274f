#include "app/session/text_changes.h"

#include <utility>

namespace blattwerk::app {

model::ChangeSet textChangeSet(const SystemDesk& desk, const std::vector<TextChange>& changes) {
    std::vector<model::ChangeSet> sets;
    for (const TextChange& change : changes) {
        const model::Card& before = *desk.card(change.cardKey);
        model::Card after = before;
        after.text = change.after;
        sets.push_back(model::editCard(before, after));
    }
    return model::combined(std::move(sets));
}

} // namespace blattwerk::app
