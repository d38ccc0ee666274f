#pragma once

#include "app/session/workspace.h"
#include "engine/language/reading.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Which rules concern a card: those of its type and those of the phrases in its text, from the system's
/// `rule_links.toml` (`[types]` and `[primitives]`: key = list of rule ids; `[kinds]`: of lines whose phrase has none).
class RuleLinks {
public:
    explicit RuleLinks(std::string_view system);

    /// Ids without repetition, those of the text first.
    [[nodiscard]] std::vector<std::string> rulesOf(const SystemDesk& desk, const model::Card& card) const;
    /// The rule that one line of a reading rests on first, empty for none.
    [[nodiscard]] std::string ruleOfLine(const engine::language::OutlineLine& line) const;
    /// Keys of the cards that a rule concerns by their text; by type only where no text does.
    [[nodiscard]] std::vector<std::string> cardsOf(const SystemDesk& desk, std::string_view rule) const;

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_types;
    std::map<std::string, std::vector<std::string>, std::less<>> m_primitives;
    std::map<std::string, std::vector<std::string>, std::less<>> m_kinds;
};

} // namespace blattwerk::app
