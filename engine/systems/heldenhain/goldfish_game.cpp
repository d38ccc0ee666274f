#include "engine/systems/heldenhain/goldfish_game.h"

#include "engine/systems/heldenhain/event_kind.h"
#include "engine/systems/heldenhain/piles.h"
#include "engine/systems/heldenhain/queries.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::heldenhain {

namespace {

bool isAction(ActionKind kind) {
    return kind == ActionKind::Collect || kind == ActionKind::Distract || kind == ActionKind::UseAssist ||
           kind == ActionKind::UseExhaust;
}

template<class L>
Action firstLegal(const State<L>& state, const Rules& rules) {
    if (state.decision == DecisionKind::HandLimit || state.decision == DecisionKind::Discard) {
        return choose(ChoiceKind::Card, state.sides[state.decider].hand(0));
    }
    ActionList list;
    Duel<L>::legal(state, rules, list);
    return list[0];
}

} // namespace

template<class L>
const GoldfishRecord& GoldfishGame<L>::play(std::span<const std::uint16_t> deck, std::span<const std::uint16_t> blanks,
                                            std::uint64_t seed, int first, std::span<CardRecord> cards) {
    m_record = {};
    m_record.began = first == 0;
    m_record.cards = cards;
    std::fill(cards.begin(), cards.end(), CardRecord{});
    m_player.begin(~seed);
    m_source = -1;
    m_standInTurn = -1;
    GameStart start;
    start.decks[0] = deck;
    start.decks[1] = blanks;
    start.seed = seed;
    start.first = first;
    m_sink.clear();
    m_state = Duel<L>::start(m_rules, start, m_sink);
    placeDummies();
    if (m_state.phase != Phase::Mulligan && m_state.active == 0) {
        beginTurn();
    }
    while (!m_state.over() && static_cast<int>(m_record.turns.size()) <= kGoldfishTurns) {
        if (m_state.actor() == 0) {
            playOwnStep();
        } else {
            standIn();
        }
    }
    m_record.handAtEnd = m_state.sides[0].handCount;
    if (static_cast<int>(m_record.turns.size()) > kGoldfishTurns) {
        m_record.turns.pop_back();
    } else if (m_state.winner == Winner::SideA) {
        m_record.winTurn = m_state.ownTurn(0);
    }
    return m_record;
}

template<class L>
void GoldfishGame<L>::apply(Action step) {
    const int turnBefore = m_state.turn;
    const Phase before = m_state.phase;
    const int actionsLeft = m_state.active == 0 ? m_state.ap - (isAction(step.kind) ? 1 : 0) : 0;
    m_sink.clear();
    Duel<L>::apply(m_state, m_rules, step, m_sink);
    // The own turn begins somewhere in these events; what comes before belongs to the other one.
    const bool begins = m_state.active == 0 && (m_state.turn != turnBefore || before == Phase::Mulligan) &&
                        m_state.phase != Phase::Mulligan;
    if (m_state.turn != turnBefore || m_state.over()) {
        closeTurn(actionsLeft);
    }
    if (begins && (m_record.turns.empty() || static_cast<int>(m_record.turns.size()) < m_state.ownTurn(0))) {
        beginTurn();
    }
    note(m_sink.events(), step);
}

/// A turn may also end by a card, or with the game.
template<class L>
void GoldfishGame<L>::closeTurn(int actionsLeft) {
    if (!m_record.turns.empty() && !m_turnClosed) {
        noteEndOfTurn(actionsLeft);
    }
}

template<class L>
void GoldfishGame<L>::playOwnStep() {
    const Action step = m_player.choose(m_state);
    if (step.kind == ActionKind::Mulligan && step.a != 0) {
        m_record.mulligan = true;
    }
    if (!m_record.turns.empty() && m_state.decision == DecisionKind::None) {
        if (!m_playEnded && (isAction(step.kind) || step.kind == ActionKind::EndTurn)) {
            noteEndOfPlay();
        }
        if (isAction(step.kind)) {
            ++turn().actionsUsed;
        }
        if (step.kind == ActionKind::EndTurn) {
            noteEndOfTurn(m_state.ap);
        }
    }
    apply(step);
}

template<class L>
void GoldfishGame<L>::standIn() {
    if (m_state.decision == DecisionKind::Mulligan) {
        apply(action(ActionKind::Mulligan, 0));
        return;
    }
    if (m_state.decision != DecisionKind::None) {
        apply(firstLegal<L>(m_state, m_rules));
        return;
    }
    const int ownTurn = m_state.ownTurn(1);
    if (m_standInTurn != ownTurn) {
        m_standInTurn = ownTurn;
        placeDummies();
        if (m_opponent.actsIn(ownTurn)) {
            playEvent();
            return;
        }
    }
    apply(action(ActionKind::EndTurn));
}

/// Puts the dummies back as they were; those that left the field are counted.
template<class L>
void GoldfishGame<L>::placeDummies() {
    if (m_opponent.kind != GoldfishOpponent::Kind::Dummy) {
        return;
    }
    SideState<L>& side = m_state.sides[1];
    if (m_standInTurn >= 0) {
        m_record.eliminatedDummies += std::max(0, GoldfishOpponent::kDummies - int{side.fieldCount});
    }
    side.fieldCount = 0;
    const bool alternate = m_opponent.dummyState == GoldfishOpponent::DummyState::Alternating;
    for (int i = 1; i <= GoldfishOpponent::kDummies; ++i) {
        const auto card = static_cast<typename L::Card>(m_rules.indexOf(GoldfishOpponent::dummyKey(i)));
        while (Piles<L>::inHand(side, card)) {
            Piles<L>::removeFromHand(side, card);
        }
        for (std::size_t k = 0; k < side.discardCount; ++k) {
            if (side.discard(k) == card) {
                Piles<L>::removeFromDiscard(side, card);
                k = static_cast<std::size_t>(-1);
            }
        }
        const bool exhausted = m_opponent.dummyState == GoldfishOpponent::DummyState::Exhausted ||
                               (alternate && (m_standInTurn + i) % 2 == 0);
        Placing<L>::addFigure(m_state, 1, card).stance.setReady(!exhausted);
    }
    Placing<L>::settle(m_state, m_rules);
}

/// The event is an action card that takes the place of a blank and becomes one again.
template<class L>
void GoldfishGame<L>::playEvent() {
    SideState<L>& side = m_state.sides[1];
    if (side.handCount == 0 && side.pileCount > 0) {
        Piles<L>::drawTop(side);
    }
    if (side.handCount == 0) {
        apply(action(ActionKind::EndTurn));
        return;
    }
    side.cards[side.pileCount] = static_cast<typename L::Card>(m_event);
    apply(heldenhain::play(static_cast<unsigned>(m_event)));
    while (!m_state.over() && m_state.decision != DecisionKind::None) {
        if (m_state.actor() == 0) {
            playOwnStep();
        } else {
            apply(firstLegal<L>(m_state, m_rules));
        }
    }
    std::replace(side.cards, side.cards + L::kDeck, static_cast<typename L::Card>(m_event),
                 static_cast<typename L::Card>(m_blank));
}

template<class L>
void GoldfishGame<L>::beginTurn() {
    if (m_record.turns.empty()) {
        noteHand();
    }
    TurnRecord next;
    next.points = m_state.sides[0].points;
    m_record.turns.push_back(next);
    m_playEnded = false;
    m_turnClosed = false;
}

template<class L>
void GoldfishGame<L>::noteHand() {
    for (std::size_t i = 0; i < m_state.sides[0].handCount; ++i) {
        m_record.cards[m_state.sides[0].hand(i)].drawn = true;
    }
}

template<class L>
Unplayable GoldfishGame<L>::reasonFor(std::size_t card) const {
    const SideState<L>& own = m_state.sides[0];
    const Queries<L> queries(m_state, m_rules);
    const CardInfo& info = m_rules.cards[card];
    const bool figure = isFigure(info.type);
    // The usual reason, found without asking for all of them; a taken name and a full field are told first.
    if (m_state.phase == Phase::Play && queries.cost(0, card) > own.energy &&
        !(figure && (queries.fieldFull(0) || queries.figureNamed(0, info.name) != kNoFigure))) {
        return Unplayable::Energy;
    }
    const bool equipment = info.type == CardType::Equipment;
    const Action step = heldenhain::play(static_cast<unsigned>(card), Action::kNothing,
                                         equipment && own.fieldCount > 0 ? 0U : unsigned{Action::kNothing});
    for (const RuleId rule : Duel<L>::explain(m_state, m_rules, step, 0)) {
        if (rule == RuleId{'R', 30}) {
            return Unplayable::Energy;
        }
        if (rule == RuleId{'R', 47}) {
            return Unplayable::Name;
        }
        if (rule == RuleId{'R', 48}) {
            return Unplayable::FieldFull;
        }
        if (rule == RuleId{'R', 72}) {
            return Unplayable::NoBearer;
        }
        if (rule == RuleId{'A', 56} || rule == RuleId{'A', 57}) {
            return Unplayable::NoTarget;
        }
    }
    return Unplayable::Other;
}

/// Before the first action, or the end of a turn without one: what stays in the hand and why.
template<class L>
void GoldfishGame<L>::noteEndOfPlay() {
    m_playEnded = true;
    const auto playable = Duel<L>::playable(m_state, m_rules);
    const SideState<L>& own = m_state.sides[0];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        const auto card = own.hand(i);
        if (playable.contains(card)) {
            // It could have been played and is closed in by the first action.
            ++turn().unplayable[static_cast<std::size_t>(Unplayable::Phase)];
            continue;
        }
        ++turn().unplayable[static_cast<std::size_t>(reasonFor(card))];
    }
}

template<class L>
void GoldfishGame<L>::noteEndOfTurn(int actionsLeft) {
    const SideState<L>& own = m_state.sides[0];
    TurnRecord& now = turn();
    m_turnClosed = true;
    now.points = own.points;
    now.actionsUnused = static_cast<std::uint8_t>(std::max(0, actionsLeft));
    now.field = own.fieldCount;
    now.characters = static_cast<std::uint8_t>(std::popcount(unsigned{own.characters}));
    now.headquarters = own.hq != State<L>::kNoCard && own.hqActive != 0;
    now.location = m_state.location != State<L>::kNoCard && m_state.locationOwner == 0;
}

template<class L>
void GoldfishGame<L>::note(std::span<const Event> events, Action step) {
    const bool own = m_state.active == 0 || step.kind == ActionKind::Play;
    m_source = own && step.kind == ActionKind::Play ? step.a : m_source;
    for (const Event& event : events) {
        noteEvent(event);
    }
}

template<class L>
void GoldfishGame<L>::noteEvent(const Event& event) {
    const auto kind = static_cast<EventKind>(event.kind);
    const std::array<std::int16_t, 5>& a = event.args;
    if (kind == EventKind::GuardHit) {
        m_record.guardHit = true;
    }
    if (a[0] != 0) { // what the stand-in does is not counted, but for the locks on its side
        m_record.locks += kind == EventKind::Locked ? 1 : 0;
        return;
    }
    const bool counts = !m_record.turns.empty();
    switch (kind) {
    case EventKind::CardDrawn:
        m_record.drawn += counts ? 1 : 0;
        m_record.cards[static_cast<std::size_t>(a[1])].drawn = counts;
        break;
    case EventKind::Recovered:
    case EventKind::Kept:
        m_record.cards[static_cast<std::size_t>(a[1])].drawn = true;
        break;
    case EventKind::CardPlayed: {
        CardRecord& card = m_record.cards[static_cast<std::size_t>(a[1])];
        ++m_record.played;
        ++card.plays;
        card.firstTurn = card.firstTurn == 0 ? m_state.ownTurn(0) : card.firstTurn;
        m_source = a[1];
        break;
    }
    case EventKind::EnergyPaid:
        if (counts) {
            turn().energySpent += a[1];
        }
        if (m_source >= 0) {
            m_record.cards[static_cast<std::size_t>(m_source)].energy += a[1];
        }
        break;
    case EventKind::Triggered:
    case EventKind::HqAbilityUsed:
    case EventKind::AssistUsed:
    case EventKind::ExhaustActionUsed:
        m_source = a[1];
        break;
    case EventKind::Collected:
        m_record.cards[static_cast<std::size_t>(a[1])].points += a[2];
        m_record.firstCollect = m_record.firstCollect == 0 ? m_state.ownTurn(0) : m_record.firstCollect;
        m_collected = a[2] > 0;
        break;
    case EventKind::PointsGained:
    case EventKind::PointsStolen:
        if (!m_collected && m_source >= 0) {
            m_record.cards[static_cast<std::size_t>(m_source)].points += a[1];
        }
        m_collected = false;
        break;
    case EventKind::EnergyFilled:
    case EventKind::EnergyGained:
        if (counts) {
            turn().energyGained += a[1];
        }
        break;
    case EventKind::EnergyCapped:
        if (counts) {
            turn().energyLost += a[1];
        }
        break;
    case EventKind::Discarded:
        m_record.discardedAtLimit += event.rule == RuleId{'R', 39} ? 1 : 0;
        break;
    case EventKind::PricePaid:
        ++m_record.prices;
        break;
    case EventKind::Luck:
    case EventKind::LuckFailed:
        ++m_record.luck;
        m_record.lucky += kind == EventKind::Luck ? 1 : 0;
        break;
    case EventKind::Reshuffled:
        ++m_record.reshuffles;
        break;
    case EventKind::Distracted:
        ++m_record.distractions;
        break;
    default:
        break;
    }
}

template class GoldfishGame<Small>;
template class GoldfishGame<Large>;

} // namespace blattwerk::engine::heldenhain
