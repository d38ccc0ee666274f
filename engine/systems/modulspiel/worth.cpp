#include "engine/systems/modulspiel/worth.h"

#include "engine/systems/modulspiel/values.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kPoint = 100;
// Section 4: what lifts a location to a stamp, what denies the other side its own, and how much a location counts
// where the side has no stamp yet.
constexpr int kStampAhead = 200;
constexpr int kStampDenied = 100;
constexpr int kBeyondThreshold = 2;
constexpr int kNewLocationPercent = 150;
/// A stamp that would end the game.
constexpr int kLastStamp = 600;
constexpr int kStamp = 800;
/// A stamp where the goal of all locations, or of one, still lacks it.
constexpr int kNeededStamp = 200;
constexpr int kEuro = 45;
constexpr int kReserveCard = 70;
constexpr int kBought = 40;
constexpr int kCertificate = 80;
constexpr int kPileCard = 1;

/// Stamps that the side still lacks on the shorter way to its goal (MOD-R6, R7), if it gets one at that place.
int lacking(const SideState& own, const Parameters& p, std::size_t gained) {
    int each = 0;
    int same = p.stampsSame;
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        const int stamps = own.stamps[place] + (place == gained ? 1 : 0);
        each += std::max(0, p.stampsEach - stamps);
        same = std::min(same, p.stampsSame - stamps);
    }
    return std::max(0, std::min(each, same));
}

bool wouldStamp(const SideTotals& totals, const Parameters& p, std::size_t place, int ahead) {
    return totals.total[place] >= totals.threshold[place] && ahead >= p.stampLead;
}

int locationsWorth(const State& state, const Rules& rules, int side) {
    const Values values(state, rules);
    const SideState& own = state.sides[side];
    const SideState& other = state.sides[1 - side];
    const SideTotals mine = values.totals(side);
    const SideTotals theirs = values.totals(1 - side);
    int all = 0;
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        const int ahead = mine.total[place] - theirs.total[place];
        const int cap = mine.threshold[place] + kBeyondThreshold;
        int sum = kPoint * std::clamp(ahead, -cap, cap);
        if (wouldStamp(mine, rules.parameters, place, ahead)) {
            sum += lacking(own, rules.parameters, place) == 0 ? kLastStamp : kStampAhead;
        }
        if (wouldStamp(theirs, rules.parameters, place, -ahead)) {
            sum -= lacking(other, rules.parameters, place) == 0 ? kLastStamp : kStampDenied;
        }
        all += own.stamps[place] == 0 ? sum * kNewLocationPercent / 100 : sum;
    }
    return all;
}

int stampWorth(const SideState& own, const Parameters& p) {
    const int most = std::min(p.stampsSame, p.stampsEach * static_cast<int>(kPlaceCount));
    return kStamp * own.stampSum() + kNeededStamp * (most - lacking(own, p, kPlaceCount));
}

int meansOf(const SideState& own) {
    return Worth::kHandCard * own.handCount + kReserveCard * own.reserveCount + kEuro * own.euro +
           kBought * own.boughtCount + kCertificate * std::popcount(own.unlocked) -
           kCertificate / 2 * std::popcount(own.used) + kPileCard * (own.pileCount + own.discardCount);
}

} // namespace

Worth worthOf(const State& state, const Rules& rules, int side) {
    Worth worth;
    worth.locations = locationsWorth(state, rules, side);
    worth.means = meansOf(state.sides[side]);
    worth.stamps = stampWorth(state.sides[side], rules.parameters);
    return worth;
}

int worth(const State& state, const Rules& rules, int side) {
    if (state.over()) {
        const Winner own = side == 0 ? Winner::SideA : Winner::SideB;
        return state.winner == own ? Worth::kWin : state.winner == Winner::Aborted ? 0 : -Worth::kWin;
    }
    const SideState& other = state.sides[1 - side];
    return worthOf(state, rules, side).sum() - meansOf(other) - stampWorth(other, rules.parameters);
}

} // namespace blattwerk::engine::modulspiel
