#include "engine/systems/modulspiel/function_table.h"

#include "engine/systems/modulspiel/program.h"

namespace blattwerk::engine::modulspiel {

namespace {

using Named = FunctionRoles<Role>::Named;

template<typename Meaning>
constexpr Named word(std::string_view name, Role role, Meaning meaning, Detail detail = Detail::None) {
    return {name, {role, static_cast<std::uint8_t>(meaning), static_cast<std::uint8_t>(detail), true}};
}
constexpr Named trigger(std::string_view name, Trigger meaning) {
    return word(name, Role::Trigger, meaning);
}
constexpr Named condition(std::string_view name, ConditionKind meaning) {
    return word(name, Role::Condition, meaning);
}
constexpr Named price(std::string_view name, Op meaning) {
    return word(name, Role::Price, meaning);
}
constexpr Named effect(std::string_view name, Op meaning, Detail detail = Detail::None) {
    return word(name, Role::Effect, meaning, detail);
}
constexpr Named permanent(std::string_view name, StaticKind meaning) {
    return word(name, Role::Static, meaning);
}

constexpr Named kTable[] = {
    word("static", Role::None, 0),
    word("staticIf", Role::None, 0),
    word("staticOn", Role::StaticOn, 0),
    word("staticOnIf", Role::StaticOn, 0),
    word("heads", Role::Heads, 0),
    word("np", Role::Cards, 0),
    word("desc", Role::Desc, 0),
    word("everywhere", Role::Place, Place::Everywhere),
    word("at", Role::Where, 0),
    trigger("onPlay", Trigger::OnPlay),
    trigger("aftermath", Trigger::Aftermath),
    trigger("quarterEnd", Trigger::QuarterEnd),
    trigger("onStampClear", Trigger::StampClear),
    trigger("onStampGain", Trigger::StampGain),
    trigger("onLocationWin", Trigger::LocationWin),
    trigger("onTakeBackSelf", Trigger::TakenBackSelf),
    trigger("onTakeBackAny", Trigger::TakenBackAny),
    trigger("onReserveDiscardSelf", Trigger::ReserveDiscardSelf),
    trigger("onReserveDiscardAny", Trigger::ReserveDiscardAny),
    trigger("onReserveEnterSelf", Trigger::ReserveEnterSelf),
    trigger("onReserveEnterAny", Trigger::ReserveEnterAny),
    trigger("onOverlayNew", Trigger::OverlayNew),
    trigger("onOverlayOld", Trigger::OverlayOld),
    trigger("onOverlayAny", Trigger::OverlayAny),
    trigger("onCoffeeBreak", Trigger::CoffeeBreak),
    trigger("onBuySelf", Trigger::BuySelf),
    trigger("onBuyAny", Trigger::BuyAny),
    trigger("onPass", Trigger::Pass),
    word("anyZone", Role::Zone, Zone::Own),
    word("alsoOnReserve", Role::Zone, Zone::AlsoReserve),
    word("onlyOnReserve", Role::Zone, Zone::OnlyReserve),
    word("unlimited", Role::Limit, 0),
    word("oncePerQuarter", Role::Limit, 1),
    condition("reserveMin", ConditionKind::ReserveMin),
    condition("reserveMax", ConditionKind::ReserveMax),
    condition("reserveEmpty", ConditionKind::ReserveMax),
    condition("selfStressMin", ConditionKind::StressMin),
    condition("selfMarkMin", ConditionKind::MarksMin),
    condition("lead", ConditionKind::Lead),
    condition("behind", ConditionKind::Behind),
    condition("totalMin", ConditionKind::TotalMin),
    condition("countMin", ConditionKind::CountMin),
    condition("coffeeMin", ConditionKind::CoffeeMin),
    condition("discardMin", ConditionKind::DiscardMin),
    condition("euroMin", ConditionKind::EuroMin),
    condition("stampsMin", ConditionKind::StampsMin),
    condition("otherPassed", ConditionKind::OtherPassed),
    price("voluntaryStress", Op::PayVoluntaryStress),
    price("sacrifice", Op::PaySacrifice),
    price("payReserve", Op::PayReserve),
    price("payHand", Op::PayHand),
    price("payEuro", Op::PayEuro),
    effect("addMark", Op::AddMark),
    effect("removeMark", Op::RemoveMark),
    effect("removeAllMarks", Op::RemoveMark, Detail::All),
    effect("addStress", Op::AddStress),
    effect("removeStress", Op::RemoveStress),
    effect("removeAllStress", Op::RemoveStress, Detail::All),
    effect("moveStress", Op::MoveStress),
    effect("giveCover", Op::GiveCover, Detail::UntilUsed),
    effect("review", Op::Review),
    effect("strike", Op::Strike),
    effect("discardField", Op::DiscardField),
    effect("returnToHand", Op::ReturnToHand),
    effect("fieldToReserve", Op::FieldToReserve),
    effect("handToReserve", Op::HandToReserve),
    effect("pileToReserve", Op::PileToReserve),
    effect("discardToHand", Op::DiscardToHand),
    effect("discardToReserve", Op::DiscardToReserve),
    effect("discardToPile", Op::DiscardToPile),
    effect("repeatAftermath", Op::RepeatAftermath),
    effect("repeatDiscardAftermath", Op::RepeatDiscardAftermath),
    effect("draw", Op::Draw),
    effect("otherDiscards", Op::OtherDiscards),
    effect("otherDiscardsRandom", Op::OtherDiscards, Detail::Random),
    effect("gainEuro", Op::GainEuro),
    effect("loseEuro", Op::LoseEuro),
    effect("makeCoffee", Op::MakeCoffee),
    effect("turnUp", Op::TurnUp),
    effect("look", Op::Look),
    effect("bonusUntilClosing", Op::BonusUntilClosing, Detail::UntilClosing),
    effect("locationBonusUntilClosing", Op::LocationBonusUntilClosing, Detail::UntilClosing),
    effect("nextEffort", Op::NextEffort, Detail::UntilClosing),
    effect("move", Op::Move),
    effect("extraAction", Op::ExtraAction),
    permanent("exploitStress", StaticKind::ExploitStress),
    permanent("coffeeBonus", StaticKind::CoffeeBonus),
    permanent("selfBonus", StaticKind::SelfBonus),
    permanent("selfBonusPer", StaticKind::SelfBonusPer),
    permanent("othersBonus", StaticKind::OthersBonus),
    permanent("locationBonus", StaticKind::LocationBonus),
    permanent("effortMod", StaticKind::EffortMod),
    permanent("priceLess", StaticKind::PriceLess),
    permanent("thresholdLess", StaticKind::ThresholdLess),
    word("here", Role::Place, Place::Here),
    word("elsewhere", Role::Place, Place::Elsewhere),
    word("anywhere", Role::Place, Place::Anywhere),
    word("therapyRoom", Role::Place, Place::TherapyRoom),
    word("memberPortal", Role::Place, Place::MemberPortal),
    word("desk", Role::Place, Place::Desk),
    word("self", Role::Quant, Quant::Self),
    word("a", Role::Quant, Quant::One),
    word("num", Role::Quant, Quant::Several),
    word("upTo", Role::Quant, Quant::UpTo),
    word("all", Role::Quant, Quant::All),
    word("random", Role::Quant, Quant::Random),
    word("chosen", Role::Quant, Quant::Chosen),
    word("chosenAll", Role::Quant, Quant::ChosenAll),
    word("anySide", Role::Side, Filter::AnySide),
    word("own", Role::Side, Filter::Own),
    word("enemy", Role::Side, Filter::Opposing),
    word("notOther", Role::Other, 0),
    word("other", Role::Other, 1),
    word("topCard", Role::CardKind, CardKind::TopCard),
    word("intervention", Role::CardKind, CardKind::Intervention),
    word("coffeeBreak", Role::CardKind, CardKind::CoffeeBreak),
    word("anyQuality", Role::Quality, Quality::Any),
    word("stressMin", Role::Quality, Quality::StressMin),
    word("marksMin", Role::Quality, Quality::MarksMin),
    word("withCover", Role::Quality, Quality::WithCover),
    word("withoutCover", Role::Quality, Quality::WithoutCover),
    word("underReview", Role::Quality, Quality::UnderReview),
    word("withAftermath", Role::Quality, Quality::WithAftermath),
    word("resilienceMax", Role::Quality, Quality::ResilienceMax),
    word("highestResilience", Role::Quality, Quality::HighestResilience),
    word("withName", Role::Quality, Quality::Named),
    word("countOf", Role::CountOf, 0),
    word("perReserveCard", Role::Counted, Counted::ReserveCard),
    word("perCoffeeBreak", Role::Counted, Counted::CoffeeBreak),
    word("perOtherIntervention", Role::Counted, Counted::OtherIntervention),
    word("perDiscardCard", Role::Counted, Counted::DiscardCard),
    word("perStamp", Role::Counted, Counted::Stamp),
    word("perStressor", Role::Counted, Counted::Stressor),
    word("card", Role::PileKind, PileKind::Card),
    word("interventionCard", Role::PileKind, PileKind::Intervention),
    word("cardAftermath", Role::PileKind, PileKind::CardWithAftermath),
    word("interventionAftermath", Role::PileKind, PileKind::InterventionWithAftermath),
    word("you", Role::Player, Who::You),
    word("otherSide", Role::Player, Who::Other),
};

} // namespace

FunctionRoles<Role> functionTable(const language::CardLanguage& language) {
    return {language, kTable};
}

} // namespace blattwerk::engine::modulspiel
