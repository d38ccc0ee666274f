#pragma once

#include "engine/systems/body_lowering.h"
#include "engine/systems/fahnenturnier/function_table.h"
#include "engine/systems/fahnenturnier/program.h"

#include <functional>
#include <string_view>
#include <utility>

namespace blattwerk::engine::fahnenturnier {

/// Turns the trees of card texts into programs. What the card language left as manual text becomes Op::Manual.
class Lowering : public BodyLowering<Programs> {
public:
    /// Number of the name of a card or a set, kNoName for one that the tournament does not know.
    using NameNumber = std::function<std::uint16_t(std::string_view)>;

    Lowering(const language::CardLanguage& language, Programs& programs, NameNumber nameNumber)
        : BodyLowering(language, programs),
          m_functions(functionTable(language)),
          m_nameNumber(std::move(nameNumber)) {}

private:
    /// What the arguments of a function say, each in its own field.
    struct Operands {
        Who who = Who::You;
        Pile pile = Pile::Rest;
        Level level = Level::A;
        Counted counted = Counted::Nothing;
        std::int16_t n = 0;
        std::int16_t most = 0;
        std::uint16_t name = kNoName;
        bool hasBonus = false;
        bool timesX = false;
    };
    using Entry = FunctionRoles<Role>::Entry;

    [[nodiscard]] Entry entry(std::size_t node) const { return m_functions[fun(node)]; }
    [[nodiscard]] Operands operandsOf(std::size_t node);
    void readLiteral(std::size_t node, Operands& operands);
    [[nodiscard]] Moment momentOf(std::size_t node);

    void lowerAbility(std::uint8_t paragraph) override;
    [[nodiscard]] BodyTraits lowerActs(std::size_t node);
    void lowerDuring(std::uint8_t paragraph);
    Condition lowerCondition(std::size_t node) override;
    void lowerEffect(std::size_t node) override;
    void lowerLaterPicked(std::size_t node, bool conditional);
    void lowerCount(std::size_t counted, std::int32_t most) override;
    [[nodiscard]] bool isSequence(language::FunctionId fun) const override {
        return BodyLowering::isSequence(fun) || m_functions[fun].role == Role::Row;
    }

    FunctionRoles<Role> m_functions;
    NameNumber m_nameNumber;
};

} // namespace blattwerk::engine::fahnenturnier
