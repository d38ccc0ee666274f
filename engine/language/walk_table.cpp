#include "engine/language/walk_table.h"

#include "engine/language/grammar.h"

namespace blattwerk::engine::language {

void WalkTable::build(const Grammar& grammar) {
    static_assert(kUnknownTerminal == -1);
    m_nodes.reserve(grammar.trie.size());
    for (const TrieNode& from : grammar.trie) {
        Node node;
        node.words = static_cast<std::uint32_t>(m_words.size());
        node.edges = static_cast<std::uint32_t>(m_edges.size());
        node.accepts = static_cast<std::uint32_t>(m_accepts.size());
        node.wordCount = static_cast<std::uint16_t>(from.terminals.size());
        node.edgeCount = static_cast<std::uint16_t>(from.nonterminals.size());
        node.acceptCount = static_cast<std::uint16_t>(from.accepts.size());
        m_nodes.push_back(node);
        for (const TrieEdge& edge : from.terminals) {
            m_words.push_back({edge.symbol, edge.to});
        }
        for (const TrieEdge& edge : from.nonterminals) {
            const std::size_t id = nonterminalOf(edge.symbol);
            const Nonterminal& next = grammar.nonterminals[id];
            const Empty whenNullable = next.emptyProduction >= 0 ? kByProduction : kByWalking;
            m_edges.push_back({static_cast<std::uint32_t>(id), edge.to, next.nullable ? whenNullable : kNever});
        }
        m_accepts.insert(m_accepts.end(), from.accepts.begin(), from.accepts.end());
    }
    m_rowSize = (grammar.nonterminals.size() + 63) / 64;
    m_beginners.assign((grammar.terminals.size() + 1) * m_rowSize, 0);
    for (std::size_t id = 0; id < grammar.nonterminals.size(); ++id) {
        for (std::size_t terminal = 0; terminal < grammar.terminals.size(); ++terminal) {
            if (grammar.nonterminals[id].first.has(static_cast<int>(terminal))) {
                m_beginners[(terminal + 1) * m_rowSize + (id >> 6U)] |= std::uint64_t{1} << (id & 63U);
            }
        }
    }
}

} // namespace blattwerk::engine::language
