#include "engine/systems/heldenhain/lowering.h"

namespace blattwerk::engine::heldenhain {

namespace {

unsigned statAuras(const std::int8_t (&amounts)[3]) {
    unsigned auras = 0;
    for (unsigned i = 0; i < 3; ++i) {
        auras |= amounts[i] != 0 ? static_cast<unsigned>(kAuraEffort) << i : 0U;
    }
    return auras;
}

/// Whether the rule can lower an Ausdauer without a card entering or leaving.
bool isFrail(const Static& rule) {
    const Filter& filter = rule.filter;
    const int change = rule.amounts[static_cast<std::size_t>(Stat::Stamina)];
    const bool steady = rule.kind != StaticKind::StatPer && rule.condition.kind == ConditionKind::Always &&
                        filter.state == Filter::AnyState && filter.flags <= Filter::Other && filter.least[0] < 0 &&
                        filter.most[0] < 0 && filter.stressLeast < 0;
    return change < 0 || (change > 0 && !steady);
}

unsigned aurasOf(const Static& rule) {
    switch (rule.kind) {
    case StaticKind::StatSelf:
    case StaticKind::StatBearer:
    case StaticKind::StatOthers:
    case StaticKind::StatPer:
        return statAuras(rule.amounts) | (isFrail(rule) ? static_cast<unsigned>(kAuraFrailty) : 0U);
    case StaticKind::Cost:
        return kAuraCost;
    case StaticKind::Cover:
        return kAuraCover;
    case StaticKind::GuardFirst:
        return kAuraGuard;
    case StaticKind::KeepPoints:
        return kAuraKeepsPoints;
    case StaticKind::ReduceStress:
        return kAuraReduce;
    case StaticKind::RedirectStress:
        return kAuraRedirect;
    case StaticKind::SaveOnce:
    case StaticKind::ToHandInstead:
        return kAuraReplace;
    case StaticKind::CountsForCrew:
        return kAuraCrew;
    default:
        return kAuraSelfRules;
    }
}

} // namespace

void Lowering::addStatic(const Static& rule) {
    CardInfo& info = m_rules.cards[m_card];
    const bool plain = rule.self && rule.condition.kind == ConditionKind::Always;
    const bool carried = isFigure(info.type) || info.type == CardType::Equipment;
    if (plain && carried && (bitOf(rule.kind) & kSelfRuleKinds) != 0) {
        info.selfRules |= bitOf(rule.kind);
        const bool shields = rule.kind == StaticKind::BanDistracted || rule.kind == StaticKind::GuardFirst;
        const unsigned own = shields ? static_cast<unsigned>(kAuraShield) : aurasOf(rule);
        info.auras = static_cast<std::uint16_t>(info.auras | (own & ~static_cast<unsigned>(kAuraSelfRules)));
        return;
    }
    m_rules.statics.push_back(rule);
    m_rules.statics.back().filter.settle();
    info.auras = static_cast<std::uint16_t>(info.auras | aurasOf(rule));
}

/// "Diese Karte", "der Träger", or a group.
void Lowering::readSubject(std::size_t node, Static& rule) {
    rule.self = fn(node) != Fn::Group;
    if (!rule.self) {
        readDesc(child(node, 0), rule.filter);
    }
}

void Lowering::lowerStatic(std::size_t node, Condition condition) {
    Static rule;
    rule.condition = condition;
    const auto about = [&](StaticKind kind) {
        rule.kind = kind;
        readSubject(child(node, 0), rule);
    };
    switch (fn(node)) {
    case Fn::Has:
        about(StaticKind::StatSelf);
        rule.kind = rule.self ? StaticKind::StatSelf : StaticKind::StatOthers;
        readMods(child(node, 1), rule.amounts);
        break;
    case Fn::BearerHas: {
        CardInfo& info = m_rules.cards[m_card];
        if (condition.kind == ConditionKind::Always && info.type == CardType::Equipment) {
            readMods(child(node, 0), info.bearer);
            return;
        }
        rule.kind = StaticKind::StatBearer;
        readMods(child(node, 0), rule.amounts);
        break;
    }
    case Fn::HasPer: {
        about(StaticKind::StatPer);
        Target per;
        readDesc(child(node, 1), per.filter);
        rule.per = addTarget(per);
        readMods(child(node, 2), rule.amounts);
        rule.most = childNumber(node, 3);
        break;
    }
    case Fn::CostLess:
    case Fn::CostMore: {
        rule.kind = StaticKind::Cost;
        const Fn owner = childFn(node, 0);
        rule.filter.side = owner == Fn::Yours ? Filter::Own : owner == Fn::Enemys ? Filter::Enemy : Filter::Any;
        rule.filter.types = types(child(node, 1));
        const std::int8_t n = childNumber(node, 2);
        rule.n = static_cast<std::int8_t>(fn(node) == Fn::CostLess ? -n : n);
        break;
    }
    case Fn::MayDistractAtOnce:
        about(StaticKind::DistractAtOnce);
        break;
    case Fn::NoWaiting:
        about(StaticKind::NoWaiting);
        break;
    case Fn::Cover:
        rule.kind = StaticKind::Cover;
        rule.n = childNumber(node, 0);
        break;
    case Fn::CannotCollect:
        about(StaticKind::BanCollect);
        break;
    case Fn::CannotDistract:
        about(StaticKind::BanDistract);
        break;
    case Fn::CannotBeDistracted:
        about(StaticKind::BanDistracted);
        break;
    case Fn::EnemiesCannotExhaust:
        about(StaticKind::BanEnemyExhaust);
        break;
    case Fn::NeverSkips:
        about(StaticKind::BanLock);
        break;
    case Fn::GuardFirst:
        rule.kind = StaticKind::GuardFirst;
        break;
    case Fn::NoPointLoss:
        rule.kind = StaticKind::KeepPoints;
        break;
    case Fn::LessStress:
        about(StaticKind::ReduceStress);
        rule.arg = childFn(node, 1) == Fn::ByCards ? 2 : 1;
        rule.n = childNumber(node, 2);
        break;
    case Fn::TakesStress:
        about(StaticKind::RedirectStress);
        break;
    case Fn::SaveByEquipment:
        rule.kind = StaticKind::SaveOnce;
        break;
    case Fn::ToHandInstead:
        rule.kind = StaticKind::ToHandInstead;
        break;
    default:
        ++m_rules.manualClauses;
        return;
    }
    addStatic(rule);
}

} // namespace blattwerk::engine::heldenhain
