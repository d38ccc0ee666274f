#pragma once

#include "engine/systems/heldenhain/card_set.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/resolver.h"

namespace blattwerk::engine::heldenhain {

/// Lists what the side that has to act or decide may do.
template<class L>
class LegalActions {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;

    LegalActions(const State& state, const Rules& rules, ActionList& out)
        : m_s(state),
          m_r(rules),
          m_q(state, rules),
          m_out(out) {}

    void list() {
        m_out.clear();
        if (m_s.over()) {
            return;
        }
        if (m_s.decision != DecisionKind::None) {
            listAnswers();
            return;
        }
        m_out.push_back(action(ActionKind::EndTurn));
        if (m_s.phase == Phase::Play || m_s.permitCount > 0) {
            listPlays();
        }
        if (m_s.phase == Phase::Play) {
            listHq();
        }
        if (m_s.ap > 0) {
            listActions();
        }
    }

private:
    void listPlays() {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (m_s.plays >= m_r.parameters.maxPlaysPerTurn) { // HEL-G3
            return;
        }
        const bool plainCosts = (m_q.auras() & kAuraCost) == 0 && m_s.discountCount == 0;
        const int most = plainCosts ? own.energy : 255;
        const unsigned plain = plainCosts ? plainTypes() : TypeMask{0};
        const unsigned types = m_s.phase == Phase::Play ? kAnyType : permittedTypes();
        const std::uint64_t field = m_q.cardBits(m_s.active);
        const Card* hand = own.cards + own.pileCount;
        CardSet<Card> met; // copies are one candidate
        // Most cards are plain or too dear; they are listed or left out without a branch that nobody can foresee.
        Action* next = m_out.end();
        for (std::size_t i = own.handCount; i-- > 0;) {
            const Card card = hand[i];
            if (card == State::kHidden) {
                continue;
            }
            const CardInfo& info = m_q.info(card);
            const bool candidate =
                met.add(card) & (info.cost <= most) & ((types >> static_cast<unsigned>(info.type) & 1U) != 0);
            // A copy of a figure of the field cannot join it.
            const bool simple = ((info.plainPlay & plain) != 0) & ((field >> (card & 63U) & 1U) == 0);
            *next = play(card);
            next += static_cast<std::size_t>(candidate & simple);
            if (candidate & !simple) {
                m_out.setEnd(next);
                listPlaysOf(card);
                next = m_out.end();
            }
        }
        m_out.setEnd(next);
    }

    /// Types whose plain cards can be played in this position whatever their texts say.
    [[nodiscard]] TypeMask plainTypes() const {
        unsigned types = maskOf(CardType::Headquarters);
        types |= m_q.fieldFull(m_s.active) ? 0U : unsigned{kFigureTypes};
        types |= m_r.parameters.locationSameName ? unsigned{maskOf(CardType::Location)} : 0U;
        types |= m_r.parameters.actionNeedsTarget ? 0U : unsigned{maskOf(CardType::ActionCard)};
        return static_cast<TypeMask>(types);
    }

    [[nodiscard]] TypeMask permittedTypes() const {
        unsigned types = 0;
        for (std::size_t i = 0; i < m_s.permitCount; ++i) {
            types |= m_s.permits[i].types;
        }
        return static_cast<TypeMask>(types);
    }

    void listPlaysOf(Card card) {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const CardInfo& info = m_q.info(card);
        if (isFigure(info.type)) {
            listFigurePlays(card);
            return;
        }
        const int cost = m_q.cost(side, card);
        if (cost > own.energy) {
            return;
        }
        switch (info.type) {
        case CardType::Equipment:
            for (unsigned slot = 0; slot < own.fieldCount; ++slot) {
                m_out.push_back_if(play(card, Action::kNothing, slot),
                                   m_q.info(own.field[slot].card).type == CardType::Character);
            }
            return;
        case CardType::Assist:
            if (!assistFits(info)) {
                return;
            }
            break;
        case CardType::Location:
            if (!m_r.parameters.locationSameName && m_s.location != State::kNoCard &&
                m_q.info(m_s.location).name == info.name) {
                return;
            }
            break;
        case CardType::ActionCard:
            if (!actionPayable(info, own.energy - cost) || !actionHasTarget(info)) {
                return;
            }
            break;
        default:
            break;
        }
        m_out.push_back(play(card));
    }

    void listFigurePlays(Card card) {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const std::uint16_t name = m_q.info(card).name;
        const FigureRef twin = m_q.figureNamed(side, name);
        if (!m_q.fieldFull(side)) {
            if (twin == kNoFigure && m_q.cost(side, card) <= own.energy) {
                m_out.push_back(play(card));
            }
            return;
        }
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const FigureRef ref = figureRef(side, slot);
            if ((twin == kNoFigure || twin == ref) && costAfterSacrifice(card, ref) <= own.energy) {
                m_out.push_back(play(card, static_cast<unsigned>(slot)));
            }
        }
    }

public:
    /// HEL-A42: what the card costs once that figure has left.
    [[nodiscard]] int costAfterSacrifice(Card card, FigureRef ref) const {
        if ((m_q.auras() & kAuraCost) == 0) {
            return m_q.cost(sideOf(ref), card);
        }
        State copy = m_s;
        NullSink none;
        Resolver<L, NullSink>(copy, m_r, none).removeForCost(ref);
        return Queries<L>(copy, m_r).cost(sideOf(ref), card);
    }
    /// HEL-R85, A60.
    [[nodiscard]] bool assistFits(const CardInfo& info) const {
        const SideState<L>& own = m_s.sides[m_s.active];
        return assistRoom() && !assistNameTaken(info, own);
    }
    [[nodiscard]] bool assistRoom() const {
        const SideState<L>& own = m_s.sides[m_s.active];
        return own.assistCount < L::kAssists &&
               (m_r.parameters.kiLimit == 0 || own.assistCount < m_r.parameters.kiLimit);
    }
    [[nodiscard]] bool assistNameTaken(const CardInfo& info, const SideState<L>& own) const {
        if (m_r.parameters.kiOnceScope == AssistScope::PerGame && (own.assistsPlayed >> info.assistName & 1U) != 0) {
            return true;
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            if (m_q.info(own.assists[i].card).name == info.name) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool actionPayable(const CardInfo& info, int energy) const {
        for (std::size_t i = 0; i < info.abilityCount; ++i) {
            const std::size_t number = info.firstAbility + i;
            const Ability& ability = m_r.abilities[number];
            if (ability.trigger == Trigger::Body && (ability.flags & Ability::HasPrice) != 0 &&
                !resolver().demandPayable(number, m_s.active, energy)) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool actionHasTarget(const CardInfo& info) const {
        if (!m_r.parameters.actionNeedsTarget) {
            return true;
        }
        for (std::size_t i = 0; i < info.abilityCount; ++i) {
            const std::size_t number = info.firstAbility + i;
            if (m_r.abilities[number].trigger == Trigger::Body &&
                resolver().findsTarget(number, Source::of(Source::Limbo, m_s.active))) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool assistHasTarget(std::size_t place) const {
        const int ability = m_q.abilityOf(m_s.sides[m_s.active].assists[place].card, Trigger::ExhaustAction);
        return ability >= 0 && (!m_r.parameters.actionNeedsTarget ||
                                resolver().findsTarget(static_cast<std::size_t>(ability),
                                                       Source::of(Source::AmongAssists, m_s.active, place)));
    }

private:
    void listHq() {
        const SideState<L>& own = m_s.sides[m_s.active];
        if (own.hq == State::kNoCard || own.hqActive == 0 ||
            (m_q.info(own.hq).triggers & bitOf(Trigger::HqAbility)) == 0) {
            return;
        }
        const CardInfo& info = m_q.info(own.hq);
        for (unsigned i = 0; i < info.abilityCount; ++i) {
            if (m_r.abilities[info.firstAbility + i].trigger == Trigger::HqAbility && (own.hqUsed >> i & 1U) == 0) {
                m_out.push_back(action(ActionKind::UseHq, i));
            }
        }
    }

    void listActions() {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        unsigned able = m_q.readyMask(side);
        if (m_r.parameters.maxActionsPerFigure != 0) {
            able = m_q.withActionsLeft(side, able);
        }
        // What each figure may distract, as steps of slot 0. Loops of a fixed length and writes that may not count need
        // no guess of the processor.
        const std::uint32_t targets = able == 0 ? 0U : m_q.distractable(1 - side) >> (16 * (1 - side));
        std::uint64_t distractions[L::kField + 1] = {};
        std::size_t count = 0;
        for (unsigned target = 0; target < L::kField; ++target) {
            distractions[count] = action(ActionKind::Distract, 0, target).code();
            count += targets >> target & 1U;
        }
        const bool ruled = (m_q.auras() & kAuraSelfRules) != 0;
        Action* next = m_out.end();
        for (; able != 0; able &= able - 1) {
            const auto slot = static_cast<unsigned>(std::countr_zero(able));
            const Figure<L>& figure = own.field[slot];
            unsigned traits = m_q.traits(figure);
            if (ruled) {
                traits |= m_q.traitsByOthers(figureRef(side, slot));
            }
            const bool rested = !figure.stance.waiting();
            *next = action(ActionKind::Collect, slot);
            next +=
                static_cast<std::size_t>(rested & ((traits & (kTraitCollects | kTraitNoCollect)) == kTraitCollects));
            for (std::size_t i = 0; i < L::kField; ++i) {
                next[i] = Action::fromCode(distractions[i] | std::uint64_t{slot} << 16U);
            }
            const bool distracts = (rested | ((traits & kTraitAtOnce) != 0)) & ((traits & kTraitNoDistract) == 0);
            next += count & (distracts ? ~std::size_t{0} : std::size_t{0});
            *next = action(ActionKind::UseExhaust, slot);
            next += static_cast<std::size_t>(rested & ((traits & kTraitExhausts) != 0));
        }
        const bool anyTarget = !m_r.parameters.actionNeedsTarget;
        for (unsigned i = 0; i < own.assistCount; ++i) {
            const bool usable =
                own.assists[i].stance.ready() & ((m_q.info(own.assists[i].card).traits & kTraitExhausts) != 0);
            *next = action(ActionKind::UseAssist, i);
            next += static_cast<std::size_t>(usable && (anyTarget || assistHasTarget(i)));
        }
        m_out.setEnd(next);
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

    /// The resolver's questions do not change the state.
    [[nodiscard]] Resolver<L, NullSink> resolver() const {
        return Resolver<L, NullSink>(const_cast<State&>(m_s), m_r, m_none); // NOLINT(*-const-cast)
    }

    const State& m_s;
    const Rules& m_r;
    Queries<L> m_q;
    ActionList& m_out;
    mutable NullSink m_none;
};

} // namespace blattwerk::engine::heldenhain
