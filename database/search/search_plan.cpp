#include "database/search/search_plan.h"

#include "database/search/card_facets.h"

namespace blattwerk::database {

using model::FilterNode;

namespace {

void add(SqlCondition& to, const SqlCondition& more) {
    to.sql += " AND " + more.sql;
    to.arguments.insert(to.arguments.end(), more.arguments.begin(), more.arguments.end());
}

class Planner {
public:
    Planner(Database& database, std::string_view system) : m_database(database), m_system(system) {}

    SearchPlan plan(const FilterNode& root) {
        if (root.kind == FilterNode::Kind::And) {
            for (const FilterNode& child : root.children) {
                take(child);
            }
        } else {
            take(root);
        }
        return finished();
    }

private:
    void take(const FilterNode& node) {
        if (isIndexed(node)) {
            return takeWords(node);
        }
        const std::optional<SqlCondition> condition = conditionOf(node);
        if (!condition) {
            m_plan.readByCaller.push_back(&node);
            return;
        }
        add(m_plan.condition, *condition);
        if (const std::optional<std::string> wanted = facetMatch(m_database, node)) {
            m_facets += (m_facets.empty() ? "" : " AND ") + *wanted;
        } else if (const std::optional<std::string> unwanted = unwantedFacets(node)) {
            m_unwanted += (m_unwanted.empty() ? "" : " OR ") + *unwanted;
        }
    }

    void takeWords(const FilterNode& node) {
        const std::string joint = m_plan.words.empty() ? "(" : " AND (";
        m_plan.wholeWords += joint + wordMatch(node, WordForm::Whole) + ")";
        m_plan.words += joint + wordMatch(node, WordForm::Any) + ")";
        const std::string part = partMatch(node);
        const bool isCompared = node.kind == FilterNode::Kind::Compare;
        if (part.empty() || (isCompared && node.field->key != "name" && node.field->key != "text")) {
            m_hasParts = false;
            return;
        }
        m_plan.parts += (m_plan.parts.empty() ? "" : " AND ") + part;
        if (isCompared) {
            add(m_plan.partCondition, {"contains_words(card." + node.field->key + ", ?, 0)", {node.text}});
        }
    }

    SearchPlan finished() {
        m_plan.isEverything = m_plan.words.empty() && m_plan.condition.arguments.empty() && m_plan.condition.sql == "1";
        if (!m_hasParts) {
            m_plan.parts.clear();
        }
        if (!m_system.empty()) {
            add(m_plan.condition, {"card.system=?", {std::string(m_system)}});
        }
        // A system alone is better looked up in the table, which keeps its cards in their order.
        const bool asks = !m_facets.empty() || !m_unwanted.empty() || !m_plan.words.empty();
        if (asks && !m_system.empty()) {
            m_facets += (m_facets.empty() ? "" : " AND ") + systemFacet(m_system);
        }
        if (!m_facets.empty()) {
            m_plan.facets = withoutUnwanted(m_facets);
        }
        for (std::string* words : {&m_plan.wholeWords, &m_plan.words}) {
            if (!words->empty()) {
                *words = withoutUnwanted(*words + (m_facets.empty() ? "" : " AND " + m_facets));
            }
        }
        return std::move(m_plan);
    }

    std::string withoutUnwanted(const std::string& wanted) const {
        return m_unwanted.empty() ? wanted : "(" + wanted + ") NOT (" + m_unwanted + ")";
    }

    Database& m_database;
    std::string_view m_system;
    SearchPlan m_plan;
    std::string m_facets;
    std::string m_unwanted;
    bool m_hasParts = true;
};

} // namespace

SearchPlan planOf(Database& database, const FilterNode& root, std::string_view system) {
    return Planner(database, system).plan(root);
}

} // namespace blattwerk::database
