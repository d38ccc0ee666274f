#include "engine/systems/modulspiel/lowering.h"

namespace blattwerk::engine::modulspiel {

/// act(body), on(heads, body), static(rule), staticIf(condition, rule), staticOn(zone, rule) or
/// staticOnIf(zone, condition, rule).
void Lowering::lowerAbility(std::uint8_t paragraph) {
    const bool zoned = entry(0).role == Role::StaticOn;
    if (zoned || fun(0) == shared().permanent || fun(0) == shared().permanentIf) {
        Static rule;
        rule.paragraph = paragraph;
        const std::size_t parts = tree().childCount(0);
        if (zoned) {
            rule.zone = static_cast<Zone>(entry(child(0, 0)).meaning);
        }
        if (parts == (zoned ? 3U : 2U)) {
            rule.condition = lowerCondition(child(0, parts - 2));
        }
        lowerStatic(child(0, parts - 1), rule);
        return;
    }
    if (fun(0) != shared().act && fun(0) != shared().on) {
        unknown();
        return;
    }
    Ability ability;
    ability.paragraph = paragraph;
    ability.start = static_cast<std::uint16_t>(programs().code.size());
    const bool hasHead = fun(0) == shared().on;
    if (hasHead) {
        lowerHeads(child(0, 0), ability);
    }
    const BodyTraits traits = lowerBody(child(0, hasHead ? 1 : 0));
    ability.optional = traits.asks;
    ability.hasPrice = traits.hasPrice;
    programs().abilities.push_back(ability);
}

/// heads(zone, limit, trigger).
void Lowering::lowerHeads(std::size_t node, Ability& ability) {
    if (entry(node).role != Role::Heads || entry(child(node, 2)).role != Role::Trigger) {
        unknown();
        return;
    }
    ability.zone = static_cast<Zone>(entry(child(node, 0)).meaning);
    ability.oncePerQuarter = entry(child(node, 1)).meaning != 0;
    ability.trigger = static_cast<Trigger>(entry(child(node, 2)).meaning);
    ability.place = operandsOf(child(node, 2)).place;
}

Condition Lowering::lowerCondition(std::size_t node) {
    Condition condition;
    if (fun(node) == shared().manualCond) {
        condition.kind = ConditionKind::ByHand;
        return condition;
    }
    if (entry(node).role != Role::Condition) {
        unknown();
        return condition;
    }
    const Operands operands = operandsOf(node);
    condition.kind = static_cast<ConditionKind>(entry(node).meaning);
    condition.place = operands.place;
    condition.n = operands.n;
    return condition;
}

/// Demand or Ask, and behind it the prices that it counts. A price that nobody understands is paid by hand, and so is
/// what it buys.
bool Lowering::lowerPayment(std::size_t node, Exits& exits, BodyTraits& traits) {
    const bool optional = fun(node) == shared().optionalPrice;
    if (!optional && fun(node) != shared().price) {
        return false;
    }
    traits.asks = traits.asks || optional;
    std::size_t prices = child(node, 0);
    const std::size_t head = emit(optional ? Op::Ask : Op::Demand, child(prices, 0));
    exits.push_back(head);
    bool byHand = false;
    while (true) {
        const std::size_t price = child(prices, 0);
        lowerInstruction(price, Role::Price, shared().manualPrice);
        byHand = byHand || fun(price) == shared().manualPrice;
        if (fun(prices) != shared().payAlso) {
            break;
        }
        prices = child(prices, 1);
    }
    programs().code[head].arg = static_cast<std::uint8_t>(programs().code.size() - head - 1);
    if (byHand) {
        exits.push_back(emit(Op::Jump, node));
    }
    return true;
}

void Lowering::lowerEffect(std::size_t node) {
    lowerInstruction(node, Role::Effect, shared().manual);
}

/// countOf(counted).
void Lowering::lowerCount(std::size_t counted, std::int32_t most) {
    if (entry(counted).role != Role::CountOf) {
        unknown();
        return;
    }
    Instruction in;
    in.op = Op::Count;
    in.counted = operandsOf(counted).counted;
    in.n = operand<std::int8_t>(most);
    emit(in, counted);
}

void Lowering::lowerInstruction(std::size_t node, Role role, language::FunctionId manual) {
    Instruction in;
    in.op = Op::Manual;
    const Entry known = entry(node);
    if (known.role == role) {
        const Operands operands = operandsOf(node);
        const auto detail = static_cast<Detail>(known.detail);
        in.op = static_cast<Op>(known.meaning);
        in.who = operands.who;
        in.n = detail == Detail::All ? Instruction::kAll : operands.n;
        in.arg = detail == Detail::Random ? 1 : 0;
        in.timesX = operands.timesX;
        in.place = operands.place;
        in.pile = operands.pile;
        in.target = operands.target;
        in.second = operands.second;
        in.duration = detail == Detail::UntilClosing ? Duration::UntilClosing
                      : detail == Detail::UntilUsed  ? Duration::UntilUsed
                                                     : Duration::Instant;
    } else if (fun(node) != manual) {
        unknown();
    }
    emit(in, node);
}

void Lowering::lowerStatic(std::size_t node, Static rule) {
    if (entry(node).role != Role::Static) {
        unknown();
        return;
    }
    const Operands operands = operandsOf(node);
    rule.kind = static_cast<StaticKind>(entry(node).meaning);
    rule.place = operands.place;
    rule.counted = operands.counted;
    rule.n = operands.n;
    rule.most = operands.most;
    programs().statics.push_back(rule);
}

} // namespace blattwerk::engine::modulspiel
