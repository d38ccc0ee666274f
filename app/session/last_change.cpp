#include "app/session/last_change.h"

#include "model/card_fields.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

namespace blattwerk::app {

namespace {

/// Older changes of that many revisions of the card are not looked for.
constexpr int kMostRevisions = 50;

void put(model::Card& card, const std::string& field, const model::StatValue& value) {
    const std::string* text = std::get_if<std::string>(&value);
    if (field == "text" || field == "type") {
        (field == "text" ? card.text : card.type) = text != nullptr ? *text : std::string();
    } else if (std::holds_alternative<std::monostate>(value)) {
        card.stats.erase(field);
    } else {
        card.stats[field] = value;
    }
}

} // namespace

bool playsAPart(std::string_view field) {
    constexpr std::array<std::string_view, 5> kOutside = {"name", "flavour", "notes", "status", "art"};
    return std::ranges::find(kOutside, field) == kOutside.end() && field.find('.') == std::string_view::npos;
}

std::optional<CardChange> lastChange(database::History& history, const model::Card& now) {
    const auto revisions = history.revisions({now.key, now.system, kMostRevisions, 0});
    if (!revisions) {
        return std::nullopt;
    }
    std::int64_t own = now.revision;
    for (const database::Revision& revision : *revisions) {
        if (revision.undone) {
            continue;
        }
        CardChange change{revision.number, now, {}};
        change.before.revision = --own;
        bool isMade = false;
        for (const database::HistoryChange& field : revision.changes) {
            if (field.entity != database::EntityKind::Card || field.key != now.key || field.system != now.system) {
                continue;
            }
            isMade = isMade || (field.field == "name" && std::holds_alternative<std::monostate>(field.before));
            // Later revisions may have gone on from there: only what still stands is this change.
            if (playsAPart(field.field) && field.before != field.after &&
                model::fieldValue(now, field.field) == field.after) {
                put(change.before, field.field, field.before);
                change.fields.push_back(field);
            }
        }
        if (isMade) {
            return std::nullopt;
        }
        if (!change.fields.empty()) {
            return change;
        }
    }
    return std::nullopt;
}

} // namespace blattwerk::app
