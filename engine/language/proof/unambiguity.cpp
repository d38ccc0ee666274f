#include "engine/language/proof/unambiguity.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {
constexpr std::size_t kMostOverlaps = 12;
}

UnambiguityProof::UnambiguityProof(const Grammar& grammar, int depth) : m_grammar(grammar), m_depth(depth) {
    findCycles();
}

void UnambiguityProof::findCycles() {
    const std::size_t count = m_grammar.nonterminals.size();
    std::vector<std::vector<std::size_t>> next(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (const int id : m_grammar.nonterminals[i].productions) {
            for (const Symbol symbol : m_grammar.productions[static_cast<std::size_t>(id)].symbols) {
                if (!isTerminal(symbol)) {
                    next[i].push_back(nonterminalOf(symbol));
                }
            }
        }
        std::sort(next[i].begin(), next[i].end());
        next[i].erase(std::unique(next[i].begin(), next[i].end()), next[i].end());
    }
    m_reaches.assign(count, std::vector<bool>(count));
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<std::size_t> open = next[i];
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            if (m_reaches[i][at]) {
                continue;
            }
            m_reaches[i][at] = true;
            open.insert(open.end(), next[at].begin(), next[at].end());
        }
    }
}

bool UnambiguityProof::partsOf(std::size_t nonterminal, const Production& production, int depth,
                               std::vector<Language>& parts) {
    for (auto symbol = production.symbols.rbegin(); symbol != production.symbols.rend(); ++symbol) {
        if (isTerminal(*symbol)) {
            parts.push_back({m_automata.word(*symbol), Count::of(1)});
            continue;
        }
        const std::size_t next = nonterminalOf(*symbol);
        int left = m_depth;
        if (inOneCycle(nonterminal, next)) {
            // Each way around a cycle passes a step back at least once; only that costs depth.
            left = next <= nonterminal ? depth - 1 : depth;
            if (left < 0) {
                return false;
            }
        }
        parts.push_back(languageOf(next, left));
    }
    return true;
}

void UnambiguityProof::report(const Production& first, const Production* second, std::size_t nonterminal,
                              Automata::Set common) {
    if (m_overlaps.size() >= kMostOverlaps) {
        return;
    }
    const AbstractSyntax& syntax = *m_grammar.syntax;
    Overlap overlap;
    overlap.first = syntax.functions[first.fun].name;
    overlap.second = second == nullptr ? std::string() : syntax.functions[second->fun].name;
    overlap.category = syntax.categories[static_cast<std::size_t>(m_grammar.nonterminals[nonterminal].category)];
    for (const int terminal : m_automata.shortest(common)) {
        overlap.witness +=
            (overlap.witness.empty() ? "" : " ") + m_grammar.terminals[static_cast<std::size_t>(terminal)];
    }
    m_overlaps.push_back(std::move(overlap));
}

const UnambiguityProof::Language& UnambiguityProof::languageOf(std::size_t nonterminal, int depth) {
    const std::pair<std::size_t, int> key{nonterminal, depth};
    if (const auto known = m_languages.find(key); known != m_languages.end()) {
        return known->second;
    }
    Language whole{m_automata.none(), Count::of(0)};
    std::vector<std::pair<Automata::Set, const Production*>> earlier;
    for (const int id : m_grammar.nonterminals[nonterminal].productions) {
        const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
        std::vector<Language> parts;
        if (!partsOf(nonterminal, production, depth, parts)) {
            continue;
        }
        Language phrase{m_automata.emptyString(), Count::of(1)};
        Count asStrings = Count::of(1);
        for (const Language& part : parts) {
            phrase.strings = m_automata.sequence(part.strings, phrase.strings);
            phrase.derivations = phrase.derivations * part.derivations;
            asStrings = asStrings * m_automata.size(part.strings);
            if (!(asStrings == m_automata.size(phrase.strings))) {
                report(production, nullptr, nonterminal, part.strings);
                asStrings = m_automata.size(phrase.strings);
            }
        }
        // Only where it has something in common with all before it, it is worth asking with which of them.
        const bool overlaps = m_automata.both(whole.strings, phrase.strings) != m_automata.none();
        for (std::size_t i = 0; overlaps && i < earlier.size(); ++i) {
            const auto& [strings, other] = earlier[i];
            if (const Automata::Set common = m_automata.both(strings, phrase.strings); common != m_automata.none()) {
                report(*other, &production, nonterminal, common);
            }
        }
        earlier.emplace_back(phrase.strings, &production);
        whole.strings = m_automata.either(whole.strings, phrase.strings);
        whole.derivations = whole.derivations + phrase.derivations;
    }
    return m_languages[key] = whole;
}

ProofResult UnambiguityProof::run() {
    const Language whole = languageOf(m_grammar.start, m_depth);
    const Count strings = m_automata.size(whole.strings);
    ProofResult result;
    result.unambiguous = whole.derivations == strings && m_overlaps.empty();
    result.derivations = whole.derivations.rough;
    result.strings = strings.rough;
    result.states = m_automata.stateCount();
    result.overlaps = std::move(m_overlaps);
    return result;
}

} // namespace blattwerk::engine::language
