#include "engine/systems/ikonen/compile.h"

#include "engine/language/card_language.h"
#include "engine/systems/ikonen/lowering.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace blattwerk::engine::ikonen {

namespace {

/// What a state can count with.
constexpr int kMostPrinted = 9999;

constexpr std::array<std::string_view, kValueCount> kIconFields = {"att", "sat", "ver", "sve"};
constexpr std::array<std::string_view, kValueCount> kModFields = {"mod_att", "mod_sat", "mod_ver", "mod_sve"};

std::optional<model::Error> readValues(const model::Card& card, CardInfo& info) {
    const auto& fields = info.type == CardType::Icon ? kIconFields : kModFields;
    for (std::size_t i = 0; i < kValueCount; ++i) {
        const int value = card.number(fields[i]);
        const int least = info.type == CardType::Icon ? 0 : -kMostPrinted;
        if (value < least || value > kMostPrinted) {
            return model::Error{"match.value_too_large",
                                {card.name, std::to_string(value), std::to_string(least), std::to_string(kMostPrinted)},
                                {}};
        }
        info.values[i] = static_cast<std::int16_t>(value);
    }
    return std::nullopt;
}

} // namespace

model::Result<Rules> compileRules(const SideCards& cards, const model::ParameterValues& parameters,
                                  const language::CardLanguage& language,
                                  const std::shared_ptr<const language::NameIndex>& names) {
    const model::Result<Parameters> read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    Rules rules;
    rules.parameters = *read;
    Lowering lowering(language, rules.programs);
    for (std::size_t owner = 0; owner < 2; ++owner) {
        if (owner == 1) {
            rules.secondOwner = rules.cards.size();
        }
        std::vector<const model::Card*> sorted = cards[owner];
        std::ranges::sort(sorted, {}, [](const model::Card* card) { return card->key; });
        const model::Card* last = nullptr;
        for (const model::Card* card : sorted) {
            if (last == nullptr || last->key != card->key) {
                CardInfo info;
                if (!cardTypeFromKey(card->type, info.type)) {
                    return model::Error{"match.unknown_type", {card->key, card->type}, {}};
                }
                if (std::optional<model::Error> error = readValues(*card, info)) {
                    return *error;
                }
                language::CardContext context;
                context.ownName = card->name;
                context.type = card->type;
                context.names = names;
                const auto program = lowering.lower(language.read(card->text, context));
                if (!program) {
                    return model::Error{"match.text_too_long", {card->name}, {}};
                }
                info.program = rules.programs.cards[*program];
                for (const Ability& ability : rules.programs.abilitiesOf(info.program)) {
                    info.triggers = static_cast<std::uint16_t>(info.triggers | bitOf(ability.trigger));
                }
                rules.manualClauses += info.program.manualClauses;
                rules.cards.push_back(info);
                rules.keys.push_back(card->key);
            }
            last = card;
            rules.decks[owner].push_back(static_cast<std::uint8_t>(rules.cards.size() - 1));
        }
    }
    return rules;
}

} // namespace blattwerk::engine::ikonen
