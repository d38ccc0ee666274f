// The part of Lowering that reads the arguments of functions.
#include "engine/systems/modulspiel/lowering.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

bool Lowering::isNumber(std::size_t node) const {
    return fun(node) == language().integerFunction() || fun(node) == language().signedFunction();
}

std::int8_t Lowering::number(std::size_t node) {
    return operand<std::int8_t>(tree()[node].value);
}

Lowering::Operands Lowering::operandsOf(std::size_t node) {
    Operands operands;
    bool hasNumber = false;
    for (std::size_t at = node + 1; at < node + tree()[node].size; at += tree()[at].size) {
        const Entry part = entry(at);
        switch (part.role) {
        case Role::Cards:
        case Role::Quant:
            (operands.target == Instruction::kNone ? operands.target : operands.second) = target(at);
            break;
        case Role::Place:
            operands.place = static_cast<Place>(part.meaning);
            break;
        case Role::Where:
            operands.place = operandsOf(at).place;
            break;
        case Role::PileKind:
            operands.pile = static_cast<PileKind>(part.meaning);
            break;
        case Role::Counted:
            operands.counted = static_cast<Counted>(part.meaning);
            break;
        case Role::Player:
            operands.who = static_cast<Who>(part.meaning);
            break;
        default:
            if (isNumber(at)) {
                (hasNumber ? operands.most : operands.n) = number(at);
                hasNumber = true;
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

/// np(quant, desc), or self, the chosen ones.
std::uint16_t Lowering::target(std::size_t node) {
    Target result;
    if (entry(node).role == Role::Cards) {
        readQuant(child(node, 0), result);
        result.filter = filter(child(node, 1));
    } else {
        readQuant(node, result);
    }
    programs().targets.push_back(result);
    return static_cast<std::uint16_t>(programs().targets.size() - 1);
}

void Lowering::readQuant(std::size_t node, Target& target) {
    target.quant = static_cast<Quant>(entry(node).meaning);
    if (tree().childCount(node) == 1) {
        target.count = static_cast<std::uint8_t>(std::max<std::int8_t>(number(child(node, 0)), 0));
    }
}

/// desc(other, side, kind, where, quality).
Filter Lowering::filter(std::size_t node) {
    Filter result;
    const std::size_t where = child(node, 3);
    const std::size_t quality = child(node, 4);
    result.other = entry(child(node, 0)).meaning != 0;
    result.side = static_cast<Filter::Side>(entry(child(node, 1)).meaning);
    result.kind = static_cast<CardKind>(entry(child(node, 2)).meaning);
    result.place = static_cast<Place>(entry(entry(where).role == Role::Where ? child(where, 0) : where).meaning);
    result.quality = static_cast<Quality>(entry(quality).meaning);
    if (tree().childCount(quality) == 0) {
        return result;
    }
    const std::size_t detail = child(quality, 0);
    if (isNumber(detail)) {
        result.n = number(detail);
    } else {
        const auto name = static_cast<std::size_t>(tree()[detail].value);
        result.name = name < reading().strings.size() ? m_nameNumber(reading().strings[name]) : Filter::kNoName;
    }
    return result;
}

} // namespace blattwerk::engine::modulspiel
