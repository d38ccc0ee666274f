#pragma once

namespace blattwerk::engine::ikonen {

/// Probability that all Ikonen of a shuffled deck lie among its prizes: C(N-K, P-K) / C(N, P) (IKO-C4).
[[nodiscard]] constexpr double allIconsInPrizes(int cards, int icons, int prizes) {
    double odds = 1;
    for (int i = 0; i < icons; ++i) {
        odds *= i < prizes ? double(prizes - i) / double(cards - i) : 0;
    }
    return odds;
}

/// Probability that the first hand holds no Ikone: C(N-K, H) / C(N, H) (IKO-C5).
[[nodiscard]] constexpr double handWithoutIcon(int cards, int icons, int hand) {
    double odds = 1;
    for (int i = 0; i < hand; ++i) {
        odds *= cards - icons - i > 0 ? double(cards - icons - i) / double(cards - i) : 0;
    }
    return odds;
}

} // namespace blattwerk::engine::ikonen
