#include "engine/systems/ikonen/position_loader.h"

#include "engine/systems/ikonen/legal.h"
#include "engine/systems/ikonen/match_position.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

constexpr int kMostMulligans = 255;
constexpr int kLargestTurn = 60000;

using Fault = std::optional<FileFault>;

Fault readFigure(const Json& json, const std::string& place, PlacedSide::Figure& figure) {
    if (json.is_string()) {
        figure.card = json.get<std::string>();
        return std::nullopt;
    }
    if (!json.is_object() || !json.contains("card") || !json["card"].is_string()) {
        return FileFault{place, "a card is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        const std::string here = placeOf(place, key);
        Fault fault;
        if (key == "card") {
            fault = readKey(value, here, figure.card);
        } else if (key == "face_up") {
            fault = readFlag(value, here, figure.faceUp);
        } else if (key == "attachment" && value.is_array()) {
            fault = readKeys(value, here, figure.attached);
        } else if (key == "attachment") {
            std::string card;
            fault = readKey(value, here, card);
            if (!card.empty()) {
                figure.attached.push_back(card);
            }
        } else {
            return FileFault{here, "unknown key"};
        }
        if (fault) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readZone(const std::string& key, const Json& value, const std::string& place, PlacedSide& side) {
    if (key == "field") {
        if (!value.is_array()) {
            return FileFault{place, "a list of cards is expected here"};
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (Fault fault = readFigure(value[i], placeOf(place, i), side.field.emplace_back())) {
                return fault;
            }
        }
        return std::nullopt;
    }
    if (key == "hand") {
        return readKeys(value, place, side.hand);
    }
    if (key == "deck") {
        return readKeys(value, place, side.deck);
    }
    if (key == "discard") {
        return readKeys(value, place, side.discard);
    }
    if (key == "prizes") {
        return readKeys(value, place, side.prizes);
    }
    if (key == "won_prizes") {
        return readKeys(value, place, side.won);
    }
    if (key == "mulligans") {
        return readNumber(value, place, kMostMulligans, side.mulligans);
    }
    return FileFault{place, "unknown key"};
}

Fault readPhase(const Json& json, const std::string& place, Phase& phase) {
    for (const Phase known : {Phase::Place, Phase::Attach, Phase::Attack, Phase::Prize, Phase::Draw}) {
        if (json == phaseName(known)) {
            phase = known;
            return std::nullopt;
        }
    }
    return FileFault{place, "place, attach, attack, prize or draw is expected here"};
}

Fault readAttack(const Json& json, const std::string& place, PlacedPosition::Attack& attack) {
    if (Fault fault = checkKeys(json, place, {"attacker", "defender", "value"})) {
        return fault;
    }
    Fault fault;
    if (json.contains("attacker")) {
        fault = readNumber(json["attacker"], placeOf(place, "attacker"), static_cast<int>(kMostIcons), attack.attacker);
    }
    if (!fault && json.contains("defender") && !json["defender"].is_null()) {
        fault = readNumber(json["defender"], placeOf(place, "defender"), static_cast<int>(kMostIcons), attack.defender);
    }
    if (fault || !json.contains("value")) {
        return fault;
    }
    for (const Value known : {Value::Att, Value::Sat}) {
        if (json["value"] == valueName(known)) {
            attack.value = known;
            return std::nullopt;
        }
    }
    return FileFault{placeOf(place, "value"), "att or sat is expected here"};
}

Fault readPosition(const Json& json, PlacedPosition& position) {
    const std::string root = "position";
    Fault fault = checkKeys(json, root, {"active", "turn", "phase", "attack", "A", "B"});
    if (!fault && json.contains("active")) {
        fault = readSideOfTwo(json["active"], placeOf(root, "active"), position.active);
    }
    if (!fault && json.contains("turn")) {
        fault = readNumber(json["turn"], placeOf(root, "turn"), kLargestTurn, position.turn);
    }
    if (!fault && json.contains("phase")) {
        fault = readPhase(json["phase"], placeOf(root, "phase"), position.phase);
    }
    if (!fault && json.contains("attack") && !json["attack"].is_null()) {
        fault = readAttack(json["attack"], placeOf(root, "attack"), position.attack.emplace());
    }
    for (std::size_t side = 0; !fault && side < 2; ++side) {
        const std::string name = side == 0 ? "A" : "B";
        if (!json.contains(name)) {
            continue;
        }
        const std::string place = placeOf(root, name);
        if (!json[name].is_object()) {
            return FileFault{place, "an object is expected here"};
        }
        for (const auto& [key, value] : json[name].items()) {
            if ((fault = readZone(key, value, placeOf(place, key), position.sides[side]))) {
                return fault;
            }
        }
    }
    if (!fault && position.turn == 0) {
        return FileFault{placeOf(root, "turn"), "turns are counted from 1"};
    }
    return fault;
}

} // namespace

model::Result<PlacedPosition> PlacedPosition::read(const Json& json) {
    PlacedPosition position;
    if (Fault fault = readPosition(json, position)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    return position;
}

std::vector<std::string> PlacedPosition::cardsOf(std::size_t number) const {
    const PlacedSide& own = sides[number];
    std::vector<std::string> all;
    for (const std::vector<std::string>* zone :
         {&own.hand, &own.deck, &own.discard, &own.prizes, &sides[1 - number].won}) {
        all.insert(all.end(), zone->begin(), zone->end());
    }
    for (const PlacedSide::Figure& figure : own.field) {
        all.push_back(figure.card);
        all.insert(all.end(), figure.attached.begin(), figure.attached.end());
    }
    return all;
}

std::optional<FileFault> PlacedPosition::fault(const Rules& rules) const {
    const Parameters& p = rules.parameters;
    for (std::size_t number = 0; number < 2; ++number) {
        const PlacedSide& own = sides[number];
        const std::string place = placeOf("position", number == 0 ? "A" : "B");
        const auto isIcon = [&](const std::string& key) {
            return rules.isIcon(static_cast<std::size_t>(rules.indexOf(static_cast<int>(number), key)));
        };
        if (own.field.size() > static_cast<std::size_t>(p.mostIcons)) {
            return FileFault{placeOf(place, "field"), "more Ikonen than iko_max_icons allows"};
        }
        for (const PlacedSide::Figure& figure : own.field) {
            const bool attachments = std::ranges::none_of(figure.attached, isIcon);
            if (!isIcon(figure.card) || !attachments) {
                return FileFault{placeOf(place, "field"), '"' + figure.card + "\" cannot lie there so"};
            }
            if (figure.attached.size() > static_cast<std::size_t>(p.attachLimit)) {
                return FileFault{placeOf(place, "field"), "more attached cards than iko_attach_limit allows"};
            }
        }
        if (own.prizes.size() > kMostPrizes || own.won.size() > kMostPrizes) {
            return FileFault{placeOf(place, "prizes"), "more prizes than a side may have"};
        }
    }
    if (phase == Phase::Attack && turn == 1 && !p.firstTurnAttack) {
        return FileFault{"position.phase", "there is no attack in turn 1"};
    }
    return attackFault(p);
}

/// A prize follows from an attack that was won (IKO-R24).
std::optional<FileFault> PlacedPosition::attackFault(const Parameters& parameters) const {
    if (attack.has_value() != (phase == Phase::Prize)) {
        return FileFault{"position.attack", "the prize step, and no other, tells the attack that it follows from"};
    }
    if (!attack) {
        return std::nullopt;
    }
    const auto side = static_cast<std::size_t>(active);
    const PlacedSide& other = sides[1 - side];
    if (attack->attacker < 1 || static_cast<std::size_t>(attack->attacker) > sides[side].field.size()) {
        return FileFault{"position.attack.attacker", "no Ikone lies there"};
    }
    const bool onNobody = attack->defender == 0 && parameters.attackEmpty == AttackEmpty::Prize;
    if (!onNobody && (attack->defender < 1 || static_cast<std::size_t>(attack->defender) > other.field.size())) {
        return FileFault{"position.attack.defender", "no Ikone lies there"};
    }
    if (other.prizes.empty()) {
        return FileFault{"position.phase", "no prize is left to be taken"};
    }
    return std::nullopt;
}

void PlacedPosition::placeAttack(State& state, const Parameters& parameters) const {
    Fight& fight = state.fight;
    fight.running = fight.bringsPrize = state.attacked = true;
    fight.attacker = static_cast<std::uint8_t>(attack->attacker - 1);
    fight.value = attack->value;
    if (attack->defender > 0) {
        fight.defender = static_cast<std::uint8_t>(attack->defender - 1);
        fight.result = 1;
        fight.defeated[1 - active] = true;
    }
    state.attacksLeft = static_cast<std::uint8_t>(std::max(state.attacksLeft - 1, 0));
    if (parameters.prizePick == PrizePick::Chosen) {
        SideState& loser = state.sides[1 - active];
        loser.knownPrizes[active] = static_cast<std::uint16_t>((1U << loser.prizeCount) - 1U);
    }
}

State PlacedPosition::state(const Rules& rules, std::uint64_t seed) const {
    State state = Duel::emptyTable(seed);
    state.active = static_cast<std::uint8_t>(active);
    state.turn = state.lastAttack = static_cast<std::uint16_t>(turn);
    state.phase = phase;
    const Parameters& p = rules.parameters;
    state.attacksLeft = static_cast<std::uint8_t>(Legality(state, rules).attackStepExists() ? p.attacksPerTurn : 0);
    for (int number = 0; number < 2; ++number) {
        const PlacedSide& from = sides[static_cast<std::size_t>(number)];
        SideState& own = state.sides[number];
        const auto cardOf = [&](const std::string& key) { return static_cast<CardNo>(rules.indexOf(number, key)); };
        for (const std::string& key : from.deck) {
            Piles::putUnder(own, cardOf(key));
        }
        for (const std::string& key : from.hand) {
            Piles::addToHand(own, cardOf(key));
        }
        std::for_each(from.discard.rbegin(), from.discard.rend(),
                      [&](const std::string& key) { Piles::addToDiscard(own, cardOf(key)); });
        for (const std::string& key : from.prizes) {
            own.prizes[own.prizeCount++] = cardOf(key);
        }
        for (const std::string& key : from.won) {
            own.won[own.wonCount++] = static_cast<CardNo>(rules.indexOf(1 - number, key));
        }
        own.mulligans = static_cast<std::uint8_t>(from.mulligans);
        for (std::size_t slot = 0; slot < from.field.size(); ++slot) {
            PlacedIcon& icon = own.field[slot];
            icon.card = cardOf(from.field[slot].card);
            icon.faceUp = from.field[slot].faceUp;
            for (const std::string& key : from.field[slot].attached) {
                icon.attached[icon.attachedCount++] = cardOf(key);
            }
        }
    }
    if (attack) {
        placeAttack(state, p);
    }
    return state;
}

} // namespace blattwerk::engine::ikonen
