#include "engine/systems/fahnenturnier/position_names.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr std::array<std::string_view, 7> kPhases = {"deck",  "remove",       "match", "result",
                                                     "count", "final_remove", "over"};
constexpr std::array<std::string_view, kLevels> kLevelNames = {"A", "B", "C"};
constexpr std::array<std::string_view, 5> kEndings = {"", "attack_failed", "bank_full", "limit", "concede"};
constexpr std::array<std::string_view, 6> kReasons = {"", "final", "lead", "fans", "draw", "concede"};
constexpr std::array<std::string_view, 4> kPiles = {"rest", "deck_top", "deck_bottom", "box"};

template<typename Value, std::size_t Count>
std::optional<Value> named(const std::array<std::string_view, Count>& names, std::string_view name) {
    const auto* const found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

} // namespace

std::string_view phaseName(Phase phase) {
    return kPhases[static_cast<std::size_t>(phase)];
}

std::optional<Phase> phaseFromName(std::string_view name) {
    return named<Phase>(kPhases, name);
}

std::string_view levelName(Level level) {
    return kLevelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelFromName(std::string_view name) {
    return named<Level>(kLevelNames, name);
}

std::string_view endingName(MatchEnding ending) {
    return kEndings[static_cast<std::size_t>(ending)];
}

std::string_view reasonName(const State& state) {
    return state.single ? endingName(state.match.ending) : kReasons[static_cast<std::size_t>(state.ending)];
}

std::string_view decisionName(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::None:
        return {};
    case DecisionKind::Optional:
        return "optional";
    case DecisionKind::OrderCard:
        return "order";
    default:
        return "target";
    }
}

std::string_view pileName(Pile pile) {
    return kPiles[static_cast<std::size_t>(pile)];
}

std::string seatName(int seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

std::string winnerName(const State& state) {
    return state.winner == kNobody ? std::string() : state.winner == kDraw ? "draw" : seatName(state.winner);
}

} // namespace blattwerk::engine::fahnenturnier
