#pragma once

#include <string>

namespace blattwerk::model {

/// A frozen state of one system's card pool, collections and parameters. Saves, replays and prints name one.
struct Edition {
    std::string system;
    std::string label;
    std::string note;
    /// UTC, ISO 8601.
    std::string frozenAt;
    int cards = 0;
    /// SHA-256 (hex) over the frozen cards; equal pools have equal hashes.
    std::string poolHash;
    /// Who froze it; empty where nobody said so.
    std::string author{};

    bool operator==(const Edition&) const = default;
};

} // namespace blattwerk::model
