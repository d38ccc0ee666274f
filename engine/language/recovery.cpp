// The part of Reader that deals with what is not understood.
#include "engine/language/absences.h"
#include "engine/language/expectation.h"
#include "engine/language/reader.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <utility>

namespace blattwerk::engine::language {

namespace {

/// More words in one sentence are not parsed: the walk is recursive.
constexpr std::size_t kMostTokens = 120;
/// Nor are more words in one paragraph: reading one takes time that grows with the square of its length.
constexpr std::size_t kMostParagraphTokens = 400;
constexpr std::size_t kMostExpected = 40;

} // namespace

Token Reader::textToken(const std::vector<Token>& tokens, std::size_t from, std::size_t to) {
    const std::uint32_t begin = tokens[from].begin;
    const std::uint32_t end = tokens[to - 1].end;
    // Reminder texts inside are printed behind the ability.
    std::string words;
    std::size_t at = begin;
    for (const SourceRange& reminder : m_reminders) {
        if (reminder.begin >= at && reminder.end <= end) {
            words += m_text.substr(at, reminder.begin - at);
            at = reminder.end;
        }
    }
    words += m_text.substr(at, end - at);
    std::string text = withPlainSpaces(composed(words));
    const bool opens = from == 0 || tokens[from - 1].terminal == m_grammar.dot ||
                       tokens[from - 1].terminal == m_grammar.colon || tokens[from - 1].terminal == m_grammar.bullet;
    text = opens ? withCapital(text) : text;
    return {kTextTerminal, m_strings.add(std::move(text)), begin, end, false};
}

void Reader::limitSentences(std::vector<Token>& tokens) {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].terminal != m_grammar.dot) {
            continue;
        }
        if (at - begin > kMostTokens) {
            note(NoteKind::TooLong, true, tokens[begin].begin, tokens[at].end);
            const Token text = textToken(tokens, begin, at);
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                         tokens.begin() + static_cast<std::ptrdiff_t>(at));
            tokens[begin] = text;
            at = begin + 1;
        }
        begin = at + 1;
    }
    if (isTooLong(tokens)) {
        note(NoteKind::TooLong, true, tokens.front().begin, tokens.back().end);
        const Token text = textToken(tokens, 0, tokens.size() - 1);
        tokens.erase(tokens.begin() + 1, tokens.end() - 1);
        tokens.front() = text;
    }
}

bool Reader::isTooLong(const std::vector<Token>& tokens) {
    return tokens.size() > kMostParagraphTokens;
}

bool Reader::isWordy(std::string_view text) const {
    // A word and what separates it from the next are at least two bytes.
    if (text.size() <= 2 * kMostTokens) {
        return false;
    }
    if (isTooLong(text)) {
        return true;
    }
    StringPool strings;
    std::vector<Token> tokens;
    Tokenizer(m_grammar, m_context).tokenize(text, strings, tokens);
    std::size_t sentence = 0;
    std::size_t paragraph = 0;
    for (const Token& token : tokens) {
        const bool begins = token.newLine && token.terminal != m_grammar.bullet;
        paragraph = begins ? 1 : paragraph + 1;
        sentence = begins ? 1 : sentence + 1;
        if (token.terminal == m_grammar.dot) {
            sentence = 0;
        }
        if (sentence > kMostTokens || paragraph > kMostParagraphTokens) {
            return true;
        }
    }
    return false;
}

bool Reader::keepWordy(const Tree& tree, Paragraph& paragraph) {
    std::vector<Token>& tokens = paragraph.tokens;
    const bool isText = tokens.size() == 2 && tokens[0].terminal == kTextTerminal;
    Renderer renderer(m_grammar, m_context, m_strings.all());
    if (isText || !renderer.add(tree) || !(m_keepsAll || isWordy(renderer.text()))) {
        return false;
    }
    note(NoteKind::TooLong, true, tokens.front().begin, tokens.back().end);
    const Token text = textToken(tokens, 0, tokens.size() - 1);
    tokens = {text, tokens.back()};
    m_canonical->giveUp();
    return parses(tokens);
}

void Reader::noteUnknown(const std::vector<Token>& tokens, std::size_t at) {
    Unknown unknown;
    const Token& token = tokens[std::min(at, tokens.size() - 1)];
    unknown.range = {token.begin, token.end};
    unknown.text = std::string(m_text.substr(token.begin, token.end - token.begin));
    std::vector<Continuation> expected = continuations(m_parser);
    if (expected.empty()) {
        expected = continuations(m_parser, true);
    }
    for (const Continuation& one : expected) {
        if (unknown.expected.size() < kMostExpected) {
            unknown.expected.push_back(one.kind == "word" ? one.text : "<" + one.kind + ">");
        }
    }
    unknown.suggestion = nearest(m_grammar, folded(unknown.text), expected);
    if (unknown.suggestion.empty() && token.terminal == kUnknownTerminal) {
        noteName(tokens, at, unknown);
    }
    if (const Absence* absence = absenceIn(m_grammar, tokens, at, m_text)) {
        unknown.missing = absence->sentence;
        unknown.missingTranslated = absence->translation;
    }
    for (std::size_t i = 0; i < token.begin;) {
        const bool lineBreak = m_text[i] == '\n';
        static_cast<void>(decode(m_text, i));
        unknown.line += lineBreak ? 1 : 0;
        unknown.column = lineBreak ? 1 : unknown.column + 1;
    }
    for (std::size_t i = unknown.range.begin; i < unknown.range.end; ++unknown.length) {
        static_cast<void>(decode(m_text, i));
    }
    m_reading.unknown.push_back(std::move(unknown));
}

/// Where the name of a card could stand: words with capitals, which no card is called.
void Reader::noteName(const std::vector<Token>& tokens, std::size_t at, Unknown& unknown) const {
    const auto hasCapital = [&](const Token& token) {
        std::size_t behind = token.begin;
        const char32_t first = decode(m_text, behind);
        return token.terminal == kUnknownTerminal && isLetter(first) &&
               withCapital(m_text.substr(token.begin, token.end - token.begin)) ==
                   composed(m_text.substr(token.begin, token.end - token.begin));
    };
    const bool opens =
        at == 0 || tokens[at - 1].terminal == m_grammar.dot || tokens[at - 1].terminal == m_grammar.colon;
    if (opens || !hasCapital(tokens[at])) {
        return;
    }
    const std::vector<Continuation> readable = continuations(m_parser, true);
    if (std::none_of(readable.begin(), readable.end(), [](const Continuation& one) { return one.kind == "name"; })) {
        return;
    }
    std::size_t last = at;
    while (last + 1 < tokens.size() && hasCapital(tokens[last + 1])) {
        ++last;
    }
    unknown.name = true;
    unknown.range.end = tokens[last].end;
    unknown.text = std::string(m_text.substr(unknown.range.begin, unknown.range.end - unknown.range.begin));
    const std::string* const near = m_context.names == nullptr ? nullptr : m_context.names->nearest(unknown.text);
    unknown.suggestion = near == nullptr ? std::string() : *near;
}

bool Reader::tryText(std::vector<Token>& tokens, std::size_t from, std::size_t to) {
    if (from >= to || governsMore(tokens, from, to)) {
        return false;
    }
    const auto isText = [&](std::size_t at) {
        return tokens[at].terminal == kTextTerminal && m_text[tokens[at].begin] != '[';
    };
    // Unknown parts side by side are one text: neither "z. B." nor "A und B" is torn apart.
    if (from >= 2 && isText(from - 2)) {
        const int between = tokens[from - 1].terminal;
        const bool whole =
            from == 2 || tokens[from - 3].terminal == m_grammar.dot || tokens[from - 3].terminal == m_grammar.colon;
        if ((isCut(tokens[from - 1]) || (between == m_grammar.dot && whole)) && putText(tokens, from - 2, to)) {
            return true;
        }
    }
    return putText(tokens, from, to);
}

/// Whether the unknown words would leave something of their sentence standing that they may govern.
bool Reader::governsMore(const std::vector<Token>& tokens, std::size_t from, std::size_t to) {
    const auto ends = [&](std::size_t at) {
        const int terminal = tokens[at].terminal;
        return terminal == m_grammar.dot || terminal == m_grammar.colon || terminal == m_grammar.bullet;
    };
    const bool opens = from == 0 || ends(from - 1);
    const bool closes = to >= tokens.size() || ends(to);
    if (opens && closes) {
        return false;
    }
    if (mayGovern(m_grammar, m_text.substr(tokens[from].begin, tokens[to - 1].end - tokens[from].begin), opens)) {
        return true;
    }
    if (closes) {
        return false;
    }
    // "Opfere ein Lamm, singe und ...", "Vielleicht ziehe 1 Karte und ..."
    const auto comma = m_grammar.terminalOf.find(",");
    for (std::size_t at = from; at < to; ++at) {
        if (comma != m_grammar.terminalOf.end() && tokens[at].terminal == comma->second) {
            return true;
        }
        if (at > from) {
            std::vector<Token> rest(tokens.begin() + static_cast<std::ptrdiff_t>(at),
                                    tokens.begin() + static_cast<std::ptrdiff_t>(to));
            rest.push_back(tokens.back());
            if (parses(rest)) {
                return true;
            }
        }
    }
    return false;
}

bool Reader::tryTextTo(std::vector<Token>& tokens, std::size_t from, std::size_t first, std::size_t end) {
    for (std::size_t to = first; to < end; ++to) {
        if (isCut(tokens[to]) && tryText(tokens, from, to)) {
            return true;
        }
    }
    return tryText(tokens, from, end);
}

bool Reader::putText(std::vector<Token>& tokens, std::size_t from, std::size_t to) {
    // Every replacement leaves fewer tokens that are no text, so the recovery comes to an end.
    if (to <= from || (to - from == 1 && tokens[from].terminal == kTextTerminal)) {
        return false;
    }
    const auto at = [](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
    std::vector<Token> changed(tokens.begin(), tokens.begin() + at(from));
    changed.push_back(textToken(tokens, from, to));
    changed.insert(changed.end(), tokens.begin() + at(to), tokens.end());
    const bool whole = parses(changed);
    if (!whole && m_parser.furthest() <= from + 1) {
        return false;
    }
    tokens = std::move(changed);
    return true;
}

bool Reader::isCut(const Token& token) const {
    const std::vector<std::string>& cuts = m_grammar.orthography.cuts;
    return std::any_of(cuts.begin(), cuts.end(), [&](const std::string& word) {
        const auto known = m_grammar.terminalOf.find(word);
        return known != m_grammar.terminalOf.end() && token.terminal == known->second;
    });
}

bool Reader::replaceUnknown(std::vector<Token>& tokens) {
    const std::size_t halt = std::min(m_parser.furthest(), tokens.size() - 1);
    noteUnknown(tokens, halt);
    const auto ends = [&](std::size_t i, bool colons) {
        const int terminal = tokens[i].terminal;
        return terminal == m_grammar.dot || (colons && (terminal == m_grammar.colon || terminal == m_grammar.bullet));
    };
    const auto beginOf = [&](bool colons) {
        std::size_t begin = halt;
        while (begin > 0 && !ends(begin - 1, colons)) {
            --begin;
        }
        return begin;
    };
    const auto endOf = [&](bool colons) {
        std::size_t end = halt;
        while (end + 1 < tokens.size() && !ends(end, colons)) {
            ++end;
        }
        return end;
    };
    const std::size_t begin = beginOf(true);
    const std::size_t end = endOf(true);
    // From the nearest word that may begin something unknown, to the nearest one behind which something known may
    // follow.
    for (std::size_t from = halt; from > begin; --from) {
        if (isCut(tokens[from - 1]) && tryTextTo(tokens, from, halt + 1, end)) {
            return true;
        }
    }
    return tryTextTo(tokens, begin, halt + 1, end) || tryText(tokens, begin, endOf(false)) ||
           tryText(tokens, beginOf(false), endOf(false)) || tryText(tokens, 0, tokens.size() - 1);
}

void Reader::recover(Paragraph& paragraph) {
    const std::size_t firstUnknown = m_reading.unknown.size();
    m_parser.setTracking(true);
    while (!parses(paragraph.tokens) && replaceUnknown(paragraph.tokens)) {
    }
    m_parser.setTracking(false);
    if (!parses(paragraph.tokens)) {
        // Signs that no text may hold: the whole paragraph is one text. A lone full stop is a text too.
        const std::size_t end = std::max<std::size_t>(1, paragraph.tokens.size() - 1);
        std::vector<Token> tokens{textToken(paragraph.tokens, 0, end)};
        tokens.push_back(paragraph.tokens.back());
        paragraph.tokens = std::move(tokens);
        static_cast<void>(parses(paragraph.tokens));
    }
    // One unknown place per manual text is enough.
    for (const Token& token : paragraph.tokens) {
        bool seen = false;
        const auto inside = [&](const Unknown& unknown) {
            const bool covered = token.terminal == kTextTerminal && unknown.range.begin >= token.begin &&
                                 unknown.range.begin <= token.end;
            return covered && std::exchange(seen, true);
        };
        const auto from = m_reading.unknown.begin() + static_cast<std::ptrdiff_t>(firstUnknown);
        m_reading.unknown.erase(std::remove_if(from, m_reading.unknown.end(), inside), m_reading.unknown.end());
    }
}

} // namespace blattwerk::engine::language
