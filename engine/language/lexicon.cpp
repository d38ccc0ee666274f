#include "engine/language/lexicon.h"

#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

Lexicon::Lexicon(std::string language, const Features& features)
    : m_language(std::move(language)),
      m_features(features) {}

const Lexeme* Lexicon::find(const std::string& name) const {
    const auto found = m_lexemes.find(name);
    return found == m_lexemes.end() ? nullptr : &found->second;
}

std::vector<std::string> Lexicon::ownWords(const DataLine& line) const {
    std::vector<std::string> own;
    bool on = false;
    for (std::size_t i = 2; i < line.words.size(); ++i) {
        const std::string& word = line.words[i];
        if (word == "de" || word == "en") {
            on = word == m_language;
        } else if (on) {
            own.push_back(word);
        }
    }
    return own;
}

void Lexicon::load(const DataFile& file) {
    for (std::size_t at = 0; at < file.lines.size(); ++at) {
        readLine(file, at);
    }
}

void Lexicon::readLine(const DataFile& file, std::size_t& at) {
    const DataLine& line = file.lines[at];
    const std::vector<std::string>& words = line.words;
    m_place = file.name + ":" + std::to_string(line.number);
    std::vector<DataLine> rows;
    while (at + 1 < file.lines.size() && file.lines[at + 1].indented) {
        rows.push_back(file.lines[++at]);
    }
    if (words.size() < 2) {
        failAt(file, line.number, "too few words after " + words[0]);
    }
    if (words[0] == "noun" || words[0] == "adj") {
        const std::vector<std::string> own = ownWords(line);
        if (own.empty()) {
            return;
        }
        if (words[0] == "noun") {
            m_nouns[words[1]] = own;
        } else {
            m_adjectives[words[1]] = own[0];
        }
        return;
    }
    if (words[1] != m_language) {
        return;
    }
    const auto pairs = [&](std::size_t from, char separator, const auto& store) {
        for (std::size_t i = from; i < words.size(); ++i) {
            const std::size_t middle = words[i].find(separator);
            if (middle == std::string::npos) {
                failAt(file, line.number, std::string("expected ") + separator + " in " + words[i]);
            }
            store(words[i].substr(0, middle), words[i].substr(middle + 1));
        }
    };
    if (words[0] == "suffix" && words.size() > 2) {
        pairs(3, '>',
              [&](const std::string& end, const std::string& with) { m_suffixes[words[2]].emplace_back(end, with); });
    } else if (words[0] == "verb" && words.size() > 2) {
        pairs(3, '=', [&](const std::string& form, const std::string& word) { m_irregular[words[2]][form] = word; });
    } else if (words[0] == "nouncolumns") {
        m_nounColumns.assign(words.begin() + 2, words.end());
    } else if (words[0] == "nounform") {
        readNounForm(file, line);
    } else if (words[0] == "verbform" && words.size() > 2) {
        std::string left;
        std::string right;
        bool isRight = false;
        for (std::size_t i = 3; i < words.size(); ++i) {
            if (words[i] == "|") {
                isRight = true;
            } else {
                (isRight ? right : left) = words[i];
            }
        }
        m_verbForms[words[2]] = {left, right};
    } else if (words[0] == "numword") {
        for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
            m_numberWords[folded(words[i])] = std::stoi(words[i + 1]);
        }
    } else if (words[0] == "endings" || words[0] == "table") {
        readTable(file, line, rows, words[0] == "endings");
    } else {
        failAt(file, line.number, "unknown line: " + words[0]);
    }
}

void Lexicon::readNounForm(const DataFile& file, const DataLine& line) {
    const std::vector<std::string>& words = line.words;
    if (words.size() < 7) {
        failAt(file, line.number, "expected: nounform LANGUAGE classes agr num base rules");
    }
    NounForm form;
    form.classes = split(words[2], ",");
    form.agreement = m_features.value(m_features.parameter("agr"), words[3]);
    form.number = m_features.value(m_features.parameter("num"), words[4]);
    form.base = words[5];
    form.rules.assign(words.begin() + 6, words.end());
    if (form.agreement < 0 || form.number < 0) {
        failAt(file, line.number, "unknown value of agr or num");
    }
    m_nounForms.push_back(std::move(form));
}

void Lexicon::readTable(const DataFile& file, const DataLine& line, const std::vector<DataLine>& rows, bool endings) {
    Lexeme lexeme;
    for (std::size_t i = endings ? 2 : 3; i < line.words.size(); ++i) {
        if (line.words[i] == "-") {
            continue;
        }
        lexeme.parameters.push_back(m_features.parameter(line.words[i]));
        if (lexeme.parameters.back() < 0) {
            failAt(file, line.number, "no parameter " + line.words[i]);
        }
    }
    const std::size_t count = lexeme.parameters.size();
    // Several parameters: the last one runs along the columns. One: a row holds its value and the word.
    const std::size_t rowParameters = count > 1 ? count - 1 : count;
    if (count == 0) {
        lexeme.forms.push_back({{}, ""});
    }
    for (const DataLine& row : rows) {
        if (count == 0) {
            break;
        }
        std::vector<std::int8_t> features;
        for (std::size_t i = 0; i < rowParameters && i < row.words.size(); ++i) {
            const int value = m_features.value(lexeme.parameters[i], row.words[i]);
            if (value < 0) {
                failAt(file, row.number, "unknown value " + row.words[i]);
            }
            features.push_back(static_cast<std::int8_t>(value));
        }
        for (std::size_t i = rowParameters; i < row.words.size(); ++i) {
            std::vector<std::int8_t> all = features;
            if (count > 1) {
                all.push_back(static_cast<std::int8_t>(i - rowParameters));
            }
            if (row.words[i] != "-") {
                lexeme.forms.emplace_back(std::move(all), row.words[i] == "*" ? "" : row.words[i]);
            }
        }
    }
    if (endings) {
        m_endings = std::move(lexeme);
    } else {
        m_lexemes[line.words[2]] = std::move(lexeme);
    }
}

std::string Lexicon::withSuffix(const std::string& rule, const std::string& word) const {
    if (rule == "*" || rule == "INF") {
        return word;
    }
    const auto rules = m_suffixes.find(rule);
    if (rules == m_suffixes.end()) {
        throw GrammarError{m_place, "no suffix rule " + rule};
    }
    const std::pair<std::string, std::string>* best = nullptr;
    for (const auto& candidate : rules->second) {
        if (word.ends_with(candidate.first) && (best == nullptr || candidate.first.size() > best->first.size())) {
            best = &candidate;
        }
    }
    return best == nullptr ? word : word.substr(0, word.size() - best->first.size()) + best->second;
}

std::string Lexicon::nounColumn(const std::vector<std::string>& entry, const std::string& column) const {
    for (std::size_t i = 0; i < m_nounColumns.size(); ++i) {
        const std::vector<std::string> parts = split(m_nounColumns[i], ":");
        if (parts[0] != column) {
            continue;
        }
        if (i < entry.size()) {
            return entry[i];
        }
        return parts.size() > 1 ? withSuffix(parts[1], entry[0]) : "-";
    }
    return "-";
}

void Lexicon::inflectNoun(const std::string& name, const std::vector<std::string>& entry) {
    const std::string nounClass = nounColumn(entry, "class");
    Lexeme lexeme;
    lexeme.parameters = {m_features.parameter("agr"), m_features.parameter("num")};
    bool hasCase = false;
    for (const NounForm& form : m_nounForms) {
        if (std::find(form.classes.begin(), form.classes.end(), nounClass) == form.classes.end()) {
            continue;
        }
        const std::string base = nounColumn(entry, form.base);
        if (base == "-") {
            continue;
        }
        hasCase = form.rules.size() > 1;
        for (std::size_t i = 0; i < form.rules.size(); ++i) {
            std::vector<std::int8_t> features{static_cast<std::int8_t>(form.agreement),
                                              static_cast<std::int8_t>(form.number)};
            if (hasCase) {
                features.push_back(static_cast<std::int8_t>(i));
            }
            lexeme.forms.emplace_back(std::move(features), withSuffix(form.rules[i], base));
        }
    }
    if (hasCase) {
        lexeme.parameters.push_back(m_features.parameter("case"));
    }
    m_lexemes[name] = std::move(lexeme);
}

void Lexicon::inflect() {
    for (const auto& [name, stem] : m_adjectives) {
        Lexeme lexeme;
        lexeme.parameters = m_endings.parameters;
        for (const auto& [features, ending] : m_endings.forms) {
            lexeme.forms.emplace_back(features, stem + ending);
        }
        m_lexemes[name] = std::move(lexeme);
    }
    for (const auto& [name, entry] : m_nouns) {
        inflectNoun(name, entry);
    }
}

std::string Lexicon::verbPart(const std::string& stem, const std::string& form, const std::string& rule) const {
    if (const auto verb = m_irregular.find(stem); verb != m_irregular.end()) {
        if (const auto irregular = verb->second.find(form); irregular != verb->second.end()) {
            return irregular->second;
        }
    }
    return withSuffix(rule, stem);
}

std::string Lexicon::verb(const std::string& verb, const std::string& form, bool right) const {
    const auto found = m_verbForms.find(form);
    if (found == m_verbForms.end()) {
        throw GrammarError{m_place, "no verb form " + form};
    }
    const std::string& rule = right ? found->second.second : found->second.first;
    if (rule.empty()) {
        return {};
    }
    // "ab+werfen": the particle joins the infinitive; "bereit_machen": it stays a word of its own.
    const std::size_t glue = verb.find_first_of("+_");
    const std::string particle = glue == std::string::npos ? "" : verb.substr(0, glue);
    const std::string stem = glue == std::string::npos ? verb : verb.substr(glue + 1);
    if (rule == "PRE") {
        return particle;
    }
    if (rule.starts_with("PRE+")) {
        const std::string joint = particle.empty() || verb[glue] == '+' ? "" : " ";
        // "PRE+zu+INF": a word between particle and stem, joined to both only where the particle is joined.
        const std::size_t plus = rule.find('+', 4);
        if (plus == std::string::npos) {
            return particle + joint + verbPart(stem, form, rule.substr(4));
        }
        const std::string between = rule.substr(4, plus - 4) + (particle.empty() ? " " : joint);
        return particle + joint + between + verbPart(stem, form, rule.substr(plus + 1));
    }
    return verbPart(stem, form, rule);
}

std::string Lexicon::agreeingVerb(const std::string& verbName, bool right) {
    std::string name = (right ? "R." : "V.") + verbName;
    if (find(name) != nullptr) {
        return name;
    }
    Lexeme lexeme;
    const int agreement = m_features.parameter("agr");
    lexeme.parameters = {agreement};
    const std::vector<std::string>& values = m_features.parameters[static_cast<std::size_t>(agreement)].values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        lexeme.forms.emplace_back(std::vector<std::int8_t>{static_cast<std::int8_t>(i)},
                                  verb(verbName, m_agreement[values[i]], right));
    }
    m_lexemes[name] = std::move(lexeme);
    return name;
}

} // namespace blattwerk::engine::language
