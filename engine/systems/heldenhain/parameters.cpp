#include "engine/systems/heldenhain/parameters.h"

#include <array>
#include <charconv>
#include <initializer_list>
#include <span>
#include <string_view>

namespace blattwerk::engine::heldenhain {

namespace {

enum class Kind : std::uint8_t { Int, Bool, Enum };

/// One row of section 4.2 of the rules catalogue.
struct Row {
    std::string_view key;
    Kind kind = Kind::Int;
    int min = 0;
    int max = 1;
    std::span<const std::string_view> words;
    void (*set)(Parameters&, int) = nullptr;
};

template<auto Member>
void assign(Parameters& parameters, int value) {
    auto& member = parameters.*Member;
    member = static_cast<std::remove_reference_t<decltype(member)>>(value);
}

template<auto Member>
constexpr Row number(std::string_view key, int min, int max) {
    return {key, Kind::Int, min, max, {}, &assign<Member>};
}

template<auto Member>
constexpr Row flag(std::string_view key) {
    return {key, Kind::Bool, 0, 1, {}, &assign<Member>};
}

template<auto Member>
constexpr Row word(std::string_view key, std::span<const std::string_view> words) {
    return {key, Kind::Enum, 0, static_cast<int>(words.size()) - 1, words, &assign<Member>};
}

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
constexpr Row kRows[] = {
    number<&P::pointsToWin>("points_to_win", 1, 99),
    number<&P::deckSize>("deck_size", 10, 200),
    number<&P::maxCopies>("max_copies", 1, 4),
    number<&P::maxIllusions>("max_illusions", 0, 5),
    word<&P::deckFactionPurity>("deck_faction_purity", kPurity),
    number<&P::startEnergy>("start_energy", 0, 20),
    number<&P::energyCap>("energy_cap", 1, 20),
    number<&P::energyGain>("energy_gain", 0, 10),
    flag<&P::effectEnergyCapped>("effect_energy_capped"),
    number<&P::firstSideStartEnergy>("first_side_start_energy", 0, 20),
    number<&P::secondSideExtraCards>("second_side_extra_cards", 0, 3),
    number<&P::startCharacters>("start_characters", 0, 3),
    number<&P::startDraw>("start_draw", 0, 10),
    word<&P::startCharacterMethod>("start_character_method", kMethod),
    flag<&P::startCharacterRevealed>("start_character_revealed"),
    word<&P::missingStartCharacter>("missing_start_character", kMissing),
    number<&P::mulligansPerSide>("mulligans_per_side", 0, 3),
    word<&P::mulliganTiming>("mulligan_timing", kMulligan),
    number<&P::drawPerTurn>("draw_per_turn", 0, 5),
    flag<&P::firstTurnDraw>("first_turn_draw"),
    number<&P::firstTurnActionPoints>("first_turn_action_points", -1, 10),
    word<&P::simultaneousWin>("simultaneous_win", kSimultaneous),
    word<&P::winCheck>("win_check", kWinCheck),
    word<&P::stealGain>("steal_gain", kSteal),
    word<&P::eliminationCheck>("elimination_check", kElimination),
    flag<&P::endEliminationTriggers>("end_elimination_triggers"),
    word<&P::startTriggerOrder>("start_trigger_order", kStartOrder),
    word<&P::triggerOrder>("trigger_order", kTriggerOrder),
    word<&P::luckMode>("luck_mode", kLuck),
    number<&P::noProgressTurns>("no_progress_turns", 0, 500),
    number<&P::actionPoints>("action_points", 1, 10),
    number<&P::maxExtraAp>("max_extra_ap", 0, 5),
    number<&P::maxActionsPerFigure>("max_actions_per_figure", 0, 5),
    number<&P::fieldLimit>("field_limit", 1, 12),
    number<&P::handLimit>("hand_limit", 0, 20),
    number<&P::equipmentPerCharacter>("equipment_per_character", 1, 3),
    number<&P::kiLimit>("ki_limit", 0, 6),
    word<&P::kiOnceScope>("ki_once_scope", kScope),
    flag<&P::kiLock>("ki_lock"),
    word<&P::exhaustOnExhausted>("exhaust_on_exhausted", kExhaust),
    flag<&P::lockStacks>("lock_stacks"),
    word<&P::chainLockRelease>("chain_lock_release", kRelease),
    flag<&P::noChainLock>("no_chain_lock"),
    flag<&P::skipExhaustsReady>("skip_exhausts_ready"),
    flag<&P::readyClearsLock>("ready_clears_lock"),
    flag<&P::zeroEffortLocks>("zero_effort_locks"),
    flag<&P::waitingBlocksTriggerExhaust>("waiting_blocks_trigger_exhaust"),
    flag<&P::priceTriggersOptional>("price_triggers_optional"),
    flag<&P::stressPriceMayEliminate>("stress_price_may_eliminate"),
    flag<&P::sacrificeIsElimination>("sacrifice_is_elimination"),
    flag<&P::coverStacks>("cover_stacks"),
    number<&P::coverMin>("cover_min", 0, 3),
    number<&P::minStamina>("min_stamina", 0, 3),
    flag<&P::illusionCollects>("illusion_collects"),
    flag<&P::actionNeedsTarget>("action_needs_target"),
    flag<&P::onPlayFromEffects>("on_play_from_effects"),
    flag<&P::locationSameName>("location_same_name"),
    word<&P::reshuffleTiming>("reshuffle_timing", kReshuffle),
    word<&P::nonactiveTriggers>("nonactive_triggers", kNonactive),
    number<&P::maxTotalTurns>("max_total_turns", 20, 2000),
    number<&P::maxTriggerSteps>("max_trigger_steps", 50, 5000),
    number<&P::maxPlaysPerTurn>("max_plays_per_turn", 10, 500),
};

model::Result<int> valueOf(const Row& row, std::string_view text) {
    const auto error = [&](const char* code) {
        return model::Error{code, {std::string(row.key), std::string(text)}, {}};
    };
    if (row.kind == Kind::Int) {
        int value = 0;
        const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (status != std::errc() || end != text.data() + text.size()) {
            return error("parameter.kind");
        }
        if (value < row.min || value > row.max) {
            model::Error outside = error("parameter.range");
            outside.args.insert(outside.args.end(), {std::to_string(row.min), std::to_string(row.max)});
            return outside;
        }
        return value;
    }
    if (row.kind == Kind::Bool) {
        if (text != "true" && text != "false") {
            return error("parameter.kind");
        }
        return text == "true" ? 1 : 0;
    }
    for (std::size_t i = 0; i < row.words.size(); ++i) {
        if (row.words[i] == text) {
            return static_cast<int>(i);
        }
    }
    return error("parameter.kind");
}

} // namespace

model::Result<Parameters> readParameters(const model::ParameterValues& values) {
    Parameters parameters;
    for (const auto& [key, text] : values) {
        const Row* found = nullptr;
        for (const Row& row : kRows) {
            if (row.key == key) {
                found = &row;
            }
        }
        if (found == nullptr) {
            return model::Error{"match.unknown_parameter", {key}, {}};
        }
        const model::Result<int> value = valueOf(*found, text);
        if (!value) {
            return value.error();
        }
        found->set(parameters, *value);
    }
    return parameters;
}

} // namespace blattwerk::engine::heldenhain
