#pragma once

#include "database/history.h"
#include "database/value_json.h"
#include "model/result.h"

#include <optional>
#include <string_view>

namespace blattwerk::database {

/// Where the values of one kind live: reads and writes them as flat JSON (field -> value). Only the change writer
/// writes through it.
class EntityStore {
public:
    virtual ~EntityStore() = default;

    /// Nothing if there is no such value.
    [[nodiscard]] virtual model::Result<std::optional<Json>> load(std::string_view system, std::string_view key) = 0;
    /// Checks and writes the whole value. A new one gets its row number, which is put into the JSON.
    virtual model::Result<void> save(std::string_view system, std::string_view key, Json& value, bool isNew) = 0;
    virtual model::Result<void> remove(std::string_view system, std::string_view key) = 0;
};

/// `card`, `collection`, `rule_set`, `layout`, `ruling`, `phrase_alias`, `section`, `rule`, `term`.
[[nodiscard]] std::string_view entityName(EntityKind kind);
[[nodiscard]] std::optional<EntityKind> entityFromName(std::string_view name);

} // namespace blattwerk::database
