#pragma once

#include "engine/systems/body_lowering.h"
#include "engine/systems/ikonen/function_table.h"
#include "engine/systems/ikonen/program.h"

namespace blattwerk::engine::ikonen {

/// Turns the trees of card texts into programs. What the card language left as manual text becomes Op::Manual.
class Lowering : public BodyLowering<Programs> {
public:
    Lowering(const language::CardLanguage& language, Programs& programs)
        : BodyLowering(language, programs),
          m_functions(functionTable(language)) {}

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
        bool timesX = false;
        std::int16_t amounts[kValueCount] = {};
    };
    using Entry = FunctionRoles<Role>::Entry;

    [[nodiscard]] Entry entry(std::size_t node) const { return m_functions[fun(node)]; }
    [[nodiscard]] std::int16_t number(std::size_t node);
    [[nodiscard]] Operands operandsOf(std::size_t node);
    void addBonus(std::size_t node, Operands& operands);

    void lowerAbility(std::uint8_t paragraph) override;
    Condition lowerCondition(std::size_t node) override;
    void lowerEffect(std::size_t node) override;
    void lowerCount(std::size_t counted, std::int32_t most) override;
    void lowerStatic(std::size_t node, Static rule);

    FunctionRoles<Role> m_functions;
};

} // namespace blattwerk::engine::ikonen
