#include "engine/language/grammar_compiler.h"

#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

GrammarCompiler::GrammarCompiler(const AbstractSyntax& syntax, const PhraseTable& table)
    : m_syntax(syntax),
      m_table(table),
      m_features(table.features()) {
    m_implied.resize(syntax.functions.size());
    for (std::size_t i = 0; i < syntax.functions.size(); ++i) {
        const Function& function = syntax.functions[i];
        if (table.rulesOf(static_cast<int>(i)).empty() && function.args.empty() &&
            table.lexicon().find(function.name) != nullptr) {
            Rule& rule = m_implied[i];
            rule.fun = static_cast<int>(i);
            Element word;
            word.kind = Element::Inflected;
            word.text = function.name;
            rule.elements.push_back(word);
        }
    }
}

void GrammarCompiler::checkCoverage() const {
    for (std::size_t i = AbstractSyntax::literalCount; i < m_syntax.functions.size(); ++i) {
        if (m_table.rulesOf(static_cast<int>(i)).empty() && m_implied[i].fun < 0 && !m_syntax.functions[i].implied) {
            throw GrammarError{"." + m_table.language(), "no phrase for " + m_syntax.functions[i].name};
        }
    }
}

std::size_t GrammarCompiler::nonterminal(int category, const std::vector<std::int8_t>& features) {
    std::string key = std::to_string(category) + ":";
    key.append(features.begin(), features.end());
    const auto [entry, isNew] = m_nonterminals.try_emplace(key, m_grammar.nonterminals.size());
    if (isNew) {
        Nonterminal made;
        made.category = category;
        made.features = features;
        m_grammar.nonterminals.push_back(std::move(made));
    }
    return entry->second;
}

int GrammarCompiler::terminal(const std::string& word) {
    const auto [entry, isNew] =
        m_grammar.terminalOf.try_emplace(folded(word), static_cast<int>(m_grammar.terminals.size()));
    if (isNew) {
        m_grammar.terminals.push_back(word);
    }
    return entry->second;
}

int GrammarCompiler::wordIndex(const std::string& word) {
    const auto [entry, isNew] = m_words.try_emplace(word, static_cast<int>(m_grammar.words.size()));
    if (isNew) {
        m_grammar.words.push_back(word);
        m_grammar.wordTerminals.push_back(terminal(word));
    }
    return entry->second;
}

void GrammarCompiler::addSymbol(Production& production, Symbol symbol, int word, int arg, std::uint8_t& capital) {
    production.symbols.push_back(symbol);
    production.words.push_back(word);
    production.slotArgs.push_back(arg);
    production.capitals.push_back(capital);
    capital = kNoCapital;
}

void GrammarCompiler::addWord(Production& production, const std::string& text, std::uint8_t& capital) {
    for (const std::string& word : split(text, " _")) {
        const int index = wordIndex(word);
        addSymbol(production, m_grammar.wordTerminals[static_cast<std::size_t>(index)], index, -1, capital);
    }
}

int GrammarCompiler::chosen(const Element& element, int parameter, const Values& values) const {
    for (const FeatureChoice& choice : element.features) {
        if (choice.parameter == parameter) {
            return choice.value >= 0 ? choice.value : values[static_cast<std::size_t>(choice.variable)];
        }
    }
    return element.isolated ? -1 : values[static_cast<std::size_t>(parameter)];
}

/// Which genders and numbers the last word of a noun or a pronoun may have.
void GrammarCompiler::noteForms(int terminal, const Rule& rule, const Lexeme& lexeme, const std::string& word) {
    const Function& function = m_syntax.function(rule.fun);
    const int agreement = m_features.parameter("agr");
    const auto at = std::find(lexeme.parameters.begin(), lexeme.parameters.end(), agreement);
    if ((!function.noun && !function.pronoun) || at == lexeme.parameters.end()) {
        return;
    }
    Agreements& forms = m_grammar.references.forms[terminal];
    for (const auto& [features, form] : lexeme.forms) {
        const int value = features[static_cast<std::size_t>(at - lexeme.parameters.begin())];
        forms |= form == word && value >= 0 ? Agreements{1} << static_cast<unsigned>(value) : 0;
    }
}

bool GrammarCompiler::addLexeme(Production& production, const Element& element, const Rule& rule, const Values& values,
                                std::uint8_t& capital) {
    const Lexeme& lexeme = *m_table.lexicon().find(element.text);
    std::set<std::string> found;
    for (const auto& [features, word] : lexeme.forms) {
        bool fits = true;
        for (std::size_t i = 0; i < lexeme.parameters.size(); ++i) {
            const int wanted = chosen(element, lexeme.parameters[i], values);
            fits = fits && (wanted < 0 || wanted == features[i]);
        }
        if (fits) {
            found.insert(word);
        }
    }
    if (found.size() > 1) {
        throw GrammarError{rule.place, "the form of " + element.text + " is not determined: " + *found.begin() +
                                           " or " + *found.rbegin()};
    }
    if (found.empty()) {
        return false;
    }
    addWord(production, *found.begin(), capital);
    noteForms(production.symbols.back(), rule, lexeme, *found.begin());
    return true;
}

void GrammarCompiler::addSlot(Production& production, const Element& element, const Values& values,
                              std::uint8_t& capital) {
    std::vector<std::int8_t> wanted;
    for (const int parameter : m_features.of(element.category)) {
        wanted.push_back(static_cast<std::int8_t>(chosen(element, parameter, values)));
    }
    const int symbolIndex = static_cast<int>(production.symbols.size());
    if (element.arg >= 0) {
        int& known = production.argSymbols[static_cast<std::size_t>(element.arg)];
        if (known >= 0) {
            int firstSlot = 0;
            for (int i = 0; i < known; ++i) {
                const Symbol symbol = production.symbols[static_cast<std::size_t>(i)];
                firstSlot += !isTerminal(symbol) || symbol < kSelfTerminal ? 1 : 0;
            }
            production.equalSlots.emplace_back(firstSlot, m_slots);
        } else {
            known = symbolIndex;
        }
    }
    if (element.variable >= 0) {
        m_variableSlots.resize(std::max(m_variableSlots.size(), static_cast<std::size_t>(element.variable) + 1), -1);
        m_variableSlots[static_cast<std::size_t>(element.variable)] = m_slots;
    }
    ++m_slots;
    addSymbol(production, symbolOf(nonterminal(element.category, wanted)), -1, element.arg, capital);
}

void GrammarCompiler::buildTerm(Production& production, const Term& term) const {
    if (term.variable >= 0) {
        const int slot = m_variableSlots[static_cast<std::size_t>(term.variable)];
        production.build.push_back({BuildStep::Slot, 0, slot});
    } else if (term.fun == m_syntax.integer || term.fun == m_syntax.signedInteger) {
        const auto kind = term.fun == m_syntax.integer ? BuildStep::Number : BuildStep::SignedNumber;
        production.build.push_back({kind, 0, term.value});
    } else {
        production.build.push_back({BuildStep::Make, static_cast<std::uint8_t>(term.args.size()), term.fun});
        for (const Term& arg : term.args) {
            buildTerm(production, arg);
        }
    }
}

void GrammarCompiler::finishBuild(Production& production, const Rule& rule) {
    const Function& function = m_syntax.function(rule.fun);
    if (rule.meaning.has_value()) {
        buildTerm(production, *rule.meaning);
        return;
    }
    production.build.push_back({BuildStep::Make, static_cast<std::uint8_t>(function.args.size()), rule.fun});
    for (std::size_t arg = 0; arg < function.args.size(); ++arg) {
        const int symbol = production.argSymbols[arg];
        if (symbol >= 0) {
            int slot = 0;
            for (int i = 0; i < symbol; ++i) {
                const Symbol before = production.symbols[static_cast<std::size_t>(i)];
                slot += !isTerminal(before) || before < kSelfTerminal ? 1 : 0;
            }
            production.build.push_back({BuildStep::Slot, 0, slot});
        } else if (const auto found = rule.constants.find(static_cast<int>(arg)); found != rule.constants.end()) {
            appendTerm(found->second, production.argConstants[arg]);
            buildTerm(production, found->second);
        } else {
            throw GrammarError{rule.place, "the slot {" + function.args[arg].name + "} is missing"};
        }
    }
}

void GrammarCompiler::addProduction(std::size_t nonterminalId, const Rule& rule, const Values& values) {
    const Function& function = m_syntax.function(rule.fun);
    Production production;
    production.fun = static_cast<FunctionId>(rule.fun);
    production.alias = rule.alias;
    production.mark = static_cast<std::uint8_t>(rule.mark);
    production.argSymbols.assign(function.args.size(), -1);
    production.argConstants.resize(function.args.size());
    std::uint8_t capital = kNoCapital;
    m_slots = 0;
    m_variableSlots.clear();
    for (const Element& element : rule.elements) {
        switch (element.kind) {
        case Element::LineBreak:
            capital |= kLineBreak;
            break;
        case Element::Word:
            addWord(production, element.text, capital);
            break;
        case Element::Literal:
            ++m_slots;
            addSymbol(production, kOneTerminal, -1, -1, capital);
            break;
        case Element::OwnName:
            addSymbol(production, kSelfTerminal, -1, -1, capital);
            break;
        case Element::Inflected:
            if (!addLexeme(production, element, rule, values, capital)) {
                return;
            }
            break;
        case Element::Slot:
            addSlot(production, element, values, capital);
            break;
        }
    }
    finishBuild(production, rule);
    // Expansion often gives the same words with the same meaning; only the first is kept.
    std::string key;
    for (const Symbol symbol : production.symbols) {
        key += std::to_string(symbol) + ",";
    }
    for (const BuildStep& step : production.build) {
        key += ";" + std::to_string(step.kind) + ":" + std::to_string(step.value);
    }
    production.nonterminal = static_cast<std::uint32_t>(nonterminalId);
    if (m_seen.insert(key).second) {
        m_grammar.nonterminals[nonterminalId].productions.push_back(static_cast<int>(m_grammar.productions.size()));
        m_grammar.productions.push_back(std::move(production));
    }
}

std::vector<int> GrammarCompiler::openVariables(int category, const Rule& rule, const Values& values) const {
    std::vector<int> open;
    const auto need = [&](int variable) {
        if (values[static_cast<std::size_t>(variable)] < 0 &&
            std::find(open.begin(), open.end(), variable) == open.end()) {
            open.push_back(variable);
        }
    };
    for (const int parameter : m_features.of(category)) {
        need(parameter);
    }
    for (const auto& [parameter, allowed] : rule.guards) {
        need(parameter);
    }
    const int number = m_features.parameter("num");
    for (const Element& element : rule.elements) {
        if (element.kind != Element::Slot && element.kind != Element::Inflected) {
            continue;
        }
        for (const FeatureChoice& choice : element.features) {
            if (choice.value < 0) {
                need(choice.variable);
            }
        }
        if (element.isolated) {
            continue;
        }
        const std::vector<int>& parameters = element.kind == Element::Slot
                                                 ? m_features.of(element.category)
                                                 : m_table.lexicon().find(element.text)->parameters;
        for (const int parameter : parameters) {
            // The number of a noun follows from its agreement unless the category has a number itself.
            if (element.kind == Element::Slot || parameter != number || m_features.has(category, number)) {
                need(parameter);
            }
        }
    }
    return open;
}

void GrammarCompiler::expandVariables(std::size_t nonterminalId, const Rule& rule, const std::vector<int>& variables,
                                      std::size_t at, Values& values) {
    if (at == variables.size()) {
        addProduction(nonterminalId, rule, values);
        return;
    }
    const int variable = variables[at];
    const auto guard = rule.guards.find(variable);
    const int parameter = variable % static_cast<int>(m_features.parameters.size());
    for (int value = 0; value < m_features.valueCount(parameter); ++value) {
        if (guard == rule.guards.end() ||
            std::find(guard->second.begin(), guard->second.end(), value) != guard->second.end()) {
            values[static_cast<std::size_t>(variable)] = value;
            expandVariables(nonterminalId, rule, variables, at + 1, values);
        }
    }
    values[static_cast<std::size_t>(variable)] = -1;
}

void GrammarCompiler::expandRule(std::size_t nonterminalId, int category, const Rule& rule, const Values& values) {
    for (const auto& [parameter, allowed] : rule.guards) {
        const int value = values[static_cast<std::size_t>(parameter)];
        if (value >= 0 && std::find(allowed.begin(), allowed.end(), value) == allowed.end()) {
            return;
        }
    }
    Values open = values;
    expandVariables(nonterminalId, rule, openVariables(category, rule, values), 0, open);
}

void GrammarCompiler::instantiateFunction(std::size_t nonterminalId, int category, int fun, const Values& values) {
    const std::vector<Rule>& rules = m_table.rulesOf(fun);
    for (const Rule& rule : rules) {
        expandRule(nonterminalId, category, rule, values);
    }
    if (rules.empty() && m_implied[static_cast<std::size_t>(fun)].fun >= 0) {
        expandRule(nonterminalId, category, m_implied[static_cast<std::size_t>(fun)], values);
    }
}

void GrammarCompiler::instantiateLiteral(std::size_t nonterminalId, int category, const Values& values) {
    const auto add = [&](int fun, int literalTerminal) {
        Production production;
        production.fun = static_cast<FunctionId>(fun);
        std::uint8_t capital = kNoCapital;
        addSymbol(production, literalTerminal, -1, -1, capital);
        production.build.push_back({BuildStep::Slot, 0, 0});
        production.nonterminal = static_cast<std::uint32_t>(nonterminalId);
        m_grammar.nonterminals[nonterminalId].productions.push_back(static_cast<int>(m_grammar.productions.size()));
        m_grammar.productions.push_back(std::move(production));
    };
    const std::string& name = m_syntax.categories[static_cast<std::size_t>(category)];
    if (name == "Num") {
        const int number = m_features.parameter("num");
        const int value = number < 0 ? -1 : values[static_cast<std::size_t>(number)];
        if (value < 0 || value == m_features.value(number, "one")) {
            add(m_syntax.integer, kOneTerminal);
        }
        if (value < 0 || value == m_features.value(number, "many")) {
            add(m_syntax.integer, kNumberTerminal);
        }
    } else if (name == "Int2") {
        add(m_syntax.integer, kNumberTerminal);
    } else if (name == "SInt") {
        add(m_syntax.signedInteger, kSignedTerminal);
    } else if (name == "Text") {
        add(m_syntax.text, kTextTerminal);
    } else if (name == "Name") {
        add(m_syntax.name, kNameTerminal);
    }
}

void GrammarCompiler::instantiate(std::size_t nonterminalId) {
    m_seen.clear();
    const int category = m_grammar.nonterminals[nonterminalId].category;
    const std::vector<std::int8_t> features = m_grammar.nonterminals[nonterminalId].features;
    for (const int member : m_syntax.membersOf(category)) {
        Values values(2 * m_features.parameters.size(), -1);
        const std::vector<int>& parameters = m_features.of(category);
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            if (m_features.has(member, parameters[i])) {
                values[static_cast<std::size_t>(parameters[i])] = features[i];
            }
        }
        instantiateLiteral(nonterminalId, member, values);
        for (std::size_t fun = AbstractSyntax::literalCount; fun < m_syntax.functions.size(); ++fun) {
            if (m_syntax.functions[fun].category == member) {
                instantiateFunction(nonterminalId, member, static_cast<int>(fun), values);
            }
        }
    }
}

void GrammarCompiler::compileKnownWords() {
    std::vector<Replacement>& replacements = m_grammar.orthography.replacements;
    for (std::size_t i = 0; i < replacements.size(); ++i) {
        m_grammar.knownWords[replacements[i].from.front()].replacements.push_back(static_cast<int>(i));
    }
    for (auto& [word, known] : m_grammar.knownWords.entries()) {
        std::stable_sort(known.replacements.begin(), known.replacements.end(), [&](int a, int b) {
            return replacements[static_cast<std::size_t>(a)].from.size() >
                   replacements[static_cast<std::size_t>(b)].from.size();
        });
        for (const int id : known.replacements) {
            const std::vector<std::string>& from = replacements[static_cast<std::size_t>(id)].from;
            const bool isPlain = from.size() > 1 && from[1][0] >= 'a' && from[1][0] <= 'z';
            known.secondLetters |= isPlain ? 1U << (static_cast<unsigned>(from[1][0]) - unsigned{'a'}) : ~0U;
        }
    }
    for (const auto& [word, terminal] : m_grammar.terminalOf) {
        m_grammar.knownWords[word].terminal = terminal;
    }
    const Orthography& orthography = m_grammar.orthography;
    for (const auto& [word, sign] : {std::pair(orthography.plusWord, U'+'), std::pair(orthography.minusWord, U'-')}) {
        if (!word.empty()) {
            m_grammar.knownWords[word].sign = sign;
        }
    }
    for (const std::string& word : orthography.articles) {
        m_grammar.knownWords[word].article = true;
    }
    for (const std::string& word : orthography.nameWords) {
        m_grammar.knownWords[word].names = true;
    }
    for (const auto& [word, number] : m_grammar.orthography.numberWords) {
        m_grammar.knownWords[word].number = number;
    }
}

Grammar GrammarCompiler::compile() {
    checkCoverage();
    m_grammar.language = m_table.language();
    m_grammar.syntax = &m_syntax;
    m_grammar.features = m_features;
    m_grammar.orthography = m_table.orthography();
    m_grammar.terminals = {"1", "<number>", "<signed>", "<text>", "<name>", "<self>"};
    m_grammar.start = nonterminal(m_syntax.start, {});
    for (const PhraseTable::SaidAlone& said : m_table.saidAlone()) {
        m_grammar.alone[said.category].push_back(nonterminal(said.category, said.features));
    }
    for (std::size_t i = 0; i < m_grammar.nonterminals.size(); ++i) {
        instantiate(i);
    }
    for (const auto& [category, label] : m_table.categoryNames()) {
        m_grammar.categoryNames[category] = label;
    }
    m_grammar.labels.insert(m_table.labels().begin(), m_table.labels().end());
    m_grammar.absences = m_table.absences();
    const auto sign = [&](const char* text) {
        const auto found = m_grammar.terminalOf.find(text);
        return found == m_grammar.terminalOf.end() ? kNoTerminal : found->second;
    };
    m_grammar.dot = sign(".");
    m_grammar.colon = sign(":");
    m_grammar.bullet = sign("•");
    compileKnownWords();
    finishGrammar(m_grammar);
    return std::move(m_grammar);
}

} // namespace blattwerk::engine::language
