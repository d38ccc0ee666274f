#include "engine/systems/fahnenturnier/lowering.h"

namespace blattwerk::engine::fahnenturnier {

void Lowering::readLiteral(std::size_t node, Operands& operands) {
    const std::int32_t value = tree()[node].value;
    if (fun(node) == language().integerFunction()) {
        operands.n = operand<std::int16_t>(value);
    } else if (fun(node) == language().signedFunction()) {
        // The first is the bonus, a second one its limit.
        (operands.hasBonus ? operands.most : operands.n) = operand<std::int16_t>(value);
        operands.hasBonus = true;
    } else if (fun(node) == language().nameFunction()) {
        operands.name = m_nameNumber(reading().strings[static_cast<std::size_t>(value)]);
    } else if (amountX().isAmount(fun(node))) {
        operands.n = 1;
        operands.timesX = true;
    } else {
        unknown();
    }
}

Lowering::Operands Lowering::operandsOf(std::size_t node) {
    Operands operands;
    for (std::size_t at = node + 1; at < node + tree()[node].size; at += tree()[at].size) {
        const Entry word = entry(at);
        switch (word.role) {
        case Role::Player:
            operands.who = static_cast<Who>(word.meaning);
            break;
        case Role::Pile:
            operands.pile = static_cast<Pile>(word.meaning);
            break;
        case Role::Level:
            operands.level = static_cast<Level>(word.meaning);
            break;
        case Role::Counted:
            operands.counted = static_cast<Counted>(word.meaning);
            if (tree()[at].size > 1) {
                readLiteral(at + 1, operands);
            }
            break;
        default:
            readLiteral(at, operands);
            break;
        }
    }
    return operands;
}

Moment Lowering::momentOf(std::size_t node) {
    if (entry(node).role != Role::Moment) {
        unknown();
    }
    return static_cast<Moment>(entry(node).meaning);
}

void Lowering::lowerAbility(std::uint8_t paragraph) {
    if (entry(0).role == Role::During) {
        lowerDuring(paragraph);
        return;
    }
    Ability ability;
    ability.paragraph = paragraph;
    ability.start = static_cast<std::uint16_t>(programs().code.size());
    BodyTraits traits;
    if (fun(0) == shared().act) {
        traits = lowerBody(child(0, 0));
    } else if (fun(0) == shared().on) {
        ability.moment = momentOf(child(0, 0));
        traits = lowerBody(child(0, 1));
    } else if (entry(0).role == Role::Instead || entry(0).role == Role::OnPicked) {
        ability.moment = momentOf(child(0, 0));
        traits = lowerActs(0);
    } else {
        unknown();
        return;
    }
    ability.flags =
        static_cast<std::uint8_t>((traits.asks ? Ability::Optional : 0) | (traits.hasPrice ? Ability::HasPrice : 0));
    programs().abilities.push_back(ability);
}

/// head, gate, asking, and either where the beaten card goes or the effects of the pick.
Lowering::BodyTraits Lowering::lowerActs(std::size_t node) {
    BodyTraits traits;
    Exits exits;
    lowerGate(child(node, 1), exits);
    const std::size_t last = child(node, 3);
    traits.asks = lowerAsking(child(node, 2), last, exits);
    if (entry(node).role == Role::Instead) {
        Instruction in;
        in.op = Op::InsteadOfBank;
        in.pile = static_cast<Pile>(entry(last).meaning);
        emit(in, node);
    } else {
        lowerEffects(last);
    }
    close(exits);
    emit(Op::End, node);
    return traits;
}

void Lowering::lowerDuring(std::uint8_t paragraph) {
    Static rule;
    rule.paragraph = paragraph;
    rule.moment = momentOf(child(0, 0));
    if (const std::size_t gate = child(0, 1); fun(gate) == shared().when) {
        rule.condition = lowerCondition(child(gate, 0));
    }
    const std::size_t node = child(0, 2);
    const Entry known = entry(node);
    if (known.role != Role::Static) {
        unknown();
        return;
    }
    const Operands operands = operandsOf(node);
    rule.kind = static_cast<StaticKind>(known.meaning);
    rule.counted = operands.counted;
    rule.n = operands.n;
    rule.most = operands.most;
    rule.name = operands.name;
    programs().statics.push_back(rule);
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
    condition.n = operands.n;
    condition.name = operands.name;
    return condition;
}

/// countOf(counted).
void Lowering::lowerCount(std::size_t counted, std::int32_t most) {
    if (entry(counted).role != Role::CountOf) {
        unknown();
        return;
    }
    const Operands operands = operandsOf(counted);
    Instruction in;
    in.op = Op::Count;
    in.counted = operands.counted;
    in.name = operands.name;
    in.most = operand<std::int16_t>(most);
    emit(in, counted);
}

/// condition, asking and effects, or effects alone that the owner may refuse.
void Lowering::lowerLaterPicked(std::size_t node, bool conditional) {
    Exits exits;
    const std::size_t effects = child(node, conditional ? 2 : 0);
    if (conditional) {
        lowerTest(child(node, 0), exits);
        static_cast<void>(lowerAsking(child(node, 1), effects, exits));
    } else {
        exits.push_back(emit(Op::Ask, effects));
    }
    lowerEffects(effects);
    close(exits);
}

void Lowering::lowerEffect(std::size_t node) {
    Instruction in;
    const Entry known = entry(node);
    if (known.role == Role::LaterIf || known.role == Role::LaterMay) {
        lowerLaterPicked(node, known.role == Role::LaterIf);
        return;
    }
    if (known.role != Role::Effect) {
        in.op = Op::Manual;
        if (fun(node) != shared().manual && known.role != Role::ByHand) {
            unknown();
        }
    } else {
        const Operands operands = operandsOf(node);
        in.op = static_cast<Op>(known.meaning);
        in.who = operands.who;
        in.pile = operands.pile;
        in.level = operands.level;
        in.counted = operands.counted;
        in.n = operands.n;
        in.timesX = operands.timesX;
        in.most = operands.most;
        in.name = operands.name;
    }
    emit(in, node);
}

} // namespace blattwerk::engine::fahnenturnier
