#include "engine/play/replay.h"

#include "engine/core/digest.h"
#include "engine/play/json_checks.h"
#include "engine/play/scenario_file.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace blattwerk::engine {

namespace {

void addText(Digest& digest, std::string_view text) {
    digest.addBytes(text.data(), text.size());
}

void addStat(Digest& digest, const model::StatValue& value) {
    digest.add(value.index());
    if (const int* number = std::get_if<int>(&value)) {
        digest.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(*number)));
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        addText(digest, *text);
    } else if (const auto* set = std::get_if<std::vector<std::string>>(&value)) {
        for (const std::string& word : *set) {
            addText(digest, word);
        }
    }
}

/// JSON numbers of other programs have 53 bits; codes and digests need 64.
std::string word(std::uint64_t value) {
    return std::to_string(value);
}

bool readWord(const Json& json, std::uint64_t& value) {
    if (!json.is_string()) {
        return false;
    }
    const auto& text = json.get_ref<const std::string&>();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

model::Error syntax(std::string_view place) {
    return {"replay.syntax", {std::string(place)}, {}};
}

bool readTexts(const Json& json, std::vector<std::string>& texts) {
    for (const Json& item : json) {
        if (!item.is_string()) {
            return false;
        }
        texts.push_back(item.get<std::string>());
    }
    return json.is_array();
}

std::string_view badPlace(const Json& json, Replay& replay) {
    for (const char* key : {"system", "edition", "seed", "decks", "parameters", "shuffle", "pool", "steps", "digest"}) {
        if (!json.contains(key)) {
            return key;
        }
    }
    if (!json["system"].is_string() || !json["edition"].is_string()) {
        return "system";
    }
    replay.system = json["system"].get<std::string>();
    replay.edition = json["edition"].get<std::string>();
    if (!readWord(json["seed"], replay.seed) || !readWord(json["pool"], replay.pool) ||
        !readWord(json["digest"], replay.digest)) {
        return "seed";
    }
    if (!json["shuffle"].is_boolean()) {
        return "shuffle";
    }
    replay.shuffle = json["shuffle"].get<bool>();
    for (const Json& deck : json["decks"]) {
        if (!readTexts(deck, replay.decks.emplace_back())) {
            return "decks";
        }
    }
    for (const auto& [key, value] : json["parameters"].items()) {
        if (!value.is_string()) {
            return "parameters";
        }
        replay.parameters[key] = value.get<std::string>();
    }
    for (const Json& step : json["steps"]) {
        if (!readWord(step, replay.steps.emplace_back())) {
            return "steps";
        }
    }
    if (json.contains("seats")) {
        const std::optional<int> seats = wholeNumber(json["seats"]);
        if (!seats) {
            return "seats";
        }
        replay.seats = *seats;
    }
    if (!readTexts(json.value("chosen", Json::array()), replay.chosen)) {
        return "chosen";
    }
    if (const Json first = json.value("first", Json()); !first.is_null()) {
        replay.first = first.is_string() ? sideFromName(first.get<std::string>()) : std::nullopt;
        return replay.first ? "" : "first";
    }
    return "";
}

} // namespace

std::uint64_t poolHash(const std::vector<model::Card>& pool, const std::vector<std::vector<std::string>>& decks) {
    std::set<std::string_view> used;
    for (const std::vector<std::string>& deck : decks) {
        used.insert(deck.begin(), deck.end());
    }
    std::map<std::string_view, const model::Card*> cards;
    for (const model::Card& card : pool) {
        if (used.contains(card.key)) {
            cards.emplace(card.key, &card);
        }
    }
    Digest digest;
    for (const auto& [key, card] : cards) {
        for (const std::string* text : {&card->key, &card->type, &card->name, &card->text}) {
            addText(digest, *text);
        }
        for (const auto& [field, value] : card->stats) {
            addText(digest, field);
            addStat(digest, value);
        }
    }
    return digest.value();
}

namespace {

/// What a tournament or a draft may be played with: everything.
std::vector<std::vector<std::string>> decksOf(const MatchSetup& setup) {
    std::vector<std::vector<std::string>> decks(1);
    for (const model::Collection& collection : setup.collections) {
        const std::vector<std::string> keys = collection.cardKeys();
        decks[0].insert(decks[0].end(), keys.begin(), keys.end());
    }
    return decks;
}

} // namespace

Replay Replay::of(std::string_view system, std::string_view edition, const MatchSetup& setup) {
    Replay replay;
    replay.system = system;
    replay.edition = edition;
    replay.decks = setup.decks;
    replay.parameters = setup.parameters;
    replay.seed = setup.seed;
    replay.first = setup.first;
    replay.shuffle = setup.shuffle;
    replay.seats = setup.seats;
    replay.chosen = setup.chosen;
    replay.pool = poolHash(setup.pool, setup.decks.empty() ? decksOf(setup) : setup.decks);
    return replay;
}

nlohmann::ordered_json Replay::toJson() const {
    Json json = {{"system", system}, {"edition", edition}, {"seed", word(seed)}};
    json["first"] = first ? Json(sideName(*first)) : Json();
    json["shuffle"] = shuffle;
    if (seats > 0) {
        json["seats"] = seats;
    }
    if (seats > 0 || !chosen.empty()) {
        json["chosen"] = chosen;
    }
    json["parameters"] = Json::object();
    for (const auto& [key, value] : parameters) {
        json["parameters"][key] = value;
    }
    json["decks"] = decks;
    json["pool"] = word(pool);
    json["steps"] = Json::array();
    for (const std::uint64_t step : steps) {
        json["steps"].push_back(word(step));
    }
    json["digest"] = word(digest);
    return json;
}

model::Result<Replay> Replay::fromJson(const nlohmann::ordered_json& json) {
    Replay replay;
    if (!json.is_object()) {
        return syntax("");
    }
    if (const std::string_view place = badPlace(json, replay); !place.empty()) {
        return syntax(place);
    }
    return replay;
}

model::Result<std::unique_ptr<Match>> Replay::play(const System& player, const std::vector<model::Card>& cards,
                                                   std::size_t count,
                                                   const std::vector<model::Collection>& collections) const {
    MatchSetup setup;
    setup.seats = seats;
    setup.chosen = chosen;
    setup.collections = collections;
    setup.pool = cards;
    setup.decks = decks;
    setup.parameters = parameters;
    setup.seed = seed;
    setup.first = first;
    setup.shuffle = shuffle;
    auto match = player.start(setup);
    if (!match) {
        return match;
    }
    const std::size_t wanted = std::min(count, steps.size());
    for (std::size_t i = 0; i < wanted; ++i) {
        const bool known = (*match)->isLegal(steps[i]);
        // Giving up is legal at any time and listed nowhere.
        if (!known && !(i + 1 == steps.size() && (*match)->isConcession(steps[i]))) {
            return model::Error{"replay.illegal_step", {std::to_string(i + 1)}, {}};
        }
        (*match)->apply(steps[i]);
    }
    if (wanted == steps.size() && (*match)->digest() != digest) {
        return model::Error{"replay.differs", {}, {}};
    }
    return match;
}

} // namespace blattwerk::engine
