// The part of Reader that makes what was parsed what is meant.
#include "engine/language/reader.h"
#include "engine/language/renderer.h"
#include "engine/language/restated.h"

#include <utility>

namespace blattwerk::engine::language {

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
        Tree changed = rewritten(tree, syntax.rewrites, &ranges);
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
        unclear = resolvePronouns(tree, ranges, tokens);
    }
    // What was chosen may have no words in its new place: some effects act on own cards alone.
    if (isRestated && !unclear.has_value() &&
        (!restated.done || !Renderer(m_grammar, m_context, m_strings.all()).canSay(tree))) {
        unclear = restated.token;
    }
    return settled;
}

std::optional<std::string> Reader::canonicalOf(const std::vector<Token>& tokens) {
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
        int meaning = -1;
        if (chosen == 1 && given < 0) {
            meaning = functionFor(many);
        } else if (chosen == 0) {
            meaning = given;
        }
        if (meaning < 0) {
            const std::size_t token = ranges[at].first;
            note(chosen == 0 ? NoteKind::PronounWithoutThing : NoteKind::PronounUnclear, true, tokens[token].begin,
                 tokens[token].end);
            return token;
        }
        tree.nodes()[at].fun = static_cast<FunctionId>(meaning);
    }
    return std::nullopt;
}

} // namespace blattwerk::engine::language
