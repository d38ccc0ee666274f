#pragma once

#include <cstdint>

namespace blattwerk::engine::heldenhain {

enum class CardType : std::uint8_t {
    Character,
    Companion,
    Illusion,
    Equipment,
    Assist,
    ActionCard,
    Headquarters,
    Location,
};

using TypeMask = std::uint8_t;

constexpr TypeMask maskOf(CardType type) {
    return static_cast<TypeMask>(1U << static_cast<unsigned>(type));
}

constexpr TypeMask kAnyType = 0xFF;
/// Charakter, Begleiter and Illusion (HEL-R43).
constexpr TypeMask kFigureTypes = 0x07;

constexpr bool isFigure(CardType type) {
    return (maskOf(type) & kFigureTypes) != 0;
}

enum class Stat : std::uint8_t { Effort, Stamina, Points };

/// What a card in play does to others or to rule queries; a side's state keeps the union of its cards in play, so that
/// the usual query costs one test.
enum Aura : std::uint16_t {
    kAuraEffort = 1U << 0U,
    kAuraStamina = 1U << 1U,
    kAuraPoints = 1U << 2U,
    kAuraCost = 1U << 3U,
    kAuraCover = 1U << 4U,
    kAuraGuard = 1U << 5U,
    kAuraKeepsPoints = 1U << 6U,
    kAuraRedirect = 1U << 7U,
    kAuraSelfRules = 1U << 8U, // P1-P5, S7, S8 about others, or with a condition
    kAuraReplace = 1U << 9U,   // X3, X4
    kAuraReduce = 1U << 10U,   // X1
    kAuraCrew = 1U << 11U,     // what counts for Mannschaft (HEL-R118)
    kAuraFrailty = 1U << 12U,  // lowers an Ausdauer, or raises it only while something holds
    kAuraShield = 1U << 13U,   // the card's own P3 or P6
    kAuraFickle = 1U << 14U,   // changes values by more than which cards are in play; for players alone
};

/// What a figure may do by its own card and Ausrüstung, whatever else holds: the usual questions of each step in one
/// byte. Follows from type, triggers and selfRules; set by compileRules.
enum Trait : std::uint8_t {
    kTraitCollects = 1U << 0U,
    kTraitExhausts = 1U << 1U, // has an exhaust action
    kTraitAtOnce = 1U << 2U,   // S7
    kTraitNoCollect = 1U << 3U,
    kTraitNoDistract = 1U << 4U,
};

/// The four factions that ship; others are the designer's own.
enum class Faction : std::uint8_t { Superfreundinnen, Schattenkabinett, Weggefaehrten, Purpurpakt, Other };

/// Whether a figure with these traits does just what its type and its exhaust action say.
constexpr bool isPlainFigure(CardType type, unsigned traits) {
    return (traits & ~unsigned{kTraitExhausts}) == (type == CardType::Character ? unsigned{kTraitCollects} : 0U);
}

/// One card of a match as the engine needs it. Texts and names stay outside.
struct CardInfo {
    CardType type = CardType::Character;
    std::uint8_t cost = 0;
    std::int8_t effort = 0;
    std::int8_t stamina = 1;
    std::int8_t points = 0;
    bool hasPoints = false;
    /// Bonuses for the bearer (HEL-V S2) that hold without a condition.
    std::int8_t bearer[3] = {};
    /// Equal names (normalised) have equal numbers; the identity of the "each name once" rules.
    std::uint16_t name = 0;
    /// Number of the name among those of KI-Unterstützungen, for `ki_once_scope`.
    std::uint8_t assistName = 0;
    /// For the players alone: it tells which temperament fits a deck.
    Faction faction = Faction::Other;
    std::uint16_t firstAbility = 0;
    std::uint8_t abilityCount = 0;
    std::uint8_t staticCount = 0;
    std::uint16_t firstStatic = 0;
    /// Union of Aura bits of the card's statics.
    std::uint16_t auras = 0;
    /// The type's bit, if playing the card takes nothing but energy, room and perhaps a bearer: neither a price, nor a
    /// name that another card has too, nor a target. Otherwise 0, and the full rules are asked.
    TypeMask plainPlay = 0;
    /// Bits of Trait.
    std::uint8_t traits = 0;
    /// Bit per Trigger, and those beside them (kLooksWhenUsed ...).
    std::uint32_t triggers = 0;
    /// Bit per StaticKind of the rules about the card itself (on an Ausrüstung: its bearer) that hold without a
    /// condition; these are no auras.
    std::uint32_t selfRules = 0;
};

static_assert(sizeof(CardInfo) == 32, "found by a shift");

} // namespace blattwerk::engine::heldenhain
