#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace blattwerk::engine {

/// xoshiro256**, seeded by splitmix64. Same seed, same numbers on every machine and compiler; it is part of a game's
/// state and trivially copyable. Bounded draws and shuffles are our own, because those of the standard library differ
/// between implementations.
class Rng {
public:
    constexpr Rng() : Rng(0) {}
    explicit constexpr Rng(std::uint64_t seed) {
        for (std::uint64_t& word : m_words) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
            word = z ^ (z >> 31U);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(m_words[1] * 5, 7) * 9;
        const std::uint64_t t = m_words[1] << 17U;
        m_words[2] ^= m_words[0];
        m_words[3] ^= m_words[1];
        m_words[1] ^= m_words[2];
        m_words[0] ^= m_words[3];
        m_words[2] ^= t;
        m_words[3] = rotate(m_words[3], 45);
        return result;
    }

    /// Uniform in [0, bound) without bias (Lemire's multiply and reject). Precondition: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32U) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    constexpr bool coin() { return (next() >> 63U) != 0; }

    /// Fisher and Yates, from the last place down.
    template<typename T>
    constexpr void shuffle(std::span<T> items) {
        Rng local = *this; // bytes that are swapped might be the generator's: a copy stays in registers
        for (std::size_t i = items.size(); i > 1; --i) {
            const std::uint32_t j = local.below(static_cast<std::uint32_t>(i));
            std::swap(items[i - 1], items[j]);
        }
        *this = local;
    }

    constexpr bool operator==(const Rng&) const = default;

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, unsigned k) { return (x << k) | (x >> (64U - k)); }

    std::uint64_t m_words[4] = {};
};

} // namespace blattwerk::engine
