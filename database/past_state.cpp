#include "database/past_state.h"

#include "database/database.h"
#include "database/stores/entity_store.h"
#include "database/stores/record_stores.h"
#include "model/card_translation.h"

#include <algorithm>
#include <set>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

/// Makes `value` what it was on the other side of a change, of which `wanted` is that side.
void step(Json& value, const Json& wanted, const Json& left) {
    if (wanted.is_null() || left.is_null() || !value.is_object()) {
        value = wanted;
        return;
    }
    for (const auto& [field, content] : wanted.items()) {
        if (content.is_null()) {
            value.erase(field);
        } else {
            value[field] = content;
        }
    }
}

struct PointState {
    std::int64_t revision = 0;
    bool inForce = true;
};

Result<PointState> stateOf(Database& database, const PointInTime& time) {
    if (time.moment == Moment::Now) {
        return PointState{database.integer("SELECT max(id) FROM revision"), true};
    }
    Statement row(database, "SELECT state FROM revision WHERE id=?");
    if (!row.bind(time.revision).next()) {
        const Result<void> status = row.status();
        return status ? Error{"history.no_revision", {std::to_string(time.revision)}, {}} : status.error();
    }
    return PointState{time.revision, row.integer(0) == 0};
}

constexpr std::string_view kChanges =
    "SELECT c.entity, c.system, c.key, c.before, c.after FROM change c JOIN revision r ON r.id=c.revision WHERE ";

/// Walks over the rows of a statement that begins with kChanges.
template<typename Visit>
Result<void> visit(Statement& rows, Visit&& each) {
    while (rows.next()) {
        if (const auto entity = entityFromName(rows.view(0))) {
            each(HistoryItem{*entity, rows.text(1), rows.text(2)}, parseJson(rows.view(3)), parseJson(rows.view(4)));
        }
    }
    return rows.status();
}

Result<Json> presentValue(Database& database, const HistoryItem& item) {
    const auto stores = entityStores(database);
    const auto value = stores.at(static_cast<std::size_t>(item.entity))->load(item.system, item.key);
    if (!value) {
        return value.error();
    }
    return *value ? **value : Json();
}

/// Copies one entry of a nested value, or takes it away where the other has none.
void takePart(Json& result, const Json& other, const std::string& field, const std::string& key) {
    std::map<std::string, std::string> parts = textMapFromJson(result.value(field, Json()));
    const std::map<std::string, std::string> wanted = textMapFromJson(other.value(field, Json()));
    if (const auto it = wanted.find(key); it != wanted.end()) {
        parts[key] = it->second;
    } else {
        parts.erase(key);
    }
    if (parts.empty()) {
        result.erase(field);
    } else {
        result[field] = parts;
    }
}

/// What a translated field was made from goes with it, so that it counts as out of date where the original has changed
/// since. A field without a mark was made from the original beside it.
void takeSource(Json& result, const Json& other, const std::string& field) {
    const std::string language = field.substr(0, 2);
    const std::string part = field.substr(3);
    const std::string hashes = language + ".hashes";
    takePart(result, other, hashes, part);
    model::Card card = cardFromJson(result, {}, {});
    model::noteTranslationSources(cardFromJson(other, {}, {}), card);
    const auto translation = card.translations.find(language);
    if (translation == card.translations.end()) {
        return;
    }
    if (const auto noted = translation->second.sourceHashes.find(part);
        noted != translation->second.sourceHashes.end()) {
        Json& marks = result[hashes];
        marks[part] = noted->second;
    }
}

/// The entries of a deck in the order of another state of it; what that state lacks stands at the end.
void orderAs(Json& deck, const Json& other) {
    const Json wanted = other.value("cards", Json::array());
    const auto placeOf = [&wanted](const Json& entry) {
        return std::find_if(wanted.begin(), wanted.end(),
                            [&entry](const Json& one) {
                                return one.is_array() && entry.is_array() && !one.empty() && !entry.empty() &&
                                       one[0] == entry[0];
                            }) -
               wanted.begin();
    };
    Json cards = deck.value("cards", Json::array());
    std::stable_sort(cards.begin(), cards.end(),
                     [&placeOf](const Json& one, const Json& next) { return placeOf(one) < placeOf(next); });
    deck["cards"] = std::move(cards);
}

/// What a revision that was taken back did: it is laid over what was before it.
template<typename Visit>
Result<void> visitOwn(Database& database, std::int64_t revision, Visit&& each) {
    Statement own(database, std::string(kChanges) + "r.id=?1 ORDER BY c.position");
    return visit(own.bind(revision), each);
}

} // namespace

Result<PastValues> pastValues(Database& database, const PointInTime& time) {
    const Result<PointState> point = stateOf(database, time);
    if (!point) {
        return point.error();
    }
    PastValues values;
    Result<void> status;
    const auto valueOf = [&](const HistoryItem& item) -> Json& {
        auto known = values.find(item);
        if (known == values.end()) {
            Result<Json> present = presentValue(database, item);
            if (!present) {
                status = present.error();
            }
            known = values.emplace(item, present ? std::move(*present) : Json()).first;
        }
        return known->second;
    };
    const bool isBefore = time.moment == Moment::Before;
    Statement later(database,
                    std::string(kChanges) + "r.state=0 AND r.id>?1 ORDER BY c.revision DESC, c.position DESC");
    later.bind(isBefore && point->inForce ? point->revision - 1 : point->revision);
    const Result<void> walked = visit(later, [&](const HistoryItem& item, const Json& before, const Json& after) {
        step(valueOf(item), before, after);
    });
    if (!walked || !status) {
        return walked ? status.error() : walked.error();
    }
    if (!point->inForce) {
        const Result<void> laid =
            visitOwn(database, point->revision, [&](const HistoryItem& item, const Json& before, const Json& after) {
                step(valueOf(item), isBefore ? before : after, isBefore ? after : before);
            });
        if (!laid || !status) {
            return laid ? status.error() : laid.error();
        }
    }
    return values;
}

Result<Json> pastValue(Database& database, const HistoryItem& item, const PointInTime& time) {
    const Result<PointState> point = stateOf(database, time);
    Result<Json> value = presentValue(database, item);
    if (!point || !value || time.moment == Moment::Now) {
        return point ? value : point.error();
    }
    const bool isBefore = time.moment == Moment::Before;
    Statement later(database, std::string(kChanges) +
                                  "r.state=0 AND r.id>?1 AND c.entity=?2 AND c.system=?3 AND c.key=?4 ORDER BY "
                                  "c.revision DESC, c.position DESC");
    later.bind(isBefore && point->inForce ? point->revision - 1 : point->revision);
    later.bind(entityName(item.entity)).bind(item.system).bind(item.key);
    Result<void> walked =
        visit(later, [&](const HistoryItem&, const Json& before, const Json& after) { step(*value, before, after); });
    if (walked && !point->inForce) {
        walked =
            visitOwn(database, point->revision, [&](const HistoryItem& changed, const Json& before, const Json& after) {
                if (changed == item) {
                    step(*value, isBefore ? before : after, isBefore ? after : before);
                }
            });
    }
    return walked ? value : walked.error();
}

Json withFieldOf(const Json& value, const Json& other, const std::string& field) {
    Json result = value;
    constexpr std::string_view kEntry = "cards.";
    constexpr std::string_view kClause = ".clause.";
    if (field == "order") {
        orderAs(result, other);
        return result;
    }
    if (field.starts_with(kEntry)) {
        const std::string key = field.substr(kEntry.size());
        const auto isIt = [&key](const Json& entry) {
            return entry.is_array() && entry.size() == 2 && entry[0] == key;
        };
        const Json wanted = other.value("cards", Json::array());
        Json cards = result.value("cards", Json::array());
        const auto from = std::find_if(wanted.begin(), wanted.end(), isIt);
        const auto to = std::find_if(cards.begin(), cards.end(), isIt);
        if (from == wanted.end() && to != cards.end()) {
            cards.erase(to);
        } else if (from != wanted.end() && to != cards.end()) {
            *to = *from;
        } else if (from != wanted.end()) {
            const auto place = std::min(from - wanted.begin(), static_cast<std::ptrdiff_t>(cards.size()));
            cards.insert(cards.begin() + place, *from);
        }
        result["cards"] = std::move(cards);
        return result;
    }
    if (const std::size_t clause = field.find(kClause); clause != std::string::npos) {
        takePart(result, other, field.substr(0, clause) + ".clauses", field.substr(clause + kClause.size()));
        return result;
    }
    if (const auto it = other.find(field); it != other.end() && !it->is_null()) {
        result[field] = *it;
    } else {
        result.erase(field);
    }
    if (model::isTranslationField(field)) {
        takeSource(result, other, field);
    }
    return result;
}

} // namespace blattwerk::database
