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
    /// Free figures get ready and stop waiting, nobody has acted; answers the bits of the others.
    static unsigned wake(SideState<L>& side) {
        unsigned locked = 0;
        for (std::size_t slot = 0; slot < L::kField; ++slot) {
            Figure<L>& figure = side.field[slot];
            const bool free = figure.stance.lock() == Lock::Free;
            Stance awake = figure.stance;
            awake.awake();
            figure.stance = free ? awake : figure.stance;
            figure.actions = 0;
            locked |= static_cast<unsigned>(!free) << slot;
        }
        return locked;
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
    static unsigned wake(SideState<Small>& side) {
        static_assert(offsetof(Figure<Small>, actions) == 4);
        constexpr int kLockBits = 0x0C << 16; // of the first half of a figure, as the two others
        const __m128i ready = _mm_set_epi32(0, Stance::kReady << 16, 0, Stance::kReady << 16);
        const __m128i waiting = _mm_set_epi32(0, Stance::kWaiting << 16, 0, Stance::kWaiting << 16);
        const __m128i actions = _mm_set_epi32(0xFF, 0, 0xFF, 0);
        const auto wakeTwo = [&](std::size_t slot) {
            auto* const two = reinterpret_cast<__m128i*>(side.field + slot);
            const __m128i old = _mm_loadu_si128(two);
            const __m128i lock = _mm_and_si128(old, _mm_set1_epi32(kLockBits));
            const __m128i free = _mm_cmpeq_epi32(lock, _mm_setzero_si128());
            const __m128i cleared = _mm_or_si128(_mm_and_si128(free, waiting), actions);
            _mm_storeu_si128(two, _mm_andnot_si128(cleared, _mm_or_si128(old, _mm_and_si128(free, ready))));
            return _mm_castsi128_ps(free);
        };
        const __m128 first = wakeTwo(0);
        const __m128 second = wakeTwo(2);
        const __m128 third = wakeTwo(4);
        const int low = _mm_movemask_ps(_mm_shuffle_ps(first, second, _MM_SHUFFLE(2, 0, 2, 0)));
        const int high = _mm_movemask_ps(_mm_shuffle_ps(third, third, _MM_SHUFFLE(2, 0, 2, 0)));
        return ~static_cast<unsigned>(low | high << 4) & kSlots;
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
