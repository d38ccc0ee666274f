#pragma once

#include "model/parameter.h"
#include "model/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace blattwerk::engine::modulspiel {

enum class FirstStart : std::uint8_t { A, B, Random };
enum class StampEligibility : std::uint8_t { AnyLeader, LocationWinner };
enum class WinCheck : std::uint8_t { AfterAll, AfterEach };
enum class LocationChoice : std::uint8_t { JustInTime, UpFront };
enum class ReserveChoice : std::uint8_t { Hidden, StartFirst };
enum class OverflowChoice : std::uint8_t { AnyOfFour, OldOnly };
enum class TherapyTarget : std::uint8_t { OwnHere, OwnAny, AnyAny };
enum class DeskReward : std::uint8_t { DrawPile, Display, Choice };
enum class ToolPlace : std::uint8_t { UnderSlot, OwnSlot, Beside };
enum class CertificateSet : std::uint8_t { General, PerModule, Both };
enum class StrikeTo : std::uint8_t { Discard, Removed };
enum class ReviewMode : std::uint8_t { Continuous, Snapshot };

/// Picks that the most modules of both sides need.
constexpr std::size_t kMostPicks = 12;

/// Who picks when: letters A and B, both of which occur.
struct DraftOrder {
    std::array<char, kMostPicks> letters{'A', 'B', 'B', 'A', 'A', 'B'};
    std::uint8_t count = 6;

    [[nodiscard]] std::string_view text() const { return {letters.data(), count}; }
};

/// Every number and switch of section 3.2 of the rules catalogue with its default.
struct Parameters {
    int modulesTotal = 9;
    int modulesPerSide = 3;
    DraftOrder draftOrder; ///< see nextToPick()
    int moduleSize = 8;
    FirstStart firstStart = FirstStart::Random;
    int startHand = 6;
    int startEuro = 0;
    int handLimit = 0; ///< 0: none
    int slots = 3;
    int reserveCap = 3;
    int quarterDraw = 6;
    bool reshuffle = true;
    int stampThreshold = 6;
    int stampLead = 1;
    StampEligibility stampEligibility = StampEligibility::AnyLeader;
    int stampsSame = 3;
    int stampsEach = 1;
    WinCheck winCheck = WinCheck::AfterAll;
    LocationChoice locationChoice = LocationChoice::JustInTime;
    ReserveChoice reserveChoice = ReserveChoice::Hidden;
    OverflowChoice overflowChoice = OverflowChoice::AnyOfFour;
    int coffeeBase = 1;
    int overlayBonus = 1;
    bool overlayOnCoffee = true;
    int rewardTherapy = 1; ///< resilience markers
    int rewardPortal = 1;  ///< Euro
    int rewardDesk = 1;    ///< cards
    TherapyTarget therapyTarget = TherapyTarget::AnyAny;
    DeskReward deskReward = DeskReward::DrawPile;
    int displaySize = 3;
    bool displayShared = true;
    bool marketRecycle = true;
    ToolPlace toolPlace = ToolPlace::UnderSlot;
    CertificateSet certificateSet = CertificateSet::Both;
    bool aftermathOnCost = true;
    bool coverForced = true;
    StrikeTo strikeTo = StrikeTo::Discard;
    ReviewMode reviewMode = ReviewMode::Continuous;
    bool discardPublic = true;
    int mostQuarters = 40;
    int mostActions = 200; ///< per quarter
    int mostEffects = 500; ///< per action
};

/// The side whose pick is next where the sides have taken so many modules: 'A' or 'B'. An order that ends too soon
/// begins again; a side that has all its modules is skipped (MOD-R3). Precondition: one of them lacks a module.
[[nodiscard]] char nextToPick(const Parameters& parameters, std::array<int, 2> taken);

/// The defaults with the given values put in; a switch is also read from 0 and 1, as the catalogue writes it. Errors:
/// `match.unknown_parameter` (key), `parameter.kind`, `parameter.range` (key, value), the latter also where a draft of
/// so few modules cannot give each side its own.
[[nodiscard]] model::Result<Parameters> readParameters(const model::ParameterValues& values);

} // namespace blattwerk::engine::modulspiel
