#include "engine/language/reader.h"

#include "engine/language/expectation.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {

/// Longer texts are not even cut into words.
constexpr std::size_t kLongestText = 16 * 1024;
/// So often at most is a text with unknown parts read to settle its wording.
constexpr int kMostRounds = 6;

} // namespace

Reader::Reader(Parser& parser, const CardContext& context)
    : m_parser(parser),
      m_grammar(parser.grammar()),
      m_context(context),
      m_tokenizer(m_grammar, context) {}

bool Reader::parses(const std::vector<Token>& tokens) {
    return m_parser.parse(tokens, m_grammar.start) > 0;
}

void Reader::note(NoteKind kind, bool error, std::size_t begin, std::size_t end) {
    m_reading.notes.push_back({kind, error, {begin, end}, {}});
}

std::vector<Reader::Paragraph> Reader::paragraphs(std::string_view text) {
    m_text = text;
    m_reminders.clear();
    if (isTooLong(text)) {
        const auto end = static_cast<std::uint32_t>(text.size());
        const std::vector<Token> whole{{kUnknownTerminal, 0, 0, end, false}};
        return {{{textToken(whole, 0, 1), {m_grammar.dot, 0, end, end, false}}, {}, false}};
    }
    std::vector<Token> tokens;
    m_tokenizer.tokenize(text, m_strings, tokens);
    std::vector<Paragraph> result;
    const auto standsAlone = [](const Token& token) { return token.newLine || token.terminal == kReminderTerminal; };
    if (!tokens.empty() && std::none_of(tokens.begin() + 1, tokens.end(), standsAlone) &&
        tokens[0].terminal != kReminderTerminal) {
        result.push_back({std::move(tokens), {}, false});
        tokens.clear();
    }
    bool lineBroken = false;
    for (const Token& token : tokens) {
        lineBroken = lineBroken || token.newLine;
        if (token.terminal == kReminderTerminal) {
            if (result.empty()) {
                result.emplace_back();
            }
            m_reminders.push_back({token.begin, token.end});
            result.back().reminders.push_back(m_strings.all()[static_cast<std::size_t>(token.value)]);
            continue;
        }
        // A bullet line goes on with the ability before it.
        if (result.empty() || (lineBroken && token.terminal != m_grammar.bullet && !result.back().tokens.empty())) {
            result.emplace_back();
        }
        lineBroken = false;
        result.back().tokens.push_back(token);
    }
    for (Paragraph& paragraph : result) {
        if (paragraph.tokens.empty()) {
            continue;
        }
        const Token last = paragraph.tokens.back();
        if (last.terminal != m_grammar.dot) {
            paragraph.dotMissing = true;
            paragraph.tokens.push_back({m_grammar.dot, 0, last.end, last.end, false});
        }
    }
    return result;
}

bool Reader::isTooLong(std::string_view text) {
    return text.size() > kLongestText;
}

bool Reader::joinsNext(const Paragraph& paragraph, const Paragraph& next) {
    if (!paragraph.dotMissing || next.tokens.empty() || isTooLong(paragraph.tokens) || parses(paragraph.tokens)) {
        return false;
    }
    std::vector<Token> joined(paragraph.tokens.begin(), paragraph.tokens.end() - 1);
    joined.insert(joined.end(), next.tokens.begin(), next.tokens.end());
    return !isTooLong(joined) && parses(joined);
}

CardReading Reader::read(std::string_view text) {
    CardReading reading = readOnce(text);
    // What is said in canonical words may leave less unknown around it: the normalised text is one that stays as it is.
    for (int round = 0; round < kMostRounds && !reading.unknown.empty(); ++round) {
        std::string settled = Reader(m_parser, m_context).readOnce(reading.normalised).normalised;
        if (settled == reading.normalised) {
            break;
        }
        reading.normalised = std::move(settled);
    }
    return reading;
}

CardReading Reader::readOnce(std::string_view text) {
    m_keepsWordy = false;
    CardReading reading = readParagraphs(text);
    if (!m_canonical->holds() && isWordy(reading.normalised)) {
        m_keepsWordy = true;
        m_keepsAll = isTooLong(reading.normalised);
        reading = readParagraphs(text);
    }
    return reading;
}

CardReading Reader::readParagraphs(std::string_view text) {
    m_reading = {};
    m_strings = {};
    m_reading.clauses.reserve(4);
    m_canonical.emplace(m_grammar, m_context, text);
    std::vector<Paragraph> all = paragraphs(text);
    if (isTooLong(text)) {
        note(NoteKind::TooLong, true, 0, text.size());
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        // A line break inside a sentence is a space.
        while (i + 1 < all.size() && joinsNext(all[i], all[i + 1])) {
            Paragraph& next = all[i + 1];
            next.tokens.insert(next.tokens.begin(), all[i].tokens.begin(), all[i].tokens.end() - 1);
            next.reminders.insert(next.reminders.begin(), all[i].reminders.begin(), all[i].reminders.end());
            m_canonical->giveUp();
            ++i;
        }
        readParagraph(std::move(all[i]));
    }
    m_reading.strings = m_strings.take();
    m_reading.normalised = m_canonical->holds() ? std::string(text) : finish();
    m_reading.understood =
        m_reading.manual == 0 && m_reading.unknown.empty() &&
        std::none_of(m_reading.notes.begin(), m_reading.notes.end(), [](const Note& one) { return one.error; });
    return std::move(m_reading);
}

void Reader::readParagraph(Paragraph paragraph) {
    if (paragraph.tokens.empty()) {
        m_canonical->giveUp();
        if (!m_reading.abilities.empty()) {
            std::vector<std::string>& reminders = m_reading.abilities.back().reminders;
            reminders.insert(reminders.end(), paragraph.reminders.begin(), paragraph.reminders.end());
        }
        return;
    }
    if (paragraph.dotMissing || !paragraph.reminders.empty()) {
        m_canonical->giveUp();
    }
    if (paragraph.dotMissing) {
        note(NoteKind::MissingDot, false, paragraph.tokens.back().begin, paragraph.tokens.back().end);
    }
    limitSentences(paragraph.tokens);
    if (!parses(paragraph.tokens)) {
        if (readAsSeveral(paragraph)) {
            return;
        }
        recover(paragraph);
    }
    takeAbility(paragraph);
}

void Reader::takeAbility(const Paragraph& paragraph) {
    const std::vector<Token>& tokens = paragraph.tokens;
    ParsedTree parsed;
    parsed.tree = m_parser.tree(0, &parsed.ranges, &parsed.productions);
    if (!keepsScope(parsed, paragraph)) {
        return;
    }
    m_canonical->add(m_parser, parsed, tokens, m_strings);
    Tree tree = std::move(parsed.tree);
    TokenRanges& ranges = parsed.ranges;
    const Settled settled = settle(tree, ranges, tokens);
    if (settled.changed) {
        m_canonical->giveUp();
    }
    if (settled.unclear.has_value()) {
        // A pronoun or a choice that is not understood is a word that is not understood.
        Paragraph again = paragraph;
        again.tokens[*settled.unclear].terminal = kUnknownTerminal;
        recover(again);
        takeAbility(again);
        return;
    }
    if (m_keepsWordy) {
        Paragraph kept = paragraph;
        if (keepWordy(tree, kept)) {
            takeAbility(kept);
            return;
        }
    }
    const SourceRange range{tokens.front().begin, tokens.back().end};
    collectClauses(tree, ranges, tokens);
    if ((settled.traits & kAmountTrait) != 0) {
        checkAmount(tree, ranges, tokens);
    }
    checkHead(tree, range);
    m_reading.abilities.push_back({std::move(tree), range, paragraph.reminders});
}

void Reader::collectClauses(const Tree& tree, const TokenRanges& ranges, const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const std::size_t ability = m_reading.abilities.size();
    for (std::size_t at = 0; at < tree.size(); ++at) {
        const std::uint8_t traits = syntax.traits(tree[at].fun);
        if ((traits & kSelfTrait) != 0 && ranges[at].first < ranges[at].second) {
            m_reading.selves.push_back({tokens[ranges[at].first].begin, tokens[ranges[at].second - 1].end});
        }
        if ((traits & kClauseTrait) == 0) {
            continue;
        }
        Clause one;
        one.ability = ability;
        one.node = at;
        const auto [from, to] = ranges[at];
        if (from < to) {
            one.range = {tokens[from].begin, tokens[to - 1].end};
        }
        for (std::size_t child = at + 1; child < at + tree[at].size; child += tree[child].size) {
            if (tree[child].fun == syntax.text) {
                one.manual = true;
                one.byIntent = m_strings.all()[static_cast<std::size_t>(tree[child].value)].starts_with('[');
            }
        }
        m_reading.manual += one.manual ? 1 : 0;
        m_reading.clauses.push_back(one);
    }
}

void Reader::checkAmount(const Tree& tree, const TokenRanges& ranges, const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    std::size_t used = 0;
    std::size_t defined = 0;
    std::size_t again = 0;
    bool manual = false;
    for (std::size_t at = 1; at < tree.size(); ++at) {
        const int fun = tree[at].fun;
        manual = manual || fun == syntax.text;
        if (fun == syntax.variable) {
            used = used == 0 ? at : used;
        } else if (fun == syntax.definition) {
            (defined == 0 ? defined : again) = at;
        }
    }
    const auto noteAt = [&](NoteKind kind, bool error, std::size_t node) {
        const auto [from, to] = ranges[node];
        if (from < to) {
            note(kind, error, tokens[from].begin, tokens[to - 1].end);
        }
    };
    if (again != 0) {
        noteAt(NoteKind::AmountDefinedTwice, true, again);
    }
    // What is not understood may be the definition.
    if (used != 0 && defined == 0 && !manual) {
        noteAt(NoteKind::AmountUndefined, true, used);
    } else if (used == 0 && defined != 0 && !manual) {
        noteAt(NoteKind::AmountUnused, false, defined);
    }
}

void Reader::checkHead(const Tree& tree, const SourceRange& range) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    if (m_context.type.empty() || !syntax.functions[tree[0].fun].headless) {
        return;
    }
    const bool allowed = std::find(syntax.headlessTypes.begin(), syntax.headlessTypes.end(), m_context.type) !=
                         syntax.headlessTypes.end();
    const bool manual = std::any_of(tree.nodes().begin(), tree.nodes().end(),
                                    [&](const Node& node) { return node.fun == syntax.text; });
    if (!allowed && !manual) {
        note(NoteKind::HeadMissing, true, range.begin, range.end);
        m_reading.notes.back().heads = headsOf(m_grammar, m_context.type);
    }
}

std::string Reader::finish() {
    Renderer renderer(m_grammar, m_context, m_reading.strings);
    for (const Ability& ability : m_reading.abilities) {
        static_cast<void>(renderer.add(ability.tree));
        for (const std::string& reminder : ability.reminders) {
            renderer.addReminder(reminder);
        }
    }
    return renderer.text();
}

} // namespace blattwerk::engine::language
