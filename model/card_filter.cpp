#include "model/card_filter.h"

#include "model/filter_parser.h"
#include "model/text_folding.h"

#include <algorithm>

namespace blattwerk::model {

namespace {

using Kind = FilterNode::Kind;

bool matchesBareWord(const Card& card, const FilterNode& node) {
    const auto english = card.translations.find("en");
    return containsWords(card.name, node.text, node.isPhrase) || containsWords(card.text, node.text, node.isPhrase) ||
           containsWords(card.word("ability_line"), node.text, node.isPhrase) ||
           (english != card.translations.end() && containsWords(english->second.name, node.text, node.isPhrase));
}

bool compareNumbers(int value, FilterOperator op, int with) {
    switch (op) {
    case FilterOperator::Contains:
    case FilterOperator::Equal:
        return value == with;
    case FilterOperator::NotEqual:
        return value != with;
    case FilterOperator::Less:
        return value < with;
    case FilterOperator::LessOrEqual:
        return value <= with;
    case FilterOperator::Greater:
        return value > with;
    case FilterOperator::GreaterOrEqual:
        return value >= with;
    }
    return false;
}

bool matchesWord(const std::string& value, const FilterNode& node) {
    if (!node.field->words.empty()) {
        return value == node.text;
    }
    const std::string folded = foldText(value);
    const std::string wanted = foldText(trimmed(node.text));
    return node.op == FilterOperator::Contains ? folded.starts_with(wanted) : folded == wanted;
}

bool matchesText(const std::string& value, const FilterNode& node) {
    return node.op == FilterOperator::Contains ? containsWords(value, node.text, node.isPhrase)
                                               : joinedWords(value) == joinedWords(node.text);
}

bool compares(const Card& card, const FilterNode& node) {
    const StatValue value = node.field->read(card);
    if (node.field->kind == FilterKind::Number) {
        const int* number = std::get_if<int>(&value);
        return number && compareNumbers(*number, node.op, node.number);
    }
    std::vector<std::string> values;
    if (const auto* text = std::get_if<std::string>(&value)) {
        values.push_back(*text);
    } else if (const auto* many = std::get_if<std::vector<std::string>>(&value)) {
        values = *many;
    }
    const bool found = std::ranges::any_of(values, [&node](const std::string& one) {
        return node.field->kind == FilterKind::Text ? matchesText(one, node) : matchesWord(one, node);
    });
    return node.op == FilterOperator::NotEqual ? !found : found;
}

} // namespace

bool matchesNode(const Card& card, const FilterNode& node) {
    const auto matchesChild = [&card](const FilterNode& child) { return matchesNode(card, child); };
    switch (node.kind) {
    case Kind::And:
        return std::ranges::all_of(node.children, matchesChild);
    case Kind::Or:
        return std::ranges::any_of(node.children, matchesChild);
    case Kind::Not:
        return !matchesNode(card, node.children.front());
    case Kind::BareWord:
        return matchesBareWord(card, node);
    case Kind::Compare:
        return compares(card, node);
    }
    return false;
}

namespace {

std::string quoted(const std::string& text, Language language) {
    return language == Language::German ? "„" + text + "“" : "“" + text + "”";
}

std::string valueInWords(const FilterNode& node, Language language) {
    for (const auto& [value, label] : node.field->valueLabels) {
        if (value == node.text) {
            return label.in(language);
        }
    }
    return quoted(node.text, language);
}

std::string comparisonInWords(const FilterNode& node, Language language) {
    const bool german = language == Language::German;
    const std::string label = node.field->label.in(language);
    if (node.field->kind == FilterKind::Flag) {
        return valueInWords(node, language);
    }
    if (node.field->kind == FilterKind::Number) {
        const std::string number = std::to_string(node.number);
        switch (node.op) {
        case FilterOperator::NotEqual:
            return label + (german ? " nicht " : " not ") + number;
        case FilterOperator::Less:
            return label + (german ? " unter " : " below ") + number;
        case FilterOperator::LessOrEqual:
            return label + (german ? " höchstens " : " at most ") + number;
        case FilterOperator::Greater:
            return label + (german ? " über " : " above ") + number;
        case FilterOperator::GreaterOrEqual:
            return label + (german ? " mindestens " : " at least ") + number;
        case FilterOperator::Contains:
        case FilterOperator::Equal:
            return label + (german ? " genau " : " exactly ") + number;
        }
    }
    const bool contains = node.field->kind == FilterKind::Text && node.op == FilterOperator::Contains;
    const std::string verb = contains                              ? (german ? " enthält " : " contains ")
                             : node.op == FilterOperator::NotEqual ? (german ? " ist nicht " : " is not ")
                                                                   : (german ? " ist " : " is ");
    return label + verb + valueInWords(node, language);
}

std::string nodeInWords(const FilterNode& node, Language language, bool nested) {
    const bool german = language == Language::German;
    switch (node.kind) {
    case Kind::Not:
        return (german ? "nicht: " : "not: ") + nodeInWords(node.children.front(), language, true);
    case Kind::BareWord:
        return (german ? "Name oder Text enthält " : "name or text contains ") + quoted(node.text, language);
    case Kind::Compare:
        return comparisonInWords(node, language);
    case Kind::And:
    case Kind::Or:
        break;
    }
    const std::string_view joint = node.kind == Kind::And ? (german ? " und " : " and ") : (german ? " oder " : " or ");
    std::string words;
    for (const FilterNode& child : node.children) {
        const std::string part = nodeInWords(child, language, true);
        if (!part.empty()) {
            words += (words.empty() ? "" : std::string(joint)) + part;
        }
    }
    return nested && node.children.size() > 1 ? "(" + words + ")" : words;
}

} // namespace

Result<CardFilter> CardFilter::parse(std::string_view query, const FilterFields& fields) {
    Result<FilterNode> root = parseFilter(query, fields);
    if (!root) {
        return root.error();
    }
    CardFilter filter;
    filter.m_root = std::move(*root);
    return filter;
}

bool CardFilter::matches(const Card& card) const {
    return matchesNode(card, m_root);
}

std::string CardFilter::inWords(Language language) const {
    const std::string words = nodeInWords(m_root, language, false);
    return words.empty() ? (language == Language::German ? "alle Karten" : "all cards") : words;
}

} // namespace blattwerk::model
