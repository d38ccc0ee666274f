#include "engine/systems/modulspiel/goldfish_run.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace blattwerk::engine::modulspiel {

std::optional<EmptySide> EmptySide::named(std::string_view name) {
    constexpr std::array<std::string_view, 3> kBases = {"leere-seite", "passive", "dummy"};
    const std::size_t colon = name.find(':');
    if (std::ranges::find(kBases, name.substr(0, colon)) == kBases.end()) {
        return std::nullopt;
    }
    EmptySide side;
    if (colon != std::string_view::npos) {
        const std::string_view wall = name.substr(colon + 1);
        const auto [end, error] = std::from_chars(wall.data(), wall.data() + wall.size(), side.wall);
        const bool whole = error == std::errc() && end == wall.data() + wall.size();
        if (!whole || side.wall < 0 || side.wall > kHighestWall) {
            return std::nullopt;
        }
    }
    return side;
}

model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                           const GoldfishSetup& setup) {
    GoldfishRun run;
    const std::optional<EmptySide> other = EmptySide::named(setup.opponent);
    if (!other) {
        return model::Error{"goldfish.unknown_opponent", {setup.opponent, std::string(EmptySide::kNames)}, {}};
    }
    run.other = *other;
    const model::Result<Policy> policy = policyNamed(setup.policy);
    if (!policy) {
        return policy.error();
    }
    run.policy = *policy;
    MatchSetup match;
    match.pool = setup.pool;
    match.decks = {setup.deck, {}};
    match.parameters = setup.parameters;
    match.collections = setup.collections;
    auto cards = cardsOfStart(std::move(language), match);
    if (!cards) {
        return cards.error();
    }
    run.cards = *cards;
    return run;
}

} // namespace blattwerk::engine::modulspiel
