#pragma once

#include "engine/systems/system.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// A match as few bytes: what it started from and the codes of its steps. Cards are named by key, so replaying needs
/// the same pool; `pool` is the hash of what it was, which tells whether it still is.
struct Replay {
    std::string system;
    /// State of the rules that were played (`0.16.1`).
    std::string edition;
    std::vector<std::vector<std::string>> decks;
    model::ParameterValues parameters;
    std::uint64_t seed = 1;
    std::optional<Side> first;
    bool shuffle = true;
    /// Of a tournament: people; of this and a draft the collections that were chosen (MatchSetup).
    int seats = 0;
    std::vector<std::string> chosen{};
    std::uint64_t pool = 0;
    std::vector<std::uint64_t> steps;
    /// Digest of the position after the last step.
    std::uint64_t digest = 0;

    /// The set-up of a match without steps.
    static Replay of(std::string_view system, std::string_view edition, const MatchSetup& setup);
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    /// Error `replay.syntax {place}`.
    static model::Result<Replay> fromJson(const nlohmann::ordered_json& json);

    /// Plays the first `count` steps (all by default) with these cards, a tournament or draft with these collections.
    /// Errors: those of System::start, `replay.illegal_step {number}`, `replay.differs` (all steps are legal and lead
    /// elsewhere).
    [[nodiscard]] model::Result<std::unique_ptr<Match>>
    play(const System& system, const std::vector<model::Card>& cards, std::size_t count = SIZE_MAX,
         const std::vector<model::Collection>& collections = {}) const;
};

/// Hash of what the cards of the decks say: types, values and texts, in the order of their keys.
[[nodiscard]] std::uint64_t poolHash(const std::vector<model::Card>& pool,
                                     const std::vector<std::vector<std::string>>& decks);

} // namespace blattwerk::engine
