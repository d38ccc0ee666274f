#include "engine/language/counted_noun.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace blattwerk::engine::language {

namespace {

std::set<std::string> formsWith(const Lexeme& lexeme, const std::vector<FeatureChoice>& choices) {
    std::set<std::string> forms;
    for (const auto& [features, word] : lexeme.forms) {
        bool fits = true;
        for (std::size_t i = 0; i < lexeme.parameters.size(); ++i) {
            for (const FeatureChoice& choice : choices) {
                fits = fits &&
                       (choice.parameter != lexeme.parameters[i] || choice.value < 0 || choice.value == features[i]);
            }
        }
        if (fits) {
            forms.insert(word);
        }
    }
    return forms;
}

/// The noun whose plural or singular the word is, in a case in which both numbers have exactly one form.
std::optional<Element> nounOf(const std::string& word, const PhraseTable& table) {
    const Features& features = table.features();
    const int number = features.parameter("num");
    const int grammaticalCase = features.parameter("case");
    const std::string wanted = folded(word);
    std::optional<Element> best;
    for (const auto& [name, lexeme] : table.lexicon().lexemes()) {
        if (std::find(lexeme.parameters.begin(), lexeme.parameters.end(), number) == lexeme.parameters.end() ||
            (best.has_value() && best->text < name)) {
            continue;
        }
        const int cases = grammaticalCase < 0 ? 1 : features.valueCount(grammaticalCase);
        for (int i = 0; i < cases; ++i) {
            // The accusative first: most counted nouns are objects.
            const int value = grammaticalCase < 0 ? -1 : (features.value(grammaticalCase, "acc") + i) % cases;
            std::size_t single = 0;
            bool matches = false;
            for (int count = 0; count < features.valueCount(number); ++count) {
                const std::set<std::string> forms =
                    formsWith(lexeme, {{grammaticalCase, value, -1}, {number, count, -1}});
                single += forms.size() == 1 ? 1U : 0U;
                matches = matches || (forms.size() == 1 && folded(*forms.begin()) == wanted);
            }
            if (matches && single == static_cast<std::size_t>(features.valueCount(number))) {
                Element noun;
                noun.kind = Element::Inflected;
                noun.text = name;
                noun.isolated = true;
                if (grammaticalCase >= 0) {
                    noun.features.push_back({grammaticalCase, value, -1});
                }
                best = noun;
                break;
            }
        }
    }
    return best;
}

void replaceByOne(Rule& rule, const Element& slot, const AbstractSyntax& syntax) {
    Term one;
    one.fun = syntax.integer;
    one.value = 1;
    if (!rule.meaning.has_value()) {
        rule.constants[slot.arg] = one;
        return;
    }
    const auto replace = [&](const auto& self, Term& term) -> void {
        if (term.variable == slot.variable) {
            term = one;
        }
        for (Term& arg : term.args) {
            self(self, arg);
        }
    };
    replace(replace, *rule.meaning);
}

/// "eine": the article agrees with the noun through a variable of its own.
Element articleFor(Element& noun, const PhraseTable& table) {
    const Features& features = table.features();
    const int agreement = features.parameter("agr");
    const int variable = agreement + static_cast<int>(features.parameters.size());
    Element article;
    article.text = table.oneWord();
    if (table.lexicon().find(article.text) != nullptr) {
        article.kind = Element::Inflected;
        article.features = noun.features;
        article.isolated = true;
        article.features.push_back({agreement, -1, variable});
        noun.features.push_back({agreement, -1, variable});
    }
    return article;
}

} // namespace

std::vector<Rule> withCountedNouns(Rule rule, const PhraseTable& table) {
    const Features& features = table.features();
    const int number = features.parameter("num");
    std::vector<Rule> rules;
    for (std::size_t i = 0; number >= 0 && i + 1 < rule.elements.size(); ++i) {
        const Element slot = rule.elements[i];
        if (slot.kind != Element::Slot || rule.elements[i + 1].kind != Element::Word ||
            !features.has(slot.category, number)) {
            continue;
        }
        const std::optional<Element> noun = nounOf(rule.elements[i + 1].text, table);
        if (!noun.has_value()) {
            continue;
        }
        if (!table.oneWord().empty()) {
            Rule written = rule;
            written.alias = true;
            Element single = *noun;
            written.elements[i] = articleFor(single, table);
            single.features.push_back({number, features.value(number, "one"), -1});
            written.elements[i + 1] = single;
            replaceByOne(written, slot, table.syntax());
            rules.push_back(std::move(written));
        }
        rule.elements[i].features = {{number, -1, number}};
        rule.elements[i + 1] = *noun;
        rule.elements[i + 1].features.push_back({number, -1, number});
    }
    rules.insert(rules.begin(), std::move(rule));
    return rules;
}

} // namespace blattwerk::engine::language
