#include "engine/systems/heldenhain/match_cards.h"

#include "engine/language/name_index.h"
#include "engine/systems/heldenhain/compile.h"

#include <algorithm>
#include <map>
#include <set>

namespace blattwerk::engine::heldenhain {

model::Result<std::shared_ptr<const MatchCards>> compileMatch(std::shared_ptr<const language::CardLanguage> language,
                                                              const std::vector<model::Card>& pool,
                                                              const SideCards& sides,
                                                              const model::ParameterValues& parameters) {
    std::map<std::string_view, const model::Card*> byKey;
    std::vector<std::string> names;
    names.reserve(pool.size());
    for (const model::Card& card : pool) {
        byKey.emplace(card.key, &card);
        names.push_back(card.name);
    }
    std::set<std::string_view> keys;
    for (const std::vector<std::string>& side : sides) {
        keys.insert(side.begin(), side.end());
    }
    std::vector<const model::Card*> used;
    for (const std::string_view key : keys) {
        const auto card = byKey.find(key);
        if (card == byKey.end()) {
            return model::Error{"match.unknown_card", {std::string(key)}, {}};
        }
        used.push_back(card->second);
    }

    auto cards = std::make_shared<MatchCards>();
    cards->language = language;
    cards->names = std::make_shared<const language::NameIndex>(names);
    model::Result<Rules> rules = compileRules(used, parameters, *language, cards->names);
    if (!rules) {
        return rules.error();
    }
    cards->rules = std::move(rules).value();
    for (const std::string& key : cards->rules.keys) {
        const model::Card& card = *byKey.find(key)->second;
        cards->texts.push_back({card.name, card.type, card.text});
    }
    for (std::size_t side = 0; side < sides.size(); ++side) {
        for (const std::string& key : sides[side]) {
            cards->rules.decks[side].push_back(static_cast<std::uint16_t>(cards->rules.indexOf(key)));
        }
        std::sort(cards->rules.decks[side].begin(), cards->rules.decks[side].end());
    }
    return std::shared_ptr<const MatchCards>(std::move(cards));
}

} // namespace blattwerk::engine::heldenhain
