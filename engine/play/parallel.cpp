#include "engine/play/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace blattwerk::engine {

namespace {

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
    std::atomic<int> next = 0;
    std::atomic<bool> stop = false;
    std::mutex mutex;
    std::condition_variable changed;
    int done = 0;
    int running = threads;

    const auto run = [&](int worker) {
        for (int index = next++; index < count && !stop; index = next++) {
            work(worker, index);
            const std::lock_guard lock(mutex);
            ++done;
            changed.notify_one();
        }
        const std::lock_guard lock(mutex);
        --running;
        changed.notify_one();
    };
    std::vector<std::thread> pool;
    for (int worker = 0; worker < threads; ++worker) {
        pool.emplace_back(run, worker);
    }
    int told = 0;
    std::unique_lock lock(mutex);
    while (running > 0) {
        changed.wait(lock, [&] { return running == 0 || done > told; });
        told = done;
        lock.unlock();
        if (progress && !stop && !progress(told)) {
            stop = true;
        }
        lock.lock();
    }
    lock.unlock();
    for (std::thread& thread : pool) {
        thread.join();
    }
    return !stop;
}

} // namespace blattwerk::engine
