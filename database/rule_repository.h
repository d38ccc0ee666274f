#pragma once

#include "model/result.h"
#include "model/rule_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// The rules text of the systems. Rulings on cards are changed by Project::perform.
class RuleRepository {
public:
    explicit RuleRepository(Database& database) : m_database(database) {}

    /// Everything in reading order.
    [[nodiscard]] model::Result<model::RuleBook> book(std::string_view system);
    /// The glossary alone.
    [[nodiscard]] model::Result<std::vector<model::Term>> terms(std::string_view system);
    [[nodiscard]] model::Result<std::optional<model::Rule>> rule(std::string_view id);
    /// A sentence by its id (see model::MessageText); nothing if the system has none of that id.
    [[nodiscard]] model::Result<std::optional<model::MessageText>> message(std::string_view system,
                                                                           std::string_view id);
    /// Rulings on one card, or all of the system.
    [[nodiscard]] model::Result<std::vector<model::Ruling>> rulings(std::string_view system,
                                                                    std::string_view cardKey = {});

private:
    Database& m_database;
};

} // namespace blattwerk::database
