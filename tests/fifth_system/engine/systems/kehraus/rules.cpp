#include "tests/fifth_system/engine/systems/kehraus/rules.h"

#include "tests/fifth_system/engine/systems/kehraus/lowering.h"

#include "engine/systems/parameter_rows.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine::kehraus {

model::Result<Parameters> readParameters(const model::ParameterValues& values) {
    static constexpr ParameterRow<Parameters> kRows[] = {
        numberRow<&Parameters::goal>("keh_goal", 1, 99),
        numberRow<&Parameters::hand>("keh_hand", 1, 9),
        numberRow<&Parameters::deckLeast>("keh_deck_min", 1, 40),
    };
    return parametersFrom<Parameters>(kRows, values);
}

model::Result<std::shared_ptr<const Rules>> compile(std::shared_ptr<const language::CardLanguage> language,
                                                    const std::vector<model::Card>& pool,
                                                    const std::array<std::vector<std::string>, 2>& decks,
                                                    const model::ParameterValues& parameters) {
    const auto read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    std::vector<const model::Card*> all;
    for (const model::Card& card : pool) {
        all.push_back(&card);
    }
    const CardIndex index(all);
    auto rules = std::make_shared<Rules>();
    rules->parameters = *read;
    std::set<std::string> used;
    for (const std::vector<std::string>& deck : decks) {
        if (deck.size() > kMostDeck) {
            return model::Error{"match.deck_illegal", {"KEH-C1", &deck == &decks[0] ? "A" : "B"}, {}};
        }
        used.insert(deck.begin(), deck.end());
    }
    Lowering lowering(*language, rules->programs);
    for (const std::string& key : used) {
        const model::Card* card = index.find(key);
        if (card == nullptr) {
            return model::Error{"match.unknown_card", {key}, {}};
        }
        language::CardContext context;
        context.ownName = card->name;
        context.type = card->type;
        context.names = index.names();
        const auto program = lowering.lower(language->read(card->text, model::Language::German, context));
        if (!program || card->number("value") < 0 || card->number("value") > 99) {
            return model::Error{"match.text_too_long", {card->name}, {}};
        }
        rules->keys.push_back(key);
        rules->cards.push_back({static_cast<std::int16_t>(card->number("value")), rules->programs.cards[*program]});
        rules->manualClauses += rules->cards.back().program.manualClauses;
        rules->texts.push_back({card->name, card->type, card->text});
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const std::string& key : decks[side]) {
            const auto at = std::ranges::lower_bound(rules->keys, key) - rules->keys.begin();
            rules->decks[side].push_back(static_cast<CardNo>(at));
        }
    }
    rules->language = std::move(language);
    rules->names = index.names();
    return std::shared_ptr<const Rules>(std::move(rules));
}

} // namespace blattwerk::engine::kehraus
