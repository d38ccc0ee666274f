#pragma once

#include "engine/language/grammar.h"
#include "engine/language/phrase_table.h"

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace blattwerk::engine::language {

/// Expands the features of a phrase table into a context-free grammar.
class GrammarCompiler {
public:
    GrammarCompiler(const AbstractSyntax& syntax, const PhraseTable& table);

    [[nodiscard]] Grammar compile();

private:
    /// The value of each variable while one rule is expanded; -1 where it is open.
    using Values = std::vector<int>;

    void instantiate(std::size_t nonterminal);
    void instantiateLiteral(std::size_t nonterminal, int category, const Values& values);
    void instantiateFunction(std::size_t nonterminal, int category, int fun, const Values& values);
    void expandRule(std::size_t nonterminal, int category, const Rule& rule, const Values& values);
    void expandVariables(std::size_t nonterminal, const Rule& rule, const std::vector<int>& variables, std::size_t at,
                         Values& values);
    [[nodiscard]] std::vector<int> openVariables(int category, const Rule& rule, const Values& values) const;
    void addProduction(std::size_t nonterminal, const Rule& rule, const Values& values);
    /// False if the lexeme has no such form.
    [[nodiscard]] bool addLexeme(Production& production, const Element& element, const Rule& rule, const Values& values,
                                 std::uint8_t& capital);
    void noteForms(int terminal, const Rule& rule, const Lexeme& lexeme, const std::string& word);
    void addWord(Production& production, const std::string& text, std::uint8_t& capital);
    void addSlot(Production& production, const Element& element, const Values& values, std::uint8_t& capital);
    void finishBuild(Production& production, const Rule& rule);
    void buildTerm(Production& production, const Term& term) const;
    void addSymbol(Production& production, Symbol symbol, int word, int arg, std::uint8_t& capital);
    [[nodiscard]] int chosen(const Element& element, int parameter, const Values& values) const;

    std::size_t nonterminal(int category, const std::vector<std::int8_t>& features);
    int terminal(const std::string& word);
    int wordIndex(const std::string& word);
    void compileKnownWords();
    void checkCoverage() const;

    const AbstractSyntax& m_syntax;
    const PhraseTable& m_table;
    const Features& m_features;
    Grammar m_grammar;
    std::unordered_map<std::string, std::size_t> m_nonterminals;
    std::unordered_map<std::string, int> m_words;
    std::set<std::string> m_seen; ///< productions of the nonterminal being made
    std::vector<Rule> m_implied;  ///< per function: its lexeme, where it has no phrase
    int m_slots = 0;
    std::vector<int> m_variableSlots; ///< per variable of Rule::meaning: its slot
};

/// Removes what can never be said, computes what may begin each nonterminal, builds the tries and the index.
/// Throws if the grammar is left recursive or two functions of one category share a wording.
void finishGrammar(Grammar& grammar);

} // namespace blattwerk::engine::language
