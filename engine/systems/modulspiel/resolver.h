#pragma once

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/legal.h"
#include "engine/systems/modulspiel/values.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::modulspiel {

/// Why a card leaves the field (MOD-R48 to R51).
enum class Cause : std::uint8_t { Overlay, Effect, Price, Clear };

/// Whether cover takes a harmful event away (MOD-R45); its owner may be asked first.
enum class Ward : std::uint8_t { No, Yes, Asked };

/// Carries out steps: setting up (resolver_setup.h), turns (resolver_turn.h), the settlement (resolver_settlement.h),
/// cards between zones (resolver_zones.h), waiting abilities (resolver_waiting.h), card texts (resolver_effects.h,
/// resolver_field.h) and answers (resolver_answers.h). The state tells at any time how it goes on: an open decision, a
/// running ability (frames), waiting abilities, then the stage.
template<class Sink>
class Resolver {
public:
    Resolver(State& state, const Rules& rules, Sink& sink)
        : m_s(state),
          m_r(rules),
          m_p(rules.parameters),
          m_sink(sink) {}

    void setUp(const GameStart& start);
    void apply(Action step);
    void resume();

private:
    // resolver_setup.h
    void giveInstances(bool shuffle);
    void pick(std::size_t module);
    void nextPick();
    void layOut();

    // resolver_turn.h
    void act(Action step);
    void payWith(std::uint32_t mask);
    void payEffort(CardNo card);
    void completePlay();
    void place(CardNo card, Spot spot, bool faceUp);
    void buy(Action step);
    void takeBack(CardNo card);
    void afterAction();
    void beginTurn(int side);
    void nextTurn();
    void beginQuarter();
    void run();
    void advance();
    void finish(Winner winner, Ending ending);
    void win(int side, Ending ending, RuleId rule);

    // resolver_settlement.h
    void askReserve(int side, Stage then);
    void showReserve(int side);
    void showReserves();
    void discardAndDraw();
    void collectTexts();
    void nextText();
    void chooseLocation();
    void score();
    void deskReward();
    void recheck();
    void clear();
    void unlock();
    void locationDone();
    bool checkWin();
    void cleanup();

    // resolver_zones.h
    void drawOne(int side, RuleId rule);
    [[nodiscard]] bool refillPile(int side);
    void discardFromHand(int side, CardNo card, EventKind kind, RuleId rule);
    void toDiscard(CardNo card);
    TopCard takeFromField(Spot spot);
    void discardFromField(Spot spot, Cause cause);
    void enterReserve(int side, CardNo card, RuleId rule);
    void leaveReserve(int side, CardNo card);
    void discardFromReserve(int side, CardNo card, RuleId rule);
    [[nodiscard]] bool takeSelf(CardNo card);
    void refillDisplays();
    void takeFromDisplay(int side, CardNo card);
    void putIntoUse(int side, CardNo card, std::uint8_t place);
    void leaveUse(int side, std::size_t index);
    [[nodiscard]] Spot freeSpot(int side, std::size_t place) const;
    void gainEuro(int side, int amount, RuleId rule);

    // resolver_waiting.h
    void openGroup() { ++m_s.group; }
    void await(Trigger trigger, CardNo card, int controller, std::uint8_t place);
    void awaitAll(Trigger trigger, int side, CardNo except = kNoCard, std::uint8_t at = kNowhere);
    template<typename Visit>
    void eachSource(int side, Trigger trigger, Visit visit) const;
    void addWaiting(std::uint16_t ability, std::uint16_t group, const Source& source, bool aftermath);
    bool nextWaiting();
    void startWaiting(std::size_t index);
    bool pushFrame(std::uint16_t ability, const Source& source);
    [[nodiscard]] bool isUsed(std::uint16_t ability, CardNo card) const;
    [[nodiscard]] std::uint8_t markOf(std::uint16_t ability, CardNo card) const;
    void lapseAll();

    // resolver_effects.h
    void carryOut();
    void carryOutControl(const Instruction& in);
    void carryOutPrice(const Instruction& in);
    void carryOutCards(const Instruction& in);
    void next();
    void drop(const Instruction& in);
    void count(const Instruction& in);
    [[nodiscard]] bool payable(std::uint16_t pc, int prices) const;
    [[nodiscard]] bool mayPay(const Instruction& in) const;
    bool askCards(const Instruction& in, DecisionKind kind, int decider, int available);
    void takeCard(const Instruction& in, int decider, CardNo card);
    [[nodiscard]] int amount(const Instruction& in) const { return in.timesX ? in.n * m_s.frame().x : in.n; }

    // resolver_field.h
    void carryOutField(const Instruction& in);
    bool select(const Instruction& in, std::uint8_t phase, SpotSet& result);
    bool selectPlace(const Instruction& in);
    bool actOn(const Instruction& in, Spot spot);
    Ward ward(Spot spot);
    bool putStress(Spot spot);
    void strike(Spot spot);
    bool moveStress(const Instruction& in);
    bool moveCard(const Instruction& in, Spot spot);
    void actOnSelf(const Instruction& in);
    bool repeatOf(CardNo card, std::uint8_t place);

    // resolver_answers.h
    void ask(DecisionKind kind, int decider) {
        m_s.decision = kind;
        m_s.decider = static_cast<std::uint8_t>(decider);
    }
    bool answerAlone();
    void lapseDecision();
    void answer(Action step);

    template<typename... Args>
    void tell(EventKind kind, RuleId rule, Args... args) {
        if constexpr (Sink::kRecords) {
            m_sink.record({static_cast<std::uint8_t>(kind), rule, {static_cast<std::int16_t>(args)...}});
        }
    }
    [[nodiscard]] SideState& side(int number) { return m_s.sides[number]; }
    [[nodiscard]] const SideState& side(int number) const { return m_s.sides[number]; }
    [[nodiscard]] Values values() const { return {m_s, m_r}; }
    [[nodiscard]] Legality legality() const { return {m_s, m_r}; }

    State& m_s;
    const Rules& m_r;
    const Parameters& m_p;
    Sink& m_sink;
};

template<class Sink>
void Resolver<Sink>::apply(Action step) {
    if (step.kind == ActionKind::Concede) {
        tell(EventKind::Conceded, {'R', 6}, step.a);
        win(1 - step.a, Ending::Conceded, {'R', 6});
        return;
    }
    if (m_s.decision != DecisionKind::None) {
        if (m_s.depth > 0) {
            m_s.frame().answered = true;
        }
        answer(step);
    } else {
        act(step);
    }
    run();
}

/// Goes on until a side has to act or decide.
template<class Sink>
void Resolver<Sink>::run() {
    while (!m_s.over()) {
        refillDisplays();
        if (m_s.decision != DecisionKind::None) {
            if (!answerAlone()) {
                return;
            }
        } else if (m_s.depth > 0) {
            carryOut();
        } else if (!nextWaiting()) {
            if (m_s.stage == Stage::Idle) {
                return;
            }
            advance();
        }
    }
}

template<class Sink>
void Resolver<Sink>::advance() {
    switch (m_s.stage) {
    case Stage::Idle:
        break;
    case Stage::TookBack:
        m_s.stage = Stage::Idle;
        if (m_s.actions >= m_p.mostActions) {
            beginTurn(m_s.active);
        }
        break;
    case Stage::Acted:
        afterAction();
        break;
    case Stage::ReserveFirst:
        askReserve(m_s.startSide, Stage::ReserveSecond);
        break;
    case Stage::ReserveSecond:
        askReserve(1 - m_s.startSide, Stage::ReserveShown);
        break;
    case Stage::ReserveShown:
        showReserves();
        break;
    case Stage::DiscardDraw:
        discardAndDraw();
        break;
    case Stage::Texts:
        nextText();
        break;
    case Stage::TextDone:
        m_s.textTurn ^= 1U;
        m_s.stage = Stage::Texts;
        break;
    case Stage::Location:
        chooseLocation();
        break;
    case Stage::Score:
        score();
        break;
    case Stage::DeskReward:
        deskReward();
        break;
    case Stage::Rewarded:
        openGroup();
        if (m_s.locationWinner != kNowhere) {
            awaitAll(Trigger::LocationWin, m_s.locationWinner, kNoCard, m_s.order[m_s.scored]);
        }
        m_s.stage = Stage::Recheck;
        break;
    case Stage::Recheck:
        recheck();
        break;
    case Stage::Clear:
        clear();
        break;
    case Stage::Unlock:
        unlock();
        break;
    case Stage::Unlocked:
        openGroup();
        awaitAll(Trigger::StampGain, m_s.stamper);
        m_s.stage = Stage::LocationDone;
        break;
    case Stage::LocationDone:
        locationDone();
        break;
    case Stage::WinCheck:
        if (!checkWin()) {
            m_s.stage = Stage::Cleanup;
        }
        break;
    case Stage::Cleanup:
        cleanup();
        break;
    }
}

template<class Sink>
void Resolver<Sink>::finish(Winner winner, Ending ending) {
    m_s.phase = Phase::Over;
    m_s.stage = Stage::Idle;
    m_s.winner = winner;
    m_s.ending = ending;
    m_s.decision = DecisionKind::None;
    m_s.depth = 0;
    m_s.waitingCount = 0;
    m_s.clearing = 0;
    m_s.play = {};
}

template<class Sink>
void Resolver<Sink>::win(int number, Ending ending, RuleId rule) {
    finish(number == 0 ? Winner::SideA : Winner::SideB, ending);
    tell(EventKind::GameWon, rule, number, m_s.quarter);
}

} // namespace blattwerk::engine::modulspiel
