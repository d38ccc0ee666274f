#pragma once

#include "engine/systems/heldenhain/event_kind.h"
#include "engine/systems/heldenhain/piles.h"
#include "engine/systems/heldenhain/queries.h"

#include <bit>
#include <optional>
#include <span>

namespace blattwerk::engine::heldenhain {

constexpr RuleId ruleR(std::uint8_t number) {
    return {'R', number};
}
constexpr RuleId ruleA(std::uint8_t number) {
    return {'A', number};
}
constexpr RuleId ruleG(std::uint8_t number) {
    return {'G', number};
}

/// Changes a state: carries out one step of a side and then everything that follows from it, up to the next decision
/// or the next free choice of the side at turn. Works in place, without allocation; what it was doing is kept in the
/// state, so that it can go on after a decision.
template<class L, class Sink>
class Resolver {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;
    static constexpr Card kNoCard = State::kNoCard;

    Resolver(State& state, const Rules& rules, Sink& sink) : m_s(state), m_r(rules), m_q(state, rules), m_sink(sink) {}

    void setUp(std::span<const std::uint16_t> deckA, std::span<const std::uint16_t> deckB, std::optional<int> first,
               bool shuffle);
    void apply(Action action);
    /// Recomputes the unions of what the cards in play do.
    void refreshAuras();
    /// Takes a figure away to see what a card costs without it (HEL-A42).
    void removeForCost(FigureRef ref) {
        closeGap(ref);
        refreshAuras(sideOf(ref));
    }

    // What an open decision offers
    /// Figures (or KI) of the open target.
    [[nodiscard]] std::uint32_t openCandidates() const;
    /// Whether the card may be taken by the open instruction (Ablage or looked-at cards).
    [[nodiscard]] bool openCard(std::size_t card) const;
    [[nodiscard]] const Instruction& openInstruction() const { return m_r.code[m_s.frame.pc]; }
    [[nodiscard]] bool openTargetIsAssist() const { return isAssist(m_r.targets[openTarget()]); }
    [[nodiscard]] bool mayPass() const;
    /// Whether the obligatory price of an Aktion can be paid while it is still in the hand.
    [[nodiscard]] bool demandPayable(std::size_t ability, int side, int energy) const;
    /// Whether any part of the ability would find a target (`action_needs_target`).
    [[nodiscard]] bool findsTarget(std::size_t ability, Source source) const;

private:
    enum class Got : std::uint8_t { Ready, Dropped, Waiting };

    // setup.h
    void takeStartCharacters(int side);
    [[nodiscard]] static Card smallest(std::span<const Card> cards, std::size_t place);
    void chooseFirst(std::optional<int> first);
    void askMulligan(int side);
    void answerMulligan(bool take);
    // turn.h
    void run();
    /// Whether the side at turn may act, in one test: nothing is being resolved, waits or ends the turn.
    [[nodiscard]] bool isIdle() const {
        return (unsigned{m_s.frame.active} | m_s.queueCount | m_s.endTurn |
                (static_cast<unsigned>(m_s.stage) ^ static_cast<unsigned>(Stage::Idle))) == 0;
    }
    void afterQueue();
    void beginTurn();
    void readyStep(int side);
    void readyOne(Stance& stance, int side, Card card);
    void drawStep();
    void beginEnd();
    void endChecks();
    void expireBonuses();
    void handLimit();
    void passTurn();
    void finish(Winner winner, EndReason reason);
    void step(int number) { emit(EventKind::Step, ruleR(20), number); }
    // commands.h
    void play(std::size_t card, std::size_t sacrifice, std::size_t bearer);
    void enter(Card card, std::size_t bearer);
    void putHeadquarters(Card card);
    void putLocation(Card card);
    void finishPlayed();
    void spendPermission(TypeMask type);
    void beginAction();
    void useAbility(int ability, Source source);
    void answer(Action action);
    void answerTarget(Action action);
    void answerDiscard(Card card);
    void answerCard(Card card);
    // actions.h
    void collect(FigureRef ref);
    void distract(FigureRef from, FigureRef to);
    int covered(FigureRef target, int raw);
    void takeStress(FigureRef ref, int amount);
    // lock.h
    void requestLock(Stance& stance, int side, FigureRef figure, Card card);
    void exhaustByEffect(Stance& stance, int side, FigureRef figure, Card card);
    // field.h
    [[gnu::always_inline]] void checkStress(bool triggers = true) {
        const Parameters& p = m_r.parameters;
        const bool anybody = (p.minStamina == 0) | (p.eliminationCheck == EliminationCheck::AfterEffect) |
                             ((m_q.auras() & kAuraFrailty) != 0);
        if (anybody || m_strained != 0) [[unlikely]] {
            m_strained = anybody ? kEverybody : m_strained;
            checkStrained(triggers);
        }
    }
    void checkStrained(bool triggers) {
        if (m_r.parameters.minStamina == 0 || (m_q.stressedMask() & m_strained) != 0) {
            eliminateOverstressed(triggers);
        }
        m_strained = 0;
    }
    void eliminateOverstressed(bool triggers);
    void recount(int side);
    void refreshAuras(int side);
    /// A card that has come into play does what it says; that of a figure's slot is the caller's.
    void joinAuras(int side, const CardInfo& info);
    /// Where an Ausdauer may have shrunk, everybody is looked at.
    void strainAfter(unsigned before) {
        if (((before | m_q.auras()) & (kAuraStamina | kAuraFrailty)) != 0) {
            m_strained = kEverybody;
        }
    }
    /// A sacrifice cannot be replaced: the figure makes room whatever its text says instead of being eliminated.
    void eliminate(std::uint32_t mask, bool triggers = true, bool replaceable = true);
    bool saveByEquipment(FigureRef ref);
    void discardFigure(FigureRef ref);
    void returnFigure(FigureRef ref);
    void closeGap(FigureRef ref);
    void dropSource(FigureRef ref, Card equipment);
    Card dropEquipment(FigureRef ref, std::size_t place, bool toDiscard = true);
    void attach(FigureRef ref, Card equipment);
    void addBonus(FigureRef ref, std::size_t stat, int amount);
    void addLasting(std::uint32_t mask, std::size_t stat, int amount, Duration duration);
    void expireLasting(bool nextUse, int issuer);
    void useLasting(FigureRef ref, std::size_t stat);
    // triggers.h
    void queueOwn(int side, Trigger trigger, FigureRef actor, FigureRef object, FigureRef skip) {
        if ((m_s.sides[side].triggers & bitOf(trigger)) != 0) [[unlikely]] {
            queueAll(side, trigger, actor, object, skip);
        }
    }
    void queueAll(int side, Trigger trigger, FigureRef actor, FigureRef object, FigureRef skip);
    void queueCard(std::size_t card, Source source, Trigger trigger, FigureRef actor, FigureRef object,
                   bool aboutSelf = false) {
        if ((m_q.info(card).triggers & bitOf(trigger)) != 0) {
            queueAbilities(card, source, trigger, actor, object, aboutSelf);
        }
    }
    void queueAbilities(std::size_t card, Source source, Trigger trigger, FigureRef actor, FigureRef object,
                        bool aboutSelf);
    void queueFigure(FigureRef ref, Trigger trigger, FigureRef actor, FigureRef object, bool aboutSelf) {
        const Figure<L>& figure = fig(ref);
        std::uint32_t triggers = m_q.info(figure.card).triggers;
        for (const Card equipment : figure.equipment) {
            triggers |= m_q.info(m_q.orFigure(equipment, figure)).triggers;
        }
        if ((triggers & bitOf(trigger)) != 0) [[unlikely]] {
            queueFigureCards(ref, trigger, actor, object, aboutSelf);
        }
    }
    void queueFigureCards(FigureRef ref, Trigger trigger, FigureRef actor, FigureRef object, bool aboutSelf);
    void queueSites(int side, Trigger trigger, FigureRef actor, FigureRef object);
    void queueStart(int side);
    void push(const TriggerEntry& entry);
    void startNext();
    void startFrame(const TriggerEntry& entry);
    void guard(int number);
    // resolution.h
    void runFrame();
    void endFrame();
    bool execute(const Instruction& in);
    bool executeFlow(const Instruction& in);
    bool executePrice(const Instruction& in);
    bool executeEffect(const Instruction& in);
    void executeOnFigures(const Instruction& in, std::uint32_t mask);
    void executeOnFigure(const Instruction& in, FigureRef ref);
    void executeOnAssists(const Instruction& in, std::uint32_t mask);
    void executeOnSides(const Instruction& in);
    void changeStance(Op op, Stance& stance, int side, FigureRef figure, Card card);
    void modify(const Instruction& in, std::uint32_t mask);
    void gainForBoth(int amount);
    void discardRandom(int side, int count);
    bool executeCards(const Instruction& in);
    bool executeTwoTargets(const Instruction& in);
    bool lookTop(const Instruction& in);
    bool recover(const Instruction& in);
    bool discards(int side, int count, DecisionKind kind);
    bool freeDistract(const Instruction& in);
    void jump(const Instruction& in) { m_s.frame.pc = in.to; }
    [[nodiscard]] int amount(const Instruction& in) const {
        return in.n * m_s.frame.times * (in.timesX ? m_s.frame.counted - 1 : 1);
    }
    [[nodiscard]] int fittingCount(const Instruction& in) const;
    [[nodiscard]] int countX(const Instruction& in) const;
    // targets.h
    Got resolve(const Instruction& in, std::uint16_t target, std::uint32_t& mask);
    /// All that fit the words and that the effect may touch.
    [[nodiscard]] std::uint32_t candidates(const Instruction& in, const Target& target) const {
        return candidatesFor(in, target, source(), (m_s.frame.step & kSecond) != 0);
    }
    /// The same as seen from that source, whatever is being resolved.
    [[nodiscard]] std::uint32_t candidatesFor(const Instruction& in, const Target& target, Source at,
                                              bool second) const;
    /// Whether the effect may touch only some of those that fit the words.
    [[nodiscard]] static bool isChoosy(Op op) {
        return op == Op::Exhaust || op == Op::PayStressOwn || op == Op::PayExhaustOwn || op == Op::FreeCollect ||
               op == Op::FreeDistract || op == Op::DropEquipment || op == Op::MoveEquipment || op == Op::MoveStress;
    }
    [[nodiscard]] bool allowed(const Instruction& in, FigureRef ref, bool assist, Source at, bool second) const;
    [[nodiscard]] std::uint32_t fixedTarget(const Target& target, Source at) const;
    [[nodiscard]] std::uint16_t openTarget() const {
        const Instruction& in = openInstruction();
        return m_s.frame.step >= kSecond ? in.second : in.target;
    }
    void remember(std::uint32_t mask, bool assist);
    void dropPart(const Instruction& in);
    [[nodiscard]] static bool isAssist(const Target& target) { return target.filter.types == maskOf(CardType::Assist); }
    // prices.h
    [[nodiscard]] bool payable(std::uint16_t first, std::size_t count, Source source, int side, int energy,
                               int hand) const;
    [[nodiscard]] bool payableOne(const Instruction& in, Source source, int side, int energy, int hand) const;
    // values.h
    void gainPoints(int side, int amount, EventKind kind = EventKind::PointsGained);
    int losePoints(int side, int amount);
    void checkWin();
    void gainEnergy(int side, int amount);
    void draw(int side, int count);
    bool refill(int side);
    void eagerRefill(int side);
    void addToken(PlayToken<L>* tokens, std::uint8_t& count, int amount, TypeMask types, int most);

    /// HEL-G5.
    static constexpr std::uint8_t kFreeActions = 20;

    // Progress of the targets of one instruction
    static constexpr std::uint8_t kPicking = 1;
    static constexpr std::uint8_t kPicked = 2;
    static constexpr std::uint8_t kSecond = 4; // added for the second target

    [[nodiscard]] const Ability& ability() const { return m_r.abilities[m_s.frame.entry.ability]; }
    [[nodiscard]] Card sourceCard() const { return static_cast<Card>(ability().card); }
    [[nodiscard]] Source source() const { return m_s.frame.entry.source; }
    [[nodiscard]] int controller() const { return m_q.controller(source()); }
    [[nodiscard]] FigureRef self() const { return m_q.selfOf(source()); }
    [[nodiscard]] Figure<L>& fig(FigureRef ref) { return m_s.sides[sideOf(ref)].field[slotOf(ref)]; }
    [[nodiscard]] static std::uint32_t bit(FigureRef ref) { return 1U << ref; }
    /// Calls for each figure of the mask, of the active side first, in slot order.
    template<typename Visit>
    void eachOf(std::uint32_t mask, Visit&& visit) {
        for (const int side : {int{m_s.active}, 1 - m_s.active}) {
            for (std::uint32_t rest = mask & (0xFFFFU << (16U * static_cast<unsigned>(side))); rest != 0;
                 rest &= rest - 1) {
                visit(static_cast<FigureRef>(std::countr_zero(rest)));
            }
        }
    }
    void ask(DecisionKind kind, int side, int left) {
        m_s.decision = kind;
        m_s.decider = static_cast<std::uint8_t>(side);
        m_s.frame.left = static_cast<std::uint8_t>(left);
    }
    [[nodiscard]] static int shown(Card card) { return card == kNoCard ? -1 : static_cast<int>(card); }
    template<typename... Args>
    void emit(EventKind kind, RuleId rule, Args... args) {
        if (wants(kind)) {
            m_sink.record(
                Event{static_cast<std::uint8_t>(kind), rule, {static_cast<std::int16_t>(static_cast<int>(args))...}});
        }
    }
    /// Known to the compiler: what only the log would see is left out.
    static constexpr bool wants(EventKind kind) {
        if constexpr (requires { Sink::wants(kind); }) {
            return Sink::wants(kind);
        } else {
            return Sink::kRecords;
        }
    }

    State& m_s;
    const Rules& m_r;
    Queries<L> m_q;
    Sink& m_sink;
    /// Figures whose stress has grown or whose Ausdauer may have shrunk since the last check; bit per FigureRef.
    std::uint32_t m_strained = 0;
    static constexpr std::uint32_t kEverybody = ~std::uint32_t{0};
    /// The two figures of the distraction that is being carried out.
    FigureRef m_from = kNoFigure;
    FigureRef m_to = kNoFigure;
};

} // namespace blattwerk::engine::heldenhain

#include "engine/systems/heldenhain/resolver_actions.h"
#include "engine/systems/heldenhain/resolver_commands.h"
#include "engine/systems/heldenhain/resolver_effects.h"
#include "engine/systems/heldenhain/resolver_effects_sides.h"
#include "engine/systems/heldenhain/resolver_field.h"
#include "engine/systems/heldenhain/resolver_flow.h"
#include "engine/systems/heldenhain/resolver_setup.h"
#include "engine/systems/heldenhain/resolver_targets.h"
#include "engine/systems/heldenhain/resolver_triggers.h"
#include "engine/systems/heldenhain/resolver_turn.h"
#include "engine/systems/heldenhain/resolver_values.h"
