#include "engine/systems/modulspiel/match_events.h"

#include "engine/systems/modulspiel/event_kind.h"
#include "engine/systems/modulspiel/place_names.h"

#include <array>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr std::array<std::string_view, 3> kGuards = {"mod_max_quarters", "mod_max_actions_quarter",
                                                     "mod_max_effects_action"};

std::string valueOf(EventKind kind, const EventArgInfo& info, int number, const Rules& rules) {
    const auto at = static_cast<std::size_t>(number);
    switch (info.kind) {
    case EventArg::Side:
        return number == 0 ? "A" : "B";
    case EventArg::Card:
        return rules.key(static_cast<CardNo>(number));
    case EventArg::Place:
        return std::string(kPlaceNames[at]);
    case EventArg::Module:
        return rules.modules[at];
    case EventArg::Number:
        break;
    }
    if (kind == EventKind::GuardHit) {
        return std::string(kGuards[at]);
    }
    const bool isBonus = kind == EventKind::BonusGiven || kind == EventKind::PlaceBonusGiven;
    return isBonus && number > 0 ? '+' + std::to_string(number) : std::to_string(number);
}

} // namespace

std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules) {
    std::vector<EventView> views;
    for (const Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        EventView& view = views.emplace_back();
        view.kind = eventName(kind);
        view.rule = event.rule.text("MOD");
        const std::span<const EventArgInfo> infos = eventArgs(kind);
        for (std::size_t i = 0; i < infos.size(); ++i) {
            view.args.emplace_back(std::string(infos[i].name), valueOf(kind, infos[i], event.args[i], rules));
        }
    }
    return views;
}

} // namespace blattwerk::engine::modulspiel
