// physical limits of this machine for a card-game engine (Google Benchmark)
#include "bench.h"
#include <benchmark/benchmark.h>
#include <cstring>
#include <memory>
#include <numeric>
template<size_t N>
struct alignas(64) St {
    unsigned char b[N];
};
template<size_t N>
static void BM_copy_L1(benchmark::State& s) {
    static St<N> a, c;
    for (auto _ : s) {
        benchmark::DoNotOptimize(&a);
        c = a;
        benchmark::DoNotOptimize(c);
        benchmark::ClobberMemory();
    }
    s.SetBytesProcessed(int64_t(s.iterations()) * N);
}
BENCHMARK(BM_copy_L1<384>);
BENCHMARK(BM_copy_L1<512>);
BENCHMARK(BM_copy_L1<1024>);
BENCHMARK(BM_copy_L1<2048>);
BENCHMARK(BM_copy_L1<4096>);
// copy into a tree of nodes: 512-byte states spread over X MiB (MCTS tree, bigger than the caches)
static void BM_copy512_random(benchmark::State& s) {
    size_t n = size_t(s.range(0)) * 1024 * 1024 / 512;
    std::vector<St<512>> v(n);
    for (auto& x : v)
        memset(&x, 1, 512);
    Xo r(1);
    for (auto _ : s) {
        size_t i = r.next() % n, j = r.next() % n;
        v[i] = v[j];
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_copy512_random)->Arg(1)->Arg(16)->Arg(256)->Arg(2048);
static void BM_malloc_free512(benchmark::State& s) {
    for (auto _ : s) {
        void* p = malloc(512);
        benchmark::DoNotOptimize(p);
        free(p);
    }
}
BENCHMARK(BM_malloc_free512);
static void BM_malloc_copy_free512(benchmark::State& s) {
    static St<512> a;
    for (auto _ : s) {
        auto* p = malloc(512);
        memcpy(p, &a, 512);
        benchmark::DoNotOptimize(p);
        benchmark::ClobberMemory();
        free(p);
    }
}
BENCHMARK(BM_malloc_copy_free512);
static void BM_vector_clone(benchmark::State& s) {
    std::vector<std::vector<int>> v(20, std::vector<int>(16, 3));
    for (auto _ : s) {
        auto w = v;
        benchmark::DoNotOptimize(w);
    }
}
BENCHMARK(BM_vector_clone); // what a 20-vector state costs to clone
static void BM_xoshiro(benchmark::State& s) {
    Xo r(1);
    for (auto _ : s)
        benchmark::DoNotOptimize(r.next());
}
BENCHMARK(BM_xoshiro);
static void BM_xoshiro_bulk1024(benchmark::State& s) {
    Xo r(1);
    uint64_t buf[1024];
    for (auto _ : s) {
        for (auto& x : buf)
            x = r.next();
        benchmark::DoNotOptimize(buf);
    }
    s.SetItemsProcessed(s.iterations() * 1024);
}
BENCHMARK(BM_xoshiro_bulk1024);
static void BM_below(benchmark::State& s) {
    Xo r(1);
    uint32_t n = 61;
    for (auto _ : s) {
        benchmark::DoNotOptimize(n);
        benchmark::DoNotOptimize(r.below(n));
    }
}
BENCHMARK(BM_below);
#include <random>
static void BM_mt19937_uniform_int(benchmark::State& s) {
    std::mt19937 r(1);
    for (auto _ : s) {
        std::uniform_int_distribution<int> d(0, 60);
        benchmark::DoNotOptimize(d(r));
    }
}
BENCHMARK(BM_mt19937_uniform_int);
static void BM_shuffle62(benchmark::State& s) {
    Xo r(1);
    unsigned char d[62];
    std::iota(d, d + 62, 0);
    for (auto _ : s) {
        for (int i = 61; i > 0; i--)
            std::swap(d[i], d[r.below(i + 1)]);
        benchmark::DoNotOptimize(d);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_shuffle62);
static void BM_shuffle62_2per64(benchmark::State& s) { // two swaps from one 64-bit random
    Xo r(1);
    unsigned char d[62];
    std::iota(d, d + 62, 0);
    for (auto _ : s) {
        int i = 61;
        for (; i > 1; i -= 2) {
            uint64_t x = r.next();
            std::swap(d[i], d[(uint64_t(uint32_t(x)) * (i + 1)) >> 32]);
            std::swap(d[i - 1], d[((x >> 32) * i) >> 32]);
        }
        if (i == 1)
            std::swap(d[1], d[r.below(2)]);
        benchmark::DoNotOptimize(d);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_shuffle62_2per64);
static void BM_shuffle62_4per64(benchmark::State& s) { // 16-bit slices, bias < 62/65536
    Xo r(1);
    unsigned char d[62];
    std::iota(d, d + 62, 0);
    for (auto _ : s) {
        uint64_t x = 0;
        int k = 0;
        for (int i = 61; i > 0; i--) {
            if (!k) {
                x = r.next();
                k = 4;
            }
            std::swap(d[i], d[((x & 0xffff) * (i + 1)) >> 16]);
            x >>= 16;
            k--;
        }
        benchmark::DoNotOptimize(d);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_shuffle62_4per64);
static void BM_std_shuffle62_mt(benchmark::State& s) {
    std::mt19937 r(1);
    unsigned char d[62];
    std::iota(d, d + 62, 0);
    for (auto _ : s) {
        std::shuffle(d, d + 62, r);
        benchmark::DoNotOptimize(d);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_std_shuffle62_mt);
static void BM_lazy_draw(benchmark::State& s) { // draw one random card of the remaining 40 instead of shuffling
    Xo r(1);
    unsigned char d[62];
    std::iota(d, d + 62, 0);
    int n = 40;
    for (auto _ : s) {
        benchmark::DoNotOptimize(n);
        int j = r.below(n);
        unsigned char c = d[j];
        d[j] = d[n - 1];
        d[n - 1] = c;
        benchmark::DoNotOptimize(c);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_lazy_draw);
// effect dispatch: 64 primitives over a 512-byte state, in random order of 4096 ops (mispredicts like real play)
struct E {
    uint8_t op, a, b, c;
};
typedef void (*Fn)(St<512>&, E);
template<int K>
static void __attribute__((noinline)) fn(St<512>& s, E e) {
    s.b[e.a] += e.b + K;
    s.b[64 + e.c] ^= s.b[e.b] + K;
}
template<int... I>
static void fill(Fn* t, std::integer_sequence<int, I...>) {
    ((t[I] = fn<I>), ...);
}
static void BM_dispatch64_random(benchmark::State& s) {
    static Fn t[64];
    fill(t, std::make_integer_sequence<int, 64>{});
    Xo r(1);
    std::vector<E> p(4096);
    for (auto& e : p)
        e = {uint8_t(r.below(64)), uint8_t(r.below(64)), uint8_t(r.below(64)), uint8_t(r.below(64))};
    St<512> st{};
    size_t i = 0;
    for (auto _ : s) {
        E e = p[i++ & 4095];
        t[e.op](st, e);
    }
    benchmark::DoNotOptimize(st);
}
BENCHMARK(BM_dispatch64_random);
static void BM_dispatch64_random_256k(benchmark::State& s) {
    static Fn t[64];
    fill(t, std::make_integer_sequence<int, 64>{});
    Xo r(1);
    std::vector<E> p(262144);
    for (auto& e : p)
        e = {uint8_t(r.below(64)), uint8_t(r.below(64)), uint8_t(r.below(64)), uint8_t(r.below(64))};
    St<512> st{};
    size_t i = 0;
    for (auto _ : s) {
        E e = p[i++ & 262143];
        t[e.op](st, e);
    }
    benchmark::DoNotOptimize(st);
}
BENCHMARK(BM_dispatch64_random_256k);
static void BM_dispatch_same(benchmark::State& s) {
    static Fn t[64];
    fill(t, std::make_integer_sequence<int, 64>{});
    St<512> st{};
    E e{7, 1, 2, 3};
    for (auto _ : s) {
        benchmark::DoNotOptimize(e);
        t[e.op](st, e);
    }
    benchmark::DoNotOptimize(st);
}
BENCHMARK(BM_dispatch_same);
// legal-action listing by bit masks: 62-bit hand/board masks, list set bits into an array (about 10 bits set)
static void BM_list10bits(benchmark::State& s) {
    Xo r(1);
    uint64_t m[256];
    for (auto& x : m)
        x = r.next() & r.next() & (r.next() | r.next()) & ((1ull << 62) - 1);
    uint8_t out[64];
    size_t i = 0;
    for (auto _ : s) {
        uint64_t x = m[i++ & 255];
        int n = 0;
        while (x) {
            out[n++] = __builtin_ctzll(x);
            x &= x - 1;
        }
        benchmark::DoNotOptimize(out);
        benchmark::DoNotOptimize(n);
    }
}
BENCHMARK(BM_list10bits);
static void BM_pick_random_bit(benchmark::State& s) {
    Xo r(1);
    uint64_t m[256];
    for (auto& x : m)
        x = r.next() & r.next() | 1;
    size_t i = 0;
    for (auto _ : s) {
        uint64_t x = m[i++ & 255];
        int k = r.below(__builtin_popcountll(x));
        benchmark::DoNotOptimize(__builtin_ctzll(__builtin_ia32_pdep_di(1ull << k, x)));
    }
}
BENCHMARK(BM_pick_random_bit);
BENCHMARK_MAIN();
