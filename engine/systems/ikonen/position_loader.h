#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/ikonen/game.h"
#include "model/result.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::ikonen {

struct PlacedSide {
    struct Figure {
        std::string card;
        bool faceUp = true;
        std::vector<std::string> attached;
    };
    std::vector<Figure> field;
    std::vector<std::string> hand;
    std::vector<std::string> deck;
    std::vector<std::string> discard;
    std::vector<std::string> prizes;
    /// Cards of the other side.
    std::vector<std::string> won;
    int mulligans = 0;
};

/// A `position` object whose form is right. Errors: `match.bad_position {place}` with what is wrong as detail.
struct PlacedPosition {
    int active = 0;
    int turn = 1;
    Phase phase = Phase::Place;
    /// In the prize step: the won attack, by places in the lists of the fields, from 1; 0: nobody.
    struct Attack {
        int attacker = 0;
        int defender = 0;
        Value value = Value::Att;
    };
    std::optional<Attack> attack;
    std::array<PlacedSide, 2> sides;

    static model::Result<PlacedPosition> read(const Json& json);
    /// Keys of a side's own cards, each copy once.
    [[nodiscard]] std::vector<std::string> cardsOf(std::size_t side) const;
    /// Where it does not fit the rules or the table, if anywhere.
    [[nodiscard]] std::optional<FileFault> fault(const Rules& rules) const;
    /// Precondition: no fault.
    [[nodiscard]] State state(const Rules& rules, std::uint64_t seed) const;

private:
    [[nodiscard]] std::optional<FileFault> attackFault(const Parameters& parameters) const;
    void placeAttack(State& state, const Parameters& parameters) const;
};

} // namespace blattwerk::engine::ikonen
