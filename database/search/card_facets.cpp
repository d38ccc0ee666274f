#include "database/search/card_facets.h"

#include "database/database.h"
#include "database/search/card_index.h"
#include "model/card_fields.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace blattwerk::database {

using model::FilterKind;
using model::FilterNode;
using model::FilterOperator;

namespace {

using Kind = FilterNode::Kind;

/// Longer values are texts, and so are those of several words.
constexpr std::size_t kLongestValue = 40;
/// A range of more numbers than these is left to the numbers' own index.
constexpr std::size_t kMostNumbers = 24;

bool isFacetValue(std::string_view value) {
    return !value.empty() && value.size() <= kLongestValue && value.find(' ') == std::string_view::npos;
}

/// Letters and digits as they are, every other byte as a sign of its own with its number: one word for the index.
void appendWord(std::string& out, std::string_view text) {
    constexpr std::string_view kEscape = "\u02D1";
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
            out += c;
        } else {
            (out += kEscape) += {kDigits[byte / 16u], kDigits[byte % 16u]};
        }
    }
}

std::string facet(std::string_view key, std::string_view value) {
    std::string out(kFacetMark);
    appendWord(out, key);
    out += kFacetMark;
    appendWord(out, value);
    return out;
}

std::string quoted(std::string_view key, std::string_view value) {
    return "\"" + facet(key, value) + "\"";
}

/// Adds the facets of one value; a text that is no word of a list gets none.
void addFacets(std::string& out, std::string_view key, const model::StatValue& value) {
    const auto add = [&](std::string_view word) {
        if (isFacetValue(word)) {
            (out += ' ') += facet(key, word);
        }
    };
    if (const int* number = std::get_if<int>(&value)) {
        add(std::to_string(*number));
    } else if (const auto* word = std::get_if<std::string>(&value)) {
        add(*word);
    } else if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        std::ranges::for_each(*words, add);
    }
}

std::string anyOf(const std::vector<std::string>& parts) {
    std::string any;
    for (const std::string& part : parts) {
        any += (any.empty() ? "(" : " OR ") + part;
    }
    return any + ")";
}

/// The facet of a comparison with one known word, whatever its sign.
std::optional<std::string> wordFacet(const FilterNode& node) {
    const model::FilterField& field = *node.field;
    const bool isKnown = field.isStat || field.key == "type" || field.key == "system" || field.key == "status";
    const bool isWord = field.kind == FilterKind::Word && isKnown && !field.words.empty();
    if ((!isWord && field.kind != FilterKind::Flag) || !isFacetValue(node.text)) {
        return std::nullopt;
    }
    model::CardStatus status{};
    const bool isStatus = field.kind == FilterKind::Flag && model::statusFromName(node.text, status);
    return quoted(isStatus ? "status" : field.key, node.text);
}

/// The numbers in the project that a comparison admits: `kosten<=2` -> 0, 1, 2. Nothing if they are too many.
std::optional<std::string> numberFacets(Database& database, const FilterNode& node) {
    const std::string& key = node.field->key;
    if (!node.field->isStat || !isColumnName(key) || node.op == FilterOperator::NotEqual) {
        return std::nullopt;
    }
    if (node.op == FilterOperator::Equal || node.op == FilterOperator::Contains) {
        return quoted(key, std::to_string(node.number));
    }
    const bool isBelow = node.op == FilterOperator::Less || node.op == FilterOperator::LessOrEqual;
    const std::string value = "json_extract(stats, '$." + key + "')";
    const std::string compared = isBelow ? "<" : ">";
    const std::string order = isBelow ? " DESC" : "";
    // From one number to the next one of its index; a walk over all rows of the range would take as long as the search.
    Statement next(database, "SELECT " + value + " FROM card WHERE " + value + compared + "? ORDER BY " + value +
                                 order + " LIMIT 1");
    std::vector<std::string> facets;
    std::int64_t last = node.number;
    if (node.op == FilterOperator::LessOrEqual || node.op == FilterOperator::GreaterOrEqual) {
        last += isBelow ? 1 : -1;
    }
    while (facets.size() <= kMostNumbers) {
        next.reset();
        if (!next.bind(last).next()) {
            return facets.empty() ? quoted(key, "none") : anyOf(facets);
        }
        if (next.text(0) != std::to_string(next.integer(0))) {
            return std::nullopt; // a file that was changed by hand
        }
        last = next.integer(0);
        facets.push_back(quoted(key, std::to_string(last)));
    }
    return std::nullopt;
}

} // namespace

std::string facetsOf(const model::Card& card) {
    std::string facets = facet("system", card.system) + " " + facet("type", card.type) + " " +
                         facet("status", model::statusName(card.status));
    for (const std::string_view flag : model::cardFlags(card)) {
        (facets += ' ') += facet("is", flag);
    }
    for (const auto& [key, value] : card.stats) {
        addFacets(facets, key, value);
    }
    return facets;
}

std::optional<std::string> facetMatch(Database& database, const FilterNode& node) {
    if (node.kind == Kind::Compare) {
        return node.field->kind == FilterKind::Number ? numberFacets(database, node)
               : node.op == FilterOperator::NotEqual  ? std::nullopt
                                                      : wordFacet(node);
    }
    if (node.kind != Kind::And && node.kind != Kind::Or) {
        return std::nullopt;
    }
    std::string all;
    for (const FilterNode& child : node.children) {
        const std::optional<std::string> part = facetMatch(database, child);
        if (part) {
            all += (all.empty() ? "(" : node.kind == Kind::And ? " AND " : " OR ") + *part;
        } else if (node.kind == Kind::Or) {
            return std::nullopt;
        }
    }
    return all.empty() ? std::nullopt : std::optional(all + ")");
}

std::optional<std::string> unwantedFacets(const FilterNode& node) {
    const bool isNot = node.kind == Kind::Not && node.children.front().kind == Kind::Compare &&
                       node.children.front().op != FilterOperator::NotEqual;
    const bool isOther = node.kind == Kind::Compare && node.op == FilterOperator::NotEqual;
    return isNot ? wordFacet(node.children.front()) : isOther ? wordFacet(node) : std::nullopt;
}

std::string systemFacet(std::string_view system) {
    return quoted("system", system);
}

} // namespace blattwerk::database
