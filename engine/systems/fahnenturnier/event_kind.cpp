#include "engine/systems/fahnenturnier/event_kind.h"

#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

struct KindInfo {
    std::string_view name;
    std::array<EventArgInfo, 5> args = {};
    std::size_t argCount = 0;
};

constexpr EventArgInfo kSide{"side", EventArg::Side};
constexpr EventArgInfo kOther{"other", EventArg::Side};
constexpr EventArgInfo kCard{"card", EventArg::Card};
constexpr EventArgInfo kTarget{"target", EventArg::Card};
constexpr EventArgInfo kLevel{"level", EventArg::Level};
constexpr EventArgInfo kPile{"pile", EventArg::Pile};
constexpr EventArgInfo kN{"n", EventArg::Number};
constexpr EventArgInfo kOld{"old", EventArg::Number};
constexpr EventArgInfo kNew{"new", EventArg::Number};
constexpr EventArgInfo kSentence{"sentence", EventArg::Number};

template<typename... Args>
constexpr KindInfo kind(std::string_view name, Args... args) {
    return {name, {args...}, sizeof...(args)};
}

constexpr std::array<KindInfo, kEventKinds> kKinds = {
    kind("tournament_started", kN),
    kind("round_started", kN),
    kind("moved", kSide, kOther, kN),
    kind("deck_phase", kSide),
    kind("level_chosen", kSide, kLevel),
    kind("cards_drawn", kSide, kLevel, kN),
    kind("drew_fewer", kSide, kLevel, kN),
    kind("pile_refilled", kLevel, kN),
    kind("rerolled", kSide, kLevel, kN),
    kind("card_picked", kSide, kCard),
    kind("extra_picked", kSide, kCard, kLevel),
    kind("rest_to_tray", kSide, kLevel, kN),
    kind("removed_to_tray", kSide, kCard, kLevel),
    kind("removed_to_box", kSide, kCard),
    kind("deck_ready", kSide, kN),
    kind("match_started", kSide, kOther, kN),
    kind("final_started", kSide, kOther),
    kind("shuffled", kSide),
    kind("flag_tossed", kSide),
    kind("begins", kSide, kN),
    kind("revealed", kSide, kCard, kN),
    kind("flag_placed", kSide, kCard, kN),
    kind("attack_sum", kSide, kN, kOld),
    kind("flag_taken", kSide, kCard, kN),
    kind("beaten", kSide, kCard),
    kind("benched", kSide, kCard),
    kind("no_seat", kSide, kCard),
    kind("seats_exceeded", kSide, kN, kOld),
    kind("attack_failed", kSide, kN, kOld),
    kind("deck_empty", kSide),
    kind("match_won", kSide),
    kind("trophy_won", kSide, kN),
    kind("trophy_boxed", kN),
    kind("deck_rebuilt", kSide, kN),
    kind("lead_reached", kSide, kN),
    kind("fans_gained", kSide, kCard, kN),
    kind("fans_lost", kSide, kCard, kN),
    kind("fans_short", kSide, kCard, kN),
    kind("bonus_given", kSide, kCard, kN),
    kind("next_bonus_given", kSide, kCard, kN),
    kind("cards_looked_at", kSide, kN),
    kind("cards_reordered", kSide, kN),
    kind("seen_moved", kSide, kPile),
    kind("milled", kSide, kCard),
    kind("unbanked", kSide, kCard, kPile),
    kind("diverted", kSide, kCard, kPile),
    kind("seats_changed", kSide, kN),
    kind("copied", kSide, kCard, kTarget),
    kind("triggered", kSide, kCard),
    kind("accepted", kSide, kCard),
    kind("declined", kSide, kCard),
    kind("part_dropped", kSide, kCard, kSentence),
    kind("manual_clause", kSide, kCard, kSentence),
    kind("guard_hit", kNew),
    kind("count_begins"),
    kind("fans_counted", kSide, kN),
    kind("tie_tossed", kSide),
    kind("finalist", kSide, kN),
    kind("conceded", kSide),
    kind("game_won", kSide),
    kind("game_drawn"),
};

} // namespace

std::string_view eventName(EventKind kind) {
    return kKinds[static_cast<std::size_t>(kind)].name;
}

std::span<const EventArgInfo> eventArgs(EventKind kind) {
    const KindInfo& info = kKinds[static_cast<std::size_t>(kind)];
    return {info.args.data(), info.argCount};
}

} // namespace blattwerk::engine::fahnenturnier
