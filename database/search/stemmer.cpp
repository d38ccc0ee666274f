#include "database/search/stemmer.h"

#include "model/text_folding.h"

#include <libstemmer.h>

namespace blattwerk::database {

namespace {

constexpr std::size_t kLongestWord = 64;

} // namespace

Stemmer::Stemmer(std::string_view language) : m_stemmer(sb_stemmer_new(std::string(language).c_str(), "UTF_8")) {}

Stemmer::~Stemmer() {
    if (m_stemmer) {
        sb_stemmer_delete(m_stemmer);
    }
}

std::string Stemmer::foldedStem(std::string_view word) {
    const std::string small = model::lowerText(word);
    if (!m_stemmer || small.size() > kLongestWord) {
        return model::foldText(small);
    }
    const auto* stem =
        sb_stemmer_stem(m_stemmer, reinterpret_cast<const sb_symbol*>(small.data()), static_cast<int>(small.size()));
    const int length = stem ? sb_stemmer_length(m_stemmer) : 0;
    return length > 0 ? model::foldText({reinterpret_cast<const char*>(stem), static_cast<std::size_t>(length)})
                      : model::foldText(small);
}

} // namespace blattwerk::database
