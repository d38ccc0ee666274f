// shared by all anchors: xoshiro256**, timing, medians
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>
struct Xo {
    uint64_t s[4];
    explicit Xo(uint64_t seed) {
        for (auto& x : s) {
            seed += 0x9E3779B97F4A7C15ull;
            uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
            x = z ^ (z >> 31);
        }
    }
    static uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    uint64_t next() {
        uint64_t r = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = rotl(s[3], 45);
        return r;
    }
    uint32_t below(uint32_t n) { return uint32_t((uint64_t(uint32_t(next() >> 32)) * n) >> 32); }
    double unit() { return (next() >> 11) * 0x1.0p-53; }
    using result_type = uint64_t;
    static constexpr uint64_t min() { return 0; }
    static constexpr uint64_t max() { return ~0ull; }
    uint64_t operator()() { return next(); }
};
inline double wall() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}
inline double cpu() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}
inline double med(std::vector<double> v) {
    std::sort(v.begin(), v.end());
    return v[v.size() / 2];
}
struct Run {
    double games = 0, actions = 0, chance = 0, wall_s = 0, cpu_s = 0;
};
inline void report(const char* name, const std::vector<Run>& r, double clone_ns, double bytes) {
    std::vector<double> g, a, gc;
    double G = 0, A = 0, C = 0;
    for (auto& x : r) {
        g.push_back(x.games / x.wall_s);
        gc.push_back(x.games / x.cpu_s);
        a.push_back(x.actions / x.wall_s);
        G += x.games;
        A += x.actions;
        C += x.chance;
    }
    printf("%-28s games/s %10.0f (cpu %10.0f, min %.0f max %.0f) actions/s %11.0f  actions/game %7.1f (of them chance "
           "%6.1f)  ns/action %8.1f  clone_ns %8.1f  bytes %6.0f\n",
           name, med(g), med(gc), *std::min_element(g.begin(), g.end()), *std::max_element(g.begin(), g.end()), med(a),
           A / G, C / G, 1e9 / med(a), clone_ns, bytes);
    fflush(stdout);
}
