#include "engine/systems/modulspiel/match_start.h"

#include "engine/systems/modulspiel/match_events.h"
#include "engine/systems/modulspiel/module_match.h"
#include "engine/systems/modulspiel/position_loader.h"

namespace blattwerk::engine::modulspiel {

namespace {

/// A draft that has come so far: who has taken which modules says whose pick is next.
model::Result<std::unique_ptr<Match>> placeDraft(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup, const PlacedPosition& position) {
    MatchSetup draft = setup;
    draft.decks.clear();
    draft.chosen = position.draftModules();
    const auto cards = cardsOfStart(std::move(language), draft);
    if (!cards) {
        return cards.error();
    }
    const Rules& rules = (*cards)->rules;
    if (const auto fault = position.draftFault(rules.parameters)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    GameStart start;
    start.seed = setup.seed;
    if (position.startSide != kNowhere) {
        start.first = position.startSide;
    }
    NullSink none;
    State state = ModuleGame::start(rules, start, none);
    const std::size_t ofA = position.sides[0].modules.size();
    const std::size_t taken = ofA + position.sides[1].modules.size();
    for (std::size_t module = 0; module < taken; ++module) {
        state.moduleOwner[module] = module < ofA ? 0 : 1;
    }
    state.picks = static_cast<std::uint8_t>(taken);
    const std::array<int, 2> each{static_cast<int>(ofA), static_cast<int>(taken - ofA)};
    state.active = nextToPick(rules.parameters, each) == 'A' ? 0 : 1;
    return std::unique_ptr<Match>(std::make_unique<ModuleMatch>(*cards, state, std::vector<EventView>{}));
}

} // namespace

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
    if (position->phase == Phase::Draft) {
        return placeDraft(std::move(language), setup, *position);
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
