#include "engine/systems/ikonen/match_start.h"

#include "engine/systems/ikonen/duel_match.h"
#include "engine/systems/ikonen/match_events.h"
#include "engine/systems/ikonen/position_loader.h"

namespace blattwerk::engine::ikonen {

model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup) {
    if (setup.decks.size() != 2) {
        return model::Error{"match.deck_illegal", {"IKO-C2", setup.decks.empty() ? "A" : "B"}, {}};
    }
    const auto cards =
        compileMatch(std::move(language), setup.pool, {setup.decks[0], setup.decks[1]}, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    const Rules& rules = (*cards)->rules;
    GameStart start;
    std::array<std::vector<std::uint8_t>, 2> decks;
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        if (const std::string fault = deckFault(rules, side); !fault.empty()) {
            return model::Error{"match.deck_illegal", {fault, side == 0 ? "A" : "B"}, {}};
        }
        decks[at] = numbersOf(rules, side, setup.decks[at]);
        start.decks[side] = decks[at];
    }
    start.seed = setup.seed;
    start.first = setup.first;
    start.shuffle = setup.shuffle;
    RecordingSink sink;
    const State state = Duel::start(rules, start, sink);
    return std::unique_ptr<Match>(std::make_unique<DuelMatch>(*cards, state, eventViews(sink.events(), rules)));
}

model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup, const Json& json) {
    const auto position = PlacedPosition::read(json);
    if (!position) {
        return position.error();
    }
    const auto cards =
        compileMatch(std::move(language), setup.pool, {position->cardsOf(0), position->cardsOf(1)}, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    if (const auto fault = position->fault((*cards)->rules)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    const State state = position->state((*cards)->rules, setup.seed);
    return std::unique_ptr<Match>(std::make_unique<DuelMatch>(*cards, state, std::vector<EventView>{}));
}

} // namespace blattwerk::engine::ikonen
