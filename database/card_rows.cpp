#include "database/card_rows.h"

#include "database/value_json.h"

#include <unordered_map>

namespace blattwerk::database {

using model::Card;
using model::Result;

namespace {

/// From this number of cards on, one walk over all translations is cheaper than one look-up per card.
constexpr std::size_t kManyCards = 500;

void readTranslation(Card& card, const Statement& row, int column) {
    model::CardTranslation& translation = card.translations[row.text(column)];
    translation.name = row.text(column + 1);
    translation.flavour = row.text(column + 2);
    translation.abilityLine = row.text(column + 3);
    if (row.view(column + 4) != "{}") {
        translation.manualClauses = textMapFromJson(parseJson(row.view(column + 4)));
    }
    if (row.view(column + 5) != "{}") {
        translation.sourceHashes = textMapFromJson(parseJson(row.view(column + 5)));
    }
}

} // namespace

Card cardOfRow(const Statement& row) {
    Card card;
    card.id.value = row.integer(0);
    card.system = row.text(1);
    card.key = row.text(2);
    card.type = row.text(3);
    card.name = row.text(4);
    card.text = row.text(5);
    card.flavour = row.text(6);
    card.notes = row.text(7);
    static_cast<void>(model::statusFromName(row.view(8), card.status)); // the table admits known names only
    card.stats = statsFromJson(parseJson(row.view(9)));
    card.art = row.text(10);
    card.revision = row.integer(11);
    return card;
}

Result<void> addTranslations(Database& database, std::vector<Card>& cards) {
    if (cards.size() < kManyCards) {
        for (Card& card : cards) {
            Statement rows(database, "SELECT language, name, flavour, ability_line, manual_clauses, source_hashes "
                                     "FROM card_translation WHERE card=?");
            rows.bind(card.id.value);
            while (rows.next()) {
                readTranslation(card, rows, 0);
            }
            if (Result<void> status = rows.status(); !status) {
                return status;
            }
        }
        return {};
    }
    std::unordered_map<std::int64_t, Card*> byId;
    byId.reserve(cards.size());
    for (Card& card : cards) {
        byId.emplace(card.id.value, &card);
    }
    Statement rows(database, "SELECT card, language, name, flavour, ability_line, manual_clauses, source_hashes "
                             "FROM card_translation");
    while (rows.next()) {
        if (const auto card = byId.find(rows.integer(0)); card != byId.end()) {
            readTranslation(*card->second, rows, 1);
        }
    }
    return rows.status();
}

Result<std::vector<Card>> cardsOf(Database& database, Statement& rows) {
    std::vector<Card> cards;
    while (rows.next()) {
        cards.push_back(cardOfRow(rows));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    if (Result<void> status = addTranslations(database, cards); !status) {
        return status.error();
    }
    return cards;
}

} // namespace blattwerk::database
