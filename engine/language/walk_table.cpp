#include "engine/language/walk_table.h"

#include "engine/language/grammar.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::language {

void WalkTable::addRecipe(const Grammar& grammar, int id) {
    const Production& production = grammar.productions[static_cast<std::size_t>(id)];
    Recipe recipe;
    recipe.steps = static_cast<std::uint32_t>(m_steps.size());
    recipe.fun = production.fun;
    recipe.mark = production.mark;
    recipe.stepCount = static_cast<std::uint8_t>(production.build.size());
    const auto mark = [&](bool holds, Recipe::Flag flag) {
        recipe.flags = static_cast<std::uint8_t>((holds ? unsigned{flag} : 0U) | recipe.flags);
    };
    mark(production.bare, Recipe::kBare);
    mark(production.plain, Recipe::kPlain);
    mark(!production.variedWords.empty(), Recipe::kVaried);
    mark(!production.unboundSlots.empty(), Recipe::kUnbound);
    mark(!production.equalSlots.empty(), Recipe::kEqualSlots);
    const std::vector<int>& choices = grammar.canonical.of(production.nonterminal, production.fun);
    const bool leads = !choices.empty() && choices.front() == id && production.mark == 0;
    mark(leads || grammar.syntax->isLiteral(production.fun), Recipe::kFirst);
    if (production.plain) {
        m_steps.insert(m_steps.end(), production.build.begin() + 1, production.build.end());
        --recipe.stepCount;
    } else {
        m_steps.insert(m_steps.end(), production.build.rbegin(), production.build.rend());
    }
    m_mostSlots = std::max(m_mostSlots, production.symbols.size());
    m_recipes.push_back(recipe);
}

void WalkTable::addFollowers(const Grammar& grammar, Node& node) {
    Edge* const edges = m_edges.data() + node.edges;
    Edge* const end = edges + node.edgeCount;
    const Edge* const first = std::stable_partition(edges, end, [](const Edge& edge) { return edge.empty != kNever; });
    node.skippableCount = static_cast<std::uint16_t>(first - edges);
    if (end - first < kManyEdges) {
        return;
    }
    node.followers = static_cast<std::uint32_t>(m_followers.size());
    TerminalSet all;
    all.resize(grammar.terminals.size());
    for (const Edge* edge = first; edge != end; ++edge) {
        static_cast<void>(all.merge(grammar.nonterminals[edge->nonterminal].first));
    }
    m_followers.insert(m_followers.end(), all.words().begin(), all.words().end());
}

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
        node.acceptCount = static_cast<std::uint16_t>(from.accepts.size() + (from.passes ? 1 : 0));
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
        if (from.passes) {
            m_accepts.push_back(kPassesOn);
        }
        addFollowers(grammar, node);
        m_nodes.push_back(node);
    }
    for (const Nonterminal& nonterminal : grammar.nonterminals) {
        m_starts.push_back({nonterminal.root, nonterminal.emptyProduction});
    }
    for (std::size_t id = 0; id < grammar.productions.size(); ++id) {
        addRecipe(grammar, static_cast<int>(id));
    }
    m_rowSize = (grammar.nonterminals.size() + 63) / 64;
    m_beginners.assign((grammar.terminals.size() + 1) * m_rowSize, 0);
    for (std::size_t id = 0; id < grammar.nonterminals.size(); ++id) {
        const std::vector<std::uint64_t>& words = grammar.nonterminals[id].first.words();
        for (std::size_t word = 0; word < words.size(); ++word) {
            for (std::uint64_t left = words[word]; left != 0; left &= left - 1) {
                const std::size_t terminal = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
                m_beginners[(terminal + 1) * m_rowSize + (id >> 6U)] |= std::uint64_t{1} << (id & 63U);
            }
        }
    }
}

} // namespace blattwerk::engine::language
