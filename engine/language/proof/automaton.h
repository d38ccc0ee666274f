#pragma once

#include <cstddef>
#include <cstdint>
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
    struct State {
        bool accepts = false;
        std::vector<std::pair<int, Set>> edges; ///< sorted by terminal

        bool operator==(const State&) const = default;
    };
    struct StateHash {
        std::size_t operator()(const State& state) const;
    };
    using Memo = std::unordered_map<std::uint64_t, Set>;

    [[nodiscard]] Set make(State state);
    [[nodiscard]] static std::uint64_t key(Set a, Set b) { return static_cast<std::uint64_t>(a) << 32U | b; }
    [[nodiscard]] std::size_t shortestLength(Set set, std::unordered_map<Set, std::size_t>& lengths) const;

    std::vector<State> m_states;
    std::unordered_map<State, Set, StateHash> m_ids;
    Memo m_unions;
    Memo m_sequences;
    Memo m_intersections;
    std::unordered_map<Set, Count> m_sizes;
    Set m_none = 0;
    Set m_empty = 0;
};

} // namespace blattwerk::engine::language
