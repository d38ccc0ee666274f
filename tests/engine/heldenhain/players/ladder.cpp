// Measures one policy against another: `ladder FIRST SECOND [GAMES] [SEED]`.
#include "arena.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

int main(int count, char** words) {
    if (count < 3) {
        std::printf("ladder FIRST SECOND [GAMES] [SEED]\n");
        return 2;
    }
    const int games = count > 3 ? std::atoi(words[3]) : 400;
    const auto seed = static_cast<std::uint64_t>(count > 4 ? std::atoi(words[4]) : 1);
    const auto start = std::chrono::steady_clock::now();
    const blattwerk::tests::Score score = blattwerk::tests::compete(words[1], words[2], games, seed);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("%s against %s: %.1f %% (%s)\n", words[1], words[2], 100 * score.share(), score.text().c_str());
    std::fprintf(stderr, "%.0f games/s\n", games / seconds.count());
    return 0;
}
