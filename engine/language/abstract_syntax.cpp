#include "engine/language/abstract_syntax.h"

#include <algorithm>
#include <utility>

namespace blattwerk::engine::language {

AbstractSyntax::AbstractSyntax() {
    const auto literal = [&](const char* functionName, const char* categoryName) {
        Function function;
        function.name = functionName;
        function.category = category(categoryName);
        m_functionIds[functionName] = static_cast<int>(functions.size());
        functions.push_back(std::move(function));
        return static_cast<int>(functions.size()) - 1;
    };
    integer = literal("int", "Num");
    signedInteger = literal("sint", "SInt");
    text = literal("text", "Text");
    name = literal("name", "Name");
    category("Int2");
}

int AbstractSyntax::category(const std::string& categoryName) {
    const auto [entry, isNew] = m_categoryIds.try_emplace(categoryName, static_cast<int>(categories.size()));
    if (isNew) {
        categories.push_back(categoryName);
        subcategories.emplace_back();
    }
    return entry->second;
}

int AbstractSyntax::find(std::string_view functionName) const {
    const auto found = m_functionIds.find(std::string(functionName));
    return found == m_functionIds.end() ? -1 : found->second;
}

int AbstractSyntax::findCategory(std::string_view categoryName) const {
    const auto found = m_categoryIds.find(std::string(categoryName));
    return found == m_categoryIds.end() ? -1 : found->second;
}

int AbstractSyntax::findClass(std::string_view className) const {
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (classes[i].name == className) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

std::vector<int> AbstractSyntax::membersOf(int id) const {
    std::vector<int> members{id};
    for (std::size_t i = 0; i < members.size(); ++i) {
        for (const int sub : subcategories[static_cast<std::size_t>(members[i])]) {
            if (std::find(members.begin(), members.end(), sub) == members.end()) {
                members.push_back(sub);
            }
        }
    }
    return members;
}

int AbstractSyntax::add(Function function, const DataFile& file, int line) {
    const int id = static_cast<int>(functions.size());
    if (!m_functionIds.try_emplace(function.name, id).second) {
        failAt(file, line, "function " + function.name + " is there twice");
    }
    functions.push_back(std::move(function));
    return id;
}

std::size_t AbstractSyntax::readArguments(const DataFile& file, const DataLine& line, std::size_t at,
                                          std::vector<Argument>& args) {
    for (; at < line.words.size(); ++at) {
        const std::string& word = line.words[at];
        if (word == "->" || word.front() == '@' || word.front() == '!') {
            break;
        }
        const std::size_t colon = word.find(':');
        if (colon == std::string::npos) {
            failAt(file, line.number, "an argument is written name:Category, not " + word);
        }
        args.push_back({word.substr(0, colon), category(word.substr(colon + 1))});
    }
    return at;
}

void AbstractSyntax::readAttributes(const DataFile& file, const DataLine& line, std::size_t at, Function& function) {
    for (; at < line.words.size(); ++at) {
        const std::string& word = line.words[at];
        if (word.front() == '@') {
            function.primitive = word.substr(1);
        } else if (word == "!intro") {
            function.introduces = true;
        } else if (word == "!introMany") {
            function.introduces = true;
            function.introducesMany = true;
        } else if (word == "!chosenMany") {
            function.chosenMany = true;
        } else if (word == "!read") {
            function.readOnly = true;
        } else if (word == "!each") {
            function.each = true;
        } else if (word == "!choose") {
            function.chooses = true;
        } else if (word == "!else") {
            function.hasElse = true;
        } else if (word == "!branch") {
            function.branch = true;
        } else if (word == "!governs") {
            function.governs = true;
        } else if (word == "!card") {
            function.card = true;
        } else if (word == "!own") {
            function.own = true;
        } else if (word == "!reaches") {
            function.reaches = true;
        } else if (word == "!pronoun") {
            function.pronoun = true;
        } else if (word == "!chosen") {
            function.chosen = true;
        } else if (word == "!implied") {
            function.implied = true;
        } else if (word == "!joined") {
            function.joined = true;
        } else if (word == "!offers") {
            function.offers = true;
        } else if (word == "!noun") {
            function.noun = true;
        } else if (word.starts_with("!noun=")) {
            function.noun = true;
            m_kinds.emplace_back(function.name, word.substr(6));
        } else if (word == "!headless") {
            function.headless = true;
        } else if (word.starts_with("!gives=")) {
            m_given.emplace_back(function.name, word.substr(7));
        } else {
            failAt(file, line.number, "unknown attribute " + word);
        }
    }
}

void AbstractSyntax::readFunction(const DataFile& file, const DataLine& line) {
    const std::vector<std::string>& words = line.words;
    const int wordClass = findClass(words[0]);
    if (words.size() < 2) {
        failAt(file, line.number, "a name is missing");
    }
    const bool isConstant = words[0] == "const";
    std::size_t at = 2;
    std::vector<std::string> names{words[1]};
    if (isConstant) {
        for (; at < words.size() && words[at] != "->"; ++at) {
            names.push_back(words[at]);
        }
    }
    Function function;
    function.wordClass = wordClass;
    if (wordClass >= 0) {
        function.category = classes[static_cast<std::size_t>(wordClass)].category;
        function.args = classes[static_cast<std::size_t>(wordClass)].args;
    }
    at = isConstant ? at : readArguments(file, line, at, function.args);
    if (wordClass < 0) {
        if (at + 1 >= words.size() || words[at] != "->") {
            failAt(file, line.number, "expected -> and a category");
        }
        function.category = category(words[at + 1]);
        at += 2;
    }
    for (const std::string& functionName : names) {
        Function one = function;
        one.name = functionName;
        readAttributes(file, line, at, one);
        add(std::move(one), file, line.number);
    }
}

void AbstractSyntax::readRewrite(const DataFile& file, const DataLine& line) {
    const std::vector<std::string>& words = line.words;
    try {
        VariableNames variables;
        if (words[0] == "term" && words.size() == 4 && words[2] == "=") {
            terms[words[1]] = parseTerm(words[3], *this, variables);
        } else if ((words[0] == "rewrite" && words.size() == 4 && words[2] == "=>") ||
                   (words[0] == "rewrite_on" && words.size() == 5 && words[3] == "=>")) {
            const std::size_t at = words.size() - 3;
            Rewrite rewrite;
            rewrite.from = parseTerm(words[at], *this, variables);
            const std::size_t known = variables.size();
            rewrite.to = parseTerm(words[at + 2], *this, variables);
            if (variables.size() != known) {
                failAt(file, line.number, "a variable of the right side is not on the left");
            }
            rewrite.variables = static_cast<int>(known);
            (at == 1 ? rewrites : typedRewrites[words[1]]).push_back(std::move(rewrite));
        } else {
            failAt(file, line.number,
                   "expected: term NAME = TERM, rewrite TERM => TERM, or: rewrite_on TYPE TERM => TERM");
        }
    } catch (const std::string& message) {
        failAt(file, line.number, message);
    }
}

void AbstractSyntax::readLine(const DataFile& file, const DataLine& line) {
    const std::vector<std::string>& words = line.words;
    const auto needs = [&](std::size_t count) {
        if (words.size() < count) {
            failAt(file, line.number, "too few words after " + words[0]);
        }
    };
    if (words[0] == "start") {
        needs(2);
        start = category(words[1]);
    } else if (words[0] == "clause") {
        for (std::size_t i = 1; i < words.size(); ++i) {
            clauseCategories.push_back(category(words[i]));
        }
    } else if (words[0] == "headless_types") {
        headlessTypes.insert(headlessTypes.end(), words.begin() + 1, words.end());
    } else if (words[0] == "card_types") {
        cardTypes.insert(cardTypes.end(), words.begin() + 1, words.end());
    } else if (words[0] == "primitive") {
        needs(3);
        for (std::size_t i = 2; i < words.size(); ++i) {
            const int fun = find(words[i]);
            if (fun < 0) {
                failAt(file, line.number, "no function " + words[i]);
            }
            functions[static_cast<std::size_t>(fun)].primitive = words[1];
        }
    } else if (words[0] == "outline") {
        needs(3);
        outlineKinds.emplace_back(category(words[1]), words[2]);
    } else if (words[0] == "mark") {
        marks.insert(marks.end(), words.begin() + 1, words.end());
    } else if (words[0] == "sub") {
        needs(3);
        const int sub = category(words[1]);
        const int whole = category(words[2]);
        subcategories[static_cast<std::size_t>(whole)].push_back(sub);
    } else if (words[0] == "class") {
        needs(3);
        WordClass wordClass{words[1], category(words[2]), {}};
        readArguments(file, line, 3, wordClass.args);
        classes.push_back(std::move(wordClass));
    } else if (words[0] == "term" || words[0] == "rewrite" || words[0] == "rewrite_on") {
        m_terms.emplace_back(file.name, line);
    } else if (words[0] == "fun" || words[0] == "const" || findClass(words[0]) >= 0) {
        readFunction(file, line);
    } else {
        failAt(file, line.number, "unknown line: " + words[0]);
    }
}

void AbstractSyntax::load(const DataFile& file) {
    for (const DataLine& line : file.lines) {
        readLine(file, line);
    }
}

void AbstractSyntax::finish() {
    if (start < 0) {
        throw GrammarError{"base.abs", "no start category"};
    }
    for (const auto& [file, line] : m_terms) {
        readRewrite({file, {}}, line);
    }
    self = find("self");
    own = self;
    for (std::size_t i = 0; i < functions.size(); ++i) {
        own = functions[i].own ? static_cast<int>(i) : own;
    }
    when = find("when");
    variable = find("x");
    definition = find("xIs");
    m_traits.assign(functions.size(), 0);
    const auto mark = [&](int fun, Trait trait) {
        if (fun >= 0) {
            std::uint8_t& traits = m_traits[static_cast<std::size_t>(fun)];
            traits = static_cast<std::uint8_t>(traits | trait);
        }
    };
    mark(self, kSelfTrait);
    mark(variable, kAmountTrait);
    mark(definition, kAmountTrait);
    for (const Rewrite& rewrite : rewrites) {
        mark(rewrite.from.fun, kRewriteTrait);
    }
    for (const int clause : clauseCategories) {
        for (const int member : membersOf(clause)) {
            for (std::size_t i = 0; i < functions.size(); ++i) {
                if (functions[i].category == member) {
                    mark(static_cast<int>(i), kClauseTrait);
                }
            }
        }
    }
    for (std::size_t i = 0; i < functions.size(); ++i) {
        if (functions[i].pronoun) {
            mark(static_cast<int>(i), kPronounTrait);
        }
        if (functions[i].each || functions[i].chooses) {
            mark(static_cast<int>(i), kRestateTrait);
        }
        if (functions[i].governs || functions[i].reaches) {
            mark(static_cast<int>(i), kScopeTrait);
        }
    }
    for (const auto& [head, given] : m_given) {
        const int id = find(given);
        if (id < 0) {
            throw GrammarError{"vocabulary.abs", "no function " + given + " for !gives"};
        }
        functions[static_cast<std::size_t>(find(head))].gives = id;
    }
    for (const auto& [noun, kind] : m_kinds) {
        const int id = find(kind);
        if (id < 0) {
            throw GrammarError{"vocabulary.abs", "no function " + kind + " for !noun"};
        }
        functions[static_cast<std::size_t>(find(noun))].kindOf = id;
    }
}

} // namespace blattwerk::engine::language
