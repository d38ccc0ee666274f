#include "engine/systems/fahnenturnier/position_loader.h"

#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Fault = std::optional<FileFault>;

constexpr int kMostExtraSeats = 100;

/// A trophy without fans takes those of the first one of its round that is not yet placed.
class TrophyBox {
public:
    explicit TrophyBox(const std::vector<Trophy>& trophies) : m_left(trophies) {}

    void take(Trophy& trophy) {
        const auto fits = [&](const Trophy& other) {
            return other.round == trophy.round && (trophy.fans == kHiddenFans || other.fans == trophy.fans);
        };
        const auto found = std::find_if(m_left.begin(), m_left.end(), fits);
        if (found != m_left.end()) {
            trophy = *found;
            m_left.erase(found);
        } else if (trophy.fans == kHiddenFans) {
            trophy.fans = 0;
        }
    }

private:
    std::vector<Trophy> m_left;
};

template<typename List>
void fill(List& list, const std::vector<std::string>& keys, const Rules& rules) {
    for (const std::string& key : keys) {
        list.push_back(rules.indexOf(key));
    }
}

/// Top last.
template<typename List>
void fillUpwards(List& list, const std::vector<std::string>& keys, const Rules& rules) {
    std::for_each(keys.rbegin(), keys.rend(), [&](const std::string& key) { list.push_back(rules.indexOf(key)); });
}

} // namespace

std::vector<std::string> PlacedPosition::keys() const {
    std::vector<std::string> all = box;
    const auto add = [&](const std::vector<std::string>& keys) { all.insert(all.end(), keys.begin(), keys.end()); };
    for (std::size_t level = 0; level < kLevels; ++level) {
        add(piles[level]);
        add(trays[level]);
    }
    for (const PlacedSeat& seat : seats) {
        add(seat.deck);
        add(seat.bank);
        add(seat.rest);
        add(seat.drawn);
        for (const PlacedSeat::Revealed& revealed : seat.half) {
            all.push_back(revealed.card);
        }
    }
    return all;
}

void PlacedPosition::settle(const Rules& rules) {
    if (attacker && !holder && *attacker < seatCount() && round >= 1) {
        holder = single ? 1 - *attacker : rules.contest.opponent(*attacker, round);
    }
}

Fault PlacedPosition::fault(const Rules& rules) const {
    if (players < 1) {
        return FileFault{"position.players", "one to eight people take part"};
    }
    if (round < 1) {
        return FileFault{"position.round", "rounds are counted from 1"};
    }
    const int count = seatCount();
    for (const std::optional<int>* seat : {&active, &holder, &attacker, &matchWinner}) {
        if (seat->has_value() && **seat >= count) {
            return FileFault{"position", "there is no such side with so many players"};
        }
    }
    std::array<std::size_t, kLevels> ofLevel{};
    const auto countCards = [&](const std::vector<std::string>& keys) {
        for (const std::string& key : keys) {
            const CardInfo& info = rules.cards[rules.indexOf(key)];
            ++ofLevel[static_cast<std::size_t>(info.level)];
        }
    };
    countCards(keys());
    for (std::size_t level = 0; level < kLevels; ++level) {
        if (ofLevel[level] > kMostLevelCards) {
            return FileFault{"position.pile", "more cards of a level than the game can hold"};
        }
        for (const auto* cards : {&piles[level], &trays[level]}) {
            for (const std::string& key : *cards) {
                const CardInfo& info = rules.cards[rules.indexOf(key)];
                if (info.kind != CardKind::Set || static_cast<std::size_t>(info.level) != level) {
                    return FileFault{"position.pile", '"' + key + "\" is no card of that level"};
                }
            }
        }
    }
    if (box.size() > kMostBox / 2) {
        return FileFault{"position.box", "more cards than the game can hold"};
    }
    for (int number = 0; number < static_cast<int>(kMostSeats); ++number) {
        const PlacedSeat& seat = seats[static_cast<std::size_t>(number)];
        const std::string place = placeOf("position", std::string(1, static_cast<char>('A' + number)));
        const std::size_t size = seat.deck.size() + seat.half.size() + seat.bank.size() + seat.rest.size();
        if (number >= count && (size > 0 || !seat.trophies.empty())) {
            return FileFault{place, "there is no such side with so many players"};
        }
        if (size > kMostDeck) {
            return FileFault{place, "more cards than a side may have"};
        }
        if (seat.drawn.size() > kMostDrawn || (!seat.drawn.empty() && (phase != Phase::Deck || active != number))) {
            return FileFault{placeOf(place, "drawn"), "only the active side of a deck phase has drawn cards"};
        }
        const bool inMatch = phase == Phase::Match || phase == Phase::Result;
        if (!inMatch && seat.deck.size() != size) {
            return FileFault{place, "only in a match cards lie outside of the deck"};
        }
        if (!seat.half.empty() && !holder) {
            return FileFault{"position.flag_holder", "revealed cards need a flag"};
        }
    }
    if (holder && seats[static_cast<std::size_t>(*holder)].half.empty()) {
        return FileFault{"position.flag_holder", "the flag lies on a card"};
    }
    if (phase == Phase::Result && !matchWinner) {
        return FileFault{"position.match_winner", "a match that is over has a winner"};
    }
    if (phase == Phase::FinalRemove && finalists.size() != 2) {
        return FileFault{"position.finalists", "two finalists are expected here"};
    }
    return std::nullopt;
}

void PlacedPosition::enterCards(Rules& rules) const {
    Contest& contest = rules.contest;
    const auto enter = [&](const std::vector<std::string>& keys, std::vector<CardNo>& starters) {
        for (const std::string& key : keys) {
            const CardNo card = rules.indexOf(key);
            const CardInfo& info = rules.cards[card];
            (info.kind == CardKind::Set ? contest.levels[static_cast<std::size_t>(info.level)] : starters)
                .push_back(card);
        }
    };
    for (std::size_t level = 0; level < kLevels; ++level) {
        enter(piles[level], contest.starters[0]);
        enter(trays[level], contest.starters[0]);
    }
    enter(box, contest.starters[0]);
    for (std::size_t number = 0; number < kMostSeats; ++number) {
        const PlacedSeat& seat = seats[number];
        for (const auto* zone : {&seat.deck, &seat.bank, &seat.rest, &seat.drawn}) {
            enter(*zone, contest.starters[number]);
        }
        for (const PlacedSeat::Revealed& revealed : seat.half) {
            enter({revealed.card}, contest.starters[number]);
        }
    }
}

void PlacedPosition::fillStacks(State& state, const Rules& rules) const {
    TrophyBox trophies(rules.contest.trophies);
    const auto taken = [&](Trophy trophy) {
        trophies.take(trophy);
        return trophy;
    };
    for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
        for (const Trophy& trophy : seats[seat].trophies) {
            state.seats[seat].trophies.push_back(taken(trophy));
        }
    }
    for (const Trophy& trophy : boxTrophies) {
        state.boxTrophies.push_back(taken(trophy));
    }
    const bool done = phase == Phase::Count || phase == Phase::FinalRemove;
    for (std::size_t park = 0; park < static_cast<std::size_t>(state.seatCount / 2); ++park) {
        auto& stack = state.stacks[park];
        if (parks[park]) {
            std::for_each(parks[park]->rbegin(), parks[park]->rend(),
                          [&](const Trophy& trophy) { stack.push_back(taken(trophy)); });
            continue;
        }
        for (int number = kMostRounds; number >= round + (done ? 1 : 0); --number) {
            Trophy trophy{static_cast<std::uint8_t>(number), kHiddenFans};
            if (stake && number == round) {
                trophy.fans = static_cast<std::uint8_t>(*stake);
            }
            stack.push_back(taken(trophy));
        }
    }
}

void PlacedPosition::beginMatch(State& state, const Rules& rules) const {
    NullSink none;
    state.matchSeed = state.rng.next();
    if (single) {
        MatchStart start;
        for (int number = 0; number < 2; ++number) {
            const Seat& seat = state.seats[number];
            MatchEntry& entry = start.sides[number];
            entry.deck = std::span(seat.deck.begin(), seat.deck.size());
            entry.fans = seat.fans;
            entry.trophies = static_cast<int>(seat.trophies.size());
            for (const Trophy& trophy : seat.trophies) {
                entry.bestTrophy = std::max<int>(entry.bestTrophy, trophy.round);
            }
            entry.bot = bot == number;
        }
        start.seed = state.matchSeed;
        start.round = round;
        start.fansLeft = rules.parameters.fanCap > 0 ? rules.parameters.fanCap : -1;
        state.match = Tournament::startMatch(rules, start, none).match;
        state.single = true;
        return;
    }
    if (finalists.size() == 2) {
        Tournament::beginFinal(state, rules, none);
        return;
    }
    const auto isInMatch = [&](int seat) {
        const PlacedSeat& placed = seats[static_cast<std::size_t>(seat)];
        return seat == holder || seat == matchWinner || seat == active || !placed.half.empty() || !placed.bank.empty();
    };
    int park = 0;
    for (int seat = 0; seat < state.seatCount; ++seat) {
        if (isInMatch(seat)) {
            park = rules.contest.row(seat, round).park;
            break;
        }
    }
    Tournament::beginMatch(state, rules, park, none);
}

void PlacedPosition::fillMatch(State& state, const Rules& rules) const {
    // The match is begun by the rules, which may leave to chance who begins, and then laid out as the file says.
    beginMatch(state, rules);
    MatchState& match = state.match;
    const auto sideOf = [&](int seat) { return match.sides[0].seat == seat ? 0 : 1; };
    match.stage = MatchStage::Idle;
    match.winner = -1;
    match.ending = MatchEnding::None;
    state.phase = Phase::Match;
    state.winner = kNobody;
    for (MatchSide& side : match.sides) {
        const PlacedSeat& placed = seats[side.seat];
        side.deck.clear();
        fillUpwards(side.deck, placed.deck, rules);
        fill(side.bank, placed.bank, rules);
        fillUpwards(side.rest, placed.rest, rules);
        std::for_each(placed.half.rbegin(), placed.half.rend(), [&](const PlacedSeat::Revealed& revealed) {
            side.half.push_back({rules.indexOf(revealed.card), static_cast<std::int16_t>(revealed.bonus)});
        });
    }
    if (holder) {
        match.holder = static_cast<std::int8_t>(sideOf(*holder));
        match.beginner = static_cast<std::uint8_t>(match.holder);
    } else if (active) {
        match.beginner = static_cast<std::uint8_t>(sideOf(*active));
    }
    if (phase == Phase::Result) {
        match.stage = MatchStage::Over;
        match.winner = static_cast<std::int8_t>(sideOf(*matchWinner));
        match.ending = MatchEnding::AttackFailed;
    }
    for (int number = 0; number < 2; ++number) {
        MatchSide& side = match.sides[number];
        const PlacedSeat& placed = seats[side.seat];
        side.nextBonus = static_cast<std::int16_t>(placed.nextBonus);
        if (placed.seatLimit && (!side.bot || rules.parameters.botBank)) {
            // What cards give as long as they lie there counts by itself.
            const int more = *placed.seatLimit - MatchValues(match, rules).seatLimit(number);
            side.extraSeats = static_cast<std::int8_t>(std::clamp(more, -kMostExtraSeats, kMostExtraSeats));
        }
    }
    NullSink none;
    Tournament::resumeMatch(state, rules, none);
}

void PlacedPosition::fillDeckPhase(State& state, const Rules& rules) const {
    const int first = active.value_or(state.order[0]);
    state.active = static_cast<std::uint8_t>(first);
    const auto* const found = std::find(state.order, state.order + state.players, state.active);
    state.orderAt = static_cast<std::uint8_t>(found - state.order);
    state.deck.rerolls = static_cast<std::uint8_t>(rerolls.value_or(rules.parameters.rerolls));
    const std::vector<std::string>& drawn = seats[static_cast<std::size_t>(first)].drawn;
    const LevelOptions& plan = rules.contest.row(first, round).options;
    const auto isPlanned = [&](const LevelOption& given) {
        return std::any_of(plan.begin(), plan.end(), [&](const LevelOption& option) {
            return option.level == given.level &&
                   (drawn.empty() ? option.picks == given.picks : option.picks >= given.picks);
        });
    };
    // What the plan says anyway does not bind those who come after.
    const bool says = std::all_of(state.options.begin(), state.options.end(), isPlanned) &&
                      (!drawn.empty() || state.options.size() == plan.size());
    if (drawn.empty()) {
        state.ownOptions = state.ownOptions && !says;
        return;
    }
    fill(state.deck.drawn, drawn, rules);
    state.deck.chosen = true;
    state.deck.level = rules.cards[state.deck.drawn[0]].level;
    state.deck.picksLeft = 1;
    for (const LevelOption& option : Tournament::options(state, rules, first)) {
        if (option.level == state.deck.level) {
            state.deck.picksLeft = static_cast<std::uint8_t>(std::min<std::size_t>(option.picks, drawn.size()));
        }
    }
    state.ownOptions = state.ownOptions && !says;
}

State PlacedPosition::state(const Rules& rules, std::uint64_t seed) const {
    State state;
    state.rng = Rng(seed);
    state.players = static_cast<std::uint8_t>(players);
    state.seatCount = static_cast<std::uint8_t>(seatCount());
    state.bot = static_cast<std::int8_t>(bot.value_or(rules.contest.bot));
    state.round = static_cast<std::uint8_t>(round);
    state.phase = phase;
    for (std::size_t level = 0; level < kLevels; ++level) {
        Dispenser& dispenser = state.levels[level];
        for (auto key = piles[level].rbegin(); key != piles[level].rend(); ++key) {
            dispenser.cards[dispenser.pileCount++] = rules.indexOf(*key);
        }
        std::for_each(trays[level].rbegin(), trays[level].rend(),
                      [&](const std::string& key) { dispenser.addToTray(rules.indexOf(key)); });
    }
    fill(state.box, box, rules);
    fillStacks(state, rules);
    for (std::size_t number = 0; number < kMostSeats; ++number) {
        const PlacedSeat& placed = seats[number];
        Seat& seat = state.seats[number];
        fill(seat.deck, placed.deck, rules);
        for (const PlacedSeat::Revealed& revealed : placed.half) {
            seat.deck.push_back(rules.indexOf(revealed.card));
        }
        fill(seat.deck, placed.rest, rules);
        fill(seat.deck, placed.bank, rules);
        seat.fans = static_cast<std::int16_t>(placed.fans);
    }
    if (options && !options->empty()) {
        state.options = *options;
        state.ownOptions = true;
    }
    Tournament::orderSeats(state, rules);
    if (finalists.size() == 2) {
        state.finalists[0] = static_cast<std::int8_t>(finalists[0]);
        state.finalists[1] = static_cast<std::int8_t>(finalists[1]);
    }
    switch (phase) {
    case Phase::Match:
    case Phase::Result:
        state.orderAt = state.players;
        fillMatch(state, rules);
        break;
    case Phase::Deck:
    case Phase::Remove:
        fillDeckPhase(state, rules);
        break;
    case Phase::FinalRemove:
        state.active = static_cast<std::uint8_t>(active.value_or(finalists[0]));
        state.orderAt = state.active == finalists[0] ? 0 : 1;
        break;
    case Phase::Count:
    case Phase::Over:
        break;
    }
    return state;
}

} // namespace blattwerk::engine::fahnenturnier
