#include "tests/engine/language/language_fixture.h"

#include "engine/systems/all_systems.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <fstream>
#include <map>
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

GrammarFiles filesOf(const std::string& system) {
    const auto base = [](const char* ending) { return fileText(std::string("resources/language/base.") + ending); };
    const auto vocabulary = [&](const char* ending) {
        return fileText("resources/systems/" + system + "/vocabulary." + ending);
    };
    return {base("abs"),       base("lex"),       base("de"),       base("en"),
            vocabulary("abs"), vocabulary("lex"), vocabulary("de"), vocabulary("en")};
}

GrammarFiles heldenhainFiles() {
    return filesOf("heldenhain");
}

const CardLanguage& languageOf(const std::string& system) {
    static std::map<std::string, std::shared_ptr<const CardLanguage>> languages;
    std::shared_ptr<const CardLanguage>& language = languages[system];
    if (!language) {
        const auto loaded = loadLanguage(system, filesOf(system));
        if (!loaded) {
            qFatal("%s: %s", system.c_str(), loaded.error().detail.c_str());
        }
        language = *loaded;
    }
    return *language;
}

void addLanguageRows() {
    QTest::addColumn<QString>("system");
    for (const std::string_view key : knownLanguages()) {
        const std::string system(key);
        QTest::newRow(system.c_str()) << QString::fromStdString(system);
    }
}

const CardLanguage& fetchedLanguage() {
    const auto* system = static_cast<QString*>(QTest::qData("system", qMetaTypeId<QString>()));
    return languageOf(system->toStdString());
}

const CardLanguage& heldenhain() {
    return languageOf("heldenhain");
}

const std::vector<std::string>& someNames() {
    static const std::vector<std::string> names{"Nami", "Lady Stillstand", "Professor Null", "Wiedervorlagevermerk",
                                                "Burg"};
    return names;
}

CardContext anyCard() {
    static const auto index = std::make_shared<NameIndex>(someNames());
    CardContext context;
    context.names = index;
    return context;
}

std::string meaning(const std::string& text, model::Language language, const CardContext& context) {
    return meaningIn(heldenhain(), text, language, context);
}

std::string meaningIn(const CardLanguage& words, const std::string& text, model::Language language,
                      const CardContext& context) {
    return words.toJson(words.read(text, language, context)).dump();
}

std::string normalised(const std::string& text, model::Language language) {
    return heldenhain().read(text, language, anyCard()).normalised;
}

std::vector<std::string> primitivesOf(const std::string& system) {
    std::istringstream words(fileText("tests/language_samples/" + system + "_primitives.txt"));
    std::vector<std::string> primitives;
    for (std::string word; words >> word;) {
        primitives.push_back(word);
    }
    return primitives;
}

std::vector<SentencePair> templatePairs(const std::string& system) {
    std::istringstream lines(fileText("tests/language_samples/" + system + "_templates.txt"));
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
