#include "engine/play/scenario_cards.h"

#include "engine/language/card_language.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine {

namespace {

constexpr std::size_t kShownText = 200;

std::optional<FileFault> readStat(const Json& value, const std::string& place, const model::FieldInfo& field,
                                  model::Stats& stats) {
    if (value.is_null()) {
        return std::nullopt;
    }
    switch (field.kind) {
    case model::FieldKind::Int:
        if (const std::optional<int> number = wholeNumber(value)) {
            stats[field.key] = *number;
            return std::nullopt;
        }
        return FileFault{place, "a number is expected here"};
    case model::FieldKind::Text:
    case model::FieldKind::Choice:
        if (value.is_string()) {
            stats[field.key] = value.get<std::string>();
            return std::nullopt;
        }
        return FileFault{place, "a text is expected here"};
    case model::FieldKind::Set:
        if (value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& v) { return v.is_string(); })) {
            stats[field.key] = value.get<std::vector<std::string>>();
            return std::nullopt;
        }
        return FileFault{place, "a list of words is expected here"};
    }
    return std::nullopt;
}

struct InlineCard {
    model::Card card;
    bool manual = false;
};

std::optional<FileFault> readText(const Json& value, const std::string& place, std::string& text) {
    if (!value.is_string()) {
        return FileFault{place, "a text is expected here"};
    }
    text = value.get<std::string>();
    return std::nullopt;
}

std::optional<FileFault> readField(const std::string& key, const Json& value, const std::string& place,
                                   const model::CardSchema& schema, InlineCard& read) {
    model::Card& card = read.card;
    if (key == "key") {
        return readText(value, place, card.key);
    }
    if (key == "type") {
        return readText(value, place, card.type);
    }
    if (key == "name") {
        return readText(value, place, card.name);
    }
    if (key == "text") {
        return readText(value, place, card.text);
    }
    if (key == "flavour") {
        return readText(value, place, card.flavour);
    }
    if (key == "manual") {
        read.manual = value == true;
        return value.is_boolean() ? std::nullopt : std::optional(FileFault{place, "true or false is expected here"});
    }
    const model::FieldInfo* field = schema.field(key);
    if (field == nullptr || field->derived) {
        return FileFault{place, "unknown key"};
    }
    return readStat(value, place, *field, card.stats);
}

std::optional<FileFault> readCard(const Json& json, const std::string& place, const ScenarioSystem& system,
                                  InlineCard& read) {
    if (!json.is_object()) {
        return FileFault{place, "an object is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        if (std::optional<FileFault> fault = readField(key, value, placeOf(place, key), system.info->schema, read)) {
            return fault;
        }
    }
    model::Card& card = read.card;
    card.system = system.system->key();
    if (card.key.empty()) {
        return FileFault{placeOf(place, "key"), "the card has no key"};
    }
    if (card.name.empty()) {
        return FileFault{placeOf(place, "name"), "the card has no name"};
    }
    if (system.info->schema.type(card.type) == nullptr) {
        return FileFault{placeOf(place, "type"), "unknown card type \"" + card.type + '"'};
    }
    return std::nullopt;
}

std::optional<FileFault> checkTexts(const std::vector<InlineCard>& cards, const ScenarioSystem& system,
                                    const std::vector<model::Card>& pool) {
    std::vector<const model::Card*> all;
    all.reserve(pool.size());
    for (const model::Card& card : pool) {
        all.push_back(&card);
    }
    language::CardContext context;
    if (!pool.empty()) {
        context.names = system.system->cardContext(pool.front(), all).names;
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const model::Card& card = cards[i].card;
        if (cards[i].manual || card.text.empty()) {
            continue;
        }
        context.ownName = card.name;
        context.type = card.type;
        const language::CardReading reading = system.system->language().read(card.text, context);
        if (!reading.understood) {
            const std::string what =
                reading.unknown.empty() ? card.text.substr(0, kShownText) : reading.unknown.front().text;
            return FileFault{placeOf(placeOf("cards", i), "text"), "not understood: \"" + what + '"'};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<FileFault> readCards(const Json& json, const ScenarioSystem& system, std::vector<model::Card>& pool) {
    if (!json.is_array()) {
        return FileFault{"cards", "a list of cards is expected here"};
    }
    std::vector<InlineCard> cards(json.size());
    std::set<std::string, std::less<>> keys;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string place = placeOf("cards", i);
        if (std::optional<FileFault> fault = readCard(json[i], place, system, cards[i])) {
            return fault;
        }
        if (!keys.insert(cards[i].card.key).second) {
            return FileFault{placeOf(place, "key"), "two cards of the file have this key"};
        }
        pool.push_back(cards[i].card);
    }
    for (const model::Card& card : system.cards) {
        if (!keys.contains(card.key)) {
            pool.push_back(card);
        }
    }
    return checkTexts(cards, system, pool);
}

std::optional<FileFault> readDeck(const Json& json, const std::string& place, const ScenarioSystem& system,
                                  const std::vector<model::Card>& pool, std::vector<std::string>& deck) {
    if (json.is_string()) {
        const std::string key = json.get<std::string>();
        for (const model::Collection& collection : system.collections) {
            if (collection.key == key) {
                for (const model::CollectionEntry& entry : collection.cards) {
                    deck.insert(deck.end(), static_cast<std::size_t>(std::max(entry.copies, 0)), entry.cardKey);
                }
                return std::nullopt;
            }
        }
        return FileFault{place, "unknown deck \"" + key + '"'};
    }
    if (!json.is_array()) {
        return FileFault{place, "the key of a deck or a list of cards is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        const bool known = json[i].is_string() && std::any_of(pool.begin(), pool.end(), [&](const model::Card& card) {
                               return card.key == json[i].get_ref<const std::string&>();
                           });
        if (!known) {
            return FileFault{placeOf(place, i), "unknown card " + shown(json[i])};
        }
        deck.push_back(json[i].get<std::string>());
    }
    return std::nullopt;
}

} // namespace blattwerk::engine
