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
    if (restated.done && (traits & kPronounTrait) != 0) {
        settled.changed = true;
        const std::size_t pronoun = firstPronoun(tree, ranges);
        unclear = resolvePronouns(tree, ranges, tokens);
        if (!unclear.has_value()) {
            // Some phrases become another with what their pronoun means; not everything that it can mean fits there.
            tree = rewritten(std::move(tree), syntax.rewrites, &ranges);
            traits = traitsOf(tree);
            if (!Renderer(m_grammar, m_context, m_strings.all()).canSay(tree)) {
                note(NoteKind::PronounWithoutThing, true, tokens[pronoun].begin, tokens[pronoun].end);
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
    return unclearScope(m_grammar, tree, ranges, tokens).has_value();
}

std::vector<std::string> Reader::scopesOf(const std::vector<Token>& tokens) {
    std::vector<std::string> ways;
    if (!hasUnclearScope(tokens)) {
        return ways;
    }
    const bool headless = m_grammar.syntax->functions[m_parser.tree(0)[0].fun].headless;
    if (const std::optional<std::string> whole = said(tokens)) {
        ways.push_back(*whole);
    }
    for (auto dot = tokens.begin(); headless && dot + 1 < tokens.end(); ++dot) {
        if (dot->terminal != m_grammar.dot) {
            continue;
        }
        const std::optional<std::string> first = canonicalOf({tokens.begin(), dot + 1});
        std::optional<std::string> rest = canonicalOf({dot + 1, tokens.end()});
        if (const int terminal = dot[1].terminal;
            !rest && terminal >= kFirstWord && dot + 2 < tokens.end() &&
            isListed(m_grammar, "filler_words", folded(m_grammar.terminals[static_cast<std::size_t>(terminal)]))) {
            rest = canonicalOf({dot + 2, tokens.end()}); // "Danach ..." begins nothing that stands alone
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

std::optional<std::size_t> Reader::resolvePronouns(Tree& tree, const TokenRanges& ranges,
                                                   const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    int chosen = 0;
    bool many = false;
    int given = -1;
    const auto functionFor = [&](bool several) {
        for (std::size_t fun = 0; fun < syntax.functions.size(); ++fun) {
            const Function& function = syntax.functions[fun];
            if (several ? function.chosenMany : function.chosen) {
                return static_cast<int>(fun);
            }
        }
        return -1;
    };
    // Where alternatives end, what was chosen in them is forgotten.
    struct Alternatives {
        std::size_t end = 0;
        int chosen = 0;
        bool many = false;
        int given = -1;
    };
    std::vector<Alternatives> apart;
    const int options = syntax.find("options");
    const int optionBefore = syntax.find("optionBefore");
    for (std::size_t at = 0; at < tree.size(); ++at) {
        for (const Alternatives& one : apart) {
            if (one.end == at) {
                chosen = one.chosen;
                many = one.many;
                given = one.given;
            }
        }
        const Function& function = syntax.functions[tree[at].fun];
        const int fun = tree[at].fun;
        if (fun == options || fun == optionBefore) {
            apart.push_back({at + 1 + tree[at + 1].size, chosen, many, given});
        }
        chosen += function.introduces ? 1 : 0;
        many = many || function.introducesMany;
        given = function.gives >= 0 ? function.gives : given;
        if (!function.pronoun) {
            continue;
        }
        const std::size_t token = ranges[at].first;
        int meaning = -1;
        bool several = chosen > 1 || (chosen == 1 && given >= 0);
        if (chosen == 1 && given < 0) {
            meaning = functionFor(many);
        } else if (chosen == 0) {
            const std::optional<FunctionId> card = cardBefore(token);
            several = card.has_value() && given >= 0;
            meaning = several ? -1 : card ? static_cast<int>(*card) : given;
        }
        if (meaning < 0) {
            note(!several ? NoteKind::PronounWithoutThing : NoteKind::PronounUnclear, true, tokens[token].begin,
                 tokens[token].end);
            return token;
        }
        tree.nodes()[at].fun = static_cast<FunctionId>(meaning);
    }
    return std::nullopt;
}

} // namespace blattwerk::engine::language
