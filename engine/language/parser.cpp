#include "engine/language/parser.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::language {

namespace {
constexpr std::size_t kMostArguments = 8;
}

std::size_t Parser::parse(std::span<const Token> tokens, std::size_t nonterminal) {
    m_tokens = tokens;
    m_items.clear();
    m_args.clear();
    m_found.clear();
    m_stack.clear();
    m_results.clear();
    m_places.clear();
    m_furthest = 0;
    ++m_generation;
    const std::size_t needed = m_grammar.nonterminals.size() * (tokens.size() + 1);
    if (m_stamps.size() < needed || m_generation == 0) {
        m_generation = 1;
        m_stamps.assign(needed, 0);
        m_lists.resize(needed);
    }
    for (int i = parseAt(nonterminal, 0); i >= 0; i = m_found[static_cast<std::size_t>(i)].next) {
        const Found& found = m_found[static_cast<std::size_t>(i)];
        if (found.end == tokens.size()) {
            m_results.push_back(found.item);
        }
    }
    return m_results.size();
}

Tree Parser::tree(std::size_t n, std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges) const {
    std::vector<Node> nodes;
    nodes.reserve(48);
    if (ranges != nullptr) {
        ranges->reserve(48);
    }
    flatten(m_results[n], nodes, ranges);
    return Tree(std::move(nodes));
}

void Parser::flatten(std::uint32_t id, std::vector<Node>& nodes,
                     std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges) const {
    const Item& item = m_items[id];
    const std::size_t at = nodes.size();
    nodes.push_back({item.fun, 1, item.value});
    if (ranges != nullptr) {
        ranges->emplace_back(item.begin, item.end);
    }
    for (std::uint32_t i = 0; i < item.argCount; ++i) {
        flatten(m_args[item.firstArg + i], nodes, ranges);
    }
    nodes[at].size = static_cast<std::uint16_t>(nodes.size() - at);
}

std::vector<std::uint32_t> Parser::nonterminals(std::size_t n) const {
    std::vector<std::uint32_t> all;
    collectNonterminals(m_results[n], all);
    return all;
}

void Parser::collectNonterminals(std::uint32_t id, std::vector<std::uint32_t>& nonterminals) const {
    const Item& item = m_items[id];
    nonterminals.push_back(item.nonterminal);
    for (std::uint32_t i = 0; i < item.argCount; ++i) {
        collectNonterminals(m_args[item.firstArg + i], nonterminals);
    }
}

bool Parser::same(std::uint32_t a, std::uint32_t b) const {
    if (a == b) {
        return true;
    }
    const Item& x = m_items[a];
    const Item& y = m_items[b];
    if (x.fun != y.fun || x.value != y.value || x.argCount != y.argCount) {
        return false;
    }
    for (std::uint32_t i = 0; i < x.argCount; ++i) {
        if (!same(m_args[x.firstArg + i], m_args[y.firstArg + i])) {
            return false;
        }
    }
    return true;
}

std::uint32_t Parser::literal(const Token& token, std::size_t at) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    int fun = syntax.integer;
    if (token.terminal == kSignedTerminal) {
        fun = syntax.signedInteger;
    } else if (token.terminal == kTextTerminal) {
        fun = syntax.text;
    } else if (token.terminal == kNameTerminal) {
        fun = syntax.name;
    }
    m_items.push_back({static_cast<FunctionId>(fun), 0, token.value, 0, static_cast<std::uint32_t>(at),
                       static_cast<std::uint32_t>(at + 1), kNoNonterminal});
    return static_cast<std::uint32_t>(m_items.size()) - 1;
}

std::uint32_t Parser::buildStep(const Production& production, std::size_t& step, const std::uint32_t* slots,
                                std::size_t begin, std::size_t end) {
    const BuildStep& now = production.build[step++];
    Item item;
    item.begin = static_cast<std::uint32_t>(begin);
    item.end = static_cast<std::uint32_t>(end);
    if (now.kind == BuildStep::Slot) {
        return slots[now.value];
    }
    if (now.kind == BuildStep::Number || now.kind == BuildStep::SignedNumber) {
        const AbstractSyntax& syntax = *m_grammar.syntax;
        item.fun = static_cast<FunctionId>(now.kind == BuildStep::Number ? syntax.integer : syntax.signedInteger);
        item.value = now.value;
    } else {
        if (production.build.size() == std::size_t{1} + now.argCount) {
            // Nearly all productions: a function of what was read, or of what has no arguments itself.
            item.fun = static_cast<FunctionId>(now.value);
            item.argCount = now.argCount;
            item.firstArg = static_cast<std::uint32_t>(m_args.size());
            while (step < production.build.size()) {
                const BuildStep& next = production.build[step];
                m_args.push_back(next.kind == BuildStep::Slot ? slots[production.build[step++].value]
                                                              : buildStep(production, step, slots, begin, end));
            }
            m_items.push_back(item);
            return static_cast<std::uint32_t>(m_items.size()) - 1;
        }
        std::array<std::uint32_t, kMostArguments> args{};
        for (std::size_t i = 0; i < now.argCount; ++i) {
            args[i] = buildStep(production, step, slots, begin, end);
        }
        item.fun = static_cast<FunctionId>(now.value);
        item.argCount = now.argCount;
        item.firstArg = static_cast<std::uint32_t>(m_args.size());
        m_args.insert(m_args.end(), args.begin(), args.begin() + now.argCount);
    }
    m_items.push_back(item);
    return static_cast<std::uint32_t>(m_items.size()) - 1;
}

std::uint32_t Parser::build(const Production& production, const std::uint32_t* slots, std::size_t begin,
                            std::size_t end) {
    std::size_t step = 0;
    const std::uint32_t item = buildStep(production, step, slots, begin, end);
    if (production.mark != 0) {
        m_items[item].value = production.mark;
    }
    return item;
}

void Parser::noteReached(int trieNode, std::size_t nonterminal, std::size_t at) {
    if (at > m_furthest) {
        m_furthest = at;
        m_places.clear();
    }
    if (at == m_furthest) {
        m_places.push_back({trieNode, nonterminal});
    }
}

void Parser::accept(const TrieNode& node, std::size_t at, Walk& state) {
    for (const int id : node.accepts) {
        const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
        const std::uint32_t* slots = m_stack.data() + state.base;
        const bool consistent =
            std::all_of(production.equalSlots.begin(), production.equalSlots.end(),
                        [&](const auto& pair) { return same(slots[pair.first], slots[pair.second]); });
        if (!consistent) {
            continue;
        }
        const std::uint32_t item = build(production, slots, state.begin, at);
        m_items[item].nonterminal = static_cast<std::uint32_t>(state.nonterminal);
        bool known = false;
        for (int i = state.list; i >= 0 && !known; i = m_found[static_cast<std::size_t>(i)].next) {
            const Found& found = m_found[static_cast<std::size_t>(i)];
            known = found.end == at && same(found.item, item);
        }
        if (known) {
            continue;
        }
        m_found.push_back({static_cast<std::uint32_t>(at), item, -1});
        const int newest = static_cast<int>(m_found.size()) - 1;
        (state.last >= 0 ? m_found[static_cast<std::size_t>(state.last)].next : state.list) = newest;
        state.last = newest;
    }
}

void Parser::followTerminal(const TrieNode& node, std::size_t at, Walk& state) {
    if (node.terminals.empty() || at >= m_tokens.size()) {
        return;
    }
    const int terminal = m_tokens[at].terminal;
    const auto edge = std::lower_bound(node.terminals.begin(), node.terminals.end(), terminal,
                                       [](const TrieEdge& one, int wanted) { return one.symbol < wanted; });
    if (edge == node.terminals.end() || edge->symbol != terminal) {
        return;
    }
    const bool hasValue = terminal < kSelfTerminal;
    if (hasValue) {
        m_stack.push_back(literal(m_tokens[at], at));
    }
    walk(edge->to, at + 1, state);
    if (hasValue) {
        m_stack.pop_back();
    }
}

void Parser::followNonterminal(const TrieEdge& edge, std::size_t at, Walk& state) {
    const std::size_t next = nonterminalOf(edge.symbol);
    const Nonterminal& nonterminal = m_grammar.nonterminals[next];
    const bool begins =
        at < m_tokens.size() && m_tokens[at].terminal >= 0 && nonterminal.first.has(m_tokens[at].terminal);
    if (begins || (nonterminal.nullable && nonterminal.emptyProduction < 0)) {
        for (int i = parseAt(next, at); i >= 0; i = m_found[static_cast<std::size_t>(i)].next) {
            const Found found = m_found[static_cast<std::size_t>(i)];
            m_stack.push_back(found.item);
            walk(edge.to, found.end, state);
            m_stack.pop_back();
        }
    } else if (nonterminal.nullable) {
        const Production& empty = m_grammar.productions[static_cast<std::size_t>(nonterminal.emptyProduction)];
        const std::uint32_t item = build(empty, nullptr, at, at);
        m_items[item].nonterminal = static_cast<std::uint32_t>(next);
        m_stack.push_back(item);
        walk(edge.to, at, state);
        m_stack.pop_back();
        if (m_tracking) {
            noteReached(nonterminal.root, next, at);
        }
    }
}

void Parser::walk(int trieNode, std::size_t at, Walk& state) {
    const TrieNode& node = m_grammar.trie[static_cast<std::size_t>(trieNode)];
    if (m_tracking) {
        noteReached(trieNode, state.nonterminal, at);
    }
    if (!node.accepts.empty()) {
        accept(node, at, state);
    }
    const int terminal = at < m_tokens.size() ? m_tokens[at].terminal : kUnknownTerminal;
    if (!node.terminals.empty()) {
        followTerminal(node, at, state);
    }
    // Most of them cannot begin here.
    for (const TrieEdge& edge : node.nonterminals) {
        const Nonterminal& next = m_grammar.nonterminals[nonterminalOf(edge.symbol)];
        if (next.nullable || (terminal >= 0 && next.first.has(terminal))) {
            followNonterminal(edge, at, state);
        }
    }
}

int Parser::parseAt(std::size_t nonterminal, std::size_t at) {
    const std::size_t key = nonterminal * (m_tokens.size() + 1) + at;
    if (m_stamps[key] == m_generation) {
        return m_lists[key];
    }
    Walk state;
    state.nonterminal = nonterminal;
    state.begin = at;
    state.base = m_stack.size();
    walk(m_grammar.nonterminals[nonterminal].root, at, state);
    m_stamps[key] = m_generation;
    m_lists[key] = state.list;
    return state.list;
}

} // namespace blattwerk::engine::language
