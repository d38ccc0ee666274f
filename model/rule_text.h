#pragma once

#include "model/local_text.h"

#include <string>
#include <vector>

namespace blattwerk::model {

/// A chapter of the rules text; rules name it by its id.
struct RuleSection {
    std::string id;
    /// Id of the section that it is part of; empty at the top level.
    std::string parent;
    LocalText title;
    LocalText text;

    bool operator==(const RuleSection&) const = default;
};

/// What can be cited: a rule of play, a design decision that other systems mark D, a construction rule, a decision
/// where the source rules are silent.
enum class RuleKind { Rule, Design, Construction, Decision };

struct Rule {
    /// Permanent id of the rule catalogue (`HEL-R61`).
    std::string id;
    RuleKind kind = RuleKind::Rule;
    /// Id of the section that it stands in.
    std::string section;
    LocalText title;
    LocalText text;
    /// Words that people use for it, joined by "; "; for the search only.
    LocalText keywords;
    /// Of a construction rule: `error`, `warning` or `advice`.
    std::string severity;
    /// Ids of rules that belong to it.
    std::vector<std::string> related;
    /// Keys of the parameters that vary it.
    std::vector<std::string> parameters;
    /// Ids of the construction rules that follow from it.
    std::vector<std::string> construction;
    /// Ids of the terms that it uses.
    std::vector<std::string> terms;

    bool operator==(const Rule&) const = default;
};

/// An entry of the glossary. The code is the one name of the notion in code and data (`actionPoints`).
struct Term {
    std::string id;
    std::string code;
    LocalText name;
    LocalText text;
    LocalText keywords;
    std::vector<std::string> rules;

    bool operator==(const Term&) const = default;
};

/// The designer's answer to a question about one card.
struct Ruling {
    std::string id;
    std::string system;
    std::string cardKey;
    LocalText question;
    LocalText answer;
    std::vector<std::string> rules;

    bool operator==(const Ruling&) const = default;
};

/// What the program says about a game, with named places `{name}`. The id is the kind of sentence and its name:
/// `message.HEL-C1`, `refusal.HEL-R53`, `refusal.HEL-R48.CASE`, `fix.remove_card`, `decision.KIND`, `event.KIND`,
/// `ending.REASON`, `word.KIND.VALUE`.
struct MessageText {
    std::string id;
    /// Rule that it cites, may be empty.
    std::string rule;
    LocalText text;
    /// Where {n} is 1; empty: as otherwise.
    LocalText one;
    /// For a viewer who may not see the card.
    LocalText hidden;
    /// A second sentence that helps.
    LocalText help;
    /// Kinds of the fixes that belong to it.
    std::vector<std::string> fixes;

    bool operator==(const MessageText&) const = default;
};

/// The rules of one system as text, in reading order.
struct RuleBook {
    std::vector<RuleSection> sections;
    std::vector<Rule> rules;
    std::vector<Term> terms;
    std::vector<MessageText> messages;
};

/// `rule`, `design`, `construction`, `decision`.
[[nodiscard]] std::string_view ruleKindName(RuleKind kind);
/// The kind that the letter of an id states: `HEL-R61` R, `IKO-D4` D, `HEL-C1` C, `HEL-A5` A; anything else is a rule.
[[nodiscard]] RuleKind ruleKindOfId(std::string_view id);

} // namespace blattwerk::model
