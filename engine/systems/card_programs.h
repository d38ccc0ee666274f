#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace blattwerk::engine {

/// The part of CardPrograms that belongs to one card.
struct CardProgram {
    std::uint16_t firstAbility = 0;
    std::uint16_t firstStatic = 0;
    std::uint8_t abilityCount = 0;
    std::uint8_t staticCount = 0;
    /// Clauses that a human carries out.
    std::uint8_t manualClauses = 0;
    /// Functions of the language that the lowering does not know; none, as a test shows.
    std::uint8_t unknown = 0;
};

/// The compiled texts of the cards of a game, one after another: flat, built once, then only read. `Ability::start` is
/// the ability's first instruction; the code of each ends with Op::End.
template<typename Instruction, typename Ability, typename Static>
struct CardPrograms {
    static_assert(std::is_trivially_copyable_v<Instruction> && std::is_trivially_copyable_v<Ability> &&
                  std::is_trivially_copyable_v<Static>);

    std::vector<Instruction> code;
    std::vector<Ability> abilities;
    std::vector<Static> statics;
    std::vector<CardProgram> cards;

    [[nodiscard]] std::span<const Ability> abilitiesOf(const CardProgram& card) const {
        return {abilities.data() + card.firstAbility, card.abilityCount};
    }
    [[nodiscard]] std::span<const Static> staticsOf(const CardProgram& card) const {
        return {statics.data() + card.firstStatic, card.staticCount};
    }
};

} // namespace blattwerk::engine
