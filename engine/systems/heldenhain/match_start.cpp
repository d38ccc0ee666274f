#include "engine/systems/heldenhain/match_start.h"

#include "engine/systems/heldenhain/position_loader.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

using MatchResult = model::Result<std::unique_ptr<Match>>;

template<class L>
std::unique_ptr<Match> started(std::shared_ptr<const MatchCards> cards, const GameStart& start) {
    RecordingSink sink;
    const State<L> state = Duel<L>::start(cards->rules, start, sink);
    std::vector<EventView> opening = eventViews(sink.events(), cards->rules);
    return std::make_unique<DuelMatch<L>>(std::move(cards), state, std::move(opening));
}

template<class L>
std::unique_ptr<Match> placedMatch(std::shared_ptr<const MatchCards> cards, const PlacedPosition& position,
                                   std::uint64_t seed) {
    const State<L> state = placed<L>(position, cards->rules, seed);
    return std::make_unique<DuelMatch<L>>(std::move(cards), state, std::vector<EventView>{});
}

model::Error illegalDeck(std::string rule, std::string side) {
    return {"match.deck_illegal", {std::move(rule), std::move(side)}, {}};
}

/// Whether the cards on the table fit a state of that size.
template<class L>
bool hasRoom(const PlacedPosition& position) {
    return std::all_of(position.sides.begin(), position.sides.end(), [](const PlacedSide& side) {
        return side.cards().size() < L::kDeck && side.field.size() <= L::kField && side.assists.size() <= L::kAssists &&
               std::all_of(side.field.begin(), side.field.end(),
                           [](const PlacedCard& card) { return card.equipment.size() <= L::kEquipment; });
    });
}

std::optional<model::Error> wrongTypes(const PlacedPosition& position, const Rules& rules) {
    const auto typeOf = [&](const std::string& key) {
        return rules.cards[static_cast<std::size_t>(rules.indexOf(key))].type;
    };
    const auto fault = [](const std::string& side, std::string_view zone, const std::string& key) {
        return model::Error{
            "match.bad_position", {"position." + side + '.' + std::string(zone)}, '"' + key + "\" cannot lie there"};
    };
    for (std::size_t i = 0; i < 2; ++i) {
        const PlacedSide& side = position.sides[i];
        const std::string name = i == 0 ? "A" : "B";
        for (const PlacedCard& card : side.field) {
            if (!isFigure(typeOf(card.card))) {
                return fault(name, "field", card.card);
            }
            for (const std::string& key : card.equipment) {
                if (typeOf(key) != CardType::Equipment) {
                    return fault(name, "field", key);
                }
            }
        }
        for (const PlacedCard& card : side.assists) {
            if (typeOf(card.card) != CardType::Assist) {
                return fault(name, "assists", card.card);
            }
        }
        if (!side.headquarters.empty() && typeOf(side.headquarters) != CardType::Headquarters) {
            return fault(name, "headquarters", side.headquarters);
        }
    }
    if (!position.location.empty() && typeOf(position.location) != CardType::Location) {
        return model::Error{
            "match.bad_position", {"position.location"}, '"' + position.location + "\" cannot lie there"};
    }
    return std::nullopt;
}

} // namespace

MatchResult startMatch(std::shared_ptr<const language::CardLanguage> language, const MatchSetup& setup) {
    if (setup.decks.size() != 2) {
        return illegalDeck("HEL-R1", setup.decks.empty() ? "A" : "B");
    }
    const auto cards =
        compileMatch(std::move(language), setup.pool, {setup.decks[0], setup.decks[1]}, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    const Rules& rules = (*cards)->rules;
    std::array<std::vector<std::uint16_t>, 2> decks;
    GameStart start;
    for (std::size_t side = 0; side < 2; ++side) {
        int characters = 0;
        for (const std::string& key : setup.decks[side]) {
            decks[side].push_back(static_cast<std::uint16_t>(rules.indexOf(key)));
            characters += rules.cards[decks[side].back()].type == CardType::Character ? 1 : 0;
        }
        const std::string name = side == 0 ? "A" : "B";
        if (decks[side].size() > Large::kDeck) {
            return illegalDeck("HEL-C1", name);
        }
        if (characters < rules.parameters.startCharacters &&
            rules.parameters.missingStartCharacter == MissingStartCharacter::Reject) {
            return illegalDeck("HEL-C3", name);
        }
        start.decks[side] = decks[side];
    }
    start.seed = setup.seed;
    start.first = setup.first;
    start.shuffle = setup.shuffle;
    return rules.fitsSmall(std::max(decks[0].size(), decks[1].size())) ? started<Small>(*cards, start)
                                                                       : started<Large>(*cards, start);
}

MatchResult placeMatch(std::shared_ptr<const language::CardLanguage> language, const MatchSetup& setup,
                       const Json& json) {
    const auto position = PlacedPosition::read(json);
    if (!position) {
        return position.error();
    }
    SideCards sides = {position->sides[0].cards(), position->sides[1].cards()};
    if (!position->location.empty()) {
        sides[static_cast<std::size_t>(position->locationOwner)].push_back(position->location);
    }
    const auto cards = compileMatch(std::move(language), setup.pool, sides, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    if (const auto error = wrongTypes(*position, (*cards)->rules)) {
        return *error;
    }
    if (!hasRoom<Large>(*position)) {
        return model::Error{"match.bad_position", {"position"}, "more cards than a table holds"};
    }
    const std::size_t largest = std::max(sides[0].size(), sides[1].size());
    return (*cards)->rules.fitsSmall(largest) && hasRoom<Small>(*position)
               ? placedMatch<Small>(*cards, *position, setup.seed)
               : placedMatch<Large>(*cards, *position, setup.seed);
}

} // namespace blattwerk::engine::heldenhain
