#include "engine/language/mentions.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <string>

namespace blattwerk::engine::language {

Mentions::Mentions(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges, std::span<const Token> tokens,
                   std::string_view text)
    : m_grammar(grammar),
      m_words(grammar.references),
      m_tree(tree),
      m_ranges(ranges),
      m_tokens(tokens),
      m_text(text),
      m_told(tokens.size()) {
    addThings();
    addNouns();
}

int Mentions::nounIn(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at) {
        if (const auto noun = m_words.nouns.find(m_tokens[at].terminal); noun != m_words.nouns.end()) {
            return noun->second.fun;
        }
    }
    return kNoNoun;
}

void Mentions::addThings() {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const int options = syntax.find("options");
    const int optionBefore = syntax.find("optionBefore");
    std::vector<std::size_t> apart; // where alternatives end: what was chosen in them is forgotten
    for (std::size_t at = 0; at < m_tree.size(); ++at) {
        const int fun = m_tree[at].fun;
        const Function& function = syntax.functions[m_tree[at].fun];
        if (fun == options || fun == optionBefore) {
            apart.push_back(at + 1 + m_tree[at + 1].size);
        }
        Mention one;
        one.token = m_ranges[at].first;
        one.end = m_tree.size();
        for (const std::size_t end : apart) {
            one.end = end > at ? std::min(one.end, end) : one.end;
        }
        if (function.gives >= 0) {
            addGiven(at, function.gives, one);
        } else if (function.card) {
            tell(at);
        } else if (function.introduces) {
            addChoice(at, function, one);
        } else if (m_words.things[m_tree[at].fun] && !function.pronoun) {
            addThing(at, one);
            tell(at);
            at += m_tree[at].size - 1U;
        }
    }
}

void Mentions::tell(std::size_t node) {
    for (std::size_t part = node; part < node + m_tree[node].size; ++part) {
        for (std::size_t token = m_ranges[part].first; token < m_ranges[part].second; ++token) {
            m_told[token] = true;
        }
    }
}

int Mentions::nounOf(std::size_t node) const {
    for (std::size_t part = node; part < node + m_tree[node].size; ++part) {
        if (m_grammar.syntax->functions[m_tree[part].fun].noun) {
            return m_tree[part].fun;
        }
    }
    return nounIn(m_ranges[node].first, m_ranges[node].second);
}

void Mentions::addGiven(std::size_t at, int given, Mention& one) {
    one.token = m_ranges[at].second;
    one.meaning = given;
    one.forms = formsOf(given);
    one.noun = m_words.nounOf[static_cast<std::size_t>(given)];
    tell(at);
    m_all.push_back(one);
}

void Mentions::addThing(std::size_t at, Mention& one) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const std::size_t child = at + 1;
    one.noun = nounOf(at);
    if (m_tree[at].size == 1) {
        one.meaning = m_tree[at].fun;
        one.forms = formsOf(one.meaning);
        one.noun = m_words.nounOf[m_tree[at].fun];
    } else if (syntax.functions[m_tree[child].fun].introduces) {
        addChoice(child, syntax.functions[m_tree[child].fun], one);
        return;
    } else if (m_tree[child].fun == syntax.name) {
        const auto from = m_tree.nodes().begin() + static_cast<std::ptrdiff_t>(at);
        one.named.assign(from, from + m_tree[at].size);
        one.forms = m_words.one;
    } else {
        const auto noun = std::find_if(m_tokens.begin() + m_ranges[at].first, m_tokens.begin() + m_ranges[at].second,
                                       [&](const Token& token) { return m_words.nouns.contains(token.terminal); });
        one.forms = noun == m_tokens.begin() + m_ranges[at].second ? m_words.one | m_words.many
                                                                   : m_words.nouns.at(noun->terminal).forms;
    }
    m_all.push_back(one);
}

void Mentions::addChoice(std::size_t quantity, const Function& function, Mention& one) {
    one.chosen = static_cast<int>(std::count_if(
        m_all.begin(), m_all.end(), [&](const Mention& other) { return other.chosen >= 0 && other.end > quantity; }));
    one.many = function.introducesMany;
    const Agreements gender = one.noun == kNoNoun ? 0 : m_words.singular[static_cast<std::size_t>(one.noun)];
    one.forms = one.many ? m_words.many : gender == 0 ? m_words.one : gender;
    m_all.push_back(one);
}

Agreements Mentions::formsOf(int fun) const {
    const Agreements forms = m_words.agreements[static_cast<std::size_t>(fun)];
    return forms == 0 ? m_words.one : forms;
}

void Mentions::addNouns() {
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        if (m_tokens[at].terminal == kTextTerminal) {
            addUnread(at);
            continue;
        }
        const auto noun = m_words.nouns.find(m_tokens[at].terminal);
        const bool pointed = at > 0 && m_words.isDemonstrative(m_tokens[at - 1].terminal);
        if (m_told[at] || pointed || noun == m_words.nouns.end() || (noun->second.forms & m_words.one) == 0) {
            continue;
        }
        addNoun(at, noun->second);
    }
}

void Mentions::addNoun(std::size_t token, const ReferenceWords::Noun& noun) {
    Mention one;
    one.token = token;
    one.end = m_tree.size();
    one.forms = noun.forms & m_words.one;
    one.noun = noun.fun;
    m_all.push_back(one);
}

void Mentions::addUnread(std::size_t token) {
    const std::string_view words = m_text.substr(0, m_tokens[token].end);
    for (std::size_t at = m_tokens[token].begin; at < words.size();) {
        std::size_t end = at;
        for (std::size_t next = at; next < words.size() && isLetter(decode(words, next));) {
            end = next;
        }
        if (end > at) {
            const auto terminal = m_grammar.terminalOf.find(folded(words.substr(at, end - at)));
            const auto noun =
                terminal == m_grammar.terminalOf.end() ? m_words.nouns.end() : m_words.nouns.find(terminal->second);
            if (noun != m_words.nouns.end() && (noun->second.forms & m_words.one) != 0) {
                addNoun(token, noun->second);
            }
        }
        at = std::max(end, at + 1);
    }
}

} // namespace blattwerk::engine::language
