#pragma once

#include "engine/play/step_words.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/rules.h"

#include <array>
#include <optional>
#include <vector>

namespace blattwerk::engine::heldenhain {

inline constexpr StepField kCardField{"card", StepPart::Card};
inline constexpr StepField kFigureField{"figure", StepPart::Card};

/// The steps of the duel as scenario files write them.
inline constexpr std::array<ActionForm, 9> kActionForms = {{
    {"mulligan", {StepField{"take", StepPart::Flag}}, 1},
    {"play", {kCardField, StepField{"sacrifice", StepPart::Card, true}, StepField{"bearer", StepPart::Card, true}}, 3},
    {"use_hq", {StepField{"ability", StepPart::Number}}, 1},
    {"collect", {kFigureField}, 1},
    {"distract", {kFigureField, StepField{"target", StepPart::Card}}, 2},
    {"use_assist", {kCardField}, 1},
    {"use_exhaust", {kFigureField}, 1},
    {"end_turn", {}, 0},
    {"concede", {}, 0},
}};

/// Says the steps of a position in the words of scenario files, and finds out which step such words mean.
template<class L>
class MatchSteps {
public:
    using State = heldenhain::State<L>;

    MatchSteps(const State& state, const Rules& rules) : m_state(state), m_rules(rules) {}

    [[nodiscard]] StepForm form(Action step) const {
        StepForm form;
        const int side = m_state.active;
        switch (step.kind) {
        case ActionKind::EndTurn:
            form.action = "end_turn";
            break;
        case ActionKind::Concede:
            form.action = "concede";
            break;
        case ActionKind::Mulligan:
            form.action = "mulligan";
            form.parts.push_back(numberPart("take", StepPart::Flag, step.a));
            break;
        case ActionKind::Play:
            playForm(step, form);
            break;
        case ActionKind::UseHq:
            form.action = "use_hq";
            form.parts.push_back(numberPart("ability", StepPart::Number, hqNumber(step.a)));
            break;
        case ActionKind::Collect:
            form.action = "collect";
            form.parts.push_back(figurePart("figure", side, step.a));
            break;
        case ActionKind::Distract:
            form.action = "distract";
            form.parts.push_back(figurePart("figure", side, step.a));
            form.parts.push_back(figurePart("target", 1 - side, step.b));
            break;
        case ActionKind::UseAssist:
            form.action = "use_assist";
            form.parts.push_back(assistPart("card", side, step.a));
            break;
        case ActionKind::UseExhaust:
            form.action = "use_exhaust";
            form.parts.push_back(figurePart("figure", side, step.a));
            break;
        case ActionKind::Choose:
            form.action = "choose";
            form.parts.push_back(answerPart(static_cast<ChoiceKind>(step.a), step.b));
            break;
        }
        return form;
    }

    /// Steps that the words may mean without regard to whether they are legal; empty if a card that they name is not
    /// where it would have to be. A part that is left out stands for each of its possible values, a sacrifice for none.
    [[nodiscard]] std::vector<Action> meant(const GivenStep& given, int side) const {
        const std::string& name = given.action();
        if (name == "end_turn") {
            return {action(ActionKind::EndTurn)};
        }
        if (name == "concede") {
            return {action(ActionKind::Concede, static_cast<unsigned>(side))};
        }
        if (name == "mulligan") {
            return {action(ActionKind::Mulligan, given.flag("take") ? 1U : 0U)};
        }
        if (name == "play") {
            return meantPlays(given, side);
        }
        if (name == "use_hq") {
            return meantHq(given, side);
        }
        if (name == "use_assist") {
            return places(given.name("card"), m_state.sides[side].assistCount, ActionKind::UseAssist,
                          [&](unsigned i) { return assistPart("card", side, i); });
        }
        if (name == "distract") {
            return meantDistractions(given, side);
        }
        return places(given.name("figure"), m_state.sides[side].fieldCount,
                      name == "collect" ? ActionKind::Collect : ActionKind::UseExhaust,
                      [&](unsigned i) { return figurePart("figure", side, i); });
    }

    [[nodiscard]] StepPart figurePart(std::string_view field, int side, std::size_t slot) const {
        const SideState<L>& own = m_state.sides[side];
        StepPart part = cardPart(field, own.field[slot].card, side);
        for (std::size_t i = 0; i < slot; ++i) {
            part.copy += own.field[i].card == own.field[slot].card ? 1 : 0;
        }
        return part;
    }

private:
    [[nodiscard]] static StepPart cardPart(std::string_view field, int card, int side) {
        StepPart part;
        part.field = field;
        part.kind = StepPart::Card;
        part.card = card;
        part.side = side;
        return part;
    }
    [[nodiscard]] static StepPart numberPart(std::string_view field, StepPart::Kind kind, int number) {
        StepPart part;
        part.field = field;
        part.kind = kind;
        part.number = number;
        return part;
    }

    void playForm(Action step, StepForm& form) const {
        form.action = "play";
        form.parts.push_back(cardPart("card", step.a, m_state.active));
        if (step.b != Action::kNothing) {
            form.parts.push_back(figurePart("sacrifice", m_state.active, step.b));
        } else if (isFigure(m_rules.cards[step.a].type)) {
            form.parts.push_back(numberPart("sacrifice", StepPart::Null, 0));
        }
        if (step.c != Action::kNothing) {
            form.parts.push_back(figurePart("bearer", m_state.active, step.c));
        }
    }

    [[nodiscard]] StepPart assistPart(std::string_view field, int side, std::size_t place) const {
        return cardPart(field, m_state.sides[side].assists[place].card, side);
    }

    [[nodiscard]] StepPart answerPart(ChoiceKind kind, unsigned value) const {
        StepPart part = numberPart("choose", StepPart::Word, 0);
        switch (kind) {
        case ChoiceKind::Pass:
            part.word = "pass";
            break;
        case ChoiceKind::No:
            part.word = "no";
            break;
        case ChoiceKind::Yes:
            part.word = "yes";
            break;
        case ChoiceKind::Bullet:
            part.kind = StepPart::Number;
            part.number = static_cast<int>(value) + 1;
            break;
        case ChoiceKind::Card:
            part.kind = StepPart::Card;
            part.card = static_cast<int>(value);
            part.side = m_state.decider;
            break;
        case ChoiceKind::Figure:
            part = figurePart("choose", sideOf(static_cast<FigureRef>(value)), slotOf(static_cast<FigureRef>(value)));
            part.unclear = inField(1 - part.side, part.card);
            break;
        case ChoiceKind::Assist:
            part = assistPart("choose", static_cast<int>(value >> 4U & 1U), value & 15U);
            part.unclear = amongAssists(1 - part.side, part.card);
            break;
        case ChoiceKind::Trigger:
            part = triggerPart(value);
            break;
        }
        return part;
    }

    [[nodiscard]] StepPart triggerPart(std::size_t place) const {
        const TriggerEntry& entry = m_state.queue[place];
        StepPart part = cardPart("choose", m_rules.abilities[entry.ability].card, entry.source.side());
        for (std::size_t i = 0; i < m_state.queueCount && m_state.queue[i].batch == entry.batch; ++i) {
            if (m_rules.abilities[m_state.queue[i].ability].card == part.card) {
                part.unclear = part.unclear || m_state.queue[i].source.side() != part.side;
                part.copy += i < place && m_state.queue[i].source.side() == part.side ? 1 : 0;
            }
        }
        return part;
    }

    [[nodiscard]] bool inField(int side, int card) const {
        const SideState<L>& own = m_state.sides[side];
        for (std::size_t i = 0; i < own.fieldCount; ++i) {
            if (own.field[i].card == card) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool amongAssists(int side, int card) const {
        const SideState<L>& own = m_state.sides[side];
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            if (own.assists[i].card == card) {
                return true;
            }
        }
        return false;
    }

    /// The how-manieth "Einmal pro Zug" of the Hauptquartier an ability is, counted from 1.
    [[nodiscard]] int hqNumber(unsigned ability) const {
        const CardInfo& info = m_rules.cards[m_state.sides[m_state.active].hq];
        int number = 0;
        for (unsigned i = 0; i <= ability && i < info.abilityCount; ++i) {
            number += m_rules.abilities[info.firstAbility + i].trigger == Trigger::HqAbility ? 1 : 0;
        }
        return number;
    }

    [[nodiscard]] bool means(const CardName& name, const StepPart& part) const {
        return m_rules.keys[static_cast<std::size_t>(part.card)] == name.key && part.copy == name.copy &&
               name.side.value_or(part.side) == part.side;
    }

    template<typename PartOf>
    [[nodiscard]] std::vector<Action> places(const CardName* name, std::size_t count, ActionKind kind,
                                             PartOf partOf) const {
        std::vector<Action> found;
        for (unsigned i = 0; i < count; ++i) {
            if (name == nullptr || means(*name, partOf(i))) {
                found.push_back(action(kind, i));
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<unsigned> slots(const CardName* name, int side) const {
        std::vector<unsigned> found;
        for (unsigned slot = 0; slot < m_state.sides[side].fieldCount; ++slot) {
            if (name == nullptr || means(*name, figurePart("", side, slot))) {
                found.push_back(slot);
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<Action> meantDistractions(const GivenStep& given, int side) const {
        std::vector<Action> found;
        for (const unsigned from : slots(given.name("figure"), side)) {
            for (const unsigned to : slots(given.name("target"), 1 - side)) {
                found.push_back(action(ActionKind::Distract, from, to));
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<Action> meantPlays(const GivenStep& given, int side) const {
        const CardName* name = given.name("card");
        const int card = name != nullptr ? m_rules.indexOf(name->key) : -1;
        if (card < 0) {
            return {};
        }
        std::vector<unsigned> sacrifices = {Action::kNothing};
        if (const CardName* sacrifice = given.name("sacrifice")) {
            sacrifices = slots(sacrifice, side);
        }
        std::vector<unsigned> bearers = {Action::kNothing};
        if (given.name("bearer") != nullptr ||
            (m_rules.cards[static_cast<std::size_t>(card)].type == CardType::Equipment && !given.has("bearer") &&
             m_state.sides[side].fieldCount > 0)) {
            bearers = slots(given.name("bearer"), side);
        }
        std::vector<Action> found;
        for (const unsigned sacrifice : sacrifices) {
            for (const unsigned bearer : bearers) {
                found.push_back(play(static_cast<unsigned>(card), sacrifice, bearer));
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<Action> meantHq(const GivenStep& given, int side) const {
        if (m_state.sides[side].hq == State::kNoCard) {
            return {action(ActionKind::UseHq, 0)};
        }
        const CardInfo& info = m_rules.cards[m_state.sides[side].hq];
        const int wanted = given.number("ability", 0);
        std::vector<Action> found;
        int number = 0;
        for (unsigned i = 0; i < info.abilityCount; ++i) {
            if (m_rules.abilities[info.firstAbility + i].trigger == Trigger::HqAbility && (++number, true) &&
                (wanted == 0 || wanted == number)) {
                found.push_back(action(ActionKind::UseHq, i));
            }
        }
        return found.empty() ? std::vector<Action>{action(ActionKind::UseHq, 0)} : found;
    }

    const State& m_state;
    const Rules& m_rules;
};

} // namespace blattwerk::engine::heldenhain
