#include "engine/systems/fahnenturnier/match_steps.h"

#include "engine/systems/fahnenturnier/position_names.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr std::array<ActionForm, 7> kActions = {{
    {"choose_level", {StepField{"level", StepPart::Word}}, 1},
    {"pick", {StepField{"card", StepPart::Card}}, 1},
    {"reroll", {StepField{"cards", StepPart::Cards}}, 1},
    {"remove", {StepField{"cards", StepPart::Cards}}, 1},
    {"continue", {}, 0},
    {"reveal", {}, 0},
    {"concede", {}, 0},
}};

StepPart wordPart(std::string_view field, std::string_view word) {
    StepPart part;
    part.field = field;
    part.kind = StepPart::Word;
    part.word = word;
    return part;
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
    part.side = m_s.actor();
    return part;
}

template<typename List>
StepPart MatchSteps::cardsPart(std::uint64_t bits, const List& cards) const {
    StepPart part;
    part.field = "cards";
    part.kind = StepPart::Cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((bits >> i & 1U) != 0) {
            part.cards.push_back(cards[i]);
        }
    }
    return part;
}

/// The places of cards with these names, each another one.
template<typename List>
std::optional<std::uint64_t> MatchSteps::bitsOf(const std::vector<CardName>& names, const List& cards) const {
    std::uint64_t bits = 0;
    for (const CardName& name : names) {
        std::size_t at = 0;
        while (at < cards.size() && ((bits >> at & 1U) != 0 || m_r.keys[cards[at]] != name.key)) {
            ++at;
        }
        if (at == cards.size()) {
            return std::nullopt;
        }
        bits |= std::uint64_t{1} << at;
    }
    return bits;
}

StepForm MatchSteps::form(Action step) const {
    StepForm form;
    switch (step.kind) {
    case ActionKind::Continue:
        form.action = "continue";
        break;
    case ActionKind::Reveal:
        form.action = "reveal";
        break;
    case ActionKind::Concede:
        form.action = "concede";
        break;
    case ActionKind::ChooseLevel:
        form.action = "choose_level";
        form.parts.push_back(wordPart("level", levelName(static_cast<Level>(step.value))));
        break;
    case ActionKind::Pick:
        form.action = "pick";
        form.parts.push_back(cardPart("card", static_cast<CardNo>(step.value)));
        break;
    case ActionKind::Reroll:
        form.action = "reroll";
        if (step.value != bitsBelow(m_s.deck.drawn.size())) {
            form.parts.push_back(cardsPart(step.value, m_s.deck.drawn));
        }
        break;
    case ActionKind::Remove:
        form.action = "remove";
        form.parts.push_back(cardsPart(step.value, m_s.seats[m_s.active].deck));
        break;
    case ActionKind::Choose:
        form.action = "choose";
        form.parts.push_back(step.choice() == ChoiceKind::Card
                                 ? cardPart("choose", step.chosen())
                                 : wordPart("choose", step.choice() == ChoiceKind::Yes ? "yes" : "no"));
        break;
    }
    return form;
}

std::vector<Action> MatchSteps::meant(const GivenStep& given, int seat) const {
    const std::string& name = given.action();
    std::vector<Action> found;
    if (name == "choose_level") {
        for (const Level level : {Level::A, Level::B, Level::C}) {
            if (!given.has("level") || given.word("level") == levelName(level)) {
                found.push_back(action(ActionKind::ChooseLevel, static_cast<std::uint64_t>(level)));
            }
        }
    } else if (name == "pick") {
        const CardName* card = given.name("card");
        for (const CardNo drawn : m_s.deck.drawn) {
            if (card == nullptr || m_r.keys[drawn] == card->key) {
                found.push_back(action(ActionKind::Pick, drawn));
            }
        }
        if (found.empty() && card != nullptr) {
            found.push_back(action(ActionKind::Pick, m_r.indexOf(card->key)));
        }
    } else if (name == "reroll") {
        const std::uint64_t all = bitsBelow(m_s.deck.drawn.size());
        const auto bits = given.has("cards") ? bitsOf(given.names("cards"), m_s.deck.drawn) : all;
        if (bits) {
            found.push_back(action(ActionKind::Reroll, *bits));
        }
    } else if (name == "remove") {
        const Cards& deck = m_s.seats[seat].deck;
        if (given.has("cards")) {
            if (const auto bits = bitsOf(given.names("cards"), deck)) {
                found.push_back(action(ActionKind::Remove, *bits));
            }
        } else {
            for (std::size_t i = 0; i < deck.size(); ++i) {
                found.push_back(action(ActionKind::Remove, std::uint64_t{1} << i));
            }
        }
    } else if (name == "continue") {
        found.push_back(action(ActionKind::Continue));
    } else if (name == "reveal") {
        found.push_back(action(ActionKind::Reveal));
    } else if (name == "concede") {
        found.push_back(action(ActionKind::Concede, static_cast<std::uint64_t>(seat)));
    }
    return found;
}

} // namespace blattwerk::engine::fahnenturnier
