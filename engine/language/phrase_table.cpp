#include "engine/language/phrase_table.h"

#include "engine/language/template_reader.h"
#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {

const std::vector<std::string> kHeaderWords{"param",         "cat",        "agree",        "one",
                                            "quotes",        "minus",      "article",      "contract",
                                            "replace",       "cuts",       "name",         "ending",
                                            "capital_after", "label",      "say",          "sign_words",
                                            "articles",      "name_words", "name_endings", "adjective_endings",
                                            "missing"};

/// Instead of a number of earlier phrases: they are aliases by now.
constexpr std::size_t kOverridden = static_cast<std::size_t>(-1);

std::string joined(const std::vector<std::string>& words, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) {
        text += (text.empty() ? "" : " ") + words[i];
    }
    return text;
}

} // namespace

PhraseTable::PhraseTable(std::string language, const AbstractSyntax& syntax)
    : m_language(std::move(language)),
      m_syntax(syntax),
      m_lexicon(m_language, m_features) {
    m_features.ofCategory.resize(syntax.categories.size());
    m_rules.resize(syntax.functions.size());
}

void PhraseTable::fail(const std::string& message) const {
    throw GrammarError{m_place, message};
}

void PhraseTable::readHeader(const DataFile& file) {
    for (const DataLine& line : file.lines) {
        m_place = file.name + ":" + std::to_string(line.number);
        readHeaderLine(file, line);
    }
}

void PhraseTable::readRules(const DataFile& file) {
    for (const auto& [word, value] : m_lexicon.numberWords()) {
        m_orthography.numberWords[word] = value;
    }
    m_earlierRules.clear();
    for (const std::vector<Rule>& rules : m_rules) {
        m_earlierRules.push_back(rules.size());
    }
    for (const DataLine& line : file.lines) {
        m_place = file.name + ":" + std::to_string(line.number);
        if (std::find(kHeaderWords.begin(), kHeaderWords.end(), line.words[0]) != kHeaderWords.end()) {
            continue;
        }
        if (line.words[0] == "frame") {
            readFrame(line);
        } else {
            readPhrase(line);
        }
    }
    for (std::size_t fun = 0; fun < m_rules.size(); ++fun) {
        // Said canonically here: the expansion keeps the first of equal phrases.
        if (m_earlierRules[fun] == kOverridden) {
            std::stable_partition(m_rules[fun].begin(), m_rules[fun].end(),
                                  [](const Rule& rule) { return !rule.alias; });
        }
    }
}

/// The phrases of earlier files become aliases.
void PhraseTable::overrideEarlier(int fun) {
    std::size_t& earlier = m_earlierRules[static_cast<std::size_t>(fun)];
    if (earlier == kOverridden || earlier == 0) {
        return;
    }
    for (std::size_t i = 0; i < earlier; ++i) {
        m_rules[static_cast<std::size_t>(fun)][i].alias = true;
    }
    earlier = kOverridden;
}

bool PhraseTable::readHeaderLine(const DataFile& file, const DataLine& line) {
    const std::vector<std::string>& words = line.words;
    const auto needs = [&](std::size_t count) {
        if (words.size() < count) {
            failAt(file, line.number, "too few words after " + words[0]);
        }
    };
    if (words[0] == "param") {
        needs(3);
        m_features.parameters.push_back({words[1], {words.begin() + 2, words.end()}});
    } else if (words[0] == "cat") {
        readCategories(file, line);
    } else if (words[0] == "agree") {
        for (std::size_t i = 2; i < words.size(); ++i) {
            const std::vector<std::string> pair = split(words[i], "=");
            if (pair.size() != 2) {
                failAt(file, line.number, "expected value=verbform");
            }
            m_lexicon.setAgreement(pair[0], pair[1]);
        }
    } else if (words[0] == "one") {
        needs(2);
        m_one = words[1];
    } else if (words[0] == "quotes") {
        needs(3);
        m_orthography.openQuote = words[1];
        m_orthography.closeQuote = words[2];
    } else if (words[0] == "minus") {
        needs(2);
        m_orthography.minus = words[1];
    } else if (words[0] == "sign_words") {
        needs(3);
        m_orthography.plusWord = words[1];
        m_orthography.minusWord = words[2];
    } else if (words[0] == "ending") {
        needs(2);
        m_orthography.selfEnding = words[1];
    } else if (words[0] == "articles") {
        for (std::size_t i = 1; i < words.size(); ++i) {
            m_orthography.articles.push_back(folded(words[i]));
        }
    } else if (words[0] == "name_words") {
        for (std::size_t i = 1; i < words.size(); ++i) {
            m_orthography.nameWords.push_back(folded(words[i]));
        }
    } else if (words[0] == "name_endings") {
        m_orthography.nameEndings.assign(words.begin() + 1, words.end());
    } else if (words[0] == "adjective_endings") {
        m_orthography.adjectiveEndings.assign(words.begin() + 1, words.end());
    } else if (words[0] == "article") {
        needs(4);
        m_orthography.article = words[1];
        m_orthography.articleBefore = words[2];
        m_orthography.articleVowels = words[3];
        m_orthography.replacements.push_back({{folded(words[2])}, {folded(words[1])}});
    } else if (words[0] == "contract") {
        needs(4);
        m_orthography.contractions[{words[1], words[2]}] = words[3];
        m_orthography.replacements.push_back({{folded(words[3])}, {folded(words[1]), folded(words[2])}});
    } else if (words[0] == "replace") {
        readReplacement(file, line);
    } else if (words[0] == "capital_after") {
        m_orthography.capitalAfter.assign(words.begin() + 1, words.end());
    } else if (words[0] == "cuts") {
        m_orthography.cuts.assign(words.begin() + 1, words.end());
    } else if (words[0] == "name") {
        needs(3);
        const int category = m_syntax.findCategory(words[1]);
        if (category < 0) {
            failAt(file, line.number, "no category " + words[1]);
        }
        m_categoryNames[category] = joined(words, 2);
    } else if (words[0] == "label") {
        needs(3);
        m_labels[words[1]] = joined(words, 2);
    } else if (words[0] == "missing") {
        readAbsence(file, line);
    } else if (words[0] == "say") {
        needs(2);
        readSaidAlone(file, line);
    } else {
        return false;
    }
    return true;
}

void PhraseTable::readCategories(const DataFile& file, const DataLine& line) {
    const auto colon = std::find(line.words.begin(), line.words.end(), ":");
    for (auto word = line.words.begin() + 1; word < colon; ++word) {
        const int category = m_syntax.findCategory(*word);
        if (category < 0) {
            failAt(file, line.number, "no category " + *word);
        }
        for (auto name = colon; name != line.words.end() && ++name != line.words.end();) {
            const int parameter = m_features.parameter(*name);
            if (parameter < 0) {
                failAt(file, line.number, "no parameter " + *name);
            }
            m_features.ofCategory[static_cast<std::size_t>(category)].push_back(parameter);
        }
    }
}

void PhraseTable::readSaidAlone(const DataFile& file, const DataLine& line) {
    SaidAlone said;
    said.category = m_syntax.findCategory(line.words[1]);
    if (said.category < 0) {
        failAt(file, line.number, "no category " + line.words[1]);
    }
    for (const int parameter : m_features.of(said.category)) {
        int value = -1;
        for (std::size_t i = 2; i < line.words.size(); ++i) {
            value = std::max(value, m_features.value(parameter, line.words[i]));
        }
        said.features.push_back(static_cast<std::int8_t>(value));
    }
    m_saidAlone.push_back(std::move(said));
}

void PhraseTable::readAbsence(const DataFile& file, const DataLine& line) {
    const auto bar = std::find(line.words.begin(), line.words.end(), "|");
    Absence absence;
    absence.wordings.emplace_back();
    for (auto word = line.words.begin() + 1; word < bar; ++word) {
        if (*word == ";") {
            absence.wordings.emplace_back();
        } else {
            absence.wordings.back().push_back(folded(*word));
        }
    }
    const bool isEmpty = std::ranges::any_of(absence.wordings, [](const auto& words) { return words.empty(); });
    const auto second = bar == line.words.end() ? bar : std::find(bar + 1, line.words.end(), "|");
    absence.sentence = joined({bar, second}, 1);
    absence.translation = joined({second, line.words.end()}, 1);
    if (isEmpty || absence.sentence.empty() || absence.translation.empty()) {
        failAt(file, line.number, "expected: missing words ; words | sentence | sentence in the other language");
    }
    m_absences.push_back(std::move(absence));
}

void PhraseTable::readReplacement(const DataFile& file, const DataLine& line) {
    Replacement replacement;
    bool right = false;
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        if (line.words[i] == "=") {
            right = true;
        } else {
            (right ? replacement.to : replacement.from).push_back(folded(line.words[i]));
        }
    }
    if (replacement.from.empty() || replacement.to.empty()) {
        failAt(file, line.number, "expected: replace WORDS = WORDS");
    }
    m_orthography.replacements.push_back(std::move(replacement));
}

PhraseTable::Head PhraseTable::headOf(const DataLine& line) const {
    Head head;
    const bool isFrame = line.words[0] == "frame";
    std::size_t at = isFrame ? 1 : 0;
    if (at >= line.words.size()) {
        fail("a name is missing");
    }
    const std::string& first = line.words[at++];
    const std::size_t bracket = first.find('(');
    head.name = first.substr(0, bracket);
    if (bracket != std::string::npos) {
        head.constants = first.substr(bracket + 1, first.size() - bracket - 2);
    }
    while (at < line.words.size() && line.words[at] != "=" && line.words[at] != "~") {
        const std::string& word = line.words[at];
        if (word.front() == '/') {
            head.mark = word.substr(1);
            ++at;
        } else if (word.front() == '[') {
            std::string guards;
            while (at < line.words.size()) {
                guards += line.words[at] + " ";
                if (line.words[at++].back() == ']') {
                    break;
                }
            }
            head.guards = split(guards, "[], ");
        } else {
            fail("expected = or ~ before " + word);
        }
    }
    if (at >= line.words.size()) {
        fail("expected = or ~");
    }
    head.alias = line.words[at] == "~";
    head.body.assign(line.words.begin() + static_cast<std::ptrdiff_t>(at) + 1, line.words.end());
    return head;
}

Guards PhraseTable::guardsOf(const std::vector<std::string>& values, int category) const {
    Guards guards;
    for (const std::string& name : values) {
        std::vector<int> candidates = m_features.of(category);
        for (int i = 0; i < static_cast<int>(m_features.parameters.size()); ++i) {
            candidates.push_back(i);
        }
        bool found = false;
        for (const int parameter : candidates) {
            if (const int value = m_features.value(parameter, name); value >= 0) {
                guards[parameter].push_back(value);
                found = true;
                break;
            }
        }
        if (!found) {
            fail("unknown value " + name);
        }
    }
    return guards;
}

ArgConstants PhraseTable::constantsOf(const std::string& text, const std::vector<Argument>& args) const {
    ArgConstants constants;
    for (const std::string& one : split(text, " ")) {
        const std::size_t equals = one.find('=');
        const std::string name = one.substr(0, equals);
        int arg = -1;
        for (std::size_t i = 0; i < args.size(); ++i) {
            if (args[i].name == name) {
                arg = static_cast<int>(i);
            }
        }
        if (arg < 0 || equals == std::string::npos) {
            fail("no argument " + name);
        }
        try {
            VariableNames variables;
            constants[arg] = parseTerm(one.substr(equals + 1), m_syntax, variables);
            if (!variables.empty()) {
                fail("a constant has no variables");
            }
        } catch (const std::string& message) {
            fail(message);
        }
    }
    return constants;
}

void PhraseTable::readFrame(const DataLine& line) {
    const Head head = headOf(line);
    const int wordClass = m_syntax.findClass(head.name);
    if (wordClass < 0) {
        fail("no class " + head.name);
    }
    const WordClass& target = m_syntax.classes[static_cast<std::size_t>(wordClass)];
    m_frames[wordClass].push_back(
        {guardsOf(head.guards, target.category), constantsOf(head.constants, target.args), head.body, head.alias});
}

std::vector<std::string> PhraseTable::filled(const Frame& frame, const std::string& verb,
                                             const std::vector<std::string>& middle) {
    std::vector<std::string> body;
    for (const std::string& word : frame.body) {
        if (word == "M") {
            body.insert(body.end(), middle.begin(), middle.end());
        } else if (word.size() > 2 && (word[0] == 'V' || word[0] == 'R') && word[1] == '.') {
            const bool right = word[0] == 'R';
            const std::string form = word.substr(2);
            if (m_features.parameter(form) >= 0) {
                body.push_back("@" + m_lexicon.agreeingVerb(verb, right));
            } else {
                for (std::string& part : split(m_lexicon.verb(verb, form, right), " ")) {
                    body.push_back(std::move(part));
                }
            }
        } else {
            body.push_back(word);
        }
    }
    return body;
}

void PhraseTable::readPhrase(const DataLine& line) {
    const Head head = headOf(line);
    const int fun = m_syntax.find(head.name);
    if (fun < 0) {
        fail("no function " + head.name);
    }
    const Function& function = m_syntax.function(fun);
    Rule rule;
    rule.fun = fun;
    rule.alias = head.alias;
    rule.place = m_place;
    rule.guards = guardsOf(head.guards, function.category);
    rule.constants = constantsOf(head.constants, function.args);
    if (!head.mark.empty()) {
        const auto mark = std::find(m_syntax.marks.begin(), m_syntax.marks.end(), head.mark);
        if (mark == m_syntax.marks.end()) {
            fail("no mark " + head.mark);
        }
        rule.mark = static_cast<int>(mark - m_syntax.marks.begin()) + 1;
    }
    if (!head.alias) {
        overrideEarlier(fun);
    }
    const auto bar = std::find(head.body.begin(), head.body.end(), "|");
    if (function.wordClass < 0 || bar == head.body.end()) {
        addRule(std::move(rule), head.body);
        return;
    }
    if (bar != head.body.begin() + 1) {
        fail("one verb stands before |");
    }
    for (const Frame& frame : m_frames[function.wordClass]) {
        Rule framed = rule;
        framed.alias = rule.alias || frame.alias;
        bool possible = true;
        for (const auto& [parameter, values] : frame.guards) {
            const auto own = framed.guards.find(parameter);
            if (own == framed.guards.end()) {
                framed.guards[parameter] = values;
                continue;
            }
            std::erase_if(own->second,
                          [&](int value) { return std::find(values.begin(), values.end(), value) == values.end(); });
            possible = possible && !own->second.empty();
        }
        for (const auto& [arg, term] : frame.constants) {
            framed.constants[arg] = term;
        }
        if (possible) {
            addRule(std::move(framed), filled(frame, head.body[0], {bar + 1, head.body.end()}));
        }
    }
}

void PhraseTable::addTaught(Rule rule) {
    std::vector<Rule>& rules = m_rules[static_cast<std::size_t>(rule.fun)];
    if (rule.alias) {
        rules.push_back(std::move(rule));
        return;
    }
    m_orthography.shortForms.insert(m_orthography.shortForms.end(), rule.shortForms.begin(), rule.shortForms.end());
    const auto saysTheSame = [&rule](const Rule& old) {
        const bool form = std::all_of(rule.guards.begin(), rule.guards.end(), [&old](const auto& guard) {
            const auto own = old.guards.find(guard.first);
            return own == old.guards.end() || std::any_of(guard.second.begin(), guard.second.end(), [&own](int value) {
                       return std::find(own->second.begin(), own->second.end(), value) != own->second.end();
                   });
        });
        return form && !old.alias && old.mark == rule.mark && old.constants.size() >= rule.constants.size();
    };
    for (Rule& old : rules) {
        old.alias = old.alias || saysTheSame(old);
    }
    rules.insert(rules.begin(), std::move(rule));
}

void PhraseTable::addRule(Rule rule, const std::vector<std::string>& body) {
    TemplateReader reader(*this, m_syntax.function(rule.fun));
    const int fun = rule.fun;
    bool first = true;
    for (TemplateReader::Variant& variant : reader.read(body)) {
        Rule one = rule;
        one.elements = std::move(variant.elements);
        for (auto& [arg, term] : variant.constants) {
            one.constants[arg] = term;
        }
        one.alias = rule.alias || !first;
        first = false;
        m_rules[static_cast<std::size_t>(fun)].push_back(std::move(one));
    }
}

} // namespace blattwerk::engine::language
