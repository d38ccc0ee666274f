#pragma once

#include "engine/systems/heldenhain/state.h"

#include <cstddef>
#include <type_traits>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace blattwerk::engine::heldenhain {

/// Bit per slot of one side's field, also of the places behind the last figure, which may hold anything: the questions
/// that each step asks of all figures at once. The general form is a loop; where a figure is eight bytes, the processor
/// compares the whole field in a few instructions.
template<class L>
class FieldBits {
public:
    explicit FieldBits(const SideState<L>& side) : m_field(side.field) {}

    [[nodiscard]] unsigned ready() const { return withStance(Stance::kReady); }
    [[nodiscard]] unsigned waiting() const { return withStance(Stance::kWaiting); }
    [[nodiscard]] unsigned stressed() const {
        unsigned mask = 0;
        for (std::size_t slot = 0; slot < L::kField; ++slot) {
            // Shifting a conditional reads an unset copy of the slot in sanitized builds of GCC 12.
            mask |= static_cast<unsigned>(m_field[slot].stress != 0) << slot;
        }
        return mask;
    }

private:
    [[nodiscard]] unsigned withStance(unsigned bit) const {
        unsigned mask = 0;
        for (std::size_t slot = 0; slot < L::kField; ++slot) {
            mask |= (m_field[slot].stance.bits & bit) != 0 ? 1U << slot : 0U;
        }
        return mask;
    }

    const Figure<L>* m_field;
};

#ifdef __SSE2__
template<>
class FieldBits<Small> {
public:
    explicit FieldBits(const SideState<Small>& side) {
        static_assert(sizeof(Figure<Small>) == 8 && Small::kField == 6 && std::is_standard_layout_v<Figure<Small>>);
        static_assert(offsetof(Figure<Small>, stance) == 2 && offsetof(Figure<Small>, stress) == 3);
        const auto pair = [&](std::size_t slot) {
            return _mm_castsi128_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(side.field + slot)));
        };
        // The first halves of figures 0 to 3 and 4 to 5, of them the bytes of stance and stress.
        const __m128 last = pair(4);
        const __m128i low = _mm_castps_si128(_mm_shuffle_ps(pair(0), pair(2), _MM_SHUFFLE(2, 0, 2, 0)));
        const __m128i high = _mm_castps_si128(_mm_shuffle_ps(last, last, _MM_SHUFFLE(2, 0, 2, 0)));
        m_words = _mm_packs_epi32(_mm_srai_epi32(low, 16), _mm_srai_epi32(high, 16));
    }

    [[nodiscard]] unsigned ready() const { return signs(_mm_slli_epi16(m_words, 15)); }
    [[nodiscard]] unsigned waiting() const { return signs(_mm_slli_epi16(m_words, 14)); }
    [[nodiscard]] unsigned stressed() const {
        return ~signs(_mm_cmpeq_epi16(_mm_srli_epi16(m_words, 8), _mm_setzero_si128())) & kSlots;
    }

private:
    static constexpr unsigned kSlots = (1U << Small::kField) - 1U;
    static_assert(Stance::kReady == 1 && Stance::kWaiting == 2);

    [[nodiscard]] static unsigned signs(__m128i words) {
        return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(words, _mm_setzero_si128()))) & kSlots;
    }

    /// By slot: stance, and stress above it.
    __m128i m_words;
};
#endif

} // namespace blattwerk::engine::heldenhain
