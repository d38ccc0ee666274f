#include "app/print_sheet/print_changes.h"

#include <algorithm>
#include <set>

namespace blattwerk::app {

namespace {

const BoxCard* find(const std::vector<BoxCard>& cards, const std::string& key) {
    const auto it = std::ranges::find(cards, key, &BoxCard::key);
    return it == cards.end() ? nullptr : &*it;
}

} // namespace

int PrintChanges::cards() const {
    int count = 0;
    for (const model::CollectionEntry& entry : print) {
        count += entry.copies;
    }
    return count;
}

PrintChanges changesSince(const std::vector<BoxCard>& box, const std::vector<BoxCard>& wanted) {
    PrintChanges changes;
    for (const BoxCard& card : wanted) {
        const BoxCard* old = find(box, card.key);
        const int kept = old && old->face == card.face ? old->copies : 0;
        if (card.copies > kept) {
            changes.print.push_back({card.key, card.copies - kept});
        } else {
            ++changes.unchanged;
        }
    }
    for (const BoxCard& old : box) {
        const BoxCard* now = find(wanted, old.key);
        const int kept = now && now->face == old.face ? now->copies : 0;
        if (old.copies > kept) {
            changes.takeOut.push_back(old);
            changes.takeOut.back().copies = old.copies - kept;
        }
    }
    return changes;
}

std::vector<BoxCard> boxAfter(std::vector<BoxCard> box, const std::vector<model::CollectionEntry>& printed) {
    std::vector<model::CollectionEntry> sums;
    for (const model::CollectionEntry& entry : printed) {
        const auto known = std::ranges::find(sums, entry.cardKey, &model::CollectionEntry::cardKey);
        if (known == sums.end()) {
            sums.push_back(entry);
        } else {
            known->copies += entry.copies;
        }
    }
    for (const model::CollectionEntry& sum : sums) {
        const auto card = std::ranges::find(box, sum.cardKey, &BoxCard::key);
        if (card == box.end()) {
            box.push_back({sum.cardKey, {}, sum.copies, 0, {}});
        } else if (sum.copies >= card->copies) {
            card->face.clear();
        }
    }
    return box;
}

void fillSheets(PrintChanges& changes, const std::vector<BoxCard>& wanted, int perSheet) {
    const int cards = changes.cards();
    if (perSheet <= 0 || cards == 0) {
        return;
    }
    std::set<std::string> printed;
    for (const model::CollectionEntry& entry : changes.print) {
        printed.insert(entry.cardKey);
    }
    std::vector<std::string> spares;
    for (const BoxCard& card : wanted) {
        if (!printed.contains(card.key)) {
            spares.push_back(card.key);
        }
    }
    if (spares.empty()) {
        spares.assign(printed.begin(), printed.end());
    }
    const int free = (perSheet - cards % perSheet) % perSheet;
    for (int i = 0; i < free; ++i) {
        changes.print.push_back({spares[static_cast<std::size_t>(i) % spares.size()], 1});
    }
}

} // namespace blattwerk::app
