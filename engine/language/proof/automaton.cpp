#include "engine/language/proof/automaton.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::language {

namespace {

constexpr std::uint64_t kFirstPrime = (std::uint64_t{1} << 61U) - 1;
constexpr std::uint64_t kSecondPrime = 2305843009213693921ULL;

std::uint64_t addModulo(std::uint64_t a, std::uint64_t b, std::uint64_t prime) {
    const std::uint64_t sum = a + b; // both below the prime
    return sum >= prime ? sum - prime : sum;
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

std::size_t Automata::Memo::placeOf(std::uint64_t key) const {
    std::size_t at = static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> 20U) & (m_entries.size() - 1);
    while (m_entries[at].key != key && m_entries[at].key != kNoKey) {
        at = (at + 1) & (m_entries.size() - 1);
    }
    return at;
}

const Automata::Set* Automata::Memo::find(Set a, Set b) const {
    const std::uint64_t key = static_cast<std::uint64_t>(a) << 32U | b;
    const Entry& entry = m_entries[placeOf(key)];
    return entry.key == key ? &entry.result : nullptr;
}

Automata::Set Automata::Memo::put(Set a, Set b, Set result) {
    if (2 * ++m_used > m_entries.size()) {
        std::vector<Entry> old(4 * m_entries.size());
        old.swap(m_entries);
        for (const Entry& entry : old) {
            if (entry.key != kNoKey) {
                m_entries[placeOf(entry.key)] = entry;
            }
        }
    }
    const std::uint64_t key = static_cast<std::uint64_t>(a) << 32U | b;
    m_entries[placeOf(key)] = {key, result};
    return result;
}

std::size_t Automata::hashOf(bool accepts, std::span<const Edge> edges) {
    std::uint64_t hash = accepts ? 1 : 0;
    for (const auto& [terminal, to] : edges) {
        const auto word = static_cast<std::uint64_t>(static_cast<std::uint32_t>(terminal)) << 32U | to;
        hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29U;
    }
    return static_cast<std::size_t>(hash);
}

Automata::Automata() : m_table(4096) {
    m_none = make(false, 0);
    m_empty = make(true, 0);
}

void Automata::growTable() {
    m_table.assign(4 * m_table.size(), 0);
    for (std::uint32_t set = 0; set < m_states.size(); ++set) {
        std::size_t at = hashOf(m_states[set].accepts, edges(set)) & (m_table.size() - 1);
        while (m_table[at] != 0) {
            at = (at + 1) & (m_table.size() - 1);
        }
        m_table[at] = set + 1;
    }
}

Automata::Set Automata::make(bool accepts, std::size_t from) {
    const std::span<const Edge> wanted{m_scratch.data() + from, m_scratch.size() - from};
    std::size_t at = hashOf(accepts, wanted) & (m_table.size() - 1);
    for (; m_table[at] != 0; at = (at + 1) & (m_table.size() - 1)) {
        const Set known = m_table[at] - 1;
        const std::span<const Edge> had = edges(known);
        if (m_states[known].accepts == accepts && std::equal(had.begin(), had.end(), wanted.begin(), wanted.end())) {
            m_scratch.resize(from);
            return known;
        }
    }
    const auto made = static_cast<std::uint32_t>(m_states.size());
    m_table[at] = made + 1;
    m_states.push_back(
        {static_cast<std::uint32_t>(m_edges.size()), static_cast<std::uint32_t>(wanted.size()), accepts});
    m_edges.insert(m_edges.end(), wanted.begin(), wanted.end());
    m_scratch.resize(from);
    if (2 * m_states.size() > m_table.size()) {
        growTable();
    }
    return made;
}

Automata::Set Automata::word(int terminal) {
    const std::size_t from = m_scratch.size();
    m_scratch.emplace_back(terminal, static_cast<std::uint32_t>(m_empty));
    return make(false, from);
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
    if (const Set* known = m_unions.find(a, b)) {
        return *known;
    }
    const std::size_t from = m_scratch.size();
    for (std::size_t i = 0, j = 0; i < m_states[a].count || j < m_states[b].count;) {
        const bool hasA = i < m_states[a].count;
        const bool hasB = j < m_states[b].count;
        if (hasA && (!hasB || edges(a)[i].first < edges(b)[j].first)) {
            m_scratch.push_back(edges(a)[i++]);
        } else if (hasB && (!hasA || edges(b)[j].first < edges(a)[i].first)) {
            m_scratch.push_back(edges(b)[j++]);
        } else {
            const int terminal = edges(a)[i].first;
            const Set to = either(edges(a)[i++].second, edges(b)[j++].second);
            m_scratch.emplace_back(terminal, static_cast<std::uint32_t>(to));
        }
    }
    return m_unions.put(a, b, make(m_states[a].accepts || m_states[b].accepts, from));
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
    if (const Set* known = m_sequences.find(a, b)) {
        return *known;
    }
    const std::size_t from = m_scratch.size();
    for (std::size_t i = 0; i < m_states[a].count; ++i) {
        const auto [terminal, to] = edges(a)[i];
        const Set rest = sequence(to, b);
        m_scratch.emplace_back(terminal, static_cast<std::uint32_t>(rest));
    }
    Set result = make(false, from);
    if (m_states[a].accepts) {
        result = either(result, b);
    }
    return m_sequences.put(a, b, result);
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
    if (const Set* known = m_intersections.find(a, b)) {
        return *known;
    }
    const std::size_t from = m_scratch.size();
    for (std::size_t i = 0, j = 0; i < m_states[a].count && j < m_states[b].count;) {
        const auto [terminal, toA] = edges(a)[i];
        const auto [other, toB] = edges(b)[j];
        if (terminal == other) {
            if (const Set common = both(toA, toB); common != m_none) {
                m_scratch.emplace_back(terminal, static_cast<std::uint32_t>(common));
            }
        }
        i += terminal <= other ? 1U : 0U;
        j += other <= terminal ? 1U : 0U;
    }
    return m_intersections.put(a, b, make(m_states[a].accepts && m_states[b].accepts, from));
}

Count Automata::size(Set set) {
    if (m_sizes.size() < m_states.size()) {
        m_sizes.resize(m_states.size(), {0, 0, -1});
    }
    if (m_sizes[set].rough >= 0) {
        return m_sizes[set];
    }
    Count count = Count::of(m_states[set].accepts ? 1 : 0);
    for (const Edge& edge : edges(set)) {
        count = count + size(edge.second);
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
    for (const auto& [terminal, to] : edges(set)) {
        best = std::min(best, 1 + shortestLength(to, lengths));
    }
    return lengths[set] = best;
}

std::vector<int> Automata::shortest(Set set) const {
    std::unordered_map<Set, std::size_t> lengths;
    std::vector<int> words;
    while (!m_states[set].accepts) {
        const Edge* best = nullptr;
        for (const Edge& edge : edges(set)) {
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
