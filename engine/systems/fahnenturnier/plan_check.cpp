#include "engine/systems/fahnenturnier/plan_check.h"

#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/state.h"

#include <string>
#include <utility>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Rounds = std::vector<std::optional<PlannedRound>>;

constexpr int kMostPicks = 2;

class PlanCheck {
public:
    PlanCheck(const std::vector<Rounds>& seats, int rounds)
        : m_seats(seats),
          m_rounds(rounds),
          m_parks(static_cast<int>(seats.size()) / 2) {}

    std::vector<PlanFault> run() {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            checkSeat(static_cast<int>(seat) + 1, m_seats[seat]);
        }
        for (int round = 1; round <= m_rounds; ++round) {
            for (int park = 1; park <= m_parks; ++park) {
                checkPark(round, park);
            }
        }
        return std::move(m_faults);
    }

private:
    static std::string word(std::size_t number) { return std::to_string(number); }
    static std::string word(int number) { return std::to_string(number); }

    void add(std::string_view message, model::MessageArguments args, const model::MessageArguments& more = {}) {
        args.insert(args.end(), more.begin(), more.end());
        m_faults.push_back({message, std::move(args)});
    }

    void checkSeat(int seat, const Rounds& rounds) {
        if (static_cast<int>(rounds.size()) < m_rounds) {
            add("CHA-C10.rounds", {{"seat", word(seat)}, {"n", word(rounds.size())}, {"required", word(m_rounds)}});
        }
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const model::MessageArguments place = {{"seat", word(seat)}, {"round", word(i + 1)}};
            if (!rounds[i]) {
                add("CHA-C10.row", place);
                continue;
            }
            checkRow(*rounds[i], place);
        }
    }

    void checkRow(const PlannedRound& row, const model::MessageArguments& place) {
        if (row.park < 1 || row.park > m_parks) {
            add("CHA-C12.park", place, {{"park", word(row.park)}, {"max", word(m_parks)}});
        }
        if (row.options.empty()) {
            add("CHA-C11", place);
        }
        if (row.options.size() > kMostOptions) {
            add("CHA-C11.options", place, {{"n", word(row.options.size())}, {"max", word(kMostOptions)}});
        }
        for (const PlannedPick& pick : row.options) {
            if (pick.picks < 1 || pick.picks > kMostPicks) {
                add("CHA-C11.picks", place, {{"n", word(pick.picks)}, {"max", word(kMostPicks)}});
            }
        }
    }

    /// A left and a right seat (CHA-C10).
    void checkPark(int round, int park) {
        int left = 0;
        int right = 0;
        const auto at = static_cast<std::size_t>(round - 1);
        for (const Rounds& rounds : m_seats) {
            if (at < rounds.size() && rounds[at] && rounds[at]->park == park) {
                ++(rounds[at]->left ? left : right);
            }
        }
        if (left != 1 || right != 1) {
            add("CHA-C10",
                {{"round", word(round)}, {"park", word(park)}, {"left", word(left)}, {"right", word(right)}});
        }
    }

    const std::vector<Rounds>& m_seats;
    int m_rounds;
    int m_parks;
    std::vector<PlanFault> m_faults;
};

} // namespace

std::vector<Rounds> rowsOf(const model::Collection& plan, int players) {
    std::vector<Rounds> seats;
    for (int seat = 1; seat <= seatsFor(players); ++seat) {
        seats.push_back(readPlan(textOf(plan, seatField(seat))));
    }
    return seats;
}

std::vector<PlanFault> planFaults(const std::vector<Rounds>& seats, int rounds) {
    return PlanCheck(seats, rounds).run();
}

} // namespace blattwerk::engine::fahnenturnier
