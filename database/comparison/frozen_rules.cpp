#include "database/comparison/frozen_rules.h"

#include "database/comparison/items.h"
#include "database/database.h"
#include "database/rule_repository.h"
#include "database/system_repository.h"

#include <algorithm>
#include <array>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr std::array kFrozen{ItemKind::RuleSet, ItemKind::Section, ItemKind::Rule, ItemKind::Term, ItemKind::Ruling};

bool isFrozen(ItemKind kind) {
    return std::ranges::find(kFrozen, kind) != kFrozen.end();
}

std::optional<ItemKind> frozenKind(std::string_view name) {
    const auto it = std::ranges::find(kFrozen, name, itemKindName);
    return it == kFrozen.end() ? std::nullopt : std::optional(*it);
}

} // namespace

Result<std::string> rulesToFreeze(Database& database, std::string_view system) {
    Result<std::optional<model::SystemInfo>> info = SystemRepository(database).find(system);
    RuleRepository rules(database);
    Result<model::RuleBook> book = rules.book(system);
    Result<std::vector<model::Ruling>> rulings = rules.rulings(system);
    if (!info || !book || !rulings) {
        return !info ? info.error() : !book ? book.error() : rulings.error();
    }
    if (!*info) {
        return Error{"edit.unknown_system", {std::string(system)}, {}};
    }
    SystemContents contents;
    contents.package.info = std::move(**info);
    contents.package.rules = std::move(*book);
    contents.rulings = std::move(*rulings);
    Json list = Json::array();
    for (const auto& [id, fields] : itemsOf({{}, {contents}, {}})) {
        if (isFrozen(id.kind)) {
            list.push_back({itemKindName(id.kind), id.key, fields});
        }
    }
    return jsonText(list);
}

void takeFrozenRules(ProjectContents& contents, std::string_view rules) {
    const Json list = parseJson(rules);
    if (!list.is_array() || contents.systems.size() != 1) {
        return;
    }
    const std::string system = contents.systems.front().package.info.key;
    Items items = itemsOf(contents);
    std::erase_if(items, [](const auto& item) { return isFrozen(item.first.kind); });
    for (const Json& entry : list) {
        const bool isEntry = entry.is_array() && entry.size() == 3 && entry[0].is_string() && entry[1].is_string();
        const auto kind = isEntry ? frozenKind(entry[0].get<std::string>()) : std::nullopt;
        if (kind && entry[2].is_object()) {
            items[{*kind, system, entry[1].get<std::string>()}] = entry[2].get<ItemFields>();
        }
    }
    contents = contentsOf(items, contents);
}

} // namespace blattwerk::database
