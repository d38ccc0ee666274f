#include "engine/language/restated.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

namespace {

/// Nodes with the tokens they were read from.
struct Part {
    std::vector<Node> nodes;
    TokenRanges ranges;
};

class Restating {
public:
    Restating(Tree& tree, TokenRanges& ranges, const AbstractSyntax& syntax)
        : m_tree(tree),
          m_ranges(ranges),
          m_syntax(syntax) {}

    Restated all() {
        Restated result;
        bool any = false;
        for (std::size_t at = 0; at < m_tree.size(); ++at) {
            const Function& function = m_syntax.functions[m_tree[at].fun];
            if (!function.each && !function.chooses) {
                continue;
            }
            const std::size_t token = tokenOf(at, function);
            result.token = any ? result.token : token;
            any = true;
            if (function.each ? !restateEach(at) : !restateChoice(at)) {
                return {token, false};
            }
            at = 0;
        }
        return result;
    }

private:
    /// Where the sentence becomes one that is only read: at the choice, or at the word before what is counted.
    [[nodiscard]] std::size_t tokenOf(std::size_t at, const Function& function) const {
        const std::size_t token = m_ranges[function.each ? m_tree.child(at, 1) : at].first;
        return function.each && token > 0 ? token - 1 : token;
    }

    [[nodiscard]] std::size_t parentOf(std::size_t node) const {
        std::size_t parent = node - 1;
        while (parent + m_tree[parent].size <= node) {
            --parent;
        }
        return parent;
    }

    [[nodiscard]] Part copied(std::size_t node) const {
        const auto from = static_cast<std::ptrdiff_t>(node);
        const auto to = static_cast<std::ptrdiff_t>(node + m_tree[node].size);
        return {{m_tree.nodes().begin() + from, m_tree.nodes().begin() + to},
                {m_ranges.begin() + from, m_ranges.begin() + to}};
    }

    /// A function of parts; it stands where `like` stood.
    [[nodiscard]] Part made(int fun, std::size_t like, const std::vector<Part>& args) const {
        Part part{{{static_cast<FunctionId>(fun), 1, 0}}, {m_ranges[like]}};
        for (const Part& arg : args) {
            part.nodes.insert(part.nodes.end(), arg.nodes.begin(), arg.nodes.end());
            part.ranges.insert(part.ranges.end(), arg.ranges.begin(), arg.ranges.end());
        }
        part.nodes[0].size = static_cast<std::uint16_t>(part.nodes.size());
        return part;
    }

    void put(std::size_t node, const Part& part) {
        const auto from = m_ranges.begin() + static_cast<std::ptrdiff_t>(node);
        const auto to = from + m_tree[node].size;
        m_ranges.insert(m_ranges.erase(from, to), part.ranges.begin(), part.ranges.end());
        m_tree = replaced(m_tree, node, part.nodes);
    }

    /// perEach(effect, what is counted, limit): the effect must have one amount, and that must be 1.
    [[nodiscard]] bool restateEach(std::size_t at) {
        const std::size_t parent = parentOf(at);
        const std::size_t effect = m_tree.child(at, 0);
        const std::vector<Argument>& args = m_syntax.functions[m_tree[effect].fun].args;
        const int amountCategory = m_syntax.function(m_syntax.variable).category;
        std::size_t amount = 0;
        for (std::size_t i = 0; i < args.size(); ++i) {
            if (args[i].category == amountCategory) {
                amount = amount == 0 ? m_tree.child(effect, i) : at;
            }
        }
        if (amount <= at || m_tree[amount].fun != m_syntax.integer || m_tree[amount].value != 1) {
            return false;
        }
        Part said = copied(effect);
        said.nodes[amount - effect] = {static_cast<FunctionId>(m_syntax.variable), 1, 0};
        const Part counted = made(m_syntax.definition, at, {copied(m_tree.child(at, 1)), copied(m_tree.child(at, 2))});
        const int sequence = m_syntax.find("seq");
        if (m_tree.childCount(parent) == 1) {
            const int last = m_tree[parent].fun;
            put(parent, made(sequence, parent, {said, made(last, parent, {counted})}));
        } else {
            const int joint = m_tree[parent].fun;
            const int before = joint == m_syntax.find("lastThen") ? m_syntax.find("stepsThen") : joint;
            const Part rest = copied(m_tree.child(parent, 1));
            put(parent, made(before, parent, {said, made(joint, parent, {counted, rest})}));
        }
        return true;
    }

    /// What the sentence behind names first, if nothing else is chosen there before.
    [[nodiscard]] std::size_t firstMention(std::size_t rest) const {
        if (m_tree[rest].size < 2) {
            return 0;
        }
        const std::size_t end = rest + 1 + m_tree[rest + 1].size;
        for (std::size_t node = rest + 1; node < end; ++node) {
            const Function& function = m_syntax.functions[m_tree[node].fun];
            if (function.pronoun || function.chosen || function.chosenMany) {
                return node;
            }
            if (function.introduces || function.branch) {
                return 0;
            }
        }
        return 0;
    }

    /// Whether the thing may stand in the place of the node.
    [[nodiscard]] bool takes(std::size_t node, std::size_t thing) const {
        const std::size_t parent = parentOf(node);
        const std::vector<Argument>& args = m_syntax.functions[m_tree[parent].fun].args;
        std::size_t arg = 0;
        while (arg < args.size() && m_tree.child(parent, arg) != node) {
            ++arg;
        }
        const std::vector<int> members = m_syntax.membersOf(args[arg].category);
        const int category = m_syntax.functions[m_tree[thing].fun].category;
        return std::find(members.begin(), members.end(), category) != members.end();
    }

    [[nodiscard]] bool restateChoice(std::size_t at) {
        const std::size_t parent = parentOf(at);
        if (m_tree.childCount(parent) != 2 || m_tree[parent].fun == m_syntax.find("lastThen")) {
            return false;
        }
        const std::size_t rest = m_tree.child(parent, 1);
        const std::size_t mention = firstMention(rest);
        if (mention == 0 || !takes(mention, at + 1)) {
            return false;
        }
        const Part thing = copied(at + 1);
        put(mention, thing);
        put(parent, copied(rest));
        return true;
    }

    Tree& m_tree;
    TokenRanges& m_ranges;
    const AbstractSyntax& m_syntax;
};

} // namespace

Restated restate(Tree& tree, TokenRanges& ranges, const AbstractSyntax& syntax) {
    return Restating(tree, ranges, syntax).all();
}

} // namespace blattwerk::engine::language
