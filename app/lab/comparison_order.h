#pragma once

#include "app/lab/experiment_setup.h"

#include "model/card_fields.h"

namespace blattwerk::app {

class Workspace;

/// What is played on one side of a comparison: which cards, by which rules.
struct ComparedState {
    /// Label of an edition; empty: the cards as they are now.
    std::string edition;
    RuleVariant rules;

    bool operator==(const ComparedState&) const = default;
};

/// What a person sets up to compare: one deck with the cards and rules of before and of after, against others that
/// change alike.
struct ComparisonOrder {
    std::string name;
    std::string deck;
    /// Whom it plays against; empty: all other decks in turn.
    std::string opponent;
    std::string policy = "heuristic";
    /// Whole tournaments of so many people, which the deck is one of the starting decks of; 0: games of two decks.
    int players = 0;
    ComparedState before, after;
    /// Most games of each state.
    std::uint64_t games = 4000;
    /// Half of the interval's width that is enough, as a share; 0 plays all games.
    double precision = 0.01;
    std::uint64_t seed = 1;
    int threads = 1;

    bool operator==(const ComparisonOrder&) const = default;

    [[nodiscard]] nlohmann::ordered_json toJson() const;
    /// Error: `experiment.settings`.
    [[nodiscard]] static model::Result<ComparisonOrder> fromJson(const nlohmann::ordered_json& json);
};

/// What the laboratory plays for it: cards, decks and market of each edition as they were then. Errors:
/// `collection.missing` also where an edition has no such deck, those of poolOf; when it runs `match.unknown_card`
/// where a deck holds a card that its edition does not know.
[[nodiscard]] model::Result<ComparisonJob> comparisonJob(Workspace& workspace, const SystemDesk& desk,
                                                         const ComparisonOrder& order);

/// A card that differs between the two states.
struct ComparedCard {
    std::string key;
    std::string name;
    std::vector<model::FieldChange> fields;
};

/// The cards of the decks in play whose type, text or values differ, in the order of the decks.
[[nodiscard]] std::vector<ComparedCard> comparedCards(const ComparisonJob& job);

} // namespace blattwerk::app
