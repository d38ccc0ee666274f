#include "engine/language/reading.h"

namespace blattwerk::engine::language {

std::size_t clauseOf(const CardReading& reading, std::size_t ability, std::size_t node) {
    std::size_t best = 0;
    std::size_t bestNode = 0;
    for (std::size_t i = 0; i < reading.clauses.size(); ++i) {
        const Clause& clause = reading.clauses[i];
        // The innermost one begins last before the node.
        if (clause.ability == ability && clause.node <= node && clause.node >= bestNode) {
            best = i;
            bestNode = clause.node;
        }
    }
    return best;
}

} // namespace blattwerk::engine::language
