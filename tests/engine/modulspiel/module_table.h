#pragma once

#include "engine/systems/modulspiel/match_cards.h"
#include "tests/engine/shipped_content.h"

#include <QtGlobal>

namespace blattwerk::tests {

/// A start from the shipped pool with its draft.
inline engine::MatchSetup draftOfShippedPool(std::uint64_t seed) {
    const ShippedContent& content = ShippedContent::of("modulspiel");
    engine::MatchSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.seed = seed;
    return setup;
}

/// The compiled cards of a start; stops the program if it cannot be made.
inline std::shared_ptr<const engine::modulspiel::MatchCards> compiled(const engine::MatchSetup& setup) {
    // The content lives as long as the program, so the language needs no owner here.
    const ShippedContent& content = ShippedContent::of("modulspiel");
    auto cards = engine::modulspiel::cardsOfStart(
        std::shared_ptr<const engine::language::CardLanguage>(std::shared_ptr<void>(), &content.system->language()),
        setup);
    if (!cards) {
        qFatal("%s", cards.error().code.c_str());
    }
    return std::move(cards).value();
}

} // namespace blattwerk::tests
