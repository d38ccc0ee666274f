#include "engine/language/reference_words.h"

#include "engine/language/grammar.h"

#include <algorithm>
#include <cstddef>

namespace blattwerk::engine::language {

namespace {

void addOnce(std::vector<int>& all, int one) {
    if (std::find(all.begin(), all.end(), one) == all.end()) {
        all.push_back(one);
    }
}

/// The value of `agr` with which a nonterminal is said, as a bit; 0 if it has none.
Agreements agreementOf(const Grammar& grammar, const Nonterminal& nonterminal) {
    const std::vector<int>& parameters = grammar.features.of(nonterminal.category);
    const auto at = std::find(parameters.begin(), parameters.end(), grammar.features.parameter("agr"));
    const int value =
        at == parameters.end() ? -1 : nonterminal.features[static_cast<std::size_t>(at - parameters.begin())];
    return value < 0 ? 0 : Agreements{1} << static_cast<unsigned>(value);
}

std::vector<bool> thingsOf(const AbstractSyntax& syntax) {
    std::vector<bool> category(syntax.categories.size());
    for (std::size_t above = 0; above < category.size(); ++above) {
        const std::vector<int> members = syntax.membersOf(static_cast<int>(above));
        const bool takesPronoun = std::any_of(syntax.functions.begin(), syntax.functions.end(), [&](const auto& one) {
            return one.pronoun && std::find(members.begin(), members.end(), one.category) != members.end();
        });
        for (const int member : members) {
            category[static_cast<std::size_t>(member)] = category[static_cast<std::size_t>(member)] || takesPronoun;
        }
    }
    std::vector<bool> things;
    things.reserve(syntax.functions.size());
    for (const Function& function : syntax.functions) {
        things.push_back(function.category >= 0 && category[static_cast<std::size_t>(function.category)]);
    }
    return things;
}

} // namespace

ReferenceWords referenceWordsOf(const Grammar& grammar) {
    const AbstractSyntax& syntax = *grammar.syntax;
    ReferenceWords words;
    words.forms = grammar.references.forms;
    words.things = thingsOf(syntax);
    words.agreements.assign(syntax.functions.size(), 0);
    words.singular.assign(syntax.functions.size(), 0);
    for (const Production& production : grammar.productions) {
        const Function& function = syntax.functions[production.fun];
        if (production.symbols.empty() || !function.args.empty()) {
            continue;
        }
        if (function.card && production.symbols.size() == 2 && isTerminal(production.symbols.front()) &&
            (!production.alias || !isTerminal(production.symbols.back()))) {
            addOnce(words.demonstratives, production.symbols.front());
            addOnce(words.cardNouns, production.alias ? kNoTerminal : production.symbols.back());
        }
        if (!isTerminal(production.symbols.back())) {
            continue;
        }
        const int last = production.symbols.back();
        const Agreements agreement = agreementOf(grammar, grammar.nonterminals[production.nonterminal]);
        const auto inflected = words.forms.find(last);
        const Agreements forms = inflected == words.forms.end() ? agreement : inflected->second;
        if (function.pronoun) {
            words.pronouns[last] |= forms;
        }
        if (!production.alias) {
            words.agreements[production.fun] |= agreement;
            words.many |= function.chosenMany ? agreement : 0;
        }
        if (function.noun && last >= kFirstWord) {
            ReferenceWords::Noun& noun = words.nouns[last];
            noun = {production.fun, noun.forms | forms};
            words.singular[production.fun] |= forms;
        }
    }
    for (const int card : words.cardNouns) {
        words.nouns.erase(card);
    }
    words.nounOf.assign(syntax.functions.size(), -1);
    for (const Production& production : grammar.productions) {
        if (production.alias || production.symbols.empty() || !syntax.functions[production.fun].args.empty()) {
            continue;
        }
        if (const auto noun = words.nouns.find(production.symbols.back()); noun != words.nouns.end()) {
            words.nounOf[production.fun] = noun->second.fun;
        }
    }
    for (const auto& [terminal, agreement] : words.pronouns) {
        words.one |= agreement;
    }
    words.one &= ~words.many;
    for (Agreements& agreement : words.singular) {
        agreement &= ~words.many;
    }
    return words;
}

} // namespace blattwerk::engine::language
