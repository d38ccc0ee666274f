#pragma once

#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/goldfish_opponent.h"
#include "engine/systems/heldenhain/goldfish_record.h"
#include "engine/systems/heldenhain/goldfish_sink.h"
#include "engine/systems/heldenhain/player.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// Plays one solo game: the deck under test is side 0.
template<class L>
class GoldfishGame {
public:
    GoldfishGame(const Rules& rules, const GoldfishOpponent& opponent, const Policy& policy)
        : m_rules(rules),
          m_opponent(opponent),
          m_player(policy, rules),
          m_blank(rules.indexOf(GoldfishOpponent::kBlank)),
          m_event(rules.indexOf(GoldfishOpponent::kEvent)) {}

    /// Decks as indices into Rules::cards; `first` is the side that begins; `cards` is room for the record, one for
    /// each card of the rules. From its second game on a worker allocates nothing. The record holds until the next
    /// game.
    [[nodiscard]] const GoldfishRecord& play(std::span<const std::uint16_t> deck, std::span<const std::uint16_t> blanks,
                                             std::uint64_t seed, int first, std::span<CardRecord> cards);

private:
    void apply(Action step);
    void playOwnStep();
    void standIn();
    void placeDummies();
    void playEvent();
    void note(std::span<const Event> events, Action step);
    void noteEvent(const Event& event);
    void beginTurn();
    void noteEndOfPlay();
    void noteEndOfTurn(int actionsLeft);
    void noteHand();
    void closeTurn(int actionsLeft);
    [[nodiscard]] TurnRecord& turn() { return m_record.turns[m_record.turns.size() - 1]; }
    [[nodiscard]] Unplayable reasonFor(std::size_t card) const;

    const Rules& m_rules;
    const GoldfishOpponent& m_opponent;
    Player<L> m_player;
    int m_blank;
    int m_event;
    State<L> m_state;
    GoldfishSink m_sink;
    GoldfishRecord m_record;
    /// Card whose effect is running, for the points that it gives.
    int m_source = -1;
    bool m_collected = false;
    bool m_playEnded = false;
    bool m_turnClosed = false;
    int m_standInTurn = -1;
};

} // namespace blattwerk::engine::heldenhain
