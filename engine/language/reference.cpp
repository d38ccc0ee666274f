#include "engine/language/reference.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/grammar.h"
#include "engine/language/proof/generator.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

namespace blattwerk::engine::language {

namespace {

constexpr std::size_t kMostSamples = 60000;
constexpr std::size_t kMostWordings = 4;
constexpr std::uint64_t kSeed = 20;

std::string slotName(const Grammar& grammar, int category) {
    const std::string& code = grammar.syntax->categories[static_cast<std::size_t>(category)];
    if (code == "Num" || code == "Int2" || code == "Amount") {
        return "{n}";
    }
    return code == "SInt" ? "{+n}" : "{" + grammar.categoryName(category) + "}";
}

/// The words with the article that the next one asks for ("an own figure"), and words said together ("another").
std::string withJoinedWords(const Grammar& grammar, const std::string& text) {
    const Orthography& orthography = grammar.orthography;
    std::istringstream words(text);
    std::vector<std::string> all;
    for (std::string word; words >> word;) {
        const std::string before = all.empty() ? std::string() : all.back();
        const auto joined = orthography.contractions.find({before, word});
        if (joined != orthography.contractions.end()) {
            all.back() = joined->second;
            continue;
        }
        if (!before.empty() && before == orthography.article &&
            orthography.articleVowels.find(word[0]) != std::string::npos) {
            all.back() = orthography.articleBefore;
        }
        all.push_back(word);
    }
    std::string result;
    for (const std::string& word : all) {
        result += (result.empty() ? "" : " ") + word;
    }
    return result;
}

/// What is said where any phrase may stand: the first one without slots.
std::string firstPhrase(const Grammar& grammar, std::size_t nonterminal) {
    std::string text;
    for (const int id : grammar.nonterminals[nonterminal].productions) {
        const Production& production = grammar.productions[static_cast<std::size_t>(id)];
        if (production.alias || !production.argSymbols.empty()) {
            continue;
        }
        for (const int word : production.words) {
            text += word < 0 ? "" : (text.empty() ? "" : " ") + grammar.words[static_cast<std::size_t>(word)];
        }
        break;
    }
    return text.empty() ? slotName(grammar, grammar.nonterminals[nonterminal].category) : text;
}

/// The words of a production with names for its slots.
std::string patternOf(const Grammar& grammar, const Production& production) {
    std::string text;
    for (std::size_t i = 0; i < production.symbols.size(); ++i) {
        const Symbol symbol = production.symbols[i];
        std::string word;
        if (!isTerminal(symbol) && production.slotArgs[i] < 0 && !production.alias) {
            word = firstPhrase(grammar, nonterminalOf(symbol));
        } else if (!isTerminal(symbol)) {
            const Nonterminal& slot = grammar.nonterminals[nonterminalOf(symbol)];
            // What has no words of its own most of the time is left out.
            if (slot.nullable) {
                continue;
            }
            word = slotName(grammar, slot.category);
        } else if (production.words[i] >= 0) {
            word = grammar.words[static_cast<std::size_t>(production.words[i])];
        } else {
            word = symbol == kOneTerminal ? "1" : symbol == kSelfTerminal ? "NAME" : "{n}";
        }
        const bool tight = word.size() == 1 && std::string_view(".,:;!?").find(word[0]) != std::string_view::npos;
        text += (text.empty() || tight ? "" : " ") + word;
    }
    return withJoinedWords(grammar, text);
}

/// The patterns of one function: the first canonical one in the form in which it stands as a sentence, its counted
/// nouns in the plural.
class Patterns {
public:
    Patterns(const Grammar& grammar, int category) : m_grammar(grammar), m_category(category) {}

    std::string canonical(FunctionId fun) {
        const Production* best = nullptr;
        int bestRank = 0;
        visit(fun, [&](const Production& production, int rank) {
            rank += countsMany(production) ? 1 : 0;
            if (!production.alias && (best == nullptr || rank > bestRank)) {
                best = &production;
                bestRank = rank;
            }
        });
        return best == nullptr ? std::string() : patternOf(m_grammar, *best);
    }

    std::vector<std::string> others(FunctionId fun, const std::string& canonicalOne) {
        std::vector<std::string> wordings;
        visit(fun, [&](const Production& production, int rank) {
            std::string wording = production.alias && rank >= kMainRank ? patternOf(m_grammar, production) : "";
            if (!wording.empty() && wording != canonicalOne && wordings.size() < kMostWordings &&
                std::find(wordings.begin(), wordings.end(), wording) == wordings.end()) {
                wordings.push_back(asWritten(std::move(wording)));
            }
        });
        return wordings;
    }

private:
    static constexpr int kMainRank = 100;

    /// A wording whose first word stands for the end of the clause before, as people write it: "…, wobei X ...".
    [[nodiscard]] std::string asWritten(std::string wording) const {
        const std::size_t end = wording.find(' ');
        const std::string first = folded(std::string_view(wording).substr(0, end));
        for (const Replacement& replacement : m_grammar.orthography.replacements) {
            if (replacement.to.size() == 2 && replacement.to[0] == "." && replacement.to[1] == first) {
                std::replace(wording.begin(), wording.begin() + std::ptrdiff_t(first.size()), '-', ' ');
                return "…, " + wording;
            }
        }
        return wording;
    }

    [[nodiscard]] bool countsMany(const Production& production) const {
        const int number = m_grammar.features.parameter("num");
        const int many = m_grammar.features.value(number, "many");
        return std::any_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
            if (isTerminal(symbol)) {
                return false;
            }
            const Nonterminal& slot = m_grammar.nonterminals[nonterminalOf(symbol)];
            const std::vector<int>& parameters = m_grammar.features.of(slot.category);
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                if (parameters[i] == number && slot.features[i] == many) {
                    return true;
                }
            }
            return false;
        });
    }

    template<typename Visit>
    void visit(FunctionId fun, Visit visitOne) const {
        const Features& features = m_grammar.features;
        for (const Nonterminal& nonterminal : m_grammar.nonterminals) {
            if (nonterminal.category != m_category) {
                continue;
            }
            int rank = kMainRank;
            const std::vector<int>& parameters = features.of(m_category);
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                const Parameter& parameter = features.parameters[static_cast<std::size_t>(parameters[i])];
                const auto value = static_cast<std::size_t>(nonterminal.features[i]);
                // The first value of a parameter is the plain one: main clause, nominative.
                rank -= nonterminal.features[i] >= 0 && value < parameter.values.size() && value > 0 &&
                                (parameter.name == "form" || parameter.name == "case")
                            ? 50
                            : 0;
            }
            for (const int id : nonterminal.productions) {
                const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
                if (production.fun == fun) {
                    visitOne(production, rank);
                }
            }
        }
    }

    const Grammar& m_grammar;
    int m_category;
};

/// For each function the shortest of many random texts that uses it and makes sense.
class Examples {
public:
    Examples(const CardLanguage& language, const std::string& cardName, const Sensible& isSensible) {
        Generator generator(language.abstractSyntax(), {cardName}, kSeed);
        // Names stand in quotes, so that an example is understood whichever cards there are.
        const CardContext context;
        for (std::size_t i = 0; i < kMostSamples; ++i) {
            const Tree tree = generator.ability();
            if (!improves(tree) || !tellsItsAmount(language.abstractSyntax(), tree)) {
                continue;
            }
            Renderer german(language.grammar(model::Language::German), context, generator.strings());
            Renderer english(language.grammar(model::Language::English), context, generator.strings());
            if (!german.add(tree) || !english.add(tree)) {
                continue;
            }
            const model::LocalText text{german.text(), english.text()};
            if (!isSensible(text)) {
                continue;
            }
            for (const Node& node : tree.nodes()) {
                auto& [size, known] = m_best[node.fun];
                if (known.de.empty() || tree.size() < size) {
                    size = tree.size();
                    known = text;
                }
            }
        }
    }

    [[nodiscard]] model::LocalText of(FunctionId fun) const {
        const auto known = m_best.find(fun);
        return known == m_best.end() ? model::LocalText() : known->second.second;
    }

private:
    [[nodiscard]] bool improves(const Tree& tree) const {
        return std::any_of(tree.nodes().begin(), tree.nodes().end(), [&](const Node& node) {
            const auto known = m_best.find(node.fun);
            return known == m_best.end() || tree.size() < known->second.first;
        });
    }

    /// X stands in an example only with the one sentence that tells what it counts.
    [[nodiscard]] static bool tellsItsAmount(const AbstractSyntax& syntax, const Tree& tree) {
        const auto count = [&](int fun) {
            return std::count_if(tree.nodes().begin(), tree.nodes().end(),
                                 [&](const Node& node) { return node.fun == fun; });
        };
        return count(syntax.definition) == (count(syntax.variable) > 0 ? 1 : 0);
    }

    std::map<FunctionId, std::pair<std::size_t, model::LocalText>> m_best;
};

} // namespace

std::vector<ReferenceEntry> referenceOf(const CardLanguage& language, const std::string& cardName,
                                        const Sensible& isSensible) {
    const AbstractSyntax& syntax = language.abstractSyntax();
    const Examples examples(language, cardName, isSensible);
    std::vector<ReferenceEntry> entries;
    std::vector<bool> listed(syntax.functions.size());
    std::vector<std::pair<int, std::string>> kinds(syntax.outlineKinds.begin(), syntax.outlineKinds.end());
    // Choices, luck and what follows from them are lines of their own and no clauses.
    for (const Function& function : syntax.functions) {
        const std::pair<int, std::string> branch{function.category, "choice"};
        if (function.branch && std::find(kinds.begin(), kinds.end(), branch) == kinds.end()) {
            kinds.push_back(branch);
        }
    }
    for (const auto& [category, kind] : kinds) {
        Patterns german(language.grammar(model::Language::German), category);
        Patterns english(language.grammar(model::Language::English), category);
        const std::vector<int> members = syntax.membersOf(category);
        for (std::size_t i = AbstractSyntax::literalCount; i < syntax.functions.size(); ++i) {
            const Function& function = syntax.functions[i];
            if (listed[i] || function.readOnly || function.pronoun || (kind == "choice" && !function.branch) ||
                std::find(members.begin(), members.end(), function.category) == members.end()) {
                continue;
            }
            const auto fun = static_cast<FunctionId>(i);
            ReferenceEntry entry{kind, function.primitive, function.name, {}, examples.of(fun), {}, {}};
            entry.pattern = {german.canonical(fun), english.canonical(fun)};
            entry.alsoDe = german.others(fun, entry.pattern.de);
            entry.alsoEn = english.others(fun, entry.pattern.en);
            if (entry.pattern.de.empty() || entry.example.de.empty()) {
                continue;
            }
            listed[i] = true;
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

} // namespace blattwerk::engine::language
