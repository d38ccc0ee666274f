#include "engine/systems/heldenhain/lowering.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::heldenhain {

bool Lowering::lower(const language::CardReading& reading, std::size_t card) {
    m_reading = &reading;
    m_card = card;
    CardInfo& info = m_rules.cards[card];
    info.firstAbility = static_cast<std::uint16_t>(m_rules.abilities.size());
    info.firstStatic = static_cast<std::uint16_t>(m_rules.statics.size());
    for (m_ability = 0; m_ability < reading.abilities.size(); ++m_ability) {
        m_tree = &reading.abilities[m_ability].tree;
        if (!m_tree->empty()) {
            lowerAbility();
        }
    }
    info.abilityCount = static_cast<std::uint8_t>(m_rules.abilities.size() - info.firstAbility);
    info.staticCount = static_cast<std::uint8_t>(m_rules.statics.size() - info.firstStatic);
    for (const Ability& ability : m_rules.abilitiesOf(info)) {
        info.triggers |= bitOf(ability.trigger);
    }
    m_rules.manualClauses += static_cast<int>(reading.manual);
    constexpr std::size_t kMostOfCard = std::numeric_limits<std::uint8_t>::max();
    constexpr std::size_t kMostOfMatch = std::numeric_limits<std::uint16_t>::max();
    return reading.abilities.size() <= kMostOfCard && m_rules.abilities.size() - info.firstAbility <= kMostOfCard &&
           m_rules.statics.size() - info.firstStatic <= kMostOfCard && m_rules.abilities.size() < kMostOfMatch &&
           m_rules.statics.size() < kMostOfMatch && m_rules.code.size() < kMostOfMatch &&
           m_rules.targets.size() < kMostOfMatch;
}

std::int8_t Lowering::number(std::size_t node) const {
    if (fn(node) == Fn::X) {
        return 1;
    }
    return static_cast<std::int8_t>(std::clamp((*m_tree)[node].value, -kMostNumber, kMostNumber));
}

std::uint16_t Lowering::name(std::size_t node) const {
    const auto index = static_cast<std::size_t>((*m_tree)[node].value);
    return index < m_reading->strings.size() ? m_nameNumber(m_reading->strings[index]) : Filter::kNoName;
}

std::uint8_t Lowering::clauseAt(std::size_t node) const {
    return static_cast<std::uint8_t>(std::min<std::size_t>(language::clauseOf(*m_reading, m_ability, node), 255));
}

void Lowering::lowerAbility() {
    Ability ability;
    ability.card = static_cast<std::uint16_t>(m_card);
    ability.start = here();
    ability.paragraph = static_cast<std::uint8_t>(m_ability);
    switch (fn(0)) {
    case Fn::Act:
        ability.trigger = Trigger::Body;
        lowerBody(child(0, 0), ability);
        break;
    case Fn::On:
        lowerHead(child(0, 0), ability);
        lowerBody(child(0, 1), ability);
        break;
    case Fn::Static:
        lowerStatic(child(0, 0), {});
        return;
    case Fn::StaticIf:
        if (childFn(0, 0) != Fn::ManualCond) {
            const Condition condition = lowerCondition(child(0, 0));
            lowerStatic(child(0, 1), condition);
        }
        return;
    default:
        manual(0);
        break;
    }
    emit({.op = Op::End});
    // A paragraph without head on any other card is a finding and does nothing (section 5).
    if (ability.trigger != Trigger::Body || m_rules.cards[m_card].type == CardType::ActionCard) {
        m_rules.abilities.push_back(ability);
    }
}

void Lowering::lowerHead(std::size_t node, Ability& ability) const {
    const auto other = [&] { return childFn(node, 0) == Fn::Other ? Ability::OtherOnly : 0; };
    switch (fn(node)) {
    case Fn::OnPlay:
        ability.trigger = Trigger::OnPlay;
        break;
    case Fn::TurnStart:
        ability.trigger = Trigger::StartOwn;
        break;
    case Fn::EachTurnStart:
        ability.trigger = Trigger::StartActive;
        break;
    case Fn::AfterCollectSelf:
    case Fn::AfterCollectBearer:
        ability.trigger = Trigger::AfterCollectSelf;
        break;
    case Fn::AfterCollectOwn:
        ability.trigger = Trigger::AfterCollectOwn;
        ability.flags = static_cast<std::uint8_t>(other());
        break;
    case Fn::AfterDistractSelf:
        ability.trigger = Trigger::AfterDistractSelf;
        break;
    case Fn::AfterDistractOwn:
        ability.trigger = Trigger::AfterDistractOwn;
        ability.flags = static_cast<std::uint8_t>(other());
        break;
    case Fn::AfterDistracted:
        ability.trigger = Trigger::AfterDistracted;
        break;
    case Fn::OnEliminated:
        ability.trigger = Trigger::OnElimSelf;
        break;
    case Fn::OnOwnEliminated:
        ability.trigger = Trigger::OnElimOwn;
        break;
    case Fn::OnEnemyEliminated:
        ability.trigger = Trigger::OnElimEnemy;
        break;
    case Fn::AfterPlayFigure:
        ability.trigger = Trigger::AfterPlayFigure;
        break;
    case Fn::AfterPlayActionCard:
        ability.trigger = Trigger::AfterPlayAction;
        break;
    case Fn::AfterPlayEquipment:
        ability.trigger = Trigger::AfterPlayEquipment;
        break;
    case Fn::ExhaustAction:
        ability.trigger = Trigger::ExhaustAction;
        break;
    case Fn::OncePerTurn:
        ability.trigger = Trigger::HqAbility;
        break;
    case Fn::TurnEnd:
        ability.trigger = Trigger::EndOwn;
        break;
    default:
        break;
    }
}

/// body(gate, payment, asking, effects), bodyElse(condition, payment, asking, effects, otherwise) or
/// bodyThen(payment, sentences).
void Lowering::lowerBody(std::size_t node, Ability& ability) {
    std::vector<std::size_t> toEnd;
    std::vector<std::size_t> toElse;
    const auto flag = [&](std::uint8_t flags) { ability.flags = static_cast<std::uint8_t>(ability.flags | flags); };
    if (fn(node) == Fn::BodyThen) {
        flag(lowerPayment(child(node, 0), toEnd));
        lowerEffects(child(node, 1));
    } else if (fn(node) == Fn::Body || fn(node) == Fn::BodyElse) {
        const bool otherwise = fn(node) == Fn::BodyElse;
        const std::size_t gate = child(node, 0);
        if (otherwise) {
            lowerTest(gate, toElse, toEnd);
        } else if (fn(gate) == Fn::When) {
            lowerTest(child(gate, 0), toEnd, toEnd);
        }
        flag(lowerPayment(child(node, 1), toEnd));
        if (childFn(node, 2) == Fn::May) {
            flag(Ability::Optional);
            lowerAsk(child(node, 3), toEnd);
        }
        lowerEffects(child(node, 3));
        if (otherwise) {
            lowerOtherwise(child(node, 4), toElse, toEnd);
        }
    } else {
        manual(node);
    }
    for (const std::size_t at : toEnd) {
        patch(at);
    }
}

void Lowering::lowerTest(std::size_t node, std::vector<std::size_t>& toElse, std::vector<std::size_t>& toEnd) {
    if (fn(node) == Fn::ManualCond) {
        manual(node);
        toEnd.push_back(emit({.op = Op::Jump}));
        return;
    }
    Instruction in{.op = Op::IfNot, .condition = lowerCondition(node)};
    in.sentence = clauseAt(node);
    toElse.push_back(emit(in));
}

void Lowering::lowerAsk(std::size_t effects, std::vector<std::size_t>& toEnd) {
    Instruction in{.op = Op::Ask};
    in.sentence = clauseAt(effects);
    toEnd.push_back(emit(in));
}

void Lowering::lowerOtherwise(std::size_t node, const std::vector<std::size_t>& toElse,
                              std::vector<std::size_t>& toEnd) {
    toEnd.push_back(emit({.op = Op::Jump}));
    for (const std::size_t at : toElse) {
        patch(at);
    }
    lowerEffects(node);
}

/// laterIf(condition, payment, asking, effects), laterElse(the same, otherwise), laterPay(payment, asking, effects) or
/// laterMay(effects): what an ability asks for behind its first sentence.
void Lowering::lowerLater(std::size_t node) {
    std::vector<std::size_t> toEnd;
    std::vector<std::size_t> toElse;
    const bool otherwise = fn(node) == Fn::LaterElse;
    std::size_t argument = 0;
    if (otherwise) {
        lowerTest(child(node, argument++), toElse, toEnd);
    } else if (fn(node) == Fn::LaterIf) {
        lowerTest(child(node, argument++), toEnd, toEnd);
    }
    if (fn(node) == Fn::LaterMay) {
        lowerAsk(child(node, argument), toEnd);
    } else {
        static_cast<void>(lowerPayment(child(node, argument), toEnd));
        if (childFn(node, argument + 1) == Fn::May) {
            lowerAsk(child(node, argument + 2), toEnd);
        }
        argument += 2;
    }
    lowerEffects(child(node, argument));
    if (otherwise) {
        lowerOtherwise(child(node, argument + 1), toElse, toEnd);
    }
    for (const std::size_t at : toEnd) {
        patch(at);
    }
}

std::uint8_t Lowering::lowerPayment(std::size_t node, std::vector<std::size_t>& toEnd) {
    const Fn kind = fn(node);
    if (kind != Fn::Price && kind != Fn::OptionalPrice) {
        return 0;
    }
    Instruction in{.op = kind == Fn::Price ? Op::Demand : Op::Ask};
    const std::size_t head = emit(in);
    toEnd.push_back(head);
    std::size_t prices = child(node, 0);
    m_rules.code[head].sentence = clauseAt(child(prices, 0));
    while (true) {
        const std::size_t price = child(prices, 0);
        if (fn(price) == Fn::ManualPrice) {
            manual(price);
            toEnd.push_back(emit({.op = Op::Jump}));
        } else {
            lowerPrice(price);
        }
        if (fn(prices) != Fn::PayAlso) {
            break;
        }
        prices = child(prices, 1);
    }
    m_rules.code[head].arg = static_cast<std::uint8_t>(m_rules.code.size() - head - 1);
    return static_cast<std::uint8_t>(Ability::HasPrice | (kind == Fn::Price ? 0 : Ability::Optional));
}

void Lowering::lowerPrice(std::size_t node) {
    Instruction in;
    in.sentence = clauseAt(node);
    switch (fn(node)) {
    case Fn::StressSelf:
        in.op = Op::PayStressSelf;
        in.n = childNumber(node, 0);
        break;
    case Fn::StressOwn:
        in.op = Op::PayStressOwn;
        in.target = target(child(node, 0));
        in.n = childNumber(node, 1);
        break;
    case Fn::PayDiscard:
        in.op = Op::PayDiscard;
        in.n = childNumber(node, 0);
        break;
    case Fn::PayPoints:
        in.op = Op::PayPoints;
        in.n = childNumber(node, 0);
        break;
    case Fn::ExhaustSelf:
        in.op = Op::PayExhaustSelf;
        break;
    case Fn::ExhaustOwn:
        in.op = Op::PayExhaustOwn;
        in.target = target(child(node, 0));
        break;
    case Fn::PayEnergy:
        in.op = Op::PayEnergy;
        in.n = childNumber(node, 0);
        break;
    case Fn::PutAway:
        in.op = Op::PayPutAway;
        in.target = target(child(node, 0));
        break;
    case Fn::SkipSelf:
        in.op = Op::PaySkipSelf;
        break;
    default:
        manual(node);
        return;
    }
    emit(in);
}

Condition Lowering::lowerCondition(std::size_t node) {
    Condition condition;
    const auto withNumber = [&](ConditionKind kind) {
        condition.kind = kind;
        condition.n = childNumber(node, 0);
    };
    switch (fn(node)) {
    case Fn::Crew:
        withNumber(ConditionKind::Crew);
        break;
    case Fn::PointsBehind:
        condition.kind = ConditionKind::PointsBehind;
        break;
    case Fn::PointsAhead:
        condition.kind = ConditionKind::PointsAhead;
        break;
    case Fn::PointsMin:
        withNumber(ConditionKind::PointsMin);
        break;
    case Fn::HandMax:
        withNumber(ConditionKind::HandMax);
        break;
    case Fn::HandEmpty:
        condition.kind = ConditionKind::HandMax;
        break;
    case Fn::SelfStress:
        withNumber(ConditionKind::SelfStress);
        break;
    case Fn::OwnNamed: {
        condition.kind = ConditionKind::OwnNamed;
        Target named;
        named.filter.name = name(child(node, 0));
        condition.target = addTarget(named);
        break;
    }
    case Fn::FieldCount:
    case Fn::FieldHas: {
        const bool counts = fn(node) == Fn::FieldCount;
        condition.kind = ConditionKind::FieldCount;
        condition.n = counts ? childNumber(node, 0) : std::int8_t{1};
        Target fitting;
        readDesc(child(node, counts ? 1 : 0), fitting.filter);
        condition.target = addTarget(fitting);
        break;
    }
    default:
        break;
    }
    return condition;
}

} // namespace blattwerk::engine::heldenhain
