#pragma once

#include "model/card_schema.h"
#include "model/local_text.h"
#include "model/parameter.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// One kind of collection that a system knows (`deck`, `module`, ...), with the fields that such a collection has.
struct CollectionKind {
    std::string key;
    LocalText name;
    LocalText plural;
    std::vector<std::string> fields;
    std::vector<std::string> required;
    /// Parameter that states how many cards it holds, and how many copies of one card; empty where there is none.
    std::string sizeParameter;
    std::string copiesParameter;
    std::string rule;
    /// Parameter that states the least number of cards, where the other is only the most; empty where it is exact.
    std::string leastParameter;
    /// No game is played with one: a set or a plan, no deck.
    bool unplayed = false;
    /// It has values of its own and no cards: a plan.
    bool cardless = false;
};

/// Lengths of the texts that every card has, in characters; 0 is without a limit.
struct TextLimits {
    int name = 0;
    int text = 0;
    int flavour = 0;
};

/// Everything that a game system says about itself as data: the contents of its `system.toml`.
struct SystemInfo {
    std::string key;
    std::string engine;
    /// State of the rules described here (`0.16.1`).
    std::string edition;
    std::string editionDate;
    /// Language of the printed card texts.
    std::string language = "de";
    std::string accent;
    /// Place among the systems of a new project, smallest first.
    int order = 0;
    std::string rulePrefix;
    LocalText name;
    LocalText summary;
    TextLimits limits;
    CardSchema schema;
    std::vector<Parameter> parameters;
    std::vector<RuleSet> ruleSets;
    std::vector<CollectionKind> collectionKinds;

    [[nodiscard]] const Parameter* parameter(std::string_view key) const;
    [[nodiscard]] const RuleSet* ruleSet(std::string_view key) const;
    [[nodiscard]] const CollectionKind* collectionKind(std::string_view key) const;
};

} // namespace blattwerk::model
