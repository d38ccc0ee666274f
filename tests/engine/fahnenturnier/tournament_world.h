#pragma once

#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"
#include "engine/systems/fahnenturnier/construction.h"
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

/// What the construction rules say, by message id.
class Findings {
public:
    explicit Findings(std::vector<model::Finding> list) : m_list(std::move(list)) {}

    [[nodiscard]] const model::Finding* find(std::string_view id) const {
        const auto at = std::ranges::find(m_list, id, &model::Finding::messageId);
        return at == m_list.end() ? nullptr : &*at;
    }
    [[nodiscard]] bool has(std::string_view id, model::Severity severity) const {
        const model::Finding* found = find(id);
        return found != nullptr && found->severity == severity;
    }
    [[nodiscard]] std::string arg(std::string_view id, std::string_view name) const {
        if (const model::Finding* found = find(id)) {
            for (const auto& [key, value] : found->args) {
                if (key == name) {
                    return value;
                }
            }
        }
        return {};
    }
    [[nodiscard]] bool empty() const { return m_list.empty(); }
    /// The ids, for messages of failed tests.
    [[nodiscard]] std::string ids() const {
        std::string ids;
        for (const model::Finding& finding : m_list) {
            ids += finding.messageId + ' ';
        }
        return ids;
    }

private:
    std::vector<model::Finding> m_list;
};

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
