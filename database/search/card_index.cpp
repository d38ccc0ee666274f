#include "database/search/card_index.h"

#include "database/database.h"
#include "database/search/card_facets.h"
#include "model/text_folding.h"

#include <algorithm>

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

namespace {

/// Texts besides name and text that a bare word finds: short texts of the schema and names in other languages.
std::string keywordsOf(const Card& card) {
    std::string keywords;
    for (const auto& [key, value] : card.stats) {
        if (key == "ability_line") {
            keywords += std::string(card.word(key)) + "\n";
        }
    }
    for (const auto& [language, translation] : card.translations) {
        keywords += translation.name + "\n" + translation.abilityLine + "\n";
    }
    return keywords;
}

} // namespace

bool isColumnName(std::string_view key) {
    return !key.empty() && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

Result<void> indexCard(Database& database, const Card& card, bool isNew) {
    if (!isNew) {
        if (Result<void> gone = unindexCard(database, card.id.value); !gone) {
            return gone;
        }
    }
    const std::string keywords = keywordsOf(card);
    Statement words(database, "INSERT INTO card_search (rowid, name, text, flavour, notes, keywords, facets) "
                              "VALUES (?,?,?,?,?,?,?)");
    words.bind(card.id.value).bind(card.name).bind(card.text).bind(card.flavour).bind(card.notes);
    if (Result<void> done = words.bind(keywords).bind(facetsOf(card)).run(); !done) {
        return done;
    }
    Statement parts(database, "INSERT INTO card_part (rowid, text) VALUES (?,?)");
    return parts.bind(card.id.value).bind(model::foldText(card.name + "\n" + card.text + "\n" + keywords)).run();
}

Result<void> unindexCard(Database& database, std::int64_t id) {
    for (const std::string_view sql :
         {"DELETE FROM card_search WHERE rowid=?", "DELETE FROM card_part WHERE rowid=?"}) {
        Statement statement(database, sql);
        if (Result<void> done = statement.bind(id).run(); !done) {
            return done;
        }
    }
    return {};
}

Result<void> indexNumberFields(Database& database, const model::CardSchema& schema) {
    for (const model::FieldInfo& field : schema.fields) {
        if (!isColumnName(field.key)) {
            return Error{"package.wrong_value", {"system.toml", "0", field.key}, {}};
        }
        if (field.kind != model::FieldKind::Int || field.derived) {
            continue;
        }
        const std::string sql = "CREATE INDEX IF NOT EXISTS card_stat_" + field.key +
                                " ON card (json_extract(stats, '$." + field.key + "'))";
        if (Result<void> done = database.run(sql); !done) {
            return done;
        }
    }
    return {};
}

} // namespace blattwerk::database
