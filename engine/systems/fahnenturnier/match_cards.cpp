#include "engine/systems/fahnenturnier/match_cards.h"

#include "engine/systems/fahnenturnier/compile.h"
#include "engine/systems/fahnenturnier/set_names.h"

namespace blattwerk::engine::fahnenturnier {

model::Result<std::shared_ptr<MatchCards>> compileMatch(std::shared_ptr<const language::CardLanguage> language,
                                                        const CardIndex& index, const std::vector<std::string>& keys,
                                                        const model::ParameterValues& parameters) {
    std::vector<const model::Card*> used;
    for (const std::string& key : keys) {
        const model::Card* card = index.find(key);
        if (card == nullptr) {
            return model::Error{"match.unknown_card", {key}, {}};
        }
        used.push_back(card);
    }
    model::Result<Rules> rules = compileRules(used, parameters, *language, index.names());
    if (!rules) {
        return rules.error();
    }
    auto cards = std::make_shared<MatchCards>();
    cards->rules = std::move(rules).value();
    cards->language = std::move(language);
    cards->names = index.names();
    for (const std::string& key : cards->rules.keys) {
        const model::Card& card = *index.find(key);
        cards->texts.push_back({card.name, card.type, card.text});
    }
    return cards;
}

CardIndex indexOf(const std::vector<model::Card>& pool) {
    std::vector<const model::Card*> all;
    all.reserve(pool.size());
    for (const model::Card& card : pool) {
        all.push_back(&card);
    }
    return CardIndex(all, setNames());
}

std::vector<CardNo> numbersOf(const Rules& rules, const std::vector<std::string>& keys) {
    std::vector<CardNo> numbers;
    numbers.reserve(keys.size());
    for (const std::string& key : keys) {
        numbers.push_back(rules.indexOf(key));
    }
    return numbers;
}

} // namespace blattwerk::engine::fahnenturnier
