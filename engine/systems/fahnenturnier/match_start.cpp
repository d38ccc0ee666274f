#include "engine/systems/fahnenturnier/match_start.h"

#include "engine/play/scenario_file.h"
#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/match_cards.h"
#include "engine/systems/fahnenturnier/match_events.h"
#include "engine/systems/fahnenturnier/position_loader.h"
#include "engine/systems/fahnenturnier/tournament_match.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Language = std::shared_ptr<const language::CardLanguage>;
using MatchResult = model::Result<std::unique_ptr<Match>>;

/// What may stand beside the decks of a single match.
struct MatchDetails {
    int round = 1;
    int players = 2;
    std::optional<int> bot;
    std::array<std::vector<Trophy>, 2> trophies;
};

std::optional<FileFault> readDetails(const Json& json, MatchDetails& details) {
    std::optional<FileFault> fault = checkKeys(json, "start", {"round", "players", "trophies", "bot"});
    const auto bounded = [&](const char* key, int most, int& number) {
        if (!fault && json.contains(key)) {
            fault = readNumber(json[key], placeOf("start", key), most, number);
            if (!fault && number < 1) {
                fault = FileFault{placeOf("start", key), "a number from 1 is expected here"};
            }
        }
    };
    bounded("round", static_cast<int>(kMostRounds), details.round);
    bounded("players", static_cast<int>(kMostSeats), details.players);
    if (!fault && json.contains("bot")) {
        fault = readSideOfTwo(json["bot"], "start.bot", details.bot.emplace());
    }
    if (!fault && json.contains("trophies")) {
        fault = checkKeys(json["trophies"], "start.trophies", {"A", "B"});
        for (std::size_t side = 0; !fault && side < 2; ++side) {
            const char* const name = side == 0 ? "A" : "B";
            if (json["trophies"].contains(name)) {
                fault = readTrophies(json["trophies"][name], placeOf("start.trophies", name), details.trophies[side]);
            }
        }
    }
    return fault;
}

MatchResult made(std::shared_ptr<const MatchCards> cards, const State& state, const RecordingSink& sink) {
    std::vector<EventView> opening = eventViews(sink.events(), cards->rules);
    return std::unique_ptr<Match>(std::make_unique<TournamentMatch>(std::move(cards), state, std::move(opening)));
}

MatchResult startSingle(Language language, const MatchSetup& setup) {
    if (setup.decks.size() != 2) {
        return model::Error{"match.deck_illegal", {"CHA-C14", setup.decks.empty() ? "A" : "B"}, {}};
    }
    MatchDetails details;
    if (!setup.details.empty()) {
        const Json json = Json::parse(setup.details, nullptr, false);
        if (const auto fault = readDetails(json, details)) {
            return model::Error{"match.bad_position", {fault->place}, fault->message};
        }
    }
    std::vector<std::string> keys = setup.decks[0];
    keys.insert(keys.end(), setup.decks[1].begin(), setup.decks[1].end());
    const auto compiled = compileMatch(std::move(language), indexOf(setup.pool), keys, setup.parameters);
    if (!compiled) {
        return compiled.error();
    }
    const Rules& rules = (*compiled)->rules;
    MatchStart start;
    std::array<std::vector<CardNo>, 2> decks;
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        decks[at] = numbersOf(rules, setup.decks[at]);
        const auto size = static_cast<int>(decks[at].size());
        if (size < rules.parameters.deckLeast || decks[at].size() > kMostDeck) {
            return model::Error{"match.deck_illegal", {"CHA-C14", side == 0 ? "A" : "B"}, {}};
        }
        MatchEntry& entry = start.sides[side];
        entry.deck = decks[at];
        entry.trophies = static_cast<int>(details.trophies[at].size());
        for (const Trophy& trophy : details.trophies[at]) {
            entry.bestTrophy = std::max<int>(entry.bestTrophy, trophy.round);
        }
        entry.bot = details.bot == side;
    }
    start.seed = setup.seed;
    start.round = details.round;
    start.fansLeft = rules.parameters.fanCap > 0 ? rules.parameters.fanCap : -1;
    start.first = setup.first;
    start.shuffle = setup.shuffle;
    RecordingSink sink;
    State state = Tournament::startMatch(rules, start, sink);
    state.players = static_cast<std::uint8_t>(details.players);
    for (std::size_t side = 0; side < 2; ++side) {
        for (Trophy trophy : details.trophies[side]) {
            trophy.fans = trophy.fans == kHiddenFans ? std::uint8_t{0} : trophy.fans;
            state.seats[side].trophies.push_back(trophy);
        }
    }
    return made(*compiled, state, sink);
}

MatchResult startTournament(Language language, const MatchSetup& setup) {
    const auto parameters = readParameters(setup.parameters);
    if (!parameters) {
        return parameters.error();
    }
    const CardIndex index = indexOf(setup.pool);
    const auto contest = ContestCards::read(setup.collections, index, setup.seats, setup.chosen, *parameters);
    if (!contest) {
        return contest.error();
    }
    const auto compiled = compileMatch(std::move(language), index, contest->keys(), setup.parameters);
    if (!compiled) {
        return compiled.error();
    }
    Rules& rules = (*compiled)->rules;
    contest->enter(rules);
    for (const std::vector<CardNo>& level : rules.contest.levels) {
        if (level.size() > kMostLevelCards) {
            return model::Error{"match.deck_illegal", {"CHA-C3", std::to_string(level.size())}, {}};
        }
    }
    RecordingSink sink;
    const State state = Tournament::start(rules, setup.seed, sink);
    return made(*compiled, state, sink);
}

} // namespace

MatchResult startGame(Language language, const MatchSetup& setup) {
    return setup.seats > 0 ? startTournament(std::move(language), setup) : startSingle(std::move(language), setup);
}

MatchResult placeGame(Language language, const MatchSetup& setup, const Json& json) {
    auto position = PlacedPosition::read(json);
    if (!position) {
        return position.error();
    }
    const CardIndex index = indexOf(setup.pool);
    const auto compiled = compileMatch(std::move(language), index, position->keys(), setup.parameters);
    if (!compiled) {
        return compiled.error();
    }
    Rules& rules = (*compiled)->rules;
    ContestCards::around(setup.collections, index, std::clamp(position->players, 1, static_cast<int>(kMostSeats)),
                         rules.parameters.rounds)
        .enter(rules);
    position->enterCards(rules);
    position->settle(rules);
    if (const auto fault = position->fault(rules)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    const State state = position->state(rules, setup.seed);
    return made(*compiled, state, {});
}

} // namespace blattwerk::engine::fahnenturnier
