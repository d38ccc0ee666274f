#include "engine/systems/modulspiel/legal.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::modulspiel {

namespace {

bool has(const CardNo* cards, std::size_t count, CardNo card) {
    return std::find(cards, cards + count, card) != cards + count;
}

constexpr auto none = [](CardNo) { return false; };

} // namespace

void Legality::list(ActionList& out) const {
    out.clear();
    if (m_s.over()) {
        return;
    }
    if (m_s.decision != DecisionKind::None) {
        choices(out);
    } else if (m_s.phase == Phase::Draft) {
        drafts(out);
    } else {
        turn(out);
    }
}

bool Legality::allows(Action step) const {
    const bool paid = (step.kind == ActionKind::Play || step.kind == ActionKind::Overlay) && step.mask != 0;
    Action plain = step;
    plain.mask = 0;
    ActionList steps;
    list(steps);
    return steps.contains(plain) ? !paid || pays(m_s.active, step.a, step.mask) : false;
}

bool Legality::isInHand(int side, CardNo card) const {
    const SideState& own = m_s.sides[side];
    return has(own.cards + own.pileCount, own.handCount, card);
}

bool Legality::isOnReserve(int side, CardNo card) const {
    return has(m_s.sides[side].reserve, m_s.sides[side].reserveCount, card);
}

bool Legality::isOnDisplay(int side, CardNo card) const {
    return has(display(side).cards, display(side).count, card);
}

bool Legality::pays(int side, CardNo card, std::uint32_t mask) const {
    const SideState& own = m_s.sides[side];
    if (std::popcount(mask) != m_values.effort(side, card)) {
        return false;
    }
    for (std::uint32_t left = mask; left != 0; left &= left - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left));
        if (at >= own.handCount || own.hand(at) == card) {
            return false;
        }
    }
    return true;
}

bool Legality::fitsOver(int side, CardNo card, Spot spot) const {
    const TopCard& old = m_s.top(spot);
    return sideOf(spot) == side && old.there() && (old.faceUp || m_r.parameters.overlayOnCoffee) &&
           mayLieAt(card, locationOf(spot));
}

bool Legality::mayUse(int side, CardNo certificate) const {
    const std::uint32_t one = std::uint32_t{1} << m_r.certificateNumber(certificate);
    return (m_s.sides[side].unlocked & one) != 0 && (m_s.sides[side].used & one) == 0;
}

void Legality::drafts(ActionList& out) const {
    for (unsigned module = 0; module < m_r.modules.size(); ++module) {
        out.push_back_if(action(ActionKind::Draft, module), isFree(module));
    }
}

void Legality::turn(ActionList& out) const {
    const int side = m_s.active;
    int room[kPlaceCount];
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        room[place] = m_values.freeSlots(side, place);
    }
    const int change = m_values.effortChange(side);
    eachOfHand(side, none, [&](CardNo card) {
        if (m_r.info(card).type != CardType::Intervention) {
            return;
        }
        const bool payable = m_s.sides[side].handCount > m_values.effort(side, card, change);
        for (unsigned place = 0; place < kPlaceCount; ++place) {
            out.push_back_if(action(ActionKind::Play, card, place),
                             payable && room[place] > 0 && mayLieAt(card, place));
        }
        for (SpotSet left = payable ? spotsOf(side) : 0; left != 0; left &= left - 1) {
            const Spot spot = lowest(left);
            out.push_back_if(action(ActionKind::Overlay, card, spot), fitsOver(side, card, spot));
        }
    });
    eachOfHand(side, none, [&](CardNo card) {
        for (unsigned place = 0; place < kPlaceCount; ++place) {
            out.push_back_if(action(ActionKind::CoffeeBreak, card, place), room[place] > 0);
        }
    });
    purchases(out);
    for (std::uint32_t left = m_s.sides[side].unlocked & ~m_s.sides[side].used; left != 0; left &= left - 1) {
        out.push_back(action(ActionKind::UseCertificate,
                             m_r.certificate(side, static_cast<std::size_t>(std::countr_zero(left)))));
    }
    for (std::size_t i = 0; !m_s.acted && i < m_s.sides[side].reserveCount; ++i) {
        const SideState& own = m_s.sides[side];
        out.push_back_if(action(ActionKind::TakeBack, own.reserve[i]),
                         isFirstCopy(own.reserve[i], i, [&](std::size_t at) { return own.reserve[at]; }));
    }
    out.push_back(action(ActionKind::Pass));
}

void Legality::purchases(ActionList& out) const {
    const int side = m_s.active;
    const Display& open = display(side);
    const int cut = open.count > 0 ? m_values.priceCut(side) : 0;
    for (std::size_t i = 0; i < open.count; ++i) {
        const CardNo card = open.cards[i];
        if (m_values.price(card, cut) > m_s.sides[side].euro ||
            !isFirstCopy(card, i, [&](std::size_t at) { return open.cards[at]; })) {
            continue;
        }
        if (m_r.info(card).type != CardType::WorkTool) {
            out.push_back(action(ActionKind::Buy, card, Action::kNothing));
            continue;
        }
        for (unsigned place = 0; place < kPlaceCount; ++place) {
            out.push_back_if(action(ActionKind::Buy, card, place),
                             mayLieAt(card, place) && m_values.hasToolRoom(side, place));
        }
    }
}

bool Legality::offersPlace(std::size_t place) const {
    if (m_s.decision == DecisionKind::ToolPlace) {
        return mayLieAt(m_s.rewardCard, place) && m_values.hasToolRoom(m_s.decider, place);
    }
    const Frame& frame = m_s.frame();
    const Instruction& in = m_r.programs.code[frame.pc];
    const Source& source = frame.source;
    if (in.op == Op::Move) {
        const Spot spot = lowest(frame.todo);
        const std::size_t from = locationOf(spot);
        const TopCard& card = m_s.top(spot);
        const std::uint8_t here = in.place == Place::Here ? source.place : static_cast<std::uint8_t>(from);
        return place != from && Values::fits(in.place, place, here) && m_values.freeSlots(sideOf(spot), place) > 0 &&
               (!card.faceUp || card.card >= m_r.instances.size() || mayLieAt(card.card, place));
    }
    return Values::fits(in.place, place, source.place) &&
           (in.op != Op::MakeCoffee || m_values.freeSlots(source.controller, place) > 0);
}

SpotSet Legality::targets() const {
    const Frame& frame = m_s.frame();
    const Instruction& in = m_r.programs.code[frame.pc];
    const std::uint16_t number = frame.phase >= 2 ? in.second : in.target;
    return m_values.candidates(m_r.programs.targets[number].filter, frame.source) & ~frame.picked;
}

std::bitset<kMostWaiting> Legality::orderable(int side, std::uint16_t group) const {
    std::bitset<kMostWaiting> found;
    std::bitset<256> seen;
    for (std::size_t i = 0; i < m_s.waitingCount; ++i) {
        const Waiting& one = m_s.waiting[i];
        if (one.group == group && one.source.controller == side && !seen.test(one.source.card)) {
            seen.set(one.source.card);
            found.set(i);
        }
    }
    return found;
}

/// Single cards of a zone that answer a decision.
void Legality::cards(ActionList& out, DecisionKind kind) const {
    const int side = m_s.decider;
    const SideState& own = m_s.sides[side];
    const auto add = [&](std::size_t count, auto cardAt, auto fits) {
        for (std::size_t i = 0; i < count; ++i) {
            const CardNo card = cardAt(i);
            out.push_back_if(choose(ChoiceKind::Card, card), isFirstCopy(card, i, cardAt) && fits(card));
        }
    };
    const auto all = [](CardNo) { return true; };
    switch (kind) {
    case DecisionKind::PileCard: {
        const Instruction& in = m_r.programs.code[m_s.frame().pc];
        const PileKind pile = in.op == Op::RepeatDiscardAftermath ? PileKind::Intervention : in.pile;
        add(
            own.discardCount, [&](std::size_t i) { return own.discard(i); },
            [&](CardNo card) { return m_values.fits(pile, card); });
        break;
    }
    case DecisionKind::PriceReserve:
        add(
            own.reserveCount, [&](std::size_t i) { return own.reserve[i]; }, all);
        break;
    case DecisionKind::Overflow: {
        const bool oldOnly = m_r.parameters.overflowChoice == OverflowChoice::OldOnly && own.reserveCount > 1;
        add(
            own.reserveCount - (oldOnly ? 1U : 0U), [&](std::size_t i) { return own.reserve[i]; }, all);
        break;
    }
    case DecisionKind::DisplayCard: {
        const Display& open = display(side);
        add(
            open.count, [&](std::size_t i) { return open.cards[i]; },
            [&](CardNo card) {
                if (m_r.info(card).type != CardType::WorkTool) {
                    return true;
                }
                for (std::size_t place = 0; place < kPlaceCount; ++place) {
                    if (mayLieAt(card, place) && m_values.hasToolRoom(side, place)) {
                        return true;
                    }
                }
                return false;
            });
        out.push_back_if(choose(ChoiceKind::Pile), m_r.parameters.deskReward == DeskReward::Choice);
        break;
    }
    default:
        break;
    }
}

void Legality::choices(ActionList& out) const {
    const int side = m_s.decider;
    const SideState& own = m_s.sides[side];
    const auto places = [&](auto offers) {
        for (unsigned place = 0; place < kPlaceCount; ++place) {
            out.push_back_if(choose(ChoiceKind::Place, place), offers(place));
        }
    };
    const auto spots = [&](SpotSet set) {
        for (; set != 0; set &= set - 1) {
            out.push_back(choose(ChoiceKind::Spot, lowest(set)));
        }
    };
    switch (m_s.decision) {
    case DecisionKind::None:
        break;
    case DecisionKind::Optional:
    case DecisionKind::Cover:
        out.push_back(choose(ChoiceKind::Yes));
        out.push_back(choose(ChoiceKind::No));
        break;
    case DecisionKind::Effort:
        eachOfHand(
            side, [&](CardNo card) { return card == m_s.play.card; },
            [&](CardNo card) { out.push_back(choose(ChoiceKind::Card, card)); });
        break;
    case DecisionKind::PriceHand:
    case DecisionKind::HandCard:
        eachOfHand(side, none, [&](CardNo card) { out.push_back(choose(ChoiceKind::Card, card)); });
        break;
    case DecisionKind::Reserve:
        eachOfHand(
            side, [&](CardNo card) { return has(own.chosen, own.chosenCount, card); },
            [&](CardNo card) { out.push_back(choose(ChoiceKind::Card, card)); });
        out.push_back(choose(ChoiceKind::Done));
        break;
    case DecisionKind::PriceReserve:
    case DecisionKind::PileCard:
    case DecisionKind::Overflow:
    case DecisionKind::DisplayCard:
        cards(out, m_s.decision);
        break;
    case DecisionKind::TargetSpot: {
        const Frame& frame = m_s.frame();
        const Instruction& in = m_r.programs.code[frame.pc];
        spots(targets());
        out.push_back_if(choose(ChoiceKind::Done),
                         m_r.programs.targets[frame.phase >= 2 ? in.second : in.target].quant == Quant::UpTo);
        break;
    }
    case DecisionKind::TargetPlace:
    case DecisionKind::ToolPlace:
        places([&](std::size_t place) { return offersPlace(place); });
        break;
    case DecisionKind::Order:
    case DecisionKind::QuarterText: {
        const auto open = orderable(side, m_s.orderGroup);
        for (unsigned i = 0; i < kMostWaiting; ++i) {
            out.push_back_if(choose(ChoiceKind::Text, i), open.test(i));
        }
        break;
    }
    case DecisionKind::Location:
        places([&](std::size_t place) { return !has(m_s.order, m_s.orderCount, static_cast<CardNo>(place)); });
        break;
    case DecisionKind::TherapyTarget: {
        SpotSet set = 0;
        for (Spot spot = 0; spot < kSpots; ++spot) {
            set |= m_s.top(spot).there() ? bit(spot) : 0;
        }
        const TherapyTarget reach = m_r.parameters.therapyTarget;
        spots(reach == TherapyTarget::AnyAny   ? set
              : reach == TherapyTarget::OwnAny ? set & spotsOf(side)
                                               : set & spotsOf(side, 0));
        break;
    }
    case DecisionKind::Certificate:
        for (std::uint32_t left = own.certificates & ~own.unlocked; left != 0; left &= left - 1) {
            out.push_back(
                choose(ChoiceKind::Card, m_r.certificate(side, static_cast<std::size_t>(std::countr_zero(left)))));
        }
        break;
    }
}

void ModuleGame::legal(const State& state, const Rules& rules, ActionList& out) {
    Legality(state, rules).list(out);
}

bool ModuleGame::isLegal(const State& state, const Rules& rules, Action step) {
    return Legality(state, rules).allows(step);
}

} // namespace blattwerk::engine::modulspiel
