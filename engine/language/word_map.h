#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// Hash of a folded word. The tokenizer makes it once per word and asks several maps with it.
[[nodiscard]] inline std::uint64_t wordHash(std::string_view word) {
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15ULL;
    std::uint64_t hash = word.size() * kFactor;
    const auto mix = [&](std::uint64_t part) {
        hash = (hash ^ part) * kFactor;
        hash ^= hash >> 29U;
    };
    const auto load = [](const char* from, auto part) {
        std::memcpy(&part, from, sizeof part);
        return part;
    };
    const char* at = word.data();
    std::size_t left = word.size();
    for (; left > sizeof(std::uint64_t); left -= sizeof(std::uint64_t), at += sizeof(std::uint64_t)) {
        mix(load(at, std::uint64_t{0}));
    }
    // The rest in two parts, which overlap where they are longer than it.
    if (left >= sizeof(std::uint32_t)) {
        const std::uint64_t first = load(at, std::uint32_t{0});
        mix(first << 32U | load(at + left - sizeof(std::uint32_t), std::uint32_t{0}));
    } else if (left > 0) {
        const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(at[i])}; };
        mix(byte(0) << 16U | byte(left / 2) << 8U | byte(left - 1));
    }
    return hash;
}

/// Whether two words are the same; quicker than a call for the few letters of one.
[[nodiscard]] inline bool areEqual(std::string_view a, std::string_view b) {
    const std::size_t size = a.size();
    if (size != b.size()) {
        return false;
    }
    const auto differ = [&](std::size_t at, auto x) {
        auto y = x;
        std::memcpy(&x, a.data() + at, sizeof x);
        std::memcpy(&y, b.data() + at, sizeof y);
        return x != y;
    };
    constexpr std::size_t kLong = sizeof(std::uint64_t);
    constexpr std::size_t kShort = sizeof(std::uint32_t);
    if (size >= kLong) {
        for (std::size_t at = 0; at + kLong < size; at += kLong) {
            if (differ(at, std::uint64_t{0})) {
                return false;
            }
        }
        return !differ(size - kLong, std::uint64_t{0});
    }
    if (size >= kShort) {
        return !differ(0, std::uint32_t{0}) && !differ(size - kShort, std::uint32_t{0});
    }
    return size == 0 || (a[0] == b[0] && a[size / 2] == b[size / 2] && a[size - 1] == b[size - 1]);
}

/// Values by word, for many look-ups and few insertions.
template<typename Value>
class WordMap {
public:
    using Entry = std::pair<std::string, Value>;

    /// The value of the word; a new one if it has none yet.
    Value& operator[](std::string_view word) {
        const std::uint64_t hash = wordHash(word);
        if (const std::size_t known = position(word, hash); m_slots[known].entry != 0) {
            return m_entries[m_slots[known].entry - 1].second;
        }
        m_entries.emplace_back(std::string(word), Value());
        if (m_entries.size() * 2 > m_slots.size()) {
            m_slots.assign(m_slots.size() * 4, {});
            for (std::size_t i = 0; i + 1 < m_entries.size(); ++i) {
                place(i);
            }
        }
        place(m_entries.size() - 1);
        return m_entries.back().second;
    }

    [[nodiscard]] const Value* find(std::string_view word, std::uint64_t hash) const {
        const std::uint32_t entry = m_slots[position(word, hash)].entry;
        return entry == 0 ? nullptr : &m_entries[entry - 1].second;
    }
    [[nodiscard]] const Value* find(std::string_view word) const { return find(word, wordHash(word)); }

    [[nodiscard]] std::vector<Entry>& entries() { return m_entries; }

private:
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t entry = 0; ///< 0: free, else one more than its number
    };

    /// Of the word, or of the free slot where it would be.
    [[nodiscard]] std::size_t position(std::string_view word, std::uint64_t hash) const {
        const auto tag = static_cast<std::uint32_t>(hash >> 32U);
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = hash & mask;
        while (m_slots[at].entry != 0 &&
               (m_slots[at].tag != tag || !areEqual(m_entries[m_slots[at].entry - 1].first, word))) {
            at = (at + 1) & mask;
        }
        return at;
    }
    void place(std::size_t entry) {
        const std::string& word = m_entries[entry].first;
        const std::uint64_t hash = wordHash(word);
        m_slots[position(word, hash)] = {static_cast<std::uint32_t>(hash >> 32U),
                                         static_cast<std::uint32_t>(entry) + 1};
    }

    std::vector<Entry> m_entries;
    std::vector<Slot> m_slots = std::vector<Slot>(8); ///< a power of two, at most half full
};

} // namespace blattwerk::engine::language
