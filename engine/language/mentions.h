#pragma once

#include "engine/language/grammar.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

constexpr int kNoNoun = -1;

/// Something that a paragraph has named.
struct Mention {
    std::size_t token = 0; ///< where it is known from then on
    std::size_t end = 0;   ///< up to that node of the tree
    Agreements forms = 0;
    int noun = kNoNoun;
    int chosen = -1;         ///< the how manieth choice it is
    bool many = false;       ///< several are chosen
    int meaning = -1;        ///< the function that means it; -1: it has no word of its own
    std::vector<Node> named; ///< its tree, if it is called by its name
};

/// What a paragraph names, in its order. The arguments must outlive it.
class Mentions {
public:
    Mentions(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges, std::span<const Token> tokens,
             std::string_view text);

    [[nodiscard]] const std::vector<Mention>& all() const { return m_all; }

private:
    /// The first noun of the tokens, kNoNoun if none is.
    [[nodiscard]] int nounIn(std::size_t from, std::size_t to) const;
    void addThings();
    /// What was chosen in a sentence before has parts there: "Wähle eine gegnerische Figur. Erschöpfe sie."
    void tell(std::size_t node);
    [[nodiscard]] int nounOf(std::size_t node) const;
    void addGiven(std::size_t at, int given, Mention& one);
    void addThing(std::size_t at, Mention& one);
    void addChoice(std::size_t quantity, const Function& function, Mention& one);
    [[nodiscard]] Agreements formsOf(int fun) const;
    /// Nouns that nothing in the tree stands for: "Nach dem Ausspielen einer anderen eigenen Figur".
    void addNouns();
    void addNoun(std::size_t token, const ReferenceWords::Noun& noun);
    /// What is not understood names things too.
    void addUnread(std::size_t token);

    const Grammar& m_grammar;
    const ReferenceWords& m_words;
    const Tree& m_tree;
    const TokenRanges& m_ranges;
    std::span<const Token> m_tokens;
    std::string_view m_text;
    std::vector<bool> m_told; ///< per token: a mention or the card itself was read from it
    std::vector<Mention> m_all;
};

} // namespace blattwerk::engine::language
