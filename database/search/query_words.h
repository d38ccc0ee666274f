#pragma once

#include "database/search/stemmer.h"
#include "model/local_text.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// One notion that a question asks for: the word as typed and everything that means the same.
struct QueryTerm {
    std::string typed;
    /// Words or phrases of the rules that mean the same; not the typed one.
    std::vector<std::string> same;
    /// Folded stems of the typed word and of the single words among `same`.
    std::set<std::string> stems;
};

/// Takes everyday questions apart: stop words left out, synonyms added, from the word lists in the resources.
class QueryWords {
public:
    explicit QueryWords(model::Language language);

    /// The terms of a question; if it has nothing but stop words, these.
    [[nodiscard]] std::vector<QueryTerm> termsOf(std::string_view query);
    [[nodiscard]] Stemmer& stemmer() { return m_stemmer; }

private:
    QueryTerm termFor(const std::string& word);

    Stemmer m_stemmer;
    std::set<std::string> m_stop;
    /// Folded stem -> words that mean the same.
    std::map<std::string, std::vector<std::string>> m_same;
};

} // namespace blattwerk::database
