#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"
#include "engine/language/grammar.h"
#include "engine/language/renderer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace blattwerk::engine::language {

namespace {

constexpr std::array<std::pair<std::string_view, OutlineKind>, 10> kKinds{{
    {"trigger", OutlineKind::Trigger},
    {"condition", OutlineKind::Condition},
    {"price", OutlineKind::Price},
    {"effect", OutlineKind::Effect},
    {"permanent", OutlineKind::Permanent},
    {"target", OutlineKind::Target},
    {"duration", OutlineKind::Duration},
    {"otherwise", OutlineKind::Otherwise},
    {"choice", OutlineKind::Choice},
    {"manual", OutlineKind::Manual},
}};

std::string_view nameOf(OutlineKind kind) {
    return std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& entry) { return entry.second == kind; })->first;
}

/// Turns one reading into lines, clause by clause.
class Outline {
public:
    Outline(const AbstractSyntax& syntax, const Grammar& german, const Grammar& english, const CardReading& reading,
            const CardContext& context)
        : m_syntax(syntax),
          m_german(german),
          m_english(english),
          m_reading(reading),
          m_context(context) {}

    std::vector<OutlineLine> take() {
        for (m_ability = 0; m_ability < m_reading.abilities.size(); ++m_ability) {
            visit(0, 0);
        }
        return std::move(m_lines);
    }

private:
    [[nodiscard]] const Tree& tree() const { return m_reading.abilities[m_ability].tree; }

    [[nodiscard]] const std::pair<int, std::string>* kindOf(FunctionId fun) const {
        const int category = m_syntax.functions[fun].category;
        for (const auto& entry : m_syntax.outlineKinds) {
            const std::vector<int> members = m_syntax.membersOf(entry.first);
            if (std::find(members.begin(), members.end(), category) != members.end()) {
                return &entry;
            }
        }
        return nullptr;
    }

    void visit(std::size_t node, int depth) {
        const Function& function = m_syntax.functions[tree()[node].fun];
        const auto* kind = kindOf(tree()[node].fun);
        int inner = depth;
        if (kind != nullptr) {
            addClause(node, depth, *kind);
            inner = depth + 1;
            // Inside a target nothing is told again.
            if (kind->second == "target") {
                return;
            }
        } else if (function.branch) {
            addBranch(node, depth);
            inner = depth + 1;
        }
        const std::size_t count = tree().childCount(node);
        const bool before = m_unread;
        for (std::size_t i = 0; i < count; ++i) {
            int childDepth = inner;
            if (function.hasElse && i + 1 == count) {
                add(node, depth, OutlineKind::Otherwise, "", "");
                childDepth = depth + 1;
            }
            visit(tree().child(node, i), childDepth);
            m_unread = m_unread || isUnread(tree().child(node, i));
        }
        m_unread = before;
    }

    /// A condition or a price that only a human can read: what stands behind it waits for him.
    [[nodiscard]] bool isUnread(std::size_t from) const {
        for (std::size_t node = from; node + 1 < from + tree()[from].size; ++node) {
            const auto* kind = kindOf(tree()[node].fun);
            if (tree()[node + 1].fun == m_syntax.text && kind != nullptr &&
                (kind->second == "condition" || kind->second == "price")) {
                return true;
            }
        }
        return false;
    }

    void addClause(std::size_t node, int depth, const std::pair<int, std::string>& entry) {
        OutlineKind kind = OutlineKind::Effect;
        for (const auto& [name, one] : kKinds) {
            kind = name == entry.second ? one : kind;
        }
        const std::size_t child = node + 1;
        if (tree()[node].size > 1 && tree()[child].fun == m_syntax.text) {
            kind = OutlineKind::Manual;
        }
        std::string de = phrase(m_german, node, entry.first);
        std::string en = phrase(m_english, node, entry.first);
        const bool several = kind == OutlineKind::Target && tree()[node].size > 1 &&
                             m_syntax.functions[tree()[child].fun].introduces &&
                             m_syntax.functions[tree()[child].fun].name != "random";
        if (several) {
            de += ", " + m_german.labels.at("chooses");
            en += ", " + m_english.labels.at("chooses");
        }
        if (m_unread && (kind == OutlineKind::Effect || kind == OutlineKind::Permanent)) {
            de += ", " + m_german.labels.at("unread_before");
            en += ", " + m_english.labels.at("unread_before");
        }
        add(node, depth, kind, std::move(de), std::move(en));
    }

    void addBranch(std::size_t node, int depth) {
        const bool choice = tree().childCount(node) > 1 && !m_syntax.functions[tree()[node].fun].hasElse;
        add(node, depth, choice ? OutlineKind::Choice : OutlineKind::Condition, firstWords(m_german, node),
            firstWords(m_english, node));
    }

    [[nodiscard]] std::string phrase(const Grammar& grammar, std::size_t node, int category) const {
        Renderer renderer(grammar, m_context, m_reading.strings);
        const auto alone = grammar.alone.find(category);
        if (alone == grammar.alone.end()) {
            return {};
        }
        for (const std::size_t nonterminal : alone->second) {
            if (std::string said = renderer.phrase(tree(), node, nonterminal); !said.empty()) {
                return said;
            }
        }
        return {};
    }

    /// The fixed words with which the function begins, up to the colon.
    [[nodiscard]] std::string firstWords(const Grammar& grammar, std::size_t node) const {
        for (const Production& production : grammar.productions) {
            if (production.fun != tree()[node].fun || production.alias) {
                continue;
            }
            std::string words;
            for (std::size_t i = 0; i < production.symbols.size() && production.symbols[i] != grammar.colon; ++i) {
                const int word = production.words[i];
                const int arg = production.slotArgs[i];
                const std::string said =
                    word >= 0  ? grammar.words[static_cast<std::size_t>(word)]
                    : arg >= 0 ? std::to_string(tree()[tree().child(node, static_cast<std::size_t>(arg))].value)
                               : std::string();
                words += (words.empty() ? "" : " ") + said;
            }
            return words;
        }
        return {};
    }

    void add(std::size_t node, int depth, OutlineKind kind, std::string de, std::string en) {
        OutlineLine line;
        line.depth = depth;
        line.kind = kind;
        const auto labelled = [&](const Grammar& grammar, const std::string& text) {
            const auto label = grammar.labels.find(std::string(nameOf(kind)));
            const std::string name = label == grammar.labels.end() ? std::string() : label->second;
            return text.empty() ? name : name + ": " + text;
        };
        line.de = labelled(m_german, de);
        line.en = labelled(m_english, en);
        // What has no primitive of its own is told by the first of its parts that has one.
        for (std::size_t at = node; line.primitive.empty() && at < node + tree()[node].size; ++at) {
            line.primitive = m_syntax.functions[tree()[at].fun].primitive;
        }
        line.ability = m_ability;
        line.node = node;
        m_lines.push_back(std::move(line));
    }

    const AbstractSyntax& m_syntax;
    const Grammar& m_german;
    const Grammar& m_english;
    const CardReading& m_reading;
    const CardContext& m_context;
    std::size_t m_ability = 0;
    bool m_unread = false; ///< a human must say first whether what is visited happens
    std::vector<OutlineLine> m_lines;
};

} // namespace

std::vector<OutlineLine> CardLanguage::outline(const CardReading& reading, const CardContext& context) const {
    return Outline(*m_abstract, *m_german.grammar, *m_english.grammar, reading, context).take();
}

} // namespace blattwerk::engine::language
