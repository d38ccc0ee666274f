#pragma once

#include "engine/systems/policy_info.h"
#include "model/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Who plays a side.
struct Policy {
    enum class Kind : std::uint8_t { Random, Greedy, Heuristic, Search };
    /// The four temperaments; `Own` is that of the faction which most cards of the deck belong to.
    enum class Mind : std::uint8_t { Own, TanteTaktik, GrafGruebel, Wegweiser, FraeuleinRabatt };
    /// How well it plays: with the errors of a beginner, by its judgement of single steps, by where the steps lead.
    enum class Strength : std::uint8_t { Leicht, Normal, Stark };

    Kind kind = Kind::Heuristic;
    Mind mind = Mind::Own;
    Strength strength = Strength::Normal;
    /// Of the search: games of thought per decision; 0 takes what the strength gives.
    int playouts = 0;

    bool operator==(const Policy&) const = default;
};

/// The policies that policyNamed knows, the default one first.
[[nodiscard]] std::vector<PolicyInfo> knownPolicies();

/// Their names, for messages.
[[nodiscard]] std::string policyNames();

/// The policy of that name: `random`, `greedy`, `search`, `heuristic`, `tante-taktik`, `graf-gruebel`, `wegweiser`,
/// `fraeulein-rabatt`, the last six also with a strength (`wegweiser:stark`), `search` with a number of playouts
/// (`search:200`). Errors: `match.unknown_policy {name, known}`.
[[nodiscard]] model::Result<Policy> policyNamed(std::string_view name);

} // namespace blattwerk::engine::heldenhain
