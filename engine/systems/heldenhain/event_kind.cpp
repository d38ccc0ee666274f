#include "engine/systems/heldenhain/event_kind.h"

#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

struct KindInfo {
    std::string_view name;
    std::array<EventArgInfo, 4> args = {};
    std::size_t argCount = 0;
};

constexpr EventArgInfo kSide{"side", EventArg::Side};
constexpr EventArgInfo kCard{"card", EventArg::Card};
constexpr EventArgInfo kBy{"by", EventArg::Card};
constexpr EventArgInfo kTarget{"target", EventArg::Card};
constexpr EventArgInfo kAmount{"amount", EventArg::Number};

constexpr EventArgInfo number(std::string_view name) {
    return {name, EventArg::Number};
}

template<typename... Args>
constexpr KindInfo kind(std::string_view name, Args... args) {
    return {name, {args...}, sizeof...(args)};
}

constexpr std::array<KindInfo, kEventKinds> kKinds = {
    kind("step", number("step")),
    kind("deck_shuffled", kSide),
    kind("start_character", kSide, kCard),
    kind("first_side", kSide),
    kind("mulligan_taken", kSide),
    kind("mulligan_declined", kSide),
    kind("turn_started", kSide, number("turn")),
    kind("turn_ended", kSide, number("turn")),
    kind("energy_gained", kSide, kAmount, kBy),
    kind("energy_lost", kSide, kAmount, kBy),
    kind("energy_paid", kSide, kAmount, kCard),
    kind("card_drawn", kSide, kCard),
    kind("draw_failed", kSide),
    kind("reshuffled", kSide, kAmount),
    kind("card_played", kSide, kCard, kAmount),
    kind("sacrificed", kSide, kCard),
    kind("put_away", kSide, kCard, kBy),
    kind("replaced", kSide, kCard, kBy),
    kind("equipped", kSide, kCard, kTarget),
    kind("collected", kSide, kCard, kAmount),
    kind("points_gained", kSide, kAmount, kBy),
    kind("points_lost", kSide, kAmount, kBy),
    kind("distracted", kSide, kCard, kTarget),
    kind("stress_added", kSide, kCard, kAmount, kBy),
    kind("stress_removed", kSide, kCard, kAmount, kBy),
    kind("stress_redirected", kSide, kCard, kAmount, kBy),
    kind("covered", kSide, kCard, kAmount),
    kind("eliminated", kSide, kCard),
    kind("saved", kSide, kCard, kBy),
    kind("returned", kSide, kCard, kBy),
    kind("discarded", kSide, kCard),
    kind("recovered", kSide, kCard),
    kind("readied", kSide, kCard, kBy),
    kind("exhausted", kSide, kCard, kBy),
    kind("waiting_ended", kSide, kCard),
    kind("locked", kSide, kCard, kBy),
    kind("lock_refused", kSide, kCard, kBy),
    kind("skipped", kSide, kCard),
    kind("released", kSide, kCard, kBy),
    kind("modified", kSide, kCard, number("stat"), kAmount),
    kind("modifiers_expired", kSide),
    kind("ability_started", kSide, kCard, number("trigger")),
    kind("hq_used", kSide, kCard),
    kind("hq_activated", kSide, kCard),
    kind("assist_used", kSide, kCard),
    kind("exhaust_action_used", kSide, kCard),
    kind("target_chosen", kSide, kCard),
    kind("option_chosen", kSide, number("number")),
    kind("accepted", kSide, kCard),
    kind("declined", kSide, kCard),
    kind("price_paid", kSide, kCard),
    kind("luck", kSide, kCard, number("success")),
    kind("permission_given", kSide, kAmount),
    kind("discount_given", kSide, kAmount),
    kind("actions_gained", kSide, kAmount),
    kind("cards_looked", kSide, kAmount),
    kind("put_under", kSide, kCard),
    kind("equipment_moved", kSide, kCard, kTarget),
    kind("hq_removed", kSide, kCard, kBy),
    kind("location_removed", kSide, kCard, kBy),
    kind("part_dropped", kSide, kCard, number("sentence")),
    kind("manual_effect", kSide, kCard, number("sentence")),
    kind("guard_hit", number("guard")),
    kind("conceded", kSide),
    kind("game_over", number("winner"), number("reason")),
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
