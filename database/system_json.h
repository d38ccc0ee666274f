#pragma once

#include "database/value_json.h"
#include "model/rule_text.h"
#include "model/system_info.h"

namespace blattwerk::database {

/// What the system says besides types, fields, parameters and rule sets, which have tables of their own.
[[nodiscard]] Json toJson(const model::SystemInfo& info);
void readSystem(model::SystemInfo& info, const Json& json);

[[nodiscard]] Json toJson(const model::TypeInfo& type);
[[nodiscard]] model::TypeInfo typeFromJson(const Json& json);

[[nodiscard]] Json toJson(const model::FieldInfo& field);
[[nodiscard]] model::FieldInfo fieldFromJson(const Json& json);
[[nodiscard]] std::string_view fieldKindName(model::FieldKind kind);

/// Labels, choices and rules; key, kind, range and default are columns.
[[nodiscard]] Json toJson(const model::Parameter& parameter);
void readParameter(model::Parameter& parameter, const Json& json);
[[nodiscard]] std::string_view parameterKindName(model::ParameterKind kind);

[[nodiscard]] Json toJson(const model::MessageText& message);
[[nodiscard]] model::MessageText messageFromJson(const Json& json);

} // namespace blattwerk::database
