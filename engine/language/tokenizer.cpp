#include "engine/language/tokenizer.h"

#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {

/// A larger number is no number of the language: rounding it would change what the designer wrote.
constexpr std::int32_t kLargestNumber = 9999;

constexpr bool isAsciiLetter(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

/// Folds a word of plain letters and composed ones up to ÿ in place; false if it has others, which need more care.
bool foldLatin(std::string_view word, std::string& target) {
    target.assign(word);
    for (std::size_t i = 0; i < target.size(); ++i) {
        const auto byte = static_cast<unsigned char>(target[i]);
        if (byte < 0x80U) {
            target[i] = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : target[i];
        } else if (byte == 0xC3U && i + 1 < target.size()) {
            const auto next = static_cast<unsigned char>(target[++i]);
            target[i] = next < 0x9FU && next != 0x97U ? static_cast<char>(next + 0x20U) : target[i];
        } else {
            return false;
        }
    }
    return true;
}

/// Whether words stand one blank apart, and nothing else separates them.
bool hasPlainSpaces(std::string_view text) {
    const auto isControl = [](char sign) { return sign >= 0 && sign < ' '; };
    return !text.starts_with(' ') && !text.ends_with(' ') && text.find("  ") == std::string_view::npos &&
           std::none_of(text.begin(), text.end(), isControl);
}

bool joinsWords(char32_t point) {
    return point == '-' || point == 0x2011 || point == 0x2010 || point == '\'' || point == 0x2019;
}

} // namespace

std::int32_t StringPool::add(std::string text) {
    const auto found = std::find(m_strings.begin(), m_strings.end(), text);
    if (found != m_strings.end()) {
        return static_cast<std::int32_t>(found - m_strings.begin());
    }
    m_strings.push_back(std::move(text));
    return static_cast<std::int32_t>(m_strings.size()) - 1;
}

Tokenizer::Tokenizer(const Grammar& grammar, const CardContext& context) : m_grammar(grammar), m_context(context) {
    if (!hasPlainSpaces(context.ownName) || !foldLatin(context.ownName, m_ownName)) {
        m_ownName = folded(withPlainSpaces(context.ownName));
    }
    if (!m_ownName.empty()) {
        m_ownGenitive = m_ownName + grammar.orthography.selfEnding;
    }
}

void Tokenizer::push(int terminal, std::int32_t value, std::size_t begin) {
    m_tokens->push_back(
        {terminal, value, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(m_at), m_newLine});
    m_newLine = false;
}

void Tokenizer::tokenize(std::string_view text, StringPool& strings, std::vector<Token>& tokens) {
    tokens.clear();
    tokens.reserve(text.size() / 5 + 4);
    m_text = text;
    m_strings = &strings;
    m_tokens = &tokens;
    m_newLine = false;
    for (m_at = 0; m_at < text.size();) {
        const std::size_t begin = m_at;
        if (text[begin] == ' ') {
            ++m_at;
            continue;
        }
        if (isAsciiLetter(text[begin])) {
            readWord(begin);
            continue;
        }
        const char32_t point = decode(text, m_at);
        if (isSpace(point)) {
            m_newLine = m_newLine || point == '\n' || point == 0x2029;
        } else if (!isIgnorable(point)) {
            readSign(point, begin);
        }
    }
}

void Tokenizer::readSign(char32_t point, std::size_t begin) {
    const bool digitFollows = m_at < m_text.size() && isAsciiDigit(m_text[m_at]);
    if (point < 128 && isAsciiDigit(static_cast<char>(point))) {
        readNumber(begin);
    } else if (digitFollows && (point == '+' || point == '-' || point == 0x2212 || point == 0x2013)) {
        readSigned(point, begin);
    } else if (point == '.' || point == ':') {
        push(point == '.' ? m_grammar.dot : m_grammar.colon, 0, begin);
    } else if (isLetter(point)) {
        readWord(begin);
    } else if (closingQuote(point) != 0 || point == '[' || point == '(') {
        readEnclosed(point, begin);
    } else {
        m_word.clear();
        append(m_word, point);
        const auto known = m_grammar.knownWords.find(m_word);
        if (known == m_grammar.knownWords.end()) {
            push(kUnknownTerminal, 0, begin);
        } else if (known->second.replacements.empty() || !readReplacement(known->second, begin)) {
            push(known->second.terminal, 0, begin);
        }
    }
}

std::int32_t Tokenizer::readDigits() {
    std::int32_t value = 0;
    for (; m_at < m_text.size() && isAsciiDigit(m_text[m_at]); ++m_at) {
        value = std::min(value * 10 + (m_text[m_at] - '0'), kLargestNumber + 1);
    }
    return value;
}

void Tokenizer::readNumber(std::size_t begin) {
    m_at = begin;
    const std::int32_t value = readDigits();
    const int terminal = value == 1 ? kOneTerminal : kNumberTerminal;
    push(value > kLargestNumber ? kUnknownTerminal : terminal, value, begin);
}

void Tokenizer::readSigned(char32_t sign, std::size_t begin) {
    const std::int32_t value = readDigits();
    push(value > kLargestNumber ? kUnknownTerminal : kSignedTerminal, sign == '+' ? value : -value, begin);
}

std::size_t Tokenizer::wordEnd(std::size_t begin, bool& ascii) const {
    std::size_t end = begin;
    ascii = true;
    while (end < m_text.size()) {
        if (isAsciiLetter(m_text[end])) {
            ++end;
            continue;
        }
        if (m_text[end] == ' ') {
            break;
        }
        std::size_t next = end;
        const char32_t point = decode(m_text, next);
        if (isLetter(point) || isCombining(point) || isIgnorable(point)) {
            end = next;
        } else if (joinsWords(point) && next < m_text.size()) {
            std::size_t after = next;
            if (!isLetter(decode(m_text, after))) {
                break;
            }
            end = next;
        } else {
            break;
        }
        ascii = ascii && point < 128;
    }
    return end;
}

void Tokenizer::readWord(std::size_t begin) {
    bool ascii = true;
    const std::size_t end = wordEnd(begin, ascii);
    if (ascii) {
        m_word.assign(m_text.substr(begin, end - begin));
        for (char& sign : m_word) {
            sign = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign;
        }
    } else if (!foldLatin(m_text.substr(begin, end - begin), m_word)) {
        m_word = folded(m_text.substr(begin, end - begin));
    }
    const auto found = m_grammar.knownWords.find(m_word);
    const KnownWord* known = found == m_grammar.knownWords.end() ? nullptr : &found->second;
    const bool isWord = known != nullptr && known->terminal != kUnknownTerminal;
    if (readOwnName(begin) || readName(begin, end, isWord)) {
        return;
    }
    m_at = end;
    if (known == nullptr) {
        push(kUnknownTerminal, 0, begin);
    } else if (known->replacements.empty() || !readReplacement(*known, begin)) {
        if (isWord || known->number < 0) {
            push(known->terminal, 0, begin);
        } else {
            push(known->number == 1 ? kOneTerminal : kNumberTerminal, known->number, begin);
        }
    }
}

bool Tokenizer::readOwnName(std::size_t begin) {
    // The first word decides in most texts without folding anything more.
    if (m_ownName.empty() || m_ownName[0] != m_word[0]) {
        return false;
    }
    for (const std::string* form : {&m_ownGenitive, &m_ownName}) {
        if (const std::size_t length = foldedMatch(m_text.substr(begin), *form); length > 0) {
            m_at = begin + length;
            push(kSelfTerminal, 0, begin);
            return true;
        }
    }
    return false;
}

bool Tokenizer::readName(std::size_t begin, std::size_t firstWordEnd, bool isWord) {
    if (m_context.names == nullptr) {
        return false;
    }
    const NameIndex::Match match = m_context.names->longestAt(m_text.substr(begin), m_word);
    if (match.name == nullptr || (begin + match.length == firstWordEnd && isWord)) {
        return false;
    }
    m_at = begin + match.length;
    push(kNameTerminal, m_strings->add(*match.name), begin);
    return true;
}

std::string Tokenizer::nextWord(std::size_t& at) const {
    while (at < m_text.size()) {
        std::size_t next = at;
        const char32_t point = decode(m_text, next);
        if (isLetter(point)) {
            bool ascii = true;
            const std::size_t end = wordEnd(at, ascii);
            std::string word = folded(m_text.substr(at, end - at));
            at = end;
            return word;
        }
        if (point == ',') {
            at = next;
            return ",";
        }
        if (!isSpace(point) || point == '\n') {
            return {};
        }
        at = next;
    }
    return {};
}

bool Tokenizer::readReplacement(const KnownWord& first, std::size_t begin) {
    // The sign behind the blank decides in most texts without folding another word.
    char following = m_at + 1 < m_text.size() && m_text[m_at] == ' ' ? m_text[m_at + 1] : '\0';
    following = following >= 'A' && following <= 'Z' ? static_cast<char>(following + 32) : following;
    const bool plain = following >= 'a' && following <= 'z';
    for (const int id : first.replacements) {
        const Replacement& replacement = m_grammar.orthography.replacements[static_cast<std::size_t>(id)];
        if (plain && replacement.from.size() > 1 && replacement.from[1][0] >= 0 &&
            replacement.from[1][0] != following) {
            continue;
        }
        std::size_t at = m_at;
        std::size_t matched = 1;
        while (matched < replacement.from.size() && nextWord(at) == replacement.from[matched]) {
            ++matched;
        }
        if (matched < replacement.from.size()) {
            continue;
        }
        m_at = at;
        for (const std::string& word : replacement.to) {
            const auto known = m_grammar.terminalOf.find(word);
            push(known == m_grammar.terminalOf.end() ? kUnknownTerminal : known->second, 0, begin);
        }
        return true;
    }
    return false;
}

void Tokenizer::readEnclosed(char32_t opening, std::size_t begin) {
    const char32_t closing = opening == '[' ? ']' : opening == '(' ? ')' : closingQuote(opening);
    const bool quote = opening != '[' && opening != '(';
    const std::size_t inside = m_at;
    for (std::size_t at = inside; at < m_text.size();) {
        const std::size_t close = at;
        const char32_t point = decode(m_text, at);
        // Quotes are mixed up so often that every closing one closes „ “ and ".
        const bool closes = point == closing || (quote && (opening == 0x201E || opening == '"' || opening == 0x201C) &&
                                                 (point == 0x201C || point == 0x201D || point == '"'));
        if (closes) {
            m_at = at;
            std::string content = withPlainSpaces(composed(m_text.substr(inside, close - inside)));
            if (quote) {
                push(kNameTerminal, m_strings->add(std::move(content)), begin);
            } else if (opening == '[') {
                push(kTextTerminal, m_strings->add("[" + content + "]"), begin);
            } else {
                push(kReminderTerminal, m_strings->add("(" + content + ")"), begin);
            }
            return;
        }
        if (point == '\n') {
            break;
        }
    }
    push(kUnknownTerminal, 0, begin);
}

} // namespace blattwerk::engine::language
