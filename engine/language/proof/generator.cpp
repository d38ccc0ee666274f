#include "engine/language/proof/generator.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::language {

namespace {

constexpr int kDeep = 9;       ///< from here on only the flattest ways are taken
constexpr int kEndless = 1000; ///< depth of what cannot be made

} // namespace

Generator::Generator(const AbstractSyntax& syntax, std::vector<std::string> strings, std::uint64_t seed)
    : m_syntax(syntax),
      m_strings(std::move(strings)),
      m_state(seed) {
    findUsable();
    findReached();
}

std::size_t Generator::below(std::size_t limit) {
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBULL;
    return static_cast<std::size_t>(((mixed ^ mixed >> 31U) >> 32U) * limit >> 32U);
}

void Generator::findUsable() {
    m_depths.assign(m_syntax.functions.size(), kEndless);
    std::vector<int> categories(m_syntax.categories.size(), kEndless);
    for (const int literal : {m_syntax.integer, m_syntax.signedInteger, m_syntax.name}) {
        m_depths[static_cast<std::size_t>(literal)] = 0;
        categories[static_cast<std::size_t>(m_syntax.function(literal).category)] = 0;
    }
    categories[static_cast<std::size_t>(m_syntax.findCategory("Int2"))] = 0;
    m_functions.resize(m_syntax.categories.size());
    for (std::size_t category = 0; category < m_syntax.categories.size(); ++category) {
        for (const int member : m_syntax.membersOf(static_cast<int>(category))) {
            for (std::size_t fun = 0; fun < m_syntax.functions.size(); ++fun) {
                const Function& function = m_syntax.functions[fun];
                if (function.category == member && !function.pronoun && !function.readOnly &&
                    static_cast<int>(fun) != m_syntax.text) {
                    m_functions[category].push_back(static_cast<int>(fun));
                }
            }
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t category = 0; category < m_functions.size(); ++category) {
            for (const int fun : m_functions[category]) {
                int depth = 0;
                for (const Argument& arg : m_syntax.function(fun).args) {
                    depth = std::max(depth, 1 + categories[static_cast<std::size_t>(arg.category)]);
                }
                if (depth < m_depths[static_cast<std::size_t>(fun)]) {
                    m_depths[static_cast<std::size_t>(fun)] = depth;
                    changed = true;
                }
                if (m_depths[static_cast<std::size_t>(fun)] < categories[category]) {
                    categories[category] = m_depths[static_cast<std::size_t>(fun)];
                    changed = true;
                }
            }
        }
    }
    for (std::size_t fun = 0; fun < m_depths.size(); ++fun) {
        // What is only read stands in texts, never in trees.
        if (m_syntax.functions[fun].readOnly) {
            m_depths[fun] = 0;
            for (const Argument& arg : m_syntax.functions[fun].args) {
                m_depths[fun] = std::max(m_depths[fun], 1 + categories[static_cast<std::size_t>(arg.category)]);
            }
        }
    }
    for (std::vector<int>& functions : m_functions) {
        std::erase_if(functions, [&](int fun) { return m_depths[static_cast<std::size_t>(fun)] >= kEndless; });
    }
}

void Generator::findReached() {
    m_reached.assign(m_syntax.functions.size(), false);
    std::vector<int> categories{m_syntax.start};
    for (std::size_t at = 0; at < categories.size(); ++at) {
        for (const int fun : m_functions[static_cast<std::size_t>(categories[at])]) {
            if (m_reached[static_cast<std::size_t>(fun)]) {
                continue;
            }
            m_reached[static_cast<std::size_t>(fun)] = true;
            for (const Argument& arg : m_syntax.function(fun).args) {
                categories.push_back(arg.category);
            }
        }
    }
}

std::int32_t Generator::literalValue(int category, int fun) {
    if (fun == m_syntax.signedInteger) {
        const auto value = static_cast<std::int32_t>(1 + below(3));
        return below(3) == 0 ? -value : value;
    }
    if (fun == m_syntax.name) {
        return static_cast<std::int32_t>(below(m_strings.size()));
    }
    const bool several = m_syntax.categories[static_cast<std::size_t>(category)] == "Int2";
    return !several && below(2) == 0 ? 1 : static_cast<std::int32_t>(2 + below(4));
}

void Generator::addTree(int category, std::vector<Node>& nodes, int depth) {
    const std::vector<int>& functions = m_functions[static_cast<std::size_t>(category)];
    int fun = m_syntax.integer;
    if (!functions.empty()) {
        fun = functions[below(functions.size())];
        if (depth > kDeep) {
            fun = *std::min_element(functions.begin(), functions.end(), [&](int a, int b) {
                return m_depths[static_cast<std::size_t>(a)] < m_depths[static_cast<std::size_t>(b)];
            });
        }
    }
    const std::size_t at = nodes.size();
    nodes.push_back({static_cast<FunctionId>(fun), 1, 0});
    if (m_syntax.isLiteral(fun)) {
        nodes[at].value = literalValue(category, fun);
    }
    for (const Argument& arg : m_syntax.function(fun).args) {
        addTree(arg.category, nodes, depth + 1);
    }
    nodes[at].size = static_cast<std::uint16_t>(nodes.size() - at);
}

Tree Generator::ability() {
    std::vector<Node> nodes;
    addTree(m_syntax.start, nodes, 0);
    return Tree(std::move(nodes));
}

void Generator::addWords(const Grammar& grammar, std::size_t nonterminal, std::string& text, std::string_view ownName,
                         int depth) {
    const std::vector<int>& productions = grammar.nonterminals[nonterminal].productions;
    const auto unwanted = [&](const Production& production) {
        const bool hasText =
            std::find(production.symbols.begin(), production.symbols.end(), kTextTerminal) != production.symbols.end();
        const Function& function = m_syntax.functions[production.fun];
        const bool manual = std::any_of(function.args.begin(), function.args.end(), [&](const Argument& arg) {
            return arg.category == m_syntax.function(m_syntax.text).category;
        });
        // Endless is what needs manual text: a price where the system has none.
        const bool tooDeep =
            m_depths[production.fun] >= kEndless || (depth > 2 * kDeep && m_depths[production.fun] > kDeep);
        // What is restated needs fitting sentences around it.
        return hasText || manual || !isSayable(production) || function.each || function.chooses || tooDeep;
    };
    const Production* chosen = nullptr;
    for (int attempt = 0; attempt < 50; ++attempt) {
        chosen = &grammar.productions[static_cast<std::size_t>(productions[below(productions.size())])];
        if (!unwanted(*chosen)) {
            break;
        }
    }
    std::int32_t equal = 0;
    for (std::size_t i = 0; i < chosen->symbols.size(); ++i) {
        const Symbol symbol = chosen->symbols[i];
        const bool lineBreak = (chosen->capitals[i] & kLineBreak) != 0;
        if (!isTerminal(symbol)) {
            // A slot that stands twice must say the same number.
            if (!chosen->equalSlots.empty()) {
                equal = equal == 0 ? static_cast<std::int32_t>(2 + below(4)) : equal;
                text += " " + std::to_string(equal);
            } else {
                addWords(grammar, nonterminalOf(symbol), text, ownName, depth + 1);
            }
            continue;
        }
        text += lineBreak ? "\n" : text.empty() ? "" : " ";
        if (symbol == kOneTerminal) {
            text += "1";
        } else if (symbol == kNumberTerminal) {
            text += std::to_string(2 + below(4));
        } else if (symbol == kSignedTerminal) {
            text += (below(2) == 0 ? "+" : grammar.orthography.minus) + std::to_string(1 + below(3));
        } else if (symbol == kSelfTerminal) {
            text += ownName;
        } else if (symbol == kNameTerminal) {
            text += m_strings[below(m_strings.size())];
        } else {
            text += grammar.words[static_cast<std::size_t>(chosen->words[i])];
        }
    }
}

bool Generator::isSayable(const Production& production) const {
    return !m_syntax.functions[production.fun].pronoun &&
           std::all_of(production.symbols.begin(), production.symbols.end(),
                       [&](Symbol symbol) { return isTerminal(symbol) || m_sayable[nonterminalOf(symbol)]; });
}

void Generator::findSayable(const Grammar& grammar) {
    m_grammar = &grammar;
    m_sayable.assign(grammar.nonterminals.size(), false);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Production& production : grammar.productions) {
            if (!m_sayable[production.nonterminal] && isSayable(production)) {
                m_sayable[production.nonterminal] = true;
                changed = true;
            }
        }
    }
}

std::string Generator::text(const Grammar& grammar, std::string_view ownName) {
    if (m_grammar != &grammar) {
        findSayable(grammar);
    }
    std::string text;
    addWords(grammar, grammar.start, text, ownName, 0);
    return text;
}

} // namespace blattwerk::engine::language
