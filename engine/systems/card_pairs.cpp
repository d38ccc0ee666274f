#include "engine/systems/card_pairs.h"

#include "engine/language/card_language.h"
#include "model/card.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

namespace blattwerk::engine {

namespace {

using language::FunctionId;
using language::Node;
using language::Tree;

/// How the first of two cards does against the second.
struct Balance {
    bool ahead = false;
    bool behind = false;

    void weigh(Better better, int mine, int theirs) {
        if (better != Better::Unimportant && mine != theirs) {
            ((mine > theirs) == (better == Better::More) ? ahead : behind) = true;
        }
    }
};

struct Entry {
    const model::Card* card;
    language::CardReading reading;
};

using Strings = std::vector<std::string>;

class Comparison {
public:
    Comparison(const PairRules& rules, const model::CardSchema& schema, const language::CardLanguage& language)
        : m_rules(rules),
          m_schema(schema),
          m_language(language) {}

    /// Nothing where the cards do different things.
    [[nodiscard]] std::optional<Balance> of(const Entry& a, const Entry& b) {
        m_balance = {};
        const bool comparable = a.card->type == b.card->type &&
                                a.reading.abilities.size() == b.reading.abilities.size() &&
                                compareFields(*a.card, *b.card);
        if (!comparable) {
            return std::nullopt;
        }
        for (std::size_t i = 0; i < a.reading.abilities.size(); ++i) {
            if (!compareTrees(a.reading.abilities[i].tree, a.reading.strings, b.reading.abilities[i].tree,
                              b.reading.strings)) {
                return std::nullopt;
            }
        }
        return m_balance;
    }

private:
    bool compareFields(const model::Card& a, const model::Card& b) {
        const model::TypeInfo* type = m_schema.type(a.type);
        if (type == nullptr) {
            return false;
        }
        return std::ranges::all_of(m_schema.fields, [&](const model::FieldInfo& field) {
            // What is computed from the text is compared as text.
            return field.derived || !type->hasField(field.key) || compareField(field, a, b);
        });
    }

    bool compareField(const model::FieldInfo& field, const model::Card& a, const model::Card& b) {
        const auto worth = std::ranges::find(m_rules.fields, field.key, &FieldWorth::field);
        const bool listed = worth != m_rules.fields.end();
        switch (field.kind) {
        case model::FieldKind::Text:
            return true;
        case model::FieldKind::Int: {
            const int absent = listed ? worth->absent : 0;
            const int mine = a.number(field.key, absent);
            const int theirs = b.number(field.key, absent);
            if (listed) {
                m_balance.weigh(worth->better, mine, theirs);
            }
            return listed || mine == theirs;
        }
        case model::FieldKind::Choice: {
            if (listed) {
                m_balance.weigh(worth->better, place(field, a.word(field.key)), place(field, b.word(field.key)));
            }
            return listed || a.word(field.key) == b.word(field.key);
        }
        case model::FieldKind::Set: {
            const Strings mine = choices(field, a);
            const Strings theirs = choices(field, b);
            const bool ahead = std::ranges::includes(mine, theirs);
            const bool behind = std::ranges::includes(theirs, mine);
            if (listed) {
                m_balance.weigh(worth->better, ahead ? 1 : 0, behind ? 1 : 0);
            }
            return listed ? ahead || behind : ahead && behind;
        }
        }
        return false;
    }

    /// Number of the choice in the schema; behind all of them if it is none.
    static int place(const model::FieldInfo& field, std::string_view value) {
        return static_cast<int>(std::ranges::find(field.choices, value, &model::FieldChoice::value) -
                                field.choices.begin());
    }

    /// What a set field allows, sorted; one left empty allows all.
    static Strings choices(const model::FieldInfo& field, const model::Card& card) {
        const auto stored = card.stats.find(field.key);
        const auto* words = stored == card.stats.end() ? nullptr : std::get_if<Strings>(&stored->second);
        Strings allowed = words != nullptr ? *words : Strings();
        if (allowed.empty()) {
            std::ranges::transform(field.choices, std::back_inserter(allowed), &model::FieldChoice::value);
        }
        std::ranges::sort(allowed);
        return allowed;
    }

    bool compareTrees(const Tree& mine, const Strings& ours, const Tree& theirs, const Strings& others) {
        if (mine.size() != theirs.size()) {
            return false;
        }
        for (std::size_t node = 0; node < mine.size(); ++node) {
            const Node& x = mine[node];
            const Node& y = theirs[node];
            if (x.fun != y.fun) {
                return false;
            }
            if (x.fun == m_language.integerFunction() || x.fun == m_language.signedFunction()) {
                if (x.value != y.value) {
                    const NumberWorth* worth = worthOf(mine, node);
                    if (worth == nullptr) {
                        return false;
                    }
                    m_balance.weigh(worth->better, x.value, y.value);
                }
            } else if (x.fun == m_language.nameFunction() || x.fun == m_language.textFunction()) {
                if (ours[static_cast<std::size_t>(x.value)] != others[static_cast<std::size_t>(y.value)]) {
                    return false;
                }
            }
        }
        return true;
    }

    /// What makes one number of the tree better than another; null where that is not known.
    [[nodiscard]] const NumberWorth* worthOf(const Tree& tree, std::size_t number) const {
        const std::size_t parent = around(tree, number);
        for (const NumberWorth& worth : m_rules.numbers) {
            if (m_language.functionName(tree[parent].fun) != worth.function) {
                continue;
            }
            std::size_t place = parent;
            if (!worth.within.empty()) {
                while (place > 0 && m_language.functionName(tree[place].fun) != worth.within) {
                    place = around(tree, place);
                }
                if (m_language.functionName(tree[place].fun) != worth.within) {
                    continue;
                }
            }
            // "Each side" carries it out for both: that is good for nobody in particular.
            const bool isOther = contains(tree, place, "otherSide");
            if (!contains(tree, place, "eachSide") && isOther == (worth.whose == Whose::OtherSide) &&
                (worth.with.empty() || contains(tree, place, worth.with))) {
                return &worth;
            }
        }
        return nullptr;
    }

    /// The node that a node is an argument of.
    static std::size_t around(const Tree& tree, std::size_t node) {
        std::size_t parent = node;
        while (parent > 0) {
            --parent;
            if (parent + tree[parent].size > node) {
                break;
            }
        }
        return parent;
    }

    [[nodiscard]] bool contains(const Tree& tree, std::size_t node, std::string_view name) const {
        const FunctionId wanted = m_language.functionId(name);
        const auto begin = tree.nodes().begin() + static_cast<std::ptrdiff_t>(node);
        return wanted != language::CardLanguage::kNoFunction &&
               std::any_of(begin, begin + tree[node].size, [&](const Node& one) { return one.fun == wanted; });
    }

    const PairRules& m_rules;
    const model::CardSchema& m_schema;
    const language::CardLanguage& m_language;
    Balance m_balance;
};

} // namespace

ReadCard cardReader(const language::CardLanguage& language, const CardIndex& index) {
    return [&language, &index](const model::Card& card) {
        language::CardContext context;
        context.names = index.names();
        context.ownName = card.name;
        context.type = card.type;
        return language.read(card.text, context);
    };
}

std::vector<CardPair> alikePairs(const model::Collection& deck, const CardIndex& index, const PairRules& rules,
                                 const model::CardSchema& schema, const language::CardLanguage& language,
                                 const ReadCard& read) {
    std::vector<Entry> entries;
    for (const model::CollectionEntry& line : deck.cards) {
        const model::Card* card = index.find(line.cardKey);
        const bool isCompared =
            card != nullptr && (rules.wordless || !card->text.empty()) &&
            (rules.types.empty() || std::ranges::find(rules.types, card->type) != rules.types.end()) &&
            std::ranges::find(entries, card, &Entry::card) == entries.end();
        if (isCompared) {
            entries.push_back({card, card->text.empty() ? language::CardReading() : read(*card)});
        }
    }
    std::vector<CardPair> pairs;
    Comparison comparison(rules, schema, language);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t k = i + 1; k < entries.size(); ++k) {
            const std::optional<Balance> balance = comparison.of(entries[i], entries[k]);
            if (balance.has_value() && !(balance->ahead && balance->behind)) {
                const std::size_t better = balance->behind ? k : i;
                pairs.push_back(
                    {entries[better].card, entries[i + k - better].card, !balance->ahead && !balance->behind});
            }
        }
    }
    return pairs;
}

void addPairs(std::vector<model::Finding>& findings, const std::vector<CardPair>& pairs, const PairRules& rules,
              std::string_view rule, const model::Subject& subject) {
    for (const CardPair& pair : pairs) {
        model::Finding& finding = findings.emplace_back();
        finding.severity = model::Severity::Advice;
        finding.rule = rule;
        finding.subject = subject;
        finding.messageId = finding.rule + (pair.same ? ".same" : ".better");
        finding.args = {{"name", pair.card->name}, {"other", pair.other->name}};
        finding.fixes.push_back({std::string(rules.fix), {{"card", pair.other->key}}});
    }
}

} // namespace blattwerk::engine
