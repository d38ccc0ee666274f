#include "engine/systems/heldenhain/event_kind.h"

#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

struct KindInfo {
    std::string_view name;
    std::array<EventArgInfo, 5> args = {};
    std::size_t argCount = 0;
};

constexpr EventArgInfo kSide{"side", EventArg::Side};
constexpr EventArgInfo kCard{"card", EventArg::Card};
constexpr EventArgInfo kTarget{"target", EventArg::Card};
constexpr EventArgInfo kStat{"stat", EventArg::Stat};
constexpr EventArgInfo kN{"n", EventArg::Number};
constexpr EventArgInfo kOld{"old", EventArg::Number};
constexpr EventArgInfo kNew{"new", EventArg::Number};
constexpr EventArgInfo kSentence{"sentence", EventArg::Number};

template<typename... Args>
constexpr KindInfo kind(std::string_view name, Args... args) {
    return {name, {args...}, sizeof...(args)};
}

constexpr std::array<KindInfo, kEventKinds> kKinds = {
    kind("step", kNew),
    kind("game_started"),
    kind("shuffled", kSide),
    kind("start_character", kSide, kCard),
    kind("opening_hand", kSide, kN),
    kind("first_side", kSide),
    kind("mulligan_taken", kSide, kN),
    kind("mulligan_declined", kSide),
    kind("turn_started", kSide, kN),
    kind("hq_activated", kSide, kCard),
    kind("location_armed", kSide, kCard),
    kind("readied", kSide, kCard),
    kind("skipped_turn", kSide, kCard),
    kind("waiting_ended", kSide, kCard),
    kind("energy_filled", kSide, kNew),
    kind("energy_gained", kSide, kN, kNew),
    kind("energy_capped", kSide, kN),
    kind("energy_paid", kSide, kN, kNew),
    kind("energy_lost", kSide, kN, kNew),
    kind("card_drawn", kSide, kCard),
    kind("draw_skipped", kSide),
    kind("draw_failed", kSide),
    kind("reshuffled", kSide, kN),
    kind("phase", kSide, kNew),
    kind("card_played", kSide, kCard),
    kind("entered_play", kSide, kCard),
    kind("sacrificed", kSide, kCard),
    kind("equipped", kSide, kCard, kTarget),
    kind("equipment_moved", kSide, kCard, kTarget),
    kind("replaced", kSide, kCard, kTarget),
    kind("put_to_discard", kSide, kCard),
    kind("hq_ability_used", kSide, kCard),
    kind("collected", kSide, kCard, kN),
    kind("distracted", kSide, kCard, kTarget),
    kind("assist_used", kSide, kCard),
    kind("exhaust_action_used", kSide, kCard),
    kind("triggered", kSide, kCard),
    kind("points_gained", kSide, kN, kNew),
    kind("points_lost", kSide, kN, kNew),
    kind("points_stolen", kSide, kN, kNew),
    kind("stress_added", kSide, kCard, kN, kNew),
    kind("stress_reduced", kSide, kCard, kOld, kNew),
    kind("stress_redirected", kSide, kCard, kTarget),
    kind("stress_removed", kSide, kCard, kN, kNew),
    kind("stress_moved", kSide, kCard, kTarget, kN),
    kind("eliminated", kSide, kCard),
    kind("saved", kSide, kCard),
    kind("exhausted", kSide, kCard),
    kind("locked", kSide, kCard),
    kind("lock_refused", kSide, kCard),
    kind("lock_cancelled", kSide, kCard),
    kind("returned", kSide, kCard),
    kind("equipment_returned", kSide, kCard),
    kind("recovered", kSide, kCard),
    kind("looked_at", kSide, kN),
    kind("kept", kSide, kCard),
    kind("put_under", kSide, kN),
    kind("modifier_given", kSide, kCard, kStat, kN, kNew),
    kind("modifier_expired", kSide, kCard, kStat, kNew),
    kind("part_dropped", kSide, kCard, kSentence),
    kind("price_paid", kSide, kCard),
    kind("price_unpaid", kSide, kCard),
    kind("accepted", kSide, kCard),
    kind("declined", kSide, kCard),
    kind("chosen", kSide, kTarget),
    kind("option_chosen", kSide, kCard, kN),
    kind("luck", kSide, kCard),
    kind("luck_failed", kSide, kCard),
    kind("revealed", kSide, kCard),
    kind("permission", kSide, kN),
    kind("permission_used", kSide, kCard),
    kind("discount_given", kSide, kN),
    kind("action_points_gained", kSide, kN, kNew),
    kind("manual_clause", kSide, kCard, kSentence),
    kind("discarded", kSide, kCard),
    kind("turn_end_ordered", kSide, kCard),
    kind("turn_ended", kSide),
    kind("guard_hit", kNew),
    kind("conceded", kSide),
    kind("game_won", kSide, kN),
    kind("game_drawn"),
    kind("game_aborted"),
};

} // namespace

std::string_view eventName(EventKind kind) {
    return kKinds[static_cast<std::size_t>(kind)].name;
}

std::span<const EventArgInfo> eventArgs(EventKind kind) {
    const KindInfo& info = kKinds[static_cast<std::size_t>(kind)];
    return {info.args.data(), info.argCount};
}

} // namespace blattwerk::engine::heldenhain
