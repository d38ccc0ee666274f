#pragma once

#include "engine/systems/function_roles.h"

namespace blattwerk::engine::fahnenturnier {

/// What a function of the card language is for.
enum class Role : std::uint8_t {
    None,
    Moment,    // meaning: Moment
    Condition, // meaning: ConditionKind
    Effect,    // meaning: Op
    Static,    // meaning: StaticKind
    During,    // a permanent rule with its moment
    Instead,   // what happens to the beaten card
    OnPicked,  // effects at the pick
    Row,       // effects of the pick one after another
    LaterIf,   // condition, asking and effects of the pick behind others
    LaterMay,  // the same without condition
    Counted,   // meaning: Counted
    CountOf,   // holds what is counted
    Pile,      // meaning: Pile
    Level,     // meaning: Level
    Player,    // meaning: Who
    ByHand,    // manual text at the pick
};

/// The functions of the tournament's card language; base.abs gives the text its shape (SharedFunctions).
[[nodiscard]] FunctionRoles<Role> functionTable(const language::CardLanguage& language);

} // namespace blattwerk::engine::fahnenturnier
