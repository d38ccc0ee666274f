#pragma once

#include "engine/systems/heldenhain/construction_text.h"
#include "engine/systems/heldenhain/parameters.h"
#include "engine/systems/system.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// The construction rules HEL-C1 to HEL-C29. Arguments of findings are keys where a key exists (fields, types,
/// factions, camps), names of cards, and numbers.
class Construction {
public:
    Construction(const language::CardLanguage& language, const TextVocabulary& vocabulary,
                 const model::CardSchema& schema, const DeckCheck& context);

    [[nodiscard]] std::vector<model::Finding> card(const model::Card& card);
    [[nodiscard]] std::vector<model::Finding> deck();

private:
    // construction_card.cpp
    void checkFields(const model::Card& card);
    void checkRange(const model::Card& card, const model::FieldInfo& field);
    void checkCost(const model::Card& card, CardType type);
    void checkPresence(const model::Card& card, const TextFacts& facts);
    // construction_card_text.cpp
    void checkText(const model::Card& card, CardType type, const TextFacts& facts);
    void checkUnderstood(const model::Card& card, const language::CardReading& reading);
    void checkLabel(const model::Card& card);
    void checkNames(const model::Card& card, const TextFacts& facts);
    void checkLoop(const model::Card& card, CardType type, const TextFacts& facts);
    void checkPointTargets(const model::Card& card, CardType type, const TextFacts& facts);
    // construction_meaning.cpp
    void checkMeaning(const model::Card& card, CardType type, const language::CardReading& reading);
    void addAmountLimit(const model::Card& card, std::size_t ability, std::size_t node,
                        const language::CardReading& reading);
    void checkNouns(const model::Card& card, CardType type, const language::CardReading& reading);
    [[nodiscard]] bool contains(const language::Tree& tree, std::size_t node, std::string_view name) const;
    /// An effect on what is so already, or on things that cannot be.
    [[nodiscard]] bool changesNothing(const language::Tree& tree, std::size_t node) const;
    /// "The chosen figure" where nothing was chosen.
    [[nodiscard]] bool refersToNothing(const language::Tree& tree, std::size_t node) const;
    [[nodiscard]] bool ownIsUnclear(const language::Tree& tree, std::size_t node) const;
    // construction_pairs.cpp
    void checkPairs();
    // construction_deck.cpp
    void checkSize();
    void checkFactions();
    void checkSameNames();
    void checkCanWin();
    void checkCurve();
    void checkTypeCounts();

    [[nodiscard]] language::CardReading read(const model::Card& card);
    [[nodiscard]] TextFacts facts(const model::Card& card);
    /// Card types that some card of the deck (without one: of the pool) makes cheaper.
    [[nodiscard]] TypeMask discounts();
    [[nodiscard]] const model::Card* find(std::string_view key) const;
    /// Cards of the deck, each with its copies.
    [[nodiscard]] std::vector<std::pair<const model::Card*, int>> deckCards() const;
    [[nodiscard]] int count(CardType type) const;
    [[nodiscard]] std::string camp(std::string_view faction) const;

    model::Finding& add(model::Severity severity, std::string_view message, model::MessageArguments args);
    /// A fix of the finding added last.
    void fix(std::string_view kind, model::MessageArguments args = {});

    const language::CardLanguage& m_language;
    const TextVocabulary& m_vocabulary;
    const model::CardSchema& m_schema;
    const DeckCheck& m_context;
    Parameters m_parameters;
    std::shared_ptr<const CardIndex> m_index;
    language::CardContext m_texts;
    model::Subject m_subject;
    std::vector<model::Finding> m_findings;
};

/// What the card language has to know of cards of that pool.
[[nodiscard]] language::CardContext textContext(const std::vector<const model::Card*>& pool);
/// Sets what differs from card to card.
void setCard(language::CardContext& context, const model::Card& card);

} // namespace blattwerk::engine::heldenhain
