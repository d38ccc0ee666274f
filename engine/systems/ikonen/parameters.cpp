#include "engine/systems/ikonen/parameters.h"

#include "engine/systems/parameter_rows.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace blattwerk::engine::ikonen {

namespace {

using Words = std::string_view;
constexpr Words kReplace[] = {"FORBIDDEN", "DISCARD_OLD", "RETURN_OLD"};
constexpr Words kScope[] = {"OWN_ANY", "THIS_TURN"};
constexpr Words kDuration[] = {"WHILE_ATTACHED", "END_OF_TURN", "WHILE_FACE_UP", "FIGHT_ONLY"};
constexpr Words kEmpty[] = {"FORBIDDEN", "PRIZE", "WIN"};
constexpr Words kDestination[] = {"TROPHY", "HAND"};
constexpr Words kPick[] = {"BLIND", "RANDOM", "CHOSEN"};
constexpr Words kDeckout[] = {"PILE_EMPTY", "CANNOT_DRAW", "PILE_HAND", "PILE_HAND_FIELD"};
constexpr Words kSimultaneous[] = {"DRAW", "MORE_PRIZES", "ATTACKER_LOSES"};
constexpr Words kFirst[] = {"RPS", "RANDOM", "P1", "P2"};
constexpr Words kLimit[] = {"DRAW", "MORE_PRIZES"};

using P = Parameters;
constexpr ParameterRow<P> kRows[] = {
    numberRow<&P::deckMost>("iko_deck_max", 11, 100),
    numberRow<&P::prizes>("iko_prizes", 1, 10),
    numberRow<&P::hand>("iko_hand", 1, 10),
    numberRow<&P::deckLeast>("iko_deck_min", 2, 100),
    numberRow<&P::copyLimit>("iko_copy_limit", 0, 50),
    numberRow<&P::handLimit>("iko_hand_limit", 0, 50),
    numberRow<&P::attachLimit>("iko_attach_limit", 0, 3),
    numberRow<&P::draw>("iko_draw", 0, 3),
    flagRow<&P::drawOptional>("iko_draw_optional"),
    flagRow<&P::prizeOptional>("iko_prize_optional"),
    flagRow<&P::firstTurnAttack>("iko_first_turn_attack"),
    flagRow<&P::firstTurnDraw>("iko_first_turn_draw"),
    numberRow<&P::placePerTurn>("iko_place_per_turn", 0, 5),
    numberRow<&P::attachPerTurn>("iko_attach_per_turn", 0, 5),
    numberRow<&P::attacksPerTurn>("iko_attacks_per_turn", 0, 5),
    numberRow<&P::mostIcons>("iko_max_icons", 1, 5),
    wordRow<&P::replaceIcon>("iko_replace_icon", kReplace),
    flagRow<&P::mustPlace>("iko_must_place"),
    flagRow<&P::placeAfterAttack>("iko_place_after_attack"),
    flagRow<&P::flipVoluntary>("iko_flip_voluntary"),
    wordRow<&P::attachScope>("iko_attach_scope", kScope),
    flagRow<&P::attachReplace>("iko_attach_replace"),
    flagRow<&P::attachEnemy>("iko_attach_enemy"),
    flagRow<&P::attachFaceDown>("iko_attach_facedown"),
    wordRow<&P::effectDuration>("iko_effekt_duration", kDuration),
    wordRow<&P::attackEmpty>("iko_attack_empty", kEmpty),
    wordRow<&P::prizeDestination>("iko_prize_dest", kDestination),
    flagRow<&P::prizeFaceUp>("iko_prize_faceup"),
    wordRow<&P::prizePick>("iko_prize_pick", kPick),
    wordRow<&P::deckout>("iko_deckout", kDeckout),
    wordRow<&P::simultaneousWin>("iko_sim_win", kSimultaneous),
    flagRow<&P::effectDefeatPrize>("iko_effect_defeat_prize"),
    numberRow<&P::mulliganMost>("iko_mulligan_max", 1, 1000),
    flagRow<&P::redealStuck>("iko_redeal_stuck"),
    wordRow<&P::firstPlayer>("iko_first_player", kFirst),
    numberRow<&P::valueMost>("iko_value_max", 9, 999),
    numberRow<&P::mostTurns>("iko_max_turns", 10, 1000),
    wordRow<&P::limitResult>("iko_limit_result", kLimit),
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

} // namespace blattwerk::engine::ikonen
