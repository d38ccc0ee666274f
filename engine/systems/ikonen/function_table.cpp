#include "engine/systems/ikonen/function_table.h"

#include "engine/systems/ikonen/program.h"

namespace blattwerk::engine::ikonen {

namespace {

using Named = FunctionRoles<Role>::Named;

template<typename Meaning>
constexpr Named entry(std::string_view name, Role role, Meaning meaning, Who detail) {
    return {name, {role, static_cast<std::uint8_t>(meaning), static_cast<std::uint8_t>(detail), true}};
}
constexpr Named trigger(std::string_view name, Trigger meaning) {
    return entry(name, Role::Trigger, meaning, Who::You);
}
constexpr Named condition(std::string_view name, ConditionKind meaning, Who whose = Who::You) {
    return entry(name, Role::Condition, meaning, whose);
}
constexpr Named effect(std::string_view name, Op meaning, Who whose = Who::You) {
    return entry(name, Role::Effect, meaning, whose);
}
constexpr Named permanent(std::string_view name, StaticKind meaning) {
    return entry(name, Role::Static, meaning, Who::You);
}
template<typename Meaning>
constexpr Named word(std::string_view name, Role role, Meaning meaning) {
    return entry(name, role, meaning, Who::You);
}

constexpr Named kTable[] = {
    trigger("onPlace", Trigger::OnPlace),
    trigger("onAttach", Trigger::OnAttach),
    trigger("onReveal", Trigger::OnReveal),
    trigger("onAttack", Trigger::OnAttack),
    trigger("onDefend", Trigger::OnDefend),
    trigger("afterWin", Trigger::AfterWin),
    trigger("afterDefeat", Trigger::AfterDefeat),
    trigger("afterTie", Trigger::AfterTie),
    trigger("turnStart", Trigger::TurnStart),
    trigger("turnEnd", Trigger::TurnEnd),
    condition("faceUp", ConditionKind::FaceUp),
    condition("faceDown", ConditionKind::FaceDown),
    condition("valueMin", ConditionKind::ValueMin),
    condition("valueMax", ConditionKind::ValueMax),
    condition("enemyFaceUp", ConditionKind::FaceUp),
    condition("enemyFaceDown", ConditionKind::FaceDown),
    condition("enemyValueMin", ConditionKind::ValueMin),
    condition("enemyValueMax", ConditionKind::ValueMax),
    condition("enemyHolds", ConditionKind::Attached),
    condition("enemyBare", ConditionKind::Bare),
    condition("ownPrizesMax", ConditionKind::PrizesMax),
    condition("enemyPrizesMax", ConditionKind::PrizesMax, Who::Other),
    condition("handMax", ConditionKind::HandMax),
    condition("handMin", ConditionKind::HandMin),
    condition("pileMax", ConditionKind::PileMax),
    condition("attackedWith", ConditionKind::AttackedWith),
    effect("reveal", Op::Reveal),
    effect("hide", Op::Hide),
    effect("draw", Op::Draw),
    effect("discard", Op::Discard),
    effect("discardRandom", Op::DiscardRandom),
    effect("lookOwnPrizes", Op::LookPrizes),
    effect("lookEnemyPrizes", Op::LookPrizes, Who::Other),
    effect("swapPrize", Op::SwapPrize),
    effect("takePrizes", Op::TakePrizes),
    effect("recover", Op::Recover),
    effect("discardAttachment", Op::DiscardAttachment),
    effect("attackAgain", Op::AttackAgain),
    effect("boost", Op::Boost),
    permanent("has", StaticKind::Values),
    permanent("enemyHas", StaticKind::Values),
    permanent("hasExactly", StaticKind::SetValue),
    permanent("swapped", StaticKind::SwapValues),
    permanent("winsTies", StaticKind::WinTies),
    permanent("survivesTies", StaticKind::SurviveTies),
    permanent("saveOnce", StaticKind::SaveOnce),
    permanent("cannotAttack", StaticKind::BanAttack),
    permanent("attacksOnlyWith", StaticKind::AttackOnlyWith),
    permanent("attackedOnlyWith", StaticKind::AttackedOnlyWith),
    permanent("noPrize", StaticKind::NoPrize),
    word("scoped", Role::Scoped, 0),
    word("scopedIf", Role::Scoped, 1),
    word("attacking", Role::Scope, Scope::Attacking),
    word("defending", Role::Scope, Scope::Defending),
    word("thisIcon", Role::Icon, Icon::Bearer),
    word("bearingIcon", Role::Icon, Icon::Bearer),
    word("enemyIcon", Role::Icon, Icon::Opposing),
    word("att", Role::Value, Value::Att),
    word("sat", Role::Value, Value::Sat),
    word("ver", Role::Value, Value::Ver),
    word("sve", Role::Value, Value::Sve),
    word("anyCard", Role::Cards, CardKind::Any),
    word("icon", Role::Cards, CardKind::Icon),
    word("equipment", Role::Cards, CardKind::Equipment),
    word("effect", Role::Cards, CardKind::Effect),
    word("ownHand", Role::Counted, Counted::OwnHand),
    word("ownPrizes", Role::Counted, Counted::OwnPrizes),
    word("enemyPrizes", Role::Counted, Counted::EnemyPrizes),
    word("ownPile", Role::Counted, Counted::OwnPile),
    word("ownDiscard", Role::Counted, Counted::OwnDiscard),
    word("you", Role::Player, Who::You),
    word("otherSide", Role::Player, Who::Other),
    word("untilEnd", Role::Duration, Duration::EndOfTurn),
    word("mod", Role::Bonus, 0),
    word("mods", Role::Bonus, 0),
};

} // namespace

FunctionRoles<Role> functionTable(const language::CardLanguage& language) {
    return {language, kTable};
}

} // namespace blattwerk::engine::ikonen
