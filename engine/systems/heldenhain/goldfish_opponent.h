#pragma once

#include "model/card.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// The stand-in on the other side of a solo game: cards without effect, and what happens in its turns.
struct GoldfishOpponent {
    enum class Kind { Passive, Dummy, Script };
    enum class DummyState { Ready, Exhausted, Alternating };

    Kind kind = Kind::Passive;
    DummyState dummyState = DummyState::Ready;
    /// Text of the event, in the card language and seen from the stand-in.
    std::string eventText;
    /// Own turns in which the event happens: from `firstTurn`, every `step` turns, at most up to `lastTurn`.
    int firstTurn = 0;
    int step = 1;
    int lastTurn = 0;

    /// `passive`, `dummy` (also `dummy:exhausted`, `dummy:alternating`), `stoerfeuer`, `wettlauf`, `abriss`.
    static constexpr std::string_view kNames =
        "passive, dummy, dummy:exhausted, dummy:alternating, stoerfeuer, wettlauf, abriss";
    static std::optional<GoldfishOpponent> named(std::string_view name);

    [[nodiscard]] bool actsIn(int ownTurn) const;
    /// Cards that only the stand-in has; their keys cannot be those of project cards.
    [[nodiscard]] std::vector<model::Card> cards() const;
    /// Its deck: blanks, and what takes part in its kind, so that the match knows them.
    [[nodiscard]] std::vector<std::string> deck() const;

    static constexpr std::string_view kBlank = "*blank";
    static constexpr std::string_view kEvent = "*event";
    static constexpr int kDummies = 3;
    [[nodiscard]] static std::string dummyKey(int number);
};

} // namespace blattwerk::engine::heldenhain
