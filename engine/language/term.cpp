#include "engine/language/term.h"

#include "engine/language/abstract_syntax.h"

#include <cctype>
#include <utility>

namespace blattwerk::engine::language {

namespace {

class TermReader {
public:
    TermReader(std::string_view text, const AbstractSyntax& syntax, VariableNames& variables)
        : m_text(text),
          m_syntax(syntax),
          m_variables(variables) {}

    Term whole() {
        Term term = next();
        if (m_at != m_text.size()) {
            throw "unexpected '" + std::string(m_text.substr(m_at)) + "'";
        }
        return term;
    }

private:
    Term next() {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != '(' && m_text[m_at] != ')' && m_text[m_at] != ',') {
            ++m_at;
        }
        const std::string word(m_text.substr(begin, m_at - begin));
        if (word.empty()) {
            throw std::string("a term is missing");
        }
        if (word.front() == '$') {
            Term term;
            term.variable = m_variables.try_emplace(word, static_cast<int>(m_variables.size())).first->second;
            return term;
        }
        if (std::isdigit(static_cast<unsigned char>(word.front())) != 0) {
            Term term;
            term.fun = m_syntax.integer;
            term.value = std::stoi(word);
            return term;
        }
        if (const auto named = m_syntax.terms.find(word); named != m_syntax.terms.end()) {
            return named->second;
        }
        return function(word);
    }

    Term function(const std::string& word) {
        Term term;
        term.fun = m_syntax.find(word);
        if (term.fun < 0) {
            throw "no function " + word;
        }
        if (m_at < m_text.size() && m_text[m_at] == '(') {
            do {
                ++m_at;
                term.args.push_back(next());
            } while (m_at < m_text.size() && m_text[m_at] == ',');
            if (m_at >= m_text.size()) {
                throw std::string("a bracket is not closed");
            }
            ++m_at;
        }
        if (term.args.size() != m_syntax.function(term.fun).args.size()) {
            throw "wrong number of arguments of " + word;
        }
        return term;
    }

    std::string_view m_text;
    const AbstractSyntax& m_syntax;
    VariableNames& m_variables;
    std::size_t m_at = 0;
};

bool matches(const Term& term, const Tree& tree, std::size_t at, std::vector<std::size_t>& bound) {
    if (term.variable >= 0) {
        bound[static_cast<std::size_t>(term.variable)] = at;
        return true;
    }
    const bool literal = term.fun < AbstractSyntax::literalCount;
    if (tree[at].fun != term.fun || tree.childCount(at) != term.args.size() ||
        (literal && tree[at].value != term.value)) {
        return false;
    }
    std::size_t child = at + 1;
    for (const Term& arg : term.args) {
        if (!matches(arg, tree, child, bound)) {
            return false;
        }
        child += tree[child].size;
    }
    return true;
}

/// Where each node of a rewritten part comes from: the node of the old tree.
using Origins = std::vector<std::size_t>;

void build(const Term& term, const Tree& tree, const std::vector<std::size_t>& bound, std::size_t whole,
           std::vector<Node>& nodes, Origins& origins) {
    if (term.variable >= 0) {
        const std::size_t from = bound[static_cast<std::size_t>(term.variable)];
        nodes.insert(nodes.end(), tree.nodes().begin() + static_cast<std::ptrdiff_t>(from),
                     tree.nodes().begin() + static_cast<std::ptrdiff_t>(from + tree[from].size));
        for (std::size_t i = 0; i < tree[from].size; ++i) {
            origins.push_back(from + i);
        }
        return;
    }
    const std::size_t at = nodes.size();
    nodes.push_back({static_cast<FunctionId>(term.fun), 1, term.value});
    origins.push_back(whole);
    for (const Term& arg : term.args) {
        build(arg, tree, bound, whole, nodes, origins);
    }
    nodes[at].size = static_cast<std::uint16_t>(nodes.size() - at);
}

} // namespace

Term parseTerm(std::string_view text, const AbstractSyntax& syntax, VariableNames& variables) {
    return TermReader(text, syntax, variables).whole();
}

void appendTerm(const Term& term, std::vector<Node>& nodes) {
    Origins origins;
    build(term, Tree{}, {}, 0, nodes, origins);
}

Tree replaced(const Tree& tree, std::size_t at, const std::vector<Node>& part) {
    const std::size_t oldSize = tree[at].size;
    std::vector<Node> nodes(tree.nodes().begin(), tree.nodes().begin() + static_cast<std::ptrdiff_t>(at));
    for (std::size_t outer = 0; outer < at; ++outer) {
        if (outer + tree[outer].size > at) {
            nodes[outer].size = static_cast<std::uint16_t>(tree[outer].size + part.size() - oldSize);
        }
    }
    nodes.insert(nodes.end(), part.begin(), part.end());
    nodes.insert(nodes.end(), tree.nodes().begin() + static_cast<std::ptrdiff_t>(at + oldSize), tree.nodes().end());
    return Tree(std::move(nodes));
}

Tree rewritten(Tree tree, const std::vector<Rewrite>& rewrites, TokenRanges* ranges) {
    Tree result = std::move(tree);
    // Most nodes are no beginning of a rewrite; one bit for all functions with the same remainder tells them apart.
    std::uint64_t begins = 0;
    for (const Rewrite& rewrite : rewrites) {
        begins |= std::uint64_t{1} << (static_cast<unsigned>(rewrite.from.fun) % 64U);
    }
    for (std::size_t at = 0; at < result.size(); ++at) {
        if ((begins >> (result[at].fun % 64U) & 1U) == 0) {
            continue;
        }
        for (const Rewrite& rewrite : rewrites) {
            if (result[at].fun != rewrite.from.fun) {
                continue;
            }
            std::vector<std::size_t> bound(static_cast<std::size_t>(rewrite.variables));
            if (!matches(rewrite.from, result, at, bound)) {
                continue;
            }
            std::vector<Node> part;
            Origins origins;
            build(rewrite.to, result, bound, at, part, origins);
            if (ranges != nullptr) {
                TokenRanges moved(ranges->begin(), ranges->begin() + static_cast<std::ptrdiff_t>(at));
                for (const std::size_t origin : origins) {
                    moved.push_back((*ranges)[origin]);
                }
                moved.insert(moved.end(), ranges->begin() + static_cast<std::ptrdiff_t>(at + result[at].size),
                             ranges->end());
                *ranges = std::move(moved);
            }
            result = replaced(result, at, part);
        }
    }
    return result;
}

} // namespace blattwerk::engine::language
