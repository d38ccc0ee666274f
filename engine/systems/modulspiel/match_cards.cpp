#include "engine/systems/modulspiel/match_cards.h"

#include "engine/systems/card_index.h"
#include "engine/systems/modulspiel/compile.h"

#include "model/card_fields.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace blattwerk::engine::modulspiel {

namespace {

CardIndex indexOf(const std::vector<model::Card>& pool) {
    std::vector<const model::Card*> all;
    all.reserve(pool.size());
    for (const model::Card& card : pool) {
        all.push_back(&card);
    }
    return CardIndex(all);
}

bool isMarketType(const model::Card& card) {
    return card.type == "work_tool" || card.type == "temp_staff" || card.type == "notice";
}

std::size_t copiesOf(const model::Card& card) {
    return static_cast<std::size_t>(std::max(card.number("copies", 1), 1));
}

/// The cards that fit, each as often as it says itself.
template<typename Fits>
std::vector<std::string> keysWhere(const std::vector<model::Card>& pool, Fits fits) {
    std::vector<std::string> keys;
    for (const model::Card& card : pool) {
        if (fits(card)) {
            keys.insert(keys.end(), copiesOf(card), card.key);
        }
    }
    return keys;
}

std::vector<const model::Collection*> ofKind(const MatchSetup& setup, std::string_view kind) {
    std::vector<const model::Collection*> found;
    for (const model::Collection& collection : setup.collections) {
        if (collection.kind == kind) {
            found.push_back(&collection);
        }
    }
    return found;
}

std::vector<std::string> cardsOfKind(const MatchSetup& setup, std::string_view kind) {
    std::vector<std::string> keys;
    for (const model::Collection* collection : ofKind(setup, kind)) {
        const std::vector<std::string> cards = collection->cardKeys();
        keys.insert(keys.end(), cards.begin(), cards.end());
    }
    return keys;
}

/// What the data say that a module is worth in the draft.
std::optional<int> ratingOf(const model::Collection& module) {
    const auto stat = module.stats.find("draft_rating");
    const std::string text = stat == module.stats.end() ? std::string() : model::valueText(stat->second);
    int tenths = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), tenths);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(tenths) : std::nullopt;
}

/// The modules that the two decks are made of; where both have one it is that of side A.
std::vector<CardKeyLists::Module> modulesOfDecks(const MatchSetup& setup, const CardIndex& index) {
    std::vector<CardKeyLists::Module> modules;
    for (std::size_t side = 0; side < setup.decks.size(); ++side) {
        for (const std::string& key : setup.decks[side]) {
            const model::Card* card = index.find(key);
            const std::string module(card == nullptr ? std::string_view() : card->word("module"));
            if (!module.empty() && std::ranges::find(modules, module, &CardKeyLists::Module::key) == modules.end()) {
                modules.push_back({module, {}, static_cast<std::uint8_t>(side)});
            }
        }
    }
    return modules;
}

} // namespace

model::Result<std::shared_ptr<const MatchCards>> compileMatch(std::shared_ptr<const language::CardLanguage> language,
                                                              const std::vector<model::Card>& pool,
                                                              const CardKeyLists& lists,
                                                              const model::ParameterValues& parameters) {
    const CardIndex index = indexOf(pool);
    CardSupply supply;
    std::string unknown;
    const auto find = [&](const std::vector<std::string>& keys, std::vector<const model::Card*>& cards) {
        for (const std::string& key : keys) {
            const model::Card* card = index.find(key);
            unknown = card == nullptr && unknown.empty() ? key : unknown;
            cards.push_back(card);
        }
    };
    for (const CardKeyLists::Module& module : lists.modules) {
        supply.modules.push_back({module.key, {}, module.draftRating});
        find(module.cards, supply.modules.back().cards);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        find(lists.owned[side], supply.owned[side]);
    }
    find(lists.market, supply.market);
    find(lists.certificates, supply.certificates);
    if (!unknown.empty()) {
        return model::Error{"match.unknown_card", {unknown}, {}};
    }
    model::Result<Rules> rules = compileRules(supply, parameters, *language, index.names());
    if (!rules) {
        return rules.error();
    }
    auto cards = std::make_shared<MatchCards>();
    cards->rules = std::move(rules).value();
    cards->language = std::move(language);
    cards->names = index.names();
    cards->moduleOwner.fill(kNowhere);
    for (std::size_t module = 0; module < lists.modules.size(); ++module) {
        cards->moduleOwner[module] = lists.modules[module].owner;
    }
    for (const std::string& key : cards->rules.keys) {
        const model::Card& card = *index.find(key);
        cards->texts.push_back({card.name, card.type, card.text});
    }
    return std::shared_ptr<const MatchCards>(std::move(cards));
}

model::Result<CardKeyLists> listsOfStart(const MatchSetup& setup, int modulesTotal) {
    CardKeyLists lists;
    const bool own = setup.collections.empty();
    lists.market = own ? keysWhere(setup.pool, isMarketType) : cardsOfKind(setup, "market");
    lists.certificates = own ? keysWhere(setup.pool, [](const model::Card& card) { return card.type == "certificate"; })
                             : cardsOfKind(setup, "certificates");
    std::set<std::string, std::less<>> once(lists.certificates.begin(), lists.certificates.end());
    lists.certificates.assign(once.begin(), once.end());
    if (!setup.decks.empty()) {
        if (setup.decks.size() != 2) {
            return model::Error{"match.deck_illegal", {"MOD-C2", "B"}, {}};
        }
        lists.owned = {setup.decks[0], setup.decks[1]};
        lists.modules = modulesOfDecks(setup, indexOf(setup.pool));
        return lists;
    }
    std::vector<std::string> offered = setup.chosen;
    if (offered.empty()) {
        for (const model::Collection* module : ofKind(setup, "module")) {
            offered.push_back(module->key);
        }
    }
    const std::set<std::string> different(offered.begin(), offered.end());
    if (different.size() != offered.size() || offered.size() != static_cast<std::size_t>(modulesTotal)) {
        return model::Error{"match.deck_illegal", {"MOD-C1", std::to_string(different.size())}, {}};
    }
    for (const std::string& key : offered) {
        CardKeyLists::Module& module = lists.modules.emplace_back();
        module.key = key;
        if (own) {
            module.cards = keysWhere(setup.pool, [&](const model::Card& card) {
                return card.type == "intervention" && card.word("module") == key;
            });
            continue;
        }
        const auto found = std::ranges::find_if(setup.collections, [&](const model::Collection& collection) {
            return collection.kind == "module" && collection.key == key;
        });
        if (found == setup.collections.end()) {
            return model::Error{"match.unknown_card", {key, "start.draft"}, {}};
        }
        module.cards = found->cardKeys();
        module.draftRating = ratingOf(*found);
    }
    return lists;
}

model::Result<std::shared_ptr<const MatchCards>> cardsOfStart(std::shared_ptr<const language::CardLanguage> language,
                                                              const MatchSetup& setup) {
    const model::Result<Parameters> parameters = readParameters(setup.parameters);
    if (!parameters) {
        return parameters.error();
    }
    const model::Result<CardKeyLists> lists = listsOfStart(setup, parameters->modulesTotal);
    if (!lists) {
        return lists.error();
    }
    return compileMatch(std::move(language), setup.pool, *lists, setup.parameters);
}

} // namespace blattwerk::engine::modulspiel
