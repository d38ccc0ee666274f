#pragma once

#include "engine/systems/heldenhain/card_set.h"
#include "engine/systems/heldenhain/legal_plays.h"

#include <bit>

namespace blattwerk::engine::heldenhain {

/// Lists what the side that has to act or decide may do.
template<class L>
class LegalActions : public LegalPlays<L> {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;
    using LegalPlays<L>::LegalPlays;
    using LegalPlays<L>::assistHasTarget;

    void list() {
        m_out.clear();
        if (m_s.over()) {
            return;
        }
        if (m_s.decision != DecisionKind::None) {
            listAnswers();
            return;
        }
        listFree();
        if (m_s.ap > 0) {
            listActions();
        }
    }

protected:
    using LegalPlays<L>::bitAt;
    using LegalPlays<L>::countBits;
    using LegalPlays<L>::eachPlay;
    using LegalPlays<L>::listPlaysOf;
    using LegalPlays<L>::mayPlay;
    using LegalPlays<L>::playAt;
    using LegalPlays<L>::resolver;
    using LegalPlays<L>::m_out;
    using LegalPlays<L>::m_q;
    using LegalPlays<L>::m_r;
    using LegalPlays<L>::m_s;

    /// What the figures of the side at turn may do, as masks of their slots, and the enemy slots to distract.
    struct Able {
        unsigned collect = 0;
        unsigned distract = 0;
        unsigned exhaust = 0;
        unsigned targets = 0;
    };

    /// All but the actions.
    void listFree() {
        m_out.push_back(action(ActionKind::EndTurn));
        if (mayPlay()) {
            eachPlay(
                [&](Card card, unsigned ways, unsigned easy) {
                    const unsigned count = ways & (0U - easy);
                    m_out.push_back_if(playAt(card, 0), count != 0);
                    for (unsigned place = 1; place < count; ++place) {
                        m_out.push_back(playAt(card, place));
                    }
                },
                [&](Card card) { listPlaysOf(card); });
        }
        listHq();
    }

    void listHq() {
        const SideState<L>& own = m_s.sides[m_s.active];
        if ((own.triggers & bitOf(Trigger::HqAbility)) == 0 || m_s.phase != Phase::Play || own.hq == State::kNoCard ||
            own.hqActive == 0) {
            return;
        }
        const CardInfo& info = m_q.info(own.hq);
        for (unsigned i = 0; i < info.abilityCount; ++i) {
            if (m_r.abilities[info.firstAbility + i].trigger == Trigger::HqAbility && (own.hqUsed >> i & 1U) == 0) {
                m_out.push_back(action(ActionKind::UseHq, i));
            }
        }
    }

    [[nodiscard, gnu::always_inline]] Able ables() const {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const FieldBits<L> bits(own);
        unsigned ready = bits.ready() & ((1U << own.fieldCount) - 1U);
        if (m_r.parameters.maxActionsPerFigure != 0) [[unlikely]] {
            ready = m_q.withActionsLeft(side, ready);
        }
        const unsigned rested = ready & ~bits.waiting();
        Able able{rested & own.characters, rested, rested & own.exhausters, 0};
        const bool ruled = (m_q.auras() & kAuraSelfRules) != 0;
        for (unsigned rest = ruled ? ready : ready & own.quirks; rest != 0; rest &= rest - 1) {
            const auto slot = static_cast<unsigned>(std::countr_zero(rest));
            const unsigned traits =
                m_q.traits(own.field[slot]) | (ruled ? m_q.traitsByOthers(figureRef(side, slot)) : 0U);
            const unsigned bit = 1U << slot;
            const unsigned atOnce = (traits & kTraitAtOnce) != 0 ? bit : 0U;
            const bool collects = (traits & (kTraitCollects | kTraitNoCollect)) == kTraitCollects;
            able.collect = (able.collect & ~bit) | (collects ? rested & bit : 0U);
            able.distract = (able.distract | atOnce) & ((traits & kTraitNoDistract) != 0 ? ~bit : ~0U);
        }
        able.targets = m_q.distractable(1 - side) >> (16 * (1 - side));
        return able;
    }

    void listActions() {
        const Able able = ables();
        // What each figure may distract, as steps of slot 0. Loops of a fixed length and writes that may not count need
        // no guess of the processor.
        std::uint64_t distractions[L::kField + 1] = {};
        std::size_t count = 0;
        for (unsigned target = 0; target < L::kField; ++target) {
            distractions[count] = action(ActionKind::Distract, 0, target).code();
            count += able.targets >> target & 1U;
        }
        Action* next = m_out.end();
        for (unsigned rest = able.collect | able.distract | able.exhaust; rest != 0; rest &= rest - 1) {
            const auto slot = static_cast<unsigned>(std::countr_zero(rest));
            *next = action(ActionKind::Collect, slot);
            next += able.collect >> slot & 1U;
            for (std::size_t i = 0; i < L::kField; ++i) {
                next[i] = Action::fromCode(distractions[i] | std::uint64_t{slot} << 16U);
            }
            next += count & (0U - std::size_t{able.distract >> slot & 1U});
            *next = action(ActionKind::UseExhaust, slot);
            next += able.exhaust >> slot & 1U;
        }
        m_out.setEnd(next);
        for (unsigned rest = usableAssists(); rest != 0; rest &= rest - 1) {
            m_out.push_back(action(ActionKind::UseAssist, static_cast<unsigned>(std::countr_zero(rest))));
        }
    }

    /// The one at that place among those that listActions lists for the figures.
    [[nodiscard]] static Action actionAt(const Able& able, unsigned targets, unsigned place) {
        for (unsigned rest = able.collect | able.distract | able.exhaust;; rest &= rest - 1) {
            const auto slot = static_cast<unsigned>(std::countr_zero(rest));
            const unsigned collects = able.collect >> slot & 1U;
            const unsigned distracts = collects + (able.distract >> slot & 1U) * targets;
            const unsigned all = distracts + (able.exhaust >> slot & 1U);
            if (place < all) {
                return place < collects    ? action(ActionKind::Collect, slot)
                       : place < distracts ? action(ActionKind::Distract, slot, bitAt(able.targets, place - collects))
                                           : action(ActionKind::UseExhaust, slot);
            }
            place -= all;
        }
    }

    [[nodiscard]] unsigned usableAssists() const {
        const SideState<L>& own = m_s.sides[m_s.active];
        unsigned mask = 0;
        for (unsigned i = 0; i < own.assistCount; ++i) {
            mask |= isUsable(i) ? 1U << i : 0U;
        }
        return mask;
    }
    [[nodiscard]] bool isUsable(unsigned place) const {
        const Assist<L>& assist = m_s.sides[m_s.active].assists[place];
        const bool able = assist.stance.ready() & ((m_q.info(assist.card).traits & kTraitExhausts) != 0);
        return able && (!m_r.parameters.actionNeedsTarget || assistHasTarget(place));
    }

    void listAnswers() {
        switch (m_s.decision) {
        case DecisionKind::Mulligan:
            m_out.push_back(action(ActionKind::Mulligan, 0));
            m_out.push_back(action(ActionKind::Mulligan, 1));
            break;
        case DecisionKind::Optional:
            m_out.push_back(choose(ChoiceKind::No));
            m_out.push_back(choose(ChoiceKind::Yes));
            break;
        case DecisionKind::Discard:
        case DecisionKind::HandLimit: {
            const SideState<L>& own = m_s.sides[m_s.decider];
            CardSet<Card> met;
            for (std::size_t i = 0; i < own.handCount; ++i) {
                addCard(own.hand(i), met);
            }
            break;
        }
        case DecisionKind::Option: {
            const unsigned count = resolver().openInstruction().arg;
            for (unsigned i = 0; i < count; ++i) {
                if ((m_s.frame.bullets >> i & 1U) == 0) {
                    m_out.push_back(choose(ChoiceKind::Bullet, i));
                }
            }
            break;
        }
        case DecisionKind::Order:
            if (m_s.frame.active != 0) {
                listOpenCards();
            } else {
                for (unsigned i = 0; i < m_s.queueCount && m_s.queue[i].batch == m_s.queue[0].batch; ++i) {
                    m_out.push_back(choose(ChoiceKind::Trigger, i));
                }
            }
            break;
        case DecisionKind::Target:
            listTargets();
            break;
        case DecisionKind::None:
            break;
        }
    }

private:
    void listTargets() {
        const Op op = resolver().openInstruction().op;
        if (op == Op::Recover || op == Op::LookTop) {
            listOpenCards();
            return;
        }
        const bool second = op == Op::FreeDistract && (m_s.frame.step & 4U) != 0;
        const bool assist = !second && resolver().openTargetIsAssist();
        for (std::uint32_t rest = resolver().openCandidates(); rest != 0; rest &= rest - 1) {
            m_out.push_back(choose(assist ? ChoiceKind::Assist : ChoiceKind::Figure,
                                   static_cast<unsigned>(std::countr_zero(rest))));
        }
        if (resolver().mayPass()) {
            m_out.push_back(choose(ChoiceKind::Pass));
        }
    }

    void listOpenCards() {
        const SideState<L>& own = m_s.sides[m_s.decider];
        const Instruction& in = resolver().openInstruction();
        CardSet<Card> met;
        if (in.op == Op::Recover) {
            for (std::size_t i = 0; i < own.discardCount; ++i) {
                if ((maskOf(m_q.info(own.discard(i)).type) & in.arg) != 0) {
                    addCard(own.discard(i), met);
                }
            }
            return;
        }
        for (std::size_t i = 0; i < m_s.frame.carried; ++i) {
            addCard(own.pile(i), met);
        }
    }

    /// Copies are one answer.
    void addCard(Card card, CardSet<Card>& met) { m_out.push_back_if(choose(ChoiceKind::Card, card), met.add(card)); }
};

} // namespace blattwerk::engine::heldenhain
