#include "engine/systems/card_index.h"

#include "engine/language/name_index.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace blattwerk::engine {

std::string nameOfSet(std::string_view key) {
    std::string name(key);
    if (!name.empty()) {
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    }
    return name;
}

CardIndex::CardIndex(const std::vector<const model::Card*>& pool, const std::vector<std::string>& others) {
    std::vector<std::string> names = others;
    names.reserve(names.size() + pool.size());
    m_byKey.reserve(pool.size());
    for (const model::Card* card : pool) {
        names.push_back(card->name);
        m_byKey.emplace(card->key, card);
    }
    for (const model::Card* card : pool) {
        std::string set = nameOfSet(card->word("set_id"));
        if (!set.empty() && std::find(names.begin(), names.end(), set) == names.end()) {
            names.push_back(std::move(set));
        }
    }
    m_names = std::make_shared<const language::NameIndex>(names);
}

const model::Card* CardIndex::find(std::string_view key) const {
    const auto at = m_byKey.find(key);
    return at == m_byKey.end() ? nullptr : at->second;
}

} // namespace blattwerk::engine
