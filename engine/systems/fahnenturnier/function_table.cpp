#include "engine/systems/fahnenturnier/function_table.h"

#include "engine/systems/fahnenturnier/program.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

using Named = FunctionRoles<Role>::Named;

template<typename Meaning>
constexpr Named word(std::string_view name, Role role, Meaning meaning) {
    return {name, {role, static_cast<std::uint8_t>(meaning), 0, true}};
}
constexpr Named moment(std::string_view name, Moment meaning) {
    return word(name, Role::Moment, meaning);
}
constexpr Named condition(std::string_view name, ConditionKind meaning) {
    return word(name, Role::Condition, meaning);
}
constexpr Named effect(std::string_view name, Op meaning) {
    return word(name, Role::Effect, meaning);
}
constexpr Named permanent(std::string_view name, StaticKind meaning) {
    return word(name, Role::Static, meaning);
}
constexpr Named counted(std::string_view name, Counted meaning) {
    return word(name, Role::Counted, meaning);
}

constexpr Named kTable[] = {
    word("act", Role::None, 0), // a paragraph without keyword (V1)
    moment("inAttack", Moment::InAttack),
    moment("fromBank", Moment::FromBank),
    moment("holdingFlag", Moment::HoldingFlag),
    moment("flagLost", Moment::FlagLost),
    moment("picked", Moment::Picked),
    condition("enemyFlagMin", ConditionKind::EnemyFlagMin),
    condition("enemyFlagMax", ConditionKind::EnemyFlagMax),
    condition("revealedMin", ConditionKind::RevealedMin),
    condition("bankHasNamed", ConditionKind::BankHasNamed),
    condition("bankHasSet", ConditionKind::BankHasSet),
    condition("seatsMin", ConditionKind::SeatsMin),
    condition("seatsMax", ConditionKind::SeatsMax),
    condition("deckMax", ConditionKind::DeckMax),
    condition("roundMin", ConditionKind::RoundMin),
    condition("trophiesMin", ConditionKind::TrophiesMin),
    condition("startsMatch", ConditionKind::StartsMatch),
    effect("boostSelf", Op::BoostSelf),
    effect("boostNext", Op::BoostNext),
    effect("boostSelfPer", Op::BoostSelfPer),
    effect("boostEnemyFlag", Op::BoostEnemyFlag),
    effect("gainFans", Op::GainFans),
    effect("loseFans", Op::LoseFans),
    effect("look", Op::Look),
    effect("reorder", Op::Reorder),
    effect("moveSeen", Op::MoveSeen),
    effect("mill", Op::Mill),
    effect("unbank", Op::Unbank),
    effect("unbankNamed", Op::UnbankNamed),
    effect("millEnemy", Op::MillEnemy),
    effect("millEnemyToBank", Op::MillEnemyToBank),
    effect("addSeats", Op::AddSeats),
    effect("takeSeats", Op::TakeSeats),
    effect("extraPick", Op::ExtraPick),
    effect("removeCards", Op::RemoveCards),
    effect("shuffle", Op::Shuffle),
    effect("copyEnemyFlag", Op::CopyEnemyFlag),
    permanent("selfHas", StaticKind::SelfStrength),
    permanent("selfHasPer", StaticKind::SelfStrengthPer),
    permanent("attackHas", StaticKind::AttackStrength),
    permanent("enemyFlagHas", StaticKind::EnemyFlagStrength),
    permanent("ownFlagHas", StaticKind::OwnFlagStrength),
    permanent("moreSeats", StaticKind::MoreSeats),
    permanent("enemyFewerSeats", StaticKind::EnemyFewerSeats),
    permanent("enemyFlagOff", StaticKind::EnemyFlagOff),
    permanent("enemyBankOff", StaticKind::EnemyBankOff),
    word("during", Role::During, 0),
    word("duringAgainst", Role::During, 0),
    word("duringBank", Role::During, 0),
    word("insteadOfBank", Role::Instead, 0),
    word("onPicked", Role::OnPicked, 0),
    word("pickedStep", Role::Row, 0),
    word("pickedSeq", Role::Row, 0),
    word("pickedBefore", Role::Row, 0),
    word("pickedThen", Role::Row, 0),
    word("pickedIf", Role::LaterIf, 0),
    word("pickedMay", Role::LaterMay, 0),
    word("countOf", Role::CountOf, 0),
    counted("perOwnBank", Counted::OwnBank),
    counted("perEnemyBank", Counted::EnemyBank),
    counted("perRest", Counted::Rest),
    counted("perBeneath", Counted::Beneath),
    counted("perOther", Counted::OthersInAttack),
    counted("perNamed", Counted::Named),
    counted("perSet", Counted::FromSet),
    counted("perSeat", Counted::Seats),
    counted("perTrophy", Counted::Trophies),
    word("toRest", Role::Pile, Pile::Rest),
    word("ontoDeck", Role::Pile, Pile::DeckTop),
    word("underDeck", Role::Pile, Pile::DeckBottom),
    word("intoBox", Role::Pile, Pile::Box),
    word("levelA", Role::Level, Level::A),
    word("levelB", Role::Level, Level::B),
    word("levelC", Role::Level, Level::C),
    word("you", Role::Player, Who::You),
    word("otherSide", Role::Player, Who::Opponent),
    word("manualPicked", Role::ByHand, 0),
};

} // namespace

FunctionRoles<Role> functionTable(const language::CardLanguage& language) {
    return {language, kTable};
}

} // namespace blattwerk::engine::fahnenturnier
