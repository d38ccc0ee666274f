#include "tests/fifth_system/engine/systems/kehraus/player.h"

namespace blattwerk::engine::kehraus {

int Player::worth(const State& seen, Action step) const {
    // Hidden cards are never looked at by points and counts, so the view may be played on.
    State after = seen;
    NullSink none;
    Kehraus::apply(after, *m_r, step, none);
    constexpr int kPoint = 100;
    constexpr int kCard = 90;
    const int side = seen.actor();
    const int lead = after.sides[side].points - after.sides[1 - side].points;
    const int cards = static_cast<int>(after.sides[side].hand.size());
    return lead * kPoint + (m_policy.kind == Policy::Kind::Greedy ? 0 : cards * kCard);
}

Action Player::choose(const State& state) {
    std::vector<ConsideredStep<Action>> thoughts;
    return explain(state, thoughts);
}

Action Player::explain(const State& state, std::vector<ConsideredStep<Action>>& thoughts) {
    const State seen = Kehraus::view(state, *m_r, state.actor());
    Kehraus::ActionList list;
    Kehraus::legal(seen, *m_r, list);
    if (m_policy.kind == Policy::Kind::Random) {
        return list[m_rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    Action best = list[0];
    int most = worth(seen, best);
    for (const Action step : list) {
        const int score = worth(seen, step);
        thoughts.push_back({step, score, "points", score});
        if (score > most) {
            most = score;
            best = step;
        }
    }
    return best;
}

} // namespace blattwerk::engine::kehraus
