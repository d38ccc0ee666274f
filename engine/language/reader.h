#pragma once

#include "engine/language/canonical_text.h"
#include "engine/language/parser.h"
#include "engine/language/reading.h"
#include "engine/language/scope.h"
#include "engine/language/term.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

struct Mention;
class Mentions;

/// Reads one card text paragraph by paragraph; what is unknown becomes manual text at the smallest place.
class Reader {
public:
    Reader(Parser& parser, const CardContext& context);

    [[nodiscard]] CardReading read(std::string_view text);

    /// The tokens of each paragraph, with a final dot each; reminder texts are left out.
    struct Paragraph {
        std::vector<Token> tokens;
        std::vector<std::string> reminders;
        bool dotMissing = false;
    };
    [[nodiscard]] std::vector<Paragraph> paragraphs(std::string_view text);
    [[nodiscard]] const std::vector<std::string>& strings() const { return m_strings.all(); }
    /// What a paragraph means, said in canonical words; nothing if it is not understood.
    [[nodiscard]] std::optional<std::string> canonicalOf(const std::vector<Token>& tokens);
    /// One of several abilities that stand on one line.
    struct Segment {
        std::vector<Token> tokens;
        bool known = true;
        bool headless = false;    ///< effects without head
        bool permanent = false;   ///< a permanent rule: no sentence behind it belongs to it
        bool scoped = false;      ///< begins with a moment, a role or a condition, and a colon
        bool conditional = false; ///< has a condition that may govern what follows
        bool doubtful = false;    ///< what follows may belong to it or not
    };
    [[nodiscard]] std::vector<Segment> segments(std::span<const Token> rest);
    /// A paragraph whose condition or price may reach further than its sentence, said in both ways.
    [[nodiscard]] std::vector<std::string> scopesOf(const std::vector<Token>& tokens);
    /// A paragraph in which it is unclear whether its last sentences belong to what governs the first, said as two: the
    /// last ones under the same moment, or alone.
    [[nodiscard]] std::vector<std::string> apart(const std::vector<Token>& tokens);
    /// A paragraph in which a pronoun or "diese Figur" can mean several things, said with each of them.
    [[nodiscard]] std::vector<std::string> meaningsOf(const std::vector<Token>& tokens);
    /// A text or a paragraph that is not parsed at all.
    [[nodiscard]] static bool isTooLong(std::string_view text);
    [[nodiscard]] static bool isTooLong(const std::vector<Token>& tokens);

private:
    [[nodiscard]] CardReading readOnce(std::string_view text);
    [[nodiscard]] CardReading readParagraphs(std::string_view text);
    [[nodiscard]] bool parses(const std::vector<Token>& tokens);
    void readParagraph(Paragraph paragraph);
    [[nodiscard]] Segment segmentOf(std::span<const Token> tokens);
    [[nodiscard]] bool mayReachOn(const Segment& before, const Segment& next) const;
    [[nodiscard]] bool takesText(const Segment& segment);
    /// Reads several abilities that stand on one line; what is known stays known.
    [[nodiscard]] bool readAsSeveral(const Paragraph& paragraph);
    void keepAsText(std::vector<Token>& tokens);
    /// False if it is unclear how far something in the paragraph reaches: then it was read as a text.
    [[nodiscard]] bool keepsScope(const ParsedTree& parsed, const Paragraph& paragraph);
    [[nodiscard]] bool joinsNext(const Paragraph& paragraph, const Paragraph& next);
    void recover(Paragraph& paragraph);
    void takeAbility(const Paragraph& paragraph);
    struct Settled {
        std::uint8_t traits = 0;            ///< of the tree in the end
        bool changed = false;               ///< it is not as it was parsed
        std::optional<std::size_t> unclear; ///< the token of what has no meaning, if any
    };
    /// Makes what was parsed what is meant: rewrites, restatements, pronouns.
    [[nodiscard]] Settled settle(Tree& tree, TokenRanges& ranges, const std::vector<Token>& tokens);
    /// Token of the tree's first pronoun. Precondition: it has one.
    [[nodiscard]] std::size_t firstPronoun(const Tree& tree, const TokenRanges& ranges) const;
    [[nodiscard]] std::optional<std::string> said(const std::vector<Token>& tokens);
    [[nodiscard]] bool hasUnclearScope(const std::vector<Token>& tokens);
    /// The tokens, if any, that a comma makes the price of others without a word that it may be refused, and the number
    /// of the comma. Afterwards the parser holds what it held before.
    struct JoinedPrice {
        std::pair<std::size_t, std::size_t> extent;
        std::size_t comma = 0;
    };
    [[nodiscard]] std::optional<JoinedPrice> unclearPrice(const Tree& tree, const TokenRanges& ranges,
                                                          const std::vector<Token>& tokens);
    [[nodiscard]] bool isPrice(const std::vector<Token>& tokens, std::size_t from, std::size_t to, int category);
    [[nodiscard]] Tree ofType(Tree tree) const;
    /// As what the card itself is spoken of before the token of the last parse; nothing if it is not.
    [[nodiscard]] std::optional<FunctionId> cardBefore(std::size_t token) const;
    /// Makes one place manual text; false if nothing more can be done.
    [[nodiscard]] bool replaceUnknown(std::vector<Token>& tokens);
    /// Makes tokens a text, together with an unknown neighbour; false if the walk gets no further by it.
    [[nodiscard]] bool tryText(std::vector<Token>& tokens, std::size_t from, std::size_t to);
    /// The same up to the nearest cut from `first` on, at last up to `end`.
    [[nodiscard]] bool tryTextTo(std::vector<Token>& tokens, std::size_t from, std::size_t first, std::size_t end);
    [[nodiscard]] bool governsMore(const std::vector<Token>& tokens, std::size_t from, std::size_t to);
    [[nodiscard]] bool putText(std::vector<Token>& tokens, std::size_t from, std::size_t to);
    /// A word after which an unknown part may begin.
    [[nodiscard]] bool isCut(const Token& token) const;
    /// Makes sentences, and at last a paragraph, that are too long to be parsed manual text.
    void limitSentences(std::vector<Token>& tokens);
    /// Whether a text has a sentence or a paragraph too long to be parsed, or is it itself.
    [[nodiscard]] bool isWordy(std::string_view text) const;
    /// Makes a paragraph that is too long when it is said in full a text, so that its wording stays.
    [[nodiscard]] bool keepWordy(const Tree& tree, Paragraph& paragraph);
    void noteUnknown(const std::vector<Token>& tokens, std::size_t at);
    void noteName(const std::vector<Token>& tokens, std::size_t at, Unknown& unknown) const;
    /// Says what pronouns and "diese Figur" mean; the token of one that is unclear, if any.
    [[nodiscard]] std::optional<std::size_t> resolveReferences(Tree& tree, TokenRanges& ranges,
                                                               const std::vector<Token>& tokens);
    struct Reference;
    struct Candidate;
    struct Meanings;
    /// In the order of the text.
    [[nodiscard]] std::vector<Reference> referencesIn(const Tree& tree, const TokenRanges& ranges,
                                                      const std::vector<Token>& tokens) const;
    [[nodiscard]] int functionFor(const Mention& one, const Mentions& mentions, const Reference& reference) const;
    [[nodiscard]] Meanings meaningsFor(const Reference& reference, int noun, Agreements forms,
                                       const Mentions& mentions) const;
    /// "diese Figur", which may mean the card itself.
    [[nodiscard]] bool pointsAt(const std::vector<Token>& tokens, std::size_t at) const;
    /// Where the first of them is, the number of tokens if there is none.
    [[nodiscard]] std::size_t firstPointer(const std::vector<Token>& tokens) const;
    /// Whether what the noun means may be called by the other one too.
    [[nodiscard]] bool isCalled(int noun, int kind) const;
    [[nodiscard]] bool isCardCalled(int noun) const;
    [[nodiscard]] Agreements cardForms(const std::vector<Token>& tokens, std::size_t before) const;
    void collectClauses(const Tree& tree, const TokenRanges& ranges, const std::vector<Token>& tokens);
    /// An X needs exactly one sentence in its paragraph that tells what it counts.
    void checkAmount(const Tree& tree, const TokenRanges& ranges, const std::vector<Token>& tokens);
    void checkHead(const Tree& tree, const SourceRange& range);
    void note(NoteKind kind, bool error, std::size_t begin, std::size_t end);
    [[nodiscard]] Token textToken(const std::vector<Token>& tokens, std::size_t from, std::size_t to);
    [[nodiscard]] std::string finish();

    Parser& m_parser;
    const Grammar& m_grammar;
    const CardContext& m_context;
    Tokenizer m_tokenizer;
    StringPool m_strings;
    std::string_view m_text;
    std::vector<SourceRange> m_reminders; ///< where they stand
    CardReading m_reading;
    std::optional<CanonicalText> m_canonical;
    std::vector<std::pair<std::size_t, std::size_t>> m_meant; ///< token of a reference: which of its meanings is taken
    std::optional<std::pair<std::size_t, std::size_t>> m_doubt; ///< token of the last unclear one, how many meanings
    bool m_mustPay = false;                                     ///< what a comma joins to what it buys must be paid
    int m_when;                                                 ///< the function of a condition before everything else
    bool m_keepsWordy = false; ///< what would be too long when it is said stays as it was typed
    bool m_keepsAll = false;   ///< the whole text is too long then
};

} // namespace blattwerk::engine::language
