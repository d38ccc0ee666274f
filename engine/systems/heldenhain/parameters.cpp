#include "engine/systems/heldenhain/parameters.h"

#include "engine/systems/parameter_rows.h"

#include <string_view>

namespace blattwerk::engine::heldenhain {

namespace {

using Words = std::string_view;
constexpr Words kPurity[] = {"strict", "camp", "free"};
constexpr Words kMethod[] = {"uniform_after_shuffle", "before_shuffle", "topmost"};
constexpr Words kMissing[] = {"reject", "draw"};
constexpr Words kMulligan[] = {"after_start_known", "before_start_known"};
constexpr Words kSimultaneous[] = {"active", "other", "draw", "higher"};
constexpr Words kWinCheck[] = {"atomic", "after_effect"};
constexpr Words kSteal[] = {"actual", "full"};
constexpr Words kElimination[] = {"after_step", "after_effect"};
constexpr Words kStartOrder[] = {"fixed", "choice"};
constexpr Words kTriggerOrder[] = {"active_first", "choice"};
constexpr Words kLuck[] = {"coin", "reveal"};
constexpr Words kScope[] = {"in_play", "per_game"};
constexpr Words kExhaust[] = {"illegal", "no_lock", "lock"};
constexpr Words kRelease[] = {"ready_step", "end_of_turn"};
constexpr Words kReshuffle[] = {"lazy", "eager"};
constexpr Words kNonactive[] = {"none", "mandatory", "all"};

using P = Parameters;
constexpr ParameterRow<P> kRows[] = {
    numberRow<&P::pointsToWin>("points_to_win", 1, 99),
    numberRow<&P::deckSize>("deck_size", 10, 200),
    numberRow<&P::maxCopies>("max_copies", 1, 4),
    numberRow<&P::maxIllusions>("max_illusions", 0, 5),
    wordRow<&P::deckFactionPurity>("deck_faction_purity", kPurity),
    numberRow<&P::startEnergy>("start_energy", 0, 20),
    numberRow<&P::energyCap>("energy_cap", 1, 20),
    numberRow<&P::energyGain>("energy_gain", 0, 10),
    flagRow<&P::effectEnergyCapped>("effect_energy_capped"),
    numberRow<&P::firstSideStartEnergy>("first_side_start_energy", 0, 20),
    numberRow<&P::secondSideExtraCards>("second_side_extra_cards", 0, 3),
    numberRow<&P::startCharacters>("start_characters", 0, 3),
    numberRow<&P::startDraw>("start_draw", 0, 10),
    wordRow<&P::startCharacterMethod>("start_character_method", kMethod),
    flagRow<&P::startCharacterRevealed>("start_character_revealed"),
    wordRow<&P::missingStartCharacter>("missing_start_character", kMissing),
    numberRow<&P::mulligansPerSide>("mulligans_per_side", 0, 3),
    wordRow<&P::mulliganTiming>("mulligan_timing", kMulligan),
    numberRow<&P::drawPerTurn>("draw_per_turn", 0, 5),
    flagRow<&P::firstTurnDraw>("first_turn_draw"),
    numberRow<&P::firstTurnActionPoints>("first_turn_action_points", -1, 10),
    wordRow<&P::simultaneousWin>("simultaneous_win", kSimultaneous),
    wordRow<&P::winCheck>("win_check", kWinCheck),
    wordRow<&P::stealGain>("steal_gain", kSteal),
    wordRow<&P::eliminationCheck>("elimination_check", kElimination),
    flagRow<&P::endEliminationTriggers>("end_elimination_triggers"),
    wordRow<&P::startTriggerOrder>("start_trigger_order", kStartOrder),
    wordRow<&P::triggerOrder>("trigger_order", kTriggerOrder),
    wordRow<&P::luckMode>("luck_mode", kLuck),
    numberRow<&P::noProgressTurns>("no_progress_turns", 0, 500),
    numberRow<&P::actionPoints>("action_points", 1, 10),
    numberRow<&P::maxExtraAp>("max_extra_ap", 0, 5),
    numberRow<&P::maxActionsPerFigure>("max_actions_per_figure", 0, 5),
    numberRow<&P::fieldLimit>("field_limit", 1, 12),
    numberRow<&P::handLimit>("hand_limit", 0, 20),
    numberRow<&P::equipmentPerCharacter>("equipment_per_character", 1, 3),
    numberRow<&P::kiLimit>("ki_limit", 0, 6),
    wordRow<&P::kiOnceScope>("ki_once_scope", kScope),
    flagRow<&P::kiLock>("ki_lock"),
    wordRow<&P::exhaustOnExhausted>("exhaust_on_exhausted", kExhaust),
    flagRow<&P::lockStacks>("lock_stacks"),
    wordRow<&P::chainLockRelease>("chain_lock_release", kRelease),
    flagRow<&P::noChainLock>("no_chain_lock"),
    flagRow<&P::skipExhaustsReady>("skip_exhausts_ready"),
    flagRow<&P::readyClearsLock>("ready_clears_lock"),
    flagRow<&P::zeroEffortLocks>("zero_effort_locks"),
    flagRow<&P::waitingBlocksTriggerExhaust>("waiting_blocks_trigger_exhaust"),
    flagRow<&P::priceTriggersOptional>("price_triggers_optional"),
    flagRow<&P::stressPriceMayEliminate>("stress_price_may_eliminate"),
    flagRow<&P::sacrificeIsElimination>("sacrifice_is_elimination"),
    flagRow<&P::coverStacks>("cover_stacks"),
    numberRow<&P::coverMin>("cover_min", 0, 3),
    numberRow<&P::minStamina>("min_stamina", 0, 3),
    flagRow<&P::illusionCollects>("illusion_collects"),
    flagRow<&P::actionNeedsTarget>("action_needs_target"),
    flagRow<&P::onPlayFromEffects>("on_play_from_effects"),
    flagRow<&P::locationSameName>("location_same_name"),
    wordRow<&P::reshuffleTiming>("reshuffle_timing", kReshuffle),
    wordRow<&P::nonactiveTriggers>("nonactive_triggers", kNonactive),
    numberRow<&P::maxTotalTurns>("max_total_turns", 20, 2000),
    numberRow<&P::maxTriggerSteps>("max_trigger_steps", 50, 5000),
    numberRow<&P::maxPlaysPerTurn>("max_plays_per_turn", 10, 500),
};

} // namespace

model::Result<Parameters> readParameters(const model::ParameterValues& values) {
    return parametersFrom<Parameters>(kRows, values);
}

} // namespace blattwerk::engine::heldenhain
