#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// A decision with one possible answer is answered, one without any lapses; yes or no is always asked. Who has begun to
/// choose several cards names them all.
template<class Sink>
bool Resolver<Sink>::answerAlone() {
    const bool several = m_s.decision == DecisionKind::PriceHand || m_s.decision == DecisionKind::PriceReserve ||
                         m_s.decision == DecisionKind::HandCard || m_s.decision == DecisionKind::PileCard;
    if (m_s.decision == DecisionKind::Optional || m_s.decision == DecisionKind::Cover) {
        return false;
    }
    ActionList list;
    legality().list(list);
    if (list.size() > 1 || (several && !list.empty() && m_s.frame().answered)) {
        return false;
    }
    if (list.empty()) {
        m_s.decision = DecisionKind::None;
        if (m_s.depth > 0) {
            m_s.frame().left = 0;
        }
    } else {
        answer(list[0]);
    }
    return true;
}

template<class Sink>
void Resolver<Sink>::answer(Action step) {
    const DecisionKind kind = m_s.decision;
    const int decider = m_s.decider;
    m_s.decision = DecisionKind::None;
    switch (kind) {
    case DecisionKind::None:
        break;
    case DecisionKind::Optional: {
        Frame& frame = m_s.frame();
        const bool yes = step.a == static_cast<unsigned>(ChoiceKind::Yes);
        tell(yes ? EventKind::Accepted : EventKind::Declined, {'D', 4}, decider, frame.source.card);
        frame.pc = yes ? static_cast<std::uint16_t>(frame.pc + 1) : m_r.programs.code[frame.pc].to;
        break;
    }
    case DecisionKind::Cover:
        m_s.frame().cover = step.a == static_cast<unsigned>(ChoiceKind::Yes) ? 1 : 2;
        break;
    case DecisionKind::Effort:
        payEffort(step.b);
        payWith(0);
        break;
    case DecisionKind::PriceHand:
    case DecisionKind::PriceReserve:
    case DecisionKind::HandCard:
    case DecisionKind::PileCard:
        takeCard(m_r.programs.code[m_s.frame().pc], decider, step.b);
        break;
    case DecisionKind::TargetSpot: {
        Frame& frame = m_s.frame();
        if (step.a == static_cast<unsigned>(ChoiceKind::Done)) {
            frame.left = 0;
        } else {
            frame.picked |= bit(step.b);
            --frame.left;
        }
        break;
    }
    case DecisionKind::TargetPlace:
        m_s.frame().place = step.b;
        break;
    case DecisionKind::ToolPlace:
        putIntoUse(decider, m_s.rewardCard, step.b);
        m_s.rewardCard = kNoCard;
        break;
    case DecisionKind::DisplayCard:
        if (step.a == static_cast<unsigned>(ChoiceKind::Pile)) {
            drawOne(decider, {'R', 61});
            break;
        }
        takeFromDisplay(decider, step.b);
        tell(EventKind::MarketCardGained, {'A', 34}, decider, step.b);
        if (m_r.info(step.b).type == CardType::WorkTool) {
            m_s.rewardCard = step.b;
        } else {
            putIntoUse(decider, step.b, kNowhere);
        }
        break;
    case DecisionKind::QuarterText:
        tell(EventKind::QuarterText, {'R', 58}, decider, m_s.waiting[step.b].source.card);
        m_s.stage = Stage::TextDone;
        startWaiting(step.b);
        break;
    case DecisionKind::Order:
        startWaiting(step.b);
        break;
    case DecisionKind::Reserve:
        if (step.a == static_cast<unsigned>(ChoiceKind::Done)) {
            m_s.left = kNowhere;
        } else {
            SideState& own = side(decider);
            own.chosen[own.chosenCount++] = step.b;
        }
        break;
    case DecisionKind::Overflow:
        discardFromReserve(decider, step.b, {'R', 38});
        break;
    case DecisionKind::Location:
        m_s.order[m_s.orderCount++] = step.b;
        tell(EventKind::LocationChosen, {'R', 60}, decider, step.b);
        break;
    case DecisionKind::TherapyTarget: {
        TopCard& card = m_s.top(step.b);
        card.marks = static_cast<std::uint8_t>(std::min(card.marks + m_p.rewardTherapy, 250));
        tell(EventKind::MarkersAdded, {'R', 61}, card.card, m_p.rewardTherapy);
        break;
    }
    case DecisionKind::Certificate:
        side(decider).unlocked |= std::uint32_t{1} << m_r.certificateNumber(step.b);
        tell(EventKind::CertificateUnlocked, {'R', 65}, decider, step.b);
        break;
    }
}

} // namespace blattwerk::engine::modulspiel
