#include "engine/systems/modulspiel/meaning_table.h"

#include "engine/systems/modulspiel/program.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr Meaning form(std::string_view name, Form code) {
    return {name, MeaningKind::Structure, static_cast<std::uint8_t>(code)};
}
constexpr Meaning trigger(std::string_view name, Trigger code, std::string_view args = {}) {
    return {name, MeaningKind::Trigger, static_cast<std::uint8_t>(code), args};
}
constexpr Meaning condition(std::string_view name, ConditionKind code, std::string_view args = {}) {
    return {name, MeaningKind::Condition, static_cast<std::uint8_t>(code), args};
}
constexpr Meaning price(std::string_view name, Op code, std::string_view args) {
    return {name, MeaningKind::Price, static_cast<std::uint8_t>(code), args};
}
constexpr Meaning effect(std::string_view name, Op code, std::string_view args = {}) {
    return {name, MeaningKind::Effect, static_cast<std::uint8_t>(code), args};
}
constexpr Meaning permanent(std::string_view name, StaticKind code, std::string_view args) {
    return {name, MeaningKind::Static, static_cast<std::uint8_t>(code), args};
}
template<class Code>
constexpr Meaning word(std::string_view name, MeaningKind kind, Code code, std::string_view args = {}) {
    return {name, kind, static_cast<std::uint8_t>(code), args};
}

constexpr Meaning kMeanings[] = {
    form("act", Form::Act),
    form("on", Form::On),
    form("static", Form::Static),
    form("staticIf", Form::StaticIf),
    form("staticOn", Form::StaticOn),
    form("staticOnIf", Form::StaticOnIf),
    form("heads", Form::Heads),
    form("body", Form::Body),
    form("bodyElse", Form::BodyElse),
    form("always", Form::Always),
    form("when", Form::When),
    form("noPrice", Form::NoPrice),
    form("price", Form::Price),
    form("optionalPrice", Form::OptionalPrice),
    form("must", Form::Must),
    form("may", Form::May),
    form("pay", Form::Pay),
    form("payAlso", Form::PayAlso),
    form("step", Form::Step),
    form("seq", Form::Seq),
    form("manual", Form::Manual),
    form("manualCond", Form::ManualCond),
    form("manualPrice", Form::ManualPrice),
    form("np", Form::Np),
    form("desc", Form::Desc),
    form("everywhere", Form::Everywhere),
    form("at", Form::At),

    trigger("onPlay", Trigger::OnPlay),
    trigger("aftermath", Trigger::Aftermath),
    trigger("quarterEnd", Trigger::QuarterEnd),
    trigger("onStampClear", Trigger::StampClear),
    trigger("onStampGain", Trigger::StampGain),
    trigger("onLocationWin", Trigger::LocationWin, "p"),
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
    word("anyZone", MeaningKind::Zone, Zone::Own),
    word("alsoOnReserve", MeaningKind::Zone, Zone::AlsoReserve),
    word("onlyOnReserve", MeaningKind::Zone, Zone::OnlyReserve),
    word("unlimited", MeaningKind::Limit, 0),
    word("oncePerQuarter", MeaningKind::Limit, 1),

    condition("reserveMin", ConditionKind::ReserveMin, "n"),
    condition("reserveMax", ConditionKind::ReserveMax, "n"),
    condition("reserveEmpty", ConditionKind::ReserveMax),
    condition("selfStressMin", ConditionKind::StressMin, "n"),
    condition("selfMarkMin", ConditionKind::MarksMin, "n"),
    condition("lead", ConditionKind::Lead, "p"),
    condition("behind", ConditionKind::Behind, "p"),
    condition("totalMin", ConditionKind::TotalMin, "pn"),
    condition("countMin", ConditionKind::CountMin, "pn"),
    condition("coffeeMin", ConditionKind::CoffeeMin, "n"),
    condition("discardMin", ConditionKind::DiscardMin, "n"),
    condition("euroMin", ConditionKind::EuroMin, "n"),
    condition("stampsMin", ConditionKind::StampsMin, "n"),
    condition("otherPassed", ConditionKind::OtherPassed),

    price("voluntaryStress", Op::PayVoluntaryStress, "tn"),
    price("sacrifice", Op::PaySacrifice, "t"),
    price("payReserve", Op::PayReserve, "n"),
    price("payHand", Op::PayHand, "n"),
    price("payEuro", Op::PayEuro, "n"),

    effect("addMark", Op::AddMark, "tn"),
    effect("removeMark", Op::RemoveMark, "tn"),
    effect("removeAllMarks", Op::RemoveMark, "t*"),
    effect("addStress", Op::AddStress, "tn"),
    effect("removeStress", Op::RemoveStress, "tn"),
    effect("removeAllStress", Op::RemoveStress, "t*"),
    effect("moveStress", Op::MoveStress, "tun"),
    effect("giveCover", Op::GiveCover, "tne"),
    effect("review", Op::Review, "t"),
    effect("strike", Op::Strike, "t"),
    effect("discardField", Op::DiscardField, "t"),
    effect("returnToHand", Op::ReturnToHand, "t"),
    effect("fieldToReserve", Op::FieldToReserve, "t"),
    effect("handToReserve", Op::HandToReserve, "n"),
    effect("pileToReserve", Op::PileToReserve),
    effect("discardToHand", Op::DiscardToHand, "nk"),
    effect("discardToReserve", Op::DiscardToReserve, "nk"),
    effect("discardToPile", Op::DiscardToPile, "nk"),
    effect("repeatAftermath", Op::RepeatAftermath, "t"),
    effect("repeatDiscardAftermath", Op::RepeatDiscardAftermath),
    effect("draw", Op::Draw, "n"),
    effect("otherDiscards", Op::OtherDiscards, "n"),
    effect("otherDiscardsRandom", Op::OtherDiscards, "n?"),
    effect("gainEuro", Op::GainEuro, "n"),
    effect("loseEuro", Op::LoseEuro, "on"),
    effect("makeCoffee", Op::MakeCoffee, "p"),
    effect("turnUp", Op::TurnUp, "t"),
    effect("look", Op::Look, "t"),
    effect("bonusUntilClosing", Op::BonusUntilClosing, "tnq"),
    effect("locationBonusUntilClosing", Op::LocationBonusUntilClosing, "pnq"),
    effect("nextEffort", Op::NextEffort, "nq"),
    effect("move", Op::Move, "tp"),
    effect("extraAction", Op::ExtraAction),

    permanent("exploitStress", StaticKind::ExploitStress, "n"),
    permanent("coffeeBonus", StaticKind::CoffeeBonus, "wn"),
    permanent("selfBonus", StaticKind::SelfBonus, "n"),
    permanent("selfBonusPer", StaticKind::SelfBonusPer, "ncm"),
    permanent("othersBonus", StaticKind::OthersBonus, "wn"),
    permanent("locationBonus", StaticKind::LocationBonus, "pn"),
    permanent("effortMod", StaticKind::EffortMod, "n"),
    permanent("priceLess", StaticKind::PriceLess, "n"),
    permanent("thresholdLess", StaticKind::ThresholdLess, "pn"),

    word("here", MeaningKind::Place, Place::Here),
    word("elsewhere", MeaningKind::Place, Place::Elsewhere),
    word("anywhere", MeaningKind::Place, Place::Anywhere),
    word("therapyRoom", MeaningKind::Place, Place::TherapyRoom),
    word("memberPortal", MeaningKind::Place, Place::MemberPortal),
    word("desk", MeaningKind::Place, Place::Desk),
    word("self", MeaningKind::Quant, Quant::Self),
    word("a", MeaningKind::Quant, Quant::One),
    word("num", MeaningKind::Quant, Quant::Several, "n"),
    word("upTo", MeaningKind::Quant, Quant::UpTo, "n"),
    word("all", MeaningKind::Quant, Quant::All),
    word("random", MeaningKind::Quant, Quant::Random),
    word("chosen", MeaningKind::Quant, Quant::Chosen),
    word("chosenAll", MeaningKind::Quant, Quant::ChosenAll),
    word("anySide", MeaningKind::Side, Filter::AnySide),
    word("own", MeaningKind::Side, Filter::Own),
    word("enemy", MeaningKind::Side, Filter::Opposing),
    word("notOther", MeaningKind::Other, 0),
    word("other", MeaningKind::Other, 1),
    word("topCard", MeaningKind::CardKind, CardKind::TopCard),
    word("intervention", MeaningKind::CardKind, CardKind::Intervention),
    word("coffeeBreak", MeaningKind::CardKind, CardKind::CoffeeBreak),
    word("anyQuality", MeaningKind::Quality, Quality::Any),
    word("stressMin", MeaningKind::Quality, Quality::StressMin, "n"),
    word("marksMin", MeaningKind::Quality, Quality::MarksMin, "n"),
    word("withCover", MeaningKind::Quality, Quality::WithCover),
    word("withoutCover", MeaningKind::Quality, Quality::WithoutCover),
    word("underReview", MeaningKind::Quality, Quality::UnderReview),
    word("withAftermath", MeaningKind::Quality, Quality::WithAftermath),
    word("resilienceMax", MeaningKind::Quality, Quality::ResilienceMax, "n"),
    word("highestResilience", MeaningKind::Quality, Quality::HighestResilience),
    word("withName", MeaningKind::Quality, Quality::Named, "x"),
    word("perReserveCard", MeaningKind::Counted, Counted::ReserveCard),
    word("perCoffeeBreak", MeaningKind::Counted, Counted::CoffeeBreak),
    word("perOtherIntervention", MeaningKind::Counted, Counted::OtherIntervention),
    word("perDiscardCard", MeaningKind::Counted, Counted::DiscardCard),
    word("perStamp", MeaningKind::Counted, Counted::Stamp),
    word("perStressor", MeaningKind::Counted, Counted::Stressor),
    word("card", MeaningKind::PileKind, PileKind::Card),
    word("interventionCard", MeaningKind::PileKind, PileKind::Intervention),
    word("cardAftermath", MeaningKind::PileKind, PileKind::CardWithAftermath),
    word("interventionAftermath", MeaningKind::PileKind, PileKind::InterventionWithAftermath),
    word("you", MeaningKind::Player, Who::You),
    word("otherSide", MeaningKind::Player, Who::Other),
};

constexpr Meaning kUnknown{};

} // namespace

MeaningTable::MeaningTable(const language::CardLanguage& language) {
    m_meanings.assign(language.functionCount(), &kUnknown);
    for (const Meaning& meaning : kMeanings) {
        const language::FunctionId id = language.functionId(meaning.name);
        if (id < m_meanings.size()) {
            m_meanings[id] = &meaning;
        }
    }
}

const Meaning& MeaningTable::operator[](language::FunctionId fun) const {
    return fun < m_meanings.size() ? *m_meanings[fun] : kUnknown;
}

std::vector<std::string> primitivesWithoutEngine(const language::CardLanguage& language) {
    const MeaningTable table(language);
    std::set<std::string> missing;
    for (std::size_t fun = 0; fun < language.functionCount(); ++fun) {
        const auto id = static_cast<language::FunctionId>(fun);
        if (!language.primitive(id).empty() && !table[id].played) {
            missing.insert(std::string(language.primitive(id)));
        }
    }
    return {missing.begin(), missing.end()};
}

} // namespace blattwerk::engine::modulspiel
