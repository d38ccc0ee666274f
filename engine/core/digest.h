#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace blattwerk::engine {

/// A running 64-bit hash, equal on every machine of the same byte order. For comparing states, not for security.
class Digest {
public:
    void add(std::uint64_t value) {
        m_hash = (m_hash ^ value) * 0x9fb21c651e98df25U;
        m_hash ^= m_hash >> 28U;
    }
    void addBytes(const void* data, std::size_t size) {
        const auto* bytes = static_cast<const unsigned char*>(data);
        while (size >= 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes, 8);
            add(word);
            bytes += 8;
            size -= 8;
        }
        std::uint64_t rest = size;
        for (std::size_t i = 0; i < size; ++i) {
            rest = rest << 8U | bytes[i];
        }
        add(rest);
    }
    [[nodiscard]] std::uint64_t value() const {
        std::uint64_t hash = m_hash * 0x9e3779b97f4a7c15U;
        return hash ^ (hash >> 32U);
    }

private:
    std::uint64_t m_hash = 0x2545f4914f6cdd1dU;
};

} // namespace blattwerk::engine
