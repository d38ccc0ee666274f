#pragma once

#include "model/parameter.h"
#include "model/result.h"

#include <cstdint>

namespace blattwerk::engine::fahnenturnier {

enum class SerialOrder : std::uint8_t { Fixed, Rotate, Random };
enum class RerollScope : std::uint8_t { All, Any };
enum class SelectedMoment : std::uint8_t { AtPick, EndOfDeckPhase };
enum class BankOrder : std::uint8_t { BeforeGain, AfterGain };
enum class TrophyView : std::uint8_t { Hidden, Owner, Open };
enum class LastTie : std::uint8_t { ListToss, Toss };
enum class TwoPlayerTie : std::uint8_t { AsRank, Draw };

/// Every number and switch of section 3 of the rules catalogue with its default.
struct Parameters {
    int rounds = 7;
    int setsChosen = 5; ///< beside the base set
    int setSize = 40;
    SerialOrder serialOrder = SerialOrder::Rotate;
    int draw = 5;
    int rerolls = 1;
    RerollScope rerollScope = RerollScope::All;
    bool pickExact = true;
    bool pileRefill = true;
    SelectedMoment selectedMoment = SelectedMoment::AtPick;
    int deckLeast = 1;
    int limitA = 3;
    int limitB = 5;
    int limitC = 10;
    int bankSeats = 6;
    BankOrder bankOrder = BankOrder::AfterGain;
    bool attackKeywordOnFirst = false;
    bool attackBonusStays = false;
    bool bankEachCard = true;
    bool strengthFloor0 = true;
    TrophyView trophyView = TrophyView::Owner;
    int fanCap = 0; ///< 0: none
    int earlyLead = 11;
    int finalists = 2;
    LastTie lastTie = LastTie::ListToss;
    TwoPlayerTie twoPlayerTie = TwoPlayerTie::AsRank;
    int botLevel = 0;
    bool botBank = true;
    int mostReveals = 1000;
    int mostEffects = 500;
};

/// The defaults with the given values put in; a switch is also read from 0 and 1, as the catalogue writes it. Errors:
/// `match.unknown_parameter` (key), `parameter.kind`, `parameter.range` (key, value).
[[nodiscard]] model::Result<Parameters> readParameters(const model::ParameterValues& values);

} // namespace blattwerk::engine::fahnenturnier
