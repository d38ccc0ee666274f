#pragma once

#include "engine/language/data_lines.h"
#include "engine/language/features.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// The forms of a word and the features that choose among them.
struct Lexeme {
    std::vector<int> parameters;
    std::vector<std::pair<std::vector<std::int8_t>, std::string>> forms;
};

/// The words of one language with their inflection, from .lex files: nouns, adjectives, closed tables, irregular verbs,
/// suffix rules. Words of all systems may be added one file after another.
class Lexicon {
public:
    Lexicon(std::string language, const Features& features);

    void load(const DataFile& file);
    /// Forms nouns and adjectives; call it after every load().
    void inflect();

    [[nodiscard]] const Lexeme* find(const std::string& name) const;
    [[nodiscard]] const std::unordered_map<std::string, Lexeme>& lexemes() const { return m_lexemes; }
    /// One bracket of a verb form: "wirf ... ab" has the left one "wirf" and the right one "ab".
    [[nodiscard]] std::string verb(const std::string& verb, const std::string& form, bool right) const;
    /// A lexeme of the verb whose form agrees with the subject; made at first use.
    std::string agreeingVerb(const std::string& verb, bool right);

    void setAgreement(const std::string& value, const std::string& verbForm) { m_agreement[value] = verbForm; }
    [[nodiscard]] const std::unordered_map<std::string, int>& numberWords() const { return m_numberWords; }

private:
    struct NounForm {
        std::vector<std::string> classes;
        int agreement = -1;
        int number = -1;
        std::string base;
        std::vector<std::string> rules; ///< one, or one per case
    };

    [[nodiscard]] std::vector<std::string> ownWords(const DataLine& line) const;
    void readLine(const DataFile& file, std::size_t& at);
    void readNounForm(const DataFile& file, const DataLine& line);
    void readTable(const DataFile& file, const DataLine& line, const std::vector<DataLine>& rows, bool endings);
    void inflectNoun(const std::string& name, const std::vector<std::string>& entry);
    [[nodiscard]] std::string withSuffix(const std::string& rule, const std::string& word) const;
    [[nodiscard]] std::string verbPart(const std::string& stem, const std::string& form, const std::string& rule) const;
    [[nodiscard]] std::string nounColumn(const std::vector<std::string>& entry, const std::string& column) const;

    std::string m_language;
    const Features& m_features;
    std::string m_place;
    std::unordered_map<std::string, Lexeme> m_lexemes;
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> m_suffixes;
    std::map<std::string, std::map<std::string, std::string>> m_irregular;
    std::map<std::string, std::pair<std::string, std::string>> m_verbForms;
    std::vector<std::string> m_nounColumns; ///< "sg", "class", "pl:PL"
    std::vector<NounForm> m_nounForms;
    Lexeme m_endings;
    std::map<std::string, std::string> m_adjectives;
    std::map<std::string, std::vector<std::string>> m_nouns;
    std::map<std::string, std::string> m_agreement;
    std::unordered_map<std::string, int> m_numberWords;
};

} // namespace blattwerk::engine::language
