#include "database/search/card_search.h"

#include "database/card_repository.h"
#include "database/card_rows.h"
#include "database/collection_repository.h"
#include "database/database.h"
#include "database/search/card_index.h"
#include "database/search/filter_sql.h"
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

/// A filter taken apart: what an index finds, what SQL can say, and what only the caller's readers can answer.
struct Plan {
    std::string wholeWords;
    std::string words;
    std::string parts;
    bool hasParts = true;
    SqlCondition condition{"1", {}};
    /// Makes sure of words in one column, which the index of parts does not know.
    SqlCondition partCondition{"1", {}};
    std::vector<const FilterNode*> readByCaller;

    void add(SqlCondition& to, const SqlCondition& more) {
        to.sql += " AND " + more.sql;
        to.arguments.insert(to.arguments.end(), more.arguments.begin(), more.arguments.end());
    }
};

void addToPlan(Plan& plan, const FilterNode& node) {
    if (isIndexed(node)) {
        const std::string joint = plan.words.empty() ? "(" : " AND (";
        plan.wholeWords += joint + wordMatch(node, WordForm::Whole) + ")";
        plan.words += joint + wordMatch(node, WordForm::Any) + ")";
        const std::string part = partMatch(node);
        const bool isPartColumn =
            node.kind != FilterNode::Kind::Compare || node.field->key == "name" || node.field->key == "text";
        if (part.empty() || !isPartColumn) {
            plan.hasParts = false;
        } else {
            plan.parts += (plan.parts.empty() ? "" : " AND ") + part;
            if (node.kind == FilterNode::Kind::Compare) {
                plan.add(plan.partCondition, {"contains_words(card." + node.field->key + ", ?, 0)", {node.text}});
            }
        }
    } else if (const std::optional<SqlCondition> condition = conditionOf(node)) {
        plan.add(plan.condition, *condition);
    } else {
        plan.readByCaller.push_back(&node);
    }
}

Plan planOf(const FilterNode& root) {
    Plan plan;
    if (root.kind == FilterNode::Kind::And) {
        for (const FilterNode& child : root.children) {
            addToPlan(plan, child);
        }
    } else {
        addToPlan(plan, root);
    }
    plan.hasParts = plan.hasParts && !plan.parts.empty();
    return plan;
}

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
    CardFinder(Database& database, const Plan& plan, const CardSearchOptions& options)
        : m_database(database),
          m_plan(plan),
          m_limit(options.limit),
          m_system(options.system) {}

    Result<std::vector<Card>> find() {
        const std::string columns(kCardColumns);
        Result<void> done;
        if (m_plan.words.empty()) {
            done = gather("SELECT " + columns + " FROM card WHERE ", nullptr, false);
        } else {
            // CROSS keeps the order of the tables: asked of an index of words once for each card of a type, a common
            // word takes a second.
            const std::string byWords =
                "SELECT " + columns +
                " FROM card_search CROSS JOIN card ON card.id=card_search.rowid WHERE card_search "
                "MATCH ? AND ";
            if (m_limit > 0) {
                done = gather(byWords, &m_plan.wholeWords, false);
            }
            if (done && !isFull()) {
                done = gather(byWords, &m_plan.words, false);
            }
            if (done && !isFull() && m_plan.hasParts) {
                done = gather(
                    "SELECT " + columns +
                        " FROM card_part CROSS JOIN card ON card.id=card_part.rowid WHERE card_part MATCH ? AND ",
                    &m_plan.parts, true);
            }
        }
        if (done) {
            done = addTranslations(m_database, m_cards);
        }
        return done ? Result<std::vector<Card>>(std::move(m_cards)) : done.error();
    }

private:
    [[nodiscard]] bool isFull() const { return m_limit > 0 && static_cast<int>(m_cards.size()) >= m_limit; }

    Result<void> gather(const std::string& select, const std::string* match, bool withPartCondition) {
        std::string sql = select + m_plan.condition.sql;
        if (withPartCondition) {
            sql += " AND " + m_plan.partCondition.sql;
        }
        sql += " AND (?='' OR card.system=?)";
        const bool everything = !match && m_plan.condition.arguments.empty() && m_plan.condition.sql == "1";
        if (everything && m_limit > 0) {
            sql += " ORDER BY card.system, card.sort_name";
        }
        Statement rows(m_database, sql);
        if (match) {
            rows.bind(*match);
        }
        m_plan.condition.bindTo(rows);
        if (withPartCondition) {
            m_plan.partCondition.bindTo(rows);
        }
        rows.bind(m_system).bind(m_system);
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

    Database& m_database;
    const Plan& m_plan;
    int m_limit;
    std::string m_system;
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
    const Plan plan = planOf(filter.root());
    Result<std::vector<Card>> cards = CardFinder(m_database, plan, options).find();
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
            if (Result<void> indexed = indexCard(m_database, card, system, true); !indexed) {
                return indexed;
            }
        }
    }
    return transaction.commit();
}

} // namespace blattwerk::database
