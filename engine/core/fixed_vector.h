#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine {

/// Up to `Capacity` trivial values in place, without allocation and without clearing memory that is not used.
template<typename T, std::size_t Capacity>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;

    FixedVector() {} // NOLINT: the storage stays uninitialised, also of types with default member values

    void clear() { m_size = 0; }
    void push_back(const T& value) {
        assert(m_size < Capacity);
        m_items[m_size++] = value;
    }
    /// Appends where `wanted`, without a branch. Precondition: there is room in either case.
    void push_back_if(const T& value, bool wanted) {
        assert(m_size < Capacity);
        m_items[m_size] = value;
        m_size += static_cast<std::size_t>(wanted);
    }
    /// Takes over what was written behind the old end.
    void setEnd(const T* end) {
        assert(end >= m_items && end <= m_items + Capacity);
        m_size = static_cast<std::size_t>(end - m_items);
    }
    void pop_back() {
        assert(m_size > 0);
        --m_size;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] bool full() const { return m_size == Capacity; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t i) { return m_items[i]; }
    const T& operator[](std::size_t i) const { return m_items[i]; }
    T* begin() { return m_items; }
    T* end() { return m_items + m_size; }
    const T* begin() const { return m_items; }
    const T* end() const { return m_items + m_size; }

    [[nodiscard]] bool contains(const T& value) const {
        for (const T& item : *this) {
            if (item == value) {
                return true;
            }
        }
        return false;
    }

private:
    union {
        T m_items[Capacity];
    };
    std::size_t m_size = 0;
};

} // namespace blattwerk::engine
