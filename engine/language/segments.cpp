// The part of Reader that tells apart the abilities that stand on one line.
#include "engine/language/reader.h"

#include <algorithm>
#include <utility>

namespace blattwerk::engine::language {

Reader::Segment Reader::segmentOf(std::span<const Token> tokens) {
    Segment segment;
    segment.tokens.assign(tokens.begin(), tokens.end());
    static_cast<void>(parses(segment.tokens));
    const AbstractSyntax& syntax = *m_grammar.syntax;
    TokenRanges ranges;
    const Tree tree = m_parser.tree(0, &ranges);
    const Tree meant = rewritten(tree, syntax.rewrites);
    const auto isPermanent = [&](FunctionId fun) {
        const int category = syntax.functions[fun].category;
        return std::any_of(syntax.outlineKinds.begin(), syntax.outlineKinds.end(), [&](const auto& kind) {
            const std::vector<int> members = syntax.membersOf(kind.first);
            return kind.second == "permanent" && std::find(members.begin(), members.end(), category) != members.end();
        });
    };
    segment.headless = syntax.functions[tree[0].fun].headless;
    for (std::size_t i = 0; i < meant.childCount(0); ++i) {
        segment.permanent = segment.permanent || isPermanent(meant[meant.child(0, i)].fun);
    }
    // What stands before the first colon: a moment, a role, a condition.
    const std::size_t scope = tree.childCount(0) > 1 ? ranges[1].second : 0;
    segment.scoped = scope > 0 && scope > ranges[1].first && scope < tokens.size() &&
                     (tokens[scope].terminal == m_grammar.colon || tokens[scope - 1].terminal == m_grammar.colon);
    segment.conditional = std::any_of(tree.nodes().begin(), tree.nodes().end(), [&](const Node& node) {
        const Function& function = syntax.functions[node.fun];
        return node.fun == syntax.when || function.hasElse || function.branch;
    });
    return segment;
}

/// Whether what stands in the sentences behind a segment may be meant as part of it, though the language cannot say so.
bool Reader::mayReachOn(const Segment& before, const Segment& next) const {
    if (before.permanent) {
        return before.scoped && !next.scoped && (next.permanent || next.headless);
    }
    // Without a head: each is an ability of its own, if nothing in the first governs the second.
    return next.headless && (!before.headless || before.conditional);
}

std::vector<Reader::Segment> Reader::segments(std::span<const Token> rest) {
    std::vector<Segment> all;
    while (!rest.empty()) {
        std::size_t length = m_parser.longestBeginning(rest, m_grammar.start);
        Segment next;
        if (length > 0) {
            next = segmentOf(rest.first(length));
        } else {
            const auto dot = std::find_if(rest.begin(), rest.end(),
                                          [&](const Token& token) { return token.terminal == m_grammar.dot; });
            length = std::min<std::size_t>(static_cast<std::size_t>(dot - rest.begin()) + 1, rest.size());
            next.tokens.assign(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(length));
            next.known = false;
        }
        rest = rest.subspan(length);
        Segment* const before = all.empty() ? nullptr : &all.back();
        const bool doubtful = before != nullptr && before->known && next.known && mayReachOn(*before, next);
        // A sentence without head goes on with the ability before it.
        const bool goesOn =
            before != nullptr && !before->permanent && (!next.known || (next.headless && !before->known));
        if (doubtful || (goesOn && takesText(*before))) {
            before->tokens.insert(before->tokens.end(), next.tokens.begin(), next.tokens.end());
            before->doubtful = before->doubtful || doubtful;
            before->known = false;
        } else {
            all.push_back(std::move(next));
        }
    }
    return all;
}

/// Whether an unknown sentence may stand behind it.
bool Reader::takesText(const Segment& segment) {
    if (!segment.known || !segment.headless || segment.conditional) {
        return true;
    }
    std::vector<Token> tokens = segment.tokens;
    tokens.push_back(tokens.back());
    tokens.back().terminal = kTextTerminal;
    tokens.push_back(segment.tokens.back());
    return parses(tokens);
}

bool Reader::readAsSeveral(const Paragraph& paragraph) {
    std::vector<Segment> all = segments(paragraph.tokens);
    if (all.size() == 1 && !all[0].known && !all[0].doubtful) {
        return false;
    }
    for (Segment& segment : all) {
        Paragraph part;
        part.tokens = std::move(segment.tokens);
        if (&segment == &all.back()) {
            part.reminders = paragraph.reminders;
        }
        if (segment.doubtful) {
            note(NoteKind::ScopeUnclear, true, part.tokens.front().begin, part.tokens.back().end);
            keepAsText(part.tokens);
        } else if (!segment.known) {
            recover(part);
        }
        if (!parses(part.tokens)) {
            recover(part);
        }
        takeAbility(part);
    }
    return true;
}

/// Makes what stands behind the head a text, or everything where there is none.
void Reader::keepAsText(std::vector<Token>& tokens) {
    const std::size_t length = m_parser.longestBeginning(tokens, m_grammar.start);
    std::size_t from = 0;
    if (length > 0 && parses({tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(length)})) {
        TokenRanges ranges;
        const Tree tree = m_parser.tree(0, &ranges);
        if (!m_grammar.syntax->functions[tree[0].fun].headless && tree.childCount(0) > 1) {
            from = ranges[tree.child(0, 1)].first;
        }
    }
    if (!putText(tokens, from, tokens.size() - 1) || !parses(tokens)) {
        static_cast<void>(putText(tokens, 0, tokens.size() - 1));
    }
}

bool Reader::keepsScope(const ParsedTree& parsed, const Paragraph& paragraph) {
    if (m_parser.isCanonical(0)) {
        return true;
    }
    auto unclear = unclearScope(m_grammar, parsed.tree, parsed.ranges, paragraph.tokens);
    NoteKind kind = NoteKind::ScopeUnclear;
    if (!unclear) {
        const std::optional<JoinedPrice> price = unclearPrice(parsed.tree, parsed.ranges, paragraph.tokens);
        if (!price) {
            return true;
        }
        unclear = price->extent;
        kind = NoteKind::PriceUnclear;
    }
    const auto [from, to] = *unclear;
    note(kind, true, paragraph.tokens[from].begin, paragraph.tokens[to - 1].end);
    Paragraph again = paragraph;
    if (!putText(again.tokens, from, to) || !parses(again.tokens)) {
        again.tokens = paragraph.tokens;
        static_cast<void>(putText(again.tokens, 0, again.tokens.size() - 1));
        static_cast<void>(parses(again.tokens));
    }
    takeAbility(again);
    return false;
}

} // namespace blattwerk::engine::language
