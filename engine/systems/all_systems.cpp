#include "engine/systems/all_systems.h"

#include "engine/language/card_language.h"
#include "engine/systems/fahnenturnier/system.h"
#include "engine/systems/fahnenturnier/text_findings.h"
#include "engine/systems/heldenhain/system.h"
#include "engine/systems/ikonen/system.h"
#include "engine/systems/ikonen/text_findings.h"
#include "engine/systems/modulspiel/system.h"
#include "engine/systems/modulspiel/text_findings.h"

#include <algorithm>

namespace blattwerk::engine {

namespace {

struct Entry {
    std::string_view key;
    /// Null as long as there is a card language but no engine.
    model::Result<std::shared_ptr<const System>> (*load)(const GrammarFiles&);
    /// Of texts; null where only the construction rules of the system look at them.
    TextCheck check;
};

constexpr Entry kSystems[] = {
    {"fahnenturnier", fahnenturnier::FahnenturnierSystem::load, fahnenturnier::textFindings},
    {"heldenhain", heldenhain::HeldenhainSystem::load, nullptr},
    {"ikonen", ikonen::IkonenSystem::load, ikonen::textFindings},
    {"modulspiel", modulspiel::ModulspielSystem::load, modulspiel::textFindings},
};

const Entry* entryOf(std::string_view key) {
    const auto* const found = std::ranges::find(kSystems, key, &Entry::key);
    return found == std::ranges::end(kSystems) ? nullptr : found;
}

} // namespace

std::vector<std::string_view> knownSystems() {
    std::vector<std::string_view> keys;
    for (const Entry& entry : kSystems) {
        if (entry.load != nullptr) {
            keys.push_back(entry.key);
        }
    }
    return keys;
}

model::Result<std::shared_ptr<const System>> loadSystem(std::string_view key, const GrammarFiles& grammar) {
    const Entry* entry = entryOf(key);
    if (entry == nullptr || entry->load == nullptr) {
        return model::Error{"system.unknown", {std::string(key)}, {}};
    }
    return entry->load(grammar);
}

std::vector<std::string_view> knownLanguages() {
    std::vector<std::string_view> keys;
    for (const Entry& entry : kSystems) {
        keys.push_back(entry.key);
    }
    return keys;
}

model::Result<std::shared_ptr<const language::CardLanguage>> loadLanguage(std::string_view key,
                                                                          const GrammarFiles& grammar) {
    if (entryOf(key) == nullptr) {
        return model::Error{"system.unknown", {std::string(key)}, {}};
    }
    return language::CardLanguage::load(grammar);
}

std::vector<TextFinding> textFindings(std::string_view key, const language::CardLanguage& language,
                                      const language::CardReading& reading, std::string_view cardType) {
    const Entry* entry = entryOf(key);
    return entry != nullptr && entry->check != nullptr ? entry->check(language, reading, cardType)
                                                       : std::vector<TextFinding>();
}

} // namespace blattwerk::engine
