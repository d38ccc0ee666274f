#include "engine/play/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace blattwerk::engine {

namespace {

constexpr int kShares = 64;
constexpr int kMostTogether = 16;
/// Indices done since the last answer of the progress: a run that is to stop stops soon.
constexpr int kMostAhead = 4096;

bool onThisThread(int count, const std::function<void(int, int)>& work, const Progress& progress) {
    for (int index = 0; index < count; ++index) {
        work(0, index);
        if (progress && !progress(index + 1)) {
            return false;
        }
    }
    return true;
}

} // namespace

bool forEachIndex(int count, int threads, const std::function<void(int, int)>& work, const Progress& progress) {
    threads = std::clamp(threads, 1, std::max(count, 1));
    if (threads == 1) {
        return onThisThread(count, work, progress);
    }
    // A block for each look at the others: rarely enough for short work, often enough to share out a few long pieces.
    const int block = std::clamp(count / (threads * kShares), 1, kMostTogether);
    std::atomic<int> next = 0;
    std::atomic<bool> stop = false;
    std::mutex mutex;
    std::condition_variable moreDone;
    std::condition_variable mayGoOn;
    int done = 0;
    int told = 0;
    int running = threads;

    const auto run = [&](int worker) {
        for (int first = next.fetch_add(block); first < count && !stop; first = next.fetch_add(block)) {
            const int last = std::min(first + block, count);
            for (int index = first; index < last; ++index) {
                work(worker, index);
            }
            std::unique_lock lock(mutex);
            done += last - first;
            moreDone.notify_one();
            mayGoOn.wait(lock, [&] { return done - told <= kMostAhead || stop; });
        }
        const std::lock_guard lock(mutex);
        --running;
        moreDone.notify_one();
    };
    std::vector<std::thread> pool;
    for (int worker = 0; worker < threads; ++worker) {
        pool.emplace_back(run, worker);
    }
    std::unique_lock lock(mutex);
    while (running > 0 || (done > told && !stop)) {
        moreDone.wait(lock, [&] { return running == 0 || done > told; });
        told = done;
        const int now = told;
        lock.unlock();
        if (progress && !stop && !progress(now)) {
            stop = true;
        }
        lock.lock();
        mayGoOn.notify_all();
    }
    lock.unlock();
    for (std::thread& thread : pool) {
        thread.join();
    }
    return !stop;
}

} // namespace blattwerk::engine
