#pragma once

#include "model/parameter.h"
#include "model/result.h"

#include <cstdint>

namespace blattwerk::engine::heldenhain {

enum class FactionPurity : std::uint8_t { Strict, Camp, Free };
enum class StartCharacterMethod : std::uint8_t { UniformAfterShuffle, BeforeShuffle, Topmost };
enum class MissingStartCharacter : std::uint8_t { Reject, Draw };
enum class MulliganTiming : std::uint8_t { AfterStartKnown, BeforeStartKnown };
enum class SimultaneousWin : std::uint8_t { Active, Other, Draw, Higher };
enum class WinCheck : std::uint8_t { Atomic, AfterEffect };
enum class StealGain : std::uint8_t { Actual, Full };
enum class EliminationCheck : std::uint8_t { AfterStep, AfterEffect };
enum class StartTriggerOrder : std::uint8_t { Fixed, Choice };
enum class TriggerOrder : std::uint8_t { ActiveFirst, Choice };
enum class LuckMode : std::uint8_t { Coin, Reveal };
enum class AssistScope : std::uint8_t { InPlay, PerGame };
enum class ExhaustOnExhausted : std::uint8_t { Illegal, NoLock, Lock };
enum class ChainLockRelease : std::uint8_t { ReadyStep, EndOfTurn };
enum class ReshuffleTiming : std::uint8_t { Lazy, Eager };
enum class NonactiveTriggers : std::uint8_t { None, Mandatory, All };

/// Every number and switch of section 4.2 of the rules catalogue, with the defaults of rules state 0.16.1.
struct Parameters {
    int pointsToWin = 20;
    int deckSize = 62;
    int maxCopies = 1;
    int maxIllusions = 1;
    FactionPurity deckFactionPurity = FactionPurity::Strict;
    int startEnergy = 6;
    int energyCap = 6;
    int energyGain = 2;
    bool effectEnergyCapped = true;
    int firstSideStartEnergy = 6;
    int secondSideExtraCards = 0;
    int startCharacters = 1;
    int startDraw = 4;
    StartCharacterMethod startCharacterMethod = StartCharacterMethod::UniformAfterShuffle;
    bool startCharacterRevealed = false;
    MissingStartCharacter missingStartCharacter = MissingStartCharacter::Reject;
    int mulligansPerSide = 1;
    MulliganTiming mulliganTiming = MulliganTiming::AfterStartKnown;
    int drawPerTurn = 1;
    bool firstTurnDraw = false;
    int firstTurnActionPoints = -1;
    SimultaneousWin simultaneousWin = SimultaneousWin::Active;
    WinCheck winCheck = WinCheck::Atomic;
    StealGain stealGain = StealGain::Actual;
    EliminationCheck eliminationCheck = EliminationCheck::AfterStep;
    bool endEliminationTriggers = true;
    StartTriggerOrder startTriggerOrder = StartTriggerOrder::Fixed;
    TriggerOrder triggerOrder = TriggerOrder::ActiveFirst;
    LuckMode luckMode = LuckMode::Coin;
    int noProgressTurns = 30;
    int actionPoints = 3;
    int maxExtraAp = 2;
    int maxActionsPerFigure = 0;
    int fieldLimit = 6;
    int handLimit = 7;
    int equipmentPerCharacter = 1;
    int kiLimit = 0;
    AssistScope kiOnceScope = AssistScope::InPlay;
    bool kiLock = true;
    ExhaustOnExhausted exhaustOnExhausted = ExhaustOnExhausted::Illegal;
    bool lockStacks = false;
    ChainLockRelease chainLockRelease = ChainLockRelease::ReadyStep;
    bool noChainLock = true;
    bool skipExhaustsReady = true;
    bool readyClearsLock = false;
    bool zeroEffortLocks = true;
    bool waitingBlocksTriggerExhaust = true;
    bool priceTriggersOptional = true;
    bool stressPriceMayEliminate = true;
    bool sacrificeIsElimination = false;
    bool coverStacks = true;
    int coverMin = 1;
    int minStamina = 1;
    bool illusionCollects = false;
    bool actionNeedsTarget = false;
    bool onPlayFromEffects = true;
    bool locationSameName = true;
    ReshuffleTiming reshuffleTiming = ReshuffleTiming::Lazy;
    NonactiveTriggers nonactiveTriggers = NonactiveTriggers::Mandatory;
    int maxTotalTurns = 200;
    int maxTriggerSteps = 500;
    int maxPlaysPerTurn = 60;
};

/// The defaults with the given values put in. Errors: `match.unknown_parameter` (key), `parameter.kind`,
/// `parameter.range` (key, value) (HEL-I35).
[[nodiscard]] model::Result<Parameters> readParameters(const model::ParameterValues& values);

} // namespace blattwerk::engine::heldenhain
