#pragma once

#include "engine/language/grammar.h"
#include "engine/language/reading.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// Walks the phrase tries top-down, filtered by what may come first, remembers results per nonterminal and place, and
/// keeps every derivation. A workspace: reuse it, but not from two threads at once.
class Parser {
public:
    explicit Parser(const Grammar& grammar) : m_grammar(grammar) {}

    /// Number of different trees that cover all tokens.
    std::size_t parse(std::span<const Token> tokens, std::size_t nonterminal);
    /// How many of the tokens the longest beginning has that is known; 0 if none is.
    [[nodiscard]] std::size_t longestBeginning(std::span<const Token> tokens, std::size_t nonterminal);
    /// One of them; with `ranges`, the tokens that each node covers (from, to); with `productions`, by which of them
    /// each node was read, kNoProduction where a phrase only implies it.
    [[nodiscard]] Tree tree(std::size_t n, std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges = nullptr,
                            std::vector<int>* productions = nullptr) const;
    /// The nonterminal as which each node of that tree was read; kNoNonterminal where a phrase only implies it.
    [[nodiscard]] std::vector<std::uint32_t> nonterminals(std::size_t n) const;
    /// Whether that tree was read from canonical phrases alone, which leave no capital to choose.
    [[nodiscard]] bool isCanonical(std::size_t n) const { return m_items[m_results[n]].canonical; }

    /// Records, in the next parses, where the walk came to a halt. Slower.
    void setTracking(bool tracking) { m_tracking = tracking; }
    /// The furthest token that the last tracked parse could begin to look at.
    [[nodiscard]] std::size_t furthest() const { return m_furthest; }
    struct Place {
        int trieNode = 0;
        std::size_t nonterminal = 0;
    };
    /// Where it stood there: the edges of these nodes are exactly what may follow.
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; }

    [[nodiscard]] const Grammar& grammar() const { return m_grammar; }

    static constexpr std::uint32_t kNoNonterminal = 0xFFFFFFFFU;
    static constexpr int kNoProduction = -1;

private:
    struct Item {
        FunctionId fun = 0;
        std::uint8_t argCount = 0;
        bool canonical = true;
        std::int32_t value = 0;
        std::uint32_t firstArg = 0;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        int production = kNoProduction;
    };
    struct Found {
        std::uint32_t end = 0;
        std::uint32_t item = 0;
        int next = -1;
    };
    struct Walk {
        std::size_t nonterminal = 0;
        std::size_t begin = 0;
        std::size_t base = 0; ///< of the slots on the stack
        int list = -1;
        int last = -1;
    };

    /// First of the things found at the beginning, -1 if there is none.
    [[nodiscard]] int start(std::span<const Token> tokens, std::size_t nonterminal);
    [[nodiscard]] int parseAt(std::size_t nonterminal, std::size_t at);
    void walk(int trieNode, std::size_t at, Walk& state);
    void accept(const WalkTable::Node& node, std::size_t at, Walk& state);
    void followTerminal(const WalkTable::Node& node, std::size_t at, Walk& state);
    void followNonterminal(const WalkTable::Edge& edge, bool begins, std::size_t at, Walk& state);
    void noteReached(int trieNode, std::size_t nonterminal, std::size_t at);
    /// Makes the item of a production; `slots` are the items of its `slotCount` slots.
    [[nodiscard]] std::uint32_t build(int productionId, const std::uint32_t* slots, std::size_t slotCount,
                                      std::size_t begin, std::size_t end);
    [[nodiscard]] bool isCanonical(const Production& production, const std::uint32_t* slots,
                                   std::size_t slotCount) const;
    [[nodiscard]] std::uint32_t buildStep(const Production& production, std::size_t& step, const std::uint32_t* slots,
                                          std::size_t begin, std::size_t end);
    [[nodiscard]] std::uint32_t literal(const Token& token, std::size_t at);
    [[nodiscard]] bool same(std::uint32_t a, std::uint32_t b) const;
    void flatten(std::uint32_t item, std::vector<Node>& nodes,
                 std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges, std::vector<int>* productions) const;

    const Grammar& m_grammar;
    std::span<const Token> m_tokens;
    std::vector<Item> m_items;
    std::vector<std::uint32_t> m_args;
    std::vector<Found> m_found;
    std::vector<std::uint32_t> m_stack;
    std::vector<std::uint32_t> m_results;
    std::vector<std::uint32_t> m_stamps;
    std::vector<int> m_lists;
    std::uint32_t m_generation = 0;
    bool m_tracking = false;
    std::size_t m_furthest = 0;
    std::vector<Place> m_places;
};

} // namespace blattwerk::engine::language
