#pragma once

#include "app/session/workspace.h"
#include "engine/language/reading.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Which rules concern a card: those of its type and those of the phrases in its text, from the system's
/// `rule_links.toml` (`[types]` and `[primitives]`: key = list of rule ids).
class RuleLinks {
public:
    explicit RuleLinks(std::string_view system);

    /// Ids without repetition, those of the text first.
    [[nodiscard]] std::vector<std::string> rulesOf(const SystemDesk& desk, const model::Card& card) const;
    /// Those of the phrases of a reading alone.
    [[nodiscard]] std::vector<std::string>
    rulesOfReading(const std::vector<engine::language::OutlineLine>& outline) const;
    /// Keys of the cards that a rule concerns by their text; by type only where no text does.
    [[nodiscard]] std::vector<std::string> cardsOf(const SystemDesk& desk, std::string_view rule) const;

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_types;
    std::map<std::string, std::vector<std::string>, std::less<>> m_primitives;
};

} // namespace blattwerk::app
