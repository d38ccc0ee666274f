#include "engine/language/scope.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace blattwerk::engine::language {

namespace {

using Extent = std::pair<std::size_t, std::size_t>;

class Scopes {
public:
    Scopes(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges, std::span<const Token> tokens)
        : m_grammar(grammar),
          m_tree(tree),
          m_ranges(ranges),
          m_tokens(tokens),
          m_comma(terminalOf(",")) {}

    [[nodiscard]] std::optional<Extent> unclear() const {
        for (std::size_t node = 0; node < m_tree.size(); ++node) {
            const Function& function = m_grammar.syntax->functions[m_tree[node].fun];
            if (function.governs && endsAtComma(node)) {
                return Extent{m_ranges[node].first, m_ranges[node].second - 1};
            }
            if (function.hasElse && endsInSentences(node)) {
                return Extent{m_ranges[node].first, m_ranges[node].second - 1};
            }
            if (function.reaches && isJoined(node)) {
                return sentenceOf(node);
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] int terminalOf(const std::string& word) const {
        const auto known = m_grammar.terminalOf.find(word);
        return known == m_grammar.terminalOf.end() ? kNoTerminal : known->second;
    }

    /// A word that the language joins sentences with: "und".
    [[nodiscard]] bool joins(std::size_t token) const {
        const std::vector<std::string>& cuts = m_grammar.orthography.cuts;
        return m_tokens[token].terminal != m_comma && std::any_of(cuts.begin(), cuts.end(), [&](const auto& word) {
                   return m_tokens[token].terminal == terminalOf(word);
               });
    }

    /// What governs ends at a comma, and behind the sentence of that comma others follow.
    [[nodiscard]] bool endsAtComma(std::size_t node) const {
        const std::size_t last = m_tree.child(node, m_tree.childCount(node) - 1);
        const auto [from, to] = m_ranges[last];
        if (from <= m_ranges[node].first || from >= to || m_tokens[from - 1].terminal != m_comma ||
            isHeadAlone(node, last)) {
            return false;
        }
        return std::any_of(m_tokens.begin() + from, m_tokens.begin() + to - 1,
                           [&](const Token& token) { return token.terminal == m_grammar.dot; });
    }

    /// "Sonst ..." without a colon, and behind its sentence others follow.
    [[nodiscard]] bool endsInSentences(std::size_t node) const {
        const auto [from, to] = m_ranges[m_tree.child(node, m_tree.childCount(node) - 1)];
        return from > m_ranges[node].first && from < to && m_tokens[from - 1].terminal != m_grammar.colon &&
               std::any_of(m_tokens.begin() + from, m_tokens.begin() + to - 1,
                           [&](const Token& token) { return token.terminal == m_grammar.dot; });
    }

    /// Before the last argument stands nothing but a moment, which reaches as far as its paragraph.
    [[nodiscard]] bool isHeadAlone(std::size_t node, std::size_t last) const {
        const AbstractSyntax& syntax = *m_grammar.syntax;
        std::size_t before = node;
        for (std::size_t child = node + 1; child < last; child += m_tree[child].size) {
            before = m_ranges[child].first < m_ranges[child].second ? child : before;
        }
        const int category = syntax.functions[m_tree[before].fun].category;
        return before != node && std::ranges::any_of(syntax.outlineKinds, [&](const auto& kind) {
                   const std::vector<int> members = syntax.membersOf(kind.first);
                   return kind.second == "trigger" && std::ranges::find(members, category) != members.end();
               });
    }

    /// "Für jede Figur: A und B", "A und B für jede Figur".
    [[nodiscard]] bool isJoined(std::size_t node) const {
        const auto [from, to] = m_ranges[node];
        const bool leads = std::any_of(m_tokens.begin() + from, m_tokens.begin() + to,
                                       [&](const Token& token) { return token.terminal == m_grammar.colon; });
        return leads ? to < m_tokens.size() && joins(to) : from > 0 && joins(from - 1);
    }

    [[nodiscard]] Extent sentenceOf(std::size_t node) const {
        const auto ends = [&](std::size_t token) {
            return m_tokens[token].terminal == m_grammar.dot || m_tokens[token].terminal == m_grammar.bullet;
        };
        std::size_t from = m_ranges[node].first;
        while (from > 0 && !ends(from - 1) && m_tokens[from - 1].terminal != m_grammar.colon) {
            --from;
        }
        std::size_t to = m_ranges[node].second;
        while (to + 1 < m_tokens.size() && !ends(to)) {
            ++to;
        }
        return {from, to};
    }

    const Grammar& m_grammar;
    const Tree& m_tree;
    const TokenRanges& m_ranges;
    std::span<const Token> m_tokens;
    int m_comma;
};

template<typename Check>
bool anyListed(const Grammar& grammar, std::string_view list, const Check& check) {
    const auto label = grammar.labels.find(std::string(list));
    if (label == grammar.labels.end()) {
        return false;
    }
    std::istringstream words(label->second);
    for (std::string one; words >> one;) {
        if (check(folded(one))) {
            return true;
        }
    }
    return false;
}

/// Words that say when or how rather than what: "womöglich", "perhaps" and "usually".
bool hasListedEnding(const Grammar& grammar, std::string_view list, std::string_view foldedWord) {
    return anyListed(grammar, list, [&](const std::string& ending) {
        return foldedWord.size() > ending.size() + 1 && foldedWord.ends_with(ending);
    });
}

} // namespace

bool isListed(const Grammar& grammar, std::string_view list, std::string_view foldedWord) {
    return anyListed(grammar, list, [&](const std::string& one) { return one == foldedWord; });
}

std::vector<std::string> headsOf(const Grammar& grammar, const std::string& cardType) {
    std::vector<std::string> heads;
    const auto label = grammar.labels.find("heads_" + cardType);
    if (label == grammar.labels.end()) {
        return heads;
    }
    const std::string& all = label->second;
    for (std::size_t begin = 0; begin < all.size();) {
        const std::size_t end = std::min(all.find(':', begin), all.size() - 1) + 1;
        heads.push_back(all.substr(begin, end - begin));
        begin = std::min(all.find_first_not_of(' ', end), all.size());
    }
    return heads;
}

std::optional<Extent> unclearScope(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges,
                                   std::span<const Token> tokens) {
    return Scopes(grammar, tree, ranges, tokens).unclear();
}

bool mayGovern(const Grammar& grammar, std::string_view words, bool openSentence) {
    bool first = openSentence;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t end = at;
        std::size_t next = at;
        if (words[at] == '[') { // the designer says where it ends
            at = std::min(words.find(']', at), words.size() - 1) + 1;
            continue;
        }
        while (next < words.size() && isLetter(decode(words, next))) {
            end = next;
        }
        if (end == at) {
            at = next;
            continue;
        }
        const std::string word = folded(words.substr(at, end - at));
        if (isListed(grammar, "scope_words", word) ||
            (first && (isListed(grammar, "scope_openers", word) || hasListedEnding(grammar, "scope_endings", word)))) {
            return true;
        }
        first = false;
        at = end;
    }
    return false;
}

} // namespace blattwerk::engine::language
