#pragma once

#include "model/card.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace blattwerk::engine {

namespace language {
class NameIndex;
}

/// The cards of a pool by key and by the names that texts use. Costs time in proportion to the pool: build it once and
/// share it. The cards must outlive it and keep keys and names.
class CardIndex {
public:
    /// `others`: names beside those of the cards that texts use.
    explicit CardIndex(const std::vector<const model::Card*>& pool, const std::vector<std::string>& others = {});

    /// Null if no card has the key.
    [[nodiscard]] const model::Card* find(std::string_view key) const;
    [[nodiscard]] const std::shared_ptr<const language::NameIndex>& names() const { return m_names; }

private:
    std::unordered_map<std::string_view, const model::Card*> m_byKey;
    std::shared_ptr<const language::NameIndex> m_names;
};

} // namespace blattwerk::engine
