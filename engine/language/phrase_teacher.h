#pragma once

#include "engine/language/bracketed_text.h"
#include "engine/language/phrase_table.h"
#include "engine/language/sentence_piece.h"
#include "model/phrase_alias.h"
#include "model/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// Makes phrases of the table out of pairs of sentences: a wording and the known phrase that it stands for.
class PhraseTeacher {
public:
    explicit PhraseTeacher(Parser& parser);

    /// Puts brackets around what may vary: numbers, names and things that stand in both sentences.
    /// Error: `language.alias_phrase {phrase}`.
    [[nodiscard]] model::Result<model::PhraseAlias> generalised(std::string_view wording, std::string_view phrase,
                                                                const CardContext& context);
    /// The phrase table line of an alias, and a second one for "a card" beside "1 card". Errors:
    /// `language.alias_phrase {phrase}`, `language.alias_place {text}` (a bracket without its like in the other
    /// sentence), `language.alias_number {text}` (a number outside of brackets), `language.alias_words` (no word of its
    /// own), `language.alias_name` (a name outside of brackets), `language.alias_reword` (what varies lies too deep).
    [[nodiscard]] model::Result<std::vector<Rule>> rules(const model::PhraseAlias& alias, const PhraseTable& table);

private:
    /// Tokens from .. to of the wording, read as the nonterminal.
    struct Place {
        std::size_t node = 0; ///< of the phrase
        std::size_t from = 0;
        std::size_t to = 0;
        std::size_t nonterminal = 0;
    };
    /// What of the phrase is replaced by what of the wording.
    struct Pair {
        SentencePiece phrase;
        std::vector<Token> wording;
        std::size_t root = 0;
        std::size_t from = 0; ///< tokens of the wording that stand for the root
        std::size_t to = 0;
    };

    [[nodiscard]] std::optional<Pair> pairOf(std::string_view wording, std::string_view phrase,
                                             const CardContext& context);
    [[nodiscard]] std::string withQuotedNames(std::string_view text, const CardContext& context);
    void chooseRoot(Pair& pair) const;
    [[nodiscard]] bool mayVary(const SentencePiece& phrase, std::size_t node) const;
    /// How likely a thing stands in that case, best 0: subjects come first in a sentence, objects later.
    [[nodiscard]] int caseRank(const Nonterminal& nonterminal, bool first) const;
    /// Reads tokens of the wording as the node, in the features of the node itself if possible.
    [[nodiscard]] std::optional<std::size_t> readAs(const Pair& pair, std::size_t node, std::size_t from,
                                                    std::size_t to);
    [[nodiscard]] std::optional<Place> findPlace(const Pair& pair, std::size_t node, const std::vector<Place>& taken);
    [[nodiscard]] model::Result<std::vector<Place>> placesOf(const Pair& pair, const BracketedText& wording,
                                                             const BracketedText& phrase);
    [[nodiscard]] Element slotOf(const Pair& pair, const Place& place, const PhraseTable& table) const;
    [[nodiscard]] Term termOf(const SentencePiece& phrase, std::size_t node, const std::vector<Place>& places) const;
    /// What stands in one word in the wording but is read as several ("vom"), with the word behind it.
    [[nodiscard]] std::vector<ShortForm> shortFormsOf(const Pair& pair, const std::vector<Place>& places,
                                                      std::string_view text) const;
    [[nodiscard]] model::Result<std::vector<Element>> elementsOf(const Pair& pair, const std::vector<Place>& places,
                                                                 std::string_view text, const PhraseTable& table) const;

    Parser& m_parser;
    const Grammar& m_grammar;
    StringPool m_strings;
};

} // namespace blattwerk::engine::language
