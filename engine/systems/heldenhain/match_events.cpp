#include "engine/systems/heldenhain/match_events.h"

#include "engine/systems/heldenhain/event_kind.h"
#include "engine/systems/heldenhain/match_position.h"

#include <array>
#include <optional>
#include <string>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr std::array<std::string_view, 3> kStats = {"effort", "stamina", "point_value"};
constexpr std::array<std::string_view, 6> kGuards = {
    "", "max_total_turns", "no_progress_turns", "max_plays_per_turn", "max_trigger_steps", "free_actions"};

template<std::size_t N>
std::string wordAt(const std::array<std::string_view, N>& words, int index) {
    return index >= 0 && index < static_cast<int>(N) ? std::string(words[static_cast<std::size_t>(index)])
                                                     : std::to_string(index);
}

std::string value(EventKind kind, const EventArgInfo& info, int number, const Rules& rules) {
    switch (info.kind) {
    case EventArg::Side:
        return number == 0 ? "A" : "B";
    case EventArg::Card:
        return rules.keys[static_cast<std::size_t>(number)];
    case EventArg::Stat:
        return wordAt(kStats, number);
    case EventArg::Number:
        break;
    }
    if (kind == EventKind::Phase) {
        return std::string(phaseName(static_cast<Phase>(number)));
    }
    if (kind == EventKind::GuardHit) {
        return wordAt(kGuards, number);
    }
    return kind == EventKind::ModifierGiven && info.name == "n" && number > 0 ? '+' + std::to_string(number)
                                                                              : std::to_string(number);
}

bool hasSentence(EventKind kind, const Event& event) {
    if (kind == EventKind::Phase) {
        const auto phase = static_cast<Phase>(event.args[1]);
        return phase == Phase::Play || phase == Phase::Action;
    }
    return kind != EventKind::Step && kind != EventKind::Accepted;
}

} // namespace

std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules) {
    std::vector<EventView> views;
    for (const Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        if (!hasSentence(kind, event)) {
            continue;
        }
        EventView& view = views.emplace_back();
        view.kind = eventName(kind);
        view.rule = event.rule.text("HEL");
        const std::span<const EventArgInfo> infos = eventArgs(kind);
        for (std::size_t i = 0; i < infos.size(); ++i) {
            // Nothing stands where no card did it.
            if (infos[i].kind != EventArg::Card || event.args[i] >= 0) {
                view.args.emplace_back(std::string(infos[i].name), value(kind, infos[i], event.args[i], rules));
            }
        }
    }
    return views;
}

} // namespace blattwerk::engine::heldenhain
