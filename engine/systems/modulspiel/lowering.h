#pragma once

#include "engine/systems/body_lowering.h"
#include "engine/systems/modulspiel/function_table.h"
#include "engine/systems/modulspiel/program.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace blattwerk::engine::modulspiel {

/// Turns the trees of card texts into programs: abilities with their instructions, and permanent rules. What the card
/// language left as manual text becomes Op::Manual.
class Lowering : public BodyLowering<Programs> {
public:
    /// Number of a card name, Filter::kNoName for one that no card of the game bears.
    using NameNumber = std::function<std::uint16_t(std::string_view)>;

    Lowering(const language::CardLanguage& language, Programs& programs, NameNumber nameNumber)
        : BodyLowering(language, programs),
          m_functions(functionTable(language)),
          m_nameNumber(std::move(nameNumber)) {}

private:
    /// What the arguments of a function say, each in its own field.
    struct Operands {
        std::uint16_t target = Instruction::kNone;
        std::uint16_t second = Instruction::kNone;
        std::int8_t n = 0;
        std::int8_t most = 0;
        Place place = Place::Everywhere;
        PileKind pile = PileKind::Card;
        Counted counted = Counted::Nothing;
        Who who = Who::You;
        bool timesX = false;
    };
    using Entry = FunctionRoles<Role>::Entry;

    [[nodiscard]] Entry entry(std::size_t node) const { return m_functions[fun(node)]; }
    [[nodiscard]] bool isNumber(std::size_t node) const;
    [[nodiscard]] std::int8_t number(std::size_t node);

    void lowerAbility(std::uint8_t paragraph) override;
    void lowerHeads(std::size_t node, Ability& ability);
    Condition lowerCondition(std::size_t node) override;
    bool lowerPayment(std::size_t node, Exits& exits, BodyTraits& traits) override;
    void lowerEffect(std::size_t node) override;
    void lowerCount(std::size_t counted, std::int32_t most) override;
    void lowerInstruction(std::size_t node, Role role, language::FunctionId manual);
    void lowerStatic(std::size_t node, Static rule);

    [[nodiscard]] Operands operandsOf(std::size_t node);
    [[nodiscard]] std::uint16_t target(std::size_t node);
    void readQuant(std::size_t node, Target& target);
    [[nodiscard]] Filter filter(std::size_t node);

    FunctionRoles<Role> m_functions;
    NameNumber m_nameNumber;
};

} // namespace blattwerk::engine::modulspiel
