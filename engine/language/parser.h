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
    [[nodiscard]] bool isCanonical(std::size_t n) const { return hasFlag(n, WalkTable::Recipe::kBare); }
    /// Whether the renderer would surely say each node of that tree with the production it was read by.
    [[nodiscard]] bool isFirstChoice(std::size_t n) const { return hasFlag(n, WalkTable::Recipe::kFirst); }
    /// Whether it has words that are written in several ways elsewhere.
    [[nodiscard]] bool isVaried(std::size_t n) const { return hasFlag(n, WalkTable::Recipe::kVaried); }

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
    /// A node of the trees; its flags are those of WalkTable::Recipe, for all below it.
    struct Item {
        FunctionId fun;
        std::uint16_t size;
        std::uint8_t argCount;
        std::uint8_t flags;
        std::int32_t value;
        std::uint32_t firstArg;
        std::uint32_t begin;
        std::uint32_t end;
        int production;
    };
    struct Found {
        std::uint32_t end;
        std::uint32_t item;
        int next;
    };
    /// What was found at a place, if its generation is the present one.
    struct Memo {
        std::uint32_t generation = 0;
        int list = -1;
    };
    struct Walk {
        std::size_t nonterminal = 0;
        std::size_t begin = 0;
        std::size_t base = 0; ///< of the slots on the stack
        int list = -1;
        int last = -1;
    };
    /// Things of one parse: they are kept as memory for the next one.
    template<typename Thing>
    class Pool {
    public:
        void clear() { m_count = 0; }
        [[nodiscard]] std::uint32_t size() const { return m_count; }
        /// Room for some more, side by side.
        [[nodiscard]] Thing* add(std::uint32_t count = 1) {
            const std::uint32_t first = m_count;
            m_count += count;
            if (m_count > m_room) {
                grow();
            }
            return m_begin + first;
        }
        [[nodiscard]] Thing& operator[](std::size_t i) { return m_begin[i]; }
        [[nodiscard]] const Thing& operator[](std::size_t i) const { return m_begin[i]; }

    private:
        void grow() {
            m_things.resize(std::size_t{2} * m_count);
            m_begin = m_things.data();
            m_room = 2 * m_count;
        }

        std::vector<Thing> m_things;
        Thing* m_begin = nullptr;
        std::uint32_t m_count = 0;
        std::uint32_t m_room = 0;
    };

    /// First of the things found at the beginning, -1 if there is none.
    [[nodiscard]] int start(std::span<const Token> tokens, std::size_t nonterminal);
    /// `top`: behind the slots on the stack.
    [[nodiscard]] int parseAt(std::size_t nonterminal, std::size_t at, std::size_t top);
    void walk(int trieNode, std::size_t at, std::size_t top, Walk& state);
    void accept(const WalkTable::Node& node, std::size_t at, std::size_t top, Walk& state);
    /// Where the node leads with the terminal, -1 if nowhere.
    [[nodiscard]] int wordFrom(const WalkTable::Node& node, int terminal) const;
    void followNonterminals(const WalkTable::Node& node, std::size_t at, std::size_t top, Walk& state);
    void followEmpty(const WalkTable::Edge& edge, std::size_t at, std::size_t top, Walk& state);
    void noteReached(int trieNode, std::size_t nonterminal, std::size_t at);
    /// Makes the item of a production; `slots` are the items of its `slotCount` slots.
    [[nodiscard]] std::uint32_t build(int productionId, const std::uint32_t* slots, std::size_t slotCount,
                                      std::size_t begin, std::size_t end);
    /// The same of one without symbols.
    [[nodiscard]] std::uint32_t buildEmpty(int productionId, std::size_t at);
    /// Whether the slots without meaning are said as the renderer says them.
    [[nodiscard]] bool saysUnbound(int productionId, const std::uint32_t* slots) const;
    /// The item that the steps make, of the things on a stack of their own.
    [[nodiscard]] std::uint32_t follow(const WalkTable::Recipe& recipe, const std::uint32_t* slots, std::size_t begin,
                                       std::size_t end);
    [[nodiscard]] std::uint32_t literal(const Token& token, std::size_t at);
    [[nodiscard]] bool isConsistent(int productionId, const std::uint32_t* slots) const;
    [[nodiscard]] bool same(std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] bool hasFlag(std::size_t n, std::uint8_t flag) const {
        return (m_items[m_results[n]].flags & flag) != 0;
    }
    void flatten(std::uint32_t item, std::size_t at, std::vector<Node>& nodes,
                 std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges, std::vector<int>* productions) const;

    const Grammar& m_grammar;
    std::span<const Token> m_tokens;
    std::vector<int> m_terminals; ///< theirs, and one that nothing follows behind the last
    Pool<Item> m_items;
    Pool<std::uint32_t> m_args;
    Pool<Found> m_found;
    std::vector<std::uint32_t> m_stack;
    std::vector<std::uint32_t> m_results;
    std::vector<Memo> m_memos;
    std::uint32_t m_generation = 0;
    bool m_tracking = false;
    std::size_t m_furthest = 0;
    std::vector<Place> m_places;
};

} // namespace blattwerk::engine::language
