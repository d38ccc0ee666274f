#include "database/timeline_filter.h"

#include "model/text_folding.h"

#include <array>

namespace blattwerk::database {

using model::FilterField;
using model::FilterKind;
using model::FilterNode;
using model::FilterOperator;

namespace {

using Kind = FilterNode::Kind;

FilterField field(std::string key, FilterKind kind, model::LocalText label, const std::vector<std::string>& names) {
    FilterField made;
    made.key = std::move(key);
    made.kind = kind;
    made.label = std::move(label);
    for (const std::string& name : names) {
        made.names.push_back(model::foldText(name));
    }
    made.read = [](const model::Card&) { return model::StatValue(); };
    return made;
}

void addWord(FilterField& to, std::string_view word, std::string_view value) {
    if (std::string folded = model::foldText(word); !folded.empty()) {
        to.words.emplace_back(std::move(folded), std::string(value));
    }
}

struct NamedValue {
    const char* value;
    const char* german;
    const char* english;
};

constexpr std::array kCommonFields{NamedValue{"type", "Typ", "type"},       NamedValue{"name", "Name", "name"},
                                   NamedValue{"text", "Text", "text"},      NamedValue{"flavour", "Zitat", "quote"},
                                   NamedValue{"notes", "Notiz", "notes"},   NamedValue{"status", "Status", "status"},
                                   NamedValue{"art", "Bild", "picture"},    NamedValue{"cards", "Karten", "cards"},
                                   NamedValue{"colour", "Farbe", "colour"}, NamedValue{"en", "Englisch", "English"}};

constexpr std::array kFlags{NamedValue{"undone", "zurückgenommen", "undone"},
                            NamedValue{"import", "eingelesen", "imported"}, NamedValue{"edition", "Edition", "edition"},
                            NamedValue{"noted", "kommentiert", "noted"}};

FilterField changedField(const model::SystemInfo& info) {
    FilterField made = field("field", FilterKind::Word, {"Feld", "field"}, {"feld", "field"});
    for (const NamedValue& common : kCommonFields) {
        for (const char* word : {common.value, common.german, common.english}) {
            addWord(made, word, common.value);
        }
        made.valueLabels.emplace_back(common.value, model::LocalText{common.german, common.english});
    }
    for (const model::FieldInfo& one : info.schema.fields) {
        for (const std::string* word : {&one.key, &one.label.de, &one.label.en}) {
            addWord(made, *word, one.key);
        }
        made.valueLabels.emplace_back(one.key, one.label);
    }
    return made;
}

FilterField flagField() {
    FilterField made = field("is", FilterKind::Flag, {"ist", "is"}, {"ist", "is"});
    for (const NamedValue& flag : kFlags) {
        for (const char* word : {flag.value, flag.german, flag.english}) {
            addWord(made, word, flag.value);
        }
        made.valueLabels.emplace_back(
            flag.value, model::LocalText{"ist " + std::string(flag.german), "is " + std::string(flag.english)});
    }
    return made;
}

SqlCondition words(const std::string& value, const FilterNode& node) {
    return {"contains_words(" + value + ", ?, ?)", {node.text, std::int64_t{node.isPhrase ? 1 : 0}}};
}

SqlCondition joined(const std::vector<SqlCondition>& parts, const char* between) {
    SqlCondition all;
    for (const SqlCondition& part : parts) {
        all.sql += (all.sql.empty() ? "(" : between) + part.sql;
        all.arguments.insert(all.arguments.end(), part.arguments.begin(), part.arguments.end());
    }
    all.sql += ")";
    return all;
}

SqlCondition wrapped(const std::string& before, SqlCondition inside, const std::string& after) {
    inside.sql = before + inside.sql + after;
    return inside;
}

/// Other systems may have things of the same key.
SqlCondition inSystem(const std::string& system, SqlCondition inside) {
    inside.sql = "system=? AND " + inside.sql;
    inside.arguments.insert(inside.arguments.begin(), system);
    return inside;
}

SqlCondition ofChanges(const std::string& system, SqlCondition inside) {
    return wrapped("r.id IN (SELECT revision FROM change WHERE ", inSystem(system, std::move(inside)), ")");
}

/// Things whose key is the word, or whose name holds it, now or in this change. Changes tell names only where something
/// came, went or was renamed.
SqlCondition named(const std::string& table, const std::string& names, const FilterNode& node,
                   const std::string& system) {
    const SqlCondition past = words("coalesce(json_extract(before, '$.name'), '') || ' ' || "
                                    "coalesce(json_extract(after, '$.name'), '')",
                                    node);
    return joined(
        {words("key", node),
         wrapped("key IN (SELECT key FROM " + table + " WHERE ", inSystem(system, words(names, node)), ")"),
         wrapped("((before IS NULL OR after IS NULL OR json_type(after, '$.name') IS NOT NULL) AND ", past, ")")},
        " OR ");
}

constexpr const char* kDeckNames = "name_de || ' ' || name_en";

SqlCondition ofCard(const FilterNode& node, const std::string& system) {
    return ofChanges(system, wrapped("entity='card' AND ", named("card", "name", node, system), ""));
}

SqlCondition ofDeckItself(const FilterNode& node, const std::string& system) {
    return ofChanges(system, wrapped("entity='collection' AND ", named("collection", kDeckNames, node, system), ""));
}

/// Changes of the deck and of the cards that it holds now.
SqlCondition ofDeck(const FilterNode& node, const std::string& system) {
    const SqlCondition decks = joined({words("key", node), words(kDeckNames, node)}, " OR ");
    return joined({ofDeckItself(node, system),
                   ofChanges(system, wrapped("entity='card' AND key IN (SELECT key FROM card WHERE id IN (SELECT card "
                                             "FROM collection_card WHERE collection IN (SELECT id FROM collection "
                                             "WHERE ",
                                             inSystem(system, decks), ")))"))},
                  " OR ");
}

constexpr const char* kRuleTexts = "entity IN ('section', 'rule', 'term') AND ";

/// Sections, rules and terms by their id or their title as it is now.
SqlCondition ofRule(const FilterNode& node, const std::string& system) {
    const auto titled = [&](const char* table, const char* titles) {
        return wrapped("key IN (SELECT id FROM " + std::string(table) + " WHERE ",
                       inSystem(system, words(titles, node)), ")");
    };
    return ofChanges(system, wrapped(kRuleTexts,
                                     joined({words("key", node), titled("rule", "title_de || ' ' || title_en"),
                                             titled("rule_section", "title_de || ' ' || title_en"),
                                             titled("term", "name_de || ' ' || name_en")},
                                            " OR "),
                                     ""));
}

/// Edits of that field; what came or went is no edit of a field.
SqlCondition ofField(const std::string& name, const std::string& system) {
    if (name == "en") {
        return ofChanges(system, {"before IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(after) WHERE "
                                  "json_each.key LIKE 'en.%')",
                                  {}});
    }
    const std::string path = "$.\"" + name + "\"";
    return ofChanges(system, {"before IS NOT NULL AND after IS NOT NULL AND (json_type(before, ?) IS NOT NULL OR "
                              "json_type(after, ?) IS NOT NULL)",
                              {path, path}});
}

/// 21.11.2026 and 21.11.26 as ISO writes them; other texts as they are.
std::string isoDay(const std::string& text) {
    std::array<int, 3> parts{};
    std::size_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t start = at;
        while (at < text.size() && text[at] >= '0' && text[at] <= '9' && at - start < 4) {
            parts.at(i) = parts.at(i) * 10 + (text[at++] - '0');
        }
        const bool isLast = i + 1 == parts.size();
        if (at == start || (isLast ? at != text.size() : at >= text.size() || text[at++] != '.')) {
            return text;
        }
    }
    const auto padded = [](int number, std::size_t width) {
        std::string digits = std::to_string(number);
        return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
    };
    const int year = parts[2] < 100 ? 2000 + parts[2] : parts[2];
    return padded(year, 4) + "-" + padded(parts[1], 2) + "-" + padded(parts[0], 2);
}

SqlCondition since(const char* at, const FilterNode& node) {
    return {"datetime(" + std::string(at) + ", 'localtime') >= ?", {isoDay(node.text)}};
}

SqlCondition until(const char* at, const FilterNode& node) {
    const std::string day = isoDay(node.text);
    return {"substr(datetime(" + std::string(at) + ", 'localtime'), 1, length(?)) <= ?", {day, day}};
}

SqlCondition numbered(const char* number, const FilterNode& node) {
    constexpr std::array kSigns{"=", "=", "<>", "<", "<=", ">", ">="};
    return {std::string(number) + " " + kSigns.at(static_cast<std::size_t>(node.op)) + " ?",
            {std::int64_t{node.number}}};
}

SqlCondition revisionPart(const FilterNode& node, const std::string& system) {
    if (node.kind == Kind::BareWord) {
        return joined({ofCard(node, system), ofDeckItself(node, system), ofRule(node, system), words("r.author", node),
                       words("r.note", node)},
                      " OR ");
    }
    const std::string& key = node.field->key;
    if (key == "card") {
        return ofCard(node, system);
    }
    if (key == "deck") {
        return ofDeck(node, system);
    }
    if (key == "rule") {
        return ofRule(node, system);
    }
    if (key == "field") {
        return ofField(node.text, system);
    }
    if (key == "who" || key == "note") {
        return words(key == "who" ? "r.author" : "r.note", node);
    }
    if (key == "since" || key == "until") {
        return key == "since" ? since("r.at", node) : until("r.at", node);
    }
    if (key == "revision") {
        return numbered("r.id", node);
    }
    return node.text == "undone"   ? SqlCondition{"r.state<>0", {}}
           : node.text == "import" ? SqlCondition{"r.kind='import'", {}}
           : node.text == "noted"  ? SqlCondition{"r.note<>''", {}}
                                   : SqlCondition{"0", {}};
}

SqlCondition editionPart(const FilterNode& node, const std::string& /*system*/) {
    if (node.kind == Kind::BareWord) {
        return words("e.label || ' ' || e.note || ' ' || e.author", node);
    }
    const std::string& key = node.field->key;
    if (key == "who" || key == "note") {
        return words(key == "who" ? "e.author" : "e.note", node);
    }
    if (key == "since" || key == "until") {
        return key == "since" ? since("e.frozen_at", node) : until("e.frozen_at", node);
    }
    if (key == "revision") {
        return numbered("e.revision", node);
    }
    if (key == "is" && node.text != "undone" && node.text != "import") {
        return {node.text == "noted" ? "e.note<>''" : "1", {}};
    }
    return {"0", {}};
}

SqlCondition conditionOf(const FilterNode& node, const std::string& system,
                         SqlCondition (*part)(const FilterNode&, const std::string&)) {
    if (node.kind == Kind::BareWord || node.kind == Kind::Compare) {
        SqlCondition found = part(node, system);
        const bool isDenied =
            node.kind == Kind::Compare && node.op == FilterOperator::NotEqual && node.field->kind != FilterKind::Number;
        return isDenied ? wrapped("NOT (", std::move(found), ")") : found;
    }
    std::vector<SqlCondition> parts;
    for (const FilterNode& child : node.children) {
        parts.push_back(conditionOf(child, system, part));
    }
    if (parts.empty()) {
        return {"1", {}};
    }
    SqlCondition all = joined(parts, node.kind == Kind::Or ? " OR " : " AND ");
    return node.kind == Kind::Not ? wrapped("NOT ", std::move(all), "") : all;
}

} // namespace

model::FilterFields timelineFields(const model::SystemInfo& info) {
    return {field("card", FilterKind::Text, {"Karte", "card"}, {"karte", "card"}),
            field("deck", FilterKind::Text, {"Deck", "deck"}, {"deck", "modul", "set"}),
            field("rule", FilterKind::Text, {"Regel", "rule"}, {"regel", "rule"}),
            changedField(info),
            field("who", FilterKind::Text, {"Person", "person"}, {"wer", "person", "who", "autor", "author"}),
            field("note", FilterKind::Text, {"Notiz", "note"}, {"notiz", "note"}),
            field("since", FilterKind::Text, {"seit", "since"}, {"seit", "since"}),
            field("until", FilterKind::Text, {"bis", "until"}, {"bis", "until"}),
            field("revision", FilterKind::Number, {"Stand", "revision"}, {"stand", "r", "revision"}),
            flagField()};
}

SqlCondition revisionCondition(const FilterNode& node, const std::string& system) {
    return conditionOf(node, system, revisionPart);
}

SqlCondition editionCondition(const FilterNode& node) {
    return conditionOf(node, {}, editionPart);
}

} // namespace blattwerk::database
