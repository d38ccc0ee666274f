#include "engine/systems/card_index.h"

#include "engine/language/name_index.h"

#include <string>

namespace blattwerk::engine {

CardIndex::CardIndex(const std::vector<const model::Card*>& pool, const std::vector<std::string>& others) {
    std::vector<std::string> names = others;
    names.reserve(names.size() + pool.size());
    m_byKey.reserve(pool.size());
    for (const model::Card* card : pool) {
        names.push_back(card->name);
        m_byKey.emplace(card->key, card);
    }
    m_names = std::make_shared<const language::NameIndex>(names);
}

const model::Card* CardIndex::find(std::string_view key) const {
    const auto at = m_byKey.find(key);
    return at == m_byKey.end() ? nullptr : at->second;
}

} // namespace blattwerk::engine
