#pragma once

#include "database/comparison/contents.h"
#include "database/comparison/item_id.h"
#include "model/card.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::database {

enum class MergeSide { Ours, Theirs };

/// Where both sides did different things to the same field. What has no value is missing there.
struct MergeConflict {
    ItemId id;
    std::string name;
    /// Empty where one side deleted what the other one changed: the item is kept then. `cards.KEY` of a deck can also
    /// mean that one side put a card in that the other one deleted: the card is kept.
    std::string field;
    model::StatValue base;
    model::StatValue ours;
    model::StatValue theirs;
};

/// Which side a conflict is decided for; the others stay with ours and stay open.
using MergeChoices = std::map<std::pair<ItemId, std::string>, MergeSide>;

struct Merge {
    /// What both sides did, with ours where they disagree and nobody chose.
    ProjectContents contents;
    /// Those that are left without a choice.
    std::vector<MergeConflict> conflicts;
};

/// Merges what two people made of one project: item by item and field by field, decks entry by entry.
[[nodiscard]] Merge merge(const ProjectContents& base, const ProjectContents& ours, const ProjectContents& theirs,
                          const MergeChoices& choices = {});

} // namespace blattwerk::database
