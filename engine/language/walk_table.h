#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::language {

struct Grammar;

/// How a production builds its tree, in preorder: what was read in a slot, a function, or a number.
struct BuildStep {
    enum Kind : std::uint8_t { Slot, Make, Number, SignedNumber } kind = Make;
    std::uint8_t argCount = 0; ///< of Make
    std::int32_t value = 0;    ///< slot, function or number
};

/// The phrase tries as the parser walks them: everything flat and small, and by terminal which nonterminals it can
/// begin.
class WalkTable {
public:
    /// What a nonterminal may stand for when it does not begin with the next token.
    enum Empty : std::uint8_t { kNever, kByWalking, kByProduction };

    static constexpr std::uint32_t kNoFollowers = 0xFFFFFFFFU;
    static constexpr int kPassesOn = -1;

    struct Start {
        int root = -1;
        int emptyProduction = -1;
    };
    struct Word {
        int terminal = 0;
        int to = 0;
    };
    struct Edge {
        std::uint32_t nonterminal = 0;
        int to = 0;
        Empty empty = kNever;
    };
    struct Node {
        std::uint32_t words = 0; ///< the first of its edges with terminals, which are sorted
        std::uint32_t edges = 0;
        std::uint32_t accepts = 0;
        std::uint32_t followers = kNoFollowers; ///< its row of m_followers, if it has one
        std::uint16_t wordCount = 0;
        std::uint16_t edgeCount = 0;
        std::uint16_t skippableCount = 0; ///< of its edges, the first ones: they may stand for nothing
        std::uint16_t acceptCount = 0;    ///< with the one that passes on what its only slot holds (kPassesOn)
    };

    /// How the item of a production is made, in the order in which that needs no recursion: arguments before what is
    /// made of them, the last first.
    struct Recipe {
        enum Flag : std::uint8_t {
            kBare = 1,       ///< canonical, without a capital or line break of its own
            kFirst = 2,      ///< what the renderer says of it, whatever its arguments are
            kVaried = 4,     ///< has words that are written in several ways elsewhere
            kPlain = 8,      ///< its function of all its slots and nothing else: the steps are these slots
            kUnbound = 16,   ///< has slots without meaning
            kEqualSlots = 32 ///< has slots that must hold the same
        };
        std::uint32_t steps = 0;
        std::uint16_t fun = 0;
        std::uint8_t stepCount = 0;
        std::uint8_t flags = 0;
        std::uint8_t mark = 0;
    };

    /// Of one production.
    static constexpr std::size_t kMostSteps = 32;

    void build(const Grammar& grammar);

    [[nodiscard]] const Recipe& recipe(int production) const { return m_recipes[static_cast<std::size_t>(production)]; }
    [[nodiscard]] const BuildStep* steps(const Recipe& recipe) const { return m_steps.data() + recipe.steps; }
    /// Slots of the production that has most of them.
    [[nodiscard]] std::size_t mostSlots() const { return m_mostSlots; }
    [[nodiscard]] const Start& start(std::size_t nonterminal) const { return m_starts[nonterminal]; }
    /// False if none of the node's nonterminals that stand for something can begin with the terminal.
    [[nodiscard]] bool mayFollow(const Node& node, int terminal) const {
        if (node.followers == kNoFollowers) {
            return true;
        }
        return terminal >= 0 && has(m_followers.data() + node.followers, static_cast<std::uint32_t>(terminal));
    }
    [[nodiscard]] const Node& node(int trieNode) const { return m_nodes[static_cast<std::size_t>(trieNode)]; }
    [[nodiscard]] const Word* words(const Node& node) const { return m_words.data() + node.words; }
    [[nodiscard]] const Edge* edges(const Node& node) const { return m_edges.data() + node.edges; }
    [[nodiscard]] const int* accepts(const Node& node) const { return m_accepts.data() + node.accepts; }

    /// Which nonterminals can begin with the terminal; none with an unknown one.
    [[nodiscard]] const std::uint64_t* beginners(int terminal) const {
        return m_beginners.data() + static_cast<std::size_t>(terminal + 1) * m_rowSize;
    }
    [[nodiscard]] static bool has(const std::uint64_t* row, std::uint32_t nonterminal) {
        return (row[nonterminal >> 6U] >> (nonterminal & 63U) & 1U) != 0;
    }

private:
    void addRecipe(const Grammar& grammar, int id);
    void addFollowers(const Grammar& grammar, Node& node);

    /// Nodes with fewer nonterminals are not worth a row.
    static constexpr std::ptrdiff_t kManyEdges = 3;
    std::vector<Start> m_starts;
    /// For nodes with many nonterminals: by terminal, whether one of them can begin with it.
    std::vector<std::uint64_t> m_followers;

    std::vector<Recipe> m_recipes; ///< by production
    std::vector<BuildStep> m_steps;
    std::size_t m_mostSlots = 1;
    std::vector<Node> m_nodes;
    std::vector<Word> m_words;
    std::vector<Edge> m_edges;
    std::vector<int> m_accepts;
    std::size_t m_rowSize = 0;
    std::vector<std::uint64_t> m_beginners; ///< one row per terminal; the first, empty one is that of kUnknownTerminal
};

} // namespace blattwerk::engine::language
