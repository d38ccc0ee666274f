#include "database/rule_repository.h"

#include "database/database.h"
#include "database/system_json.h"

namespace blattwerk::database {

using namespace model;

namespace {

const std::string kRuleColumns = "SELECT id, kind, section, title_de, title_en, text_de, text_en, keywords_de, "
                                 "keywords_en, severity, related, parameters, construction, terms FROM rule ";

std::vector<std::string> listOf(const Statement& row, int column) {
    return textsFromJson(parseJson(row.view(column)));
}

Rule ruleOfRow(const Statement& row) {
    Rule rule;
    rule.id = row.text(0);
    for (const RuleKind kind : {RuleKind::Rule, RuleKind::Design, RuleKind::Construction, RuleKind::Decision}) {
        if (ruleKindName(kind) == row.view(1)) {
            rule.kind = kind;
        }
    }
    rule.section = row.text(2);
    rule.title = {row.text(3), row.text(4)};
    rule.text = {row.text(5), row.text(6)};
    rule.keywords = {row.text(7), row.text(8)};
    rule.severity = row.text(9);
    rule.related = listOf(row, 10);
    rule.parameters = listOf(row, 11);
    rule.construction = listOf(row, 12);
    rule.terms = listOf(row, 13);
    return rule;
}

/// Reads all rows of a statement whose only argument is the system.
template<typename T, typename Read>
Result<std::vector<T>> rowsOf(Database& database, const std::string& sql, std::string_view system, Read read) {
    std::vector<T> values;
    Statement rows(database, sql);
    rows.bind(system);
    while (rows.next()) {
        values.push_back(read(rows));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return values;
}

} // namespace

Result<RuleBook> RuleRepository::book(std::string_view system) {
    Result<std::vector<RuleSection>> sections = rowsOf<RuleSection>(
        m_database,
        "SELECT id, parent, title_de, title_en, text_de, text_en FROM rule_section WHERE system=? ORDER BY position",
        system, [](const Statement& row) {
            return RuleSection{row.text(0), row.text(1), {row.text(2), row.text(3)}, {row.text(4), row.text(5)}};
        });
    Result<std::vector<Rule>> rules =
        rowsOf<Rule>(m_database, kRuleColumns + "WHERE system=? ORDER BY position", system, ruleOfRow);
    Result<std::vector<Term>> terms = this->terms(system);
    Result<std::vector<MessageText>> messages =
        rowsOf<MessageText>(m_database, "SELECT definition FROM message WHERE system=? ORDER BY id", system,
                            [](const Statement& row) { return messageFromJson(parseJson(row.view(0))); });
    if (!sections) {
        return sections.error();
    }
    if (!rules) {
        return rules.error();
    }
    if (!terms) {
        return terms.error();
    }
    if (!messages) {
        return messages.error();
    }
    return RuleBook{std::move(*sections), std::move(*rules), std::move(*terms), std::move(*messages)};
}

Result<std::vector<Term>> RuleRepository::terms(std::string_view system) {
    return rowsOf<Term>(
        m_database,
        "SELECT id, code, name_de, name_en, text_de, text_en, keywords_de, keywords_en, rules FROM term WHERE "
        "system=? ORDER BY position",
        system, [](const Statement& row) {
            return Term{row.text(0),
                        row.text(1),
                        {row.text(2), row.text(3)},
                        {row.text(4), row.text(5)},
                        {row.text(6), row.text(7)},
                        listOf(row, 8)};
        });
}

Result<std::optional<Rule>> RuleRepository::rule(std::string_view id) {
    Statement row(m_database, kRuleColumns + "WHERE id=?");
    if (row.bind(id).next()) {
        return std::optional(ruleOfRow(row));
    }
    const Result<void> status = row.status();
    return status ? Result<std::optional<Rule>>(std::nullopt) : status.error();
}

Result<std::optional<MessageText>> RuleRepository::message(std::string_view system, std::string_view id) {
    Statement row(m_database, "SELECT definition FROM message WHERE system=? AND id=?");
    if (row.bind(system).bind(id).next()) {
        return std::optional(messageFromJson(parseJson(row.view(0))));
    }
    const Result<void> status = row.status();
    return status ? Result<std::optional<MessageText>>(std::nullopt) : status.error();
}

Result<std::vector<Ruling>> RuleRepository::rulings(std::string_view system, std::string_view cardKey) {
    std::vector<Ruling> rulings;
    Statement rows(m_database, "SELECT id, system, card_key, question_de, question_en, answer_de, answer_en, rules "
                               "FROM ruling WHERE system=?1 AND (?2='' OR card_key=?2) ORDER BY id");
    rows.bind(system).bind(cardKey);
    while (rows.next()) {
        rulings.push_back({rows.text(0),
                           rows.text(1),
                           rows.text(2),
                           {rows.text(3), rows.text(4)},
                           {rows.text(5), rows.text(6)},
                           listOf(rows, 7)});
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return rulings;
}

} // namespace blattwerk::database
