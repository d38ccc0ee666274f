#pragma once

#include "engine/systems/ikonen/resolver.h"

namespace blattwerk::engine::ikonen {

/// Texts that act in one turn (IKO-H7).
constexpr int kMostEffects = 200;
/// Bonuses add up no further.
constexpr int kMostBoost = 30000;

template<class Sink>
void Resolver<Sink>::startWalk(Trigger trigger, std::uint16_t places, std::uint8_t only, std::uint8_t controller) {
    m_s.walk = {};
    m_s.walk.trigger = trigger;
    m_s.walk.places = places;
    m_s.walk.only = only;
    m_s.walk.controller = controller;
}

/// Those of the side at turn first (IKO-D8).
template<class Sink>
Spot Resolver<Sink>::placeToGo(std::uint16_t places) const {
    for (const int number : {int{m_s.active}, 1 - m_s.active}) {
        for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
            if ((places & bit(spotOf(number, slot))) != 0) {
                return spotOf(number, slot);
            }
        }
        if ((places & bit(fallenSpot(number))) != 0) {
            return fallenSpot(number);
        }
    }
    return 0;
}

/// Starts the next ability of the walk; false if there is none left.
template<class Sink>
bool Resolver<Sink>::nextAbility(Walk& walk) {
    while (walk.places != 0) {
        if (walk.at == kNoSlot) {
            walk.at = placeToGo(walk.places);
            walk.text = walk.ability = 0;
        }
        const PlacedIcon& icon = m_s.icon(walk.at);
        const bool fallen = walk.at >= kPlaces;
        const int number = static_cast<int>(fallen ? walk.at - kPlaces : walk.at / kMostIcons);
        for (; icon.there() && walk.text <= icon.attachedCount; ++walk.text, walk.ability = 0) {
            const bool own = walk.text == 0;
            const std::size_t attachment = own ? 0U : walk.text - 1U;
            const bool foreign = !own && (unsigned{icon.foreign} >> attachment & 1U) != 0;
            const int controller = foreign ? 1 - number : number;
            const CardNo card = own ? icon.card : icon.attached[attachment];
            const bool meant = (walk.only == kNoSlot || walk.only == walk.text) &&
                               (walk.controller == kNoSlot || walk.controller == controller) &&
                               (m_r.cards[card].triggers & bitOf(walk.trigger)) != 0;
            if (!meant || (!own && !fallen && walk.trigger != Trigger::OnAttach &&
                           !Values(m_s, m_r).inForce(walk.at, attachment))) {
                continue;
            }
            const auto abilities = m_r.abilitiesOf(card);
            while (walk.ability < abilities.size()) {
                const Ability& ability = abilities[walk.ability++];
                if (ability.trigger != walk.trigger) {
                    continue;
                }
                if (m_s.effects == kMostEffects) {
                    lapseAll();
                    return false;
                }
                ++m_s.effects;
                m_s.frame = {};
                m_s.frame.active = true;
                m_s.frame.pc = ability.start;
                m_s.frame.source = {card, static_cast<std::uint8_t>(controller), static_cast<std::uint8_t>(number),
                                    fallen ? kNoSlot : static_cast<std::uint8_t>(walk.at % kMostIcons)};
                tell(own && !fallen && !icon.faceUp ? EventKind::TriggeredHidden : EventKind::Triggered, {'D', 8},
                     controller, card);
                return true;
            }
        }
        walk.places = static_cast<std::uint16_t>(walk.places & ~unsigned{bit(walk.at)});
        walk.at = kNoSlot;
    }
    return false;
}

template<class Sink>
void Resolver<Sink>::lapseAll() {
    tell(EventKind::GuardHit, {'H', 7}, 1);
    m_s.walk = {};
    m_s.reveals = {};
}

template<class Sink>
void Resolver<Sink>::drop(const Instruction& in) {
    tell(EventKind::PartDropped, {'D', 8}, m_s.frame.source.controller, m_s.frame.source.card, in.sentence);
    ++m_s.frame.pc;
}

template<class Sink>
void Resolver<Sink>::count(const Instruction& in) {
    const int own = m_s.frame.source.controller;
    int counted = 0;
    switch (in.counted) {
    case Counted::OwnHand:
        counted = side(own).handCount;
        break;
    case Counted::OwnPrizes:
        counted = side(own).prizeCount;
        break;
    case Counted::EnemyPrizes:
        counted = side(1 - own).prizeCount;
        break;
    case Counted::OwnPile:
        counted = side(own).pileCount;
        break;
    case Counted::OwnDiscard:
        counted = side(own).discardCount;
        break;
    case Counted::Nothing:
        break;
    }
    m_s.frame.x = static_cast<std::int16_t>(in.n > 0 ? std::min<int>(counted, in.n) : counted);
}

/// One instruction of the running ability.
template<class Sink>
void Resolver<Sink>::carryOut() {
    Frame& frame = m_s.frame;
    const Instruction& in = m_r.programs.code[frame.pc];
    const int own = frame.source.controller;
    switch (in.op) {
    case Op::End:
        frame = {};
        if (!m_s.fight.running) {
            checkGoals();
        }
        return;
    case Op::Jump:
        frame.pc = in.to;
        return;
    case Op::IfNot:
        frame.pc =
            Values(m_s, m_r).holds(in.condition, frame.source) ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        return;
    case Op::Ask:
        ask(DecisionKind::Optional, own, 1);
        return;
    case Op::Manual:
        tell(EventKind::ManualClause, {'A', 29}, own, frame.source.card, in.sentence);
        break;
    case Op::Count:
        count(in);
        break;
    case Op::Draw:
        drawCards(sideOf(in.who), amount(in), {'D', 8});
        break;
    case Op::Discard: {
        const int whose = sideOf(in.who);
        SideState& hand = side(whose);
        if (amount(in) < hand.handCount && amount(in) > 0) {
            ask(DecisionKind::DiscardCard, whose, amount(in));
            return;
        }
        while (amount(in) > 0 && hand.handCount > 0) {
            discardFromHand(whose, hand.hand(0), {'D', 8});
        }
        break;
    }
    case Op::DiscardRandom: {
        const int whose = sideOf(in.who);
        SideState& hand = side(whose);
        for (int left = amount(in); left > 0 && hand.handCount > 0; --left) {
            discardFromHand(whose, hand.hand(m_s.rng.below(hand.handCount)), {'D', 8});
        }
        break;
    }
    case Op::LookPrizes: {
        const int whose = sideOf(in.who);
        const int prizes = side(whose).prizeCount;
        const int wanted = std::min(amount(in), prizes);
        if (wanted <= 0) {
            drop(in);
            return;
        }
        tell(EventKind::PrizesLookedAt, {'A', 7}, own, wanted);
        if (wanted < prizes) {
            ask(DecisionKind::PrizePlace, own, wanted);
            return;
        }
        for (int i = 0; i < prizes; ++i) {
            lookAtPrize(own, whose, static_cast<std::size_t>(i));
        }
        break;
    }
    case Op::SwapPrize:
        if (side(own).prizeCount == 0) {
            drop(in);
        } else {
            ask(DecisionKind::SwapCard, own, 1);
        }
        return;
    case Op::TakePrizes: {
        SideState& other = side(1 - own);
        const int wanted = std::min<int>(amount(in), other.prizeCount);
        if (wanted <= 0) {
            drop(in);
            return;
        }
        if (m_p.prizePick != PrizePick::Random && wanted < other.prizeCount) {
            if (m_p.prizePick == PrizePick::Chosen) {
                other.knownPrizes[own] = static_cast<std::uint16_t>((1U << other.prizeCount) - 1U);
            }
            ask(DecisionKind::PrizePlace, own, wanted);
            return;
        }
        for (int i = 0; i < wanted; ++i) {
            takePrize(own, wanted == other.prizeCount ? 0 : m_s.rng.below(other.prizeCount));
        }
        break;
    }
    case Op::Recover:
        ask(DecisionKind::RecoverCard, own, amount(in));
        return;
    case Op::DiscardAttachment:
        ask(DecisionKind::TargetAttachment, own, 1);
        return;
    case Op::AttackAgain:
        if (own != m_s.active || m_s.phase == Phase::Draw || !Legality(m_s, m_r).attackStepExists()) {
            drop(in);
            return;
        }
        m_s.attacksLeft = static_cast<std::uint8_t>(std::min(m_s.attacksLeft + 1, 255));
        tell(EventKind::AttackAgain, {'R', 20}, own, frame.source.card);
        break;
    case Op::Reveal:
        onOpposing(in);
        return;
    case Op::Hide:
    case Op::Boost:
        if (in.icon == Icon::Opposing) {
            onOpposing(in);
            return;
        }
        if (frame.source.slot == kNoSlot) {
            drop(in);
            return;
        }
        actOn(in, spotOf(frame.source.side, frame.source.slot));
        break;
    }
    ++frame.pc;
}

/// The Ikone that the bearer fights or the only one; outside of a fight the controller chooses among several (5.1).
template<class Sink>
void Resolver<Sink>::onOpposing(const Instruction& in) {
    const Source& source = m_s.frame.source;
    const Values values(m_s, m_r);
    if (const std::optional<Spot> place = values.opposing(source)) {
        actOn(in, *place);
        ++m_s.frame.pc;
    } else if (values.isFighting(source) || side(1 - source.side).iconCount() == 0) {
        drop(in);
    } else {
        ask(DecisionKind::TargetIcon, source.controller, 1);
    }
}

template<class Sink>
void Resolver<Sink>::actOn(const Instruction& in, Spot place) {
    PlacedIcon& icon = m_s.icon(place);
    const int number = static_cast<int>(place / kMostIcons);
    if (in.op == Op::Reveal) {
        revealFor(number, place % kMostIcons);
    } else if (in.op == Op::Hide) {
        if (icon.faceUp) {
            tell(EventKind::Hidden, {'R', 13}, number, icon.card);
        }
        icon.faceUp = false;
    } else {
        for (std::size_t v = 0; v < kValueCount; ++v) {
            const int sum = std::clamp(icon.boost[v] + in.amounts[v], -kMostBoost, kMostBoost);
            icon.boost[v] = static_cast<std::int16_t>(sum);
            if (in.amounts[v] != 0) {
                tell(EventKind::ModifierGiven, {'R', 3}, number, icon.card, v, in.amounts[v]);
            }
        }
    }
}

template<class Sink>
void Resolver<Sink>::detach(Spot place, std::size_t number) {
    PlacedIcon& icon = m_s.icon(place);
    const CardNo card = icon.attached[number];
    Piles::addToDiscard(ownerOf(card), card);
    tell(EventKind::AttachmentDiscarded, {'R', 25}, m_r.owner(card), card);
    std::copy(icon.attached + number + 1, icon.attached + icon.attachedCount, icon.attached + number);
    icon.attached[--icon.attachedCount] = kNoCard;
    const unsigned below = (1U << number) - 1U;
    icon.foreign = static_cast<std::uint8_t>((icon.foreign & below) | (unsigned{icon.foreign} >> 1U & ~below));
}

template<class Sink>
void Resolver<Sink>::drawCards(int number, int count, RuleId rule) {
    for (; count > 0; --count) {
        if (side(number).pileCount == 0) {
            tell(EventKind::DrawFailed, rule, number);
            return;
        }
        tell(EventKind::CardDrawn, rule, number, Piles::draw(side(number)));
    }
}

template<class Sink>
void Resolver<Sink>::discardFromHand(int number, CardNo card, RuleId rule) {
    Piles::takeFromHand(side(number), card);
    Piles::addToDiscard(ownerOf(card), card);
    tell(EventKind::Discarded, rule, number, card);
}

template<class Sink>
void Resolver<Sink>::lookAtPrize(int viewer, int number, std::size_t position) {
    std::uint16_t& known = side(number).knownPrizes[viewer];
    known = static_cast<std::uint16_t>(known | 1U << position);
}

template<class Sink>
void Resolver<Sink>::ask(DecisionKind kind, int decider, int answers) {
    m_s.decision = kind;
    m_s.decider = static_cast<std::uint8_t>(decider);
    m_s.frame.left = static_cast<std::uint8_t>(std::clamp(answers, 0, 255));
    if (answers <= 0) {
        close();
    }
}

template<class Sink>
void Resolver<Sink>::close() {
    m_s.decision = DecisionKind::None;
    m_s.frame.left = 0;
    m_s.frame.looked = 0;
    m_s.frame.picked = kNoCard;
    if (m_s.frame.active) {
        ++m_s.frame.pc;
    }
}

/// A decision with one possible answer is answered, one without any lapses; yes or no is always asked.
template<class Sink>
bool Resolver<Sink>::answerAlone() {
    if (m_s.decision == DecisionKind::Optional) {
        return false;
    }
    ActionList list;
    Legality(m_s, m_r).list(list);
    if (list.size() > 1) {
        return false;
    }
    if (list.empty()) {
        close();
    } else {
        answer(list[0]);
    }
    return true;
}

template<class Sink>
void Resolver<Sink>::answer(Action step) {
    Frame& frame = m_s.frame;
    const int decider = m_s.decider;
    const auto card = static_cast<CardNo>(step.b);
    switch (m_s.decision) {
    case DecisionKind::Optional: {
        const bool yes = step.a == static_cast<unsigned>(ChoiceKind::Yes);
        tell(yes ? EventKind::Accepted : EventKind::Declined, {'D', 8}, decider, frame.source.card);
        m_s.decision = DecisionKind::None;
        frame.left = 0;
        frame.pc = yes ? static_cast<std::uint16_t>(frame.pc + 1) : m_r.programs.code[frame.pc].to;
        return;
    }
    case DecisionKind::DiscardCard:
    case DecisionKind::HandLimit:
        discardFromHand(decider, card, {'D', 8});
        break;
    case DecisionKind::SwapCard:
        frame.picked = card;
        m_s.decision = DecisionKind::PrizePlace;
        return;
    case DecisionKind::PrizePlace: {
        const Instruction& in = m_r.programs.code[frame.pc];
        if (in.op == Op::TakePrizes) {
            takePrize(decider, step.b);
        } else if (in.op == Op::LookPrizes) {
            lookAtPrize(decider, sideOf(in.who), step.b);
            frame.looked = static_cast<std::uint16_t>(frame.looked | 1U << step.b);
        } else {
            SideState& own = side(decider);
            const CardNo prize = own.prizes[step.b];
            tell(EventKind::PrizeSwapped, {'A', 7}, decider, frame.picked, prize);
            Piles::takeFromHand(own, frame.picked);
            own.prizes[step.b] = frame.picked;
            Piles::addToHand(own, prize);
            lookAtPrize(decider, decider, step.b);
            std::uint16_t& known = own.knownPrizes[1 - decider];
            known = static_cast<std::uint16_t>(known & ~(1U << step.b));
        }
        break;
    }
    case DecisionKind::RecoverCard: {
        SideState& own = side(decider);
        std::size_t index = 0;
        while (own.discard(index) != card) {
            ++index;
        }
        Piles::takeFromDiscard(own, index);
        Piles::addToHand(own, card);
        tell(EventKind::Recovered, {'D', 8}, decider, card);
        break;
    }
    case DecisionKind::TargetIcon:
        actOn(m_r.programs.code[frame.pc], static_cast<Spot>(step.b));
        break;
    case DecisionKind::TargetAttachment:
        detach(static_cast<Spot>(step.b >> 2U), step.b & 3U);
        break;
    case DecisionKind::None:
        return;
    }
    if (--frame.left == 0) {
        close();
    }
}

} // namespace blattwerk::engine::ikonen
