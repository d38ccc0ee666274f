#include "engine/language/proof/automaton.h"

#include <limits>

namespace blattwerk::engine::language {

namespace {

constexpr std::uint64_t kFirstPrime = (std::uint64_t{1} << 61U) - 1;
constexpr std::uint64_t kSecondPrime = 2305843009213693921ULL;

std::uint64_t addModulo(std::uint64_t a, std::uint64_t b, std::uint64_t prime) {
    return (a + b) % prime;
}

/// Product by doubling: both factors are below 2^61, so nothing overflows.
std::uint64_t multiplyModulo(std::uint64_t a, std::uint64_t b, std::uint64_t prime) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>(static_cast<Wide>(a) * b % prime);
}

} // namespace

Count Count::operator+(const Count& other) const {
    return {addModulo(first, other.first, kFirstPrime), addModulo(second, other.second, kSecondPrime),
            rough + other.rough};
}

Count Count::operator*(const Count& other) const {
    return {multiplyModulo(first, other.first, kFirstPrime), multiplyModulo(second, other.second, kSecondPrime),
            rough * other.rough};
}

std::size_t Automata::StateHash::operator()(const State& state) const {
    std::size_t hash = state.accepts ? 1 : 0;
    for (const auto& [terminal, to] : state.edges) {
        hash = (hash ^ (static_cast<std::size_t>(terminal) * 1000003U + to)) * 0x9E3779B97F4A7C15ULL;
    }
    return hash;
}

Automata::Automata() {
    m_none = make({false, {}});
    m_empty = make({true, {}});
}

Automata::Set Automata::make(State state) {
    const auto [entry, isNew] = m_ids.try_emplace(std::move(state), m_states.size());
    if (isNew) {
        m_states.push_back(entry->first);
    }
    return entry->second;
}

Automata::Set Automata::word(int terminal) {
    return make({false, {{terminal, m_empty}}});
}

Automata::Set Automata::either(Set a, Set b) {
    if (a == b || b == m_none) {
        return a;
    }
    if (a == m_none) {
        return b;
    }
    if (a > b) {
        std::swap(a, b);
    }
    if (const auto known = m_unions.find(key(a, b)); known != m_unions.end()) {
        return known->second;
    }
    State made{m_states[a].accepts || m_states[b].accepts, {}};
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < m_states[a].edges.size() || j < m_states[b].edges.size()) {
        const bool hasA = i < m_states[a].edges.size();
        const bool hasB = j < m_states[b].edges.size();
        if (hasA && (!hasB || m_states[a].edges[i].first < m_states[b].edges[j].first)) {
            made.edges.push_back(m_states[a].edges[i++]);
        } else if (hasB && (!hasA || m_states[b].edges[j].first < m_states[a].edges[i].first)) {
            made.edges.push_back(m_states[b].edges[j++]);
        } else {
            const int terminal = m_states[a].edges[i].first;
            made.edges.emplace_back(terminal, either(m_states[a].edges[i].second, m_states[b].edges[j].second));
            ++i;
            ++j;
        }
    }
    return m_unions[key(a, b)] = make(std::move(made));
}

Automata::Set Automata::sequence(Set a, Set b) {
    if (a == m_none || b == m_none) {
        return m_none;
    }
    if (a == m_empty) {
        return b;
    }
    if (b == m_empty) {
        return a;
    }
    if (const auto known = m_sequences.find(key(a, b)); known != m_sequences.end()) {
        return known->second;
    }
    State made;
    for (std::size_t i = 0; i < m_states[a].edges.size(); ++i) {
        const auto [terminal, to] = m_states[a].edges[i];
        made.edges.emplace_back(terminal, sequence(to, b));
    }
    Set result = make(std::move(made));
    if (m_states[a].accepts) {
        result = either(result, b);
    }
    return m_sequences[key(a, b)] = result;
}

Automata::Set Automata::both(Set a, Set b) {
    if (a == m_none || b == m_none) {
        return m_none;
    }
    if (a == b) {
        return a;
    }
    if (a > b) {
        std::swap(a, b);
    }
    if (const auto known = m_intersections.find(key(a, b)); known != m_intersections.end()) {
        return known->second;
    }
    State made{m_states[a].accepts && m_states[b].accepts, {}};
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < m_states[a].edges.size() && j < m_states[b].edges.size()) {
        const auto [terminal, toA] = m_states[a].edges[i];
        const auto [other, toB] = m_states[b].edges[j];
        if (terminal == other) {
            if (const Set common = both(toA, toB); common != m_none) {
                made.edges.emplace_back(terminal, common);
            }
        }
        i += terminal <= other ? 1U : 0U;
        j += other <= terminal ? 1U : 0U;
    }
    return m_intersections[key(a, b)] = make(std::move(made));
}

Count Automata::size(Set set) {
    if (const auto known = m_sizes.find(set); known != m_sizes.end()) {
        return known->second;
    }
    Count count = Count::of(m_states[set].accepts ? 1 : 0);
    for (std::size_t i = 0; i < m_states[set].edges.size(); ++i) {
        count = count + size(m_states[set].edges[i].second);
    }
    return m_sizes[set] = count;
}

std::size_t Automata::shortestLength(Set set, std::unordered_map<Set, std::size_t>& lengths) const {
    if (m_states[set].accepts) {
        return 0;
    }
    if (const auto known = lengths.find(set); known != lengths.end()) {
        return known->second;
    }
    std::size_t best = std::numeric_limits<std::size_t>::max() / 2;
    for (const auto& [terminal, to] : m_states[set].edges) {
        best = std::min(best, 1 + shortestLength(to, lengths));
    }
    return lengths[set] = best;
}

std::vector<int> Automata::shortest(Set set) const {
    std::unordered_map<Set, std::size_t> lengths;
    std::vector<int> words;
    while (!m_states[set].accepts) {
        const std::pair<int, Set>* best = nullptr;
        for (const auto& edge : m_states[set].edges) {
            if (best == nullptr || shortestLength(edge.second, lengths) < shortestLength(best->second, lengths)) {
                best = &edge;
            }
        }
        if (best == nullptr) {
            break;
        }
        words.push_back(best->first);
        set = best->second;
    }
    return words;
}

} // namespace blattwerk::engine::language
