#include "engine/language/phrase_teacher.h"

#include "engine/language/counted_noun.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <limits>
#include <set>

namespace blattwerk::engine::language {

using model::Error;
using model::Result;

namespace {

/// Names and texts of one sentence say nothing in another.
bool namesSomething(const Term& term, const AbstractSyntax& syntax) {
    return (term.variable < 0 && (term.fun == syntax.name || term.fun == syntax.text)) ||
           std::any_of(term.args.begin(), term.args.end(),
                       [&syntax](const Term& arg) { return namesSomething(arg, syntax); });
}

} // namespace

PhraseTeacher::PhraseTeacher(Parser& parser) : m_parser(parser), m_grammar(parser.grammar()) {}

std::optional<PhraseTeacher::Pair> PhraseTeacher::pairOf(std::string_view wording, std::string_view phrase,
                                                         const CardContext& context) {
    std::optional<SentencePiece> piece = pieceOf(m_parser, context, phrase, m_strings);
    std::vector<Token> tokens = tokensOf(m_grammar, context, wording, m_strings);
    if (!piece.has_value() || tokens.empty()) {
        return std::nullopt;
    }
    if (piece->sentence) {
        tokens.push_back({m_grammar.dot, 0, tokens.back().end, tokens.back().end, false});
    }
    Pair pair;
    pair.phrase = std::move(*piece);
    pair.wording = std::move(tokens);
    chooseRoot(pair);
    return pair;
}

void PhraseTeacher::chooseRoot(Pair& pair) const {
    const std::vector<Token>& phrase = pair.phrase.tokens;
    const std::vector<Token>& wording = pair.wording;
    const auto equal = [](const Token& a, const Token& b) {
        return a.terminal == b.terminal && a.terminal >= 0 && a.value == b.value;
    };
    const auto shorter = static_cast<std::ptrdiff_t>(std::min(phrase.size(), wording.size()));
    const auto before = static_cast<std::size_t>(
        std::mismatch(phrase.begin(), phrase.begin() + shorter, wording.begin(), equal).first - phrase.begin());
    const auto after = static_cast<std::size_t>(
        std::mismatch(phrase.rbegin(), phrase.rbegin() + shorter, wording.rbegin(), equal).first - phrase.rbegin());
    // The smallest clause that holds everything that differs; if several clauses do, the smallest part around them.
    bool isClause = false;
    std::size_t best = phrase.size() + 1;
    for (std::size_t node = 0; node < pair.phrase.tree.size(); ++node) {
        const std::size_t begin = pair.phrase.begin(node);
        const std::size_t end = pair.phrase.end(node);
        const bool clause = m_grammar.syntax->isClause(pair.phrase.tree[node].fun);
        const std::size_t behind = phrase.size() - end;
        if (pair.phrase.nonterminals[node] == Parser::kNoNonterminal || begin > before || behind > after ||
            begin + behind >= wording.size() || (isClause && !clause)) {
            continue;
        }
        if ((clause && !isClause) || end - begin <= best) {
            pair.root = node;
            best = end - begin;
            isClause = clause;
        }
    }
    pair.from = pair.phrase.begin(pair.root);
    pair.to = wording.size() - (phrase.size() - pair.phrase.end(pair.root));
}

bool PhraseTeacher::mayVary(const SentencePiece& phrase, std::size_t node) const {
    if (phrase.nonterminals[node] == Parser::kNoNonterminal || phrase.length(node) == 0) {
        return false;
    }
    for (std::size_t inner = node; inner < node + phrase.tree[node].size; ++inner) {
        if (m_grammar.syntax->isClause(phrase.tree[inner].fun)) {
            return false;
        }
    }
    const int category = m_grammar.nonterminals[phrase.nonterminals[node]].category;
    return m_grammar.syntax->isLiteral(phrase.tree[node].fun) || m_grammar.categoryNames.contains(category);
}

std::optional<std::size_t> PhraseTeacher::readAs(const Pair& pair, std::size_t node, std::size_t from, std::size_t to) {
    const std::size_t own = pair.phrase.nonterminals[node];
    const std::span<const Token> tokens(pair.wording.data() + from, to - from);
    std::optional<std::size_t> found;
    int best = std::numeric_limits<int>::max();
    for (std::size_t one = 0; one < m_grammar.nonterminals.size(); ++one) {
        const Nonterminal& candidate = m_grammar.nonterminals[one];
        if (candidate.category != m_grammar.nonterminals[own].category || tokens.front().terminal < 0 ||
            !candidate.first.has(tokens.front().terminal)) {
            continue;
        }
        const int rank = one == own ? 0 : 1 + caseRank(candidate, from == pair.from);
        const std::size_t count = rank < best ? m_parser.parse(tokens, one) : 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (sameMeaning(pair.phrase.tree, node, m_parser.tree(i), 0, m_strings, *m_grammar.syntax)) {
                found = one;
                best = rank;
            }
        }
    }
    return found;
}

int PhraseTeacher::caseRank(const Nonterminal& nonterminal, bool first) const {
    const int parameter = m_grammar.features.parameter("case");
    const std::vector<int>& parameters = m_grammar.features.of(nonterminal.category);
    const auto own = std::find(parameters.begin(), parameters.end(), parameter);
    if (parameter < 0 || own == parameters.end()) {
        return 0;
    }
    const int value = nonterminal.features[static_cast<std::size_t>(own - parameters.begin())];
    const int wanted = m_grammar.features.value(parameter, first ? "nom" : "acc");
    return value == wanted ? 0 : 1 + value;
}

std::optional<PhraseTeacher::Place> PhraseTeacher::findPlace(const Pair& pair, std::size_t node,
                                                             const std::vector<Place>& taken) {
    const auto standsAlone = [&](std::size_t from, std::size_t to) {
        // Words that stand in one, as in "vom", are not taken apart.
        const bool begins = from == 0 || pair.wording[from - 1].end <= pair.wording[from].begin;
        return begins && (to == pair.wording.size() || pair.wording[to - 1].end <= pair.wording[to].begin);
    };
    for (std::size_t from = pair.from; from < pair.to; ++from) {
        for (std::size_t to = from + 1; to <= pair.to; ++to) {
            const bool free = std::none_of(taken.begin(), taken.end(),
                                           [&](const Place& place) { return from < place.to && place.from < to; });
            if (!free || !standsAlone(from, to)) {
                continue;
            }
            if (const auto nonterminal = readAs(pair, node, from, to); nonterminal.has_value()) {
                return Place{node, from, to, *nonterminal};
            }
        }
    }
    return std::nullopt;
}

std::string PhraseTeacher::withQuotedNames(std::string_view text, const CardContext& context) {
    CardContext named;
    named.names = context.names;
    std::string result;
    std::size_t at = 0;
    for (const Token& token : tokensOf(m_grammar, named, text, m_strings)) {
        const std::string_view typed = text.substr(token.begin, token.end - token.begin);
        const std::string& name =
            token.terminal == kNameTerminal ? m_strings.all()[static_cast<std::size_t>(token.value)] : std::string();
        if (!name.empty() && folded(typed) == folded(name)) {
            result += text.substr(at, token.begin - at);
            result += m_grammar.orthography.openQuote + name + m_grammar.orthography.closeQuote;
            at = token.end;
        }
    }
    return result + std::string(text.substr(at));
}

Result<model::PhraseAlias> PhraseTeacher::generalised(std::string_view wording, std::string_view phrase,
                                                      const CardContext& context) {
    // An alias outlives the cards that it was made from, so names stand in quotes.
    const std::string quotedWording = withQuotedNames(wording, context);
    const std::string quotedPhrase = withQuotedNames(phrase, context);
    const std::optional<Pair> pair = pairOf(quotedWording, quotedPhrase, {});
    if (!pair.has_value()) {
        return Error{"language.alias_phrase", {std::string(phrase)}, {}};
    }
    std::vector<Place> places;
    const SentencePiece& known = pair->phrase;
    for (std::size_t node = pair->root + 1; node < pair->root + known.tree[pair->root].size;) {
        if (mayVary(known, node)) {
            if (const std::optional<Place> place = findPlace(*pair, node, places); place.has_value()) {
                places.push_back(*place);
                node += known.tree[node].size;
                continue;
            }
        }
        ++node;
    }
    std::vector<SourceRange> inWording;
    std::vector<SourceRange> inPhrase;
    for (const Place& place : places) {
        inWording.push_back({pair->wording[place.from].begin, pair->wording[place.to - 1].end});
        inPhrase.push_back({known.tokens[known.begin(place.node)].begin, known.tokens[known.end(place.node) - 1].end});
    }
    model::PhraseAlias alias;
    alias.language = m_grammar.language;
    alias.wording = withBrackets(quotedWording, std::move(inWording));
    alias.phrase = withBrackets(quotedPhrase, std::move(inPhrase));
    return alias;
}

Result<std::vector<PhraseTeacher::Place>> PhraseTeacher::placesOf(const Pair& pair, const BracketedText& wording,
                                                                  const BracketedText& phrase) {
    const auto bracketed = [](const BracketedText& text, std::size_t i) {
        return text.text.substr(text.places[i].begin, text.places[i].end - text.places[i].begin);
    };
    const auto inside = [](const std::vector<Token>& tokens, const SourceRange& range) {
        std::pair<std::size_t, std::size_t> result{tokens.size(), 0};
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].begin >= range.begin && tokens[i].end <= range.end && tokens[i].begin < tokens[i].end) {
                result = {std::min(result.first, i), i + 1};
            }
        }
        return result;
    };
    std::vector<Place> places;
    const SentencePiece& known = pair.phrase;
    std::set<std::size_t> used;
    for (std::size_t i = 0; i < phrase.places.size(); ++i) {
        const auto [begin, end] = inside(known.tokens, phrase.places[i]);
        std::optional<Place> found;
        for (std::size_t node = pair.root + 1; node < pair.root + known.tree[pair.root].size && !found; ++node) {
            if (known.begin(node) != begin || known.end(node) != end || !mayVary(known, node)) {
                continue;
            }
            for (std::size_t k = 0; k < wording.places.size() && !found; ++k) {
                const auto [from, to] = inside(pair.wording, wording.places[k]);
                if (used.contains(k) || from >= to) {
                    continue;
                }
                if (const auto nonterminal = readAs(pair, node, from, to); nonterminal.has_value()) {
                    found = Place{node, from, to, *nonterminal};
                    used.insert(k);
                }
            }
        }
        if (!found) {
            return Error{"language.alias_place", {bracketed(phrase, i)}, {}};
        }
        places.push_back(*found);
    }
    for (std::size_t k = 0; k < wording.places.size(); ++k) {
        if (!used.contains(k)) {
            return Error{"language.alias_place", {bracketed(wording, k)}, {}};
        }
    }
    return places;
}

Element PhraseTeacher::slotOf(const Pair& pair, const Place& place, const PhraseTable& table) const {
    const Features& features = table.features();
    const Nonterminal& read = m_grammar.nonterminals[place.nonterminal];
    const Nonterminal& own = m_grammar.nonterminals[pair.phrase.nonterminals[place.node]];
    // The function that the place is an argument of, and which argument.
    const Tree& tree = pair.phrase.tree;
    std::size_t parent = place.node - 1;
    while (parent + tree[parent].size <= place.node) {
        --parent;
    }
    std::size_t arg = 0;
    while (tree.child(parent, arg) != place.node) {
        ++arg;
    }
    Element slot;
    slot.kind = Element::Slot;
    slot.category = read.category;
    slot.isolated = true;
    const std::vector<int>& parameters = features.of(read.category);
    const bool inner = features.has(read.category, features.parameter("decl"));
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (inner || parameters[i] == features.parameter("case")) {
            slot.features.push_back({parameters[i], read.features[i], -1});
            continue;
        }
        // What the known phrase leaves open stays open.
        std::set<std::int8_t> values;
        for (const Production& production : m_grammar.productions) {
            if (production.alias || production.fun != tree[parent].fun || arg >= production.argSymbols.size() ||
                production.argSymbols[arg] < 0) {
                continue;
            }
            const Symbol symbol = production.symbols[static_cast<std::size_t>(production.argSymbols[arg])];
            if (!isTerminal(symbol) && m_grammar.nonterminals[nonterminalOf(symbol)].category == own.category) {
                values.insert(m_grammar.nonterminals[nonterminalOf(symbol)].features[i]);
            }
        }
        if (static_cast<int>(values.size()) < features.valueCount(parameters[i]) && !values.contains(-1)) {
            slot.features.push_back({parameters[i], own.features[i], -1});
        }
    }
    return slot;
}

Term PhraseTeacher::termOf(const SentencePiece& phrase, std::size_t node, const std::vector<Place>& places) const {
    Term term;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].node == node) {
            term.variable = static_cast<int>(i);
            return term;
        }
    }
    term.fun = phrase.tree[node].fun;
    term.value = m_grammar.syntax->isLiteral(term.fun) ? phrase.tree[node].value : 0;
    for (std::size_t child = node + 1; child < node + phrase.tree[node].size; child += phrase.tree[child].size) {
        term.args.push_back(termOf(phrase, child, places));
    }
    return term;
}

Result<std::vector<Element>> PhraseTeacher::elementsOf(const Pair& pair, const std::vector<Place>& places,
                                                       std::string_view text, const PhraseTable& table) const {
    std::vector<Element> elements;
    bool word = false;
    for (std::size_t at = pair.from; at < pair.to;) {
        const auto place =
            std::find_if(places.begin(), places.end(), [at](const Place& one) { return one.from == at; });
        if (place != places.end()) {
            Element slot = slotOf(pair, *place, table);
            slot.variable = static_cast<int>(place - places.begin());
            elements.push_back(std::move(slot));
            at = place->to;
            continue;
        }
        const Token& token = pair.wording[at];
        const std::string typed(text.substr(token.begin, token.end - token.begin));
        Element element;
        if (token.terminal >= 0 && token.terminal < kSelfTerminal && token.terminal != kOneTerminal) {
            return Error{"language.alias_number", {typed}, {}};
        }
        if (token.terminal == kOneTerminal) {
            element.kind = Element::Literal;
            element.text = "1";
        } else if (token.terminal == kSelfTerminal) {
            element.kind = Element::OwnName;
            word = true;
        } else {
            element.text =
                token.terminal >= kFirstWord ? m_grammar.terminals[static_cast<std::size_t>(token.terminal)] : typed;
            word = word || token.terminal != m_grammar.dot;
        }
        elements.push_back(std::move(element));
        ++at;
    }
    if (!word) {
        return Error{"language.alias_words", {}, {}};
    }
    return elements;
}

std::vector<ShortForm> PhraseTeacher::shortFormsOf(const Pair& pair, const std::vector<Place>& places,
                                                   std::string_view text) const {
    const std::vector<Token>& tokens = pair.wording;
    const auto isLiteral = [&](std::size_t at) {
        return at < pair.to && (tokens[at].terminal >= kFirstWord || tokens[at].terminal == kUnknownTerminal) &&
               std::ranges::none_of(places, [&](const Place& one) { return one.from <= at && at < one.to; });
    };
    const auto wordOf = [&](std::size_t at) {
        return tokens[at].terminal >= kFirstWord
                   ? m_grammar.terminals[static_cast<std::size_t>(tokens[at].terminal)]
                   : std::string(text.substr(tokens[at].begin, tokens[at].end - tokens[at].begin));
    };
    std::vector<ShortForm> forms;
    for (std::size_t from = pair.from; from < pair.to;) {
        std::size_t to = from + 1;
        while (to < pair.to && tokens[to].begin == tokens[from].begin) {
            ++to;
        }
        bool literal = to > from + 1 && isLiteral(to);
        for (std::size_t at = from; at < to; ++at) {
            literal = literal && isLiteral(at);
        }
        if (literal) {
            ShortForm form;
            for (std::size_t at = from; at <= to; ++at) {
                form.words.push_back(wordOf(at));
            }
            form.said =
                folded(text.substr(tokens[from].begin, tokens[from].end - tokens[from].begin)) + " " + wordOf(to);
            forms.push_back(std::move(form));
        }
        from = to;
    }
    return forms;
}

Result<std::vector<Rule>> PhraseTeacher::rules(const model::PhraseAlias& alias, const PhraseTable& table) {
    const BracketedText wording = withoutBrackets(alias.wording);
    const BracketedText phrase = withoutBrackets(alias.phrase);
    const CardContext nothing;
    const std::optional<Pair> pair = pairOf(wording.text, phrase.text, nothing);
    if (!pair.has_value()) {
        return Error{"language.alias_phrase", {phrase.text}, {}};
    }
    const auto places = placesOf(*pair, wording, phrase);
    if (!places) {
        return places.error();
    }
    auto elements = elementsOf(*pair, *places, wording.text, table);
    if (!elements) {
        return elements.error();
    }
    const SentencePiece& known = pair->phrase;
    Rule rule;
    rule.fun = known.tree[pair->root].fun;
    rule.alias = !alias.canonical;
    rule.elements = std::move(*elements);
    if (alias.canonical) {
        rule.shortForms = shortFormsOf(*pair, *places, wording.text);
    }
    rule.place = alias.wording;
    const Function& function = m_grammar.syntax->function(rule.fun);
    const Nonterminal& nonterminal = m_grammar.nonterminals[known.nonterminals[pair->root]];
    const std::vector<int>& parameters = table.features().of(nonterminal.category);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (table.features().has(function.category, parameters[i]) && nonterminal.features[i] >= 0) {
            rule.guards[parameters[i]] = {nonterminal.features[i]};
        }
    }
    const Term meaning = termOf(known, pair->root, *places);
    if (namesSomething(meaning, *m_grammar.syntax)) {
        return Error{"language.alias_name", {phrase.text}, {}};
    }
    const auto isDirect = [&](const Place& place) {
        for (const Term& arg : meaning.args) {
            if (arg.variable >= 0 && (*places)[static_cast<std::size_t>(arg.variable)].node == place.node) {
                return true;
            }
        }
        return false;
    };
    if (!std::all_of(places->begin(), places->end(), isDirect)) {
        if (alias.canonical) {
            return Error{"language.alias_reword", {phrase.text}, {}};
        }
        rule.meaning = meaning;
    } else {
        for (std::size_t arg = 0; arg < meaning.args.size(); ++arg) {
            if (meaning.args[arg].variable < 0) {
                rule.constants[static_cast<int>(arg)] = meaning.args[arg];
            }
            for (Element& element : rule.elements) {
                if (element.kind == Element::Slot && element.variable == meaning.args[arg].variable) {
                    element.arg = static_cast<int>(arg);
                }
            }
        }
    }
    return withCountedNouns(std::move(rule), table);
}

} // namespace blattwerk::engine::language
