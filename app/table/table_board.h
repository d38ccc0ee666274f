#pragma once

#include "app/table/table_layout.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// One card on the table as the position shows it. `name` is how steps name it (`samt`, `samt#2`), `key` the card.
struct BoardCard {
    std::string name;
    std::string key;
    int seat = 0;
    std::string zone;
    /// Place in its zone, from 0.
    int place = 0;
    bool hidden = false;
    bool upright = true;
    int stress = 0;
    std::vector<BoardCard> attached;
    /// Effective values, as far as the position has them.
    std::map<std::string, int> values;
    /// Label that it carries, as an index into the layout; -1 for none.
    int label = -1;

    /// The same card on another board: seat, zone and name.
    [[nodiscard]] bool sameAs(const BoardCard& other) const {
        return name == other.name && seat == other.seat && zone == other.zone && (!hidden || place == other.place);
    }
};

/// Two sides that meet in a round of a tournament.
struct BoardPairing {
    int place = 0;
    std::array<int, 2> seats{-1, -1};
    /// Seat of the winner, -1 as long as there is none.
    int winner = -1;
    bool isPlaying = false;
};

struct BoardSide {
    /// Seat that sits opposite, as far as the position says; -1 if not.
    int opposite = -1;
    /// Without those that the viewer may not know.
    std::map<std::string, int> counters;
    /// Zone or pile -> its cards; hidden ones have no key.
    std::map<std::string, std::vector<BoardCard>> zones;
    /// One for each column of the layout's overview: the entries of a list, or one number; nothing where the viewer may
    /// not know it.
    std::vector<std::optional<std::vector<int>>> standing;

    [[nodiscard]] const std::vector<BoardCard>& zone(const std::string& path) const;
};

/// A position as the table shows it, read from the paths of scenario files with a system's table layout.
struct TableBoard {
    /// One for each seat of the layout; those that the position leaves out are empty.
    std::vector<BoardSide> sides;
    /// Seats that the position has, in order.
    std::vector<int> seats;
    std::optional<BoardCard> shared;
    int sharedOwner = -1;
    int turn = 0;
    std::string phase;
    int active = 0;
    /// The line between the sides; empty for none. `{0}` stands for the name of the side at seat 0.
    model::LocalText note;
    /// Path of a list -> its entries, for actions that tell more by them.
    std::map<std::string, std::vector<std::map<std::string, std::string>>> details;
    /// Round by round; empty where no tournament is played.
    std::vector<std::vector<BoardPairing>> rounds;

    /// The seat that sits opposite.
    [[nodiscard]] int opposite(int seat) const;
    /// The card that a step names, searched in that zone (or everywhere) of that side (or any). Names may carry their
    /// side in front (`B.samt`).
    [[nodiscard]] const BoardCard* find(std::string_view name, std::string_view zone = {},
                                        std::optional<int> seat = {}) const;
    /// Every card that lies open on the table, with attached ones.
    [[nodiscard]] std::vector<const BoardCard*> visible() const;
};

[[nodiscard]] TableBoard readBoard(const nlohmann::ordered_json& position, const TableLayout& layout);

/// The card that a name in a position or step stands for: without side and number of the copy.
[[nodiscard]] std::string cardKeyOf(std::string_view name);

} // namespace blattwerk::app
