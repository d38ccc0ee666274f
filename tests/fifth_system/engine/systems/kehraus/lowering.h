#pragma once

#include "tests/fifth_system/engine/systems/kehraus/program.h"

#include "engine/systems/body_lowering.h"
#include "engine/systems/function_roles.h"

namespace blattwerk::engine::kehraus {

/// What a function of the vocabulary is to the engine.
enum class Role : std::uint8_t { None, Effect, Condition, Player, Counted };

/// Turns the trees of card texts into programs.
class Lowering : public BodyLowering<Programs> {
public:
    Lowering(const language::CardLanguage& language, Programs& programs);

private:
    void lowerAbility(std::uint8_t paragraph) override;
    Condition lowerCondition(std::size_t node) override;
    void lowerEffect(std::size_t node) override;
    void lowerCount(std::size_t counted, std::int32_t most) override;

    FunctionRoles<Role> m_functions;
};

} // namespace blattwerk::engine::kehraus
