#pragma once

#include "engine/systems/system.h"

#include <functional>

namespace blattwerk::engine {

/// Does `work(worker, index)` for every index below `count` on that many threads, each index once. The progress is
/// asked on the calling thread; false means that it said no, and then not all indices are done.
[[nodiscard]] bool forEachIndex(int count, int threads, const std::function<void(int worker, int index)>& work,
                                const Progress& progress);

} // namespace blattwerk::engine
