#include "engine/systems/all_systems.h"

#include "engine/language/card_language.h"
#include "engine/systems/heldenhain/system.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine {

namespace {

struct Entry {
    std::string_view key;
    model::Result<std::shared_ptr<const System>> (*load)(const GrammarFiles&);
};

constexpr std::array<Entry, 1> kSystems = {{
    {"heldenhain", heldenhain::HeldenhainSystem::load},
}};

constexpr std::array<std::string_view, 4> kLanguages = {{
    "fahnenturnier",
    "heldenhain",
    "ikonen",
    "modulspiel",
}};

} // namespace

std::vector<std::string_view> knownSystems() {
    std::vector<std::string_view> keys;
    for (const Entry& entry : kSystems) {
        keys.push_back(entry.key);
    }
    return keys;
}

model::Result<std::shared_ptr<const System>> loadSystem(std::string_view key, const GrammarFiles& grammar) {
    for (const Entry& entry : kSystems) {
        if (entry.key == key) {
            return entry.load(grammar);
        }
    }
    return model::Error{"system.unknown", {std::string(key)}, {}};
}

std::vector<std::string_view> knownLanguages() {
    return {kLanguages.begin(), kLanguages.end()};
}

model::Result<std::shared_ptr<const language::CardLanguage>> loadLanguage(std::string_view key,
                                                                          const GrammarFiles& grammar) {
    if (std::ranges::find(kLanguages, key) == kLanguages.end()) {
        return model::Error{"system.unknown", {std::string(key)}, {}};
    }
    return language::CardLanguage::load(grammar);
}

} // namespace blattwerk::engine
