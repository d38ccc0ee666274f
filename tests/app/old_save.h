#pragma once

#include "app/session/played_pool.h"
#include "engine/play/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace blattwerk::tests {

/// A card whose resilience is 3 in pool 0.5 of the module draft game and 4 in the one that is worked on.
inline constexpr const char* kChangedCard = "vorgang-ruht";

/// A game of pool 0.5 as that version left it: with the edition's name, without the cards. It stops as soon as the
/// changed card lies open at one of A's locations.
inline std::string oldSave(app::Workspace& workspace) {
    const app::SystemDesk& desk = workspace.system("modulspiel");
    const auto pool = app::poolOf(workspace, desk, "0.5");
    if (!pool) {
        return pool.error().code;
    }
    engine::MatchSetup setup;
    setup.pool = pool->cards;
    setup.decks = {pool->deck("wiedervorlage"), pool->deck("nachsorge")};
    setup.first = 0;
    setup.seed = 7;
    for (const model::Collection& collection : pool->collections) {
        if (collection.kind != "module") {
            setup.collections.push_back(collection);
        }
    }
    auto match = desk.engine->start(setup);
    if (!match) {
        return match.error().code;
    }
    engine::Replay replay = engine::Replay::of("modulspiel", "0.5", setup);
    const auto lies = [&] {
        return (*match)->position(std::nullopt).dump().find(R"({"card":"vorgang-ruht","face_up":true)");
    };
    for (std::uint64_t step = 0; !(*match)->outcome().over && lies() == std::string::npos; ++step) {
        const auto legal = (*match)->legal();
        const auto wanted = std::ranges::find_if(legal, [](const engine::LegalStep& one) {
            return one.json.find(R"("action":"play","card":"vorgang-ruht")") != std::string::npos;
        });
        const std::uint64_t code = wanted != legal.end() ? wanted->code : *desk.engine->decide(**match, "solide", step);
        replay.steps.push_back(code);
        (*match)->apply(code);
    }
    replay.digest = (*match)->digest();
    return replay.toJson().dump();
}

/// What the changed card shows in a position; -1 where it does not lie at one of A's locations.
inline int resilienceOfChangedCard(const nlohmann::ordered_json& position) {
    for (const char* place : {"therapiezimmer", "mitgliederportal", "schreibtisch"}) {
        for (const auto& card : position["A"][place]["list"]) {
            if (card["card"] == kChangedCard) {
                return card["resilience"].get<int>();
            }
        }
    }
    return -1;
}

} // namespace blattwerk::tests
