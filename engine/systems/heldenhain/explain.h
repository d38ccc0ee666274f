#pragma once

#include "engine/systems/heldenhain/legal.h"

namespace blattwerk::engine::heldenhain {

/// Collects the rules that forbid a step; empty if nothing does. Slower than LegalActions, which decides the same.
template<class L>
class Explanation {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;

    Explanation(const State& state, const Rules& rules, Citations& out)
        : m_s(state),
          m_r(rules),
          m_q(state, rules),
          m_legal(state, rules, m_unused),
          m_out(out) {}

    void explain(Action step, int side) {
        if (m_s.over()) {
            cite(ruleR(2));
            return;
        }
        if (step.kind == ActionKind::Concede) {
            return;
        }
        if (step.kind == ActionKind::Mulligan && m_s.decision != DecisionKind::Mulligan) {
            cite(ruleR(17));
            return;
        }
        if (step.kind == ActionKind::Choose || step.kind == ActionKind::Mulligan) {
            explainAnswer(step, side);
            return;
        }
        if (m_s.decision != DecisionKind::None) {
            cite(ruleR(21));
            if (side != m_s.active || m_s.decision == DecisionKind::Mulligan) {
                cite(m_s.decision == DecisionKind::Mulligan ? ruleR(17) : ruleR(122));
            }
            return;
        }
        if (side != m_s.active) {
            cite(ruleR(122));
            return;
        }
        switch (step.kind) {
        case ActionKind::Play:
            explainPlay(step);
            break;
        case ActionKind::UseHq:
            explainHq(step.a);
            break;
        case ActionKind::Collect:
            explainCollect(step.a);
            break;
        case ActionKind::Distract:
            explainDistract(step.a, step.b);
            break;
        case ActionKind::UseAssist:
            explainAssist(step.a);
            break;
        case ActionKind::UseExhaust:
            explainExhaust(step.a);
            break;
        default:
            break;
        }
    }

private:
    void explainAnswer(Action step, int side) {
        if (m_s.decision == DecisionKind::None) {
            cite(ruleR(21));
        } else if (side != m_s.decider) {
            cite(step.kind == ActionKind::Mulligan ? ruleR(17) : ruleR(122));
        } else {
            m_legal.list();
            if (!m_unused.contains(step)) {
                const bool exhaust = m_s.decision == DecisionKind::Target && m_s.frame.active != 0 &&
                                     m_r.code[m_s.frame.pc].op == Op::Exhaust;
                cite(exhaust ? ruleA(27) : ruleR(87));
            }
        }
    }

    void explainPlay(Action step) {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const auto card = static_cast<Card>(step.a);
        const CardInfo& info = m_q.info(card);
        if (!Piles<L>::inHand(own, card)) {
            cite(ruleR(30));
            return;
        }
        if (m_s.phase == Phase::Action) {
            bool permitted = false;
            for (std::size_t i = 0; i < m_s.permitCount; ++i) {
                permitted = permitted || (m_s.permits[i].types & maskOf(info.type)) != 0;
            }
            if (!permitted) {
                if (info.type == CardType::ActionCard) {
                    cite(ruleR(88));
                }
                cite(ruleR(35));
            }
        }
        if (m_s.plays >= m_r.parameters.maxPlaysPerTurn) {
            cite(ruleG(3));
            cite(ruleR(30));
        }
        const bool sacrifices = step.b != Action::kNothing;
        const bool sacrificeThere = sacrifices && step.b < own.fieldCount;
        int cost = m_q.cost(side, card);
        if (isFigure(info.type)) {
            const FigureRef twin = m_q.figureNamed(side, info.name);
            if (twin != kNoFigure && (!sacrifices || slotOf(twin) != step.b)) {
                cite(ruleR(47));
            }
            if (m_q.fieldFull(side) && !sacrifices) {
                cite(ruleR(48));
            }
            if (sacrifices && (!m_q.fieldFull(side) || !sacrificeThere)) {
                cite(ruleR(49));
            } else if (sacrifices) {
                cost = m_legal.costAfterSacrifice(card, figureRef(side, step.b));
            }
        } else if (sacrifices) {
            cite(ruleR(49));
        }
        if (cost > own.energy) {
            cite(ruleR(30));
        }
        const bool bearerFits = step.c < own.fieldCount && m_q.info(own.field[step.c].card).type == CardType::Character;
        if ((info.type == CardType::Equipment) != (step.c != Action::kNothing) ||
            (info.type == CardType::Equipment && !bearerFits)) {
            cite(ruleR(72));
        }
        explainTypeRules(info, own.energy - cost);
    }

    void explainTypeRules(const CardInfo& info, int energy) {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (info.type == CardType::Assist) {
            if (m_legal.assistNameTaken(info, own)) {
                cite(ruleR(85));
            }
            if (!m_legal.assistRoom()) {
                cite(ruleA(60));
                cite(ruleR(85));
            }
        }
        if (info.type == CardType::Location && !m_r.parameters.locationSameName && m_s.location != State::kNoCard &&
            m_q.info(m_s.location).name == info.name) {
            cite(ruleA(64));
        }
        if (info.type == CardType::ActionCard) {
            if (!m_legal.actionPayable(info, energy)) {
                cite(ruleA(57));
            }
            if (!m_legal.actionHasTarget(info)) {
                cite(ruleA(56));
            }
        }
    }

    void explainHq(unsigned ability) {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (own.hq == State::kNoCard || own.hqActive == 0) {
            cite(ruleR(92));
            return;
        }
        const CardInfo& info = m_q.info(own.hq);
        if (m_s.phase != Phase::Play || (own.hqUsed >> ability & 1U) != 0 || ability >= info.abilityCount ||
            m_r.abilities[info.firstAbility + ability].trigger != Trigger::HqAbility) {
            cite(ruleR(93));
        }
    }

    void explainCollect(std::size_t slot) {
        const int side = m_s.active;
        if (slot >= m_s.sides[side].fieldCount) {
            citeNotOwn(ruleR(53));
            return;
        }
        const FigureRef ref = figureRef(side, slot);
        const Figure<L>& figure = m_q.figure(ref);
        if (!m_q.collects(ref)) {
            cite(ruleR(57));
        }
        if (!figure.stance.ready()) {
            cite(ruleR(53));
        }
        if (figure.stance.waiting()) {
            cite(ruleR(45));
        }
        if (m_q.has(StaticKind::BanCollect, ref)) {
            cite(ruleR(5));
        }
        citeCommon(figure);
    }

    void explainDistract(std::size_t slot, std::size_t target) {
        const int side = m_s.active;
        if (slot >= m_s.sides[side].fieldCount || target >= m_s.sides[1 - side].fieldCount) {
            citeNotOwn(ruleR(58));
            return;
        }
        const FigureRef ref = figureRef(side, slot);
        const FigureRef other = figureRef(1 - side, target);
        const Figure<L>& figure = m_q.figure(ref);
        if (!figure.stance.ready() || m_q.figure(other).stance.ready()) {
            cite(ruleR(58));
        } else if ((m_q.distractable(1 - side) >> other & 1U) == 0) {
            cite(ruleR(5));
        }
        if (figure.stance.waiting() && !m_q.has(StaticKind::DistractAtOnce, ref)) {
            cite(ruleR(59));
        }
        if (m_q.has(StaticKind::BanDistract, ref)) {
            cite(ruleR(5));
        }
        citeCommon(figure);
    }

    void explainAssist(std::size_t place) {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (place >= own.assistCount || !own.assists[place].stance.ready() ||
            m_q.abilityOf(own.assists[place].card, Trigger::ExhaustAction) < 0) {
            cite(ruleR(83));
        } else if (!m_legal.assistHasTarget(place)) {
            cite(ruleA(61));
            cite(ruleA(56));
        }
        if (m_s.ap == 0) {
            cite(ruleR(32));
        }
    }

    void explainExhaust(std::size_t slot) {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (slot >= own.fieldCount) {
            citeNotOwn(ruleR(104));
            return;
        }
        const Figure<L>& figure = own.field[slot];
        if (!figure.stance.ready() || m_q.abilityOf(figure.card, Trigger::ExhaustAction) < 0) {
            cite(ruleR(104));
        }
        if (figure.stance.waiting()) {
            cite(ruleR(45));
        }
        citeCommon(figure);
    }

    /// The side has no such figure; if it lies on the other side, it is not that side's turn.
    void citeNotOwn(RuleId rule) {
        cite(rule);
        cite(ruleR(122));
    }

    void citeCommon(const Figure<L>& figure) {
        if (!m_q.actionsLeft(figure)) {
            cite(ruleA(36));
        }
        if (m_s.ap == 0) {
            cite(ruleR(32));
        }
    }

    void cite(RuleId rule) {
        if (!m_out.contains(rule) && !m_out.full()) {
            m_out.push_back(rule);
        }
    }

    const State& m_s;
    const Rules& m_r;
    Queries<L> m_q;
    ActionList m_unused;
    LegalActions<L> m_legal;
    Citations& m_out;
};

} // namespace blattwerk::engine::heldenhain
