#include "engine/language/mending.h"

#include "engine/language/scope.h"
#include "engine/language/tokenizer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <queue>
#include <set>
#include <sstream>
#include <utility>

namespace blattwerk::engine::language {

namespace {

// What the edits cost; the cheapest mend comes first. A changed letter costs 1.
constexpr std::size_t kOtherSign = 1;
constexpr std::size_t kJoinedWord = 1;
constexpr std::size_t kMissingSign = 2;
constexpr std::size_t kLeftOut = 3;
constexpr std::size_t kMissingWord = 4;
constexpr std::size_t kSurplusWord = 4;
constexpr std::size_t kMostCost = 7;
constexpr std::size_t kMostEdits = 4;
/// Attempts that are looked at, and tokens that are parsed for them: a repair stays below a few milliseconds.
constexpr std::size_t kMostAttempts = 80;
constexpr std::size_t kMostTokensParsed = 24000;

/// A list of words in the phrase table (`label LIST word word ...`), folded.
std::set<std::string> wordList(const Grammar& grammar, const char* list) {
    const auto label = grammar.labels.find(list);
    std::istringstream words(label == grammar.labels.end() ? std::string() : label->second);
    std::set<std::string> all;
    for (std::string word; words >> word;) {
        all.insert(folded(word));
    }
    return all;
}

bool isSign(std::string_view word) {
    return std::none_of(word.begin(), word.end(),
                        [](char c) { return (c & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(c)) != 0; });
}

std::u32string letters(std::string_view word) {
    std::u32string all;
    for (std::size_t at = 0; at < word.size();) {
        all += decode(word, at);
    }
    return all;
}

/// The words and signs that may follow where the last tracked parse came to a halt.
class Followers {
public:
    Followers(const Parser& parser, bool canonicalOnly) : m_grammar(parser.grammar()), m_canonicalOnly(canonicalOnly) {
        for (const Parser::Place& place : parser.places()) {
            visit(place.trieNode);
        }
    }

    [[nodiscard]] const std::set<int>& terminals() const { return m_terminals; }

private:
    void visit(int trieNode) {
        if (!m_seen.insert(trieNode).second) {
            return;
        }
        const TrieNode& node = m_grammar.trie[static_cast<std::size_t>(trieNode)];
        for (const TrieEdge& edge : node.terminals) {
            if ((edge.symbol >= kFirstWord || edge.symbol <= kSignedTerminal) && (edge.canonical || !m_canonicalOnly)) {
                m_terminals.insert(edge.symbol);
            }
        }
        for (const TrieEdge& edge : node.nonterminals) {
            if (edge.canonical || !m_canonicalOnly) {
                const Nonterminal& next = m_grammar.nonterminals[nonterminalOf(edge.symbol)];
                visit(next.root);
                if (next.nullable) {
                    visit(edge.to);
                }
            }
        }
    }

    const Grammar& m_grammar;
    bool m_canonicalOnly;
    std::set<int> m_seen;
    std::set<int> m_terminals;
};

/// All words that mean something somewhere, folded.
std::set<std::string> vocabularyOf(const Grammar& grammar) {
    std::set<std::string> words;
    for (const std::string& word : grammar.words) {
        words.insert(folded(word));
    }
    for (const Replacement& replacement : grammar.orthography.replacements) {
        words.insert(replacement.from.begin(), replacement.from.end());
    }
    for (const auto& [word, number] : grammar.orthography.numberWords) {
        words.insert(folded(word));
    }
    return words;
}

/// One try: the tokens with some edits, which all stand before `from`.
struct Attempt {
    std::vector<Token> tokens;
    std::size_t cost = 0;
    std::size_t edits = 0;
    bool wordAdded = false;
    bool wordLost = false;
    std::size_t from = 0;
    std::size_t number = 0; ///< equal costs: first come, first served

    bool operator<(const Attempt& other) const { return std::pair(cost, number) > std::pair(other.cost, other.number); }
};

/// Searches for the cheapest edits after which a paragraph parses.
class Mending {
public:
    Mending(Parser& parser, std::string_view text, const std::function<bool(const std::vector<Token>&)>& take)
        : m_parser(parser),
          m_grammar(parser.grammar()),
          m_text(text),
          m_take(take),
          m_fillers(wordList(m_grammar, "filler_words")),
          m_weighty(wordList(m_grammar, "weighty_words")),
          m_limiting(wordList(m_grammar, "limiting_words")),
          m_endings(wordList(m_grammar, "form_endings")),
          m_said(m_grammar.terminals.size()) {}

    void run(std::span<const Token> tokens) {
        m_queue.push({{tokens.begin(), tokens.end()}, 0, 0, false, false, 0, 0});
        for (std::size_t n = 0; n < kMostAttempts && !m_queue.empty() && !m_done; ++n) {
            const Attempt attempt = m_queue.top();
            m_queue.pop();
            expand(attempt);
        }
    }

private:
    struct Edit {
        std::size_t cost = 0;
        std::size_t at = 0;
        std::size_t removed = 1;
        int terminal = kUnknownTerminal; ///< put there; unknown: nothing
        bool addsWord = false;
        bool losesWord = false;
    };

    [[nodiscard]] bool parses(std::span<const Token> tokens, bool tracking) {
        m_parsed += tokens.size();
        m_parser.setTracking(tracking);
        const bool whole = m_parser.parse(tokens, m_grammar.start) > 0;
        m_parser.setTracking(false);
        return whole;
    }

    void expand(const Attempt& attempt) {
        if (parses(attempt.tokens, true)) {
            if (attempt.edits > 0) {
                m_done = !m_take(attempt.tokens);
            }
            return;
        }
        const std::size_t halt = std::min(m_parser.furthest(), attempt.tokens.size() - 1);
        // An edit that gets the walk no further mends nothing.
        if (halt < attempt.from || attempt.edits == kMostEdits || m_parsed > kMostTokensParsed) {
            return;
        }
        std::vector<Edit> edits;
        collect(attempt, halt, true, edits);
        if (halt > attempt.from) {
            static_cast<void>(parses(std::span(attempt.tokens).first(halt - 1), true));
            if (m_parser.furthest() == halt - 1) {
                collect(attempt, halt - 1, false, edits);
            }
        }
        for (const Edit& edit : edits) {
            if (attempt.cost + edit.cost <= kMostCost) {
                push(attempt, edit);
            }
        }
    }

    void push(const Attempt& attempt, const Edit& edit) {
        Attempt next = attempt;
        const auto place = next.tokens.begin() + static_cast<std::ptrdiff_t>(edit.at);
        const std::uint32_t begin = place->begin;
        const std::int32_t value = place->value;
        const std::uint32_t end =
            edit.removed == 0 ? begin : (place + static_cast<std::ptrdiff_t>(edit.removed) - 1)->end;
        const auto after = next.tokens.erase(place, place + static_cast<std::ptrdiff_t>(edit.removed));
        const bool puts = edit.terminal != kUnknownTerminal;
        if (puts) {
            next.tokens.insert(after, {edit.terminal, edit.terminal < kFirstWord ? value : 0, begin, end, false});
        }
        next.cost += edit.cost;
        ++next.edits;
        next.wordAdded = next.wordAdded || edit.addsWord;
        next.wordLost = next.wordLost || edit.losesWord;
        // What is added or left out must make the next word fit.
        next.from = edit.at + (puts ? 1 : 0) + (edit.removed == 0 || !puts ? 1 : 0);
        next.number = ++m_count;
        m_queue.push(std::move(next));
    }

    [[nodiscard]] std::string wordAt(const std::vector<Token>& tokens, std::size_t at) const {
        return folded(m_text.substr(tokens[at].begin, tokens[at].end - tokens[at].begin));
    }

    /// Several tokens that were one wording ("dein Gegner") are not taken apart.
    [[nodiscard]] static bool standsAlone(const std::vector<Token>& tokens, std::size_t at) {
        const Token& token = tokens[at];
        return token.begin < token.end && (at == 0 || tokens[at - 1].begin != token.begin) &&
               (at + 1 == tokens.size() || tokens[at + 1].begin != token.begin);
    }

    void collect(const Attempt& attempt, std::size_t at, bool isHalt, std::vector<Edit>& edits) {
        const std::vector<Token>& tokens = attempt.tokens;
        const std::set<int> expected = Followers(m_parser, false).terminals();
        if (standsAlone(tokens, at) && tokens[at].terminal != kTextTerminal) {
            const std::string word = wordAt(tokens, at);
            for (const int terminal : expected) {
                if (terminal < kFirstWord) {
                    if (isOtherNumber(tokens[at], terminal, expected)) {
                        edits.push_back({kOtherSign, at, 1, terminal, false});
                    }
                } else if (const std::size_t cost = exchanged(tokens[at], word, said(terminal)); cost > 0) {
                    edits.push_back({cost, at, 1, terminal, false});
                }
            }
            if (isSign(word) || m_fillers.contains(word)) {
                edits.push_back({kLeftOut, at, 1, kUnknownTerminal, false});
            } else if (!attempt.wordLost && isSurplus(tokens, at, word)) {
                edits.push_back({kSurplusWord, at, 1, kUnknownTerminal, false, true});
            }
            if (at + 1 < tokens.size() && standsAlone(tokens, at + 1) && !isSign(word)) {
                const auto joined = m_grammar.terminalOf.find(word + wordAt(tokens, at + 1));
                if (joined != m_grammar.terminalOf.end() && expected.contains(joined->second)) {
                    edits.push_back({kJoinedWord, at, 2, joined->second, false});
                }
            }
        }
        if (!isHalt) {
            return;
        }
        const Followers canonical(m_parser, true);
        for (const int terminal : canonical.terminals()) {
            if (terminal < kFirstWord) {
                continue;
            }
            const std::string& word = said(terminal);
            if (isSign(word)) {
                edits.push_back({kMissingSign, at, 0, terminal, false});
            } else if (!attempt.wordAdded && !m_weighty.contains(word) && !m_limiting.contains(word)) {
                edits.push_back({kMissingWord, at, 0, terminal, true});
            }
        }
    }

    /// One word between others that are known, which no phrase of the language has and none is nearly written like
    /// ("gemütlich"), and which neither governs nor denies nor limits. What is written with a capital names something.
    [[nodiscard]] bool isSurplus(const std::vector<Token>& tokens, std::size_t at, const std::string& word) {
        const bool isAlone = tokens[at].terminal == kUnknownTerminal &&
                             (at + 1 == tokens.size() || tokens[at + 1].terminal != kUnknownTerminal);
        constexpr std::size_t kShortest = 4;
        const std::u32string all = letters(word);
        if (!isAlone || at == 0 || all.size() < kShortest || !std::ranges::all_of(all, isLetter) ||
            withCapital(word) == m_text.substr(tokens[at].begin, tokens[at].end - tokens[at].begin)) {
            return false;
        }
        if (m_weighty.contains(word) || m_limiting.contains(word) || mayGovern(m_grammar, word, true)) {
            return false;
        }
        // Behind "eine", "alle" or a number it may be what chooses the thing ("eine feindliche Figur").
        const std::string before = wordAt(tokens, at - 1);
        if (tokens[at - 1].terminal < kFirstWord || m_fillers.contains(before) ||
            isListed(m_grammar, "quantity_words", before)) {
            return false;
        }
        m_vocabulary = m_vocabulary.empty() ? vocabularyOf(m_grammar) : std::move(m_vocabulary);
        return !m_vocabulary.contains(word) && std::ranges::none_of(m_vocabulary, [&](const std::string& known) {
            return known.size() + 1 >= word.size() && word.size() + 1 >= known.size() && editDistance(word, known) < 2;
        });
    }

    /// A bonus that is typed without its plus, or an amount with one.
    [[nodiscard]] static bool isOtherNumber(const Token& token, int terminal, const std::set<int>& expected) {
        const bool isNumber = token.terminal == kOneTerminal || token.terminal == kNumberTerminal;
        const bool takesNumber = expected.contains(kOneTerminal) || expected.contains(kNumberTerminal);
        if (terminal == kSignedTerminal) {
            return isNumber && !takesNumber;
        }
        return token.terminal == kSignedTerminal && token.value > 0 && !expected.contains(kSignedTerminal) &&
               (terminal == kOneTerminal) == (token.value == 1);
    }

    /// What it costs to take the expected word for the typed one; 0 if it may not be taken for it.
    [[nodiscard]] std::size_t exchanged(const Token& token, const std::string& typed,
                                        const std::string& expected) const {
        if (isSign(typed) || isSign(expected)) {
            return isSign(typed) && isSign(expected) && typed != expected ? kOtherSign : 0;
        }
        const bool isWeighty = m_weighty.contains(typed) || m_weighty.contains(expected);
        if (token.terminal >= 0 && token.terminal < kFirstWord) {
            return 0;
        }
        const std::size_t distance = editDistance(typed, expected);
        if (isWeighty || distance > 1 + typed.size() / 4) {
            return 0;
        }
        if (token.terminal >= kFirstWord && !isFormOf(typed, expected)) {
            return 0;
        }
        return distance;
    }

    /// Whether two known words can be forms of one word: they differ in an ending that tells case or number and never
    /// who acts, or are both articles.
    [[nodiscard]] bool isFormOf(const std::string& typed, const std::string& expected) const {
        const auto differs = std::mismatch(typed.begin(), typed.end(), expected.begin(), expected.end());
        const auto same = static_cast<std::size_t>(differs.first - typed.begin());
        const auto isEnding = [&](const std::string& ending) { return ending.empty() || m_endings.contains(ending); };
        // Endings begin alike too: "gegnerischer", "gegnerischen".
        constexpr std::size_t kLongestShared = 2;
        bool isForm = false;
        for (std::size_t stem = same; stem >= 3 && same - stem <= kLongestShared; --stem) {
            isForm = isForm || (isEnding(typed.substr(stem)) && isEnding(expected.substr(stem)));
        }
        const bool isFiller = m_fillers.contains(typed) && m_fillers.contains(expected);
        return isForm || (isFiller && same >= 1);
    }

    /// The word of a terminal, folded.
    [[nodiscard]] const std::string& said(int terminal) {
        std::string& word = m_said[static_cast<std::size_t>(terminal)];
        if (word.empty()) {
            word = folded(m_grammar.terminals[static_cast<std::size_t>(terminal)]);
        }
        return word;
    }

    Parser& m_parser;
    const Grammar& m_grammar;
    std::string_view m_text;
    const std::function<bool(const std::vector<Token>&)>& m_take;
    std::set<std::string> m_fillers;
    std::set<std::string> m_weighty;
    std::set<std::string> m_limiting;
    std::set<std::string> m_endings;
    std::vector<std::string> m_said;
    std::set<std::string> m_vocabulary; ///< made when it is asked for
    std::priority_queue<Attempt> m_queue;
    std::size_t m_count = 0;
    std::size_t m_parsed = 0;
    bool m_done = false;
};

/// The only word of the vocabulary near to that one; empty without.
std::string onlyNear(const std::set<std::string>& vocabulary, const std::string& word) {
    const std::size_t size = letters(word).size();
    std::size_t best = 2 + size / 7;
    std::string found;
    for (const std::string& known : vocabulary) {
        if (known.size() + best < word.size() || word.size() + 2 * best < known.size()) {
            continue;
        }
        const std::size_t distance = editDistance(word, known);
        if (distance < best) {
            best = distance;
            found = known;
        } else if (distance == best) {
            found.clear();
        }
    }
    return found;
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
    const std::u32string x = letters(a);
    const std::u32string y = letters(b);
    std::vector<std::size_t> before(y.size() + 1);
    std::vector<std::size_t> last(y.size() + 1);
    std::vector<std::size_t> row(y.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= x.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= y.size(); ++j) {
            const std::size_t other = x[i - 1] != y[j - 1] ? 1 : 0;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + other});
            if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return last[y.size()];
}

std::vector<Respelling> respellings(const Grammar& grammar, const CardContext& context, std::string_view text) {
    constexpr std::size_t kShortest = 4;
    // How bullets are typed.
    constexpr std::array<std::string_view, 5> kDashes{"-", "–", "—", "*", "·"};
    StringPool strings;
    std::vector<Token> tokens;
    Tokenizer(grammar, context).tokenize(text, strings, tokens);
    std::set<std::string> vocabulary;
    std::vector<Respelling> all;
    for (const Token& token : tokens) {
        if (token.terminal != kUnknownTerminal) {
            continue;
        }
        const std::string_view typed = text.substr(token.begin, token.end - token.begin);
        const std::string word = folded(typed);
        if (token.newLine && grammar.bullet != kNoTerminal && std::ranges::find(kDashes, word) != kDashes.end()) {
            all.push_back({{token.begin, token.end}, "•"});
        }
        if (isSign(word) || letters(word).size() < kShortest) {
            continue;
        }
        vocabulary = vocabulary.empty() ? vocabularyOf(grammar) : std::move(vocabulary);
        const std::string meant = vocabulary.contains(word) ? std::string() : onlyNear(vocabulary, word);
        if (!meant.empty()) {
            all.push_back({{token.begin, token.end}, withCapital(typed) == typed ? withCapital(meant) : meant});
        }
    }
    return all;
}

std::string respelled(std::string_view text, const std::vector<Respelling>& changes) {
    std::string result;
    std::size_t at = 0;
    for (const Respelling& change : changes) {
        result += std::string(text.substr(at, change.range.begin - at)) + change.word;
        at = change.range.end;
    }
    return result + std::string(text.substr(at));
}

void mend(Parser& parser, std::span<const Token> tokens, std::string_view text,
          const std::function<bool(const std::vector<Token>&)>& take) {
    if (!tokens.empty()) {
        Mending(parser, text, take).run(tokens);
    }
}

std::vector<std::vector<Token>> limited(const Grammar& grammar, const std::vector<Token>& tokens) {
    const auto label = grammar.labels.find("each_limit");
    if (label == grammar.labels.end()) {
        return {};
    }
    const CardContext nothing;
    StringPool strings;
    std::vector<Token> limit;
    Tokenizer(grammar, nothing).tokenize(label->second, strings, limit);
    std::vector<std::vector<Token>> all;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].terminal == grammar.dot) {
            all.push_back(tokens);
            all.back().insert(all.back().begin() + static_cast<std::ptrdiff_t>(at), limit.begin(), limit.end());
        }
    }
    return all;
}

} // namespace blattwerk::engine::language
