#include "engine/systems/all_systems.h"

#include "engine/language/card_language.h"
#include "engine/systems/fahnenturnier/system.h"
#include "engine/systems/fahnenturnier/text_findings.h"
#include "engine/systems/heldenhain/system.h"
#include "engine/systems/heldenhain/type_fitting.h"
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
    TextCheck check = nullptr;
    /// Of single functions; null where every function holds on every type.
    TypeCheck misfit = nullptr;
};

constexpr Entry kSystems[] = {
    {"fahnenturnier", fahnenturnier::FahnenturnierSystem::load, fahnenturnier::textFindings, fahnenturnier::misfit},
    {"heldenhain", heldenhain::HeldenhainSystem::load, nullptr, heldenhain::misfit},
    {"ikonen", ikonen::IkonenSystem::load, ikonen::textFindings, ikonen::misfit},
    {"modulspiel", modulspiel::ModulspielSystem::load, modulspiel::textFindings, modulspiel::misfit},
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

language::Completion completeOnType(std::string_view key, const language::CardLanguage& language, std::string_view text,
                                    model::Language spoken, const language::CardContext& context) {
    language::Completion completion = language.complete(text, spoken, context);
    const Entry* entry = entryOf(key);
    if (entry == nullptr || entry->misfit == nullptr || context.type.empty()) {
        return completion;
    }
    const auto isMisfit = [&](language::FunctionId function) {
        return static_cast<bool>(entry->misfit(language.functionName(function), context.type));
    };
    // A head may end with words that say something else by themselves: "... dieser Karte".
    const std::string before(text.substr(0, text.size() - completion.prefix.size()));
    const std::size_t paragraph = before.rfind('\n') + 1;
    const bool inHead = before.find(':', paragraph) == std::string::npos;
    const auto endsMisfit = [&](const std::string& phrase) {
        if (!inHead || phrase.find('{') != std::string::npos) {
            return false;
        }
        const language::CardReading reading =
            language.read(before.substr(paragraph) + phrase + ": [x].", spoken, context);
        return !reading.abilities.empty() &&
               std::ranges::any_of(reading.abilities.front().tree.nodes(),
                                   [&](const language::Node& node) { return isMisfit(node.fun); });
    };
    std::erase_if(completion.continuations, [&](language::Continuation& next) {
        const auto left = std::erase_if(next.phrases, [&](const language::PhraseOffer& phrase) {
            return isMisfit(phrase.function) || endsMisfit(phrase.text);
        });
        if (left > 0) {
            next.snippet.clear();
            for (const language::PhraseOffer& phrase : next.phrases) {
                next.snippet += (next.snippet.empty() ? "" : " | ") + phrase.text;
            }
        }
        return left > 0 && next.phrases.empty();
    });
    return completion;
}

} // namespace blattwerk::engine
