#include "engine/systems/ikonen/goldfish_game.h"

#include "engine/systems/ikonen/fight_odds.h"
#include "engine/systems/ikonen/legal.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

constexpr int kMostSteps = 20000;
/// Cards that the Zielscheibe keeps in hand and pile, and in its discard at most.
constexpr int kSupply = 10;
constexpr int kMostDiscard = 30;
constexpr int kSure = 100;

} // namespace

GoldfishGame::GoldfishGame(const GoldfishRun& run, const LayoutCards& cards)
    : m_run(run),
      m_cards(cards),
      m_rules(run.cards->rules),
      m_player(run.policy, m_rules),
      m_targets(m_rules.decks[1]),
      m_state(Duel::emptyTable(0)) {}

void GoldfishGame::start(std::uint64_t seed, lab::GameRecord& out) {
    out.guardHit = false;
    out.measures.assign(kSeriesMeasures, {});
    for (auto& cards : out.cards) {
        cards.assign(m_cards.keys.size(), {});
    }
    GameStart start;
    start.decks[0] = m_run.deck;
    start.decks[1] = m_targets;
    start.seed = seed;
    start.first = m_run.target.second ? 1 : 0;
    m_record = {};
    m_player.begin(seed ^ 0x9e3779b97f4a7c15U);
    m_sink.begin(out, m_cards.index);
    m_state = Duel::start(m_rules, start, m_sink);
    PlacedIcon& standing = m_state.sides[1].field[0];
    standing = {};
    standing.card = m_run.targetCard;
    standing.faceUp = true;
    const SideState& own = m_state.sides[0];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        m_record.openingIcons += m_rules.isIcon(own.hand(i)) ? 1 : 0;
    }
}

GoldfishRecord GoldfishGame::play(std::uint64_t seed, lab::GameRecord& out) {
    start(seed, out);
    int seenTurn = 0;
    for (int steps = 0; !m_state.over() && steps < kMostSteps; ++steps) {
        const bool own = m_state.active == 0;
        const int turn = m_state.turn;
        if (own && turn != seenTurn) {
            seenTurn = turn;
            noteTurnStart();
        }
        const Action step = m_state.actor() == 0 ? stepOfDeck() : stepOfTarget();
        const int turnOfDeck = ownTurn();
        Duel::apply(m_state, m_rules, step, m_sink);
        if (m_state.sides[0].wonCount > 0 && m_record.firstPrize == 0) {
            m_record.firstPrize = turnOfDeck;
        }
        if (m_state.turn != turn || m_state.over()) {
            if (own) {
                noteTurnEnd();
            }
            supplyTarget();
        }
        if (m_state.over() && m_state.winner == Winner::SideA) {
            m_record.winTurn = turnOfDeck;
        }
    }
    const SideState& own = m_state.sides[0];
    const auto measured = [&](SeriesMeasure measure) { return out.measures[static_cast<std::size_t>(measure)][0]; };
    m_record.ownTurns = m_sink.ownTurn(0);
    m_record.mulligans = measured(SeriesMeasure::Mulligans);
    m_record.redeals = measured(SeriesMeasure::Redeals);
    m_record.attached = measured(SeriesMeasure::Attached);
    m_record.attacks = measured(SeriesMeasure::Attacks);
    m_record.prizes = own.wonCount;
    m_record.guardHit = out.guardHit;
    for (std::size_t i = 0; i < own.prizeCount; ++i) {
        ++m_record.inPrizes[static_cast<std::size_t>(m_rules.cards[own.prizes[i]].type)];
    }
    return m_record;
}

/// An attack only happens when it wins, unless the run asks for more.
Action GoldfishGame::stepOfDeck() {
    const Action step = m_player.choose(m_state);
    if (m_state.phase != Phase::Attack || m_state.decision != DecisionKind::None) {
        return step;
    }
    const bool attacks = step.kind == ActionKind::Attack;
    const FightOdds odds(m_state, m_rules, 0);
    if (attacks && !m_run.target.alwaysAttacks && odds.chance(m_state, step) < kSure) {
        return action(ActionKind::Next);
    }
    if (attacks || !m_run.target.alwaysAttacks) {
        return step;
    }
    ActionList list;
    Duel::legal(m_state, m_rules, list);
    Action best = step;
    int bestMargin = 0;
    for (const Action legal : list) {
        if (legal.kind != ActionKind::Attack) {
            continue;
        }
        const int margin = odds.margin(m_state, legal);
        if (best.kind != ActionKind::Attack || margin > bestMargin) {
            best = legal;
            bestMargin = margin;
        }
    }
    return best;
}

Action GoldfishGame::stepOfTarget() const {
    ActionList list;
    Duel::legal(m_state, m_rules, list);
    if (m_state.decision != DecisionKind::None) {
        return list[0];
    }
    const Action next = action(ActionKind::Next);
    if (m_state.phase == Phase::Place && m_state.sides[1].iconCount() == 0) {
        const Action place = action(ActionKind::Place, m_run.targetCard, 1, Action::kNothing);
        return list.contains(place) ? place : next;
    }
    const Action end = action(ActionKind::EndTurn);
    return list.contains(end) ? end : list.contains(next) ? next : list[0];
}

void GoldfishGame::supplyTarget() {
    SideState& target = m_state.sides[1];
    target.discardCount = static_cast<std::uint8_t>(std::min<int>(target.discardCount, kMostDiscard));
    while (target.handCount < kSupply) {
        Piles::addToHand(target, m_run.targetCard);
    }
    while (target.pileCount < kSupply) {
        Piles::putUnder(target, m_run.targetCard);
    }
}

/// A dead hand: no Ikone for an empty field, or an Ikone with nothing to attach and no attack that wins.
void GoldfishGame::noteTurnStart() {
    const SideState& own = m_state.sides[0];
    bool icon = false;
    bool attachment = false;
    for (std::size_t i = 0; i < own.handCount; ++i) {
        (m_rules.isIcon(own.hand(i)) ? icon : attachment) = true;
    }
    if (own.iconCount() == 0) {
        m_record.deadHands += icon ? 0 : 1;
        return;
    }
    const Legality legality(m_state, m_rules);
    const FightOdds odds(m_state, m_rules, 0);
    bool alive = icon && legality.hasRoom();
    for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
        if (own.field[slot].there()) {
            const bool wins = legality.attackStepExists() && odds.best(m_state, slot) == kSure;
            alive = alive || wins || (attachment && legality.hasRoom(own.field[slot]));
        }
    }
    m_record.deadHands += alive ? 0 : 1;
}

void GoldfishGame::noteTurnEnd() {
    const Values values(m_state, m_rules);
    for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
        if (m_state.sides[0].field[slot].there()) {
            const ValueList list = values.all(spotOf(0, slot));
            for (std::size_t v = 0; v < kValueCount; ++v) {
                m_record.values[v] += list[v];
            }
            ++m_record.icons;
        }
    }
}

} // namespace blattwerk::engine::ikonen
