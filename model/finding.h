#pragma once

#include <string>
#include <utility>
#include <vector>

namespace blattwerk::model {

enum class Severity { Error, Warning, Advice };

enum class SubjectKind { Project, System, Card, Deck, Rule };

/// What a finding is about; the key is that of the card, deck, ... and empty for the project.
struct Subject {
    SubjectKind kind = SubjectKind::Project;
    std::string key;

    bool operator==(const Subject&) const = default;
};

using MessageArguments = std::vector<std::pair<std::string, std::string>>;

/// A change that would settle a finding, by name: `remove_card {card}`, `add_cards {n}`, `replace_text {from} {to}`,
/// ... The page that shows the finding knows how to carry it out.
struct Fix {
    std::string kind;
    MessageArguments args;

    bool operator==(const Fix&) const = default;
};

/// The one way in which checks of cards, decks, imports and print jobs speak. The sentence is made in `app` from the
/// message id and the named arguments; `rule` is an id of the rule catalogue (`HEL-C3`) or empty.
struct Finding {
    Severity severity = Severity::Error;
    std::string rule;
    Subject subject;
    std::string messageId;
    MessageArguments args;
    std::vector<Fix> fixes;

    bool operator==(const Finding&) const = default;
};

} // namespace blattwerk::model
