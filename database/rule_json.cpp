#include "database/rule_json.h"

namespace blattwerk::database {

using namespace model;

namespace {

LocalText localAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it == json.end() ? LocalText() : localTextFromJson(*it);
}

std::vector<std::string> textsAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it == json.end() ? std::vector<std::string>() : textsFromJson(*it);
}

} // namespace

Json toJson(const RuleSection& section) {
    return {{"id", section.id},
            {"parent", section.parent},
            {"title", toJson(section.title)},
            {"text", toJson(section.text)}};
}

RuleSection sectionFromJson(const Json& json) {
    return {textAt(json, "id"), textAt(json, "parent"), localAt(json, "title"), localAt(json, "text")};
}

Json toJson(const Rule& rule) {
    return {{"id", rule.id},
            {"kind", ruleKindName(rule.kind)},
            {"section", rule.section},
            {"title", toJson(rule.title)},
            {"text", toJson(rule.text)},
            {"keywords", toJson(rule.keywords)},
            {"severity", rule.severity},
            {"related", rule.related},
            {"parameters", rule.parameters},
            {"construction", rule.construction},
            {"terms", rule.terms}};
}

Rule ruleFromJson(const Json& json) {
    Rule rule;
    rule.id = textAt(json, "id");
    for (const RuleKind kind : {RuleKind::Rule, RuleKind::Design, RuleKind::Construction, RuleKind::Decision}) {
        if (ruleKindName(kind) == textAt(json, "kind")) {
            rule.kind = kind;
        }
    }
    rule.section = textAt(json, "section");
    rule.title = localAt(json, "title");
    rule.text = localAt(json, "text");
    rule.keywords = localAt(json, "keywords");
    rule.severity = textAt(json, "severity");
    rule.related = textsAt(json, "related");
    rule.parameters = textsAt(json, "parameters");
    rule.construction = textsAt(json, "construction");
    rule.terms = textsAt(json, "terms");
    return rule;
}

Json toJson(const Term& term) {
    return {{"id", term.id},
            {"code", term.code},
            {"name", toJson(term.name)},
            {"text", toJson(term.text)},
            {"keywords", toJson(term.keywords)},
            {"rules", term.rules}};
}

Term termFromJson(const Json& json) {
    return {textAt(json, "id"),    textAt(json, "code"),      localAt(json, "name"),
            localAt(json, "text"), localAt(json, "keywords"), textsAt(json, "rules")};
}

} // namespace blattwerk::database
