#include "database/search/filter_sql.h"

#include "database/database.h"
#include "database/search/card_index.h"
#include "model/text_folding.h"

#include <algorithm>
#include <array>

namespace blattwerk::database {

using model::FilterKind;
using model::FilterNode;
using model::FilterOperator;

namespace {

using Kind = FilterNode::Kind;

constexpr std::array<std::string_view, 4> kTextColumns{"name", "text", "flavour", "notes"};
/// The index of parts holds three signs at a time.
constexpr int kShortestPart = 3;

bool isTextColumn(std::string_view key) {
    return std::ranges::find(kTextColumns, key) != kTextColumns.end();
}

std::string_view signOf(FilterOperator op) {
    switch (op) {
    case FilterOperator::Contains:
    case FilterOperator::Equal:
        return "=";
    case FilterOperator::NotEqual:
        return "<>";
    case FilterOperator::Less:
        return "<";
    case FilterOperator::LessOrEqual:
        return "<=";
    case FilterOperator::Greater:
        return ">";
    case FilterOperator::GreaterOrEqual:
        return ">=";
    }
    return "=";
}

SqlCondition negated(SqlCondition condition) {
    condition.sql = "NOT coalesce((" + condition.sql + "), 0)";
    return condition;
}

std::string statPath(std::string_view key) {
    return "json_extract(card.stats, '$." + std::string(key) + "')";
}

SqlCondition flagCondition(const std::string& flag) {
    if (flag == "changed") {
        return {"card.revision > 1", {}};
    }
    if (flag == "blank") {
        return {"card.text = ''", {}};
    }
    if (flag == "illustrated") {
        return {"card.art <> ''", {}};
    }
    if (flag == "translated") {
        return {"EXISTS (SELECT 1 FROM card_translation WHERE card = card.id AND language = 'en' AND name <> '')", {}};
    }
    return {"card.status = ?", {flag}};
}

/// A condition on one text value; `value` is an SQL expression.
SqlCondition textCondition(const std::string& value, const FilterNode& node) {
    if (node.op == FilterOperator::Contains) {
        return {"contains_words(" + value + ", ?, ?)", {node.text, std::int64_t{node.isPhrase ? 1 : 0}}};
    }
    return {"joined_words(" + value + ") = joined_words(?)", {node.text}};
}

/// A condition on one word; known words are compared exactly, others by their beginning.
SqlCondition wordCondition(const std::string& value, const FilterNode& node) {
    if (!node.field->words.empty()) {
        return {value + " = ?", {node.text}};
    }
    const std::string text = model::trimmed(node.text);
    return node.op == FilterOperator::Contains ? SqlCondition{"starts_folded(" + value + ", ?)", {text}}
                                               : SqlCondition{"joined_words(" + value + ") = joined_words(?)", {text}};
}

std::optional<SqlCondition> statCondition(const FilterNode& node) {
    if (node.field->kind == FilterKind::Text) {
        return textCondition("coalesce(" + statPath(node.field->key) + ", '')", node);
    }
    SqlCondition inside = wordCondition("value", node);
    inside.sql = "EXISTS (SELECT 1 FROM json_each(card.stats, '$." + node.field->key + "') WHERE " + inside.sql + ")";
    return inside;
}

/// Without regard to NotEqual.
std::optional<SqlCondition> fieldCondition(const FilterNode& node) {
    const std::string& key = node.field->key;
    if (node.field->isStat) {
        // A file that was changed by hand may name its fields anyhow.
        return isColumnName(key) ? statCondition(node) : std::nullopt;
    }
    if (isTextColumn(key)) {
        return textCondition("card." + key, node);
    }
    if (key == "is") {
        return flagCondition(node.text);
    }
    if (key == "type" || key == "system" || key == "status" || key == "key") {
        return wordCondition("card." + key, node);
    }
    if (key == "deck") {
        SqlCondition inside = wordCondition("collection.key", node);
        inside.sql =
            "card.id IN (SELECT card FROM collection_card WHERE collection IN (SELECT id FROM collection WHERE " +
            inside.sql + "))";
        return inside;
    }
    return std::nullopt;
}

std::optional<SqlCondition> comparison(const FilterNode& node) {
    if (node.field->kind == FilterKind::Number) {
        const std::string value = node.field->isStat              ? statPath(node.field->key)
                                  : node.field->key == "revision" ? "card.revision"
                                                                  : "";
        if (value.empty()) {
            return std::nullopt;
        }
        return SqlCondition{value + " " + std::string(signOf(node.op)) + " ?", {std::int64_t{node.number}}};
    }
    if (node.op == FilterOperator::Contains && isIndexed(node)) {
        const std::string words = wordMatch(node, WordForm::Any);
        SqlCondition found{"card.id IN (SELECT rowid FROM card_search WHERE card_search MATCH ?)", {words}};
        SqlCondition inside = textCondition("card." + node.field->key, node);
        found.sql = "(" + found.sql + " OR " + inside.sql + ")";
        std::ranges::move(inside.arguments, std::back_inserter(found.arguments));
        return found;
    }
    std::optional<SqlCondition> condition = fieldCondition(node);
    if (condition && node.op == FilterOperator::NotEqual) {
        return negated(std::move(*condition));
    }
    return condition;
}

SqlCondition bareWordCondition(const FilterNode& node) {
    SqlCondition found{"card.id IN (SELECT rowid FROM card_search WHERE card_search MATCH ?)",
                       {wordMatch(node, WordForm::Any)}};
    if (const std::string part = partMatch(node); !part.empty()) {
        found.sql = "(" + found.sql + " OR card.id IN (SELECT rowid FROM card_part WHERE card_part MATCH ?))";
        found.arguments.emplace_back(part);
    }
    return found;
}

std::optional<SqlCondition> joined(const FilterNode& node) {
    SqlCondition all{node.kind == Kind::And ? "1" : "0", {}};
    for (const FilterNode& child : node.children) {
        std::optional<SqlCondition> part = conditionOf(child);
        if (!part) {
            return std::nullopt;
        }
        all.sql += (node.kind == Kind::And ? " AND (" : " OR (") + part->sql + ")";
        std::ranges::move(part->arguments, std::back_inserter(all.arguments));
    }
    all.sql = "(" + all.sql + ")";
    return all;
}

} // namespace

void SqlCondition::bindTo(Statement& statement) const {
    for (const auto& argument : arguments) {
        if (const auto* number = std::get_if<std::int64_t>(&argument)) {
            statement.bind(*number);
        } else {
            statement.bind(std::get<std::string>(argument));
        }
    }
}

std::optional<SqlCondition> conditionOf(const FilterNode& node) {
    switch (node.kind) {
    case Kind::And:
    case Kind::Or:
        return joined(node);
    case Kind::Not: {
        std::optional<SqlCondition> inner = conditionOf(node.children.front());
        return inner ? std::optional(negated(std::move(*inner))) : std::nullopt;
    }
    case Kind::BareWord:
        return bareWordCondition(node);
    case Kind::Compare:
        return comparison(node);
    }
    return std::nullopt;
}

bool isIndexed(const FilterNode& node) {
    if (node.kind == Kind::Or) {
        return std::ranges::all_of(node.children, isIndexed);
    }
    return node.kind == Kind::BareWord ||
           (node.kind == Kind::Compare && node.op == FilterOperator::Contains && !node.field->isStat &&
            isTextColumn(node.field->key) && !model::foldedWords(node.text).empty());
}

std::string wordMatch(const FilterNode& node, WordForm form) {
    if (node.kind == Kind::Or) {
        std::string any;
        for (const FilterNode& child : node.children) {
            any += (any.empty() ? "" : " OR ") + ("(" + wordMatch(child, form) + ")");
        }
        return any;
    }
    std::string phrase;
    model::WordScanner words(node.text);
    while (words.next()) {
        phrase += (phrase.empty() ? "\"" : " ") + std::string(words.word());
    }
    phrase += "\"";
    const std::string columns = node.kind == Kind::Compare ? node.field->key : "{name text keywords}";
    const std::string beginning = phrase + " *";
    const std::string wanted = node.isPhrase || form == WordForm::Whole ? phrase
                               : form == WordForm::Beginning            ? beginning
                                                                        : phrase + " OR " + beginning;
    return columns + " : (" + wanted + ")";
}

std::string partMatch(const FilterNode& node) {
    if (node.kind == Kind::Or) {
        std::string any;
        for (const FilterNode& child : node.children) {
            const std::string part = child.kind == Kind::BareWord ? partMatch(child) : std::string();
            if (part.empty()) {
                return {};
            }
            any += (any.empty() ? "" : " OR ") + part;
        }
        return "(" + any + ")";
    }
    const std::string folded = model::trimmed(model::joinedWords(node.text));
    const bool oneWord = folded.find(' ') == std::string::npos;
    return oneWord && !node.isPhrase && model::characterCount(folded) >= kShortestPart ? "\"" + folded + "\""
                                                                                       : std::string();
}

} // namespace blattwerk::database
