#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// A function of the abstract syntax (the .abs files), by its number in the loaded language.
using FunctionId = std::uint16_t;

/// One node of a tree in preorder. The value is the number of an integer literal or the index of a name or text in the
/// strings of the reading; for other nodes it only records how the thing was worded and carries no meaning.
struct Node {
    FunctionId fun = 0;
    std::uint16_t size = 1; ///< nodes of the subtree, itself included
    std::int32_t value = 0;

    bool operator==(const Node&) const = default;
};

/// The meaning of one ability (a paragraph of a card text). Nodes stand in preorder, children in the order of the
/// arguments of their function.
class Tree {
public:
    Tree() = default;
    explicit Tree(std::vector<Node> nodes) : m_nodes(std::move(nodes)) {}

    [[nodiscard]] bool empty() const { return m_nodes.empty(); }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    [[nodiscard]] const Node& operator[](std::size_t node) const { return m_nodes[node]; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] std::vector<Node>& nodes() { return m_nodes; }

    /// Index of the n-th child. Precondition: the node has that many.
    [[nodiscard]] std::size_t child(std::size_t node, std::size_t n) const {
        std::size_t at = node + 1;
        while (n-- > 0) {
            at += m_nodes[at].size;
        }
        return at;
    }
    [[nodiscard]] std::size_t childCount(std::size_t node) const {
        std::size_t count = 0;
        for (std::size_t at = node + 1; at < node + m_nodes[node].size; at += m_nodes[at].size) {
            ++count;
        }
        return count;
    }

    bool operator==(const Tree&) const = default;

private:
    std::vector<Node> m_nodes;
};

} // namespace blattwerk::engine::language
