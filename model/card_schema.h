#pragma once

#include "model/local_text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

enum class FieldKind { Int, Text, Choice, Set };

/// One value that a choice or set field may take.
struct FieldChoice {
    std::string value;
    LocalText label;
    /// Further properties that other parts look up by name (`accent`, `camp`, `point_name`, ...), per language.
    std::map<std::string, LocalText> properties;
};

/// A field of a system's cards, as data: forms, tables, imports, filters and checks are built from it.
struct FieldInfo {
    std::string key;
    FieldKind kind = FieldKind::Text;
    LocalText label;
    LocalText shortLabel;
    std::optional<int> min;
    std::optional<int> max;
    std::vector<FieldChoice> choices;
    /// Never stored: computed from the text (the bonuses of an Ausrüstung).
    bool derived = false;
    /// Names of the field in the query language.
    std::vector<std::string> queryNames;
    /// Rule that the range comes from.
    std::string rule;
    /// Where the label depends on another field's value (Rettung or Einfluss by faction): that field, and value ->
    /// label.
    std::string labelBy;
    std::map<std::string, LocalText> labels;
    /// What is normal; a value outside is worth an advice (HEL-C7).
    std::optional<int> usualMin;
    std::optional<int> usualMax;
    /// What a new card starts with; none: the field starts empty.
    std::optional<int> defaultValue;
    /// Has a text in the other language (CardTranslation).
    bool translatable = false;
    /// Place on the card face in words (`bottom 1`), empty if it is not printed.
    std::string printed;
};

struct TypeInfo {
    std::string key;
    LocalText name;
    LocalText plural;
    std::vector<std::string> fields;
    std::vector<std::string> required;
    LocalText shortName;
    /// Lies in the field and can carry stress (HEL-R43).
    bool figure = false;
    /// Does nothing without a text (HEL-C8, C9, C10).
    bool textRequired = false;
    std::string rule;
    /// Names of the type in the query language.
    std::vector<std::string> queryNames;

    [[nodiscard]] bool hasField(std::string_view field) const;
};

/// Which card types a system has and which fields they carry.
struct CardSchema {
    std::vector<TypeInfo> types;
    std::vector<FieldInfo> fields;

    [[nodiscard]] const TypeInfo* type(std::string_view key) const;
    [[nodiscard]] const FieldInfo* field(std::string_view key) const;
};

} // namespace blattwerk::model
