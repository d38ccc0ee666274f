#include "engine/language/meaning_pattern.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/bracketed_text.h"
#include "engine/language/grammar.h"
#include "engine/language/sentence_piece.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace blattwerk::engine::language {

namespace {

/// "{n}" is any number, "{+n}" any bonus.
std::string withExamples(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kAnyNumber = {{
        {"{n}", "{2}"},
        {"{N}", "{2}"},
        {"{+n}", "{+2}"},
        {"{Zahl}", "{2}"},
        {"{number}", "{2}"},
    }};
    std::string result(text);
    for (const auto& [place, example] : kAnyNumber) {
        for (std::size_t at = result.find(place); at != std::string::npos; at = result.find(place, at)) {
            result.replace(at, place.size(), example);
        }
    }
    return result;
}

/// The smallest part that all words of a sentence but its full stop say.
std::size_t rootOf(const SentencePiece& piece) {
    const std::size_t words = piece.tokens.size() - (piece.sentence ? 1 : 0);
    std::size_t root = 0;
    for (std::size_t node = 0; node < piece.tree.size(); ++node) {
        if (piece.nonterminals[node] != Parser::kNoNonterminal && piece.begin(node) == 0 && piece.end(node) >= words) {
            root = node;
        }
    }
    return root;
}

} // namespace

/// A tree with what is known about the places of its nodes.
struct MeaningPattern::Source {
    const Tree& tree;
    const TokenRanges& ranges;
    const std::vector<std::string>& strings;
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& places; ///< token ranges in brackets
    std::pair<std::uint32_t, std::uint32_t> whole;
};

model::Result<MeaningPattern> MeaningPattern::of(const CardLanguage& language, std::string_view text,
                                                 model::Language spoken, const CardContext& context) {
    MeaningPattern pattern(language);
    const std::string trimmed(text);
    for (std::size_t i = 0; i < language.functionCount(); ++i) {
        const auto fun = static_cast<FunctionId>(i);
        if (language.functionName(fun) == trimmed ||
            (!trimmed.empty() && folded(language.primitive(fun)) == folded(trimmed))) {
            pattern.m_functions.push_back(fun);
        }
    }
    if (!pattern.m_functions.empty()) {
        return pattern;
    }
    const Grammar& grammar = language.grammar(spoken);
    const BracketedText bracketed = withoutBrackets(withExamples(text));
    Parser parser(grammar);
    StringPool strings;
    const std::optional<SentencePiece> piece = pieceOf(parser, context, bracketed.text, strings);
    if (!piece.has_value()) {
        return model::Error{"language.pattern", {std::string(text)}, {}};
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    for (const SourceRange& place : bracketed.places) {
        std::pair<std::uint32_t, std::uint32_t> tokens{0, 0};
        for (std::size_t i = 0; i < piece->tokens.size(); ++i) {
            const Token& token = piece->tokens[i];
            if (token.begin >= place.begin && token.end <= place.end && token.begin < token.end) {
                tokens = {tokens.second == 0 ? static_cast<std::uint32_t>(i) : tokens.first,
                          static_cast<std::uint32_t>(i + 1)};
            }
        }
        places.push_back(tokens);
    }
    pattern.m_examples.resize(places.size());
    const std::size_t root = rootOf(*piece);
    const Source written{piece->tree, piece->ranges, strings.all(), places, piece->ranges[root]};
    pattern.m_written = pattern.partOf(written, root);
    TokenRanges ranges = piece->ranges;
    const Tree read = rewritten(piece->tree, language.abstractSyntax().rewrites, &ranges);
    const Source exact{read, ranges, strings.all(), places, piece->ranges[root]};
    const auto categoryOf = [&](FunctionId fun) { return language.abstractSyntax().function(fun).category; };
    std::size_t at = 0;
    while (at + 1 < read.size() &&
           (ranges[at] != piece->ranges[root] || categoryOf(read[at].fun) != categoryOf(piece->tree[root].fun))) {
        ++at;
    }
    pattern.m_exact = pattern.partOf(exact, at);
    return pattern;
}

MeaningPattern::Part MeaningPattern::partOf(const Source& source, std::size_t node) {
    const Node& here = source.tree[node];
    const auto [begin, end] = source.ranges[node];
    Part part;
    part.fun = here.fun;
    part.unsaid = begin == end;
    for (std::size_t i = 0; i < source.places.size(); ++i) {
        if (source.ranges[node] == source.places[i] && source.ranges[node] != source.whole && begin < end) {
            part.place = static_cast<int>(i);
            const auto from = source.tree.nodes().begin() + static_cast<std::ptrdiff_t>(node);
            if (m_examples[i].empty()) {
                m_examples[i].assign(from, from + here.size);
            }
            return part;
        }
    }
    if (hasString(here.fun)) {
        part.text = source.strings[static_cast<std::size_t>(here.value)];
    } else if (isLiteral(here.fun)) {
        part.value = here.value;
    }
    for (std::size_t child = node + 1; child < node + here.size; child += source.tree[child].size) {
        part.args.push_back(partOf(source, child));
    }
    return part;
}

bool MeaningPattern::isLiteral(FunctionId fun) const {
    return m_language->abstractSyntax().isLiteral(fun);
}

bool MeaningPattern::hasString(FunctionId fun) const {
    return fun == m_language->nameFunction() || fun == m_language->textFunction();
}

bool MeaningPattern::fits(const Part& part, const CardReading& reading, const Tree& tree, std::size_t node,
                          bool loosely, std::vector<Bound>& bound) const {
    if (part.place >= 0) {
        bound[static_cast<std::size_t>(part.place)] = {&tree, node};
        return true;
    }
    if (loosely && part.unsaid) {
        return true;
    }
    const Node& here = tree[node];
    if (here.fun != part.fun) {
        return false;
    }
    if (hasString(here.fun) ? reading.strings[static_cast<std::size_t>(here.value)] != part.text
                            : isLiteral(here.fun) && here.value != part.value) {
        return false;
    }
    std::size_t child = node + 1;
    for (const Part& arg : part.args) {
        if (!fits(arg, reading, tree, child, loosely, bound)) {
            return false;
        }
        child += tree[child].size;
    }
    return true;
}

bool MeaningPattern::isIn(const CardReading& reading) const {
    std::vector<Bound> bound(m_examples.size());
    for (const Ability& ability : reading.abilities) {
        for (std::size_t node = 0; node < ability.tree.size(); ++node) {
            const bool found = m_functions.empty() ? fits(m_exact, reading, ability.tree, node, false, bound) ||
                                                         fits(m_written, reading, ability.tree, node, true, bound)
                                                   : std::find(m_functions.begin(), m_functions.end(),
                                                               ability.tree[node].fun) != m_functions.end();
            if (found) {
                return true;
            }
        }
    }
    return false;
}

void MeaningPattern::append(const Part& part, const std::vector<Bound>& bound, const std::vector<int>& places,
                            CardReading& reading, std::vector<Node>& nodes) const {
    if (part.place >= 0) {
        const Bound& from = bound[static_cast<std::size_t>(places[static_cast<std::size_t>(part.place)])];
        const auto begin = from.tree->nodes().begin() + static_cast<std::ptrdiff_t>(from.node);
        nodes.insert(nodes.end(), begin, begin + (*from.tree)[from.node].size);
        return;
    }
    const std::size_t at = nodes.size();
    nodes.push_back({part.fun, 1, part.value});
    if (hasString(part.fun)) {
        nodes.back().value = static_cast<std::int32_t>(reading.strings.size());
        reading.strings.push_back(part.text);
    }
    for (const Part& arg : part.args) {
        append(arg, bound, places, reading, nodes);
    }
    nodes[at].size = static_cast<std::uint16_t>(nodes.size() - at);
}

model::Result<std::optional<CardReading>> MeaningPattern::replacedIn(const CardReading& reading,
                                                                     const MeaningPattern& by) const {
    if (!m_functions.empty() || !by.m_functions.empty()) {
        return model::Error{"language.pattern_places", {}, {}};
    }
    std::vector<int> places;
    for (const std::vector<Node>& example : by.m_examples) {
        const auto own = std::find(m_examples.begin(), m_examples.end(), example);
        if (own == m_examples.end()) {
            return model::Error{"language.pattern_places", {}, {}};
        }
        places.push_back(static_cast<int>(own - m_examples.begin()));
    }
    CardReading result = reading;
    bool changed = false;
    for (Ability& ability : result.abilities) {
        for (std::size_t node = 0; node < ability.tree.size(); ++node) {
            std::vector<Bound> bound(m_examples.size());
            if (!fits(m_exact, result, ability.tree, node, false, bound)) {
                continue;
            }
            std::vector<Node> part;
            by.append(by.m_exact, bound, places, result, part);
            ability.tree = replaced(ability.tree, node, part);
            node += part.size() - 1;
            changed = true;
        }
    }
    return changed ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace blattwerk::engine::language
