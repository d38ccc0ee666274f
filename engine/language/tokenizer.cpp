#include "engine/language/tokenizer.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace blattwerk::engine::language {

namespace {

/// A larger number is no number of the language: rounding it would change what the designer wrote.
constexpr std::int32_t kLargestNumber = 9999;

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

/// Folds eight signs at once, of which so many at the beginning are plain letters.
std::size_t foldLetters(const char* from, char* to) {
    constexpr std::uint64_t kEach = 0x0101010101010101ULL;
    std::uint64_t signs = 0;
    std::memcpy(&signs, from, sizeof signs);
    const std::uint64_t small = signs | kEach * 0x20U;
    std::memcpy(to, &small, sizeof small);
    // The upper bit of each byte: not below 'a', not above 'z', and ASCII. No byte carries into the next.
    const std::uint64_t low = small & kEach * 0x7FU;
    const std::uint64_t letters =
        (low + kEach * (0x80U - 'a')) & ~(low + kEach * (0x7FU - 'z')) & ~signs & kEach * 0x80U;
    return static_cast<std::size_t>(std::countr_one(letters | ~(kEach * 0x80U))) / 8;
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
        for (const std::string& article : grammar.orthography.articles) {
            const bool isFirst = m_ownName.starts_with(article) && m_ownName.size() > article.size() + 1 &&
                                 m_ownName[article.size()] == ' ';
            m_ownStem = isFirst ? article.size() + 1 : m_ownStem;
        }
    }
}

void Tokenizer::pushName(int terminal, std::int32_t value, std::size_t begin) {
    if (!m_behindArticle || m_tokens->empty()) {
        return push(terminal, value, begin);
    }
    // "dem Trommler" is the name in the dative; of "vom Trommler" only the article inside belongs to it.
    const Token article = m_tokens->back();
    m_tokens->pop_back();
    const bool alone = m_tokens->empty() || m_tokens->back().begin != article.begin;
    m_newLine = alone && article.newLine;
    push(terminal, value, alone ? article.begin : begin);
    m_behindArticle = false;
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
    m_behindArticle = false;
    m_behindNameWord = false;
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
    m_behindNameWord = m_behindNameWord && isLetter(point);
    m_behindArticle = m_behindArticle && isLetter(point);
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
        m_long.clear();
        append(m_long, point);
        const KnownWord* const known = m_grammar.knownWords.find(m_long);
        if (known == nullptr) {
            push(kUnknownTerminal, 0, begin);
        } else if (known->replacements.empty() || !readReplacement(*known, begin)) {
            push(known->terminal, 0, begin);
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

std::size_t Tokenizer::wordEnd(std::size_t begin) const {
    std::size_t end = begin;
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
    }
    return end;
}

std::size_t Tokenizer::foldPlainWord(std::size_t begin) {
    std::size_t at = begin;
    std::size_t length = 0;
    const std::size_t end = std::min(m_text.size(), begin + m_buffer.size() - 1);
    for (; at + sizeof(std::uint64_t) <= end; at += sizeof(std::uint64_t), length += sizeof(std::uint64_t)) {
        const std::size_t letters = foldLetters(m_text.data() + at, m_buffer.data() + length);
        if (letters < sizeof(std::uint64_t)) {
            at += letters;
            length += letters;
            break;
        }
    }
    for (; at < end; ++at) {
        const auto sign = static_cast<unsigned char>(m_text[at]);
        if (isAsciiLetter(m_text[at])) {
            m_buffer[length++] = static_cast<char>(sign | 0x20U);
        } else if (sign == 0xC3U && at + 1 < end) {
            // The letters of Latin-1 but for the signs × and ÷ among them.
            const auto next = static_cast<unsigned char>(m_text[at + 1]);
            if (next < 0x80U || next > 0xBFU || next == 0x97U || next == 0xB7U) {
                return 0;
            }
            m_buffer[length++] = m_text[at++];
            m_buffer[length++] = static_cast<char>(next < 0x9FU ? next | 0x20U : next);
        } else {
            break;
        }
    }
    const bool ends = at == m_text.size() || (at < end && m_text[at] >= 0 && m_text[at] != '-' && m_text[at] != '\'');
    if (!ends) {
        return 0;
    }
    m_word = {m_buffer.data(), length};
    return at - begin;
}

void Tokenizer::readWord(std::size_t begin) {
    std::size_t end = begin + foldPlainWord(begin);
    if (end == begin) {
        end = wordEnd(begin);
        m_long = folded(m_text.substr(begin, end - begin));
        m_word = m_long;
    }
    const std::uint64_t hash = wordHash(m_word);
    const KnownWord* const known = m_grammar.knownWords.find(m_word, hash);
    const bool isWord = known != nullptr && known->terminal != kUnknownTerminal;
    if (readOwnName(begin) || readName(begin, end, isWord, hash)) {
        return;
    }
    m_at = end;
    m_behindArticle = known != nullptr && known->article;
    m_behindNameWord = known != nullptr && known->names;
    if (known == nullptr) {
        push(kUnknownTerminal, 0, begin);
    } else if (known->sign != 0 && end + 1 < m_text.size() && m_text[end] == ' ' && isAsciiDigit(m_text[end + 1])) {
        m_at = end + 1;
        readSigned(known->sign, begin);
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
    if (m_ownName.empty() || (m_ownName[0] != m_word[0] && m_ownName[m_ownStem] != m_word[0])) {
        return false;
    }
    const std::string_view text = m_text.substr(begin);
    std::size_t length = 0;
    for (const std::string* form : {&m_ownGenitive, &m_ownName}) {
        length = length == 0 ? foldedMatch(text, *form) : length;
    }
    if (length == 0 && (m_behindArticle || m_ownStem > 0)) {
        length = ownNameLength(text);
    }
    if (length == 0) {
        return false;
    }
    m_at = begin + length;
    if (m_behindNameWord) {
        pushName(kNameTerminal, m_strings->add(m_context.ownName), begin);
    } else {
        pushName(kSelfTerminal, 0, begin);
    }
    m_behindNameWord = false;
    return true;
}

std::size_t Tokenizer::ownNameLength(std::string_view text) const {
    const std::string stem = m_ownName.substr(m_ownStem);
    // Made of words of the language alone, it would hide them.
    std::size_t known = 0;
    std::size_t words = 0;
    std::string before; // the words before its last
    for (std::size_t at = 0; at < stem.size(); ++words) {
        const std::size_t end = std::min(stem.find(' ', at), stem.size());
        const std::string word = stem.substr(at, end - at);
        known += m_grammar.knownWords.find(word) != nullptr ? 1U : 0U;
        before += end < stem.size() ? word + " " : "";
        at = end + 1;
    }
    if (known == words) {
        return 0;
    }
    const Orthography& orthography = m_grammar.orthography;
    const auto longest = [&](const std::string& name) {
        std::size_t length = foldedMatch(text, name);
        for (const std::string& ending : orthography.nameEndings) {
            length = std::max(length, foldedMatch(text, name + ending));
        }
        return length;
    };
    std::size_t length = longest(stem);
    if (length > 0 || before.empty()) {
        return length;
    }
    const std::string last = stem.substr(before.size());
    for (const std::string& ending : orthography.adjectiveEndings) {
        std::string inflected;
        for (std::size_t at = 0; at < before.size();) {
            const std::size_t end = before.find(' ', at);
            std::string word = before.substr(at, end - at);
            const bool strong = word.ends_with("er") || word.ends_with("es");
            const bool isAdjective = word.size() > 3 && (strong || word.ends_with('e'));
            word = isAdjective ? word.substr(0, word.size() - (strong ? 2 : 1)) + ending : word;
            inflected += word + " ";
            at = end + 1;
        }
        length = std::max(length, longest(inflected + last));
    }
    return length;
}

bool Tokenizer::readName(std::size_t begin, std::size_t firstWordEnd, bool isWord, std::uint64_t hash) {
    if (m_context.names == nullptr) {
        return false;
    }
    NameIndex::Match match = m_context.names->longestAt(m_text.substr(begin), m_word, hash);
    if (match.name == nullptr && m_behindArticle) {
        match = m_context.names->behindArticle(m_text.substr(begin), m_word, m_grammar.orthography.nameEndings);
    }
    if (match.name == nullptr || (begin + match.length == firstWordEnd && isWord)) {
        return false;
    }
    m_at = begin + match.length;
    pushName(kNameTerminal, m_strings->add(*match.name), begin);
    return true;
}

std::string Tokenizer::nextWord(std::size_t& at) const {
    while (at < m_text.size()) {
        std::size_t next = at;
        const char32_t point = decode(m_text, next);
        if (isLetter(point)) {
            const std::size_t end = wordEnd(at);
            std::string word = folded(m_text.substr(at, end - at));
            at = end;
            return word;
        }
        if (point == ',' || point == '.') {
            at = next;
            return point == ',' ? "," : ".";
        }
        if (!isSpace(point) || point == '\n') {
            return {};
        }
        at = next;
    }
    return {};
}

bool Tokenizer::differs(const Replacement& replacement) const {
    if (replacement.from.size() < 2 || m_at + 1 >= m_text.size() || m_text[m_at] != ' ' ||
        !isAsciiLetter(m_text[m_at + 1])) {
        return false;
    }
    const std::string& wanted = replacement.from[1];
    const std::string_view typed = m_text.substr(m_at + 1);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        // Letters beyond ASCII and joined words are compared with more care.
        if (wanted[i] < 0 || (i < typed.size() && (typed[i] < 0 || joinsWords(static_cast<char32_t>(typed[i]))))) {
            return false;
        }
        if (i >= typed.size() || !isAsciiLetter(typed[i]) || (typed[i] | 0x20) != wanted[i]) {
            return true;
        }
    }
    return false;
}

bool Tokenizer::readReplacement(const KnownWord& first, std::size_t begin) {
    if (m_at + 1 < m_text.size() && m_text[m_at] == ' ' && isAsciiLetter(m_text[m_at + 1])) {
        const unsigned letter = (static_cast<unsigned char>(m_text[m_at + 1]) | 0x20U) - unsigned{'a'};
        if ((first.secondLetters >> letter & 1U) == 0) {
            return false;
        }
    }
    for (const int id : first.replacements) {
        const Replacement& replacement = m_grammar.orthography.replacements[static_cast<std::size_t>(id)];
        if (differs(replacement)) {
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
        const std::vector<std::string>& articles = m_grammar.orthography.articles;
        m_behindArticle = !replacement.to.empty() &&
                          std::find(articles.begin(), articles.end(), replacement.to.back()) != articles.end();
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
                const bool ends = !content.empty() && std::string_view(".!?").find(content.back()) < 3;
                push(kTextTerminal, m_strings->add("[" + content + "]"), begin);
                if (ends && m_text.find_first_not_of(" ", m_at) != m_text.find('.', m_at)) {
                    push(m_grammar.dot, 0, m_at); // its own full stop ends the sentence
                }
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
