#pragma once

#include "engine/core/event.h"
#include "engine/systems/ikonen/event_kind.h"

namespace blattwerk::engine::ikonen {

/// Keeps who has fallen.
struct FightSink {
    static constexpr bool kRecords = true;
    void record(const Event& event) {
        if (event.kind == static_cast<std::uint8_t>(EventKind::Defeated)) {
            fell[event.args[0]] = true;
        }
    }

    bool fell[2] = {};
};

} // namespace blattwerk::engine::ikonen
