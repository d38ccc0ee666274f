#pragma once

#include "engine/systems/ikonen/parameters.h"
#include "engine/systems/ikonen/program.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::ikonen {

/// IKO-R1.
enum class CardType : std::uint8_t { Icon, Equipment, Effect };

/// The key of a type in files (`ausruestung`), and the type of that key; false if there is none.
[[nodiscard]] std::string_view cardTypeKey(CardType type);
[[nodiscard]] bool cardTypeFromKey(std::string_view key, CardType& type);

/// What play needs of a card.
struct CardInfo {
    CardType type = CardType::Icon;
    /// Of an Ikone what is printed, of other cards what they add.
    std::int16_t values[kValueCount] = {};
    /// Triggers of its abilities, as bits.
    std::uint16_t triggers = 0;
    CardProgram program;
};

constexpr std::uint16_t bitOf(Trigger trigger) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(trigger));
}

/// Everything about a match that does not change. A card has one number per owner: those of side A come first, each
/// side's in the order of the keys; so a number tells whose discard the card goes to (IKO-D9). Immutable once built.
struct Rules {
    static constexpr std::size_t kMostCards = 250;

    Parameters parameters;
    std::vector<CardInfo> cards;
    std::vector<std::string> keys;
    Programs programs;
    /// Cards of each side with all copies, in the order of their numbers: what may be known of the hidden ones.
    std::vector<std::uint8_t> decks[2];
    /// Number of the first card of side B.
    std::size_t secondOwner = 0;
    int manualClauses = 0;

    [[nodiscard]] int owner(std::size_t card) const { return card < secondOwner ? 0 : 1; }
    /// The type of a card that is seen.
    [[nodiscard]] bool isIcon(std::size_t card) const {
        return card < cards.size() && cards[card].type == CardType::Icon;
    }
    [[nodiscard]] std::span<const Ability> abilitiesOf(std::size_t card) const {
        return programs.abilitiesOf(cards[card].program);
    }
    [[nodiscard]] std::span<const Static> staticsOf(std::size_t card) const {
        return programs.staticsOf(cards[card].program);
    }
    /// Number of that side's card with the key, -1 without one.
    [[nodiscard]] int indexOf(int owner, std::string_view key) const;
};

} // namespace blattwerk::engine::ikonen
