#include "engine/language/grammar_compiler.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace blattwerk::engine::language {

namespace {

bool isOffered(const Production& production, const std::vector<bool>& sayable) {
    return !production.alias && std::all_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
        return isTerminal(symbol) ? symbol != kTextTerminal : sayable[nonterminalOf(symbol)];
    });
}

/// Drops productions that can never be completed.
void dropUnproductive(Grammar& grammar) {
    std::vector<bool> productive(grammar.nonterminals.size());
    const auto complete = [&](int production) {
        for (const Symbol symbol : grammar.productions[static_cast<std::size_t>(production)].symbols) {
            if (!isTerminal(symbol) && !productive[nonterminalOf(symbol)]) {
                return false;
            }
        }
        return true;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < grammar.nonterminals.size(); ++i) {
            const std::vector<int>& productions = grammar.nonterminals[i].productions;
            if (!productive[i] && std::any_of(productions.begin(), productions.end(), complete)) {
                productive[i] = true;
                changed = true;
            }
        }
    }
    for (Nonterminal& nonterminal : grammar.nonterminals) {
        std::erase_if(nonterminal.productions, [&](int production) { return !complete(production); });
    }
}

/// Which nonterminals can be said canonically without a text that only a human carries out: what cannot is understood,
/// but nothing to offer.
std::vector<bool> withoutTexts(const Grammar& grammar) {
    std::vector<bool> sayable(grammar.nonterminals.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < grammar.nonterminals.size(); ++i) {
            for (const int id : grammar.nonterminals[i].productions) {
                if (!sayable[i] && isOffered(grammar.productions[static_cast<std::size_t>(id)], sayable)) {
                    sayable[i] = true;
                    changed = true;
                }
            }
        }
    }
    return sayable;
}

/// One round of what may begin each nonterminal; whether anything was new.
bool growFirst(Grammar& grammar) {
    bool changed = false;
    for (Nonterminal& nonterminal : grammar.nonterminals) {
        for (const int id : nonterminal.productions) {
            const Production& production = grammar.productions[static_cast<std::size_t>(id)];
            bool empty = true;
            for (const Symbol symbol : production.symbols) {
                if (isTerminal(symbol)) {
                    changed = changed || !nonterminal.first.has(symbol);
                    nonterminal.first.add(symbol);
                    if (!production.alias) {
                        nonterminal.firstCanonical.add(symbol);
                    }
                    empty = false;
                    break;
                }
                const Nonterminal& next = grammar.nonterminals[nonterminalOf(symbol)];
                changed = nonterminal.first.merge(next.first) || changed;
                if (!production.alias) {
                    changed = nonterminal.firstCanonical.merge(next.firstCanonical) || changed;
                }
                if (!next.nullable) {
                    empty = false;
                    break;
                }
            }
            if (empty && !nonterminal.nullable) {
                nonterminal.nullable = true;
                changed = true;
            }
        }
    }
    return changed;
}

/// What makes two productions of different nonterminals one and the same wording and meaning.
using Likeness = std::tuple<std::vector<Symbol>, std::vector<std::tuple<int, int, int>>, bool, int>;

Likeness likenessOf(const Production& production) {
    std::vector<std::tuple<int, int, int>> build;
    for (const BuildStep& step : production.build) {
        build.emplace_back(step.kind, step.argCount, step.value);
    }
    return {production.symbols, std::move(build), production.alias, production.mark};
}

std::set<Likeness> wordingsOf(const Grammar& grammar, const Nonterminal& nonterminal) {
    std::set<Likeness> all;
    for (const int id : nonterminal.productions) {
        all.insert(likenessOf(grammar.productions[static_cast<std::size_t>(id)]));
    }
    return all;
}

/// The nonterminals with which phrases of this one begin and all of whose phrases are phrases of this one too: they are
/// walked once, for both.
std::vector<std::size_t> shared(const Grammar& grammar, const Nonterminal& nonterminal) {
    std::set<std::size_t> beginners;
    for (const int id : nonterminal.productions) {
        const std::vector<Symbol>& symbols = grammar.productions[static_cast<std::size_t>(id)].symbols;
        if (!symbols.empty() && !isTerminal(symbols.front())) {
            beginners.insert(nonterminalOf(symbols.front()));
        }
    }
    const std::vector<int> members = grammar.syntax->membersOf(nonterminal.category);
    std::erase_if(beginners, [&](std::size_t id) {
        const Nonterminal& part = grammar.nonterminals[id];
        return part.nullable || part.productions.empty() || part.category == nonterminal.category ||
               std::ranges::find(members, part.category) == members.end();
    });
    if (beginners.empty()) {
        return {};
    }
    const std::set<Likeness> wordings = wordingsOf(grammar, nonterminal);
    std::vector<std::size_t> result;
    std::ranges::copy_if(beginners, std::back_inserter(result), [&](std::size_t id) {
        const std::set<Likeness> parts = wordingsOf(grammar, grammar.nonterminals[id]);
        return std::ranges::includes(wordings, parts);
    });
    return result;
}

void buildTrie(Grammar& grammar, Nonterminal& nonterminal, const std::vector<bool>& sayable) {
    const auto node = [&] {
        grammar.trie.emplace_back();
        return static_cast<int>(grammar.trie.size()) - 1;
    };
    nonterminal.root = node();
    std::set<Likeness> elsewhere;
    for (const std::size_t part : shared(grammar, nonterminal)) {
        const int to = node();
        grammar.trie[static_cast<std::size_t>(to)].passes = true;
        grammar.trie[static_cast<std::size_t>(nonterminal.root)].nonterminals.push_back(
            {symbolOf(part), to, -1, sayable[part]});
        elsewhere.merge(wordingsOf(grammar, grammar.nonterminals[part]));
    }
    for (const int id : nonterminal.productions) {
        const Production& production = grammar.productions[static_cast<std::size_t>(id)];
        if (production.symbols.empty()) {
            nonterminal.emptyProduction = id;
        }
        if (!elsewhere.empty() && elsewhere.contains(likenessOf(production))) {
            continue;
        }
        const bool offered = isOffered(production, sayable);
        int at = nonterminal.root;
        for (std::size_t i = 0; i < production.symbols.size(); ++i) {
            const Symbol symbol = production.symbols[i];
            const auto edgesOf = [&](int from) -> std::vector<TrieEdge>& {
                TrieNode& origin = grammar.trie[static_cast<std::size_t>(from)];
                return isTerminal(symbol) ? origin.terminals : origin.nonterminals;
            };
            std::vector<TrieEdge>& edges = edgesOf(at);
            const auto known =
                std::find_if(edges.begin(), edges.end(), [&](const TrieEdge& edge) { return edge.symbol == symbol; });
            if (known != edges.end()) {
                known->word = known->canonical ? known->word : production.words[i];
                known->canonical = known->canonical || offered;
                at = known->to;
            } else {
                const int to = node();
                edgesOf(at).push_back({symbol, to, production.words[i], offered});
                at = to;
            }
        }
        grammar.trie[static_cast<std::size_t>(at)].accepts.push_back(id);
    }
}

std::string describe(const Grammar& grammar, const Nonterminal& nonterminal) {
    return "." + grammar.language + " " + grammar.syntax->categories[static_cast<std::size_t>(nonterminal.category)];
}

/// Depth-first search for a nonterminal that can begin with itself.
class LeftRecursion {
public:
    explicit LeftRecursion(const Grammar& grammar) : m_grammar(grammar), m_state(grammar.nonterminals.size()) {}

    void search(std::size_t id) {
        m_state[id] = State::Open;
        for (const int production : m_grammar.nonterminals[id].productions) {
            for (const Symbol symbol : m_grammar.productions[static_cast<std::size_t>(production)].symbols) {
                if (isTerminal(symbol)) {
                    break;
                }
                const std::size_t next = nonterminalOf(symbol);
                if (m_state[next] == State::Open) {
                    throw GrammarError{describe(m_grammar, m_grammar.nonterminals[next]), "left recursion"};
                }
                if (m_state[next] == State::New) {
                    search(next);
                }
                if (!m_grammar.nonterminals[next].nullable) {
                    break;
                }
            }
        }
        m_state[id] = State::Done;
    }

private:
    enum class State : std::uint8_t { New, Open, Done };
    const Grammar& m_grammar;
    std::vector<State> m_state;
};

void refuseEqualWordings(const Grammar& grammar) {
    for (const Nonterminal& nonterminal : grammar.nonterminals) {
        std::map<std::vector<Symbol>, FunctionId> seen;
        for (const int id : nonterminal.productions) {
            const Production& production = grammar.productions[static_cast<std::size_t>(id)];
            const auto [known, isNew] = seen.try_emplace(production.symbols, production.fun);
            if (!isNew && known->second != production.fun) {
                throw GrammarError{describe(grammar, nonterminal),
                                   "same wording for " + grammar.syntax->functions[known->second].name + " and " +
                                       grammar.syntax->functions[production.fun].name};
            }
        }
    }
}

/// What the parser wants to know of each production at once.
void describeProductions(Grammar& grammar) {
    for (Production& production : grammar.productions) {
        const std::vector<BuildStep>& build = production.build;
        if (build.size() > WalkTable::kMostSteps) {
            throw GrammarError{describe(grammar, grammar.nonterminals[production.nonterminal]),
                               "a phrase means too many things at once"};
        }
        production.plain = build.front().kind == BuildStep::Make &&
                           build.size() == std::size_t{1} + build[0].argCount &&
                           std::all_of(build.begin() + 1, build.end(),
                                       [](const BuildStep& step) { return step.kind == BuildStep::Slot; });
        production.bare = !production.alias && std::all_of(production.capitals.begin(), production.capitals.end(),
                                                           [](std::uint8_t capital) { return capital == kNoCapital; });
        int slot = 0;
        for (std::size_t i = 0; i < production.symbols.size(); ++i) {
            const Symbol symbol = production.symbols[i];
            if (!isTerminal(symbol) && production.slotArgs[i] < 0) {
                production.unboundSlots.emplace_back(slot, grammar.unbound(nonterminalOf(symbol)));
            }
            slot += !isTerminal(symbol) || symbol < kSelfTerminal ? 1 : 0;
            if (symbol >= kFirstWord && grammar.spellings[static_cast<std::size_t>(symbol)] < 0) {
                production.variedWords.emplace_back(static_cast<int>(i), production.words[i]);
            }
        }
    }
}

void findSpellings(Grammar& grammar) {
    grammar.spellings.assign(grammar.terminals.size(), -1);
    std::vector<bool> seen(grammar.terminals.size());
    for (std::size_t word = 0; word < grammar.words.size(); ++word) {
        const auto terminal = static_cast<std::size_t>(grammar.wordTerminals[word]);
        grammar.spellings[terminal] = seen[terminal] ? -1 : static_cast<int>(word);
        seen[terminal] = true;
    }
}

} // namespace

int Grammar::unbound(std::size_t nonterminal) const {
    for (const int id : nonterminals[nonterminal].productions) {
        const Production& production = productions[static_cast<std::size_t>(id)];
        if (!production.alias && production.argSymbols.empty()) {
            return id;
        }
    }
    return -1;
}

void CanonicalIndex::build(const std::vector<Nonterminal>& nonterminals, const std::vector<Production>& productions,
                           std::size_t functions) {
    m_functions = functions;
    m_index.assign(nonterminals.size() * functions, 0);
    m_lists.assign(1, {});
    for (std::size_t i = 0; i < nonterminals.size(); ++i) {
        for (const int id : nonterminals[i].productions) {
            const Production& production = productions[static_cast<std::size_t>(id)];
            if (production.alias) {
                continue;
            }
            std::uint32_t& at = m_index[i * functions + production.fun];
            if (at == 0) {
                at = static_cast<std::uint32_t>(m_lists.size());
                m_lists.emplace_back();
            }
            m_lists[at].push_back(id);
        }
    }
}

const std::string& Grammar::categoryName(int category) const {
    const auto found = categoryNames.find(category);
    return found == categoryNames.end() ? syntax->categories[static_cast<std::size_t>(category)] : found->second;
}

void finishGrammar(Grammar& grammar) {
    dropUnproductive(grammar);
    for (Nonterminal& nonterminal : grammar.nonterminals) {
        nonterminal.first.resize(grammar.terminals.size());
        nonterminal.firstCanonical.resize(grammar.terminals.size());
    }
    while (growFirst(grammar)) {
    }
    if (grammar.nonterminals[grammar.start].productions.empty()) {
        throw GrammarError{"." + grammar.language, "no text can be said at all"};
    }
    LeftRecursion(grammar).search(grammar.start);
    refuseEqualWordings(grammar);
    const std::vector<bool> sayable = withoutTexts(grammar);
    for (Nonterminal& nonterminal : grammar.nonterminals) {
        buildTrie(grammar, nonterminal, sayable);
    }
    for (TrieNode& node : grammar.trie) {
        std::sort(node.terminals.begin(), node.terminals.end(),
                  [](const TrieEdge& a, const TrieEdge& b) { return a.symbol < b.symbol; });
    }
    findSpellings(grammar);
    describeProductions(grammar);
    grammar.canonical.build(grammar.nonterminals, grammar.productions, grammar.syntax->functions.size());
    grammar.walk.build(grammar);
    grammar.references = referenceWordsOf(grammar);
}

} // namespace blattwerk::engine::language
