#include "engine/systems/fahnenturnier/schedule_json.h"

#include "engine/systems/fahnenturnier/position_names.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

Json nameOr(int seat) {
    return seat < 0 ? Json() : Json(seatName(seat));
}

Json pairingJson(int park, int left, int right, int winner, bool playing) {
    return {{"park", park + 1},
            {"left", seatName(left)},
            {"right", seatName(right)},
            {"winner", nameOr(winner)},
            {"playing", playing}};
}

class Schedule {
public:
    Schedule(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    [[nodiscard]] Json round(int number) const {
        Json pairings = Json::array();
        for (int park = 0; park < m_s.seatCount / 2; ++park) {
            for (int seat = 0; seat < m_s.seatCount; ++seat) {
                const PlanRow& row = m_r.contest.row(seat, number);
                const int other = m_r.contest.opponent(seat, number);
                if (row.park == park && row.half == 0 && other != seat) {
                    const bool playing = isRunning() && number == m_s.round && park == m_s.park;
                    pairings.push_back(pairingJson(park, seat, other, winner(number, park, seat, other), playing));
                }
            }
        }
        return pairings;
    }

    [[nodiscard]] Json final() const {
        Json pairings = Json::array();
        if (m_s.finalists[0] >= 0) {
            const bool ended = m_s.finalPlayed && m_s.phase == Phase::Result;
            const int winner = ended ? m_s.match.sides[m_s.match.winner].seat : int{m_s.winner};
            const bool playing = m_s.finalPlayed && m_s.phase == Phase::Match;
            pairings.push_back(pairingJson(0, m_s.finalists[0], m_s.finalists[1], winner, playing));
        }
        return pairings;
    }

private:
    /// A match of a round, not the final.
    [[nodiscard]] bool isRunning() const { return m_s.phase == Phase::Match && !m_s.finalPlayed; }

    [[nodiscard]] bool hasTrophy(int seat, int round) const {
        const auto& trophies = m_s.seats[seat].trophies;
        return std::any_of(trophies.begin(), trophies.end(),
                           [round](const Trophy& trophy) { return trophy.round == round; });
    }

    [[nodiscard]] bool isPlayed(int round, int park) const {
        if (round != m_s.round) {
            return round < m_s.round;
        }
        return m_s.phase == Phase::Count || m_s.phase == Phase::FinalRemove || m_s.finalPlayed ||
               (m_s.inMatch() && park < m_s.park);
    }

    /// Whoever won has the round's trophy; one that a bot won among several people is in the box (CHA-R40, R59).
    [[nodiscard]] int winner(int round, int park, int left, int right) const {
        const bool isHere = m_s.phase == Phase::Result && !m_s.finalPlayed && round == m_s.round && park == m_s.park;
        if (isHere) {
            return m_s.match.sides[m_s.match.winner].seat;
        }
        for (const int seat : {left, right}) {
            if (hasTrophy(seat, round)) {
                return seat;
            }
        }
        const bool hasBot = m_s.bot >= 0 && m_s.players > 2 && (left == m_s.bot || right == m_s.bot);
        return hasBot && isPlayed(round, park) ? m_s.bot : -1;
    }

    const State& m_s;
    const Rules& m_r;
};

} // namespace

Json scheduleJson(const State& state, const Rules& rules) {
    Json rounds = Json::array();
    if (state.single) {
        return rounds;
    }
    const Schedule schedule(state, rules);
    for (int round = 1; round <= rules.parameters.rounds; ++round) {
        rounds.push_back(schedule.round(round));
    }
    if (state.players > 2) {
        rounds.push_back(schedule.final());
    }
    return rounds;
}

} // namespace blattwerk::engine::fahnenturnier
