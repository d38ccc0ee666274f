#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// MOD-R55, R56: one card after the other until the free places are taken or the side has enough.
template<class Sink>
void Resolver<Sink>::askReserve(int number, Stage then) {
    SideState& own = side(number);
    const int free = std::min<int>(m_p.reserveCap - own.reserveCount, own.handCount);
    if (own.chosenCount < free && m_s.left != kNowhere) {
        m_s.left = static_cast<std::uint8_t>(free - own.chosenCount);
        ask(DecisionKind::Reserve, number);
        return;
    }
    m_s.left = 0;
    m_s.stage = then;
    if (m_p.reserveChoice == ReserveChoice::StartFirst) { // MOD-A15
        openGroup();
        showReserve(number);
    }
}

template<class Sink>
void Resolver<Sink>::showReserve(int number) {
    SideState& own = side(number);
    const int count = own.chosenCount;
    own.chosenCount = 0;
    tell(EventKind::ReserveChosen, {'R', 55}, number, count);
    for (int i = 0; i < count; ++i) {
        Piles::takeFromHand(own, own.chosen[i]);
        enterReserve(number, own.chosen[i], {'R', 55});
    }
}

template<class Sink>
void Resolver<Sink>::showReserves() {
    m_s.stage = Stage::DiscardDraw;
    openGroup();
    for (const int number : {int{m_s.startSide}, 1 - m_s.startSide}) {
        if (m_p.reserveChoice == ReserveChoice::Hidden) {
            showReserve(number);
        }
    }
}

/// MOD-R57, R66.
template<class Sink>
void Resolver<Sink>::discardAndDraw() {
    m_s.effects = 0;
    for (const int number : {int{m_s.startSide}, 1 - m_s.startSide}) {
        SideState& own = side(number);
        tell(EventKind::HandThrownAway, {'R', 57}, number, own.handCount);
        while (own.handCount > 0) {
            discardFromHand(number, own.hand(0), EventKind::HandDiscard, {'R', 57});
        }
    }
    for (const int number : {int{m_s.startSide}, 1 - m_s.startSide}) {
        for (int i = 0; i < m_p.quarterDraw; ++i) {
            drawOne(number, {'R', 57});
        }
    }
    collectTexts();
    m_s.textTurn = m_s.startSide;
    m_s.stage = Stage::Texts;
}

/// MOD-R58: the two lists of quarter-end texts.
template<class Sink>
void Resolver<Sink>::collectTexts() {
    for (int number = 0; number < 2; ++number) {
        eachSource(number, Trigger::QuarterEnd, [&](std::uint16_t ability, const Source& source) {
            addWaiting(ability, Waiting::kQuarterEnd, source, false);
        });
    }
}

/// The side whose turn it is lets one of its texts act; a text whose card has left its zone is none any more.
template<class Sink>
void Resolver<Sink>::nextText() {
    m_s.effects = 0;
    Waiting* const end = std::remove_if(m_s.waiting, m_s.waiting + m_s.waitingCount, [&](const Waiting& one) {
        bool there = false;
        eachSource(one.source.controller, Trigger::QuarterEnd, [&](std::uint16_t ability, const Source& source) {
            there = there || (ability == one.ability && source.card == one.source.card);
        });
        return !there;
    });
    m_s.waitingCount = static_cast<std::uint8_t>(end - m_s.waiting);
    for (const int number : {int{m_s.textTurn}, 1 - m_s.textTurn}) {
        const auto open = legality().orderable(number, Waiting::kQuarterEnd);
        if (open.none()) {
            continue;
        }
        m_s.textTurn = static_cast<std::uint8_t>(number);
        m_s.orderGroup = Waiting::kQuarterEnd;
        ask(DecisionKind::QuarterText, number);
        return;
    }
    m_s.stage = Stage::Location;
    m_s.orderCount = m_s.scored = 0;
}

/// MOD-R60: the next start side picks the first location, the other the second, the third comes last.
template<class Sink>
void Resolver<Sink>::chooseLocation() {
    m_s.effects = 0;
    const bool upFront = m_p.locationChoice == LocationChoice::UpFront;
    const unsigned needed = upFront ? 2U : m_s.scored + 1U;
    if (m_s.orderCount < needed && m_s.orderCount < 2) {
        ask(DecisionKind::Location, m_s.orderCount == 0 ? 1 - m_s.startSide : m_s.startSide);
        return;
    }
    if (m_s.orderCount == 2 && m_s.scored == 2) {
        m_s.order[2] = static_cast<std::uint8_t>(3 - m_s.order[0] - m_s.order[1]);
        m_s.orderCount = 3;
    }
    m_s.stage = Stage::Score;
}

/// MOD-R12, R13, R61.
template<class Sink>
void Resolver<Sink>::score() {
    const std::size_t place = m_s.order[m_s.scored];
    const int totals[2] = {values().total(0, place), values().total(1, place)};
    tell(EventKind::LocationScored, {'R', 12}, place, totals[0], totals[1]);
    m_s.locationWinner = kNowhere;
    m_s.stage = Stage::Rewarded;
    if (totals[0] == totals[1]) {
        tell(EventKind::LocationTied, {'R', 13}, place);
        return;
    }
    const int winner = totals[0] > totals[1] ? 0 : 1;
    m_s.locationWinner = static_cast<std::uint8_t>(winner);
    tell(EventKind::LocationWon, {'R', 12}, winner, place);
    switch (place) {
    case 0:
        if (m_p.rewardTherapy > 0) {
            ask(DecisionKind::TherapyTarget, winner);
        }
        break;
    case 1:
        if (m_p.rewardPortal > 0) {
            gainEuro(winner, m_p.rewardPortal, {'R', 61});
        }
        break;
    default:
        m_s.left = static_cast<std::uint8_t>(m_p.rewardDesk);
        m_s.stage = Stage::DeskReward;
        break;
    }
}

/// MOD-A34: card by card.
template<class Sink>
void Resolver<Sink>::deskReward() {
    if (m_s.rewardCard != kNoCard) {
        ask(DecisionKind::ToolPlace, m_s.locationWinner);
        return;
    }
    if (m_s.left == 0) {
        m_s.stage = Stage::Rewarded;
        return;
    }
    --m_s.left;
    if (m_p.deskReward == DeskReward::DrawPile) {
        drawOne(m_s.locationWinner, {'R', 61});
    } else {
        ask(DecisionKind::DisplayCard, m_s.locationWinner);
    }
}

/// MOD-R62, R63: at most one side has the lead.
template<class Sink>
void Resolver<Sink>::recheck() {
    const std::size_t place = m_s.order[m_s.scored];
    const int totals[2] = {values().total(0, place), values().total(1, place)};
    tell(EventKind::Rechecked, {'R', 62}, place, totals[0], totals[1]);
    m_s.stamper = kNowhere;
    m_s.stage = Stage::LocationDone;
    for (int number = 0; number < 2; ++number) {
        const bool eligible = m_p.stampEligibility == StampEligibility::AnyLeader || number == m_s.locationWinner;
        if (eligible && totals[number] >= values().threshold(number, place) &&
            totals[number] - totals[1 - number] >= m_p.stampLead) {
            m_s.stamper = static_cast<std::uint8_t>(number);
        }
    }
    if (m_s.stamper == kNowhere) {
        return;
    }
    std::uint8_t& stamps = side(m_s.stamper).stamps[place];
    stamps = static_cast<std::uint8_t>(std::min(stamps + 1, 255));
    tell(EventKind::StampGained, {'R', 63}, m_s.stamper, place, stamps);
    m_s.stage = Stage::Clear;
    openGroup();
    for (SpotSet left = spotsOf(m_s.stamper, place); left != 0; left &= left - 1) {
        const Spot spot = lowest(left);
        const TopCard& card = m_s.top(spot);
        if (card.there()) {
            m_s.clearing |= bit(spot);
            if (card.faceUp) {
                await(Trigger::StampClear, card.card, m_s.stamper, static_cast<std::uint8_t>(place));
            }
        }
    }
}

/// MOD-R64: those that lay there when the stamp came and have not gone elsewhere.
template<class Sink>
void Resolver<Sink>::clear() {
    const std::size_t place = m_s.order[m_s.scored];
    while (m_s.clearing != 0) {
        const Spot spot = lowest(m_s.clearing);
        tell(EventKind::Cleared, {'R', 64}, m_s.stamper, m_s.top(spot).card, place);
        discardFromField(spot, Cause::Clear);
    }
    m_s.stage = Stage::Unlock;
}

/// MOD-R65, D9.
template<class Sink>
void Resolver<Sink>::unlock() {
    m_s.stage = Stage::Unlocked;
    const SideState& own = side(m_s.stamper);
    if ((own.certificates & ~own.unlocked) == 0) {
        tell(EventKind::UnlockLapsed, {'D', 9}, m_s.stamper);
        return;
    }
    ask(DecisionKind::Certificate, m_s.stamper);
}

template<class Sink>
void Resolver<Sink>::locationDone() {
    ++m_s.scored;
    if (m_p.winCheck == WinCheck::AfterEach && checkWin()) {
        return;
    }
    m_s.stage = m_s.scored == kPlaceCount ? Stage::WinCheck : Stage::Location;
}

/// MOD-R6 to R9.
template<class Sink>
bool Resolver<Sink>::checkWin() {
    const auto each = [&](int number) {
        const SideState& own = side(number);
        return *std::min_element(std::begin(own.stamps), std::end(own.stamps)) >= m_p.stampsEach;
    };
    const auto same = [&](int number) {
        const SideState& own = side(number);
        return *std::max_element(std::begin(own.stamps), std::end(own.stamps)) >= m_p.stampsSame;
    };
    const bool goal[2] = {each(0) || same(0), each(1) || same(1)};
    int winner = goal[0] ? 0 : 1;
    if (goal[0] && goal[1]) {
        const int lead = side(0).stampSum() - side(1).stampSum();
        if (lead == 0) {
            tell(EventKind::GoalsTied, {'R', 9}, side(0).stampSum());
            return false;
        }
        winner = lead > 0 ? 0 : 1;
    }
    if (!goal[winner]) {
        return false;
    }
    const bool byEach = each(winner);
    win(winner, byEach ? Ending::EachLocation : Ending::SameLocation,
        goal[0] && goal[1] ? RuleId{'R', 8} : RuleId{'R', byEach ? std::uint8_t{6} : std::uint8_t{7}});
    return true;
}

/// MOD-R68, R69, H1.
template<class Sink>
void Resolver<Sink>::cleanup() {
    for (const int number : {int{m_s.startSide}, 1 - m_s.startSide}) {
        SideState& own = side(number);
        for (std::size_t i = 0; i < own.boughtCount;) {
            if (m_r.info(own.bought[i].card).type == CardType::Notice) {
                tell(EventKind::NoticeEnded, {'R', 68}, number, own.bought[i].card);
                leaveUse(number, i);
            } else {
                ++i;
            }
        }
        std::fill(std::begin(own.placeBonus), std::end(own.placeBonus), std::int16_t{0});
        own.nextEffort = 0;
        own.used = 0;
    }
    tell(EventKind::CertificatesRestored, {'R', 68});
    for (Spot spot = 0; spot < kSpots; ++spot) {
        TopCard& card = m_s.top(spot);
        card.bonus = 0;
        card.reviewed = 0;
        if (card.review) {
            card.review = false;
            tell(EventKind::ReviewEnded, {'R', 47}, card.card);
        }
    }
    tell(EventKind::QuarterEnded, {'R', 68}, m_s.quarter);
    if (m_s.quarter >= m_p.mostQuarters) {
        tell(EventKind::GuardHit, {'H', 1}, Guard::Quarters);
        finish(Winner::Aborted, Ending::Limit);
        tell(EventKind::GameUndecided, {'H', 1}, m_s.quarter);
        return;
    }
    m_s.startSide ^= 1U;
    ++m_s.quarter;
    beginQuarter();
}

} // namespace blattwerk::engine::modulspiel
