#include "engine/language/template_reader.h"

#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

TemplateReader::TemplateReader(PhraseTable& table, const Function& function)
    : m_table(table),
      m_function(function),
      m_variants(1) {}

void TemplateReader::add(const Element& element) {
    for (Variant& variant : m_variants) {
        variant.elements.push_back(element);
    }
}

void TemplateReader::addWords(const std::string& text) {
    for (const std::string& word : split(text, " _")) {
        Element element;
        if (std::all_of(word.begin(), word.end(), isAsciiDigit)) {
            if (word != "1") {
                m_table.fail("numbers in phrases are slots; only 1 may stand as a word");
            }
            element.kind = Element::Literal;
            element.text = word;
            add(element);
            continue;
        }
        // Templates may use the short forms of the language.
        const Orthography& orthography = m_table.m_orthography;
        std::vector<std::string> parts{word};
        if (!orthography.articleBefore.empty() && word == orthography.articleBefore) {
            parts = {orthography.article};
        }
        for (const auto& [pair, shortForm] : orthography.contractions) {
            if (word == shortForm) {
                parts = {pair.first, pair.second};
            }
        }
        for (const std::string& part : parts) {
            element.text = part;
            add(element);
        }
    }
}

int TemplateReader::parameterOf(const std::string& text, int& variable) const {
    const Features& features = m_table.m_features;
    if (const int parameter = features.parameter(text); parameter >= 0) {
        variable = parameter;
        return parameter;
    }
    // "agr2" is a second variable of the same parameter.
    if (text.size() > 1 && text.back() == '2') {
        const int parameter = features.parameter(text.substr(0, text.size() - 1));
        variable = parameter + static_cast<int>(features.parameters.size());
        return parameter;
    }
    return -1;
}

FeatureChoice TemplateReader::choiceOf(const std::string& text, const std::vector<int>& parameters) const {
    FeatureChoice choice;
    choice.parameter = parameterOf(text, choice.variable);
    if (choice.parameter >= 0) {
        return choice;
    }
    choice.variable = -1;
    for (const int parameter : parameters) {
        if (const int value = m_table.m_features.value(parameter, text); value >= 0) {
            choice.parameter = parameter;
            choice.value = value;
            return choice;
        }
    }
    m_table.fail("unknown feature " + text);
}

void TemplateReader::setFeatures(Element& element, const std::string& text, const std::vector<int>& parameters) const {
    for (const std::string& one : split(text)) {
        element.features.push_back(choiceOf(one, parameters));
    }
    element.isolated = true;
}

void TemplateReader::readLexeme(const std::string& text) {
    const std::size_t colon = text.find(':');
    Element element;
    element.kind = Element::Inflected;
    element.text = text.substr(1, colon == std::string::npos ? colon : colon - 1);
    const Lexeme* lexeme = m_table.m_lexicon.find(element.text);
    if (lexeme == nullptr) {
        m_table.fail("no lexeme " + element.text);
    }
    if (colon != std::string::npos) {
        setFeatures(element, text.substr(colon + 1), lexeme->parameters);
    }
    add(element);
}

void TemplateReader::readVerb(const std::string& text) {
    const std::size_t bracket = text.find(')');
    const std::string verb = text.substr(2, bracket - 2);
    const std::string form = bracket + 2 <= text.size() ? text.substr(bracket + 2) : "";
    if (m_table.m_features.parameter(form) >= 0) {
        Element element;
        element.kind = Element::Inflected;
        element.text = m_table.m_lexicon.agreeingVerb(verb, false);
        add(element);
    } else {
        addWords(m_table.m_lexicon.verb(verb, form, false));
    }
}

void TemplateReader::readCounted(int arg, const std::string& noun, const std::string& features) {
    const Features& all = m_table.m_features;
    const Lexeme* lexeme = m_table.m_lexicon.find(noun);
    if (lexeme == nullptr) {
        m_table.fail("no noun " + noun);
    }
    const int number = all.parameter("num");
    const int agreement = all.parameter("agr");
    Element count;
    count.kind = Element::Slot;
    count.arg = arg;
    count.category = m_function.args[static_cast<std::size_t>(arg)].category;
    count.isolated = true;
    count.features = {{number, -1, number}};
    Element counted;
    counted.kind = Element::Inflected;
    counted.text = noun;
    setFeatures(counted, features, lexeme->parameters);
    Element single = counted;
    counted.features.push_back({number, -1, number});
    // "eine Karte": the article agrees with the noun through a variable of its own.
    const int variable = agreement + static_cast<int>(all.parameters.size());
    single.features.push_back({agreement, -1, variable});
    single.features.push_back({number, all.value(number, "one"), -1});
    Element article;
    article.text = m_table.m_one;
    if (const Lexeme* one = m_table.m_lexicon.find(m_table.m_one); one != nullptr) {
        article.kind = Element::Inflected;
        setFeatures(article, features, one->parameters);
        article.features.push_back({agreement, -1, variable});
    }
    std::vector<Variant> written = m_variants;
    for (Variant& variant : m_variants) {
        variant.elements.push_back(count);
        variant.elements.push_back(counted);
    }
    if (m_table.m_one.empty()) {
        return;
    }
    Term one;
    one.fun = m_table.m_syntax.integer;
    one.value = 1;
    for (Variant& variant : written) {
        variant.elements.push_back(article);
        variant.elements.push_back(single);
        variant.constants[arg] = one;
        m_variants.push_back(std::move(variant));
    }
}

void TemplateReader::readSlot(const std::string& text) {
    std::string inner = text.substr(1, text.size() - 2);
    std::string features;
    const std::size_t colon = inner.find(':');
    if (colon != std::string::npos) {
        features = inner.substr(colon + 1);
        inner.resize(colon);
    }
    int category = -1;
    if (const std::size_t at = inner.find('@'); at != std::string::npos) {
        category = m_table.m_syntax.findCategory(inner.substr(at + 1));
        if (category < 0) {
            m_table.fail("no category in " + text);
        }
        inner.resize(at);
    }
    const std::size_t star = inner.find('*');
    const std::string name = inner.substr(0, star);
    int arg = -1;
    for (std::size_t i = 0; i < m_function.args.size(); ++i) {
        if (m_function.args[i].name == name) {
            arg = static_cast<int>(i);
        }
    }
    if (arg < 0 && !(name == "_" && category >= 0)) {
        m_table.fail("no argument " + name + " in " + m_function.name);
    }
    if (star != std::string::npos) {
        readCounted(arg, inner.substr(star + 1), features);
        return;
    }
    Element element;
    element.kind = Element::Slot;
    element.text = name;
    element.arg = arg;
    element.category = category >= 0 ? category : m_function.args[static_cast<std::size_t>(arg)].category;
    if (colon != std::string::npos) {
        setFeatures(element, features, m_table.m_features.of(element.category));
    }
    add(element);
}

std::vector<TemplateReader::Variant> TemplateReader::read(const std::vector<std::string>& body) {
    for (const std::string& word : body) {
        Element element;
        if (word == "&") {
            element.kind = Element::LineBreak;
            add(element);
        } else if (word == "$self") {
            element.kind = Element::OwnName;
            add(element);
        } else if (word.front() == '{') {
            if (word.back() != '}') {
                m_table.fail("a slot is not closed: " + word);
            }
            readSlot(word);
        } else if (word.front() == '@' && word.size() > 1) {
            readLexeme(word);
        } else if (word.starts_with("V(")) {
            readVerb(word);
        } else {
            addWords(word);
        }
    }
    return std::move(m_variants);
}

} // namespace blattwerk::engine::language
