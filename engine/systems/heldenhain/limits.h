#pragma once

#include <cstddef>
#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// How much room a state has. `Small` serves every game under the usual parameters and keeps a state within 512 bytes;
/// `Large` serves the widest values that the parameters allow. `Rules::fitsSmall` says which one a game needs.
struct Small {
    using Card = std::uint8_t;
    using SlotMask = std::uint8_t;
    using Count = std::uint8_t;
    using AssistNames = std::uint16_t;
    static constexpr std::size_t kDeck = 64;
    static constexpr std::size_t kField = 6;
    static constexpr std::size_t kEquipment = 1;
    static constexpr std::size_t kAssists = 6;
    static constexpr std::size_t kQueue = 13;
    static constexpr std::size_t kLasting = 7;
    static constexpr std::size_t kTokens = 3;
};

struct Large {
    using Card = std::uint16_t;
    using SlotMask = std::uint16_t;
    using Count = std::uint16_t;
    using AssistNames = std::uint64_t;
    static constexpr std::size_t kDeck = 256;
    static constexpr std::size_t kField = 12;
    static constexpr std::size_t kEquipment = 3;
    static constexpr std::size_t kAssists = 16;
    static constexpr std::size_t kQueue = 128;
    static constexpr std::size_t kLasting = 32;
    static constexpr std::size_t kTokens = 8;
};

} // namespace blattwerk::engine::heldenhain
