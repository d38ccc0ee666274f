#include "engine/systems/heldenhain/compile.h"

#include "engine/language/card_language.h"
#include "engine/language/unicode.h"
#include "engine/systems/heldenhain/lowering.h"

#include <algorithm>
#include <array>
#include <map>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr std::array<std::string_view, 8> kTypeKeys = {"character", "companion",   "illusion",     "equipment",
                                                       "assist",    "action_card", "headquarters", "location"};

/// What makes two names the same (HEL-R47): composed, without case and doubled spaces.
std::string identity(std::string_view name) {
    return language::withPlainSpaces(language::folded(name));
}

std::int8_t small(int value) {
    return static_cast<std::int8_t>(std::clamp(value, -100, 100));
}

CardInfo infoOf(const model::Card& card, CardType type) {
    CardInfo info;
    info.type = type;
    info.cost = static_cast<std::uint8_t>(std::clamp(card.number("cost"), 0, 100));
    info.effort = small(card.number("effort"));
    info.stamina = small(card.number("stamina", 1));
    info.points = small(card.number("point_value"));
    info.hasPoints = type == CardType::Character;
    return info;
}

} // namespace

bool typeFromKey(std::string_view key, CardType& type) {
    const auto found = std::ranges::find(kTypeKeys, key);
    if (found == kTypeKeys.end()) {
        return false;
    }
    type = static_cast<CardType>(found - kTypeKeys.begin());
    return true;
}

model::Result<Rules> compileRules(const std::vector<const model::Card*>& cards,
                                  const model::ParameterValues& parameters, const language::CardLanguage& language,
                                  std::shared_ptr<const language::NameIndex> names) {
    const model::Result<Parameters> read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    Rules rules;
    rules.parameters = *read;
    std::vector<const model::Card*> sorted = cards;
    std::ranges::sort(sorted, {}, [](const model::Card* card) { return card->key; });
    const auto twins = std::ranges::unique(sorted, {}, [](const model::Card* card) { return card->key; });
    sorted.erase(twins.begin(), twins.end());

    std::map<std::string, std::uint16_t, std::less<>> nameNumbers;
    std::map<std::uint16_t, std::uint8_t> assistNames;
    for (const model::Card* card : sorted) {
        CardType type = CardType::Character;
        if (!typeFromKey(card->type, type)) {
            return model::Error{"match.unknown_type", {card->key, card->type}, {}};
        }
        CardInfo info = infoOf(*card, type);
        info.name =
            nameNumbers.emplace(identity(card->name), static_cast<std::uint16_t>(nameNumbers.size())).first->second;
        if (type == CardType::Assist) {
            const auto number = static_cast<std::uint8_t>(assistNames.size());
            info.assistName = assistNames.emplace(info.name, number).first->second;
        }
        rules.cards.push_back(info);
        rules.keys.push_back(card->key);
    }

    Lowering lowering(language, rules, [&](std::string_view name) {
        const auto found = nameNumbers.find(identity(name));
        return found == nameNumbers.end() ? Filter::kNoName : found->second;
    });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        language::CardContext context;
        context.ownName = sorted[i]->name;
        context.type = sorted[i]->type;
        context.names = names;
        lowering.lower(language.read(sorted[i]->text, model::Language::German, context), i);
    }
    return rules;
}

} // namespace blattwerk::engine::heldenhain
