#include "model/change_set.h"

#include <algorithm>
#include <utility>

namespace blattwerk::model {

namespace {

template<typename T>
ChangeSet single(std::optional<T> before, std::optional<T> after) {
    ChangeSet set;
    if (before || after) {
        set.changes.emplace_back(ValueChange<T>{std::move(before), std::move(after)});
    }
    return set;
}

} // namespace

ChangeSet createCard(Card card) {
    return single<Card>({}, std::move(card));
}

ChangeSet editCard(const Card& before, const Card& after) {
    return before == after ? ChangeSet() : single<Card>(before, after);
}

ChangeSet deleteCard(const Card& card, const std::vector<Collection>& holders) {
    ChangeSet set;
    for (const Collection& holder : holders) {
        Collection without = holder;
        std::erase_if(without.cards, [&card](const CollectionEntry& entry) { return entry.cardKey == card.key; });
        if (without != holder) {
            set.changes.emplace_back(ValueChange<Collection>{holder, std::move(without)});
        }
    }
    set.changes.emplace_back(ValueChange<Card>{card, {}});
    return set;
}

Result<ChangeSet> bulkSet(const std::vector<Card>& cards, const CardSchema& schema, std::string_view field,
                          std::string_view text) {
    ChangeSet set;
    for (const Card& card : cards) {
        Card after = card;
        if (Result<void> done = setFieldText(after, schema, field, text); !done) {
            return done.error();
        }
        if (after != card) {
            set.changes.emplace_back(ValueChange<Card>{card, std::move(after)});
        }
    }
    return set;
}

ChangeSet createCollection(Collection collection) {
    return single<Collection>({}, std::move(collection));
}

ChangeSet editCollection(const Collection& before, const Collection& after) {
    return before == after ? ChangeSet() : single<Collection>(before, after);
}

ChangeSet deleteCollection(const Collection& collection) {
    return single<Collection>(collection, {});
}

ChangeSet changeCopies(const Collection& collection, std::string_view cardKey, int delta) {
    Collection after = collection;
    const auto entry = std::ranges::find(after.cards, cardKey, &CollectionEntry::cardKey);
    if (entry == after.cards.end()) {
        if (delta > 0) {
            after.cards.push_back({std::string(cardKey), delta});
        }
    } else if (entry->copies + delta > 0) {
        entry->copies += delta;
    } else {
        after.cards.erase(entry);
    }
    return editCollection(collection, after);
}

ChangeSet saveRuleSet(std::string system, std::optional<RuleSet> before, std::optional<RuleSet> after) {
    const auto with = [&system](std::optional<RuleSet>& set) {
        return set ? std::optional(SystemRuleSet{system, std::move(*set)}) : std::nullopt;
    };
    return single<SystemRuleSet>(with(before), with(after));
}

ChangeSet saveLayout(std::string system, std::optional<std::string> before, std::optional<std::string> after) {
    const auto with = [&system](std::optional<std::string>& text) {
        return text ? std::optional(LayoutText{system, std::move(*text)}) : std::nullopt;
    };
    return single<LayoutText>(with(before), with(after));
}

ChangeSet saveRuling(std::optional<Ruling> before, std::optional<Ruling> after) {
    return single<Ruling>(std::move(before), std::move(after));
}

ChangeSet savePhraseAlias(std::optional<PhraseAlias> before, std::optional<PhraseAlias> after) {
    return single<PhraseAlias>(std::move(before), std::move(after));
}

ChangeSet combined(std::vector<ChangeSet> sets) {
    ChangeSet all;
    for (ChangeSet& set : sets) {
        std::ranges::move(set.changes, std::back_inserter(all.changes));
        if (all.note.empty()) {
            all.note = std::move(set.note);
        }
    }
    return all;
}

} // namespace blattwerk::model
