#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace blattwerk::database {

/// What a project consists of, from the way it is described to what designers write.
enum class ItemKind {
    Project,
    System,
    Type,
    Field,
    Parameter,
    RuleSet,
    Layout,
    Section,
    Rule,
    Term,
    Message,
    Card,
    Collection,
    Ruling,
    PhraseAlias
};

/// One thing in a project that has fields.
struct ItemId {
    ItemKind kind = ItemKind::Card;
    std::string system;
    std::string key;

    auto operator<=>(const ItemId&) const = default;
};

/// `project system type field parameter rule_set layout section rule term message card collection ruling
/// phrase_alias`.
[[nodiscard]] std::string_view itemKindName(ItemKind kind);

} // namespace blattwerk::database
