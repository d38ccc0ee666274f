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
#include <array>

namespace blattwerk::engine {

namespace {

struct Entry {
    std::string_view key;
    model::Result<std::shared_ptr<const System>> (*load)(const GrammarFiles&);
};

constexpr std::array<Entry, 4> kSystems = {{
    {"fahnenturnier", fahnenturnier::FahnenturnierSystem::load},
    {"heldenhain", heldenhain::HeldenhainSystem::load},
    {"ikonen", ikonen::IkonenSystem::load},
    {"modulspiel", modulspiel::ModulspielSystem::load},
}};

struct LanguageEntry {
    std::string_view key;
    TextCheck check; ///< of texts; null where only the construction rules of the system look at them
};

constexpr std::array<LanguageEntry, 4> kLanguages = {{
    {"fahnenturnier", fahnenturnier::textFindings},
    {"heldenhain", nullptr},
    {"ikonen", ikonen::textFindings},
    {"modulspiel", modulspiel::textFindings},
}};

const LanguageEntry* languageEntry(std::string_view key) {
    const auto found = std::ranges::find(kLanguages, key, &LanguageEntry::key);
    return found == kLanguages.end() ? nullptr : &*found;
}

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
    std::vector<std::string_view> keys;
    for (const LanguageEntry& entry : kLanguages) {
        keys.push_back(entry.key);
    }
    return keys;
}

model::Result<std::shared_ptr<const language::CardLanguage>> loadLanguage(std::string_view key,
                                                                          const GrammarFiles& grammar) {
    if (languageEntry(key) == nullptr) {
        return model::Error{"system.unknown", {std::string(key)}, {}};
    }
    return language::CardLanguage::load(grammar);
}

std::vector<TextFinding> textFindings(std::string_view key, const language::CardLanguage& language,
                                      const language::CardReading& reading, std::string_view cardType) {
    const LanguageEntry* entry = languageEntry(key);
    return entry != nullptr && entry->check != nullptr ? entry->check(language, reading, cardType)
                                                       : std::vector<TextFinding>();
}

} // namespace blattwerk::engine
