#pragma once

#include "engine/language/card_language.h"
#include "engine/systems/card_programs.h"
#include "engine/systems/counted_amount.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace blattwerk::engine {

/// Numbers of the functions of base.abs that give every card text its shape.
struct SharedFunctions {
    explicit SharedFunctions(const language::CardLanguage& language)
        : act(language.functionId("act")),
          on(language.functionId("on")),
          permanent(language.functionId("static")),
          permanentIf(language.functionId("staticIf")),
          body(language.functionId("body")),
          bodyElse(language.functionId("bodyElse")),
          bodyThen(language.functionId("bodyThen")),
          stepsThen(language.functionId("stepsThen")),
          lastThen(language.functionId("lastThen")),
          laterIf(language.functionId("laterIf")),
          laterElse(language.functionId("laterElse")),
          laterPay(language.functionId("laterPay")),
          laterMay(language.functionId("laterMay")),
          when(language.functionId("when")),
          price(language.functionId("price")),
          optionalPrice(language.functionId("optionalPrice")),
          may(language.functionId("may")),
          payAlso(language.functionId("payAlso")),
          step(language.functionId("step")),
          seq(language.functionId("seq")),
          manual(language.functionId("manual")),
          manualCond(language.functionId("manualCond")),
          manualPrice(language.functionId("manualPrice")) {}

    language::FunctionId act, on, permanent, permanentIf, body, bodyElse, bodyThen, stepsThen, lastThen, laterIf,
        laterElse, laterPay, laterMay, when, price, optionalPrice, may, payAlso, step, seq, manual, manualCond,
        manualPrice;
};

/// Lowers what all systems share of a card text: condition, price, "Freiwillig:", effects one after another,
/// "Sonst:". Programs is a CardPrograms; its instructions have `op`, `to`, `condition` and `sentence`; their operations
/// include End, Jump (to `to`), IfNot (to `to` unless the condition holds), Ask (to `to` on "no"), Count (X of the
/// ability, counted only once) and Manual.
template<typename Programs>
class BodyLowering {
public:
    /// Appends the program of a card's text; returns its number in Programs::cards. Nothing where the text is too long
    /// or has a number too large for an instruction: then all programs are useless, for such a text must not be played
    /// as another one.
    [[nodiscard]] std::optional<std::size_t> lower(const language::CardReading& reading) {
        constexpr std::size_t kMostOfCard = std::numeric_limits<std::uint8_t>::max();
        constexpr std::size_t kMostOfAll = std::numeric_limits<std::uint16_t>::max();
        m_reading = &reading;
        m_fits = reading.abilities.size() <= kMostOfCard && reading.clauses.size() <= kMostOfCard &&
                 m_programs.abilities.size() < kMostOfAll && m_programs.statics.size() < kMostOfAll;
        CardProgram card;
        card.firstAbility = static_cast<std::uint16_t>(m_programs.abilities.size());
        card.firstStatic = static_cast<std::uint16_t>(m_programs.statics.size());
        card.manualClauses = static_cast<std::uint8_t>(std::min(reading.manual, kMostOfCard));
        m_programs.cards.push_back(card);
        for (m_ability = 0; m_fits && m_ability < reading.abilities.size(); ++m_ability) {
            m_tree = &reading.abilities[m_ability].tree;
            if (!m_tree->empty()) {
                lowerAbility(static_cast<std::uint8_t>(m_ability));
            }
        }
        CardProgram& made = m_programs.cards.back();
        made.abilityCount = static_cast<std::uint8_t>(m_programs.abilities.size() - made.firstAbility);
        made.staticCount = static_cast<std::uint8_t>(m_programs.statics.size() - made.firstStatic);
        m_fits = m_fits && m_programs.code.size() < kMostOfAll;
        return m_fits ? std::optional(m_programs.cards.size() - 1) : std::nullopt;
    }

protected:
    using Instruction = typename decltype(Programs::code)::value_type;
    using Op = decltype(Instruction::op);
    using Condition = decltype(Instruction::condition);

    BodyLowering(const language::CardLanguage& language, Programs& programs)
        : m_language(language),
          m_shared(language),
          m_amount(language),
          m_programs(programs) {}
    virtual ~BodyLowering() = default;

    /// What a body told about the ability it belongs to.
    struct BodyTraits {
        bool asks = false;
        bool hasPrice = false;
    };
    /// Jumps that lead to the end of the ability.
    using Exits = std::vector<std::size_t>;

    /// The tree of one paragraph.
    virtual void lowerAbility(std::uint8_t paragraph) = 0;
    virtual Condition lowerCondition(std::size_t node) = 0;
    virtual void lowerEffect(std::size_t node) = 0;
    /// Emits Count for what is counted, at most so much (0: no limit).
    virtual void lowerCount(std::size_t counted, std::int32_t most) = 0;
    /// Whether the node only puts others in a row.
    [[nodiscard]] virtual bool isSequence(language::FunctionId fun) const {
        return fun == m_shared.step || fun == m_shared.seq;
    }

    /// A number of the text as an operand. One that does not fit makes lower() fail.
    template<typename Number>
    [[nodiscard]] Number operand(std::int32_t value) {
        m_fits = m_fits && std::in_range<Number>(value);
        return static_cast<Number>(value);
    }
    void unknown() { ++m_programs.cards.back().unknown; }

    /// body(gate, payment, asking, effects), bodyElse(condition, payment, asking, effects, otherwise) or
    /// bodyThen(payment, sentences), with its End.
    BodyTraits lowerBody(std::size_t node) {
        BodyTraits traits;
        Exits exits;
        if (fun(node) == m_shared.bodyThen) {
            traits.hasPrice = lowerPayment(child(node, 0), exits, traits);
            lowerEffects(child(node, 1));
            close(exits);
            emit(Op::End, node);
            return traits;
        }
        Exits toElse;
        const bool otherwise = fun(node) == m_shared.bodyElse;
        if (otherwise) {
            lowerTest(child(node, 0), toElse);
        } else {
            lowerGate(child(node, 0), exits);
        }
        traits.hasPrice = lowerPayment(child(node, 1), exits, traits);
        traits.asks = lowerAsking(child(node, 2), child(node, 3), exits) || traits.asks;
        lowerEffects(child(node, 3));
        if (otherwise) {
            exits.push_back(emit(Op::Jump, node));
            close(toElse);
            lowerEffects(child(node, 4));
        }
        close(exits);
        emit(Op::End, node);
        return traits;
    }

    /// price(prices), optionalPrice(prices) or noPrice. True if something is to be paid. A system without prices of its
    /// own has each of them paid by hand.
    virtual bool lowerPayment(std::size_t node, Exits& exits, BodyTraits& traits) {
        if (fun(node) != m_shared.price && fun(node) != m_shared.optionalPrice) {
            return false;
        }
        std::size_t prices = child(node, 0);
        if (fun(node) == m_shared.optionalPrice) {
            traits.asks = true;
            exits.push_back(emit(Op::Ask, prices));
        }
        while (true) {
            emit(Op::Manual, child(prices, 0));
            if (fun(prices) != m_shared.payAlso) {
                break;
            }
            prices = child(prices, 1);
        }
        exits.push_back(emit(Op::Jump, prices));
        return true;
    }

    void lowerGate(std::size_t node, Exits& exits) {
        if (fun(node) == m_shared.when) {
            lowerTest(child(node, 0), exits);
        }
    }

    void lowerTest(std::size_t node, Exits& exits) {
        if (fun(node) == m_shared.manualCond) {
            // A human decides and carries on by hand.
            emit(Op::Manual, node);
            exits.push_back(emit(Op::Jump, node));
            return;
        }
        Instruction test;
        test.op = Op::IfNot;
        test.condition = lowerCondition(node);
        exits.push_back(emit(test, node));
    }

    /// True if the owner of the card is asked.
    bool lowerAsking(std::size_t node, std::size_t effects, Exits& exits) {
        if (fun(node) != m_shared.may) {
            return false;
        }
        exits.push_back(emit(Op::Ask, effects));
        return true;
    }

    void lowerEffects(std::size_t node) {
        const language::FunctionId kind = fun(node);
        if (kind == m_shared.laterIf || kind == m_shared.laterElse || kind == m_shared.laterPay ||
            kind == m_shared.laterMay) {
            lowerLater(node);
            return;
        }
        if (!isSequence(kind) && kind != m_shared.stepsThen && kind != m_shared.lastThen) {
            lowerStep(node);
            return;
        }
        for (std::size_t at = node + 1; at < node + (*m_tree)[node].size; at += (*m_tree)[at].size) {
            lowerEffects(at);
        }
    }

    /// laterIf(condition, payment, asking, effects), laterElse(the same, otherwise), laterPay(payment, asking, effects)
    /// or laterMay(effects): what an ability asks for behind its first sentence.
    void lowerLater(std::size_t node) {
        BodyTraits traits;
        Exits exits;
        Exits toElse;
        const bool otherwise = fun(node) == m_shared.laterElse;
        std::size_t at = node + 1;
        const auto next = [&] { return std::exchange(at, at + (*m_tree)[at].size); };
        if (otherwise || fun(node) == m_shared.laterIf) {
            lowerTest(next(), otherwise ? toElse : exits);
        }
        if (fun(node) == m_shared.laterMay) {
            exits.push_back(emit(Op::Ask, at));
        } else {
            static_cast<void>(lowerPayment(next(), exits, traits));
            const std::size_t asking = next();
            static_cast<void>(lowerAsking(asking, at, exits));
        }
        lowerEffects(next());
        if (otherwise) {
            exits.push_back(emit(Op::Jump, node));
            close(toElse);
            lowerEffects(at);
        }
        close(exits);
    }

    void close(const Exits& exits) {
        for (const std::size_t at : exits) {
            code()[at].to = static_cast<std::uint16_t>(code().size());
        }
    }

    std::size_t emit(Op op, std::size_t node) {
        Instruction instruction;
        instruction.op = op;
        return emit(instruction, node);
    }
    std::size_t emit(Instruction instruction, std::size_t node) {
        instruction.sentence = static_cast<std::uint8_t>(language::clauseOf(*m_reading, m_ability, node));
        code().push_back(instruction);
        return code().size() - 1;
    }

    [[nodiscard]] language::FunctionId fun(std::size_t node) const { return (*m_tree)[node].fun; }
    [[nodiscard]] std::size_t child(std::size_t node, std::size_t n) const { return m_tree->child(node, n); }
    [[nodiscard]] const language::Tree& tree() const { return *m_tree; }
    [[nodiscard]] const language::CardReading& reading() const { return *m_reading; }
    [[nodiscard]] const language::CardLanguage& language() const { return m_language; }
    [[nodiscard]] const SharedFunctions& shared() const { return m_shared; }
    [[nodiscard]] const CountedAmount& amountX() const { return m_amount; }
    [[nodiscard]] Programs& programs() { return m_programs; }

private:
    [[nodiscard]] std::vector<Instruction>& code() { return m_programs.code; }

    void lowerStep(std::size_t node) {
        if (m_amount.isDefinition(fun(node))) {
            return;
        }
        if (m_amount.usedIn(*m_tree, node)) {
            const std::optional<std::size_t> definition = m_amount.definition(*m_tree);
            if (!definition.has_value()) {
                emit(Op::Manual, node);
                return;
            }
            const std::size_t limit = child(*definition, 1);
            lowerCount(child(*definition, 0), (*m_tree)[limit].size > 1 ? (*m_tree)[child(limit, 0)].value : 0);
        }
        lowerEffect(node);
    }

    const language::CardLanguage& m_language;
    SharedFunctions m_shared;
    CountedAmount m_amount;
    Programs& m_programs;
    bool m_fits = true;
    const language::CardReading* m_reading = nullptr;
    const language::Tree* m_tree = nullptr;
    std::size_t m_ability = 0;
};

} // namespace blattwerk::engine
