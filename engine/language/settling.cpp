// The part of Reader that makes what was parsed what is meant.
#include "engine/language/reader.h"
#include "engine/language/renderer.h"
#include "engine/language/restated.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <utility>

namespace blattwerk::engine::language {

std::size_t Reader::firstPronoun(const Tree& tree, const TokenRanges& ranges) const {
    std::size_t at = 0;
    while (!m_grammar.syntax->functions[tree[at].fun].pronoun) {
        ++at;
    }
    return ranges[at].first;
}

Reader::Settled Reader::settle(Tree& tree, TokenRanges& ranges, const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const auto traitsOf = [&](const Tree& whole) {
        std::uint8_t traits = 0;
        for (const Node& node : whole.nodes()) {
            traits = static_cast<std::uint8_t>(traits | syntax.traits(node.fun));
        }
        return traits;
    };
    if (m_mustPay) {
        for (Node& node : tree.nodes()) {
            node.fun = syntax.functions[node.fun].joined ? static_cast<FunctionId>(syntax.find("price")) : node.fun;
        }
    }
    Settled settled;
    std::uint8_t& traits = settled.traits;
    traits = traitsOf(tree);
    if ((traits & kRewriteTrait) != 0) {
        Tree changed = rewritten(ofType(tree), syntax.rewrites, &ranges);
        if (!(changed == tree)) {
            settled.changed = true;
            tree = std::move(changed);
            traits = traitsOf(tree);
        }
    }
    Restated restated;
    const bool isRestated = (traits & kRestateTrait) != 0;
    if (isRestated) {
        settled.changed = true;
        restated = restate(tree, ranges, syntax);
        tree = rewritten(std::move(tree), syntax.rewrites, &ranges);
        traits = traitsOf(tree);
    }
    std::optional<std::size_t>& unclear = settled.unclear;
    const bool hasPronoun = (traits & kPronounTrait) != 0;
    if (restated.done && (hasPronoun || (!m_parser.isCanonical(0) && firstPointer(tokens) < tokens.size()))) {
        settled.changed = true;
        const std::size_t pronoun = hasPronoun ? firstPronoun(tree, ranges) : firstPointer(tokens);
        unclear = resolveReferences(tree, ranges, tokens);
        if (!unclear.has_value()) {
            // Some phrases become another with what their pronoun means; not everything that it can mean fits there.
            tree = rewritten(std::move(tree), syntax.rewrites, &ranges);
            traits = traitsOf(tree);
            if (!Renderer(m_grammar, m_context, m_strings.all()).canSay(tree)) {
                note(NoteKind::PronounUnsayable, true, tokens[pronoun].begin, tokens[pronoun].end);
                unclear = pronoun;
            }
        }
    }
    // What was chosen may have no words in its new place: some effects act on own cards alone.
    if (isRestated && !unclear.has_value() &&
        (!restated.done || !Renderer(m_grammar, m_context, m_strings.all()).canSay(tree))) {
        unclear = restated.token;
    }
    return settled;
}

/// The tree as a card of the type at hand means it. The rewrites of a type leave the shape of the tree as it is.
Tree Reader::ofType(Tree tree) const {
    const auto& typed = m_grammar.syntax->typedRewrites;
    const auto rewrites = typed.find(m_context.type);
    return rewrites == typed.end() ? tree : rewritten(std::move(tree), rewrites->second);
}

std::optional<FunctionId> Reader::cardBefore(std::size_t token) const {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    TokenRanges ranges;
    std::vector<int> productions;
    const Tree tree = m_parser.tree(0, &ranges, &productions);
    for (std::size_t node = 0; node < tree.size(); ++node) {
        if (ranges[node].first >= token || productions[node] == Parser::kNoProduction) {
            continue;
        }
        if (syntax.functions[tree[node].fun].card) {
            return tree[node].fun;
        }
        const Production& production = m_grammar.productions[static_cast<std::size_t>(productions[node])];
        const auto isCard = [&](const auto& slot) {
            return slot.second >= 0 &&
                   syntax.functions[m_grammar.productions[static_cast<std::size_t>(slot.second)].fun].card;
        };
        if (std::any_of(production.unboundSlots.begin(), production.unboundSlots.end(), isCard)) {
            // What the card calls itself is not in the tree, only that it is meant.
            const std::vector<Node> whole{{static_cast<FunctionId>(syntax.own), 1, 0}};
            return rewritten(ofType(Tree(whole)), syntax.rewrites)[0].fun;
        }
    }
    return std::nullopt;
}

std::optional<std::string> Reader::canonicalOf(const std::vector<Token>& tokens) {
    return hasUnclearScope(tokens) ? std::nullopt : said(tokens);
}

bool Reader::hasUnclearScope(const std::vector<Token>& tokens) {
    if (!parses(tokens) || m_parser.isCanonical(0)) {
        return false;
    }
    TokenRanges ranges;
    const Tree tree = m_parser.tree(0, &ranges);
    return unclearScope(m_grammar, tree, ranges, tokens).has_value() || unclearPrice(tree, ranges, tokens).has_value();
}

std::optional<Reader::JoinedPrice> Reader::unclearPrice(const Tree& tree, const TokenRanges& ranges,
                                                        const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const auto ends = [&](std::size_t token) {
        const int terminal = tokens[token].terminal;
        return terminal == m_grammar.dot || terminal == m_grammar.bullet;
    };
    for (std::size_t node = 0; node < tree.size(); ++node) {
        if (!syntax.functions[tree[node].fun].joined) {
            continue;
        }
        bool offered = true;
        const int price = syntax.function(syntax.find("pay")).args[0].category;
        for (std::size_t part = node + 1; part < node + tree[node].size; ++part) {
            const Function& function = syntax.functions[tree[part].fun];
            offered = offered && (function.category != price || function.offers);
        }
        std::size_t end = ranges[node].second;
        while (end + 1 < tokens.size() && !ends(end)) {
            ++end;
        }
        if (!offered || isPrice(tokens, ranges[node].second, end, price)) {
            return JoinedPrice{{ranges[node].first, end}, ranges[node].second - std::size_t{1}};
        }
    }
    return std::nullopt;
}

/// Whether the first of these sentences could be a price too: then nobody would pay another one for it.
bool Reader::isPrice(const std::vector<Token>& tokens, std::size_t from, std::size_t to, int category) {
    std::size_t end = from;
    while (end < to && !isCut(tokens[end])) {
        ++end;
    }
    const std::span<const Token> sentence(tokens.data() + from, end - from);
    bool found = false;
    for (std::size_t i = 0; i < m_grammar.nonterminals.size() && !found; ++i) {
        found = m_grammar.nonterminals[i].category == category && m_parser.parse(sentence, i) > 0;
    }
    static_cast<void>(parses(tokens));
    return found;
}

std::vector<std::string> Reader::scopesOf(const std::vector<Token>& tokens) {
    std::vector<std::string> ways;
    if (!hasUnclearScope(tokens)) {
        return ways;
    }
    TokenRanges ranges;
    const Tree tree = m_parser.tree(0, &ranges);
    std::vector<Token> head; // a moment holds for each part, with the colon or the comma behind it
    if (!m_grammar.syntax->functions[tree[0].fun].headless && tree.childCount(0) > 1) {
        head.assign(tokens.begin(), tokens.begin() + ranges[tree.child(0, 1)].first);
    }
    const std::optional<JoinedPrice> price = unclearPrice(tree, ranges, tokens);
    if (const std::optional<std::string> whole = said(tokens)) {
        ways.push_back(*whole);
    }
    if (price) {
        std::vector<Token> apart = tokens;
        apart[price->comma].terminal = m_grammar.dot;
        std::optional<std::string> all = said(apart);
        if (!all) {
            m_mustPay = true; // "Bezahle 1 Energie" is nothing but a price
            all = said(tokens);
            m_mustPay = false;
        }
        if (all) {
            ways.push_back(std::move(*all));
        }
    }
    for (auto dot = tokens.begin(); dot + 1 < tokens.end(); ++dot) {
        if (dot->terminal != m_grammar.dot) {
            continue;
        }
        const auto behind = [&](std::ptrdiff_t from) {
            std::vector<Token> rest = head;
            rest.insert(rest.end(), dot + from, tokens.end());
            return canonicalOf(rest);
        };
        const std::optional<std::string> first = canonicalOf({tokens.begin(), dot + 1});
        std::optional<std::string> rest = behind(1);
        if (const int terminal = dot[1].terminal;
            !rest && terminal >= kFirstWord && dot + 2 < tokens.end() &&
            isListed(m_grammar, "filler_words", folded(m_grammar.terminals[static_cast<std::size_t>(terminal)]))) {
            rest = behind(2); // "Danach ..." begins nothing that stands alone
        }
        if (first && rest) {
            ways.push_back(*first + "\n" + *rest);
        }
    }
    return ways;
}

std::vector<std::string> Reader::apart(const std::vector<Token>& tokens) {
    std::vector<std::string> ways;
    const auto colon = std::find_if(tokens.begin(), tokens.end(),
                                    [&](const Token& token) { return token.terminal == m_grammar.colon; });
    for (auto dot = tokens.begin(); dot + 1 < tokens.end(); ++dot) {
        if (dot->terminal != m_grammar.dot) {
            continue;
        }
        const std::optional<std::string> first = canonicalOf({tokens.begin(), dot + 1});
        if (!first) {
            continue;
        }
        if (colon < dot) {
            std::vector<Token> again(tokens.begin(), colon + 1);
            again.insert(again.end(), dot + 1, tokens.end());
            if (const auto rest = canonicalOf(again)) {
                ways.push_back(*first + "\n" + *rest);
            }
        }
        if (const auto rest = canonicalOf({dot + 1, tokens.end()})) {
            ways.push_back(*first + "\n" + *rest);
            ways.push_back(*first + " " + *rest);
        }
    }
    return ways;
}

std::optional<std::string> Reader::said(const std::vector<Token>& tokens) {
    if (!parses(tokens)) {
        return std::nullopt;
    }
    TokenRanges ranges;
    Tree tree = m_parser.tree(0, &ranges);
    Renderer renderer(m_grammar, m_context, m_strings.all());
    if (settle(tree, ranges, tokens).unclear.has_value() || !renderer.add(tree)) {
        return std::nullopt;
    }
    return renderer.text();
}

} // namespace blattwerk::engine::language
