#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/parameter.h"
#include "model/result.h"
#include "model/rule_text.h"
#include "model/system_info.h"

#include <map>
#include <string>
#include <vector>

namespace blattwerk::database {

/// A pool that a system had once, whole; what plays on with it keeps it (MOD-R5).
struct FrozenPool {
    std::string label;
    std::string note;
    /// UTC, ISO 8601.
    std::string frozenAt;
    std::vector<model::Card> cards;
    std::vector<model::Collection> collections;
    /// Values of the parameters that had another default then.
    model::ParameterValues parameters;
};

/// The contents of one game system as its folder holds them.
struct SystemPackage {
    model::SystemInfo info;
    model::RuleBook rules;
    std::vector<model::Card> cards;
    std::vector<model::Collection> collections;
    /// Text of `face.toml`, empty without one.
    std::string layout;
    /// From `editions/LABEL/`: `edition.toml`, `cards/`, `collections/`; in the order of their labels.
    std::vector<FrozenPool> editions{};
};

/// Path inside the package's folder (`cards/superfreundinnen.toml`) -> text.
using PackageFiles = std::map<std::string, std::string>;

/// Reads a package. Errors: `package.syntax {file, line, column, reason}`, `package.missing_file {file}`,
/// `package.missing_value {file, line, key}`, `package.wrong_value {file, line, key}`, and those of model::checkCard
/// with the file and line before their arguments.
[[nodiscard]] model::Result<SystemPackage> readPackage(const PackageFiles& files);

/// Reads the package in a folder on disk or among the resources (`:/systems/heldenhain`).
[[nodiscard]] model::Result<SystemPackage> loadPackage(const std::string& folder);

/// All packages in the folders below, by key; by default those that the program ships.
[[nodiscard]] model::Result<std::vector<SystemPackage>> loadPackages(const std::string& folder = ":/systems");

} // namespace blattwerk::database
