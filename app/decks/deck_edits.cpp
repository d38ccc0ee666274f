#include "app/decks/deck_edits.h"

#include "app/session/workspace.h"

#include <algorithm>

namespace blattwerk::app::deckEdits {

namespace {

auto entryOf(model::Collection& deck, std::string_view key) {
    return std::ranges::find(deck.cards, key, &model::CollectionEntry::cardKey);
}

} // namespace

model::ChangeSet add(const model::Collection& deck, const std::vector<std::string>& keys) {
    model::Collection after = deck;
    for (const std::string& key : keys) {
        if (const auto entry = entryOf(after, key); entry != after.cards.end()) {
            ++entry->copies;
        } else {
            after.cards.push_back({key, 1});
        }
    }
    return model::editCollection(deck, after);
}

model::ChangeSet remove(const model::Collection& deck, const std::vector<std::string>& keys, bool all) {
    model::Collection after = deck;
    for (const std::string& key : keys) {
        const auto entry = entryOf(after, key);
        if (entry == after.cards.end()) {
            continue;
        }
        if (all || --entry->copies <= 0) {
            after.cards.erase(entry);
        }
    }
    return model::editCollection(deck, after);
}

model::ChangeSet replace(const model::Collection& deck, std::string_view key, const std::string& by) {
    model::Collection after = deck;
    const auto entry = entryOf(after, key);
    if (entry == after.cards.end()) {
        return {};
    }
    if (const auto other = entryOf(after, by); other != after.cards.end()) {
        ++other->copies;
        if (--entry->copies <= 0) {
            after.cards.erase(entry);
        }
    } else if (entry->copies > 1) {
        --entry->copies;
        after.cards.insert(entry + 1, {by, 1});
    } else {
        entry->cardKey = by;
    }
    return model::editCollection(deck, after);
}

model::ChangeSet capCopies(const model::Collection& deck, std::string_view key, int copies) {
    model::Collection after = deck;
    if (const auto entry = entryOf(after, key); entry != after.cards.end() && entry->copies > copies) {
        entry->copies = copies;
        if (copies <= 0) {
            after.cards.erase(entry);
        }
    }
    return model::editCollection(deck, after);
}

model::ChangeSet rename(const model::Collection& deck, const std::string& name, model::Language language) {
    model::Collection after = deck;
    // A name that was the same in both languages stays so.
    const bool both = deck.name.en.empty() || deck.name.en == deck.name.de;
    if (language == model::Language::English && !both) {
        after.name.en = name;
    } else {
        after.name.de = name;
        if (!deck.name.en.empty() && both) {
            after.name.en = name;
        }
    }
    return model::editCollection(deck, after);
}

model::Collection newDeck(const model::Collection& pattern, std::string key, const std::string& name,
                          const std::vector<std::string>& cards) {
    model::Collection deck = pattern;
    deck.id = {};
    deck.key = std::move(key);
    deck.name = {name, {}};
    deck.cards.clear();
    for (const std::string& card : cards) {
        if (const auto entry = entryOf(deck, card); entry != deck.cards.end()) {
            ++entry->copies;
        } else {
            deck.cards.push_back({card, 1});
        }
    }
    return deck;
}

model::Collection patternFor(const SystemDesk& desk, const std::vector<std::string>& cards) {
    const model::Collection* best = nullptr;
    int most = 0;
    for (const model::Collection& deck : desk.collections) {
        int held = 0;
        for (const std::string& card : cards) {
            held += deck.copiesOf(card) > 0 ? 1 : 0;
        }
        if (held > most) {
            best = &deck;
            most = held;
        }
    }
    if (!best && !desk.collections.empty()) {
        best = &desk.collections.front();
    }
    if (best) {
        return *best;
    }
    model::Collection pattern;
    pattern.system = desk.info.key;
    pattern.colour = desk.info.accent;
    if (!desk.info.collectionKinds.empty()) {
        const model::CollectionKind& kind = desk.info.collectionKinds.front();
        pattern.kind = kind.key;
        for (const std::string& field : kind.required) {
            const model::FieldInfo* info = desk.info.schema.field(field);
            if (info && !info->choices.empty()) {
                pattern.stats[field] = info->choices.front().value;
            }
        }
    }
    return pattern;
}

} // namespace blattwerk::app::deckEdits
