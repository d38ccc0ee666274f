#include "database/search/rule_search.h"

#include "database/database.h"
#include "database/search/query_words.h"
#include "model/text_folding.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

namespace blattwerk::database {

using model::Language;
using model::Result;

namespace {

/// How much a word counts in title, text and keywords.
constexpr std::string_view kWeights = "0, 0, 0, 6.0, 2.0, 4.0";
/// A word that means the same counts less than the typed one, so does a longer word that starts with it.
constexpr double kWeightOfSame = 0.6;
constexpr double kWeightOfBeginning = 0.5;
constexpr std::size_t kShortestBeginning = 4;

struct Score {
    double value = 0;
    int terms = 0;
};

using Scores = std::unordered_map<std::int64_t, Score>;

std::string phrase(std::string_view text) {
    std::string quoted;
    model::WordScanner words(text);
    while (words.next()) {
        quoted += (quoted.empty() ? "\"" : " ") + std::string(words.word());
    }
    return quoted.empty() ? quoted : quoted + "\"";
}

double weightOfKind(std::string_view kind) {
    return kind == "rule" ? 1.0 : kind == "term" ? 0.75 : kind == "ruling" ? 0.7 : 0.6;
}

/// `R62`, `hel-r62`, `HEL R62` as the end of an id; empty for anything else.
std::string idIn(std::string_view query) {
    std::string id;
    for (const char c : model::trimmed(query)) {
        if (c != ' ' && c != '-') {
            id += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    const std::size_t hyphen = id.rfind('-');
    const std::string last = hyphen == std::string::npos ? id : id.substr(hyphen + 1);
    const bool isId = last.size() > 1 && last.size() < 5 &&
                      std::string_view("RCAD").find(last[0]) != std::string::npos &&
                      last.find_first_not_of("0123456789", 1) == std::string::npos;
    return isId ? id : std::string();
}

class RuleFinder {
public:
    RuleFinder(Database& database, Language language, std::string_view system)
        : m_database(database),
          m_words(language),
          m_system(system),
          m_table(language == Language::German ? "rule_search_de" : "rule_search_en") {}

    Result<std::vector<RuleHit>> find(std::string_view query, int limit) {
        const std::vector<QueryTerm> terms = m_words.termsOf(query);
        Scores scores;
        for (const QueryTerm& term : terms) {
            if (Result<void> scored = addTerm(term, scores); !scored) {
                return scored.error();
            }
        }
        if (Result<void> found = addId(idIn(query), scores); !found) {
            return found.error();
        }
        return bestOf(scores, terms, limit);
    }

private:
    /// Adds the best of what each way to say the term earns a row.
    Result<void> addTerm(const QueryTerm& term, Scores& scores) {
        std::unordered_map<std::int64_t, double> best;
        Result<void> done = match(phrase(term.typed), 1.0, best);
        if (done && model::foldText(term.typed).size() >= kShortestBeginning) {
            done = match(phrase(term.typed) + " *", kWeightOfBeginning, best);
        }
        for (auto same = term.same.begin(); done && same != term.same.end(); ++same) {
            done = match(phrase(*same), kWeightOfSame, best);
        }
        for (const auto& [row, value] : best) {
            Score& score = scores[row];
            score.value += value;
            ++score.terms;
        }
        return done;
    }

    Result<void> match(const std::string& expression, double weight, std::unordered_map<std::int64_t, double>& best) {
        if (expression.empty()) {
            return {};
        }
        Statement rows(m_database, "SELECT rowid, -bm25(" + m_table + ", " + std::string(kWeights) + ") FROM " +
                                       m_table + " WHERE " + m_table + " MATCH ? AND (?='' OR system=?)");
        rows.bind(expression).bind(m_system).bind(m_system);
        while (rows.next()) {
            double& value = best[rows.integer(0)];
            value = std::max(value, weight * rows.real(1));
        }
        return rows.status();
    }

    Result<void> addId(const std::string& id, Scores& scores) {
        if (id.empty()) {
            return {};
        }
        Statement rows(m_database, "SELECT rowid FROM " + m_table +
                                       " WHERE (id=?1 OR id LIKE '%-' || ?1) AND (?2='' OR "
                                       "system=?2)");
        rows.bind(id).bind(m_system);
        while (rows.next()) {
            scores[rows.integer(0)].value += 1000;
        }
        return rows.status();
    }

    Result<std::vector<RuleHit>> bestOf(const Scores& scores, const std::vector<QueryTerm>& terms, int limit) {
        struct Ranked {
            double value;
            std::int64_t row;
        };
        std::vector<Ranked> ranked;
        for (const auto& [row, score] : scores) {
            Statement kind(m_database, "SELECT kind FROM " + m_table + " WHERE rowid=?");
            const bool found = kind.bind(row).next();
            // A row that answers all of the question is worth more than one that answers one word of it very well.
            const double share =
                terms.empty() ? 1.0 : static_cast<double>(score.terms) / static_cast<double>(terms.size());
            ranked.push_back({score.value * (0.35 + 0.65 * share) * weightOfKind(found ? kind.view(0) : ""), row});
        }
        std::ranges::sort(ranked, [](const Ranked& a, const Ranked& b) {
            return a.value != b.value ? a.value > b.value : a.row < b.row;
        });
        std::vector<RuleHit> hits;
        for (const Ranked& entry : ranked) {
            if (static_cast<int>(hits.size()) >= limit) {
                break;
            }
            Statement row(m_database, "SELECT kind, id, system, title, text FROM " + m_table + " WHERE rowid=?");
            if (row.bind(entry.row).next()) {
                RuleHit hit{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), {}};
                hit.matched = matchedWords(hit.title + "\n" + hit.text, terms);
                hits.push_back(std::move(hit));
            }
        }
        return hits;
    }

    std::vector<std::string> matchedWords(std::string_view text, const std::vector<QueryTerm>& terms) {
        std::vector<std::string> matched;
        model::WordScanner words(text);
        while (words.next()) {
            const std::string stem = m_words.stemmer().foldedStem(words.word());
            const std::string folded = model::foldText(words.word());
            const bool answers = std::ranges::any_of(terms, [&](const QueryTerm& term) {
                const std::string typed = model::foldText(term.typed);
                return term.stems.contains(stem) || (typed.size() >= kShortestBeginning && folded.starts_with(typed));
            });
            if (answers && std::ranges::find(matched, words.word()) == matched.end()) {
                matched.emplace_back(words.word());
            }
        }
        return matched;
    }

    Database& m_database;
    QueryWords m_words;
    std::string m_system;
    std::string m_table;
};

} // namespace

Result<std::vector<RuleHit>> RuleSearch::find(std::string_view query, Language language, std::string_view system,
                                              int limit) {
    return RuleFinder(m_database, language, system).find(query, limit);
}

} // namespace blattwerk::database
