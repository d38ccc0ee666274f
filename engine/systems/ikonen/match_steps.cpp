#include "engine/systems/ikonen/match_steps.h"

#include "engine/systems/ikonen/match_position.h"

#include <array>

namespace blattwerk::engine::ikonen {

namespace {

constexpr StepField kCard{"card", StepPart::Card};

constexpr std::array<ActionForm, 9> kActions = {{
    {"place", {kCard, StepField{"face_up", StepPart::Flag}, StepField{"over", StepPart::Card}}, 3},
    {"flip", {kCard}, 1},
    {"attach", {kCard, StepField{"to", StepPart::Card, false, true}}, 2},
    {"attack",
     {StepField{"value", StepPart::Word}, StepField{"icon", StepPart::Card},
      StepField{"target", StepPart::Card, false, true}},
     3},
    {"take_prize", {StepField{"position", StepPart::Number}}, 1},
    {"draw", {}, 0},
    {"next", {}, 0},
    {"end_turn", {}, 0},
    {"concede", {}, 0},
}};

StepPart valuePart(std::string_view field, StepPart::Kind kind, int number) {
    StepPart part;
    part.field = field;
    part.kind = kind;
    part.number = number;
    return part;
}

StepPart wordPart(std::string_view field, std::string_view word) {
    StepPart part;
    part.field = field;
    part.kind = StepPart::Word;
    part.word = word;
    return part;
}

/// Which of the side's Ikonen lies there, counted from 1.
int ordinal(const SideState& side, std::size_t slot) {
    int number = 1;
    for (std::size_t i = 0; i < slot; ++i) {
        number += side.field[i].there() ? 1 : 0;
    }
    return number;
}

} // namespace

std::span<const ActionForm> actionForms() {
    return kActions;
}

StepPart MatchSteps::cardPart(std::string_view field, CardNo card) const {
    StepPart part;
    part.field = field;
    part.kind = StepPart::Card;
    part.card = card;
    part.side = m_r.owner(card);
    return part;
}

StepPart MatchSteps::iconPart(std::string_view field, Spot place, int viewer) const {
    const int side = static_cast<int>(place / kMostIcons);
    const std::size_t slot = place % kMostIcons;
    const SideState& own = m_s.sides[side];
    StepPart part = cardPart(field, own.field[slot].card);
    part.side = side;
    part.number = ordinal(own, slot);
    for (std::size_t i = 0; i < slot; ++i) {
        part.copy += own.field[i].card == own.field[slot].card ? 1 : 0;
    }
    for (const PlacedIcon& other : m_s.sides[1 - side].field) {
        // Who may not see the other one is not told that it has the same name.
        const bool seen = other.faceUp || 1 - side == viewer;
        part.unclear =
            part.unclear || (other.there() && seen && m_r.keys[other.card] == m_r.keys[own.field[slot].card]);
    }
    if (side != viewer && !own.field[slot].faceUp) {
        part.kind = StepPart::Number;
    }
    return part;
}

StepForm MatchSteps::form(Action step) const {
    StepForm form;
    const int side = m_s.active;
    const auto slotPart = [&](std::string_view field, int whose, std::size_t slot) {
        return iconPart(field, spotOf(whose, slot), side);
    };
    switch (step.kind) {
    case ActionKind::Next:
        form.action = "next";
        break;
    case ActionKind::EndTurn:
        form.action = "end_turn";
        break;
    case ActionKind::Draw:
        form.action = "draw";
        break;
    case ActionKind::Concede:
        form.action = "concede";
        break;
    case ActionKind::Place:
        form.action = "place";
        form.parts.push_back(cardPart("card", static_cast<CardNo>(step.a)));
        form.parts.push_back(valuePart("face_up", StepPart::Flag, step.b));
        if (step.c != Action::kNothing) {
            form.parts.push_back(slotPart("over", side, step.c));
        }
        break;
    case ActionKind::Flip:
        form.action = "flip";
        form.parts.push_back(slotPart("card", side, step.a));
        break;
    case ActionKind::Attach:
        form.action = "attach";
        form.parts.push_back(cardPart("card", static_cast<CardNo>(step.a)));
        form.parts.push_back(iconPart("to", static_cast<Spot>(step.b), side));
        break;
    case ActionKind::Attack:
        form.action = "attack";
        form.parts.push_back(wordPart("value", valueName(static_cast<Value>(step.c))));
        if (m_s.sides[side].iconCount() > 1) {
            form.parts.push_back(slotPart("icon", side, step.a));
        }
        if (step.b != Action::kNothing && m_s.sides[1 - side].iconCount() > 1) {
            form.parts.push_back(slotPart("target", 1 - side, step.b));
        }
        break;
    case ActionKind::TakePrize:
        form.action = "take_prize";
        if (step.a != Action::kNothing) {
            form.parts.push_back(valuePart("position", StepPart::Number, step.a + 1));
        }
        break;
    case ActionKind::Choose:
        form.action = "choose";
        form.parts.push_back(answerPart(step));
        break;
    }
    return form;
}

StepPart MatchSteps::answerPart(Action step) const {
    switch (static_cast<ChoiceKind>(step.a)) {
    case ChoiceKind::No:
        return wordPart("choose", "no");
    case ChoiceKind::Yes:
        return wordPart("choose", "yes");
    case ChoiceKind::Prize:
        return valuePart("choose", StepPart::Number, step.b + 1);
    case ChoiceKind::Icon:
        return iconPart("choose", static_cast<Spot>(step.b), m_s.decider);
    case ChoiceKind::Attachment: {
        const PlacedIcon& icon = m_s.icon(static_cast<Spot>(step.b >> 2U));
        return cardPart("choose", icon.attached[step.b & 3U]);
    }
    case ChoiceKind::Card:
        break;
    }
    StepPart part = cardPart("choose", static_cast<CardNo>(step.b));
    part.side = m_s.decider;
    return part;
}

std::vector<unsigned> MatchSteps::slots(const GivenStep& given, std::string_view field, int side) const {
    const CardName* name = given.name(field);
    const int number = given.number(field, 0);
    std::vector<unsigned> found;
    for (unsigned slot = 0; slot < kMostIcons; ++slot) {
        if (!m_s.sides[side].field[slot].there()) {
            continue;
        }
        const StepPart part = iconPart(field, spotOf(side, slot), side);
        const bool meant = name == nullptr || (m_r.keys[static_cast<std::size_t>(part.card)] == name->key &&
                                               part.copy == name->copy && name->side.value_or(side) == side);
        if (meant && (number == 0 || number == part.number)) {
            found.push_back(slot);
        }
    }
    return found;
}

/// Numbers of the card that is named: as it lies in the hand, else as the side's own.
std::vector<unsigned> MatchSteps::cardsNamed(const GivenStep& given, int side) const {
    std::vector<unsigned> found;
    const CardName* name = given.name("card");
    const SideState& own = m_s.sides[side];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        const CardNo card = own.hand(i);
        const bool fits = name == nullptr || m_r.keys[card] == name->key;
        if (fits && std::find(found.begin(), found.end(), card) == found.end()) {
            found.push_back(card);
        }
    }
    if (found.empty() && name != nullptr) {
        const int number = std::max(m_r.indexOf(side, name->key), m_r.indexOf(1 - side, name->key));
        found.push_back(static_cast<unsigned>(number));
    }
    return found;
}

std::vector<Action> MatchSteps::meant(const GivenStep& given, int side) const {
    const std::string& name = given.action();
    std::vector<Action> found;
    if (name == "place") {
        const std::vector<unsigned> over =
            given.has("over") ? slots(given, "over", side) : std::vector<unsigned>{Action::kNothing};
        for (const unsigned card : cardsNamed(given, side)) {
            for (const unsigned faceUp : {0U, 1U}) {
                if (given.has("face_up") && given.flag("face_up") != (faceUp == 1)) {
                    continue;
                }
                for (const unsigned slot : over) {
                    found.push_back(action(ActionKind::Place, card, faceUp, slot));
                }
            }
        }
    } else if (name == "flip") {
        for (const unsigned slot : slots(given, "card", side)) {
            found.push_back(action(ActionKind::Flip, slot));
        }
    } else if (name == "attach") {
        for (const unsigned card : cardsNamed(given, side)) {
            for (const int whose : {side, 1 - side}) {
                for (const unsigned slot : slots(given, "to", whose)) {
                    found.push_back(action(ActionKind::Attach, card, spotOf(whose, slot)));
                }
            }
        }
    } else if (name == "attack") {
        const std::string value = given.word("value");
        for (unsigned v = 0; v < kValueCount; ++v) {
            if (!value.empty() && value != valueName(static_cast<Value>(v))) {
                continue;
            }
            std::vector<unsigned> from = slots(given, "icon", side);
            std::vector<unsigned> to = slots(given, "target", 1 - side);
            from.resize(std::max<std::size_t>(from.size(), 1), Action::kNothing);
            to.resize(std::max<std::size_t>(to.size(), 1), Action::kNothing);
            for (const unsigned slot : from) {
                for (const unsigned target : to) {
                    found.push_back(action(ActionKind::Attack, slot, target, v));
                }
            }
        }
    } else if (name == "take_prize") {
        const int position = given.number("position", 1);
        found.push_back(action(ActionKind::TakePrize, static_cast<unsigned>(position - 1)));
    } else if (name == "draw") {
        found.push_back(action(ActionKind::Draw));
    } else if (name == "next") {
        found.push_back(action(ActionKind::Next));
    } else if (name == "end_turn") {
        found.push_back(action(ActionKind::EndTurn));
    } else if (name == "concede") {
        found.push_back(action(ActionKind::Concede, static_cast<unsigned>(side)));
    }
    return found;
}

} // namespace blattwerk::engine::ikonen
