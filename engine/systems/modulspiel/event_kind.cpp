#include "engine/systems/modulspiel/event_kind.h"

#include <array>

namespace blattwerk::engine::modulspiel {

namespace {

struct KindInfo {
    std::string_view name;
    std::array<EventArgInfo, 4> args = {};
    std::size_t argCount = 0;
};

constexpr EventArgInfo kSide{"side", EventArg::Side};
constexpr EventArgInfo kCard{"card", EventArg::Card};
constexpr EventArgInfo kTarget{"target", EventArg::Card};
constexpr EventArgInfo kPlace{"place", EventArg::Place};
constexpr EventArgInfo kModule{"module", EventArg::Module};
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
    kind("module_drafted", kSide, kModule),
    kind("module_unplayed", kModule),
    kind("shuffled", kSide),
    kind("market_shuffled"),
    kind("first_side", kSide),
    kind("quarter_started", kSide, kN),
    kind("turn_started", kSide),
    kind("card_drawn", kSide, kCard),
    kind("draw_failed", kSide),
    kind("reshuffled", kSide),
    kind("effort_paid", kSide, kCard),
    kind("played", kSide, kCard, kPlace),
    kind("overlaid", kSide, kCard, kTarget, kPlace),
    kind("coffee_laid", kSide, kCard, kPlace),
    kind("coffee_made", kSide, kCard, kPlace),
    kind("bought", kSide, kCard, kN),
    kind("market_card_gained", kSide, kCard),
    kind("display_refilled", kCard),
    kind("certificate_used", kSide, kCard),
    kind("passed", kSide),
    kind("reserve_taken_back", kSide, kCard),
    kind("reserve_entered", kSide, kCard),
    kind("reserve_discarded", kSide, kCard),
    kind("hand_discard", kSide, kCard),
    kind("field_discard", kSide, kCard),
    kind("market_card_discarded", kSide, kCard),
    kind("sacrificed", kSide, kCard),
    kind("struck", kSide, kCard),
    kind("card_removed", kSide, kCard),
    kind("returned_to_hand", kSide, kCard),
    kind("taken_from_discard", kSide, kCard),
    kind("put_on_pile", kSide, kCard),
    kind("moved", kSide, kCard, kPlace),
    kind("turned_up", kSide, kCard),
    kind("looked_at", kSide, kCard),
    kind("markers_added", kCard, kN),
    kind("markers_removed", kCard, kN),
    kind("stress_added", kCard, kN),
    kind("stress_removed", kCard, kN),
    kind("stress_moved", kCard, kTarget, kN),
    kind("voluntary_stress", kSide, kCard, kN),
    kind("cover_given", kCard, kN),
    kind("cover_used", kCard),
    kind("review_given", kCard),
    kind("review_ended", kCard),
    kind("bonus_given", kCard, kN),
    kind("place_bonus_given", kSide, kPlace, kN),
    kind("next_effort", kSide, kN),
    kind("extra_action", kSide, kCard),
    kind("euro_gained", kSide, kN),
    kind("euro_lost", kSide, kN),
    kind("aftermath", kSide, kCard),
    kind("triggered", kSide, kCard),
    kind("accepted", kSide, kCard),
    kind("declined", kSide, kCard),
    kind("part_dropped", kSide, kCard, kSentence),
    kind("manual_clause", kSide, kCard, kSentence),
    kind("settlement_started", kN),
    kind("reserve_chosen", kSide, kN),
    kind("hand_thrown_away", kSide, kN),
    kind("quarter_text", kSide, kCard),
    kind("location_chosen", kSide, kPlace),
    kind("location_scored", kPlace, kOld, kNew),
    kind("location_won", kSide, kPlace),
    kind("location_tied", kPlace),
    kind("rechecked", kPlace, kOld, kNew),
    kind("stamp_gained", kSide, kPlace, kN),
    kind("cleared", kSide, kCard, kPlace),
    kind("certificate_unlocked", kSide, kCard),
    kind("unlock_lapsed", kSide),
    kind("notice_ended", kSide, kCard),
    kind("certificates_restored"),
    kind("quarter_ended", kN),
    kind("goals_tied", kN),
    kind("guard_hit", kNew),
    kind("conceded", kSide),
    kind("game_won", kSide, kN),
    kind("game_undecided", kN),
};

} // namespace

std::string_view eventName(EventKind kind) {
    return kKinds[static_cast<std::size_t>(kind)].name;
}

std::span<const EventArgInfo> eventArgs(EventKind kind) {
    const KindInfo& info = kKinds[static_cast<std::size_t>(kind)];
    return {info.args.data(), info.argCount};
}

} // namespace blattwerk::engine::modulspiel
