#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// A number of strings or derivations, far beyond 64 bits: known modulo two primes, and roughly.
struct Count {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    double rough = 0;

    static Count of(std::uint64_t number) { return {number, number, static_cast<double>(number)}; }
    [[nodiscard]] Count operator+(const Count& other) const;
    [[nodiscard]] Count operator*(const Count& other) const;
    bool operator==(const Count& other) const { return first == other.first && second == other.second; }
};

/// Finite sets of word strings as minimal acyclic automata that share all equal parts. A set is the number of a state;
/// equal sets have equal numbers.
class Automata {
public:
    using Set = std::size_t;

    Automata();

    [[nodiscard]] Set none() const { return m_none; }
    /// Holds only the string without words.
    [[nodiscard]] Set emptyString() const { return m_empty; }
    [[nodiscard]] Set word(int terminal);
    [[nodiscard]] Set either(Set a, Set b);
    [[nodiscard]] Set sequence(Set a, Set b);
    [[nodiscard]] Set both(Set a, Set b);
    [[nodiscard]] Count size(Set set);
    /// One of the shortest strings. Precondition: not none().
    [[nodiscard]] std::vector<int> shortest(Set set) const;
    [[nodiscard]] std::size_t stateCount() const { return m_states.size(); }

private:
    using Edge = std::pair<int, std::uint32_t>;
    /// Its edges lie side by side in m_edges, sorted by terminal.
    struct State {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        bool accepts = false;
    };
    /// Results by pairs of sets, in one block of memory.
    class Memo {
    public:
        Memo() : m_entries(1024) {}
        /// The result of the pair, if it is known.
        [[nodiscard]] const Set* find(Set a, Set b) const;
        Set put(Set a, Set b, Set result);

    private:
        struct Entry {
            std::uint64_t key = kNoKey;
            Set result = 0;
        };
        static constexpr std::uint64_t kNoKey = ~std::uint64_t{0};
        [[nodiscard]] std::size_t placeOf(std::uint64_t key) const;

        std::vector<Entry> m_entries; ///< a power of two
        std::size_t m_used = 0;
    };

    [[nodiscard]] std::span<const Edge> edges(Set set) const {
        return {m_edges.data() + m_states[set].first, m_states[set].count};
    }
    /// The state with the edges at the end of the scratch list, which is cut back to `from`.
    [[nodiscard]] Set make(bool accepts, std::size_t from);
    void growTable();
    [[nodiscard]] static std::size_t hashOf(bool accepts, std::span<const Edge> edges);
    [[nodiscard]] std::size_t shortestLength(Set set, std::unordered_map<Set, std::size_t>& lengths) const;

    std::vector<State> m_states;
    std::vector<Edge> m_edges;
    std::vector<Edge> m_scratch;
    std::vector<std::uint32_t> m_table; ///< states by their edges: number + 1, 0 where there is none
    Memo m_unions;
    Memo m_sequences;
    Memo m_intersections;
    std::vector<Count> m_sizes; ///< of the first states; a size below zero is not known yet
    Set m_none = 0;
    Set m_empty = 0;
};

} // namespace blattwerk::engine::language
