#include "database/search/rule_index.h"

#include "database/database.h"

namespace blattwerk::database {

using model::Language;
using model::Result;

Result<void> indexRuleText(Database& database, const RuleIndexEntry& entry) {
    for (const Language language : {Language::German, Language::English}) {
        Statement statement(database, language == Language::German ? "INSERT INTO rule_search_de VALUES (?,?,?,?,?,?)"
                                                                   : "INSERT INTO rule_search_en VALUES (?,?,?,?,?,?)");
        statement.bind(entry.kind).bind(entry.id).bind(entry.system);
        statement.bind(entry.title.in(language)).bind(entry.text.in(language)).bind(entry.keywords.in(language));
        if (Result<void> done = statement.run(); !done) {
            return done;
        }
    }
    return {};
}

Result<void> unindexRuleText(Database& database, std::string_view kind, std::string_view system, std::string_view id) {
    for (const std::string_view sql : {"DELETE FROM rule_search_de WHERE kind=? AND id=? AND system=?",
                                       "DELETE FROM rule_search_en WHERE kind=? AND id=? AND system=?"}) {
        Statement statement(database, sql);
        if (Result<void> gone = statement.bind(kind).bind(id).bind(system).run(); !gone) {
            return gone;
        }
    }
    return {};
}

Result<void> indexRules(Database& database, const std::string& system, const model::RuleBook& book) {
    for (const model::Rule& rule : book.rules) {
        if (Result<void> done =
                indexRuleText(database, {"rule", rule.id, system, rule.title, rule.text, rule.keywords});
            !done) {
            return done;
        }
    }
    for (const model::Term& term : book.terms) {
        if (Result<void> done = indexRuleText(database, {"term", term.id, system, term.name, term.text, term.keywords});
            !done) {
            return done;
        }
    }
    for (const model::RuleSection& section : book.sections) {
        if (Result<void> done =
                indexRuleText(database, {"section", section.id, system, section.title, section.text, {}});
            !done) {
            return done;
        }
    }
    return {};
}

Result<void> indexRuling(Database& database, std::string_view system, std::string_view id) {
    if (Result<void> gone = unindexRuleText(database, "ruling", system, id); !gone) {
        return gone;
    }
    Statement row(database, "SELECT question_de, question_en, answer_de, answer_en, coalesce(card.name, '') FROM "
                            "ruling LEFT JOIN card ON card.system=ruling.system AND card.key=card_key WHERE "
                            "ruling.system=? AND ruling.id=?");
    if (!row.bind(system).bind(id).next()) {
        return row.status();
    }
    return indexRuleText(
        database,
        {"ruling", id, system, {row.text(0), row.text(1)}, {row.text(2), row.text(3)}, {row.text(4), row.text(4)}});
}

} // namespace blattwerk::database
