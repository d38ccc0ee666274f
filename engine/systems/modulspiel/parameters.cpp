#include "engine/systems/modulspiel/parameters.h"

#include "engine/systems/parameter_rows.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>

namespace blattwerk::engine::modulspiel {

namespace {

using Words = std::string_view;
constexpr Words kFirstStart[] = {"A", "B", "RANDOM"};
constexpr Words kEligibility[] = {"ANY_LEADER", "LOCATION_WINNER"};
constexpr Words kWinCheck[] = {"AFTER_ALL", "AFTER_EACH"};
constexpr Words kLocationChoice[] = {"JUST_IN_TIME", "UP_FRONT"};
constexpr Words kReserveChoice[] = {"HIDDEN", "START_FIRST"};
constexpr Words kOverflow[] = {"ANY_OF_FOUR", "OLD_ONLY"};
constexpr Words kTherapy[] = {"OWN_HERE", "OWN_ANY", "ANY_ANY"};
constexpr Words kDesk[] = {"DRAW_PILE", "DISPLAY", "CHOICE"};
constexpr Words kToolPlace[] = {"UNDER_SLOT", "OWN_SLOT", "BESIDE"};
constexpr Words kCertificates[] = {"GENERAL", "PER_MODULE", "BOTH"};
constexpr Words kStrike[] = {"DISCARD", "REMOVED"};
constexpr Words kReview[] = {"CONTINUOUS", "SNAPSHOT"};

using P = Parameters;
constexpr ParameterRow<P> kRows[] = {
    numberRow<&P::modulesTotal>("mod_modules_total", 6, 18),
    numberRow<&P::modulesPerSide>("mod_modules_per_side", 1, 6),
    numberRow<&P::moduleSize>("mod_module_size", 4, 20),
    wordRow<&P::firstStart>("mod_first_start", kFirstStart),
    numberRow<&P::startHand>("mod_start_hand", 0, 12),
    numberRow<&P::startEuro>("mod_start_euro", 0, 20),
    numberRow<&P::handLimit>("mod_hand_limit", 0, 20),
    numberRow<&P::slots>("mod_slots", 1, 6),
    numberRow<&P::reserveCap>("mod_reserve_cap", 0, 6),
    numberRow<&P::quarterDraw>("mod_quarter_draw", 1, 12),
    flagRow<&P::reshuffle>("mod_reshuffle"),
    numberRow<&P::stampThreshold>("mod_stamp_threshold", 1, 30),
    numberRow<&P::stampLead>("mod_stamp_lead", 1, 10),
    wordRow<&P::stampEligibility>("mod_stamp_eligibility", kEligibility),
    numberRow<&P::stampsSame>("mod_stamps_same", 1, 9),
    numberRow<&P::stampsEach>("mod_stamps_each", 1, 3),
    wordRow<&P::winCheck>("mod_win_check", kWinCheck),
    wordRow<&P::locationChoice>("mod_location_choice", kLocationChoice),
    wordRow<&P::reserveChoice>("mod_reserve_choice", kReserveChoice),
    wordRow<&P::overflowChoice>("mod_overflow_choice", kOverflow),
    numberRow<&P::coffeeBase>("mod_coffee_base", 0, 5),
    numberRow<&P::overlayBonus>("mod_overlay_bonus", 0, 5),
    flagRow<&P::overlayOnCoffee>("mod_overlay_on_coffee"),
    numberRow<&P::rewardTherapy>("mod_reward_t", 0, 5),
    numberRow<&P::rewardPortal>("mod_reward_m", 0, 5),
    numberRow<&P::rewardDesk>("mod_reward_s", 0, 5),
    wordRow<&P::therapyTarget>("mod_therapy_target", kTherapy),
    wordRow<&P::deskReward>("mod_desk_reward", kDesk),
    numberRow<&P::displaySize>("mod_display_size", 1, 10),
    flagRow<&P::displayShared>("mod_display_shared"),
    flagRow<&P::marketRecycle>("mod_market_recycle"),
    wordRow<&P::toolPlace>("mod_tool_place", kToolPlace),
    wordRow<&P::certificateSet>("mod_cert_set", kCertificates),
    flagRow<&P::aftermathOnCost>("mod_aftermath_on_cost"),
    flagRow<&P::coverForced>("mod_cover_forced"),
    wordRow<&P::strikeTo>("mod_strike_to", kStrike),
    wordRow<&P::reviewMode>("mod_review_mode", kReview),
    flagRow<&P::discardPublic>("mod_discard_public"),
    numberRow<&P::mostQuarters>("mod_max_quarters", 1, 1000),
    numberRow<&P::mostActions>("mod_max_actions_quarter", 1, 10000),
    numberRow<&P::mostEffects>("mod_max_effects_action", 1, 10000),
};

constexpr std::string_view kDraftOrder = "mod_draft_order";

/// Two letters or more; without both of them a side would never pick.
std::optional<DraftOrder> orderOf(std::string_view text) {
    const bool isWord = text.size() <= kMostPicks && text.find_first_not_of("AB") == std::string_view::npos;
    if (!isWord || text.find('A') == std::string_view::npos || text.find('B') == std::string_view::npos) {
        return std::nullopt;
    }
    DraftOrder order{{}, static_cast<std::uint8_t>(text.size())};
    std::ranges::copy(text, order.letters.begin());
    return order;
}

} // namespace

char nextToPick(const Parameters& parameters, std::array<int, 2> taken) {
    const std::string_view order = parameters.draftOrder.text();
    std::array<int, 2> had{};
    for (std::size_t letter = 0;; letter = (letter + 1) % order.size()) {
        const std::size_t side = order[letter] == 'A' ? 0 : 1;
        if (had[side] == parameters.modulesPerSide) {
            continue;
        }
        if (had[side] == taken[side]) {
            return order[letter];
        }
        ++had[side];
    }
}

model::Result<Parameters> readParameters(const model::ParameterValues& values) {
    model::ParameterValues read = values;
    for (auto& [key, text] : read) {
        const auto* const row = std::ranges::find(kRows, key, &ParameterText::key);
        if (row != std::end(kRows) && row->form == ParameterForm::Bool && (text == "0" || text == "1")) {
            text = text == "1" ? "true" : "false";
        }
    }
    std::optional<DraftOrder> order = DraftOrder();
    if (const auto given = read.find(kDraftOrder); given != read.end()) {
        order = orderOf(given->second);
        if (!order) {
            return model::Error{"parameter.kind", {given->first, given->second}, {}};
        }
        read.erase(given);
    }
    model::Result<Parameters> parameters = parametersFrom<Parameters>(kRows, read);
    if (parameters) {
        parameters->draftOrder = *order;
    }
    if (parameters && parameters->modulesTotal < 2 * parameters->modulesPerSide) {
        return model::Error{"parameter.range",
                            {"mod_modules_per_side", std::to_string(parameters->modulesPerSide), "1",
                             std::to_string(parameters->modulesTotal / 2)},
                            {}};
    }
    return parameters;
}

} // namespace blattwerk::engine::modulspiel
