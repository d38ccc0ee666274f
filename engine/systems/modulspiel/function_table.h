#pragma once

#include "engine/systems/function_roles.h"

namespace blattwerk::engine::modulspiel {

/// What a function of the card language is for.
enum class Role : std::uint8_t {
    None,
    Heads,     // zone, limit and trigger
    StaticOn,  // a permanent rule with a zone
    Trigger,   // meaning: Trigger
    Zone,      // meaning: Zone
    Limit,     // meaning: 1 once per quarter
    Condition, // meaning: ConditionKind
    Price,     // meaning: Op
    Effect,    // meaning: Op; detail: Detail
    Static,    // meaning: StaticKind
    Place,     // meaning: Place
    Where,     // holds a place
    Cards,     // how many, and which
    Quant,     // meaning: Quant
    Desc,      // which cards
    Side,      // meaning: Filter::Side
    Other,     // meaning: 1 not this card
    CardKind,  // meaning: CardKind
    Quality,   // meaning: Quality
    Counted,   // meaning: Counted
    CountOf,   // holds what is counted
    PileKind,  // meaning: PileKind
    Player,    // meaning: Who
};

/// What an effect says besides its arguments.
enum class Detail : std::uint8_t { None, All, Random, UntilClosing, UntilUsed };

/// The functions of the draft game's card language; base.abs gives the text its shape (SharedFunctions).
[[nodiscard]] FunctionRoles<Role> functionTable(const language::CardLanguage& language);

} // namespace blattwerk::engine::modulspiel
