#include "database/search/word_tokenizer.h"

#include "database/search/stemmer.h"
#include "model/text_folding.h"

#include <sqlite3.h>

#include <memory>
#include <new>
#include <string_view>

namespace blattwerk::database {

namespace {

using TokenSink = int (*)(void*, int, const char*, int, int, int);

int createTokenizer(void*, const char** arguments, int count, Fts5Tokenizer** out) {
    const std::string_view language = count > 0 ? arguments[0] : "german";
    auto stemmer = std::make_unique<Stemmer>(language);
    if (!stemmer->isValid()) {
        return SQLITE_ERROR;
    }
    *out = reinterpret_cast<Fts5Tokenizer*>(stemmer.release());
    return SQLITE_OK;
}

void deleteTokenizer(Fts5Tokenizer* tokenizer) {
    delete reinterpret_cast<Stemmer*>(tokenizer);
}

int tokenize(Fts5Tokenizer* tokenizer, void* context, int flags, const char* text, int length, TokenSink sink) {
    auto* stemmer = reinterpret_cast<Stemmer*>(tokenizer);
    model::WordScanner words(std::string_view(text ? text : "", static_cast<std::size_t>(text ? length : 0)));
    while (words.next()) {
        const std::string_view word = words.word();
        const auto start = static_cast<int>(words.start());
        const auto end = static_cast<int>(words.end());
        const std::string folded = model::foldText(word);
        // What is being typed is no whole word yet: prefixes meet the full form.
        const bool isPrefix = (flags & FTS5_TOKENIZE_PREFIX) != 0;
        const std::string first = isPrefix ? folded : stemmer->foldedStem(word);
        int code = sink(context, 0, first.data(), static_cast<int>(first.size()), start, end);
        if (code == SQLITE_OK && (flags & FTS5_TOKENIZE_DOCUMENT) != 0 && first != folded) {
            code = sink(context, FTS5_TOKEN_COLOCATED, folded.data(), static_cast<int>(folded.size()), start, end);
        }
        if (code != SQLITE_OK) {
            return code;
        }
    }
    return SQLITE_OK;
}

fts5_api* ftsInterface(sqlite3* handle) {
    fts5_api* api = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

int registerWordTokenizer(sqlite3* handle) {
    fts5_api* api = ftsInterface(handle);
    if (!api) {
        return SQLITE_ERROR;
    }
    fts5_tokenizer tokenizer{createTokenizer, deleteTokenizer, tokenize};
    return api->xCreateTokenizer(api, "words", nullptr, &tokenizer, nullptr);
}

} // namespace blattwerk::database
