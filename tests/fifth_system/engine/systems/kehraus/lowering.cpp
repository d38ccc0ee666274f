#include "tests/fifth_system/engine/systems/kehraus/lowering.h"

namespace blattwerk::engine::kehraus {

namespace {

using Named = FunctionRoles<Role>::Named;

template<typename Meaning>
constexpr Named entry(std::string_view name, Role role, Meaning meaning) {
    return {name, {role, static_cast<std::uint8_t>(meaning), 0, true}};
}

constexpr Named kTable[] = {
    entry("draw", Role::Effect, Op::Draw), entry("gain", Role::Effect, Op::Gain),
    entry("lose", Role::Effect, Op::Lose), entry("behind", Role::Condition, ConditionKind::Behind),
    entry("you", Role::Player, Who::You),  entry("otherSide", Role::Player, Who::Other),
    entry("ownHand", Role::Counted, 0),
};

} // namespace

Lowering::Lowering(const language::CardLanguage& language, Programs& programs)
    : BodyLowering(language, programs),
      m_functions(language, kTable) {}

void Lowering::lowerAbility(std::uint8_t paragraph) {
    if (fun(0) != shared().act) {
        unknown();
        return;
    }
    Ability ability;
    ability.paragraph = paragraph;
    ability.start = static_cast<std::uint16_t>(programs().code.size());
    lowerBody(child(0, 0));
    programs().abilities.push_back(ability);
}

Condition Lowering::lowerCondition(std::size_t node) {
    const auto known = m_functions[fun(node)];
    if (known.role != Role::Condition) {
        if (fun(node) != shared().manualCond) {
            unknown();
        }
        return {};
    }
    return {static_cast<ConditionKind>(known.meaning)};
}

void Lowering::lowerEffect(std::size_t node) {
    Instruction in;
    const auto known = m_functions[fun(node)];
    if (known.role != Role::Effect) {
        in.op = Op::Manual;
        if (fun(node) != shared().manual) {
            unknown();
        }
        emit(in, node);
        return;
    }
    in.op = static_cast<Op>(known.meaning);
    for (std::size_t at = node + 1; at < node + tree()[node].size; at += tree()[at].size) {
        const auto word = m_functions[fun(at)];
        if (word.role == Role::Player) {
            in.who = static_cast<Who>(word.meaning);
        } else if (amountX().isAmount(fun(at))) {
            in.n = 1;
            in.timesX = true;
        } else {
            in.n = operand<std::int16_t>(tree()[at].value);
        }
    }
    emit(in, node);
}

void Lowering::lowerCount(std::size_t counted, std::int32_t most) {
    if (m_functions[fun(counted)].role != Role::Counted) {
        unknown();
    }
    Instruction in;
    in.op = Op::Count;
    in.n = operand<std::int16_t>(most);
    emit(in, counted);
}

} // namespace blattwerk::engine::kehraus
