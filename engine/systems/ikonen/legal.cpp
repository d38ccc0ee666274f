#include "engine/systems/ikonen/legal.h"

#include "engine/systems/ikonen/game.h"

#include <bitset>

namespace blattwerk::engine::ikonen {

template<typename Visit>
void Legality::eachOfHand(int side, Visit visit) const {
    const SideState& own = m_state.sides[side];
    std::bitset<256> seen;
    for (std::size_t i = 0; i < own.handCount; ++i) {
        const CardNo card = own.hand(i);
        if (!seen.test(card)) {
            seen.set(card);
            visit(card);
        }
    }
}

void Legality::list(ActionList& out) const {
    out.clear();
    if (m_state.over()) {
        return;
    }
    if (m_state.decision != DecisionKind::None) {
        choices(out);
        return;
    }
    switch (m_state.phase) {
    case Phase::Place:
        places(out);
        break;
    case Phase::Attach:
        attachments(out);
        break;
    case Phase::Attack:
        attacks(out);
        break;
    case Phase::Prize:
        prizes(out);
        return;
    case Phase::Draw:
        if (drawIsDue()) {
            out.push_back(action(ActionKind::Draw));
        }
        break;
    case Phase::Over:
        return;
    }
    const bool held = m_state.phase == Phase::Place && mustPlace();
    out.push_back_if(action(ActionKind::Next), !held && (m_state.phase != Phase::Draw || !mustDraw()));
    out.push_back_if(action(ActionKind::EndTurn), !held && !mustDraw());
}

bool Legality::hasRoom() const {
    return m_state.sides[m_state.active].iconCount() < static_cast<std::size_t>(m_rules.parameters.mostIcons);
}

bool Legality::mayPlaceMore() const {
    return m_state.attacked || m_state.placed < m_rules.parameters.placePerTurn;
}

bool Legality::mustPlace() const {
    if (!m_rules.parameters.mustPlace || !mayPlaceMore() || !hasRoom()) {
        return false;
    }
    const SideState& own = m_state.sides[m_state.active];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        if (m_rules.isIcon(own.hand(i))) {
            return true;
        }
    }
    return false;
}

bool Legality::drawIsDue() const {
    return m_rules.parameters.draw > 0 && (m_state.turn > 1 || m_rules.parameters.firstTurnDraw);
}

bool Legality::attackStepExists() const {
    return m_state.turn > 1 || m_rules.parameters.firstTurnAttack;
}

void Legality::places(ActionList& out) const {
    const SideState& own = m_state.sides[m_state.active];
    if (mayPlaceMore()) {
        const bool room = hasRoom();
        const bool replaces = !room && m_rules.parameters.replaceIcon != ReplaceIcon::Forbidden;
        eachOfHand(m_state.active, [&](CardNo card) {
            if (!m_rules.isIcon(card)) {
                return;
            }
            for (const unsigned faceUp : {0U, 1U}) {
                out.push_back_if(action(ActionKind::Place, card, faceUp, Action::kNothing), room);
                for (unsigned slot = 0; replaces && slot < kMostIcons; ++slot) {
                    out.push_back_if(action(ActionKind::Place, card, faceUp, slot), own.field[slot].there());
                }
            }
        });
    }
    for (unsigned slot = 0; m_rules.parameters.flipVoluntary && slot < kMostIcons; ++slot) {
        out.push_back_if(action(ActionKind::Flip, slot), own.field[slot].there() && !own.field[slot].faceUp);
    }
}

bool Legality::hasRoom(const PlacedIcon& icon) const {
    const int limit = m_rules.parameters.attachLimit;
    return icon.attachedCount < limit || (m_rules.parameters.attachReplace && limit > 0);
}

bool Legality::mayAttach(CardNo card, Spot place) const {
    const Parameters& p = m_rules.parameters;
    const PlacedIcon& icon = m_state.icon(place);
    const bool own = place / kMostIcons == m_state.active;
    if (!icon.there() || !hasRoom(icon) || (!icon.faceUp && !p.attachFaceDown)) {
        return false;
    }
    if (!own) {
        return p.attachEnemy && m_rules.cards[card].type == CardType::Effect;
    }
    return p.attachScope == AttachScope::OwnAny || icon.isNew;
}

void Legality::attachments(ActionList& out) const {
    if (m_state.attached >= m_rules.parameters.attachPerTurn) {
        return;
    }
    eachOfHand(m_state.active, [&](CardNo card) {
        if (card >= m_rules.cards.size() || m_rules.isIcon(card)) {
            return;
        }
        for (Spot place = 0; place < kPlaces; ++place) {
            out.push_back_if(action(ActionKind::Attach, card, place), mayAttach(card, place));
        }
    });
}

bool Legality::mayAttack(std::size_t slot, std::size_t target, Value value) const {
    const int side = m_state.active;
    const SideState& other = m_state.sides[1 - side];
    if (!m_state.sides[side].field[slot].there()) {
        return false;
    }
    const bool none = target == Action::kNothing;
    if (none ? m_rules.parameters.attackEmpty == AttackEmpty::Forbidden || other.iconCount() > 0
             : !other.field[target].there()) {
        return false;
    }
    // Texts of the two count as in the fight that is asked about.
    Fight fight;
    fight.running = true;
    fight.attacker = static_cast<std::uint8_t>(slot);
    fight.defender = none ? kNoSlot : static_cast<std::uint8_t>(target);
    fight.value = value;
    const Values values(m_state, m_rules, fight);
    return values.mayAttackWith(spotOf(side, slot), value) &&
           (none || values.mayBeAttackedWith(spotOf(1 - side, target), value));
}

void Legality::attacks(ActionList& out) const {
    if (m_state.attacksLeft == 0) {
        return;
    }
    const SideState& other = m_state.sides[1 - m_state.active];
    const bool empty = other.iconCount() == 0;
    for (unsigned slot = 0; slot < kMostIcons; ++slot) {
        for (unsigned target = 0; target < (empty ? 1 : kMostIcons); ++target) {
            const unsigned at = empty ? Action::kNothing : target;
            for (const Value value : {Value::Att, Value::Sat}) {
                out.push_back_if(action(ActionKind::Attack, slot, at, static_cast<unsigned>(value)),
                                 mayAttack(slot, at, value));
            }
        }
    }
}

void Legality::prizes(ActionList& out) const {
    const SideState& other = m_state.sides[1 - m_state.active];
    if (m_rules.parameters.prizePick == PrizePick::Random) {
        out.push_back(action(ActionKind::TakePrize, Action::kNothing));
    } else {
        for (unsigned position = 0; position < other.prizeCount; ++position) {
            out.push_back(action(ActionKind::TakePrize, position));
        }
    }
    out.push_back_if(action(ActionKind::Next), m_rules.parameters.prizeOptional);
}

void Legality::choices(ActionList& out) const {
    const int side = m_state.decider;
    const Instruction* in = m_state.frame.active ? &m_rules.programs.code[m_state.frame.pc] : nullptr;
    const int enemy = 1 - m_state.frame.source.side;
    switch (m_state.decision) {
    case DecisionKind::Optional:
        out.push_back(choose(ChoiceKind::Yes));
        out.push_back(choose(ChoiceKind::No));
        break;
    case DecisionKind::DiscardCard:
    case DecisionKind::HandLimit:
        eachOfHand(side, [&](CardNo card) { out.push_back(choose(ChoiceKind::Card, card)); });
        break;
    case DecisionKind::SwapCard:
        // Prizes are cards of the own deck.
        eachOfHand(side, [&](CardNo card) {
            out.push_back_if(choose(ChoiceKind::Card, card), card != kHidden && m_rules.owner(card) == side);
        });
        break;
    case DecisionKind::PrizePlace: {
        const bool own = in->op == Op::SwapPrize || (in->op == Op::LookPrizes && in->who == Who::You);
        const SideState& whose = m_state.sides[own ? side : 1 - side];
        for (unsigned position = 0; position < whose.prizeCount; ++position) {
            out.push_back_if(choose(ChoiceKind::Prize, position),
                             (unsigned{m_state.frame.looked} >> position & 1U) == 0);
        }
        break;
    }
    case DecisionKind::RecoverCard: {
        const SideState& own = m_state.sides[side];
        std::bitset<256> seen;
        for (std::size_t i = 0; i < own.discardCount; ++i) {
            const CardNo card = own.discard(i);
            const CardType type = m_rules.cards[card].type;
            const bool fits = in->cards == CardKind::Any || static_cast<int>(in->cards) == static_cast<int>(type) + 1;
            out.push_back_if(choose(ChoiceKind::Card, card), fits && !seen.test(card));
            seen.set(card);
        }
        break;
    }
    case DecisionKind::TargetIcon:
        for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
            out.push_back_if(choose(ChoiceKind::Icon, spotOf(enemy, slot)), m_state.sides[enemy].field[slot].there());
        }
        break;
    case DecisionKind::TargetAttachment: {
        const Source& source = m_state.frame.source;
        const bool fights = m_values.isFighting(source);
        for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
            const Spot place = spotOf(enemy, slot);
            const bool meant = !fights || m_values.opposing(source) == place;
            for (unsigned i = 0; meant && i < m_state.icon(place).attachedCount; ++i) {
                out.push_back(choose(ChoiceKind::Attachment, static_cast<unsigned>(place) << 2U | i));
            }
        }
        break;
    }
    case DecisionKind::None:
        break;
    }
}

void Duel::legal(const State& state, const Rules& rules, ActionList& out) {
    Legality(state, rules).list(out);
}

} // namespace blattwerk::engine::ikonen
