#include "engine/systems/modulspiel/match_start.h"

#include "engine/systems/modulspiel/match_events.h"
#include "engine/systems/modulspiel/module_match.h"
#include "engine/systems/modulspiel/position_loader.h"

namespace blattwerk::engine::modulspiel {

model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup) {
    const auto cards = cardsOfStart(std::move(language), setup);
    if (!cards) {
        return cards.error();
    }
    GameStart start;
    start.seed = setup.seed;
    start.first = setup.first;
    start.draft = setup.decks.empty();
    start.shuffle = setup.shuffle;
    start.moduleOwner = (*cards)->moduleOwner;
    RecordingSink sink;
    const State state = ModuleGame::start((*cards)->rules, start, sink);
    return std::unique_ptr<Match>(
        std::make_unique<ModuleMatch>(*cards, state, eventViews(sink.events(), (*cards)->rules)));
}

model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup, const Json& json) {
    const auto position = PlacedPosition::read(json);
    if (!position) {
        return position.error();
    }
    const auto cards = compileMatch(std::move(language), setup.pool, position->lists(), setup.parameters);
    if (!cards) {
        return cards.error();
    }
    const Rules& rules = (*cards)->rules;
    if (const auto fault = position->fault(rules)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    State state = position->state(rules, setup.seed);
    RecordingSink sink;
    ModuleGame::resume(state, rules, sink);
    return std::unique_ptr<Match>(std::make_unique<ModuleMatch>(*cards, state, eventViews(sink.events(), rules)));
}

} // namespace blattwerk::engine::modulspiel
