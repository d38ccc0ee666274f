#include "engine/language/parser.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::language {

namespace {
constexpr std::size_t kMostArguments = 8;
}

int Parser::start(std::span<const Token> tokens, std::size_t nonterminal) {
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
    return parseAt(nonterminal, 0);
}

std::size_t Parser::parse(std::span<const Token> tokens, std::size_t nonterminal) {
    for (int i = start(tokens, nonterminal); i >= 0; i = m_found[static_cast<std::size_t>(i)].next) {
        const Found& found = m_found[static_cast<std::size_t>(i)];
        if (found.end == tokens.size()) {
            m_results.push_back(found.item);
        }
    }
    return m_results.size();
}

std::size_t Parser::longestBeginning(std::span<const Token> tokens, std::size_t nonterminal) {
    std::size_t longest = 0;
    for (int i = start(tokens, nonterminal); i >= 0; i = m_found[static_cast<std::size_t>(i)].next) {
        longest = std::max<std::size_t>(longest, m_found[static_cast<std::size_t>(i)].end);
    }
    return longest;
}

Tree Parser::tree(std::size_t n, std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges,
                  std::vector<int>* productions) const {
    std::vector<Node> nodes;
    nodes.reserve(48);
    if (ranges != nullptr) {
        ranges->reserve(48);
    }
    flatten(m_results[n], nodes, ranges, productions);
    return Tree(std::move(nodes));
}

void Parser::flatten(std::uint32_t id, std::vector<Node>& nodes,
                     std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges,
                     std::vector<int>* productions) const {
    const Item& item = m_items[id];
    const std::size_t at = nodes.size();
    nodes.push_back({item.fun, 1, item.value});
    if (ranges != nullptr) {
        ranges->emplace_back(item.begin, item.end);
    }
    if (productions != nullptr) {
        productions->push_back(item.production);
    }
    for (std::uint32_t i = 0; i < item.argCount; ++i) {
        flatten(m_args[item.firstArg + i], nodes, ranges, productions);
    }
    nodes[at].size = static_cast<std::uint16_t>(nodes.size() - at);
}

std::vector<std::uint32_t> Parser::nonterminals(std::size_t n) const {
    std::vector<int> productions;
    static_cast<void>(tree(n, nullptr, &productions));
    std::vector<std::uint32_t> all;
    for (const int id : productions) {
        all.push_back(id == kNoProduction ? kNoNonterminal
                                          : m_grammar.productions[static_cast<std::size_t>(id)].nonterminal);
    }
    return all;
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
    Item item;
    item.fun = static_cast<FunctionId>(fun);
    item.value = token.value;
    item.begin = static_cast<std::uint32_t>(at);
    item.end = static_cast<std::uint32_t>(at + 1);
    m_items.push_back(item);
    return static_cast<std::uint32_t>(m_items.size()) - 1;
}

std::uint32_t Parser::buildStep(const Production& production, std::size_t& step, const std::uint32_t* slots,
                                std::size_t begin, std::size_t end) {
    const BuildStep& now = production.build[step++];
    if (now.kind == BuildStep::Slot) {
        return slots[now.value];
    }
    Item item;
    item.begin = static_cast<std::uint32_t>(begin);
    item.end = static_cast<std::uint32_t>(end);
    if (now.kind == BuildStep::Make) {
        std::array<std::uint32_t, kMostArguments> args{};
        for (std::size_t i = 0; i < now.argCount; ++i) {
            args[i] = buildStep(production, step, slots, begin, end);
        }
        item.fun = static_cast<FunctionId>(now.value);
        item.argCount = now.argCount;
        item.firstArg = static_cast<std::uint32_t>(m_args.size());
        m_args.insert(m_args.end(), args.begin(), args.begin() + now.argCount);
    } else {
        const AbstractSyntax& syntax = *m_grammar.syntax;
        item.fun = static_cast<FunctionId>(now.kind == BuildStep::Number ? syntax.integer : syntax.signedInteger);
        item.value = now.value;
    }
    m_items.push_back(item);
    return static_cast<std::uint32_t>(m_items.size()) - 1;
}

bool Parser::isCanonical(const Production& production, const std::uint32_t* slots, std::size_t slotCount) const {
    if (!production.bare) {
        return false;
    }
    for (std::size_t i = 0; i < slotCount; ++i) {
        if (!m_items[slots[i]].canonical) {
            return false;
        }
    }
    for (const auto& [slot, said] : production.unboundSlots) {
        if (m_items[slots[slot]].production != said) {
            return false;
        }
    }
    return true;
}

std::uint32_t Parser::build(int productionId, const std::uint32_t* slots, std::size_t slotCount, std::size_t begin,
                            std::size_t end) {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(productionId)];
    const bool canonical = isCanonical(production, slots, slotCount);
    auto id = static_cast<std::uint32_t>(m_items.size());
    if (production.plain) {
        const BuildStep* const steps = production.build.data();
        const std::size_t firstArg = m_args.size();
        for (std::size_t i = 1; i <= steps->argCount; ++i) {
            m_args.push_back(slots[steps[i].value]);
        }
        m_items.push_back({static_cast<FunctionId>(steps->value), steps->argCount, canonical, production.mark,
                           static_cast<std::uint32_t>(firstArg), static_cast<std::uint32_t>(begin),
                           static_cast<std::uint32_t>(end), productionId});
        return id;
    }
    std::size_t step = 0;
    id = buildStep(production, step, slots, begin, end);
    Item& item = m_items[id];
    item.value = production.mark != 0 ? production.mark : item.value;
    item.production = productionId;
    item.canonical = canonical;
    return id;
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

void Parser::accept(const WalkTable::Node& node, std::size_t at, Walk& state) {
    const int* const ids = m_grammar.walk.accepts(node);
    for (std::size_t n = 0; n < node.acceptCount; ++n) {
        const Production& production = m_grammar.productions[static_cast<std::size_t>(ids[n])];
        const std::uint32_t* slots = m_stack.data() + state.base;
        const bool consistent =
            std::all_of(production.equalSlots.begin(), production.equalSlots.end(),
                        [&](const auto& pair) { return same(slots[pair.first], slots[pair.second]); });
        if (!consistent) {
            continue;
        }
        const std::uint32_t item = build(ids[n], slots, m_stack.size() - state.base, state.begin, at);
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

void Parser::followTerminal(const WalkTable::Node& node, std::size_t at, Walk& state) {
    constexpr std::size_t kFew = 8;
    const int terminal = m_tokens[at].terminal;
    const WalkTable::Word* word = m_grammar.walk.words(node);
    const WalkTable::Word* const end = word + node.wordCount;
    if (node.wordCount > kFew) {
        word = std::lower_bound(word, end, terminal,
                                [](const WalkTable::Word& one, int wanted) { return one.terminal < wanted; });
    }
    while (word != end && word->terminal < terminal) {
        ++word;
    }
    if (word == end || word->terminal != terminal) {
        return;
    }
    const bool hasValue = terminal < kSelfTerminal;
    if (hasValue) {
        m_stack.push_back(literal(m_tokens[at], at));
    }
    walk(word->to, at + 1, state);
    if (hasValue) {
        m_stack.pop_back();
    }
}

void Parser::followNonterminal(const WalkTable::Edge& edge, bool begins, std::size_t at, Walk& state) {
    if (begins || edge.empty == WalkTable::kByWalking) {
        for (int i = parseAt(edge.nonterminal, at); i >= 0; i = m_found[static_cast<std::size_t>(i)].next) {
            const Found found = m_found[static_cast<std::size_t>(i)];
            m_stack.push_back(found.item);
            walk(edge.to, found.end, state);
            m_stack.pop_back();
        }
        return;
    }
    const Nonterminal& nonterminal = m_grammar.nonterminals[edge.nonterminal];
    m_stack.push_back(build(nonterminal.emptyProduction, nullptr, 0, at, at));
    walk(edge.to, at, state);
    m_stack.pop_back();
    if (m_tracking) {
        noteReached(nonterminal.root, edge.nonterminal, at);
    }
}

void Parser::walk(int trieNode, std::size_t at, Walk& state) {
    const WalkTable::Node& node = m_grammar.walk.node(trieNode);
    if (m_tracking) {
        noteReached(trieNode, state.nonterminal, at);
    }
    if (node.acceptCount > 0) {
        accept(node, at, state);
    }
    const bool atEnd = at >= m_tokens.size();
    if (node.wordCount > 0 && !atEnd) {
        followTerminal(node, at, state);
    }
    if (node.edgeCount == 0) {
        return;
    }
    // Most of them cannot begin here.
    const int terminal = atEnd ? kUnknownTerminal : std::max(m_tokens[at].terminal, kUnknownTerminal);
    const std::uint64_t* const beginners = m_grammar.walk.beginners(terminal);
    const WalkTable::Edge* const edges = m_grammar.walk.edges(node);
    for (std::size_t i = 0; i < node.edgeCount; ++i) {
        const bool begins = WalkTable::has(beginners, edges[i].nonterminal);
        if (begins || edges[i].empty != WalkTable::kNever) {
            followNonterminal(edges[i], begins, at, state);
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
