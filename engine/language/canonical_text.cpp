#include "engine/language/canonical_text.h"

#include "engine/language/renderer.h"
#include "engine/language/unicode.h"
#include "engine/language/word_map.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {

/// Digits as they are printed: without zeros before them.
bool arePlainDigits(std::string_view typed) {
    return !typed.empty() && isAsciiDigit(typed[0]) && (typed[0] != '0' || typed.size() == 1);
}

} // namespace

bool CanonicalText::canSay(const Production& production, const Tree& tree, std::size_t node) const {
    if (m_grammar.syntax->isLiteral(production.fun)) {
        return literalFits(production, tree[node]);
    }
    if (production.argSymbols.empty()) {
        return production.mark == wantedMark(m_context, tree[node]);
    }
    // What is inside is looked at only where everything can be said for its own sake.
    return holdsForArguments(production, tree, node,
                             [](const std::vector<int>& choices, std::size_t) { return !choices.empty(); }) &&
           holdsForArguments(production, tree, node, [&](const std::vector<int>& choices, std::size_t child) {
               return std::any_of(choices.begin(), choices.end(), [&](int id) {
                   return canSay(m_grammar.productions[static_cast<std::size_t>(id)], tree, child);
               });
           });
}

template<typename Check>
bool CanonicalText::holdsForArguments(const Production& production, const Tree& tree, std::size_t node,
                                      const Check& check) const {
    std::size_t child = node + 1;
    for (std::size_t arg = 0; arg < production.argSymbols.size(); ++arg) {
        const std::size_t end = child + tree[child].size;
        if (const int symbol = production.argSymbols[arg]; symbol >= 0) {
            const std::size_t slot = nonterminalOf(production.symbols[static_cast<std::size_t>(symbol)]);
            if (!check(m_grammar.canonical.of(slot, tree[child].fun), child)) {
                return false;
            }
        } else if (!std::equal(production.argConstants[arg].begin(), production.argConstants[arg].end(),
                               tree.nodes().begin() + static_cast<std::ptrdiff_t>(child),
                               tree.nodes().begin() + static_cast<std::ptrdiff_t>(end))) {
            return false;
        }
        child = end;
    }
    return true;
}

bool CanonicalText::isFirstChoice(const Tree& tree, std::size_t node, int id) const {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
    if (m_grammar.syntax->isLiteral(tree[node].fun)) {
        return true;
    }
    if (production.argSymbols.empty() && !canSay(production, tree, node)) {
        return false;
    }
    for (const int choice : m_grammar.canonical.of(production.nonterminal, tree[node].fun)) {
        if (choice == id) {
            return true;
        }
        if (canSay(m_grammar.productions[static_cast<std::size_t>(choice)], tree, node)) {
            return false;
        }
    }
    return false;
}

bool CanonicalText::isWord(std::string_view typed, std::string_view word, bool capital) const {
    if (!capital || (word[0] >= 'A' && word[0] <= 'Z')) {
        return areEqual(typed, word);
    }
    if (isAsciiLetter(word[0])) {
        return typed[0] == word[0] - 32 && areEqual(typed.substr(1), word.substr(1));
    }
    return typed == withCapital(word);
}

bool CanonicalText::isContracted(const Token& token, const Token& next) const {
    const std::string& article = m_grammar.orthography.article;
    if (token.end != token.begin + article.size() || token.terminal < kFirstWord ||
        m_grammar.terminals[static_cast<std::size_t>(token.terminal)] != article) {
        return false;
    }
    const std::string following(m_text.substr(next.begin, next.end - next.begin));
    const char first = following.empty() ? ' ' : static_cast<char>(following[0] | 0x20);
    return m_grammar.orthography.contractions.contains({article, following}) ||
           m_grammar.orthography.articleVowels.find(first) != std::string::npos;
}

bool CanonicalText::isSpelled(const Token& token, std::size_t number, bool capital, const StringPool& strings) const {
    const std::string_view typed = m_text.substr(token.begin, token.end - token.begin);
    const std::string& minus = m_grammar.orthography.minus;
    switch (token.terminal) {
    case kOneTerminal:
    case kNumberTerminal:
        return arePlainDigits(typed);
    case kSignedTerminal:
        return token.value < 0 ? typed.starts_with(minus) && arePlainDigits(typed.substr(minus.size()))
                               : typed[0] == '+' && arePlainDigits(typed.substr(1));
    case kNameTerminal:
        // Only a name of the index stands bare, and not the card's own.
        return strings.all()[static_cast<std::size_t>(token.value)] != m_context.ownName &&
               isWord(typed, strings.all()[static_cast<std::size_t>(token.value)], capital);
    default:
        break;
    }
    if (token.terminal < kFirstWord) {
        return false;
    }
    int word = m_grammar.spellings[static_cast<std::size_t>(token.terminal)];
    if (word < 0) {
        const auto varied = std::find_if(m_variedWords.begin(), m_variedWords.end(),
                                         [&](const auto& one) { return one.first == number; });
        word = varied == m_variedWords.end() ? -1 : varied->second;
    }
    return word >= 0 && isWord(typed, m_grammar.words[static_cast<std::size_t>(word)], capital);
}

bool CanonicalText::noteVariedWords(const ParsedTree& parsed, std::size_t node) {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(parsed.productions[node])];
    if (production.variedWords.empty()) {
        return true;
    }
    if (!production.unboundSlots.empty()) {
        return false;
    }
    std::size_t token = parsed.ranges[node].first;
    for (std::size_t symbol = 0; symbol < production.symbols.size(); ++symbol) {
        for (const auto& [at, word] : production.variedWords) {
            if (static_cast<std::size_t>(at) == symbol) {
                m_variedWords.emplace_back(token, word);
            }
        }
        const int arg = production.slotArgs[symbol];
        token = arg >= 0 ? parsed.ranges[parsed.tree.child(node, static_cast<std::size_t>(arg))].second : token + 1;
    }
    return true;
}

void CanonicalText::add(const Parser& parser, const ParsedTree& parsed, std::span<const Token> tokens,
                        const StringPool& strings) {
    m_variedWords.clear();
    m_holds = m_holds && parser.isCanonical(0) && m_grammar.orthography.shortForms.empty();
    const bool first = parser.isFirstChoice(0);
    const bool varied = parser.isVaried(0);
    for (std::size_t node = 0; node < parsed.productions.size() && m_holds && (!first || varied); ++node) {
        const int production = parsed.productions[node];
        if (production == Parser::kNoProduction) {
            continue;
        }
        const std::uint8_t flags = m_grammar.walk.recipe(production).flags;
        m_holds = ((flags & WalkTable::Recipe::kFirst) != 0 || isFirstChoice(parsed.tree, node, production)) &&
                  ((flags & WalkTable::Recipe::kVaried) == 0 || noteVariedWords(parsed, node));
    }
    m_holds = m_holds && isPrinted(tokens, strings);
}

bool CanonicalText::isPrinted(std::span<const Token> tokens, const StringPool& strings) {
    const std::vector<std::string>& capitalAfter = m_grammar.orthography.capitalAfter;
    const bool hasArticle = !m_grammar.orthography.article.empty();
    char blank = m_end > 0 ? '\n' : ' ';
    bool capital = true;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.begin < m_end || token.begin == token.end) {
            return false;
        }
        const char first = m_text[token.begin];
        const bool sign = !isAsciiLetter(first) && !isAsciiDigit(first);
        const bool tight = sign && token.end == token.begin + 1 && std::string_view(".,:;!?").find(first) < 6;
        if (!tight && m_end > 0 && m_text[m_end++] != blank) {
            return false;
        }
        if (token.begin != m_end || !isSpelled(token, i, capital, strings) ||
            (hasArticle && i + 1 < tokens.size() && isContracted(token, tokens[i + 1]))) {
            return false;
        }
        m_end = token.end;
        blank = ' ';
        capital = sign && std::find(capitalAfter.begin(), capitalAfter.end(),
                                    m_text.substr(token.begin, token.end - token.begin)) != capitalAfter.end();
    }
    return true;
}

} // namespace blattwerk::engine::language
