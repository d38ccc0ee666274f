#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// Markers and bonuses add up no further.
constexpr int kMostMarkers = 250;
constexpr int kMostBonus = 1000;

/// Finds the cards that the target of an instruction means; false while somebody is asked. `phase` is 0 for the first
/// target, 2 for the second: the frame stands at phase + 1 while cards are chosen, at phase + 2 then.
template<class Sink>
bool Resolver<Sink>::select(const Instruction& in, std::uint8_t phase, SpotSet& result) {
    Frame& frame = m_s.frame();
    const Target& target = m_r.programs.targets[phase == 0 ? in.target : in.second];
    const auto found = [&](SpotSet set) {
        result = set;
        frame.phase = static_cast<std::uint8_t>(phase + 2);
        return true;
    };
    const SpotSet all = values().candidates(target.filter, frame.source);
    if (frame.phase == phase) {
        switch (target.quant) {
        case Quant::Self: {
            const Spot spot = m_s.spotWith(frame.source.card);
            return found(spot == kNoSpot ? 0 : bit(spot));
        }
        case Quant::Chosen:
        case Quant::ChosenAll:
            return found(frame.chosen);
        case Quant::All:
            return found(all);
        case Quant::Random: {
            SpotSet left = all;
            for (auto skip = all == 0 ? 0U : m_s.rng.below(static_cast<std::uint32_t>(std::popcount(all))); skip > 0;
                 --skip) {
                left &= left - 1;
            }
            frame.chosen = left == 0 ? 0 : bit(lowest(left));
            return found(frame.chosen);
        }
        default:
            break;
        }
        const int wanted = target.quant == Quant::One ? 1 : target.count;
        if (all == 0 || (target.quant != Quant::UpTo && wanted >= std::popcount(all))) {
            frame.chosen = all;
            return found(all);
        }
        frame.left = static_cast<std::uint16_t>(wanted);
        frame.picked = 0;
        frame.phase = static_cast<std::uint8_t>(phase + 1);
    }
    if (frame.left > 0 && (all & ~frame.picked) != 0) {
        ask(DecisionKind::TargetSpot, frame.source.controller);
        return false;
    }
    frame.chosen = frame.picked;
    frame.picked = 0;
    frame.left = 0;
    return found(frame.chosen);
}

/// The place that the instruction names or its controller chooses; false while it is asked, or where there is none.
template<class Sink>
bool Resolver<Sink>::selectPlace(const Instruction& in) {
    if (m_s.frame().place != kNowhere) {
        return true;
    }
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        if (legality().offersPlace(place)) {
            ask(DecisionKind::TargetPlace, m_s.frame().source.controller);
            return false;
        }
    }
    drop(in);
    return false;
}

template<class Sink>
void Resolver<Sink>::carryOutField(const Instruction& in) {
    Frame& frame = m_s.frame();
    SpotSet found = 0;
    if (frame.phase < 2) {
        if (!select(in, 0, found)) {
            return;
        }
        frame.todo = found;
        if (found == 0) {
            if (m_r.programs.targets[in.target].quant == Quant::Self) {
                actOnSelf(in);
            } else {
                drop(in);
            }
            return;
        }
    }
    if (in.second != Instruction::kNone) {
        if (frame.phase < 4) {
            if (!select(in, 2, found)) {
                return;
            }
            frame.second = found;
            if (found == 0) {
                drop(in);
                return;
            }
        }
        if (moveStress(in)) {
            next();
        }
        return;
    }
    while (frame.todo != 0) {
        const Spot spot = lowest(frame.todo);
        if (!actOn(in, spot)) {
            return;
        }
        frame.todo &= ~bit(spot);
        if (m_s.decision != DecisionKind::None) {
            return;
        }
    }
    next();
}

/// Cover takes one event away and is used up.
template<class Sink>
Ward Resolver<Sink>::ward(Spot spot) {
    Frame& frame = m_s.frame();
    TopCard& card = m_s.top(spot);
    if (card.cover == 0) {
        return Ward::No;
    }
    if (!m_p.coverForced && frame.cover == 0) {
        ask(DecisionKind::Cover, sideOf(spot));
        return Ward::Asked;
    }
    const bool used = m_p.coverForced || frame.cover == 1;
    frame.cover = 0;
    if (!used) {
        return Ward::No;
    }
    --card.cover;
    tell(EventKind::CoverUsed, {'R', 45}, card.card);
    return Ward::Yes;
}

/// The stressors that are left for that card, one event each (MOD-A30); false while somebody is asked.
template<class Sink>
bool Resolver<Sink>::putStress(Spot spot) {
    Frame& frame = m_s.frame();
    TopCard& card = m_s.top(spot);
    while (frame.left > 0) {
        const Ward warded = ward(spot);
        if (warded == Ward::Asked) {
            return false;
        }
        if (warded == Ward::No) {
            card.stress = static_cast<std::uint8_t>(std::min(card.stress + 1, kMostMarkers));
            tell(EventKind::StressAdded, {'R', 43}, card.card, 1);
        }
        --frame.left;
    }
    return true;
}

template<class Sink>
void Resolver<Sink>::strike(Spot spot) {
    const int owner = sideOf(spot);
    tell(EventKind::Struck, {'A', 12}, owner, m_s.top(spot).card);
    if (m_p.strikeTo == StrikeTo::Discard) {
        discardFromField(spot, Cause::Effect);
        return;
    }
    const CardNo card = takeFromField(spot).card;
    m_s.removed[card / 64U] |= std::uint64_t{1} << (card % 64U);
    tell(EventKind::CardRemoved, {'A', 12}, owner, card);
}

/// What the instruction does to one card; false while somebody is asked about it.
template<class Sink>
bool Resolver<Sink>::actOn(const Instruction& in, Spot spot) {
    Frame& frame = m_s.frame();
    TopCard& card = m_s.top(spot);
    const int owner = sideOf(spot);
    const int n = amount(in);
    switch (in.op) {
    case Op::AddMark:
        card.marks = static_cast<std::uint8_t>(std::clamp(card.marks + n, 0, kMostMarkers));
        tell(EventKind::MarkersAdded, {'R', 42}, card.card, n);
        break;
    case Op::RemoveMark:
    case Op::RemoveStress: {
        std::uint8_t& markers = in.op == Op::RemoveMark ? card.marks : card.stress;
        const int gone = in.n == Instruction::kAll ? markers : std::min<int>(n, markers);
        markers = static_cast<std::uint8_t>(markers - gone);
        tell(in.op == Op::RemoveMark ? EventKind::MarkersRemoved : EventKind::StressRemoved,
             {'R', in.op == Op::RemoveMark ? std::uint8_t{42} : std::uint8_t{43}}, card.card, gone);
        break;
    }
    case Op::AddStress:
        if (frame.sub == 0) {
            frame.sub = 1;
            frame.left = static_cast<std::uint16_t>(std::max(0, n));
        }
        if (!putStress(spot)) {
            return false;
        }
        frame.sub = 0;
        break;
    case Op::PayVoluntaryStress:
        card.stress = static_cast<std::uint8_t>(std::min(card.stress + in.n, kMostMarkers));
        tell(EventKind::VoluntaryStress, {'R', 46}, owner, card.card, in.n);
        break;
    case Op::PaySacrifice:
        tell(EventKind::Sacrificed, {'R', 51}, owner, card.card);
        discardFromField(spot, Cause::Price);
        break;
    case Op::GiveCover:
        card.cover = static_cast<std::uint8_t>(std::min(card.cover + in.n, kMostMarkers));
        tell(EventKind::CoverGiven, {'R', 45}, card.card, in.n);
        break;
    case Op::Review: {
        const Ward warded = ward(spot);
        if (warded == Ward::No && !card.review) {
            card.reviewed = static_cast<std::int16_t>(values().resilience(spot));
            card.review = true;
            tell(EventKind::ReviewGiven, {'R', 47}, card.card);
        }
        return warded != Ward::Asked;
    }
    case Op::Strike: {
        const Ward warded = ward(spot);
        if (warded == Ward::No) {
            strike(spot);
        }
        return warded != Ward::Asked;
    }
    case Op::DiscardField:
        discardFromField(spot, Cause::Effect);
        break;
    case Op::ReturnToHand: {
        const CardNo back = takeFromField(spot).card;
        Piles::addToHand(side(owner), back);
        tell(EventKind::ReturnedToHand, {'D', 7}, owner, back);
        break;
    }
    case Op::FieldToReserve: {
        const CardNo back = takeFromField(spot).card;
        enterReserve(owner, back, {'R', 38});
        break;
    }
    case Op::RepeatAftermath:
        return !card.faceUp || repeatOf(card.card, static_cast<std::uint8_t>(locationOf(spot)));
    case Op::TurnUp:
        if (!card.faceUp) {
            card.faceUp = true;
            card.seen = false;
            tell(EventKind::TurnedUp, {'R', 76}, owner, card.card);
        }
        break;
    case Op::Look:
        card.seen = card.seen || (!card.faceUp && owner != frame.source.controller);
        tell(EventKind::LookedAt, {'R', 27}, frame.source.controller, card.card);
        break;
    case Op::BonusUntilClosing:
        card.bonus = static_cast<std::int16_t>(std::clamp(card.bonus + n, -kMostBonus, kMostBonus));
        tell(EventKind::BonusGiven, {'D', 2}, card.card, n);
        break;
    case Op::Move:
        return moveCard(in, spot);
    default:
        break;
    }
    return true;
}

/// At most those that lie there; the cover of the card they go to reacts. Several such cards get them in turn.
template<class Sink>
bool Resolver<Sink>::moveStress(const Instruction& in) {
    Frame& frame = m_s.frame();
    if (frame.sub == 0) {
        frame.sub = 1;
        frame.pieces = 0;
        for (SpotSet left = frame.todo & ~frame.second; left != 0; left &= left - 1) {
            TopCard& from = m_s.top(lowest(left));
            const int moved = std::clamp<int>(amount(in), 0, from.stress);
            from.stress = static_cast<std::uint8_t>(from.stress - moved);
            frame.pieces = static_cast<std::uint16_t>(frame.pieces + moved);
            tell(EventKind::StressMoved, {'R', 43}, from.card, m_s.top(lowest(frame.second)).card, moved);
        }
    }
    while (frame.pieces > 0) {
        SpotSet targets = frame.second;
        for (int skip = frame.pieces % std::popcount(frame.second); skip > 0; --skip) {
            targets &= targets - 1;
        }
        frame.left = 1;
        if (!putStress(lowest(targets))) {
            return false;
        }
        --frame.pieces;
    }
    return true;
}

/// MOD-V37: markers and bonus go along.
template<class Sink>
bool Resolver<Sink>::moveCard(const Instruction& in, Spot spot) {
    Frame& frame = m_s.frame();
    if (frame.place == kNowhere) {
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            if (legality().offersPlace(place)) {
                ask(DecisionKind::TargetPlace, frame.source.controller);
                return false;
            }
        }
        tell(EventKind::PartDropped, {'D', 5}, frame.source.controller, frame.source.card, in.sentence);
        return true;
    }
    const Spot to = freeSpot(sideOf(spot), frame.place);
    m_s.top(to) = m_s.top(spot);
    m_s.top(spot) = {};
    for (std::size_t i = 0; i < m_s.depth; ++i) {
        SpotSet& chosen = m_s.frames[i].chosen;
        chosen = (chosen & bit(spot)) == 0 ? chosen : (chosen & ~bit(spot)) | bit(to);
    }
    if (frame.source.card == m_s.top(to).card) {
        frame.source.place = frame.place;
    }
    m_s.clearing &= ~bit(spot);
    tell(EventKind::Moved, {'R', 17}, sideOf(to), m_s.top(to).card, frame.place);
    frame.place = kNowhere;
    return true;
}

/// "Diese Karte" where it is not in the field: what a text can still do with it.
template<class Sink>
void Resolver<Sink>::actOnSelf(const Instruction& in) {
    Frame& frame = m_s.frame();
    const CardNo card = frame.source.card;
    const bool own = !m_r.isMarket(card) && !m_r.isCertificate(card);
    const int owner = own ? m_r.owner(m_s, card) : frame.source.controller;
    const bool onReserve = own && legality().isOnReserve(owner, card);
    if (in.op == Op::FieldToReserve && !onReserve && takeSelf(card)) {
        frame.phase = 2;
        enterReserve(owner, card, {'R', 38});
        return;
    }
    if (in.op == Op::ReturnToHand && !legality().isInHand(owner, card) && takeSelf(card)) {
        Piles::addToHand(side(owner), card);
        tell(EventKind::ReturnedToHand, {'D', 7}, owner, card);
        next();
        return;
    }
    if (in.op == Op::RepeatAftermath && own) {
        frame.phase = 0;
        if (repeatOf(card, frame.source.place)) {
            next();
        }
        return;
    }
    if (in.op == Op::DiscardField || in.op == Op::PaySacrifice) {
        SideState& mine = side(owner);
        if (onReserve) {
            discardFromReserve(owner, card, {'R', 39});
            next();
            return;
        }
        for (std::size_t i = 0; i < mine.boughtCount; ++i) {
            if (mine.bought[i].card == card) {
                leaveUse(owner, i);
                tell(EventKind::MarketCardDiscarded, {'D', 8}, owner, card);
                next();
                return;
            }
        }
    }
    drop(in);
}

/// Starts the next aftermath of that card as a part of the running ability (MOD-V29); true if there is none left.
template<class Sink>
bool Resolver<Sink>::repeatOf(CardNo card, std::uint8_t place) {
    Frame& frame = m_s.frame();
    const CardProgram& program = m_r.info(card).program;
    while (frame.sub < program.abilityCount) {
        const auto ability = static_cast<std::uint16_t>(program.firstAbility + frame.sub++);
        if (m_r.programs.abilities[ability].trigger == Trigger::Aftermath && !isUsed(ability, card)) {
            const int controller = frame.source.controller;
            if (pushFrame(ability, {card, static_cast<std::uint8_t>(controller), place})) {
                tell(EventKind::Aftermath, {'R', 75}, controller, card);
            }
            return false;
        }
    }
    frame.sub = 0;
    return true;
}

} // namespace blattwerk::engine::modulspiel
