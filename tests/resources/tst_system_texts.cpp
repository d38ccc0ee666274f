#include <QtTest>

#include <toml++/toml.h>

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Names = std::set<std::string>;
using Visitor = std::function<void(const toml::table&)>;

/// What the catalogue of a system asks of its texts.
struct Catalogue {
    std::string system;
    std::string prefix;
    /// Kind of rule and its last number.
    std::vector<std::pair<char, int>> rules;
    /// Rules that the engine cites for a refusal.
    Names cited;
};

const std::vector<Catalogue>& catalogues() {
    static const std::vector<Catalogue> kCatalogues = {
        {"heldenhain",
         "HEL",
         {{'R', 130}, {'C', 29}, {'A', 83}},
         {"HEL-R2",  "HEL-R5",  "HEL-R17", "HEL-R21", "HEL-R30", "HEL-R32",  "HEL-R35",  "HEL-R45",
          "HEL-R47", "HEL-R48", "HEL-R49", "HEL-R53", "HEL-R57", "HEL-R58",  "HEL-R59",  "HEL-R72",
          "HEL-R83", "HEL-R85", "HEL-R88", "HEL-R92", "HEL-R93", "HEL-R104", "HEL-R122", "HEL-A57"}},
        {"ikonen",
         "IKO",
         {{'R', 34}, {'D', 10}, {'C', 13}, {'A', 32}, {'H', 7}},
         {"IKO-R5", "IKO-R12", "IKO-R14", "IKO-R16", "IKO-R17", "IKO-R18", "IKO-R20", "IKO-R24", "IKO-D4", "IKO-D6"}},
        {"fahnenturnier",
         "CHA",
         {{'R', 66}, {'D', 10}, {'C', 16}, {'A', 32}, {'H', 6}},
         {"CHA-R16", "CHA-R17", "CHA-R18", "CHA-R20", "CHA-R22", "CHA-R27", "CHA-R33", "CHA-R56"}},
        {"modulspiel",
         "MOD",
         {{'R', 77}, {'D', 11}, {'C', 17}, {'A', 42}, {'H', 5}},
         {"MOD-R2", "MOD-R3", "MOD-R6", "MOD-R11", "MOD-R15", "MOD-R17", "MOD-R18", "MOD-R19", "MOD-R20", "MOD-R24",
          "MOD-R25", "MOD-R28", "MOD-R29", "MOD-R33", "MOD-R36", "MOD-R71"}},
    };
    return kCatalogues;
}

std::string text(const toml::table& entry, std::string_view key) {
    return entry[key].value_or(std::string());
}

void forEach(const toml::table& data, std::string_view list, const Visitor& visit) {
    const toml::array* entries = data[list].as_array();
    QVERIFY2(entries != nullptr && !entries->empty(), std::string(list).c_str());
    for (const toml::node& entry : *entries)
        visit(*entry.as_table());
}

Names column(const toml::table& data, std::string_view list, std::string_view key) {
    Names names;
    forEach(data, list, [&](const toml::table& entry) { names.insert(text(entry, key)); });
    return names;
}

Names words(const toml::table& entry, std::string_view key) {
    Names found;
    if (const toml::array* list = entry[key].as_array())
        for (const toml::node& word : *list)
            found.insert(word.value_or(std::string()));
    return found;
}

Names placeholders(const std::string& sentence) {
    Names found;
    for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
        found.insert(sentence.substr(open + 1, sentence.find('}', open) - open - 1));
    return found;
}

void verifyKnown(const Names& used, const Names& known, const std::string& user) {
    for (const std::string& name : used)
        QVERIFY2(known.contains(name), (user + " names unknown " + name).c_str());
}

} // namespace

/// The shipped texts of a system fit together: everything that one file names exists in the other.
class TestSystemTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleOfTheCatalogueIsThereInBothLanguages_data() { rows(); }
    void everyRuleOfTheCatalogueIsThereInBothLanguages();
    void bothLanguagesDifferInWordsOnly_data() { rows(); }
    void bothLanguagesDifferInWordsOnly();
    void rulesNameOnlyWhatExists_data() { rows(); }
    void rulesNameOnlyWhatExists();
    void everyParameterNamesItsRules_data() { rows(); }
    void everyParameterNamesItsRules();
    void everyTypeAndFieldOfARuleIsAKnownTerm_data() { rows(); }
    void everyTypeAndFieldOfARuleIsAKnownTerm();
    void sentencesHaveTheSamePlaceholdersInBothLanguages_data() { rows(); }
    void sentencesHaveTheSamePlaceholdersInBothLanguages();
    void everyRefusalRuleHasAGeneralSentence_data() { rows(); }
    void everyRefusalRuleHasAGeneralSentence();

private:
    static void rows() {
        QTest::addColumn<std::size_t>("catalogue");
        for (std::size_t i = 0; i < catalogues().size(); ++i)
            QTest::newRow(catalogues()[i].system.c_str()) << i;
    }
    static const Catalogue& catalogue() {
        QFETCH(std::size_t, catalogue);
        return catalogues()[catalogue];
    }
    static toml::table load(const std::string& file) {
        return toml::parse_file(BLATTWERK_RESOURCE_DIR "/systems/" + catalogue().system + "/" + file);
    }
};

void TestSystemTexts::everyRuleOfTheCatalogueIsThereInBothLanguages() {
    for (const char* file : {"rules.de.toml", "rules.en.toml"}) {
        const Names ids = column(load(file), "rule", "id");
        std::size_t expected = 0;
        for (const auto& [kind, last] : catalogue().rules) {
            for (int number = 1; number <= last; ++number)
                verifyKnown({catalogue().prefix + '-' + kind + std::to_string(number)}, ids, file);
            expected += static_cast<std::size_t>(last);
        }
        QCOMPARE(ids.size(), expected);
    }
}

void TestSystemTexts::bothLanguagesDifferInWordsOnly() {
    const Names translated = {"title", "text", "keywords"};
    toml::table german = load("rules.de.toml");
    toml::table english = load("rules.en.toml");
    for (toml::table* data : {&german, &english}) {
        data->erase("language");
        for (const char* list : {"section", "rule", "term"}) {
            for (toml::node& entry : *(*data)[list].as_array())
                for (const std::string& key : translated)
                    entry.as_table()->erase(key);
        }
    }
    QVERIFY(german == english);
}

void TestSystemTexts::rulesNameOnlyWhatExists() {
    const toml::table data = load("rules.de.toml");
    const Names rules = column(data, "rule", "id");
    const Names sections = column(data, "section", "id");
    const Names terms = column(data, "term", "id");
    const Names parameters = column(load("system.toml"), "parameter", "key");
    forEach(data, "rule", [&](const toml::table& rule) {
        const std::string id = text(rule, "id");
        verifyKnown({text(rule, "section")}, sections, id);
        verifyKnown(words(rule, "see"), rules, id);
        verifyKnown(words(rule, "construction"), rules, id);
        verifyKnown(words(rule, "terms"), terms, id);
        verifyKnown(words(rule, "parameters"), parameters, id);
        QVERIFY2(!words(rule, "keywords").empty(), id.c_str());
        QCOMPARE(text(rule, "kind") == "C", rule.contains("severity"));
    });
    forEach(data, "section", [&](const toml::table& section) {
        if (section.contains("parent"))
            verifyKnown({text(section, "parent")}, sections, text(section, "id"));
    });
}

void TestSystemTexts::everyParameterNamesItsRules() {
    const Names rules = column(load("rules.de.toml"), "rule", "id");
    forEach(load("system.toml"), "parameter", [&](const toml::table& parameter) {
        const std::string key = text(parameter, "key");
        QVERIFY2(!words(parameter, "rules").empty(), key.c_str());
        verifyKnown(words(parameter, "rules"), rules, key);
        for (const char* label : {"de", "en", "de_text", "en_text"})
            QVERIFY2(!text(parameter, label).empty(), label);
    });
}

void TestSystemTexts::everyTypeAndFieldOfARuleIsAKnownTerm() {
    const toml::table system = load("system.toml");
    const Names terms = column(load("rules.de.toml"), "term", "id");
    const Names fields = column(system, "field", "key");
    forEach(system, "type", [&](const toml::table& type) {
        verifyKnown({text(type, "key")}, terms, "type");
        verifyKnown(words(type, "fields"), fields, text(type, "key"));
        verifyKnown(words(type, "required"), words(type, "fields"), text(type, "key"));
    });
    forEach(system, "field", [&](const toml::table& field) {
        if (field.contains("rule"))
            verifyKnown({text(field, "key")}, terms, "field");
    });
    forEach(load("messages.toml"), "event",
            [&](const toml::table& event) { verifyKnown({text(event, "term")}, terms, text(event, "kind")); });
}

void TestSystemTexts::sentencesHaveTheSamePlaceholdersInBothLanguages() {
    const toml::table data = load("messages.toml");
    const Names rules = column(load("rules.de.toml"), "rule", "id");
    const Names fixes = column(data, "fix", "kind");
    for (const char* list : {"message", "refusal", "decision", "event", "ending"}) {
        forEach(data, list, [&](const toml::table& entry) {
            // Whether a face can be printed well is no rule of the game.
            if (!text(entry, "id").starts_with("face."))
                verifyKnown({text(entry, "rule")}, rules, list);
            verifyKnown(words(entry, "fixes"), fixes, list);
            for (const char* prefix : {"", "help_", "hidden_"}) {
                const std::string german = text(entry, std::string(prefix) + "de");
                const std::string english = text(entry, std::string(prefix) + "en");
                QCOMPARE(german.empty(), english.empty());
                QVERIFY2(placeholders(german) == placeholders(english), german.c_str());
            }
            QVERIFY2(placeholders(text(entry, "de_one")) == placeholders(text(entry, "en_one")), list);
        });
    }
}

void TestSystemTexts::everyRefusalRuleHasAGeneralSentence() {
    Names general;
    Names all;
    forEach(load("messages.toml"), "refusal", [&](const toml::table& refusal) {
        all.insert(text(refusal, "rule"));
        if (!refusal.contains("case"))
            general.insert(text(refusal, "rule"));
    });
    verifyKnown(catalogue().cited, general, "explanations");
    QCOMPARE(general, all);
}

QTEST_APPLESS_MAIN(TestSystemTexts)

#include "tst_system_texts.moc"
