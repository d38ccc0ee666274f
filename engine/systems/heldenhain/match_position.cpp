#include "engine/systems/heldenhain/match_position.h"

namespace blattwerk::engine::heldenhain {

std::string_view phaseName(Phase phase) {
    switch (phase) {
    case Phase::Mulligan:
        return "mulligan";
    case Phase::Start:
    case Phase::Play:
        return "play";
    case Phase::Action:
    case Phase::End:
        return "action";
    case Phase::Over:
        return "over";
    }
    return {};
}

std::string_view lockName(Lock lock) {
    switch (lock) {
    case Lock::Free:
        return "FREE";
    case Lock::Locked:
        return "LOCKED";
    case Lock::Served:
        return "SERVED";
    }
    return {};
}

std::string_view winnerName(Winner winner) {
    switch (winner) {
    case Winner::Nobody:
        return {};
    case Winner::SideA:
        return "A";
    case Winner::SideB:
        return "B";
    case Winner::Draw:
        return "draw";
    case Winner::Aborted:
        return "aborted";
    }
    return {};
}

std::string_view reasonName(EndReason reason) {
    switch (reason) {
    case EndReason::None:
        return {};
    case EndReason::Points:
        return "points";
    case EndReason::Conceded:
        return "concede";
    case EndReason::TurnLimit:
        return "max_total_turns";
    case EndReason::NoProgress:
        return "no_progress";
    }
    return {};
}

std::string_view decisionName(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::None:
        return {};
    case DecisionKind::Mulligan:
        return "mulligan";
    case DecisionKind::Target:
        return "target";
    case DecisionKind::Optional:
        return "optional";
    case DecisionKind::Discard:
        return "discard";
    case DecisionKind::HandLimit:
        return "hand_limit";
    case DecisionKind::Option:
        return "option";
    case DecisionKind::Order:
        return "order";
    }
    return {};
}

} // namespace blattwerk::engine::heldenhain
