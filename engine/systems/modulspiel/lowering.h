#pragma once

#include "engine/language/reading.h"
#include "engine/systems/modulspiel/meaning_table.h"
#include "engine/systems/modulspiel/program.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// Turns the trees of card texts into programs: abilities with their instructions, and permanent rules. What the card
/// language left as manual text becomes Op::Manual.
class Lowering {
public:
    /// Number of a card name, Filter::kNoName for one that no card of the game bears.
    using NameNumber = std::function<std::uint16_t(std::string_view)>;

    Lowering(const language::CardLanguage& language, Programs& programs, NameNumber nameNumber)
        : m_meanings(language),
          m_programs(programs),
          m_nameNumber(std::move(nameNumber)) {}

    /// Appends the programs of a card's text.
    void lower(const language::CardReading& reading);
    /// Clauses so far that are understood, but that no instruction stands for.
    [[nodiscard]] int unknownCount() const { return m_unknown; }

private:
    // Reading the tree
    [[nodiscard]] const Meaning& meaning(std::size_t node) const { return m_meanings[(*m_tree)[node].fun]; }
    [[nodiscard]] std::size_t child(std::size_t node, std::size_t n) const { return m_tree->child(node, n); }
    [[nodiscard]] bool is(std::size_t node, Form form) const {
        const Meaning& one = meaning(node);
        return one.kind == MeaningKind::Structure && one.code == static_cast<std::uint8_t>(form);
    }
    /// The code of a word of that kind; what else stands there counts as the first of its kind.
    template<class Code>
    [[nodiscard]] Code code(std::size_t node, MeaningKind kind) const {
        const Meaning& one = meaning(node);
        return one.kind == kind ? static_cast<Code>(one.code) : Code{};
    }
    [[nodiscard]] std::int8_t number(std::size_t node) const;
    [[nodiscard]] std::uint8_t clauseAt(std::size_t node) const;

    // Abilities
    void lowerAbility();
    void lowerHeads(std::size_t node, Ability& ability);
    void lowerBody(std::size_t node, Ability& ability);
    void lowerPayment(std::size_t node, Ability& ability, std::vector<std::size_t>& toEnd);
    void lowerEffects(std::size_t node);
    void lowerInstruction(std::size_t node, MeaningKind kind);
    void lowerStatic(std::size_t node, Zone zone, Condition condition);
    void manual(std::size_t node);

    // Parts
    [[nodiscard]] Condition condition(std::size_t node) const;
    [[nodiscard]] Place place(std::size_t node) const;
    [[nodiscard]] std::uint16_t target(std::size_t node);
    void readQuant(std::size_t node, Target& target) const;
    [[nodiscard]] Filter filter(std::size_t node) const;

    // Writing
    std::size_t emit(Instruction in) {
        m_programs.code.push_back(in);
        return m_programs.code.size() - 1;
    }
    [[nodiscard]] std::uint16_t here() const { return static_cast<std::uint16_t>(m_programs.code.size()); }
    void patch(std::size_t at) { m_programs.code[at].to = here(); }

    MeaningTable m_meanings;
    Programs& m_programs;
    NameNumber m_nameNumber;
    int m_unknown = 0;
    // The card at hand
    const language::CardReading* m_reading = nullptr;
    const language::Tree* m_tree = nullptr;
    std::size_t m_ability = 0;
};

} // namespace blattwerk::engine::modulspiel
