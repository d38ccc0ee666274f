#include "database/search/query_words.h"

#include "database/exchange/toml_text.h"
#include "model/text_folding.h"

#include <QFile>

namespace blattwerk::database {

using model::Language;

QueryWords::QueryWords(Language language) : m_stemmer(language == Language::German ? "german" : "english") {
    const std::string path = ":/search/words." + std::string(model::languageCode(language)) + ".toml";
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const model::Result<toml::table> parsed = parseToml(path, file.readAll().toStdString());
    if (!parsed) {
        return;
    }
    for (const std::string& word : tomlTexts(*parsed, "stop")) {
        m_stop.insert(model::foldText(word));
    }
    const toml::array* groups = (*parsed)["same"].as_array();
    for (std::size_t i = 0; groups && i < groups->size(); ++i) {
        std::vector<std::string> words;
        if (const toml::array* group = groups->get(i)->as_array()) {
            for (const toml::node& word : *group) {
                words.push_back(tomlValueText(word));
            }
        }
        for (const std::string& word : words) {
            std::vector<std::string>& same = m_same[m_stemmer.foldedStem(word)];
            same.insert(same.end(), words.begin(), words.end());
        }
    }
}

QueryTerm QueryWords::termFor(const std::string& word) {
    QueryTerm term;
    term.typed = word;
    const std::string stem = m_stemmer.foldedStem(word);
    term.stems.insert(stem);
    if (const auto same = m_same.find(stem); same != m_same.end()) {
        for (const std::string& other : same->second) {
            if (m_stemmer.foldedStem(other) != stem) {
                term.same.push_back(other);
            }
            if (model::foldedWords(other).size() == 1) {
                term.stems.insert(m_stemmer.foldedStem(other));
            }
        }
    }
    return term;
}

std::vector<QueryTerm> QueryWords::termsOf(std::string_view query) {
    std::vector<QueryTerm> all;
    std::vector<QueryTerm> telling;
    std::set<std::string> seen;
    model::WordScanner words(query);
    while (words.next() && all.size() < 32) {
        const std::string word(words.word());
        if (!seen.insert(m_stemmer.foldedStem(word)).second) {
            continue;
        }
        all.push_back(termFor(word));
        if (!m_stop.contains(model::foldText(word))) {
            telling.push_back(all.back());
        }
    }
    return telling.empty() ? all : telling;
}

} // namespace blattwerk::database
