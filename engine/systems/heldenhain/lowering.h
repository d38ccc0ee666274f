#pragma once

#include "engine/systems/counted_amount.h"
#include "engine/systems/heldenhain/function_table.h"
#include "engine/systems/heldenhain/rules.h"

#include <functional>
#include <string>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// Turns the trees of card texts into programs: abilities with their instructions, and permanent rules. What the card
/// language left as manual text becomes Op::Manual.
class Lowering {
public:
    /// Number of a card name, Filter::kNoName for one that no card of the match bears.
    using NameNumber = std::function<std::uint16_t(std::string_view)>;

    Lowering(const language::CardLanguage& language, Rules& rules, NameNumber nameNumber)
        : m_language(language),
          m_functions(language),
          m_amount(language),
          m_rules(rules),
          m_nameNumber(std::move(nameNumber)) {}

    /// Numbers of a text are kept in a byte.
    static constexpr std::int32_t kMostNumber = 99;

    /// Appends the programs of the card's text and enters them in its info; false if they are too long for the match.
    /// Precondition: type and values are set, no number exceeds kMostNumber.
    [[nodiscard]] bool lower(const language::CardReading& reading, std::size_t card);

private:
    // Reading the tree
    [[nodiscard]] Fn fn(std::size_t node) const { return m_functions[(*m_tree)[node].fun]; }
    [[nodiscard]] std::size_t child(std::size_t node, std::size_t n) const { return m_tree->child(node, n); }
    [[nodiscard]] Fn childFn(std::size_t node, std::size_t n) const { return fn(child(node, n)); }
    [[nodiscard]] std::int8_t number(std::size_t node) const;
    [[nodiscard]] std::int8_t childNumber(std::size_t node, std::size_t n) const { return number(child(node, n)); }
    [[nodiscard]] std::uint16_t name(std::size_t node) const;
    [[nodiscard]] std::uint8_t clauseAt(std::size_t node) const;

    // Abilities
    void lowerAbility();
    void lowerHead(std::size_t node, Ability& ability) const;
    void lowerBody(std::size_t node, Ability& ability);
    /// Flags of an ability that asks or has a price before anything else happens.
    std::uint8_t lowerPayment(std::size_t node, std::vector<std::size_t>& toEnd);
    void lowerTest(std::size_t node, std::vector<std::size_t>& toElse, std::vector<std::size_t>& toEnd);
    void lowerAsk(std::size_t effects, std::vector<std::size_t>& toEnd);
    void lowerLater(std::size_t node);
    /// Where both lead on.
    void lowerOtherwise(std::size_t node, const std::vector<std::size_t>& toElse, std::vector<std::size_t>& toEnd);
    void lowerPrice(std::size_t node);
    void lowerEffects(std::size_t node);
    void lowerStep(std::size_t node);
    void lowerBranch(std::size_t node, Op op, Condition condition, bool hasElse);
    void lowerChoice(std::size_t node);
    void lowerForEach(std::size_t node);
    /// Counts X for a step that uses it; false if X has no meaning.
    [[nodiscard]] bool lowerCount(std::size_t node);
    void lowerEffect(std::size_t node);
    bool lowerFigureEffect(std::size_t node, Instruction& in);
    bool lowerSideEffect(std::size_t node, Instruction& in);
    bool lowerOtherEffect(std::size_t node, Instruction& in);
    void manual(std::size_t node);
    [[nodiscard]] Condition lowerCondition(std::size_t node);

    // Targets
    [[nodiscard]] std::uint16_t target(std::size_t node);
    [[nodiscard]] std::uint16_t addTarget(const Target& target);
    void readQuant(std::size_t node, Target& target) const;
    void readDesc(std::size_t node, Filter& filter) const;
    void readFilters(std::size_t node, Filter& filter) const;
    [[nodiscard]] TypeMask types(std::size_t node) const;
    [[nodiscard]] static Stat stat(Fn fn);
    void readMods(std::size_t node, std::int8_t (&amounts)[3]) const;
    [[nodiscard]] Who who(std::size_t node) const;

    // Permanent rules
    void lowerStatic(std::size_t node, Condition condition);
    void readSubject(std::size_t node, Static& rule);
    void addStatic(const Static& rule);

    // Writing
    std::size_t emit(Instruction in) {
        m_rules.code.push_back(in);
        return m_rules.code.size() - 1;
    }
    [[nodiscard]] std::uint16_t here() const { return static_cast<std::uint16_t>(m_rules.code.size()); }
    void patch(std::size_t at) { m_rules.code[at].to = here(); }

    const language::CardLanguage& m_language;
    FunctionTable m_functions;
    CountedAmount m_amount;
    Rules& m_rules;
    NameNumber m_nameNumber;
    // The card at hand
    const language::CardReading* m_reading = nullptr;
    const language::Tree* m_tree = nullptr;
    std::size_t m_ability = 0;
    std::size_t m_card = 0;
};

} // namespace blattwerk::engine::heldenhain
