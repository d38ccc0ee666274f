#include "app/session/rule_links.h"

#include "app/session/resource_text.h"
#include "app/session/text_language.h"
#include "engine/language/card_language.h"

#include <toml++/toml.h>

#include <algorithm>

namespace blattwerk::app {

namespace {

using Links = std::map<std::string, std::vector<std::string>, std::less<>>;

Links readTable(const toml::table& root, std::string_view name) {
    Links links;
    if (const toml::table* table = root[name].as_table()) {
        for (const auto& [key, value] : *table) {
            if (const toml::array* ids = value.as_array()) {
                for (const toml::node& id : *ids) {
                    links[std::string(key.str())].push_back(id.value_or(std::string()));
                }
            }
        }
    }
    return links;
}

void append(std::vector<std::string>& ids, const Links& links, std::string_view key) {
    if (const auto it = links.find(key); it != links.end()) {
        for (const std::string& id : it->second) {
            if (std::ranges::find(ids, id) == ids.end()) {
                ids.push_back(id);
            }
        }
    }
}

std::vector<const model::Card*> poolOf(const SystemDesk& desk) {
    std::vector<const model::Card*> pool;
    for (const model::Card& card : desk.cards) {
        pool.push_back(&card);
    }
    return pool;
}

/// As `[kinds]` calls them; what a person carries out by hand rests on no rule.
std::string_view kindName(engine::language::OutlineKind kind) {
    using engine::language::OutlineKind;
    switch (kind) {
    case OutlineKind::Target:
        return "target";
    case OutlineKind::Duration:
        return "duration";
    case OutlineKind::Effect:
    case OutlineKind::Choice:
        return "effect";
    default:
        return {};
    }
}

/// Rules of the phrases in one text.
void appendTextRules(std::vector<std::string>& ids, const Links& links, const SystemDesk& desk, const model::Card& card,
                     const engine::language::CardContext& context) {
    const auto& language = desk.engine->language();
    const auto reading = language.read(card.text, textLanguage(desk.info), context);
    for (const engine::language::OutlineLine& line : language.outline(reading, context)) {
        append(ids, links, line.primitive);
    }
}

} // namespace

RuleLinks::RuleLinks(std::string_view system) {
    const std::string text = resourceText(
        QStringLiteral(":/systems/%1/rule_links.toml").arg(QString::fromUtf8(system.data(), qsizetype(system.size()))));
    try {
        const toml::table root = toml::parse(text);
        m_types = readTable(root, "types");
        m_primitives = readTable(root, "primitives");
        m_kinds = readTable(root, "kinds");
    } catch (const toml::parse_error&) {
        // A shipped file, checked by a test; without it there are no links.
    }
}

std::string RuleLinks::ruleOfLine(const engine::language::OutlineLine& line) const {
    std::vector<std::string> ids;
    append(ids, m_primitives, line.primitive);
    if (ids.empty()) {
        append(ids, m_kinds, kindName(line.kind));
    }
    return ids.empty() ? std::string() : ids.front();
}

std::vector<std::string> RuleLinks::rulesOf(const SystemDesk& desk, const model::Card& card) const {
    std::vector<std::string> ids;
    if (desk.engine && !card.text.empty()) {
        appendTextRules(ids, m_primitives, desk, card, desk.engine->cardContext(card, poolOf(desk)));
    }
    append(ids, m_types, card.type);
    return ids;
}

std::vector<std::string> RuleLinks::cardsOf(const SystemDesk& desk, std::string_view rule) const {
    std::vector<std::string> byText;
    std::vector<std::string> byType;
    const std::vector<const model::Card*> pool = poolOf(desk);
    for (const model::Card& card : desk.cards) {
        std::vector<std::string> ids;
        if (desk.engine && !card.text.empty()) {
            appendTextRules(ids, m_primitives, desk, card, desk.engine->cardContext(card, pool));
        }
        if (std::ranges::find(ids, rule) != ids.end()) {
            byText.push_back(card.key);
            continue;
        }
        append(ids, m_types, card.type);
        if (std::ranges::find(ids, rule) != ids.end()) {
            byType.push_back(card.key);
        }
    }
    return byText.empty() ? byType : byText;
}

} // namespace blattwerk::app
