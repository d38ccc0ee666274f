#pragma once

#include "engine/language/abstract_syntax.h"
#include "engine/language/data_lines.h"
#include "engine/language/features.h"
#include "engine/language/grammar.h"
#include "engine/language/lexicon.h"
#include "engine/language/term.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::language {

/// A feature that a template fixes, or (value -1) shares with everything that names the same variable.
struct FeatureChoice {
    int parameter = -1;
    int value = -1;
    int variable = -1;
};

/// One element of a template.
struct Element {
    enum Kind { Word, Literal, OwnName, Slot, Inflected, LineBreak } kind = Word;
    std::string text;      ///< the word, the digit, or the name of the lexeme
    int arg = -1;          ///< of a slot; -1: an unbound slot ({_@Cat}), said with the first phrase of its category
    int category = -1;     ///< of a slot
    int variable = -1;     ///< of a slot: what it says in Rule::meaning
    bool isolated = false; ///< unnamed features are free; otherwise all are shared by name
    std::vector<FeatureChoice> features;
};

using Guards = std::map<int, std::vector<int>>; ///< parameter -> allowed values
using ArgConstants = std::map<int, Term>;

/// One way to say a function, before its features are expanded.
struct Rule {
    int fun = -1;
    bool alias = false;
    int mark = 0;
    Guards guards;
    ArgConstants constants;
    std::vector<Element> elements;
    /// Where slots stand deeper than the arguments of the function: its tree, with variables for them.
    std::optional<Term> meaning;
    std::string place;
    /// Of a taught canonical wording.
    std::vector<ShortForm> shortForms{};
};

/// The phrases of one language (.de, .en files): parameters, sentence frames and one or more lines per function.
/// The format is explained at the top of base.de.
class PhraseTable {
public:
    PhraseTable(std::string language, const AbstractSyntax& syntax);

    /// Parameters, categories and signs of all files first: the lexicon depends on them.
    void readHeader(const DataFile& file);
    void readLexicon(const DataFile& file) { m_lexicon.load(file); }
    /// Then the phrases, base first. What a later file says canonically about a function of an earlier one goes before
    /// it: the earlier phrases are only read.
    void readRules(const DataFile& file);
    void inflect() { m_lexicon.inflect(); }
    /// A phrase of the project's own. One that is no alias takes the place of the phrases that say the same so far;
    /// these are only read from then on.
    void addTaught(Rule rule);

    [[nodiscard]] const std::string& language() const { return m_language; }
    [[nodiscard]] const AbstractSyntax& syntax() const { return m_syntax; }
    [[nodiscard]] const Features& features() const { return m_features; }
    [[nodiscard]] const Lexicon& lexicon() const { return m_lexicon; }
    [[nodiscard]] const Orthography& orthography() const { return m_orthography; }
    /// The lexeme or word that "1" may be written as; empty where there is none.
    [[nodiscard]] const std::string& oneWord() const { return m_one; }
    [[nodiscard]] const std::map<int, std::string>& categoryNames() const { return m_categoryNames; }
    [[nodiscard]] const std::map<std::string, std::string>& labels() const { return m_labels; }
    /// A category with the features in which it is said alone.
    struct SaidAlone {
        int category = -1;
        std::vector<std::int8_t> features;
    };
    [[nodiscard]] const std::vector<SaidAlone>& saidAlone() const { return m_saidAlone; }
    [[nodiscard]] const std::vector<Absence>& absences() const { return m_absences; }
    [[nodiscard]] const std::vector<Rule>& rulesOf(int fun) const { return m_rules[static_cast<std::size_t>(fun)]; }

private:
    /// The part of a phrase line before its template.
    struct Head {
        std::string name;
        std::string constants; ///< "t=x n=1"
        std::vector<std::string> guards;
        std::string mark;
        bool alias = false;
        std::vector<std::string> body;
    };
    struct Frame {
        Guards guards;
        ArgConstants constants;
        std::vector<std::string> body;
        bool alias = false;
    };

    bool readHeaderLine(const DataFile& file, const DataLine& line);
    void readCategories(const DataFile& file, const DataLine& line);
    void readSaidAlone(const DataFile& file, const DataLine& line);
    void readReplacement(const DataFile& file, const DataLine& line);
    void readAbsence(const DataFile& file, const DataLine& line);
    [[nodiscard]] Head headOf(const DataLine& line) const;
    void readFrame(const DataLine& line);
    void readPhrase(const DataLine& line);
    [[nodiscard]] Guards guardsOf(const std::vector<std::string>& values, int category) const;
    [[nodiscard]] ArgConstants constantsOf(const std::string& text, const std::vector<Argument>& args) const;
    [[nodiscard]] std::vector<std::string> filled(const Frame& frame, const std::string& verb,
                                                  const std::vector<std::string>& middle);
    void addRule(Rule rule, const std::vector<std::string>& body);
    void overrideEarlier(int fun);
    [[noreturn]] void fail(const std::string& message) const;

    std::string m_language;
    const AbstractSyntax& m_syntax;
    Features m_features;
    Lexicon m_lexicon;
    Orthography m_orthography;
    std::map<int, std::string> m_categoryNames;
    std::map<std::string, std::string> m_labels;
    std::vector<SaidAlone> m_saidAlone;
    std::vector<Absence> m_absences;
    std::map<int, std::vector<Frame>> m_frames;
    std::vector<std::vector<Rule>> m_rules;
    std::vector<std::size_t> m_earlierRules; ///< per function: those of earlier files that still come first
    std::string m_one;                       ///< lexeme or word that "1" may be written as
    std::string m_place;

    friend class TemplateReader;
};

} // namespace blattwerk::engine::language
