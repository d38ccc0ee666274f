#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::language {

struct Grammar;

/// The phrase tries as the parser walks them: everything flat and small, and by terminal which nonterminals it can
/// begin.
class WalkTable {
public:
    /// What a nonterminal may stand for when it does not begin with the next token.
    enum Empty : std::uint8_t { kNever, kByWalking, kByProduction };

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
        std::uint16_t wordCount = 0;
        std::uint16_t edgeCount = 0;
        std::uint16_t acceptCount = 0;
    };

    void build(const Grammar& grammar);

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
    std::vector<Node> m_nodes;
    std::vector<Word> m_words;
    std::vector<Edge> m_edges;
    std::vector<int> m_accepts;
    std::size_t m_rowSize = 0;
    std::vector<std::uint64_t> m_beginners; ///< one row per terminal; the first, empty one is that of kUnknownTerminal
};

} // namespace blattwerk::engine::language
