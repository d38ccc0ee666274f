#include "engine/systems/modulspiel/match_steps.h"

#include "engine/systems/modulspiel/legal.h"
#include "engine/systems/modulspiel/match_position.h"
#include "engine/systems/modulspiel/place_names.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr StepField kCard{"card", StepPart::Card};
constexpr StepField kPlace{"place", StepPart::Word};
constexpr StepField kPay{"pay", StepPart::Cards};

constexpr std::array<ActionForm, 9> kActions = {{
    {"draft", {StepField{"module", StepPart::Word}}, 1},
    {"play", {kCard, kPlace, kPay}, 3},
    {"overlay", {kCard, StepField{"over", StepPart::Card}, kPay}, 3},
    {"coffee_break", {kCard, kPlace}, 2},
    {"buy", {kCard, StepField{"place", StepPart::Word, true}}, 2},
    {"use_certificate", {StepField{"certificate", StepPart::Card}}, 1},
    {"pass", {}, 0},
    {"take_back", {kCard}, 1},
    {"concede", {}, 0},
}};

constexpr std::string_view kPile = "deck";
constexpr std::array<std::string_view, 4> kAnswers = {kPlaceNames[0], kPlaceNames[1], kPlaceNames[2], kPile};

StepPart wordPart(std::string_view field, std::string_view word) {
    StepPart part;
    part.field = field;
    part.kind = StepPart::Word;
    part.word = word;
    return part;
}

std::string_view placeWord(unsigned place) {
    return place < kPlaceNames.size() ? kPlaceNames[place] : std::string_view();
}

} // namespace

std::span<const ActionForm> actionForms() {
    return kActions;
}

std::span<const std::string_view> answerWords() {
    return kAnswers;
}

StepPart MatchSteps::cardPart(std::string_view field, CardNo card) const {
    StepPart part;
    part.field = field;
    part.kind = StepPart::Card;
    part.card = m_r.instances[card].card;
    const int owner = m_r.owner(m_s, card);
    part.side = owner < 2 ? owner : m_s.actor();
    return part;
}

StepPart MatchSteps::topPart(std::string_view field, Spot spot, int viewer) const {
    const TopCard& card = m_s.top(spot);
    StepPart part = cardPart(field, card.card);
    const int side = sideOf(spot);
    part.side = side;
    part.number = 1;
    const auto isSeen = [&](const TopCard& other, int whose) { return other.faceUp || whose == viewer || other.seen; };
    for (SpotSet left = spotsOf(side) & (bit(spot) - 1); left != 0; left &= left - 1) {
        part.number += m_s.top(lowest(left)).there() ? 1 : 0;
    }
    for (SpotSet left = spotsOf(side); left != 0; left &= left - 1) {
        const TopCard& other = m_s.top(lowest(left));
        const bool same = other.there() && m_r.key(other.card) == m_r.key(card.card);
        part.copy += same && other.arrival < card.arrival ? 1 : 0;
    }
    for (SpotSet left = spotsOf(1 - side); left != 0; left &= left - 1) {
        // Who may not see the other one is not told that it has the same name.
        const TopCard& other = m_s.top(lowest(left));
        part.unclear =
            part.unclear || (other.there() && isSeen(other, 1 - side) && m_r.key(other.card) == m_r.key(card.card));
    }
    if (!isSeen(card, side)) {
        part.kind = StepPart::Number;
    }
    return part;
}

/// A card whose text acts, wherever it is.
StepPart MatchSteps::sourcePart(std::string_view field, CardNo card, int viewer) const {
    const Spot spot = m_s.spotWith(card);
    StepPart part = spot == kNoSpot ? cardPart(field, card) : topPart(field, spot, viewer);
    part.unclear = false;
    return part;
}

StepPart MatchSteps::payPart(Action step) const {
    StepPart part;
    part.field = "pay";
    part.kind = StepPart::Cards;
    for (std::uint32_t left = step.mask; left != 0; left &= left - 1) {
        const CardNo card = m_s.sides[m_s.active].hand(static_cast<std::size_t>(std::countr_zero(left)));
        part.cards.push_back(m_r.instances[card].card);
    }
    return part;
}

StepForm MatchSteps::form(Action step) const {
    StepForm form;
    const auto plays = [&](std::string_view name) {
        form.action = name;
        form.parts.push_back(cardPart("card", step.a));
        if (step.kind == ActionKind::Overlay) {
            form.parts.push_back(topPart("over", step.b, m_s.active));
        } else {
            form.parts.push_back(wordPart("place", placeWord(step.b)));
        }
        if (step.mask != 0 || Values(m_s, m_r).effort(m_s.active, step.a) == 0) {
            form.parts.push_back(payPart(step));
        }
    };
    switch (step.kind) {
    case ActionKind::Draft:
        form.action = "draft";
        form.parts.push_back(wordPart("module", m_r.modules[step.a]));
        break;
    case ActionKind::Play:
        plays("play");
        break;
    case ActionKind::Overlay:
        plays("overlay");
        break;
    case ActionKind::CoffeeBreak:
        form.action = "coffee_break";
        form.parts = {cardPart("card", step.a), wordPart("place", placeWord(step.b))};
        break;
    case ActionKind::Buy:
        form.action = "buy";
        form.parts.push_back(cardPart("card", step.a));
        if (step.b != Action::kNothing) {
            form.parts.push_back(wordPart("place", placeWord(step.b)));
        }
        break;
    case ActionKind::UseCertificate:
        form.action = "use_certificate";
        form.parts.push_back(cardPart("certificate", step.a));
        break;
    case ActionKind::Pass:
        form.action = "pass";
        break;
    case ActionKind::TakeBack:
        form.action = "take_back";
        form.parts.push_back(cardPart("card", step.a));
        break;
    case ActionKind::Concede:
        form.action = "concede";
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
    case ChoiceKind::Done:
        return wordPart("choose", "pass");
    case ChoiceKind::Place:
        return wordPart("choose", placeWord(step.b));
    case ChoiceKind::Pile:
        return wordPart("choose", kPile);
    case ChoiceKind::Spot:
        return topPart("choose", step.b, m_s.decider);
    case ChoiceKind::Text:
        return sourcePart("choose", m_s.waiting[step.b].source.card, m_s.decider);
    case ChoiceKind::Card:
        break;
    }
    return cardPart("choose", step.b);
}

/// The hand cards that pay, as the words name them.
void MatchSteps::payWith(const GivenStep& given, int side, Action& step) const {
    const SideState& own = m_s.sides[side];
    const std::vector<CardName> names = given.names("pay");
    for (const CardName& name : names) {
        bool found = false;
        bool itself = false;
        for (std::size_t i = 0; i < own.handCount && !found; ++i) {
            const CardNo card = own.hand(i);
            if (m_r.key(card) != name.key) {
                continue;
            }
            itself = itself || card == step.a;
            if (card != step.a && i < Action::kMostPayers && (step.mask >> i & 1U) == 0) {
                step.mask |= std::uint32_t{1} << i;
                found = true;
            }
        }
        step.fault = static_cast<std::uint8_t>(step.fault | (found || !itself ? 0U : unsigned{Action::kPaysItself}) |
                                               (found ? 0U : unsigned{Action::kPaysWrongly}));
    }
    const bool exact =
        step.a < m_r.instances.size() && static_cast<int>(names.size()) == Values(m_s, m_r).effort(side, step.a);
    step.fault = static_cast<std::uint8_t>(step.fault | (exact ? 0U : unsigned{Action::kPaysWrongly}));
}

std::vector<unsigned> MatchSteps::places(const GivenStep& given) const {
    const std::string word = given.word("place");
    std::vector<unsigned> found;
    for (unsigned place = 0; place < kPlaceCount; ++place) {
        if (word.empty() || word == kPlaceNames[place]) {
            found.push_back(place);
        }
    }
    return found;
}

void MatchSteps::meantPlays(const GivenStep& given, int side, std::vector<Action>& found) const {
    const SideState& own = m_s.sides[side];
    const CardName* name = given.name("card");
    std::vector<unsigned> cards;
    for (std::size_t i = 0; i < own.handCount; ++i) {
        if (name == nullptr || m_r.key(own.hand(i)) == name->key) {
            cards.push_back(own.hand(i));
        }
    }
    cards.resize(std::max<std::size_t>(cards.size(), 1), kNoCard);
    for (const unsigned card : cards) {
        const std::size_t first = found.size();
        if (given.action() == "overlay") {
            const CardName* over = given.name("over");
            for (Spot spot = 0; spot < kSpots; ++spot) {
                if (!m_s.top(spot).there()) {
                    continue;
                }
                const StepPart part = topPart("over", spot, side);
                const bool meant =
                    over == nullptr || (m_r.keys[static_cast<std::size_t>(part.card)] == over->key &&
                                        part.copy == over->copy && over->side.value_or(part.side) == part.side);
                if (meant) {
                    found.push_back(action(ActionKind::Overlay, card, spot));
                }
            }
            if (found.size() == first) {
                found.push_back(action(ActionKind::Overlay, card, kNoSpot));
            }
        } else {
            for (const unsigned place : places(given)) {
                found.push_back(
                    action(given.action() == "play" ? ActionKind::Play : ActionKind::CoffeeBreak, card, place));
            }
        }
        for (std::size_t i = first; i < found.size() && given.has("pay"); ++i) {
            payWith(given, side, found[i]);
        }
    }
}

std::vector<Action> MatchSteps::meant(const GivenStep& given, int side) const {
    const std::string& name = given.action();
    std::vector<Action> found;
    const auto named = [&](std::string_view field, CardNo card) {
        const CardName* wanted = given.name(field);
        return wanted == nullptr || m_r.key(card) == wanted->key;
    };
    if (name == "draft") {
        const std::string module = given.word("module");
        for (unsigned i = 0; i < m_r.modules.size(); ++i) {
            if (module.empty() || m_r.modules[i] == module) {
                found.push_back(action(ActionKind::Draft, i));
            }
        }
    } else if (name == "play" || name == "overlay" || name == "coffee_break") {
        meantPlays(given, side, found);
    } else if (name == "buy") {
        const Display& display = Legality(m_s, m_r).display(side);
        for (std::size_t i = 0; i < display.count; ++i) {
            const CardNo card = display.cards[i];
            if (!named("card", card)) {
                continue;
            }
            if (given.word("place").empty() && m_r.info(card).type != CardType::WorkTool) {
                found.push_back(action(ActionKind::Buy, card, Action::kNothing));
                continue;
            }
            for (const unsigned place : places(given)) {
                found.push_back(action(ActionKind::Buy, card, place));
            }
        }
        if (found.empty()) {
            found.push_back(action(ActionKind::Buy, kNoCard, Action::kNothing));
        }
    } else if (name == "use_certificate") {
        for (std::size_t number = 0; number < m_r.certificateCount; ++number) {
            const CardNo card = m_r.certificate(side, number);
            if (named("certificate", card)) {
                found.push_back(action(ActionKind::UseCertificate, card));
            }
        }
    } else if (name == "take_back") {
        const SideState& own = m_s.sides[side];
        for (std::size_t i = 0; i < own.reserveCount; ++i) {
            if (named("card", own.reserve[i])) {
                found.push_back(action(ActionKind::TakeBack, own.reserve[i]));
            }
        }
        if (found.empty()) {
            found.push_back(action(ActionKind::TakeBack, kNoCard));
        }
    } else if (name == "pass") {
        found.push_back(action(ActionKind::Pass));
    } else if (name == "concede") {
        found.push_back(action(ActionKind::Concede, static_cast<unsigned>(side)));
    }
    return found;
}

/// The step with its payment: the one that is named, the only one, or all that differ, up to a few.
void MatchSteps::addPaid(const GivenStep& given, Action step, std::vector<Action>& found) const {
    constexpr std::size_t kMostPayments = 12;
    const int side = m_s.active;
    const SideState& own = m_s.sides[side];
    const int effort = Values(m_s, m_r).effort(side, step.a);
    if (given.has("pay")) {
        payWith(given, side, step);
        if (step.fault == 0) {
            found.push_back(step);
        }
        return;
    }
    std::vector<std::size_t> payers;
    for (std::size_t i = 0; i < own.handCount && i < Action::kMostPayers; ++i) {
        if (own.hand(i) != step.a) {
            payers.push_back(i);
        }
    }
    if (effort == 0 || payers.size() < static_cast<std::size_t>(effort)) {
        found.push_back(step);
        return;
    }
    std::vector<std::vector<std::size_t>> seen;
    std::vector<std::size_t> pick(static_cast<std::size_t>(effort));
    for (std::size_t i = 0; i < pick.size(); ++i) {
        pick[i] = i;
    }
    while (true) {
        Action paid = step;
        std::vector<std::size_t> kinds;
        for (const std::size_t at : pick) {
            paid.mask |= std::uint32_t{1} << payers[at];
            kinds.push_back(m_r.instances[own.hand(payers[at])].card);
        }
        std::ranges::sort(kinds);
        if (std::ranges::find(seen, kinds) == seen.end()) {
            seen.push_back(kinds);
            found.push_back(paid);
        }
        std::size_t at = pick.size();
        while (at > 0 && pick[at - 1] + pick.size() == payers.size() + at - 1) {
            --at;
        }
        if (at == 0 || seen.size() == kMostPayments) {
            return;
        }
        ++pick[at - 1];
        for (; at < pick.size(); ++at) {
            pick[at] = pick[at - 1] + 1;
        }
    }
}

std::vector<Action> MatchSteps::fitting(const GivenStep& given) const {
    ActionList list;
    ModuleGame::legal(m_s, m_r, list);
    std::vector<Action> found;
    for (const Action step : list) {
        StepForm words = form(step);
        const bool plays = step.kind == ActionKind::Play || step.kind == ActionKind::Overlay;
        if (!plays) {
            if (given.fits(words, m_r.keys)) {
                found.push_back(step);
            }
            continue;
        }
        // The payment is looked at apart: whatever is given fits here.
        if (given.has("pay")) {
            Action paid = step;
            paid.mask = 0;
            payWith(given, m_s.active, paid);
            std::erase_if(words.parts, [](const StepPart& part) { return part.field == "pay"; });
            words.parts.push_back(payPart(paid));
        }
        if (given.fits(words, m_r.keys)) {
            addPaid(given, step, found);
        }
    }
    return found;
}

} // namespace blattwerk::engine::modulspiel
