#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// A counter in the bar of a side. `path` leads into the side's position (`stamps.schreibtisch`).
struct CounterPlace {
    enum class Style { Pips, Bolts, Dots, Number };
    std::string path;
    Style style = Style::Pips;
    int group = 0;
    std::string maxParameter;
    bool activeOnly = false;
    /// Field of the cards and property of its choice that name the counter (Hoffnung or Einfluss); empty for none.
    std::string by, property;
    model::LocalText label;
};

struct PilePlace {
    std::string path;
    /// Counted in the bar of the viewer too; a hand that lies open is not.
    bool own = true;
    /// Its cards may be looked at.
    bool open = false;
    model::LocalText label;
};

/// Rows of one phase share the width of a side; small zones stand side by side at its right end. What a side does not
/// have lies there for both: its path is searched in the whole position. What is on offer lies where the hand is, as
/// long as a decision asks for one of it.
struct ZonePlace {
    enum class Kind { Row, Single, Small, Shared, Hand, Bench, Market, Offer };
    std::string path;
    Kind kind = Kind::Row;
    std::string slotsParameter;
    /// Path of what lies under the places of a row, one card for each from the first on.
    std::string under;
    /// Path of the side that a shared card belongs to.
    std::string owner;
    /// Copies of a card are one candidate and share their name.
    bool alike = false;
    /// Phases in which its cards are laid out; empty: all.
    std::vector<std::string> phases{};
    model::LocalText label{};

    [[nodiscard]] bool isLaidOut(std::string_view phase) const;
};

struct CardLabel {
    std::string path, pathSide, zone, is, icon;
    /// Path of a side: the label marks the first card of the zone there.
    std::string holder;
    /// Path at the side of a list: the label marks the cards that it names.
    std::string listed;
    model::LocalText text;
};

/// A line between the sides. Places such as `{attacker.attack_sum}` are paths of the position, where a path that names
/// a side stands for that side; the line is there when all of them and `when` have a value, one of `is` if it names
/// some.
struct NotePlace {
    /// `{side:match_winner}` is called by its name.
    std::vector<std::string> phases;
    std::string when;
    std::vector<std::string> is;
    model::LocalText text;
};

/// What a card may be dropped on in an action: the role in the step, and where such cards lie.
struct ActionObject {
    std::string role;
    bool own = true;
    std::vector<std::string> zones;
    /// Types of the acting card for which this is what a drop means; empty: any.
    std::vector<std::string> types;
    model::LocalText label;
};

struct ActionPlace {
    enum class Drop { None, Field, Bar };
    enum class Role { Card, End, Mulligan, Concede };
    std::string name;
    Role role = Role::Card;
    /// Key of the step that names the acting card; empty where the zone alone does.
    std::string subject;
    /// The key holds a list, of which the table fills in one card.
    bool subjectInList = false;
    /// Enter chooses it where it waits for no card.
    bool proposed = false;
    /// Path of a list of the position whose entry for the step tells more about it, for places in its label.
    std::string detailsPath;
    std::string zone;
    Drop drop = Drop::None;
    /// Key of the step that names the zone it is dropped in; empty where all are alike.
    std::string placeKey;
    std::vector<ActionObject> objects;
    model::LocalText label;
    /// Of a mulligan: parameter that says how many cards it draws anew.
    std::string countParameter;
};

/// A game of many players, made of the project's collections. Without one there are only games of two decks.
struct TournamentPlace {
    int least = 0;
    int most = 0;
    /// Kind of the collections that the players start with, and the stat that orders them by seat.
    std::string decks, by;
    /// Kind of the collection that plays a seat which is left over.
    std::string bot;
    /// Kind of the collections that may be chosen; the stats of those that always and usually take part, and the
    /// parameter that says how many are chosen.
    std::string sets, always, usual, countParameter;
    /// What such a game and one of two decks are called, and the collections to choose.
    model::LocalText label, single, setsLabel;

    [[nodiscard]] bool isPlayed() const { return most > 0; }
};

/// A game that begins with a draft of the project's collections. Without one there are only games of chosen decks.
struct DraftPlace {
    /// Kind of the collections that are drafted, and the parameter that says how many are offered.
    std::string sets, countParameter;
    /// What such a game and one of chosen decks are called, and the collections on offer.
    model::LocalText label, single, setsLabel;

    [[nodiscard]] bool isPlayed() const { return !sets.empty(); }
};

/// What tells how a whole tournament stands: who meets whom where, round by round, and a table of all players.
struct OverviewPlace {
    /// Path of a list that holds, for each round, a list of pairings.
    std::string rounds;
    /// Members of a pairing: number of the place, the two sides, who has won, whether it is being played.
    std::string place, winner, playing;
    std::vector<std::string> sides;
    /// A figure of a player that all may see: a number or a list. The first one decides the order, then the next.
    struct Column {
        std::string path;
        model::LocalText label;
    };
    std::vector<Column> columns;
    /// What it is called, a place and its number as `{n}`, what a list of more than the rounds ends with, and what the
    /// column of the players is called.
    model::LocalText label, placeLabel, lastLabel, playerLabel;

    [[nodiscard]] bool isThere() const { return !rounds.empty() && sides.size() == 2; }
};

/// Figures of the goldfish stand-in that holds still but is not empty.
struct DummyFigures {
    std::string zone;
    int count = 0;
    std::string type;
    model::LocalText name;
    std::map<std::string, int> stats;
    nlohmann::ordered_json state;
};

/// How a game of one system lies on the table, as data: the contents of `table.toml`.
struct TableLayout {
    std::vector<std::string> seats;
    std::string turnPath, phasePath, activePath;
    /// What a turn is called, with `{n}`; empty: a turn.
    model::LocalText turnLabel;
    /// Path at a side of the one that sits opposite; empty where there are only two.
    std::string oppositePath;
    std::vector<CounterPlace> counters;
    std::vector<PilePlace> piles;
    std::vector<ZonePlace> zones;
    std::vector<CardLabel> labels;
    std::vector<NotePlace> notes;
    std::vector<ActionPlace> actions;
    std::string upright, stress, attached;
    /// Field of a collection that lies on the table as a card: its text, in each language (`plan_text_de`).
    std::string collectionText;
    /// Field of a card -> path of its effective value in the position.
    std::map<std::string, std::string> values;
    std::string drawPile, drawThen, handLimit;
    /// Rule -> two words on a card that cannot be played.
    std::map<std::string, model::LocalText, std::less<>> reasons;
    std::string turnEvent;
    std::vector<std::string> quietEvents;
    DummyFigures dummy;
    TournamentPlace tournament;
    DraftPlace draft;
    /// Parameter that says how many decks a side plays with; empty: one.
    std::string decksParameter;
    /// Kinds of the collections that lie on the table whatever decks are played (a market).
    std::vector<std::string> sharedKinds;
    OverviewPlace overview;
    /// What a position tells beside what it is made of, as a whole and of each side: positions set up by hand leave it
    /// out.
    std::vector<std::string> derived, sideDerived;
    /// Phases in which the table turns to those who play, where the viewer sits at another one.
    std::vector<std::string> followPhases;

    [[nodiscard]] const ZonePlace* zone(std::string_view path) const;
    [[nodiscard]] const ZonePlace* zone(ZonePlace::Kind kind) const;
    /// All zones of that kind whose cards are laid out in the phase.
    [[nodiscard]] std::vector<const ZonePlace*> laidOut(ZonePlace::Kind kind, std::string_view phase) const;
    /// The first zone of that kind whose cards are laid out in the phase.
    [[nodiscard]] const ZonePlace* zone(ZonePlace::Kind kind, std::string_view phase) const;
    [[nodiscard]] const ActionPlace* action(std::string_view name) const;
    [[nodiscard]] const ActionPlace* action(ActionPlace::Role role) const;
    [[nodiscard]] bool isQuiet(std::string_view event) const;
};

/// Reads the text of a `table.toml`. Errors: `table.syntax`, `table.missing`, `table.value` as TomlReader has them.
[[nodiscard]] model::Result<TableLayout> readTableLayout(std::string_view toml);

} // namespace blattwerk::app
