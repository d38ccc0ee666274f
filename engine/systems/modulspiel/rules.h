#pragma once

#include "engine/systems/modulspiel/parameters.h"
#include "engine/systems/modulspiel/program.h"
#include "engine/systems/modulspiel/state.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::modulspiel {

enum class CardType : std::uint8_t { Intervention, WorkTool, TempStaff, Notice, Certificate };

/// The type of that key in files (`work_tool`); false if there is none.
[[nodiscard]] bool cardTypeFromKey(std::string_view key, CardType& type);

/// What play needs of a card.
struct CardInfo {
    CardType type = CardType::Intervention;
    std::uint8_t effort = 0;
    std::uint8_t base = 0;
    std::uint8_t price = 0;
    std::int8_t stressValue = -1;
    std::int8_t markValue = 1;
    std::uint8_t places = 7; ///< bits of the allowed places
    std::uint8_t module = kNowhere;
    std::uint16_t name = 0;
    std::uint32_t triggers = 0; ///< of its abilities, as bits
    CardProgram program;
};

constexpr std::uint32_t bitOf(Trigger trigger) {
    return std::uint32_t{1} << static_cast<unsigned>(trigger);
}

/// A single card: which one it is, and whose.
struct Instance {
    static constexpr std::uint8_t kMarket = 2;
    static constexpr std::uint8_t kDrafted = 3; ///< belongs to who drafts its module

    std::uint8_t card = 0;
    std::uint8_t owner = kMarket;
    std::uint8_t module = kNowhere;
};

/// Everything about a match that does not change. Immutable once built.
struct Rules {
    Parameters parameters;
    std::vector<CardInfo> cards;
    std::vector<std::string> keys;
    Programs programs;
    /// By CardNo: those of the modules, of the sides, of the market, the certificates of both sides.
    std::vector<Instance> instances;
    /// Keys of the modules of the draft, in the order in which they are offered.
    std::vector<std::string> modules;
    /// What a player thinks of them, in tenths of a resilience, where the data say so.
    std::vector<std::optional<int>> draftRatings;
    std::size_t firstMarket = 0;
    std::size_t firstCertificate = 0; ///< two numbers for each certificate, that of side A first
    std::size_t certificateCount = 0;
    int manualClauses = 0;

    [[nodiscard]] const CardInfo& info(CardNo card) const { return cards[instances[card].card]; }
    [[nodiscard]] const std::string& key(CardNo card) const { return keys[instances[card].card]; }
    [[nodiscard]] std::span<const Ability> abilitiesOf(CardNo card) const {
        return programs.abilitiesOf(info(card).program);
    }
    [[nodiscard]] std::span<const Static> staticsOf(CardNo card) const {
        return programs.staticsOf(info(card).program);
    }
    [[nodiscard]] CardNo certificate(int side, std::size_t number) const {
        return static_cast<CardNo>(firstCertificate + 2 * number + static_cast<std::size_t>(side));
    }
    [[nodiscard]] std::size_t certificateNumber(CardNo card) const { return (card - firstCertificate) / 2; }
    [[nodiscard]] bool isCertificate(CardNo card) const { return card >= firstCertificate; }
    [[nodiscard]] bool isMarket(CardNo card) const { return card >= firstMarket && card < firstCertificate; }
    /// The side whose card it is, Instance::kMarket for a market card, kNowhere for one of an undrafted module.
    [[nodiscard]] int owner(const State& state, CardNo card) const {
        const Instance& one = instances[card];
        return one.owner == Instance::kDrafted ? state.moduleOwner[one.module] : one.owner;
    }
    /// Number of the card with that key, -1 without one.
    [[nodiscard]] int indexOf(std::string_view key) const;
};

} // namespace blattwerk::engine::modulspiel
