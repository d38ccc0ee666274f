#include "engine/systems/heldenhain/lowering.h"

namespace blattwerk::engine::heldenhain {

void Lowering::manual(std::size_t node) {
    Instruction in{.op = Op::Manual};
    in.sentence = clauseAt(node);
    emit(in);
}

/// Steps and tails: sentences one after another, possibly ending with a part that reaches to the end.
void Lowering::lowerEffects(std::size_t node) {
    switch (fn(node)) {
    case Fn::Step:
        lowerStep(child(node, 0));
        break;
    case Fn::Seq:
    case Fn::Lead:
    case Fn::StepsThen:
    case Fn::LastThen:
        lowerStep(child(node, 0));
        lowerEffects(child(node, 1));
        break;
    case Fn::Thus:
    case Fn::ThusElse:
        lowerBranch(node, Op::IfNot, {.kind = ConditionKind::EliminatedThus}, fn(node) == Fn::ThusElse);
        break;
    case Fn::Luck:
    case Fn::LuckElse:
        lowerBranch(node, Op::Luck, {}, fn(node) == Fn::LuckElse);
        break;
    case Fn::Choice:
        lowerChoice(node);
        break;
    case Fn::LaterIf:
    case Fn::LaterElse:
    case Fn::LaterPay:
    case Fn::LaterMay:
        lowerLater(node);
        break;
    default:
        lowerStep(node);
        break;
    }
}

void Lowering::lowerBranch(std::size_t node, Op op, Condition condition, bool hasElse) {
    Instruction in{.op = op, .condition = condition};
    in.sentence = clauseAt(node);
    const std::size_t branch = emit(in);
    lowerEffects(child(node, 0));
    if (!hasElse) {
        patch(branch);
        return;
    }
    const std::size_t skip = emit({.op = Op::Jump});
    patch(branch);
    lowerEffects(child(node, 1));
    patch(skip);
}

/// choice(n, options): a table of jumps, one per bullet, then the bullets.
void Lowering::lowerChoice(std::size_t node) {
    std::vector<std::size_t> bullets;
    std::size_t options = child(node, 1);
    while (fn(options) == Fn::OptionBefore) {
        bullets.push_back(child(options, 0));
        options = child(options, 1);
    }
    bullets.push_back(child(options, 0));
    bullets.push_back(child(options, 1));

    Instruction in{.op = Op::Choice, .n = childNumber(node, 0)};
    in.arg = static_cast<std::uint8_t>(bullets.size());
    in.sentence = clauseAt(node);
    const std::size_t choice = emit(in);
    std::vector<std::size_t> jumps;
    for (std::size_t i = 0; i < bullets.size(); ++i) {
        jumps.push_back(emit({.op = Op::Jump}));
    }
    for (std::size_t i = 0; i < bullets.size(); ++i) {
        patch(jumps[i]);
        lowerEffects(bullets[i]);
        emit({.op = Op::BulletEnd, .to = static_cast<std::uint16_t>(choice)});
    }
    patch(choice);
}

void Lowering::lowerForEach(std::size_t node) {
    Target counted;
    counted.quant = Quant::All;
    readDesc(child(node, 0), counted.filter);
    Instruction in{.op = Op::ForEach, .n = childNumber(node, 1)};
    in.target = addTarget(counted);
    in.sentence = clauseAt(node);
    emit(in);
    lowerEffect(child(node, 2));
}

bool Lowering::lowerCount(std::size_t node) {
    const std::optional<std::size_t> definition = m_amount.definition(*m_tree);
    if (!definition.has_value()) {
        ++m_rules.manualClauses;
        return false;
    }
    const std::size_t counted = child(*definition, 0);
    const std::size_t limit = child(*definition, 1);
    Instruction in{.op = Op::Count};
    in.n = fn(limit) == Fn::AtMost ? childNumber(limit, 0) : std::int8_t{0};
    in.sentence = clauseAt(node);
    if (fn(counted) == Fn::CountOf) {
        Target figures;
        figures.quant = Quant::All;
        readDesc(child(counted, 0), figures.filter);
        in.target = addTarget(figures);
    } else {
        in.arg = static_cast<std::uint8_t>(fn(counted) == Fn::EnemyHand ? CountedHand::Enemy : CountedHand::Own);
    }
    emit(in);
    return true;
}

void Lowering::lowerStep(std::size_t node) {
    if (fn(node) == Fn::XIs) {
        return;
    }
    if (m_amount.usedIn(*m_tree, node) && !lowerCount(node)) {
        manual(node);
    } else if (fn(node) == Fn::ForEach) {
        lowerForEach(node);
    } else {
        lowerEffect(node);
    }
}

void Lowering::lowerEffect(std::size_t node) {
    Instruction in;
    in.sentence = clauseAt(node);
    in.timesX = m_amount.usedIn(*m_tree, node);
    if (lowerFigureEffect(node, in) || lowerSideEffect(node, in) || lowerOtherEffect(node, in)) {
        emit(in);
    } else {
        if (fn(node) != Fn::Manual) {
            ++m_rules.manualClauses;
        }
        manual(node);
    }
}

bool Lowering::lowerFigureEffect(std::size_t node, Instruction& in) {
    const auto aimed = [&](Op op) {
        in.op = op;
        in.target = target(child(node, 0));
        return true;
    };
    switch (fn(node)) {
    case Fn::Exhaust:
        return aimed(Op::Exhaust);
    case Fn::ReadyUp:
        return aimed(Op::Ready);
    case Fn::Skip:
        return aimed(Op::Skip);
    case Fn::Unskip:
        return aimed(Op::Unskip);
    case Fn::AddStress:
        in.n = childNumber(node, 1);
        return aimed(Op::AddStress);
    case Fn::RemoveStress:
        in.n = childNumber(node, 1);
        return aimed(Op::RemoveStress);
    case Fn::RemoveAllStress:
        in.n = Instruction::kAll;
        return aimed(Op::RemoveStress);
    case Fn::MoveStress:
        in.second = target(child(node, 1));
        in.n = childNumber(node, 2);
        return aimed(Op::MoveStress);
    case Fn::MoveEquipment:
        in.second = target(child(node, 1));
        return aimed(Op::MoveEquipment);
    case Fn::Modify:
        readMods(child(node, 1), in.amounts);
        in.duration = childFn(node, 2) == Fn::UntilOwnStart ? Duration::NextOwnStart
                      : childFn(node, 2) == Fn::NextUse     ? Duration::NextUse
                                                            : Duration::EndOfTurn;
        return aimed(Op::ModStat);
    case Fn::ReturnToHand:
        return aimed(Op::Return);
    case Fn::Eliminate:
        return aimed(Op::Eliminate);
    case Fn::RemoveEquipment:
        return aimed(Op::DropEquipment);
    case Fn::FreeCollect:
        return aimed(Op::FreeCollect);
    case Fn::FreeDistract:
        return aimed(Op::FreeDistract);
    default:
        return false;
    }
}

bool Lowering::lowerSideEffect(std::size_t node, Instruction& in) {
    switch (fn(node)) {
    case Fn::GainPoints:
        in.op = Op::GainPoints;
        break;
    case Fn::LosePoints:
        in.op = Op::LosePoints;
        break;
    case Fn::GainEnergy:
        in.op = Op::GainEnergy;
        break;
    case Fn::LoseEnergy:
        in.op = Op::LoseEnergy;
        break;
    case Fn::Draw:
        in.op = Op::Draw;
        break;
    case Fn::Discard:
        in.op = Op::Discard;
        break;
    case Fn::DiscardRandom:
        in.op = Op::Discard;
        in.arg = 1;
        break;
    default:
        return false;
    }
    in.who = who(child(node, 0));
    in.n = childNumber(node, 1);
    return true;
}

bool Lowering::lowerOtherEffect(std::size_t node, Instruction& in) {
    switch (fn(node)) {
    case Fn::Steal:
        in.op = Op::StealPoints;
        in.n = childNumber(node, 0);
        return true;
    case Fn::Recover:
        in.op = Op::Recover;
        in.n = childNumber(node, 0);
        in.arg = types(child(node, 1));
        return true;
    case Fn::PlayAfterAction:
        in.op = Op::Permit;
        in.n = childNumber(node, 0);
        in.arg = types(child(node, 1));
        return true;
    case Fn::Discount:
        in.op = Op::Discount;
        in.arg = types(child(node, 0));
        in.n = childNumber(node, 1);
        return true;
    case Fn::EndTurn:
        in.op = Op::EndTurn;
        return true;
    case Fn::RemoveSite:
        in.op = childFn(node, 0) == Fn::TheLocation ? Op::RemoveLocation : Op::RemoveHq;
        in.who = Who::Other;
        return true;
    case Fn::LookTop:
        in.op = Op::LookTop;
        in.n = childNumber(node, 0);
        in.arg = static_cast<std::uint8_t>(childNumber(node, 1));
        return true;
    case Fn::ExtraActions:
        in.op = Op::ExtraAction;
        in.n = childNumber(node, 0);
        return true;
    default:
        return false;
    }
}

} // namespace blattwerk::engine::heldenhain
