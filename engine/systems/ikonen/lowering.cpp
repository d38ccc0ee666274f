#include "engine/systems/ikonen/lowering.h"

namespace blattwerk::engine::ikonen {

std::int16_t Lowering::number(std::size_t node) {
    return operand<std::int16_t>(tree()[node].value);
}

void Lowering::addBonus(std::size_t node, Operands& operands) {
    std::int16_t amount = 0;
    for (std::size_t at = node + 1; at < node + tree()[node].size; at += tree()[at].size) {
        if (entry(at).role == Role::Bonus) {
            addBonus(at, operands);
        } else if (entry(at).role == Role::Value) {
            std::int16_t& sum = operands.amounts[entry(at).meaning];
            sum = operand<std::int16_t>(sum + amount);
        } else {
            amount = number(at);
        }
    }
}

Lowering::Operands Lowering::operandsOf(std::size_t node) {
    Operands operands;
    bool hasValue = false;
    for (std::size_t at = node + 1; at < node + tree()[node].size; at += tree()[at].size) {
        const Entry word = entry(at);
        switch (word.role) {
        case Role::Icon:
            operands.icon = static_cast<Icon>(word.meaning);
            break;
        case Role::Value:
            (hasValue ? operands.second : operands.value) = static_cast<Value>(word.meaning);
            hasValue = true;
            break;
        case Role::Cards:
            operands.cards = static_cast<CardKind>(word.meaning);
            break;
        case Role::Player:
            operands.who = static_cast<Who>(word.meaning);
            break;
        case Role::Duration:
            operands.duration = static_cast<Duration>(word.meaning);
            break;
        case Role::Bonus:
            addBonus(at, operands);
            break;
        default:
            if (fun(at) == language().integerFunction()) {
                operands.n = number(at);
            } else if (amountX().isAmount(fun(at))) {
                operands.n = 1;
                operands.timesX = true;
            } else {
                unknown();
            }
            break;
        }
    }
    return operands;
}

void Lowering::lowerAbility(std::uint8_t paragraph) {
    Static rule;
    rule.paragraph = paragraph;
    if (fun(0) == shared().permanent) {
        lowerStatic(child(0, 0), rule);
    } else if (fun(0) == shared().permanentIf) {
        rule.condition = lowerCondition(child(0, 0));
        lowerStatic(child(0, 1), rule);
    } else if (entry(0).role == Role::Scoped) {
        rule.scope = static_cast<Scope>(entry(child(0, 0)).meaning);
        const bool conditional = entry(0).meaning == 1;
        if (conditional) {
            rule.condition = lowerCondition(child(0, 1));
        }
        lowerStatic(child(0, conditional ? 2 : 1), rule);
    } else if (fun(0) == shared().act || fun(0) == shared().on) {
        Ability ability;
        ability.paragraph = paragraph;
        ability.start = static_cast<std::uint16_t>(programs().code.size());
        const bool hasHead = fun(0) == shared().on;
        if (hasHead) {
            const Entry head = entry(child(0, 0));
            ability.trigger = static_cast<Trigger>(head.meaning);
            if (head.role != Role::Trigger) {
                unknown();
            }
        }
        const BodyTraits traits = lowerBody(child(0, hasHead ? 1 : 0));
        ability.flags = static_cast<std::uint8_t>((traits.asks ? Ability::Optional : 0) |
                                                  (traits.hasPrice ? Ability::HasPrice : 0));
        programs().abilities.push_back(ability);
    } else {
        unknown();
    }
}

Condition Lowering::lowerCondition(std::size_t node) {
    Condition condition;
    if (fun(node) == shared().manualCond) {
        condition.kind = ConditionKind::ByHand;
        return condition;
    }
    const Entry known = entry(node);
    if (known.role != Role::Condition) {
        unknown();
        return condition;
    }
    const Operands operands = operandsOf(node);
    condition.kind = static_cast<ConditionKind>(known.meaning);
    condition.icon = operands.icon;
    condition.value = operands.value;
    condition.cards = operands.cards;
    condition.who = static_cast<Who>(known.detail);
    condition.n = operands.n;
    return condition;
}

void Lowering::lowerEffect(std::size_t node) {
    Instruction in;
    const Entry known = entry(node);
    if (known.role != Role::Effect) {
        in.op = Op::Manual;
        if (fun(node) != shared().manual) {
            unknown();
        }
    } else {
        const Operands operands = operandsOf(node);
        in.op = static_cast<Op>(known.meaning);
        in.who = known.detail != 0 ? static_cast<Who>(known.detail) : operands.who;
        in.icon = operands.icon;
        in.cards = operands.cards;
        in.duration = operands.duration;
        in.n = operands.n;
        in.timesX = operands.timesX;
        std::copy(std::begin(operands.amounts), std::end(operands.amounts), std::begin(in.amounts));
    }
    emit(in, node);
}

void Lowering::lowerCount(std::size_t counted, std::int32_t most) {
    if (entry(counted).role != Role::Counted) {
        unknown();
        return;
    }
    Instruction in;
    in.op = Op::Count;
    in.counted = static_cast<Counted>(entry(counted).meaning);
    in.n = operand<std::int16_t>(most);
    emit(in, counted);
}

void Lowering::lowerStatic(std::size_t node, Static rule) {
    const Entry known = entry(node);
    if (known.role != Role::Static) {
        unknown();
        return;
    }
    const Operands operands = operandsOf(node);
    rule.kind = static_cast<StaticKind>(known.meaning);
    rule.icon = operands.icon;
    rule.value = operands.value;
    rule.second = operands.second;
    rule.n = operands.n;
    std::copy(std::begin(operands.amounts), std::end(operands.amounts), std::begin(rule.amounts));
    programs().statics.push_back(rule);
}

} // namespace blattwerk::engine::ikonen
