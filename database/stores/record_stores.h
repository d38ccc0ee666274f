#pragma once

#include "database/stores/entity_store.h"

#include "model/parameter.h"
#include "model/phrase_alias.h"
#include "model/rule_text.h"

#include <array>
#include <memory>

namespace blattwerk::database {

class Database;

/// Rule sets: key is that of the set; fields `name name_en note note_en` and the parameters.
[[nodiscard]] std::unique_ptr<EntityStore> ruleSetStore(Database& database);
/// Face layouts: key `face`; field `text`.
[[nodiscard]] std::unique_ptr<EntityStore> layoutStore(Database& database);
/// Rulings: key is the id; fields `card question question_en answer answer_en rules`.
[[nodiscard]] std::unique_ptr<EntityStore> rulingStore(Database& database);
/// Own wordings: key is `LANGUAGE:WORDING`; field `phrase`, with a leading `=` where the wording is also written.
[[nodiscard]] std::unique_ptr<EntityStore> phraseAliasStore(Database& database);

/// A store for each kind of value, in the order of EntityKind.
using EntityStores = std::array<std::unique_ptr<EntityStore>, 9>;
[[nodiscard]] EntityStores entityStores(Database& database);

[[nodiscard]] Json toJson(const model::RuleSet& ruleSet);
[[nodiscard]] Json toJson(const model::Ruling& ruling);
[[nodiscard]] Json toJson(const model::PhraseAlias& alias);
/// The alias of a row of `phrase_alias`.
[[nodiscard]] model::PhraseAlias phraseAlias(std::string system, std::string language, std::string wording,
                                             std::string phrase);

} // namespace blattwerk::database
