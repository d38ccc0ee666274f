#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// A rule of a system's catalogue in two bytes: `R61` is {'R', 61}.
struct RuleId {
    char letter = 0;
    std::uint8_t number = 0;

    constexpr bool operator==(const RuleId&) const = default;
    /// With the system's prefix: `HEL-R61`.
    [[nodiscard]] std::string text(std::string_view prefix) const {
        return std::string(prefix) + '-' + letter + std::to_string(number);
    }
};

/// Something that happened, in a few small numbers; what they mean is stated by the system for each kind.
struct Event {
    std::uint8_t kind = 0;
    RuleId rule;
    std::array<std::int16_t, 5> args = {};

    constexpr bool operator==(const Event&) const = default;
};

/// Swallows events; everything that serves only the log is compiled out with it.
struct NullSink {
    static constexpr bool kRecords = false;
    void record(const Event& /*event*/) {}
};

/// Keeps the events in order.
class RecordingSink {
public:
    static constexpr bool kRecords = true;
    void record(const Event& event) { m_events.push_back(event); }
    [[nodiscard]] const std::vector<Event>& events() const { return m_events; }
    void clear() { m_events.clear(); }

private:
    std::vector<Event> m_events;
};

} // namespace blattwerk::engine
