#pragma once

#include "model/card.h"
#include "model/card_schema.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// Fields that every card of every system has besides those of its schema:
/// `type name text flavour notes status art`. The key is permanent and no field.
[[nodiscard]] const std::vector<std::string>& commonCardFields();

/// The value of a common field or of a field of the schema; nothing where it is empty.
[[nodiscard]] StatValue fieldValue(const Card& card, std::string_view field);

/// What can be said of a card beside its fields: `changed`, `blank` (without text), `illustrated`, `translated`.
[[nodiscard]] std::vector<std::string> cardFlags(const Card& card);

/// Sets a field from typed or imported text, converting it to the field's kind: digits with an optional sign (`+1` and
/// `1,0` too) for numbers, value or label of a choice in either language, a comma-separated list for sets. An empty
/// text clears the field. Numbers out of range are stored: they are findings (HEL-C16), not errors.
/// Errors: `card.unknown_field {field}`, `card.derived_field {field}`, `card.not_a_number {field, text}`,
/// `card.unknown_choice {field, text, choices}`, `card.unknown_type {text, types}`, `card.unknown_status {text}`,
/// `card.no_name`.
Result<void> setFieldText(Card& card, const CardSchema& schema, std::string_view field, std::string_view text);

/// The value as a person would write it; sets are joined by ", ".
[[nodiscard]] std::string valueText(const StatValue& value);

/// Checks what every write must hold: key and name present, type known, every stat a known, stored field of the right
/// kind and choice. Codes as in setFieldText, `card.bad_key {key}`, `card.wrong_kind {field}` and
/// `card.too_long {field, characters, limit}`.
[[nodiscard]] Result<void> checkCard(const Card& card, const CardSchema& schema);

/// One field whose value differs between two states.
struct FieldChange {
    std::string field;
    StatValue before;
    StatValue after;

    bool operator==(const FieldChange&) const = default;
};

/// What differs between two states of a card, common fields first, then by field key; translations as `en.name` and
/// so on.
[[nodiscard]] std::vector<FieldChange> changedFields(const Card& before, const Card& after);

} // namespace blattwerk::model
