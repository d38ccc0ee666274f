#pragma once

#include "engine/language/card_language.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// What the functions of a card language mean to an engine: a role, a meaning within the role (an operation, a trigger,
/// a value, ...), and a detail of it. Built once per loaded language from a table of names. Role::None is 0.
template<typename Role>
class FunctionRoles {
public:
    struct Entry {
        Role role = Role::None;
        std::uint8_t meaning = 0;
        std::uint8_t detail = 0;
        /// Whether the engine carries it out.
        bool played = false;
    };
    struct Named {
        std::string_view name;
        Entry entry;
    };

    FunctionRoles(const language::CardLanguage& language, std::span<const Named> table)
        : m_entries(language.functionCount()) {
        for (const Named& named : table) {
            if (const language::FunctionId id = language.functionId(named.name); id < m_entries.size()) {
                m_entries[id] = named.entry;
            }
        }
    }

    /// Primitives of the rule catalogue that are understood, but of which the engine carries out nothing or only a
    /// part; sorted.
    [[nodiscard]] std::vector<std::string> primitivesWithoutEngine(const language::CardLanguage& language) const {
        std::set<std::string> missing;
        for (std::size_t fun = 0; fun < m_entries.size(); ++fun) {
            const auto primitive = language.primitive(static_cast<language::FunctionId>(fun));
            if (!primitive.empty() && !m_entries[fun].played) {
                missing.emplace(primitive);
            }
        }
        return {missing.begin(), missing.end()};
    }

    [[nodiscard]] Entry operator[](language::FunctionId fun) const {
        return fun < m_entries.size() ? m_entries[fun] : Entry{};
    }

private:
    std::vector<Entry> m_entries;
};

} // namespace blattwerk::engine
