#include "database/search/text_functions.h"

#include "database/search/card_facets.h"
#include "database/value_json.h"
#include "model/text_folding.h"

#include <sqlite3.h>

#include <string>
#include <string_view>

namespace blattwerk::database {

namespace {

std::string_view argument(sqlite3_value* value) {
    const void* data = sqlite3_value_blob(value);
    const int size = sqlite3_value_bytes(value);
    return data ? std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(size)) : std::string_view();
}

void containsWordsFunction(sqlite3_context* context, int, sqlite3_value** values) {
    const bool found =
        model::containsWords(argument(values[0]), argument(values[1]), sqlite3_value_int(values[2]) != 0);
    sqlite3_result_int(context, found ? 1 : 0);
}

void joinedWordsFunction(sqlite3_context* context, int, sqlite3_value** values) {
    const std::string words = model::joinedWords(argument(values[0]));
    sqlite3_result_text64(context, words.data(), words.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void startsFoldedFunction(sqlite3_context* context, int, sqlite3_value** values) {
    const std::string text = model::foldText(argument(values[0]));
    sqlite3_result_int(context, text.starts_with(model::foldText(argument(values[1]))) ? 1 : 0);
}

/// system, type, status, stats, revision, text, art, English name -> the card's facets.
void cardFacetsFunction(sqlite3_context* context, int, sqlite3_value** values) {
    model::Card card;
    card.system = argument(values[0]);
    card.type = argument(values[1]);
    static_cast<void>(model::statusFromName(argument(values[2]), card.status));
    card.stats = statsFromJson(parseJson(argument(values[3])));
    card.revision = sqlite3_value_int64(values[4]);
    card.text = argument(values[5]);
    card.art = argument(values[6]);
    card.translations["en"].name = argument(values[7]);
    const std::string facets = facetsOf(card);
    sqlite3_result_text64(context, facets.data(), facets.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

} // namespace

int registerTextFunctions(sqlite3* handle) {
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    const auto add = [handle](const char* name, int count, void (*function)(sqlite3_context*, int, sqlite3_value**)) {
        return sqlite3_create_function_v2(handle, name, count, kFlags, nullptr, function, nullptr, nullptr, nullptr);
    };
    int code = add("contains_words", 3, containsWordsFunction);
    code = code == SQLITE_OK ? add("joined_words", 1, joinedWordsFunction) : code;
    code = code == SQLITE_OK ? add("card_facets", 8, cardFacetsFunction) : code;
    return code == SQLITE_OK ? add("starts_folded", 2, startsFoldedFunction) : code;
}

} // namespace blattwerk::database
