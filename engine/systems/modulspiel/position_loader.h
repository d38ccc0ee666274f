#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/modulspiel/match_cards.h"
#include "model/result.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::modulspiel {

struct PlacedSide {
    struct Top {
        std::string card;
        bool faceUp = true;
        bool review = false;
        int markers = 0;
        int stressors = 0;
        int cover = 0;

        bool operator==(const Top&) const = default;
    };
    std::array<std::vector<Top>, kPlaceCount> top;
    std::array<std::vector<std::string>, kPlaceCount> tools;
    std::array<int, kPlaceCount> stamps{};
    std::vector<std::string> hand;
    std::vector<std::string> deck;
    std::vector<std::string> discard;
    std::vector<std::string> reserve;
    std::vector<std::string> staff;
    std::vector<std::string> notices;
    std::vector<std::string> display; ///< of its own (mod_display_shared=0)
    std::vector<std::string> locked;
    std::vector<std::string> unlocked;
    std::vector<std::string> used;
    std::vector<std::string> modules;
    int euro = 0;
    bool passed = false;

    bool operator==(const PlacedSide&) const = default;
};

/// A `position` object whose form is right. Errors: `match.bad_position {place}` with what is wrong as detail.
struct PlacedPosition {
    int active = 0;
    int startSide = 0; ///< kNowhere in a draft that leaves it open; there the order says who is active
    int quarter = 1;
    Phase phase = Phase::Turn;
    std::array<PlacedSide, 2> sides;
    std::vector<std::string> display;
    std::vector<std::string> market;
    std::vector<std::string> marketDiscard;
    std::vector<std::string> unplayed;

    static model::Result<PlacedPosition> read(const Json& json);
    /// All cards; state() takes their numbers in this order.
    [[nodiscard]] CardKeyLists lists() const;
    /// Where it does not fit the rules or the table, if anywhere.
    [[nodiscard]] std::optional<FileFault> fault(const Rules& rules) const;
    /// Of a position in the draft, where nothing but modules can lie anywhere.
    [[nodiscard]] std::optional<FileFault> draftFault(const Parameters& parameters) const;
    /// Keys of all modules of a draft: those of A, those of B, those on offer.
    [[nodiscard]] std::vector<std::string> draftModules() const;
    /// Precondition: no fault, and no draft.
    [[nodiscard]] State state(const Rules& rules, std::uint64_t seed) const;
};

} // namespace blattwerk::engine::modulspiel
