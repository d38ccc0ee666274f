#include "engine/systems/heldenhain/goldfish_opponent.h"

namespace blattwerk::engine::heldenhain {

namespace {

/// Blank cards of the stand-in (section 7.1); a few less where its special cards take their room.
constexpr int kBlanks = 58;
/// Too dear to be played, so a blank never does anything.
constexpr int kBlankCost = 9;
constexpr int kDummyEffort = 2;
constexpr int kDummyStamina = 4;
constexpr int kDummyPoints = 2;

GoldfishOpponent script(std::string text, int first, int step, int last) {
    GoldfishOpponent opponent;
    opponent.kind = GoldfishOpponent::Kind::Script;
    opponent.eventText = std::move(text);
    opponent.firstTurn = first;
    opponent.step = step;
    opponent.lastTurn = last;
    return opponent;
}

} // namespace

std::optional<GoldfishOpponent> GoldfishOpponent::named(std::string_view name) {
    constexpr int kAlways = 1 << 20;
    if (name == "passive") {
        return GoldfishOpponent{};
    }
    if (name == "stoerfeuer") {
        return script("Erschöpfe eine bereite gegnerische Figur mit dem höchsten Einsatz.", 2, 2, 6);
    }
    if (name == "wettlauf") {
        return script("Erhalte 3 Punkte.", 3, 1, kAlways);
    }
    if (name == "abriss") {
        return script("Gib einer erschöpften gegnerischen Figur mit dem höchsten Punktwert 2 Stress.", 1, 1, kAlways);
    }
    GoldfishOpponent dummy;
    dummy.kind = Kind::Dummy;
    if (name == "dummy" || name == "dummy:ready") {
        return dummy;
    }
    dummy.dummyState = name == "dummy:exhausted" ? DummyState::Exhausted : DummyState::Alternating;
    return name == "dummy:exhausted" || name == "dummy:alternating" ? std::optional(dummy) : std::nullopt;
}

bool GoldfishOpponent::actsIn(int ownTurn) const {
    return kind == Kind::Script && ownTurn >= firstTurn && ownTurn <= lastTurn && (ownTurn - firstTurn) % step == 0;
}

std::string GoldfishOpponent::dummyKey(int number) {
    return "*dummy-" + std::to_string(number);
}

std::vector<model::Card> GoldfishOpponent::cards() const {
    std::vector<model::Card> cards;
    const auto add = [&](std::string key, std::string type, std::string name) -> model::Card& {
        model::Card& card = cards.emplace_back();
        card.system = "heldenhain";
        card.key = std::move(key);
        card.type = std::move(type);
        card.name = std::move(name);
        return card;
    };
    add(std::string(kBlank), "action_card", "Leere Karte").stats["cost"] = kBlankCost;
    if (kind == Kind::Script) {
        model::Card& event = add(std::string(kEvent), "action_card", "Ereignis");
        event.stats["cost"] = 0;
        event.text = eventText;
    }
    for (int i = 1; kind == Kind::Dummy && i <= kDummies; ++i) {
        model::Card& dummy = add(dummyKey(i), "character", "Puppe " + std::to_string(i));
        dummy.stats = {
            {"cost", kBlankCost}, {"effort", kDummyEffort}, {"stamina", kDummyStamina}, {"point_value", kDummyPoints}};
    }
    return cards;
}

std::vector<std::string> GoldfishOpponent::deck() const {
    std::vector<std::string> deck(kBlanks, std::string(kBlank));
    return deck;
}

} // namespace blattwerk::engine::heldenhain
