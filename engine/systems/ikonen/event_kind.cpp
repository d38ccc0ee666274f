#include "engine/systems/ikonen/event_kind.h"

#include <array>

namespace blattwerk::engine::ikonen {

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
    kind("game_started"),
    kind("shuffled", kSide),
    kind("prizes_set", kSide, kN),
    kind("opening_hand", kSide, kN),
    kind("mulligan_taken", kSide, kN),
    kind("redealt", kSide),
    kind("rps", kSide),
    kind("first_side", kSide),
    kind("turn_started", kSide, kN),
    kind("phase", kSide, kNew),
    kind("step_skipped", kSide, kNew),
    kind("icon_placed", kSide, kCard),
    kind("icon_placed_hidden", kSide, kCard),
    kind("icon_replaced", kSide, kCard),
    kind("attached", kSide, kCard, kTarget),
    kind("attached_hidden", kSide, kCard),
    kind("attachment_replaced", kSide, kCard),
    kind("attacked", kSide, kStat),
    kind("revealed", kSide, kCard),
    kind("hidden", kSide, kCard),
    kind("attack_chosen", kSide, kCard, kTarget),
    kind("compared", kCard, kTarget, kStat, kOld, kNew),
    kind("fight_won", kSide, kCard),
    kind("fight_lost", kSide, kCard),
    kind("fight_tied", kCard, kTarget),
    kind("tie_won", kSide, kCard),
    kind("tie_survived", kSide, kCard),
    kind("defeated", kSide, kCard),
    kind("saved", kSide, kCard, kTarget),
    kind("attachment_discarded", kSide, kCard),
    kind("prize_taken", kSide, kCard, kN),
    kind("prize_declined", kSide),
    kind("no_prize", kSide, kCard),
    kind("triggered", kSide, kCard),
    kind("triggered_hidden", kSide, kCard),
    kind("card_drawn", kSide, kCard),
    kind("draw_declined", kSide),
    kind("draw_skipped", kSide),
    kind("draw_failed", kSide),
    kind("discarded", kSide, kCard),
    kind("recovered", kSide, kCard),
    kind("prizes_looked_at", kSide, kN),
    kind("prize_swapped", kSide, kCard, kTarget),
    kind("modifier_given", kSide, kCard, kStat, kN),
    kind("modifiers_expired"),
    kind("effekt_ended", kSide, kCard),
    kind("attack_again", kSide, kCard),
    kind("accepted", kSide, kCard),
    kind("declined", kSide, kCard),
    kind("part_dropped", kSide, kCard, kSentence),
    kind("manual_clause", kSide, kCard, kSentence),
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

} // namespace blattwerk::engine::ikonen
