#include "database/exchange/toml_text.h"
#include "database/exchange/tree/tree_files.h"

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

/// Calls `read` for every table of the list; its answer is the key that is missing, empty if all is there.
template<typename Read>
Result<void> readTables(const std::string& file, const std::string& text, std::string_view list, Read read) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    Result<void> status;
    forEachTable(*parsed, list, [&](const toml::table& table) {
        const std::string missing = read(table);
        if (status && !missing.empty()) {
            status = Error{"package.missing_value", {file, std::to_string(tomlLine(table)), missing}, {}};
        }
    });
    return status;
}

} // namespace

Result<void> readRulingsToml(const std::string& file, const std::string& text, SystemContents& system) {
    return readTables(file, text, "ruling", [&system](const toml::table& table) {
        system.rulings.push_back({tomlText(table, "id"),
                                  system.package.info.key,
                                  tomlText(table, "card"),
                                  {tomlText(table, "question_de"), tomlText(table, "question_en")},
                                  {tomlText(table, "answer_de"), tomlText(table, "answer_en")},
                                  tomlTexts(table, "rules")});
        return std::string(system.rulings.back().id.empty() ? "id" : "");
    });
}

Result<void> readPhrasesToml(const std::string& file, const std::string& text, SystemContents& system) {
    return readTables(file, text, "phrase", [&system](const toml::table& table) {
        system.aliases.push_back({system.package.info.key, tomlText(table, "language"), tomlText(table, "wording"),
                                  tomlText(table, "phrase"), tomlFlag(table, "canonical")});
        const model::PhraseAlias& alias = system.aliases.back();
        return std::string(alias.language.empty()  ? "language"
                           : alias.wording.empty() ? "wording"
                           : alias.phrase.empty()  ? "phrase"
                                                   : "");
    });
}

} // namespace blattwerk::database
