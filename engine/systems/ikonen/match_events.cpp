#include "engine/systems/ikonen/match_events.h"

#include "engine/systems/ikonen/event_kind.h"
#include "engine/systems/ikonen/match_position.h"

#include <array>

namespace blattwerk::engine::ikonen {

namespace {

constexpr std::array<std::string_view, 4> kGuards = {"iko_max_turns", "effects", "mulligans", "redeals"};

std::string valueOf(EventKind kind, const EventArgInfo& info, int number, const Rules& rules) {
    switch (info.kind) {
    case EventArg::Side:
        return number == 0 ? "A" : "B";
    case EventArg::Card:
        return rules.keys[static_cast<std::size_t>(number)];
    case EventArg::Stat:
        return std::string(valueName(static_cast<Value>(number)));
    case EventArg::Number:
        break;
    }
    if (kind == EventKind::Phase || kind == EventKind::StepSkipped) {
        return std::string(phaseName(static_cast<Phase>(number)));
    }
    if (kind == EventKind::GuardHit) {
        return std::string(kGuards[static_cast<std::size_t>(number)]);
    }
    return kind == EventKind::ModifierGiven && number > 0 ? '+' + std::to_string(number) : std::to_string(number);
}

} // namespace

std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules) {
    std::vector<EventView> views;
    for (const Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        EventView& view = views.emplace_back();
        view.kind = eventName(kind);
        view.rule = event.rule.text("IKO");
        const std::span<const EventArgInfo> infos = eventArgs(kind);
        for (std::size_t i = 0; i < infos.size(); ++i) {
            view.args.emplace_back(std::string(infos[i].name), valueOf(kind, infos[i], event.args[i], rules));
        }
    }
    return views;
}

} // namespace blattwerk::engine::ikonen
