#include "database/search/word_tokenizer.h"

#include "database/search/card_facets.h"
#include "database/search/stemmer.h"
#include "model/text_folding.h"

#include <sqlite3.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace blattwerk::database {

namespace {

using TokenSink = int (*)(void*, int, const char*, int, int, int);

/// The forms in which a word stands in the index. Cards say the same words again and again, so they are remembered.
class WordForms {
public:
    struct Forms {
        std::string folded;
        std::string stem;
    };

    explicit WordForms(std::string_view language) : m_stemmer(language) {}

    [[nodiscard]] bool isValid() const { return m_stemmer.isValid(); }

    const Forms& of(std::string_view word) {
        if (const auto known = m_known.find(word); known != m_known.end()) {
            return known->second;
        }
        if (m_known.size() >= kMostWords) {
            m_known.clear();
        }
        const auto [made, isNew] = m_known.try_emplace(std::string(word));
        // A facet is a name, not a word of a language.
        made->second.folded = word.starts_with(kFacetMark) ? made->first : model::foldText(word);
        made->second.stem = word.starts_with(kFacetMark) ? made->first : m_stemmer.foldedStem(word);
        return made->second;
    }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    static constexpr std::size_t kMostWords = 5000;

    Stemmer m_stemmer;
    std::unordered_map<std::string, Forms, Hash, std::equal_to<>> m_known;
};

int createTokenizer(void*, const char** arguments, int count, Fts5Tokenizer** out) {
    const std::string_view language = count > 0 ? arguments[0] : "german";
    auto forms = std::make_unique<WordForms>(language);
    if (!forms->isValid()) {
        return SQLITE_ERROR;
    }
    *out = reinterpret_cast<Fts5Tokenizer*>(forms.release());
    return SQLITE_OK;
}

void deleteTokenizer(Fts5Tokenizer* tokenizer) {
    delete reinterpret_cast<WordForms*>(tokenizer);
}

int tokenize(Fts5Tokenizer* tokenizer, void* context, int flags, const char* text, int length, TokenSink sink) {
    auto* known = reinterpret_cast<WordForms*>(tokenizer);
    model::WordScanner words(std::string_view(text ? text : "", static_cast<std::size_t>(text ? length : 0)));
    while (words.next()) {
        const WordForms::Forms& forms = known->of(words.word());
        const auto start = static_cast<int>(words.start());
        const auto end = static_cast<int>(words.end());
        // What is being typed is no whole word yet: prefixes meet the full form.
        const bool isPrefix = (flags & FTS5_TOKENIZE_PREFIX) != 0;
        const std::string& first = isPrefix ? forms.folded : forms.stem;
        int code = sink(context, 0, first.data(), static_cast<int>(first.size()), start, end);
        if (code == SQLITE_OK && (flags & FTS5_TOKENIZE_DOCUMENT) != 0 && first != forms.folded) {
            code = sink(context, FTS5_TOKEN_COLOCATED, forms.folded.data(), static_cast<int>(forms.folded.size()),
                        start, end);
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
