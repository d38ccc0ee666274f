#include "engine/systems/fahnenturnier/match_events.h"

#include "engine/systems/fahnenturnier/event_kind.h"
#include "engine/systems/fahnenturnier/position_names.h"

#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr std::array<std::string_view, 5> kGuards = {"reveals", "effects", "copies", "waiting", "deck"};

std::string valueOf(EventKind kind, const EventArgInfo& info, int number, const Rules& rules) {
    switch (info.kind) {
    case EventArg::Side:
        return seatName(number);
    case EventArg::Card:
        return rules.keys[static_cast<std::size_t>(number)];
    case EventArg::Level:
        return std::string(levelName(static_cast<Level>(number)));
    case EventArg::Pile:
        return std::string(pileName(static_cast<Pile>(number)));
    case EventArg::Number:
        break;
    }
    if (kind == EventKind::GuardHit) {
        return std::string(kGuards[static_cast<std::size_t>(number)]);
    }
    const bool change =
        kind == EventKind::BonusGiven || kind == EventKind::NextBonusGiven || kind == EventKind::SeatsChanged;
    return change && number > 0 ? '+' + std::to_string(number) : std::to_string(number);
}

} // namespace

std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules) {
    std::vector<EventView> views;
    for (const Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        EventView& view = views.emplace_back();
        view.kind = eventName(kind);
        view.rule = event.rule.text("CHA");
        const std::span<const EventArgInfo> infos = eventArgs(kind);
        for (std::size_t i = 0; i < infos.size(); ++i) {
            view.args.emplace_back(std::string(infos[i].name), valueOf(kind, infos[i], event.args[i], rules));
        }
    }
    return views;
}

} // namespace blattwerk::engine::fahnenturnier
