#include "engine/play/outlook_run.h"

#include "engine/play/parallel.h"

#include <algorithm>
#include <vector>

namespace blattwerk::engine {

model::Result<Outlook> playOutlook(const OutlookSetup& setup, int sides, const Progress& progress,
                                   const std::function<OutlookEnd(int worker, std::uint64_t seed)>& playOn) {
    std::vector<OutlookEnd> ends(static_cast<std::size_t>(std::max(setup.games, 0)));
    const auto one = [&](int worker, int index) {
        ends[static_cast<std::size_t>(index)] = playOn(worker, setup.seed + static_cast<std::uint64_t>(index));
    };
    if (!forEachIndex(static_cast<int>(ends.size()), std::max(setup.threads, 1), one, progress)) {
        return model::Error{"outlook.stopped", {}, {}};
    }
    Outlook outlook;
    outlook.games = static_cast<int>(ends.size());
    outlook.wins.assign(static_cast<std::size_t>(sides), 0);
    for (const OutlookEnd& end : ends) {
        if (end.winner >= 0) {
            ++outlook.wins[static_cast<std::size_t>(end.winner)];
        }
        outlook.draws += end.winner == OutlookEnd::kDraw ? 1 : 0;
        outlook.aborted += end.winner == OutlookEnd::kAborted ? 1 : 0;
        const auto turns = static_cast<std::size_t>(std::max(end.turns, 0));
        outlook.turns.resize(std::max(outlook.turns.size(), turns + 1));
        ++outlook.turns[turns];
    }
    return outlook;
}

} // namespace blattwerk::engine
