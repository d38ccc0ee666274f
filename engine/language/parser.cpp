#include "engine/language/parser.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::language {

namespace {
constexpr std::uint8_t kLiteralFlags = WalkTable::Recipe::kBare | WalkTable::Recipe::kFirst;

/// Whether one of the node's nonterminals can stand for something that begins with the terminal, or for nothing.
bool canFollow(const WalkTable& table, const WalkTable::Node& node, int terminal) {
    if (node.skippableCount > 0) {
        return true;
    }
    if (node.followers != WalkTable::kNoFollowers) {
        return table.mayFollow(node, terminal);
    }
    const std::uint64_t* const beginners = table.beginners(terminal);
    const WalkTable::Edge* edge = table.edges(node);
    for (const WalkTable::Edge* const end = edge + node.edgeCount; edge != end; ++edge) {
        if (WalkTable::has(beginners, edge->nonterminal)) {
            return true;
        }
    }
    return false;
}
} // namespace

int Parser::start(std::span<const Token> tokens, std::size_t nonterminal) {
    m_tokens = tokens;
    m_terminals.clear();
    for (const Token& token : tokens) {
        m_terminals.push_back(std::max(token.terminal, kUnknownTerminal));
    }
    m_terminals.push_back(kUnknownTerminal);
    m_items.clear();
    m_args.clear();
    m_found.clear();
    m_results.clear();
    m_places.clear();
    m_furthest = 0;
    ++m_generation;
    const std::size_t needed = m_grammar.nonterminals.size() * (tokens.size() + 1);
    if (m_memos.size() < needed || m_generation == 0) {
        m_generation = 1;
        m_memos.assign(needed, {});
    }
    return parseAt(nonterminal, 0, 0);
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
    const std::size_t size = m_items[m_results[n]].size;
    std::vector<Node> nodes(size);
    if (ranges != nullptr) {
        ranges->resize(size);
    }
    if (productions != nullptr) {
        productions->resize(size);
    }
    flatten(m_results[n], 0, nodes, ranges, productions);
    return Tree(std::move(nodes));
}

void Parser::flatten(std::uint32_t id, std::size_t at, std::vector<Node>& nodes,
                     std::vector<std::pair<std::uint32_t, std::uint32_t>>* ranges,
                     std::vector<int>* productions) const {
    const Item& item = m_items[id];
    nodes[at] = {item.fun, item.size, item.value};
    if (ranges != nullptr) {
        (*ranges)[at] = {item.begin, item.end};
    }
    if (productions != nullptr) {
        (*productions)[at] = item.production;
    }
    ++at;
    for (std::uint32_t i = 0; i < item.argCount; ++i) {
        const std::uint32_t arg = m_args[item.firstArg + i];
        flatten(arg, at, nodes, ranges, productions);
        at += m_items[arg].size;
    }
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
    const auto begin = static_cast<std::uint32_t>(at);
    *m_items.add() = {
        static_cast<FunctionId>(fun), 1, 0, kLiteralFlags, token.value, 0, begin, begin + 1, kNoProduction};
    return m_items.size() - 1;
}

std::uint32_t Parser::follow(const WalkTable::Recipe& recipe, const std::uint32_t* slots, std::size_t begin,
                             std::size_t end) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    std::array<std::uint32_t, WalkTable::kMostSteps> made; // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t top = 0;
    const BuildStep* const steps = m_grammar.walk.steps(recipe);
    for (std::size_t step = 0; step < recipe.stepCount; ++step) {
        const BuildStep& now = steps[step];
        if (now.kind == BuildStep::Slot) {
            made[top++] = slots[now.value];
            continue;
        }
        Item item{static_cast<FunctionId>(now.value),
                  1,
                  now.argCount,
                  kLiteralFlags,
                  0,
                  m_args.size(),
                  static_cast<std::uint32_t>(begin),
                  static_cast<std::uint32_t>(end),
                  kNoProduction};
        if (now.kind == BuildStep::Make) {
            std::uint32_t* const args = m_args.add(now.argCount);
            for (std::size_t i = 0; i < now.argCount; ++i) {
                args[i] = made[--top];
                item.size = static_cast<std::uint16_t>(item.size + m_items[args[i]].size);
            }
        } else {
            item.fun = static_cast<FunctionId>(now.kind == BuildStep::Number ? syntax.integer : syntax.signedInteger);
            item.value = now.value;
        }
        made[top++] = m_items.size();
        *m_items.add() = item;
    }
    return made[0];
}

bool Parser::saysUnbound(int productionId, const std::uint32_t* slots) const {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(productionId)];
    return std::all_of(production.unboundSlots.begin(), production.unboundSlots.end(),
                       [&](const auto& slot) { return m_items[slots[slot.first]].production == slot.second; });
}

std::uint32_t Parser::build(int productionId, const std::uint32_t* slots, std::size_t slotCount, std::size_t begin,
                            std::size_t end) {
    using Recipe = WalkTable::Recipe;
    const Recipe& recipe = m_grammar.walk.recipe(productionId);
    unsigned all = recipe.flags;
    unsigned any = recipe.flags;
    for (std::size_t i = 0; i < slotCount; ++i) {
        const unsigned flags = m_items[slots[i]].flags;
        all &= flags;
        any |= flags;
    }
    if ((recipe.flags & Recipe::kUnbound) != 0 && !saysUnbound(productionId, slots)) {
        all &= ~unsigned{Recipe::kBare};
    }
    const auto flags = static_cast<std::uint8_t>((all & (unsigned{Recipe::kBare} | unsigned{Recipe::kFirst})) |
                                                 (any & unsigned{Recipe::kVaried}));
    if ((recipe.flags & Recipe::kPlain) != 0) {
        const BuildStep* const steps = m_grammar.walk.steps(recipe);
        const std::uint32_t firstArg = m_args.size();
        std::uint32_t* const args = m_args.add(recipe.stepCount);
        unsigned size = 1;
        for (std::size_t i = 0; i < recipe.stepCount; ++i) {
            args[i] = slots[steps[i].value];
            size += m_items[args[i]].size;
        }
        const std::uint32_t id = m_items.size();
        Item& item = *m_items.add();
        item.fun = recipe.fun;
        item.size = static_cast<std::uint16_t>(size);
        item.argCount = recipe.stepCount;
        item.flags = flags;
        item.value = recipe.mark;
        item.firstArg = firstArg;
        item.begin = static_cast<std::uint32_t>(begin);
        item.end = static_cast<std::uint32_t>(end);
        item.production = productionId;
        return id;
    }
    const std::uint32_t id = follow(recipe, slots, begin, end);
    Item& item = m_items[id];
    item.value = recipe.mark != 0 ? recipe.mark : item.value;
    item.production = productionId;
    item.flags = flags;
    return id;
}

std::uint32_t Parser::buildEmpty(int productionId, std::size_t at) {
    using Recipe = WalkTable::Recipe;
    const Recipe& recipe = m_grammar.walk.recipe(productionId);
    if ((recipe.flags & Recipe::kPlain) == 0 || recipe.stepCount > 0) {
        return build(productionId, nullptr, 0, at, at);
    }
    const std::uint32_t id = m_items.size();
    const auto place = static_cast<std::uint32_t>(at);
    *m_items.add() = {
        recipe.fun,  1,
        0,           static_cast<std::uint8_t>(recipe.flags & (unsigned{Recipe::kBare} | unsigned{Recipe::kFirst})),
        recipe.mark, 0,
        place,       place,
        productionId};
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

bool Parser::isConsistent(int productionId, const std::uint32_t* slots) const {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(productionId)];
    return std::all_of(production.equalSlots.begin(), production.equalSlots.end(),
                       [&](const auto& pair) { return same(slots[pair.first], slots[pair.second]); });
}

void Parser::accept(const WalkTable::Node& node, std::size_t at, std::size_t top, Walk& state) {
    const int* const ids = m_grammar.walk.accepts(node);
    const std::uint32_t* const slots = m_stack.data() + state.base;
    for (std::size_t n = 0; n < node.acceptCount; ++n) {
        const bool passes = ids[n] == WalkTable::kPassesOn;
        if (!passes && (m_grammar.walk.recipe(ids[n]).flags & WalkTable::Recipe::kEqualSlots) != 0 &&
            !isConsistent(ids[n], slots)) {
            continue;
        }
        const std::uint32_t item = passes ? slots[0] : build(ids[n], slots, top - state.base, state.begin, at);
        bool known = false;
        for (int i = state.list; i >= 0 && !known; i = m_found[static_cast<std::size_t>(i)].next) {
            const Found& found = m_found[static_cast<std::size_t>(i)];
            known = found.end == at && same(found.item, item);
        }
        if (known) {
            continue;
        }
        const int newest = static_cast<int>(m_found.size());
        *m_found.add() = {static_cast<std::uint32_t>(at), item, -1};
        (state.last >= 0 ? m_found[static_cast<std::size_t>(state.last)].next : state.list) = newest;
        state.last = newest;
    }
}

int Parser::wordFrom(const WalkTable::Node& node, int terminal) const {
    constexpr std::size_t kFew = 8;
    const WalkTable::Word* word = m_grammar.walk.words(node);
    const WalkTable::Word* const end = word + node.wordCount;
    if (node.wordCount > kFew) {
        word = std::lower_bound(word, end, terminal,
                                [](const WalkTable::Word& one, int wanted) { return one.terminal < wanted; });
    }
    while (word != end && word->terminal < terminal) {
        ++word;
    }
    return word == end || word->terminal != terminal ? -1 : word->to;
}

void Parser::followEmpty(const WalkTable::Edge& edge, std::size_t at, std::size_t top, Walk& state) {
    const WalkTable::Start& start = m_grammar.walk.start(edge.nonterminal);
    m_stack[top] = buildEmpty(start.emptyProduction, at);
    walk(edge.to, at, top + 1, state);
    if (m_tracking) {
        noteReached(start.root, edge.nonterminal, at);
    }
}

void Parser::walk(int trieNode, std::size_t at, std::size_t top, Walk& state) {
    for (;;) {
        const WalkTable::Node& node = m_grammar.walk.node(trieNode);
        if (m_tracking) {
            noteReached(trieNode, state.nonterminal, at);
        }
        if (node.acceptCount > 0) {
            accept(node, at, top, state);
        }
        const int terminal = m_terminals[at];
        const int next = node.wordCount > 0 ? wordFrom(node, terminal) : -1;
        const bool follows = node.edgeCount > 0 && canFollow(m_grammar.walk, node, terminal);
        if (next >= 0) {
            const bool hasValue = terminal < kSelfTerminal;
            if (hasValue) {
                m_stack[top] = literal(m_tokens[at], at);
            }
            if (!follows) {
                // Most phrases go on with one word after another.
                top += hasValue ? 1U : 0U;
                trieNode = next;
                ++at;
                continue;
            }
            walk(next, at + 1, top + (hasValue ? 1U : 0U), state);
        }
        if (follows) {
            followNonterminals(node, at, top, state);
        }
        return;
    }
}

void Parser::followNonterminals(const WalkTable::Node& node, std::size_t at, std::size_t top, Walk& state) {
    // Most of them cannot begin here.
    const int terminal = m_terminals[at];
    const std::uint64_t* const beginners = m_grammar.walk.beginners(terminal);
    const WalkTable::Edge* edge = m_grammar.walk.edges(node);
    const bool all = m_grammar.walk.mayFollow(node, terminal);
    for (const WalkTable::Edge* const end = edge + (all ? node.edgeCount : node.skippableCount); edge != end; ++edge) {
        const bool begins = WalkTable::has(beginners, edge->nonterminal);
        if (begins || edge->empty == WalkTable::kByWalking) {
            for (int i = parseAt(edge->nonterminal, at, top); i >= 0;) {
                const Found found = m_found[static_cast<std::size_t>(i)];
                m_stack[top] = found.item;
                walk(edge->to, found.end, top + 1, state);
                i = found.next;
            }
        } else if (edge->empty == WalkTable::kByProduction) {
            followEmpty(*edge, at, top, state);
        }
    }
}

int Parser::parseAt(std::size_t nonterminal, std::size_t at, std::size_t top) {
    const std::size_t key = nonterminal * m_terminals.size() + at;
    if (m_memos[key].generation == m_generation) {
        return m_memos[key].list;
    }
    if (m_stack.size() < top + m_grammar.walk.mostSlots()) {
        m_stack.resize(2 * (top + m_grammar.walk.mostSlots()));
    }
    Walk state;
    state.nonterminal = nonterminal;
    state.begin = at;
    state.base = top;
    walk(m_grammar.walk.start(nonterminal).root, at, top, state);
    m_memos[key] = {m_generation, state.list};
    return state.list;
}

} // namespace blattwerk::engine::language
