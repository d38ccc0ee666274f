#include "tests/engine/language/language_fixture.h"

#include <nlohmann/json.hpp>

#include <QtGlobal>

#include <fstream>
#include <sstream>

namespace blattwerk::tests {

using namespace blattwerk::engine;
using namespace blattwerk::engine::language;

std::string fileText(const std::string& pathInRepository) {
    std::ifstream file(std::string(BLATTWERK_SOURCE_DIR) + "/" + pathInRepository, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

GrammarFiles heldenhainFiles() {
    const auto base = [](const char* ending) { return fileText(std::string("resources/language/base.") + ending); };
    const auto system = [](const char* ending) {
        return fileText(std::string("resources/systems/heldenhain/vocabulary.") + ending);
    };
    return {base("abs"), base("lex"), base("de"), base("en"), system("abs"), system("lex"), system("de"), system("en")};
}

const CardLanguage& heldenhain() {
    static const std::shared_ptr<const CardLanguage> language = [] {
        const auto loaded = CardLanguage::load(heldenhainFiles());
        if (!loaded) {
            qFatal("%s", loaded.error().detail.c_str());
        }
        return *loaded;
    }();
    return *language;
}

const std::vector<std::string>& someNames() {
    static const std::vector<std::string> names{"Nami", "Lady Stillstand", "Professor Null"};
    return names;
}

CardContext anyCard() {
    static const auto index = std::make_shared<NameIndex>(someNames());
    CardContext context;
    context.names = index;
    return context;
}

std::string meaning(const std::string& text, model::Language language, const CardContext& context) {
    return heldenhain().toJson(heldenhain().read(text, language, context)).dump();
}

std::string normalised(const std::string& text, model::Language language) {
    return heldenhain().read(text, language, anyCard()).normalised;
}

std::vector<SentencePair> templatePairs() {
    std::istringstream lines(fileText("tests/language_samples/heldenhain_templates.txt"));
    std::vector<SentencePair> pairs;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find(" | ");
        const std::size_t second = line.find(" | ", first + 3);
        if (line.empty() || line[0] == '#' || second == std::string::npos) {
            continue;
        }
        SentencePair pair{line.substr(0, first), line.substr(first + 3, second - first - 3), line.substr(second + 3)};
        for (std::string* text : {&pair.german, &pair.english}) {
            for (std::size_t at = 0; (at = text->find("\\n")) != std::string::npos;) {
                text->replace(at, 2, "\n");
            }
        }
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

} // namespace blattwerk::tests
