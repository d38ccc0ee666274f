#pragma once

#include "engine/language/data_lines.h"
#include "engine/language/term.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// An argument of a function: its name, by which phrases refer to it, and its category.
struct Argument {
    std::string name;
    int category = -1;
};

struct Function {
    std::string name;
    int category = -1;
    std::vector<Argument> args;
    int wordClass = -1;    ///< whose frames its phrases use
    std::string primitive; ///< of the rule catalogue
    int gives = -1;        ///< what a pronoun in the same ability can mean
    bool introduces = false;
    bool introducesMany = false;
    bool pronoun = false;
    bool chosen = false;
    bool chosenMany = false;
    bool readOnly = false; ///< made by aliases only; a rewrite replaces it
    bool each = false;     ///< restated: an effect for each of several things
    bool chooses = false;  ///< restated: chooses what a later sentence speaks of
    bool hasElse = false;  ///< the last argument happens otherwise
    bool branch = false;   ///< its first words are a line of the outline
    bool governs = false;  ///< what stands before the last argument governs it
    bool card = false;     ///< the card that the text stands on
    bool own = false;      ///< the same, where its name depends on the type of the card
    bool reaches = false;  ///< an effect for each of several things
    bool noun = false;     ///< what things of a kind are called: "Figur"
    int kindOf = -1;       ///< of a noun: what such things are called too
    bool joined = false;   ///< only read: joined to what follows by a comma, which may not say enough
    bool offers = false;   ///< a price that may be refused even where only a comma joins it to what it buys
    bool headless = false;
    bool implied = false;
};

/// Functions that share their first arguments and their sentence frames.
struct WordClass {
    std::string name;
    int category = -1;
    std::vector<Argument> args;
};

/// What the reader looks for in a tree; one bit each, so that one look at all nodes tells what has to be done.
enum Trait : std::uint8_t {
    kClauseTrait = 1,
    kSelfTrait = 2,
    kPronounTrait = 4,
    kAmountTrait = 8,   ///< X or what it counts
    kRewriteTrait = 16, ///< a rewrite may begin here
    kRestateTrait = 32,
    kScopeTrait = 64 ///< governs or reaches
};

/// What card texts of a system can mean: categories, functions, and rules that hold in every language. Loaded from the
/// .abs files; their format is explained at the top of base.abs.
struct AbstractSyntax {
    AbstractSyntax();

    void load(const DataFile& file);
    /// Throws if something is declared but cannot be used.
    void finish();

    [[nodiscard]] int find(std::string_view functionName) const;
    [[nodiscard]] int findCategory(std::string_view name) const;
    [[nodiscard]] int findClass(std::string_view name) const;
    [[nodiscard]] const Function& function(int id) const { return functions[static_cast<std::size_t>(id)]; }
    /// The category and all that are also it, itself first.
    [[nodiscard]] std::vector<int> membersOf(int category) const;
    [[nodiscard]] bool isClause(int fun) const { return (traits(fun) & kClauseTrait) != 0; }
    [[nodiscard]] std::uint8_t traits(int fun) const { return m_traits[static_cast<std::size_t>(fun)]; }
    [[nodiscard]] bool isLiteral(int fun) const { return fun < literalCount; }

    std::vector<std::string> categories;
    std::vector<std::vector<int>> subcategories;
    std::vector<Function> functions;
    std::vector<WordClass> classes;
    std::vector<int> clauseCategories;
    std::vector<std::string> headlessTypes;
    std::vector<std::string> cardTypes; ///< of a system whose schema does not tell them
    /// Category and the kind of outline line its functions make.
    std::vector<std::pair<int, std::string>> outlineKinds;
    std::vector<std::string> marks; ///< wordings of one thing that are kept as typed; mark n is marks[n - 1]
    std::unordered_map<std::string, Term> terms;
    std::vector<Rewrite> rewrites;
    /// Those that hold on cards of one type, before the others.
    std::unordered_map<std::string, std::vector<Rewrite>> typedRewrites;
    int start = -1;
    int integer = -1;
    int signedInteger = -1;
    int text = -1;
    int name = -1;
    int self = -1;       ///< the card that the text stands on
    int own = -1;        ///< the same where a pronoun means it
    int when = -1;       ///< a condition before everything else
    int variable = -1;   ///< X, an amount that the text counts
    int definition = -1; ///< what X counts
    static constexpr int literalCount = 4;

private:
    int category(const std::string& name);
    int add(Function function, const DataFile& file, int line);
    void readLine(const DataFile& file, const DataLine& line);
    void readFunction(const DataFile& file, const DataLine& line);
    void readRewrite(const DataFile& file, const DataLine& line);
    /// Reads `name:Category` words from `at` on, up to `->` or an attribute.
    std::size_t readArguments(const DataFile& file, const DataLine& line, std::size_t at, std::vector<Argument>& args);
    void readAttributes(const DataFile& file, const DataLine& line, std::size_t at, Function& function);

    /// Head and what its `!gives=` names; that may be declared later.
    std::vector<std::pair<std::string, std::string>> m_given;
    /// Noun and what its `!noun=` names.
    std::vector<std::pair<std::string, std::string>> m_kinds;
    /// Lines with terms and the files they stand in: they name functions that may be declared later.
    std::vector<std::pair<std::string, DataLine>> m_terms;
    std::vector<std::uint8_t> m_traits; ///< by function
    std::unordered_map<std::string, int> m_functionIds;
    std::unordered_map<std::string, int> m_categoryIds;
};

} // namespace blattwerk::engine::language
