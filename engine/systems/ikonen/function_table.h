#pragma once

#include "engine/systems/function_roles.h"

namespace blattwerk::engine::ikonen {

/// What a function of the card language is for.
enum class Role : std::uint8_t {
    None,
    Trigger,   // meaning: Trigger
    Condition, // meaning: ConditionKind; detail: Who of prizes
    Effect,    // meaning: Op; detail: Who of prizes
    Static,    // meaning: StaticKind
    Scope,     // meaning: Scope
    Scoped,    // a permanent rule with a scope
    Icon,      // meaning: Icon
    Value,     // meaning: Value
    Cards,     // meaning: CardKind
    Player,    // meaning: Who
    Duration,  // meaning: Duration
    Counted,   // meaning: Counted
    Bonus,     // a bonus or a list of them
};

/// The functions of the Ikonen's card language; base.abs gives the text its shape (SharedFunctions).
[[nodiscard]] FunctionRoles<Role> functionTable(const language::CardLanguage& language);

} // namespace blattwerk::engine::ikonen
