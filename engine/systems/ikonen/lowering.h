#pragma once

#include "engine/systems/body_lowering.h"
#include "engine/systems/ikonen/function_table.h"
#include "engine/systems/ikonen/program.h"

namespace blattwerk::engine::ikonen {

/// Turns the trees of card texts into programs. What the card language left as manual text becomes Op::Manual.
class Lowering : private BodyLowering<Instruction> {
public:
    Lowering(const language::CardLanguage& language, Programs& programs)
        : BodyLowering(language, programs.code),
          m_functions(functionTable(language)),
          m_programs(programs) {}

    /// Appends the program of a card's text; returns its number in Programs::cards.
    std::size_t lower(const language::CardReading& reading);

private:
    /// What the arguments of a function say, each in its own field.
    struct Operands {
        Icon icon = Icon::Bearer;
        Value value = Value::Att;
        Value second = Value::Att;
        CardKind cards = CardKind::Any;
        Who who = Who::You;
        Duration duration = Duration::EndOfTurn;
        std::int16_t n = 0;
        std::int16_t amounts[kValueCount] = {};
    };
    using Entry = FunctionRoles<Role>::Entry;

    [[nodiscard]] Entry entry(std::size_t node) const { return m_functions[fun(node)]; }
    [[nodiscard]] std::int16_t number(std::size_t node) const;
    [[nodiscard]] Operands operandsOf(std::size_t node);
    void addBonus(std::size_t node, Operands& operands) const;
    void unknown() { ++m_programs.cards.back().unknown; }

    void lowerAbility(std::uint8_t paragraph);
    Condition lowerCondition(std::size_t node) override;
    void lowerEffect(std::size_t node) override;
    void lowerStatic(std::size_t node, Static rule);

    FunctionRoles<Role> m_functions;
    Programs& m_programs;
};

} // namespace blattwerk::engine::ikonen
