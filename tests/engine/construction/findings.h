#pragma once

#include "tests/engine/shipped_content.h"

#include <algorithm>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// Checks changed cards and decks of the shipped content.
struct Findings {
    std::vector<model::Finding> list;

    static engine::DeckCheck context(const model::Collection* deck = nullptr, model::ParameterValues parameters = {}) {
        return {deck, ShippedContent::heldenhain().pool(), std::move(parameters), nullptr};
    }
    static Findings of(const model::Card& card, const engine::DeckCheck& check = context()) {
        const ShippedContent& content = ShippedContent::heldenhain();
        return {content.system->checkCard(card, content.info.schema, check)};
    }
    static Findings of(const model::Collection& deck, model::ParameterValues parameters = {}) {
        const ShippedContent& content = ShippedContent::heldenhain();
        return {content.system->checkDeck(content.info.schema, context(&deck, std::move(parameters)))};
    }
    /// With cards that are not shipped.
    static Findings of(const model::Collection& deck, const std::vector<model::Card>& further) {
        const ShippedContent& content = ShippedContent::heldenhain();
        engine::DeckCheck check = context(&deck);
        for (const model::Card& card : further) {
            check.pool.push_back(&card);
        }
        return {content.system->checkDeck(content.info.schema, check)};
    }

    /// Ids of the messages of that severity, sorted.
    [[nodiscard]] std::vector<std::string> ids(model::Severity severity) const {
        std::vector<std::string> ids;
        for (const model::Finding& finding : list) {
            if (finding.severity == severity) {
                ids.push_back(finding.messageId);
            }
        }
        std::sort(ids.begin(), ids.end());
        return ids;
    }
    [[nodiscard]] std::vector<std::string> errors() const { return ids(model::Severity::Error); }

    [[nodiscard]] const model::Finding* find(std::string_view id) const {
        const auto at =
            std::find_if(list.begin(), list.end(), [&](const model::Finding& f) { return f.messageId == id; });
        return at == list.end() ? nullptr : &*at;
    }
    /// Whether there is that finding with that severity, about the rule that its id begins with.
    [[nodiscard]] bool has(std::string_view id, model::Severity severity) const {
        const model::Finding* finding = find(id);
        return finding != nullptr && finding->severity == severity && finding->rule == id.substr(0, id.find('.'));
    }
    [[nodiscard]] std::string arg(std::string_view id, std::string_view name) const {
        if (const model::Finding* finding = find(id)) {
            for (const auto& [key, value] : finding->args) {
                if (key == name) {
                    return value;
                }
            }
        }
        return {};
    }
};

/// A new card of the Superfreundinnen that breaks no rule.
inline model::Card newCard(const std::string& type, const std::string& text) {
    model::Card card;
    card.system = "heldenhain";
    card.key = "neue-karte";
    card.type = type;
    card.name = "Neue Karte";
    card.text = text;
    card.flavour = "Noch ganz neu.";
    card.stats["faction"] = std::string("SUP");
    card.stats["cost"] = 1;
    if (type == "character" || type == "companion" || type == "illusion") {
        card.stats["effort"] = 2;
        card.stats["stamina"] = 3;
    }
    if (type == "character") {
        card.stats["point_value"] = 1;
    }
    return card;
}

} // namespace blattwerk::tests
