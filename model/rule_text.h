#pragma once

#include "model/local_text.h"

#include <string>
#include <vector>

namespace blattwerk::model {

/// A chapter of the rules text; rules name it by its id.
struct RuleSection {
    std::string id;
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
    /// Words that people use for it and that its text does not contain; for the search only.
    LocalText keywords;
    /// Ids of rules that belong to it.
    std::vector<std::string> related;
    /// Keys of the parameters that vary it.
    std::vector<std::string> parameters;

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

/// The sentence of a finding or refusal by its message id, with named places `{name}`.
struct MessageText {
    std::string id;
    LocalText text;

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
