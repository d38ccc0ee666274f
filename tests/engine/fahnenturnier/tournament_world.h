#pragma once

#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"
#include "engine/systems/fahnenturnier/construction.h"
#include "tests/engine/finding_list.h"
#include "tests/engine/shipped_content.h"

#include <algorithm>

namespace blattwerk::tests {

inline const engine::language::CardLanguage& cardLanguage() {
    static const auto kLanguage = [] {
        const auto read = [](const std::string& file) {
            return tests::fileText(std::string(BLATTWERK_RESOURCE_DIR) + '/' + file);
        };
        const std::string own = "systems/fahnenturnier/vocabulary.";
        return *engine::loadLanguage("fahnenturnier",
                                     {read("language/base.abs"), read("language/base.lex"), read("language/base.de"),
                                      read("language/base.en"), read(own + "abs"), read(own + "lex"), read(own + "de"),
                                      read(own + "en")});
    }();
    return *kLanguage;
}

/// The shipped content, to be changed before it is judged.
struct World {
    std::vector<model::Card> cards = ShippedContent::of("fahnenturnier").cards;
    std::vector<model::Collection> collections = ShippedContent::of("fahnenturnier").decks;
    model::ParameterValues parameters;

    model::Card& card(std::string_view key) { return *std::ranges::find(cards, key, &model::Card::key); }
    model::Collection& collection(std::string_view key) {
        return *std::ranges::find(collections, key, &model::Collection::key);
    }
    void remove(std::string_view key) {
        std::erase_if(collections, [key](const model::Collection& one) { return one.key == key; });
    }

    [[nodiscard]] engine::DeckCheck check(const model::Collection* deck) const {
        engine::DeckCheck check{deck, {}, parameters, nullptr};
        for (const model::Card& one : cards) {
            check.pool.push_back(&one);
        }
        for (const model::Collection& one : collections) {
            check.collections.push_back(&one);
        }
        return check;
    }
    [[nodiscard]] Findings ofCard(const model::Card& one) const {
        const engine::DeckCheck context = check(nullptr);
        return Findings(construction(context).card(one));
    }
    [[nodiscard]] Findings of(const model::Collection& deck) const {
        const engine::DeckCheck context = check(&deck);
        return Findings(construction(context).deck());
    }
    [[nodiscard]] Findings ofTournament(const std::vector<std::string>& sets, int players) const {
        const engine::DeckCheck context = check(nullptr);
        return Findings(construction(context).tournament(sets, players));
    }

private:
    static engine::fahnenturnier::Construction construction(const engine::DeckCheck& context) {
        return {cardLanguage(), ShippedContent::of("fahnenturnier").info.schema, context};
    }
};

} // namespace blattwerk::tests
