#include "engine/play/outlook.h"

#include <cstddef>

namespace blattwerk::engine {

int Outlook::medianTurns() const {
    int sum = 0;
    for (std::size_t count = 0; count < turns.size(); ++count) {
        sum += turns[count];
        if (2 * sum >= games && sum > 0) {
            return static_cast<int>(count);
        }
    }
    return 0;
}

} // namespace blattwerk::engine
