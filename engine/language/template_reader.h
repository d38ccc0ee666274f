#pragma once

#include "engine/language/phrase_table.h"

#include <string>
#include <vector>

namespace blattwerk::engine::language {

/// Reads the template of one phrase:
///   word           {t:acc}  slot with features   {s:nom agr}  agreement shared   {x}  every feature shared by name
///   @lexeme:acc    {n*card:acc}  number and noun  {_@Cat:acc}  anything of the category, without meaning
///   V(verb).form            & line break follows                   $self  the card's own name
class TemplateReader {
public:
    /// `{n*noun}` also gives the variant with the written-out one.
    struct Variant {
        std::vector<Element> elements;
        ArgConstants constants;
    };

    TemplateReader(PhraseTable& table, const Function& function);

    [[nodiscard]] std::vector<Variant> read(const std::vector<std::string>& body);

private:
    void add(const Element& element);
    void addWords(const std::string& text);
    void readSlot(const std::string& text);
    void readCounted(int arg, const std::string& noun, const std::string& features);
    void readLexeme(const std::string& text);
    void readVerb(const std::string& text);
    void setFeatures(Element& element, const std::string& text, const std::vector<int>& parameters) const;
    [[nodiscard]] FeatureChoice choiceOf(const std::string& text, const std::vector<int>& parameters) const;
    [[nodiscard]] int parameterOf(const std::string& text, int& variable) const;

    PhraseTable& m_table;
    const Function& m_function;
    std::vector<Variant> m_variants;
};

} // namespace blattwerk::engine::language
