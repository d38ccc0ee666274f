#pragma once

#include "model/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::engine {

/// Sides are numbered by seat from 0; files and people call them A, B, ...
using Side = int;

/// One legal step, in two forms: the system's own code, and the object that a scenario file writes for it, e.g.
/// `{"action": "play", "card": "hirsch", "sacrifice": null}` or `{"choose": "samt"}`.
struct LegalStep {
    std::uint64_t code = 0;
    Side side = 0;
    std::string json;
};

/// A recorded event: its kind and arguments as the system names them, and the rule it follows.
/// Arguments hold card keys, sides ("A") and numbers; the sentence is made in `app`.
struct EventView {
    std::string kind;
    std::string rule;
    std::vector<std::pair<std::string, std::string>> args;

    [[nodiscard]] const std::string* arg(std::string_view name) const;
};

/// Why an action is not legal: one or several rules, most telling first, and what fills the sentence.
struct Refusal {
    std::vector<std::string> rules;
    std::vector<std::pair<std::string, std::string>> args;
};

/// The open decision, if any: its kind as scenario files name it (`target`, `optional`, ...), whose it is, which card
/// asks, and the sentence of its text that asks.
struct PendingDecision {
    std::string kind;
    Side side = 0;
    std::string card;
    std::string sentence;
    /// How many answers are wanted (lists), 1 for a single one; of a mulligan the cards that it is about.
    int least = 1;
    int most = 1;
};

struct Outcome {
    bool over = false;
    /// "A", "B", ..., "draw" or "aborted"; empty while the game runs.
    std::string winner;
    std::string reason;
};

/// A game in progress without its types: what the table window, scenario files, replays and the terminal work with.
/// Batch simulation does not use it. A match is its set-up plus the codes applied so far; `clone` is cheap.
class Match {
public:
    virtual ~Match() = default;

    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
    /// What happened before the first decision: the setting up of a started game, nothing of a placed one.
    [[nodiscard]] virtual std::vector<EventView> opening() const = 0;
    /// All legal steps of the side that has to act or decide, in a stable order.
    [[nodiscard]] virtual std::vector<LegalStep> legal() const = 0;
    /// Whether the code may be applied. Steps that legal() does not list one by one, such as taking several cards at
    /// once, are known here too; giving up is not.
    [[nodiscard]] virtual bool isLegal(std::uint64_t code) const;
    /// Whether the code is that of giving up, which is possible at any time and not listed by legal().
    [[nodiscard]] virtual bool isConcession(std::uint64_t code) const = 0;
    /// Precondition: isLegal(code), or it gives up. Returns what happened, in order.
    virtual std::vector<EventView> apply(std::uint64_t code) = 0;
    /// Why the step written as a scenario file writes it is refused for that side; nothing if it is legal.
    /// An unknown card or malformed step is an error: `match.unknown_card {name, field}`, `match.bad_step {field}`.
    [[nodiscard]] virtual model::Result<std::optional<Refusal>> explain(const nlohmann::ordered_json& step,
                                                                        Side side) const = 0;
    /// The legal steps that a step written as a scenario file writes it may mean for that side: one if it is complete,
    /// several if it leaves something open, none if it is not legal. A list fits only where a
    /// system answers with a whole list at once. Errors as of `explain`, and `match.ambiguous_name {field, name}`.
    [[nodiscard]] virtual model::Result<std::vector<LegalStep>> fitting(const nlohmann::ordered_json& step,
                                                                        Side side) const = 0;
    /// The position as the paths of scenario files name it (`{"A": {"points": 4, ...}, "phase": "play", ...}`); with a
    /// viewer the cards hidden from that side read "?".
    [[nodiscard]] virtual nlohmann::ordered_json position(std::optional<Side> viewer) const = 0;
    [[nodiscard]] virtual std::optional<PendingDecision> pending() const = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;
    /// The side that has to act or decide next.
    [[nodiscard]] virtual Side actor() const = 0;
    /// Hash of the whole state including hidden parts and the generator.
    [[nodiscard]] virtual std::uint64_t digest() const = 0;
};

} // namespace blattwerk::engine
