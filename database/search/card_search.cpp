#include "database/search/card_search.h"

#include "database/card_repository.h"
#include "database/card_rows.h"
#include "database/collection_repository.h"
#include "database/database.h"
#include "database/search/card_index.h"
#include "database/search/search_plan.h"
#include "database/system_repository.h"
#include "model/text_folding.h"

#include <algorithm>
#include <unordered_set>

namespace blattwerk::database {

using model::Card;
using model::CardFilter;
using model::FilterNode;
using model::Result;

namespace {

/// The folded bare words of a query, for the order of what was found.
std::vector<std::string> bareWords(const FilterNode& root) {
    std::vector<std::string> words;
    const auto add = [&words](const FilterNode& node) {
        if (node.kind == FilterNode::Kind::BareWord) {
            words.push_back(model::trimmed(model::joinedWords(node.text)));
        }
    };
    add(root);
    if (root.kind == FilterNode::Kind::And) {
        std::ranges::for_each(root.children, add);
    }
    return words;
}

/// 0 the name itself, 1 the name starts so, 2 a word of the name does, 3 the name contains it, 4 elsewhere.
int rankOf(const std::string& name, const std::vector<std::string>& words) {
    int rank = 0;
    const std::string joined = model::joinedWords(name);
    for (const std::string& word : words) {
        const int own = joined == " " + word + " "                     ? 0
                        : joined.starts_with(" " + word)               ? 1
                        : joined.find(" " + word) != std::string::npos ? 2
                        : joined.find(word) != std::string::npos       ? 3
                                                                       : 4;
        rank = std::max(rank, own);
    }
    return rank;
}

void sortByRank(std::vector<Card>& cards, const std::vector<std::string>& words) {
    struct Place {
        int rank;
        std::string name;
        std::size_t index;
    };
    std::vector<Place> places;
    places.reserve(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        places.push_back({rankOf(cards[i].name, words), model::foldText(cards[i].name), i});
    }
    std::ranges::sort(places, [&cards](const Place& a, const Place& b) {
        return std::tie(a.rank, cards[a.index].system, a.name, cards[a.index].id) <
               std::tie(b.rank, cards[b.index].system, b.name, cards[b.index].id);
    });
    std::vector<Card> sorted;
    sorted.reserve(cards.size());
    for (const Place& place : places) {
        sorted.push_back(std::move(cards[place.index]));
    }
    cards = std::move(sorted);
}

/// Runs the queries of one plan and gathers each card once, up to the limit.
class CardFinder {
public:
    CardFinder(Database& database, const SearchPlan& plan, int limit)
        : m_database(database),
          m_plan(plan),
          m_limit(limit) {}

    Result<std::vector<Card>> find() {
        Result<void> done = m_plan.words.empty() ? findByValues() : findByWords();
        if (done) {
            done = addTranslations(m_database, m_cards);
        }
        return done ? Result<std::vector<Card>>(std::move(m_cards)) : done.error();
    }

private:
    [[nodiscard]] bool isFull() const { return m_limit > 0 && static_cast<int>(m_cards.size()) >= m_limit; }

    Result<void> findByValues() {
        if (!m_plan.facets.empty()) {
            return gather(std::string(kByWords), {{}, {m_plan.facets}});
        }
        return gather("card WHERE 1", {},
                      m_plan.isEverything && m_limit > 0 ? " ORDER BY card.system, card.sort_name" : "");
    }

    Result<void> findByWords() {
        Result<void> done;
        if (m_limit > 0) {
            done = gather(std::string(kByWords), {{}, {m_plan.wholeWords}});
        }
        if (done && !isFull() && !hasValues()) {
            return done; // the beginnings of a common word are gathered before the values are looked at
        }
        if (done && !isFull()) {
            done = gather(std::string(kByWords), {{}, {m_plan.words}});
        }
        return done && !isFull() && !m_plan.parts.empty() ? findByParts() : done;
    }

    /// Whether any card has the wanted values.
    bool hasValues() {
        Statement any(m_database, "SELECT 1 FROM card_search WHERE card_search MATCH ? LIMIT 1");
        return m_plan.facets.empty() || any.bind(m_plan.facets).next();
    }

    Result<void> findByParts() {
        std::string from = "card_part CROSS JOIN card ON card.id=card_part.rowid WHERE card_part MATCH ?";
        SqlCondition asked{"", {m_plan.parts}};
        if (!m_plan.facets.empty() && hasManyParts()) {
            // The sign keeps the list away from the index, which else is asked anew for each card in it.
            from += " AND +card_part.rowid IN (SELECT rowid FROM card_search WHERE card_search MATCH ?)";
            asked.arguments.emplace_back(m_plan.facets);
        }
        asked.arguments.insert(asked.arguments.end(), m_plan.partCondition.arguments.begin(),
                               m_plan.partCondition.arguments.end());
        return gather(from + " AND " + m_plan.partCondition.sql, asked);
    }

    /// Whether so many cards hold the parts that the list of those with the right values pays.
    bool hasManyParts() {
        constexpr int kMany = 1000;
        Statement count(m_database, "SELECT count(*) FROM (SELECT 1 FROM card_part WHERE card_part MATCH ? LIMIT ?)");
        return count.bind(m_plan.parts).bind(kMany).next() && count.number(0) == kMany;
    }

    Result<void> gather(const std::string& from, const SqlCondition& asked, std::string_view order = {}) {
        Statement rows(m_database, "SELECT " + std::string(kCardColumns) + " FROM " + from + " AND " +
                                       m_plan.condition.sql + std::string(order));
        asked.bindTo(rows);
        m_plan.condition.bindTo(rows);
        while (!isFull() && rows.next()) {
            if (!m_seen.insert(rows.integer(0)).second) {
                continue;
            }
            Card card = cardOfRow(rows);
            const bool wanted = std::ranges::all_of(
                m_plan.readByCaller, [&card](const FilterNode* node) { return model::matchesNode(card, *node); });
            if (wanted) {
                m_cards.push_back(std::move(card));
            }
        }
        return rows.status();
    }

    // CROSS keeps the order of the tables: asked of an index of words once for each card of a type, a common word takes
    // a second.
    static constexpr std::string_view kByWords =
        "card_search CROSS JOIN card ON card.id=card_search.rowid WHERE card_search MATCH ?";

    Database& m_database;
    const SearchPlan& m_plan;
    int m_limit;
    std::vector<Card> m_cards;
    std::unordered_set<std::int64_t> m_seen;
};

} // namespace

Result<std::vector<Card>> CardSearch::find(std::string_view query, const CardSearchOptions& options) {
    const Result<model::FilterFields> known = fields();
    if (!known) {
        return known.error();
    }
    const Result<CardFilter> filter = CardFilter::parse(query, *known);
    if (!filter) {
        return filter.error();
    }
    return find(*filter, options);
}

Result<std::vector<Card>> CardSearch::find(const CardFilter& filter, const CardSearchOptions& options) {
    const SearchPlan plan = planOf(m_database, filter.root(), options.system);
    Result<std::vector<Card>> cards = CardFinder(m_database, plan, options.limit).find();
    if (cards) {
        sortByRank(*cards, bareWords(filter.root()));
    }
    return cards;
}

Result<model::FilterFields> CardSearch::fields() {
    Result<std::vector<model::SystemInfo>> systems = SystemRepository(m_database).all();
    if (!systems) {
        return systems.error();
    }
    const auto readCollections = [&database = m_database](const Card& card) {
        std::vector<std::string> keys;
        Statement rows(database, "SELECT DISTINCT collection.key FROM collection JOIN collection_card ON "
                                 "collection.id=collection WHERE card=?");
        rows.bind(card.id.value);
        while (rows.next()) {
            keys.push_back(rows.text(0));
        }
        return keys;
    };
    return model::standardFilterFields(*systems, readCollections);
}

Result<void> CardSearch::rebuild() {
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun;
    }
    for (const std::string_view sql : {"DELETE FROM card_search", "DELETE FROM card_part"}) {
        if (Result<void> cleared = m_database.run(sql); !cleared) {
            return cleared;
        }
    }
    const Result<std::vector<model::SystemInfo>> systems = SystemRepository(m_database).all();
    if (!systems) {
        return systems.error();
    }
    for (const model::SystemInfo& system : *systems) {
        const Result<std::vector<Card>> cards = CardRepository(m_database).all(system.key);
        if (!cards) {
            return cards.error();
        }
        for (const Card& card : *cards) {
            if (Result<void> indexed = indexCard(m_database, card, true); !indexed) {
                return indexed;
            }
        }
    }
    return transaction.commit();
}

} // namespace blattwerk::database
