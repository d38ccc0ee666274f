#pragma once

#include "model/card.h"
#include "model/card_fields.h"
#include "model/collection.h"
#include "model/parameter.h"
#include "model/phrase_alias.h"
#include "model/rule_text.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace blattwerk::model {

/// A rule set together with the system that it belongs to.
struct SystemRuleSet {
    std::string system;
    RuleSet ruleSet;
};

/// The face layout (text of `face.toml`) of a system as edited in this project.
struct LayoutText {
    std::string system;
    std::string text;
};

/// A section, rule or term of a system's rules text.
struct RuleText {
    std::string system;
    std::variant<RuleSection, Rule, Term> piece;
    /// Place in reading order among its kind, from 1; 0: at the end. Of no account where it only changes.
    int position = 0;
};

/// One value before and after. Both set is an edit, only `after` a creation, only `before` a deletion.
template<typename T>
struct ValueChange {
    std::optional<T> before;
    std::optional<T> after;
};

using Change =
    std::variant<ValueChange<Card>, ValueChange<Collection>, ValueChange<SystemRuleSet>, ValueChange<LayoutText>,
                 ValueChange<Ruling>, ValueChange<PhraseAlias>, ValueChange<RuleText>>;

/// One user action: performed as one transaction, kept as one revision, undone as one step.
/// Only the fields that differ between before and after are written and compared with the stored row, so a change of
/// one field does not fail because another one was changed meanwhile.
struct ChangeSet {
    std::vector<Change> changes;
    /// The reason, for the history; may be empty.
    std::string note;

    [[nodiscard]] bool isEmpty() const { return changes.empty(); }
};

[[nodiscard]] ChangeSet createCard(Card card);
/// Nothing where both are equal.
[[nodiscard]] ChangeSet editCard(const Card& before, const Card& after);
/// Takes the card out of the given collections in the same step.
[[nodiscard]] ChangeSet deleteCard(const Card& card, const std::vector<Collection>& holders);
/// Sets one field of many cards. Fails as setFieldText does; cards that have the value already are left out.
[[nodiscard]] Result<ChangeSet> bulkSet(const std::vector<Card>& cards, const CardSchema& schema,
                                        std::string_view field, std::string_view text);

[[nodiscard]] ChangeSet createCollection(Collection collection);
[[nodiscard]] ChangeSet editCollection(const Collection& before, const Collection& after);
[[nodiscard]] ChangeSet deleteCollection(const Collection& collection);
/// `delta` copies of that card more or fewer; a card that is left with none disappears from the list.
[[nodiscard]] ChangeSet changeCopies(const Collection& collection, std::string_view cardKey, int delta);

[[nodiscard]] ChangeSet saveRuleSet(std::string system, std::optional<RuleSet> before, std::optional<RuleSet> after);
[[nodiscard]] ChangeSet saveLayout(std::string system, std::optional<std::string> before,
                                   std::optional<std::string> after);
[[nodiscard]] ChangeSet saveRuling(std::optional<Ruling> before, std::optional<Ruling> after);
[[nodiscard]] ChangeSet savePhraseAlias(std::optional<PhraseAlias> before, std::optional<PhraseAlias> after);

/// Joins several into one user action.
[[nodiscard]] ChangeSet combined(std::vector<ChangeSet> sets);

} // namespace blattwerk::model
