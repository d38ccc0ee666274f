#include "tests/fifth_system/engine/systems/kehraus/kehraus_match.h"

#include <algorithm>

namespace blattwerk::engine::kehraus {

namespace {

constexpr std::array<ActionForm, 2> kActions = {{
    {"play", {StepField{"card", StepPart::Card}}, 1},
    {"concede", {}, 0},
}};

/// Names of the events and of their two arguments.
struct EventWords {
    std::string_view kind;
    std::array<std::string_view, 2> args;
    bool hasCard = false;
};
constexpr std::array<EventWords, 9> kEvents = {{{"turn_started", {"side", "n"}},
                                                {"played", {"side", "card"}, true},
                                                {"gained", {"side", "n"}},
                                                {"lost", {"side", "n"}},
                                                {"drew", {"side", "n"}},
                                                {"accepted", {"side", "card"}, true},
                                                {"declined", {"side", "card"}, true},
                                                {"game_won", {"side", ""}},
                                                {"game_drawn", {"", ""}}}};

std::string sideName(int side) {
    return side == 0 ? "A" : "B";
}

std::vector<EventView> eventViews(const std::vector<Event>& events, const Rules& rules) {
    std::vector<EventView> views;
    for (const Event& event : events) {
        const EventWords& words = kEvents[event.kind];
        EventView& view = views.emplace_back();
        view.kind = words.kind;
        view.rule = event.rule.text("KEH");
        if (!words.args[0].empty()) {
            view.args.emplace_back(words.args[0], sideName(event.args[0]));
        }
        if (!words.args[1].empty()) {
            view.args.emplace_back(words.args[1], words.hasCard ? rules.keys[static_cast<std::size_t>(event.args[1])]
                                                                : std::to_string(event.args[1]));
        }
    }
    return views;
}

std::string winnerName(Winner winner) {
    return winner == Winner::SideA ? "A" : winner == Winner::SideB ? "B" : winner == Winner::Draw ? "draw" : "";
}

std::string endingName(Ending ending) {
    return ending == Ending::Goal ? "goal" : ending == Ending::Empty ? "cards" : "concede";
}

Json cardList(const Cards& cards, const Rules& rules, bool topFirst) {
    Json json = Json::array();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardNo card = cards[topFirst ? cards.size() - 1 - i : i];
        json.push_back(card == kHidden ? Json("?") : Json(rules.keys[card]));
    }
    return json;
}

struct PlacedSide {
    std::vector<std::string> deck, hand, discard;
    int points = 0;
};

/// A position as files write it; a fault where it is no such thing.
std::optional<FileFault> readPosition(const Json& json, std::array<PlacedSide, 2>& sides, int& active, int& turn) {
    constexpr int kMost = 999;
    if (auto fault = checkKeys(json, "position", {"A", "B", "active", "turn", "phase"})) {
        return fault;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string name = sideName(static_cast<int>(side));
        if (!json.contains(name)) {
            continue;
        }
        const std::string place = placeOf("position", name);
        auto fault = checkKeys(json[name], place, {"deck", "hand", "discard", "points"});
        for (const auto& [key, list] :
             {std::pair{"deck", &sides[side].deck}, {"hand", &sides[side].hand}, {"discard", &sides[side].discard}}) {
            if (!fault && json[name].contains(key)) {
                fault = readKeys(json[name][key], placeOf(place, key), *list);
            }
        }
        if (!fault && json[name].contains("points")) {
            fault = readNumber(json[name]["points"], placeOf(place, "points"), kMost, sides[side].points);
        }
        if (fault) {
            return fault;
        }
    }
    if (json.contains("active")) {
        if (auto fault = readSideOfTwo(json["active"], "position.active", active)) {
            return fault;
        }
    }
    return json.contains("turn") ? readNumber(json["turn"], "position.turn", kMost, turn) : std::nullopt;
}

} // namespace

StepForm KehrausMatch::form(Action step) const {
    StepPart part;
    switch (step.kind) {
    case Chosen::Play:
        part.field = "card";
        part.kind = StepPart::Card;
        part.card = step.value;
        part.side = m_state.active;
        return {"play", {part}};
    case Chosen::Yes:
    case Chosen::No:
        part.field = "choose";
        part.kind = StepPart::Word;
        part.word = step.kind == Chosen::Yes ? "yes" : "no";
        return {"choose", {part}};
    case Chosen::Concede:
        break;
    }
    return {"concede", {}};
}

LegalStep KehrausMatch::view(Action step) const {
    const Side side = step.kind == Chosen::Concede ? step.value : m_state.actor();
    return {step.code(), side, form(step).json(m_rules->keys).dump()};
}

std::vector<LegalStep> KehrausMatch::legal() const {
    Kehraus::ActionList list;
    Kehraus::legal(m_state, *m_rules, list);
    std::vector<LegalStep> steps;
    for (const Action step : list) {
        steps.push_back(view(step));
    }
    return steps;
}

bool KehrausMatch::isConcession(std::uint64_t code) const {
    const Action step = Action::fromCode(code);
    return step.kind == Chosen::Concede && step.value < 2 && !m_state.over();
}

std::vector<EventView> KehrausMatch::apply(std::uint64_t code) {
    RecordingSink sink;
    Kehraus::apply(m_state, *m_rules, Action::fromCode(code), sink);
    return eventViews(sink.events(), *m_rules);
}

model::Result<std::vector<LegalStep>> KehrausMatch::fitting(const Json& json, Side side) const {
    const auto given = GivenStep::read(json, m_rules->keys, kActions);
    if (!given) {
        return given.error();
    }
    std::vector<LegalStep> steps;
    if (given->action() == "concede") {
        if (!m_state.over()) {
            steps.push_back(view({Chosen::Concede, static_cast<std::uint8_t>(side)}));
        }
        return steps;
    }
    Kehraus::ActionList list;
    Kehraus::legal(m_state, *m_rules, list);
    for (const Action step : list) {
        if (side == m_state.actor() && given->fits(form(step), m_rules->keys)) {
            steps.push_back(view(step));
        }
    }
    return steps;
}

model::Result<std::optional<Refusal>> KehrausMatch::explain(const Json& json, Side side) const {
    const auto fits = fitting(json, side);
    if (!fits) {
        return fits.error();
    }
    if (!fits->empty()) {
        return std::optional<Refusal>();
    }
    const char* rule = m_state.over()            ? "KEH-R7"
                       : side != m_state.actor() ? "KEH-R3"
                       : m_state.asks            ? "KEH-R5"
                                                 : "KEH-R4";
    return std::optional(Refusal{{rule}, {}});
}

Json KehrausMatch::position(std::optional<Side> viewer) const {
    const State seen = viewer ? Kehraus::view(m_state, *m_rules, *viewer) : m_state;
    Json json = {{"active", sideName(seen.active)},
                 {"turn", seen.turn},
                 {"phase", seen.over() ? "over" : "play"},
                 {"pending", seen.asks ? Json("optional") : Json()},
                 {"winner", seen.over() ? Json(winnerName(seen.winner)) : Json()},
                 {"ending", seen.over() ? Json(endingName(seen.ending)) : Json()}};
    for (int side = 0; side < 2; ++side) {
        const SideState& own = seen.sides[side];
        json[sideName(side)] = {{"points", own.points},
                                {"hand", cardList(own.hand, *m_rules, false)},
                                {"deck", cardList(own.pile, *m_rules, true)},
                                {"discard", cardList(own.discard, *m_rules, true)}};
    }
    return json;
}

std::optional<PendingDecision> KehrausMatch::pending() const {
    if (!m_state.asks) {
        return std::nullopt;
    }
    PendingDecision decision;
    decision.kind = "optional";
    decision.side = m_state.active;
    decision.card = m_rules->keys[m_state.card];
    decision.sentence = m_rules->sentence(m_state.card, m_rules->programs.code[m_state.at].sentence);
    return decision;
}

Outcome KehrausMatch::outcome() const {
    return m_state.over() ? Outcome{true, winnerName(m_state.winner), endingName(m_state.ending)} : Outcome{};
}

model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup) {
    if (setup.decks.size() != 2) {
        return model::Error{"match.deck_illegal", {"KEH-C1", setup.decks.empty() ? "A" : "B"}, {}};
    }
    const auto rules = compile(std::move(language), setup.pool, {setup.decks[0], setup.decks[1]}, setup.parameters);
    if (!rules) {
        return rules.error();
    }
    for (std::size_t side = 0; side < 2; ++side) {
        if ((*rules)->decks[side].size() < static_cast<std::size_t>((*rules)->parameters.deckLeast)) {
            return model::Error{"match.deck_illegal", {"KEH-C1", side == 0 ? "A" : "B"}, {}};
        }
    }
    RecordingSink sink;
    const State state = Kehraus::start(**rules, setup.seed, setup.first, setup.shuffle, sink);
    return std::unique_ptr<Match>(std::make_unique<KehrausMatch>(*rules, state, eventViews(sink.events(), **rules)));
}

model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                 const MatchSetup& setup, const Json& json) {
    std::array<PlacedSide, 2> sides;
    int active = 0;
    int turn = 1;
    if (const auto fault = readPosition(json, sides, active, turn)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    std::array<std::vector<std::string>, 2> decks;
    for (std::size_t side = 0; side < 2; ++side) {
        for (const auto* zone : {&sides[side].deck, &sides[side].hand, &sides[side].discard}) {
            decks[side].insert(decks[side].end(), zone->begin(), zone->end());
        }
    }
    const auto rules = compile(std::move(language), setup.pool, decks, setup.parameters);
    if (!rules) {
        return rules.error();
    }
    State state;
    state.rng = Rng(setup.seed);
    state.active = static_cast<std::uint8_t>(active);
    state.turn = static_cast<std::uint16_t>(turn);
    const auto number = [&rules](const std::string& key) {
        return static_cast<CardNo>(std::ranges::lower_bound((*rules)->keys, key) - (*rules)->keys.begin());
    };
    for (std::size_t side = 0; side < 2; ++side) {
        SideState& own = state.sides[side];
        own.points = static_cast<std::int16_t>(sides[side].points);
        std::ranges::for_each(sides[side].hand, [&](const auto& key) { own.hand.push_back(number(key)); });
        std::for_each(sides[side].deck.rbegin(), sides[side].deck.rend(),
                      [&](const auto& key) { own.pile.push_back(number(key)); });
        std::for_each(sides[side].discard.rbegin(), sides[side].discard.rend(),
                      [&](const auto& key) { own.discard.push_back(number(key)); });
    }
    if (state.sides[active].hand.empty()) {
        return model::Error{
            "match.bad_position", {"position." + sideName(active) + ".hand"}, "who is to play needs a card"};
    }
    return std::unique_ptr<Match>(std::make_unique<KehrausMatch>(*rules, state, std::vector<EventView>{}));
}

} // namespace blattwerk::engine::kehraus
