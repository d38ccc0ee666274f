#include "database/exchange/tree/toml_writer.h"
#include "database/exchange/tree/tree_files.h"

#include <algorithm>

namespace blattwerk::database {

using namespace model;

namespace {

/// What holds in both languages is written with the German text; the English file has the English texts alone.
void writeRule(TomlWriter& toml, const Rule& rule, Language language) {
    const bool german = language == Language::German;
    std::string LocalText::*const text = german ? &LocalText::de : &LocalText::en;
    if (!german && rule.title.en.empty() && rule.text.en.empty() && rule.keywords.en.empty()) {
        return;
    }
    toml.arrayTable("rule");
    toml.text("id", rule.id);
    if (german) {
        if (rule.kind != ruleKindOfId(rule.id)) {
            constexpr std::string_view kLetters = "RDCA";
            toml.text("kind", kLetters.substr(static_cast<std::size_t>(rule.kind), 1));
        }
        toml.text("section", rule.section);
        toml.text("severity", rule.severity);
    } else if (rule.kind != ruleKindOfId(rule.id)) {
        constexpr std::string_view kLetters = "RDCA";
        toml.text("kind", kLetters.substr(static_cast<std::size_t>(rule.kind), 1));
    }
    toml.text("title", rule.title.*text);
    toml.text("text", rule.text.*text);
    toml.text("keywords", rule.keywords.*text);
    if (german) {
        toml.list("see", rule.related);
        toml.list("parameters", rule.parameters);
        toml.list("construction", rule.construction);
        toml.list("terms", rule.terms);
    }
}

void writeTerm(TomlWriter& toml, const Term& term, Language language) {
    const bool german = language == Language::German;
    std::string LocalText::*const text = german ? &LocalText::de : &LocalText::en;
    if (!german && term.text.en.empty() && term.keywords.en.empty()) {
        return;
    }
    toml.arrayTable("term");
    toml.text("id", term.id);
    if (german) {
        toml.text("code", term.code);
        toml.local(term.name);
        toml.list("rules", term.rules);
    }
    toml.text("text", term.text.*text);
    toml.text("keywords", term.keywords.*text);
}

void writeSection(TomlWriter& toml, const RuleSection& section, Language language) {
    const bool german = language == Language::German;
    std::string LocalText::*const text = german ? &LocalText::de : &LocalText::en;
    if (!german && section.title.en.empty() && section.text.en.empty()) {
        return;
    }
    toml.arrayTable("section");
    toml.text("id", section.id);
    if (german) {
        toml.text("parent", section.parent);
    }
    toml.text("title", section.title.*text);
    toml.text("text", section.text.*text);
}

/// Names the sentence again as readMessagesToml puts its id together.
void writeMessageId(TomlWriter& toml, const std::string& list, const std::string& rest, const std::string& rule) {
    const std::size_t dot = rest.find('.');
    if (list == "word") {
        toml.text("kind", rest.substr(0, dot));
        toml.text("value", dot == std::string::npos ? std::string() : rest.substr(dot + 1));
    } else if (list == "refusal") {
        toml.text("rule", rule);
        toml.text("case", rule.empty() ? rest : rest.size() > rule.size() ? rest.substr(rule.size() + 1) : "");
    } else {
        toml.text(list == "ending" ? "reason" : list == "message" ? "id" : "kind", rest);
        toml.text("rule", rule);
    }
}

} // namespace

std::string writeRulesToml(const RuleBook& book, Language language) {
    TomlWriter toml;
    toml.text("language", languageCode(language));
    for (const RuleSection& section : book.sections) {
        writeSection(toml, section, language);
    }
    for (const Rule& rule : book.rules) {
        writeRule(toml, rule, language);
    }
    for (const Term& term : book.terms) {
        writeTerm(toml, term, language);
    }
    return toml.take();
}

std::string writeMessagesToml(const RuleBook& book) {
    std::vector<const MessageText*> messages;
    for (const MessageText& message : book.messages) {
        messages.push_back(&message);
    }
    std::ranges::sort(messages, {}, &MessageText::id);
    TomlWriter toml;
    for (const MessageText* message : messages) {
        const std::size_t dot = std::min(message->id.find('.'), message->id.size());
        const std::string list = message->id.substr(0, dot);
        toml.arrayTable(list);
        writeMessageId(toml, list, dot < message->id.size() ? message->id.substr(dot + 1) : std::string(),
                       message->rule);
        toml.local(message->text);
        toml.local(message->one, "_one");
        toml.text("hidden_de", message->hidden.de);
        toml.text("hidden_en", message->hidden.en);
        toml.text("help_de", message->help.de);
        toml.text("help_en", message->help.en);
        toml.list("fixes", message->fixes);
    }
    return toml.take();
}

} // namespace blattwerk::database
