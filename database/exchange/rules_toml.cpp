#include "database/exchange/system_toml.h"
#include "database/exchange/toml_text.h"

#include <algorithm>

namespace blattwerk::database {

using namespace model;

namespace {

/// The entry of that id, a new one at the end where there is none yet.
template<typename T>
T& entryOf(std::vector<T>& entries, const std::string& id) {
    const auto known = std::ranges::find(entries, id, &T::id);
    if (known != entries.end()) {
        return *known;
    }
    entries.emplace_back().id = id;
    return entries.back();
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : "; ") + text;
    }
    return all;
}

/// `keywords` may be a list or one text.
std::string keywordsOf(const toml::table& table) {
    const std::string text = tomlText(table, "keywords");
    return text.empty() ? joined(tomlTexts(table, "keywords")) : text;
}

void setIfGiven(std::vector<std::string>& list, const toml::table& table, std::string_view key) {
    if (table.contains(key)) {
        list = tomlTexts(table, key);
    }
}

void setIfGiven(std::string& text, const toml::table& table, std::string_view key) {
    if (table.contains(key)) {
        text = tomlText(table, key);
    }
}

RuleKind kindOf(const toml::table& table, const std::string& id) {
    const std::string kind = tomlText(table, "kind");
    return kind.size() == 1 ? ruleKindOfId("-" + kind) : ruleKindOfId(id);
}

void readRule(Rule& rule, const toml::table& table, std::string LocalText::*language) {
    rule.kind = kindOf(table, rule.id);
    setIfGiven(rule.section, table, "section");
    setIfGiven(rule.severity, table, "severity");
    rule.title.*language = tomlText(table, "title");
    rule.text.*language = tomlText(table, "text");
    rule.keywords.*language = keywordsOf(table);
    setIfGiven(rule.related, table, "see");
    setIfGiven(rule.parameters, table, "parameters");
    setIfGiven(rule.construction, table, "construction");
    setIfGiven(rule.terms, table, "terms");
}

void readTerm(Term& term, const toml::table& table, std::string LocalText::*language) {
    setIfGiven(term.code, table, "code");
    setIfGiven(term.name.de, table, "de");
    setIfGiven(term.name.en, table, "en");
    term.text.*language = tomlText(table, "text");
    term.keywords.*language = keywordsOf(table);
    setIfGiven(term.rules, table, "rules");
}

/// The id of a sentence below the name of its list.
std::string messageId(std::string_view list, const toml::table& table) {
    std::string id(list);
    for (const std::string_view key : list == "word"      ? std::vector<std::string_view>{"kind", "value"}
                                      : list == "refusal" ? std::vector<std::string_view>{"rule", "case"}
                                      : list == "ending"  ? std::vector<std::string_view>{"reason"}
                                      : list == "message" ? std::vector<std::string_view>{"id"}
                                                          : std::vector<std::string_view>{"kind"}) {
        const std::string part = tomlText(table, key);
        if (!part.empty()) {
            id += "." + part;
        }
    }
    return id;
}

} // namespace

Result<void> readRulesToml(const std::string& file, std::string_view text, RuleBook& book) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    const bool english = (*parsed)["language"].value_or(std::string("de")) == "en";
    std::string LocalText::*const language = english ? &LocalText::en : &LocalText::de;
    int withoutId = 0;
    const auto idOf = [&](const toml::table& table) {
        std::string id = tomlText(table, "id");
        if (id.empty() && withoutId == 0) {
            withoutId = tomlLine(table);
        }
        return id;
    };
    forEachTable(*parsed, "section", [&](const toml::table& table) {
        RuleSection& section = entryOf(book.sections, idOf(table));
        setIfGiven(section.parent, table, "parent");
        section.title.*language = tomlText(table, "title");
        section.text.*language = tomlText(table, "text");
    });
    forEachTable(*parsed, "rule",
                 [&](const toml::table& table) { readRule(entryOf(book.rules, idOf(table)), table, language); });
    forEachTable(*parsed, "term",
                 [&](const toml::table& table) { readTerm(entryOf(book.terms, idOf(table)), table, language); });
    if (withoutId != 0) {
        return Error{"package.missing_value", {file, std::to_string(withoutId), "id"}, {}};
    }
    return {};
}

Result<void> readMessagesToml(const std::string& file, std::string_view text, RuleBook& book) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    for (const auto& [key, node] : *parsed) {
        const std::string_view list = key.str();
        forEachTable(*parsed, list, [&](const toml::table& table) {
            MessageText& message = entryOf(book.messages, messageId(list, table));
            message.rule = tomlText(table, "rule");
            message.text = tomlLocal(table);
            message.one = tomlLocal(table, "_one");
            message.hidden = {tomlText(table, "hidden_de"), tomlText(table, "hidden_en")};
            message.help = {tomlText(table, "help_de"), tomlText(table, "help_en")};
            message.fixes = tomlTexts(table, "fixes");
        });
    }
    return {};
}

} // namespace blattwerk::database
