#include "engine/systems/fahnenturnier/parameters.h"

#include "engine/systems/parameter_rows.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Words = std::string_view;
constexpr Words kSerial[] = {"FIXED", "ROTATE", "RANDOM"};
constexpr Words kScope[] = {"ALL", "ANY"};
constexpr Words kSelected[] = {"AT_PICK", "END_OF_DECK_PHASE"};
constexpr Words kBankOrder[] = {"BEFORE_GAIN", "AFTER_GAIN"};
constexpr Words kTrophyView[] = {"HIDDEN", "OWNER", "OPEN"};
constexpr Words kLastTie[] = {"LIST_TOSS", "TOSS"};
constexpr Words kTwoPlayerTie[] = {"AS_RANK", "DRAW"};

/// The catalogue gives the guards no upper end; this is far beyond any match.
constexpr int kMostGuard = 100000;

using P = Parameters;
constexpr ParameterRow<P> kRows[] = {
    numberRow<&P::rounds>("cha_rounds", 1, 7),
    numberRow<&P::setsChosen>("cha_sets_chosen", 1, 6),
    numberRow<&P::setSize>("cha_set_size", 10, 60),
    wordRow<&P::serialOrder>("cha_serial_order", kSerial),
    numberRow<&P::draw>("cha_draw", 1, 10),
    numberRow<&P::rerolls>("cha_rerolls", 0, 3),
    wordRow<&P::rerollScope>("cha_reroll_scope", kScope),
    flagRow<&P::pickExact>("cha_pick_exact"),
    flagRow<&P::pileRefill>("cha_pile_refill"),
    wordRow<&P::selectedMoment>("cha_selected_moment", kSelected),
    numberRow<&P::deckLeast>("cha_min_deck", 0, 10),
    numberRow<&P::limitA>("cha_limit_a", 1, 20),
    numberRow<&P::limitB>("cha_limit_b", 1, 20),
    numberRow<&P::limitC>("cha_limit_c", 1, 20),
    numberRow<&P::bankSeats>("cha_bank_seats", 1, 12),
    wordRow<&P::bankOrder>("cha_bank_order", kBankOrder),
    flagRow<&P::attackKeywordOnFirst>("cha_attack_kw_on_first"),
    flagRow<&P::attackBonusStays>("cha_attack_bonus_stays"),
    flagRow<&P::bankEachCard>("cha_bank_each_card"),
    flagRow<&P::strengthFloor0>("cha_strength_floor0"),
    wordRow<&P::trophyView>("cha_trophy_view", kTrophyView),
    numberRow<&P::fanCap>("cha_fan_cap", 0, 200),
    numberRow<&P::earlyLead>("cha_early_lead", 1, 50),
    numberRow<&P::finalists>("cha_finalists", 2, 2),
    wordRow<&P::lastTie>("cha_last_tie", kLastTie),
    wordRow<&P::twoPlayerTie>("cha_tie_2p", kTwoPlayerTie),
    numberRow<&P::botLevel>("cha_bot_level", 0, 10),
    flagRow<&P::botBank>("cha_bot_bank"),
    numberRow<&P::mostReveals>("cha_max_reveals", 10, kMostGuard),
    numberRow<&P::mostEffects>("cha_max_effects", 10, kMostGuard),
};

} // namespace

model::Result<Parameters> readParameters(const model::ParameterValues& values) {
    model::ParameterValues read = values;
    for (auto& [key, text] : read) {
        const auto* const row = std::ranges::find(kRows, key, &ParameterText::key);
        if (row != std::end(kRows) && row->form == ParameterForm::Bool && (text == "0" || text == "1")) {
            text = text == "1" ? "true" : "false";
        }
    }
    return parametersFrom<Parameters>(kRows, read);
}

} // namespace blattwerk::engine::fahnenturnier
