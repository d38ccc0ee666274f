#pragma once

#include "engine/language/reading.h"
#include "engine/systems/fahnenturnier/parameters.h"
#include "engine/systems/system.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// The construction rules CHA-C1 to C16 and what is out of place in texts. Arguments of findings are keys where a key
/// exists (fields, types, sets), names of cards, and numbers. What concerns several collections is told once: of sets
/// at the first one, of starter decks and plans likewise.
class Construction {
public:
    Construction(const language::CardLanguage& language, const model::CardSchema& schema, const DeckCheck& context);

    [[nodiscard]] std::vector<model::Finding> card(const model::Card& card);
    /// Of any collection: what its kind asks for.
    [[nodiscard]] std::vector<model::Finding> deck();
    /// What speaks against a tournament of so many people with these sets beside the base set (CHA-C1, C2, C12, C15).
    [[nodiscard]] std::vector<model::Finding> tournament(const std::vector<std::string>& chosen, int players);

private:
    // construction_card.cpp
    void checkFields(const model::Card& card, const model::TypeInfo& info);
    void checkRange(const model::Card& card, const model::FieldInfo& field);
    void checkStrength(const model::Card& card);
    void checkName(const model::Card& card);
    void checkText(const model::Card& card);
    void checkUnderstood(const model::Card& card, const language::CardReading& reading,
                         const language::CardContext& texts);
    // construction_deck.cpp
    void checkDeck();
    void checkKinds(std::string_view rule, std::string_view type);
    void checkHistory();
    void checkStarterCards();
    void checkSetCards(const std::set<std::string, std::less<>>& active);
    void checkFree();
    void advise();
    // construction_content.cpp
    void checkSet();
    void checkStarter();
    void checkTrophies();
    void checkBaseSet(const std::vector<const model::Collection*>& sets);
    void checkChosen(const std::vector<const model::Collection*>& sets, const std::vector<std::string>& chosen);
    void checkPiles(const std::vector<std::string>& chosen, int players);
    // construction_pairs.cpp
    void checkAlike();
    // construction_plan.cpp
    void checkPlan();
    void checkPlayers(int players);

    [[nodiscard]] const model::Card* find(std::string_view key) const { return m_index->find(key); }
    [[nodiscard]] std::string nameOf(std::string_view key) const;
    /// The collections of that kind, in their order.
    [[nodiscard]] std::vector<const model::Collection*> all(std::string_view kind) const;
    /// Whether it is the one where findings of its kind as a whole are told.
    [[nodiscard]] bool isFirst(const std::vector<const model::Collection*>& kind) const;
    [[nodiscard]] int limit(std::string_view level) const;

    model::Finding& add(model::Severity severity, std::string_view message, model::MessageArguments args);
    void fix(std::string_view kind, model::MessageArguments args = {});

    const language::CardLanguage& m_language;
    const model::CardSchema& m_schema;
    const DeckCheck& m_context;
    std::shared_ptr<const CardIndex> m_index;
    Parameters m_parameters;
    model::Subject m_subject;
    std::vector<model::Finding> m_findings;
};

/// The number in a field of a collection, or `fallback`.
[[nodiscard]] int numberOf(const model::Collection& collection, std::string_view field, int fallback = 0);
/// The text in a field of a collection, empty without one.
[[nodiscard]] std::string_view textOf(const model::Collection& collection, std::string_view field);
/// Words divided by commas or blanks.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view text);

} // namespace blattwerk::engine::fahnenturnier
