#include "model/filter_parser.h"

#include "model/text_folding.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace blattwerk::model {

namespace {

constexpr int kMaxDepth = 60;
/// So many values are proposed for one that is unknown.
constexpr std::size_t kMostNear = 5;
constexpr std::string_view kOperatorSigns = ":=<>!";

struct Operator {
    FilterOperator op = FilterOperator::Contains;
    std::size_t length = 0;
};

std::optional<Operator> operatorAt(std::string_view text) {
    struct Sign {
        std::string_view sign;
        FilterOperator op;
    };
    constexpr Sign kSigns[]{{"!=", FilterOperator::NotEqual},       {"<=", FilterOperator::LessOrEqual},
                            {">=", FilterOperator::GreaterOrEqual}, {":", FilterOperator::Contains},
                            {"=", FilterOperator::Equal},           {"<", FilterOperator::Less},
                            {">", FilterOperator::Greater}};
    for (const Sign& sign : kSigns) {
        if (text.starts_with(sign.sign)) {
            return Operator{sign.op, sign.sign.size()};
        }
    }
    return std::nullopt;
}

/// Number of single-letter edits between two short words.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) {
        row[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row[b.size()];
}

class FilterParser {
public:
    FilterParser(std::string_view query, const FilterFields& fields) : m_text(query), m_fields(fields) {}

    Result<FilterNode> parse() {
        Result<FilterNode> root = alternatives(0);
        if (!root) {
            return root;
        }
        skipSpace();
        if (m_at < m_text.size()) {
            return fail("filter.unexpected", m_at, std::string(1, m_text[m_at]));
        }
        return root;
    }

private:
    Error fail(std::string code, std::size_t at, std::string part, std::vector<std::string> more = {}) const {
        std::vector<std::string> args{std::to_string(characterCount(m_text.substr(0, at)) + 1), std::move(part)};
        std::ranges::move(more, std::back_inserter(args));
        return Error{std::move(code), std::move(args), {}};
    }

    void skipSpace() {
        while (m_at < m_text.size()) {
            if (m_text.substr(m_at).starts_with("\xC2\xA0")) {
                m_at += 2;
            } else if (std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos) {
                ++m_at;
            } else {
                return;
            }
        }
    }

    bool atEnd() {
        skipSpace();
        return m_at >= m_text.size() || m_text[m_at] == ')';
    }

    /// The word from here to the next space, bracket or quote.
    std::string_view wordHere() const {
        std::size_t end = m_at;
        while (end < m_text.size() && std::string_view(" \t\r\n()\"").find(m_text[end]) == std::string_view::npos) {
            ++end;
        }
        return m_text.substr(m_at, end - m_at);
    }

    /// Consumes a joining word (`oder`) if something follows it to be joined.
    bool joinedBy(std::initializer_list<std::string_view> words) {
        skipSpace();
        const std::string word = foldText(wordHere());
        if (std::ranges::find(words, word) == words.end()) {
            return false;
        }
        const std::size_t start = m_at;
        m_at += wordHere().size();
        if (atEnd()) {
            m_at = start;
            return false;
        }
        return true;
    }

    Result<FilterNode> alternatives(int depth) {
        if (depth > kMaxDepth) {
            return fail("filter.too_deep", m_at, "(");
        }
        FilterNode any;
        any.kind = FilterNode::Kind::Or;
        do {
            Result<FilterNode> all = conjunction(depth);
            if (!all) {
                return all;
            }
            any.children.push_back(std::move(*all));
        } while (joinedBy({"or", "oder", "|"}));
        return any.children.size() == 1 ? std::move(any.children.front()) : std::move(any);
    }

    Result<FilterNode> conjunction(int depth) {
        FilterNode all;
        while (!atEnd()) {
            if (!all.children.empty()) {
                const std::size_t start = m_at;
                if (joinedBy({"or", "oder", "|"})) {
                    m_at = start;
                    break;
                }
                joinedBy({"and", "und", "&"});
            }
            Result<FilterNode> term = negatable(depth);
            if (!term) {
                return term;
            }
            all.children.push_back(std::move(*term));
        }
        return all.children.size() == 1 ? std::move(all.children.front()) : std::move(all);
    }

    Result<FilterNode> negatable(int depth) {
        skipSpace();
        const bool negates = m_text[m_at] == '-' && m_at + 1 < m_text.size() &&
                             std::string_view(" \t\r\n)-").find(m_text[m_at + 1]) == std::string_view::npos;
        if (!negates) {
            return term(depth);
        }
        ++m_at;
        Result<FilterNode> inner = term(depth);
        if (!inner) {
            return inner;
        }
        FilterNode negation;
        negation.kind = FilterNode::Kind::Not;
        negation.children.push_back(std::move(*inner));
        return negation;
    }

    Result<FilterNode> term(int depth) {
        if (m_text[m_at] == '(') {
            const std::size_t open = m_at++;
            Result<FilterNode> inner = alternatives(depth + 1);
            if (!inner) {
                return inner;
            }
            skipSpace();
            if (m_at >= m_text.size()) {
                return fail("filter.unclosed_bracket", open, std::string(m_text.substr(open)));
            }
            ++m_at;
            return inner;
        }
        if (m_text[m_at] == '"') {
            return bareWord();
        }
        const std::string_view word = wordHere();
        const std::size_t sign = word.find_first_of(kOperatorSigns);
        if (sign != std::string_view::npos && sign > 0) {
            if (const std::optional<Operator> op = operatorAt(word.substr(sign))) {
                return comparison(word.substr(0, sign), *op);
            }
        }
        return bareWord();
    }

    struct Value {
        std::string text;
        bool quoted = false;
    };

    Result<Value> value() {
        if (m_at >= m_text.size() || m_text[m_at] != '"') {
            const std::string_view word = wordHere();
            m_at += word.size();
            return Value{std::string(word), false};
        }
        const std::size_t open = m_at;
        const std::size_t close = m_text.find('"', open + 1);
        if (close == std::string_view::npos) {
            return fail("filter.unclosed_quote", open, std::string(m_text.substr(open)));
        }
        m_at = close + 1;
        return Value{std::string(m_text.substr(open + 1, close - open - 1)), true};
    }

    Result<FilterNode> bareWord() {
        Result<Value> read = value();
        if (!read) {
            return read.error();
        }
        FilterNode node;
        if (foldedWords(read->text).empty()) {
            return node; // signs alone ask for nothing
        }
        node.kind = FilterNode::Kind::BareWord;
        node.text = read->text;
        node.isPhrase = read->quoted;
        return node;
    }

    const FilterField* fieldNamed(std::string_view name) const {
        const std::string folded = foldText(name);
        const auto it = std::ranges::find_if(m_fields, [&folded](const FilterField& field) {
            return field.key == folded || std::ranges::find(field.names, folded) != field.names.end();
        });
        return it == m_fields.end() ? nullptr : &*it;
    }

    std::string nearestName(std::string_view name) const {
        const std::string folded = foldText(name);
        std::string nearest;
        std::size_t best = folded.size() < 2 ? 0 : std::max<std::size_t>(1, folded.size() / 3) + 1;
        for (const FilterField& field : m_fields) {
            for (const std::string& known : field.names) {
                const std::size_t edits = known.starts_with(folded) ? 1 : distance(folded, known);
                if (edits < best) {
                    best = edits;
                    nearest = known;
                }
            }
        }
        return nearest;
    }

    Result<FilterNode> comparison(std::string_view name, Operator op) {
        const std::size_t start = m_at;
        const FilterField* field = fieldNamed(name);
        if (!field) {
            const std::string nearest = nearestName(name);
            return nearest.empty() ? fail("filter.no_such_field", start, std::string(name))
                                   : fail("filter.unknown_field", start, std::string(name), {nearest});
        }
        m_at += name.size() + op.length;
        const std::size_t valueStart = m_at;
        Result<Value> read = value();
        if (!read) {
            return read.error();
        }
        if (read->text.empty() && !read->quoted) {
            return fail("filter.missing_value", start, std::string(name));
        }
        const bool orders =
            op.op != FilterOperator::Contains && op.op != FilterOperator::Equal && op.op != FilterOperator::NotEqual;
        if (orders && field->kind != FilterKind::Number) {
            return fail("filter.wrong_operator", start + name.size(),
                        std::string(m_text.substr(start + name.size(), op.length)), {std::string(name)});
        }
        FilterNode node;
        node.kind = FilterNode::Kind::Compare;
        node.field = std::make_shared<const FilterField>(*field);
        node.op = op.op;
        node.text = read->text;
        node.isPhrase = read->quoted;
        if (field->kind == FilterKind::Number) {
            const char* end = node.text.data() + node.text.size();
            const auto [rest, status] = std::from_chars(node.text.data(), end, node.number);
            if (status != std::errc{} || rest != end) {
                return fail("filter.not_a_number", valueStart, node.text, {std::string(name)});
            }
            return node;
        }
        return field->words.empty() ? Result<FilterNode>(std::move(node)) : resolved(std::move(node), valueStart);
    }

    /// What the field's values are called whose words are most like this one; a short list is given as a whole.
    static LocalText valuesNear(const FilterField& field, std::string_view folded) {
        std::vector<std::pair<std::size_t, const LocalText*>> close;
        for (const auto& [value, label] : field.valueLabels) {
            std::size_t least = folded.size() + 1;
            for (const auto& [word, meaning] : field.words) {
                least = meaning == value ? std::min(least, distance(folded, word)) : least;
            }
            if (field.valueLabels.size() <= kMostNear || least <= std::max<std::size_t>(2, folded.size() / 2)) {
                close.emplace_back(least, &label);
            }
        }
        std::ranges::stable_sort(close, {}, [](const auto& entry) { return entry.first; });
        LocalText near;
        std::set<std::string> named;
        for (const auto& [edits, label] : close) {
            if (named.size() < kMostNear && named.insert(label->de).second) {
                near.de += (near.de.empty() ? "" : ", ") + label->de;
                near.en += (near.en.empty() ? "" : ", ") + label->en;
            }
        }
        return near;
    }

    /// Replaces a word of a fixed list by its value; the beginning of words stands for all that start so.
    Result<FilterNode> resolved(FilterNode node, std::size_t at) const {
        const std::string folded = foldText(trimmed(node.text));
        std::vector<std::string> values;
        for (const auto& [word, meaning] : node.field->words) {
            if (word == folded) {
                node.text = meaning;
                return node;
            }
            if (word.starts_with(folded) && std::ranges::find(values, meaning) == values.end()) {
                values.push_back(meaning);
            }
        }
        if (values.empty() || folded.empty()) {
            const LocalText& field = node.field->label;
            const LocalText near = valuesNear(*node.field, folded);
            return near.de.empty()
                       ? fail("filter.no_such_value", at, node.text, {field.de, field.en})
                       : fail("filter.unknown_value", at, node.text, {field.de, field.en, near.de, near.en});
        }
        if (values.size() == 1) {
            node.text = values.front();
            return node;
        }
        FilterNode any;
        any.kind = node.op == FilterOperator::NotEqual ? FilterNode::Kind::And : FilterNode::Kind::Or;
        for (const std::string& meaning : values) {
            any.children.push_back(node);
            any.children.back().text = meaning;
        }
        return any;
    }

    std::string_view m_text;
    const FilterFields& m_fields;
    std::size_t m_at = 0;
};

} // namespace

Result<FilterNode> parseFilter(std::string_view query, const FilterFields& fields) {
    const std::string valid = validUtf8(query);
    return FilterParser(valid, fields).parse();
}

} // namespace blattwerk::model
