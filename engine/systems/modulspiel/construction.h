#pragma once

#include "engine/language/reading.h"
#include "engine/systems/modulspiel/parameters.h"
#include "engine/systems/modulspiel/program.h"
#include "engine/systems/system.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// The construction rules MOD-C1 to C17 and what is out of place in texts. C12 holds because a frozen edition cannot be
/// written, C14 because the zone of an ability is read from its text. Arguments of findings are keys where a key exists
/// (fields, types, modules, locations), names of cards, and numbers. What concerns the modules together is told at the
/// first one.
class Construction {
public:
    Construction(const language::CardLanguage& language, const model::CardSchema& schema, const DeckCheck& context);

    [[nodiscard]] std::vector<model::Finding> card(const model::Card& card);
    /// Of any collection: what its kind asks for.
    [[nodiscard]] std::vector<model::Finding> deck();
    /// What speaks against a game of these modules of the two sides (MOD-C2, C9, C13).
    [[nodiscard]] std::vector<model::Finding> draft(std::span<const std::string> a, std::span<const std::string> b);

private:
    // construction_card.cpp
    void checkFields(const model::Card& card, const model::TypeInfo& info);
    void checkRange(const model::Card& card, const model::FieldInfo& field);
    void checkLocations(const model::Card& card);
    void checkCosts(const model::Card& card);
    void checkNames(const model::Card& card);
    // construction_text.cpp
    void checkText(const model::Card& card);
    void checkUnderstood(const model::Card& card, const language::CardReading& reading,
                         const language::CardContext& texts);
    void checkProgram(const model::Card& card, const Programs& programs);
    // construction_module.cpp
    void checkModule();
    void checkModules();
    void checkHome(const model::Card& card);
    void checkPlaces();
    void checkPairs(const std::vector<const model::Collection*>& modules);
    void checkNamed(const std::vector<const model::Collection*>& modules);
    // construction_pairs.cpp
    void checkAlike();
    // construction_market.cpp
    void checkMarket();
    void checkCertificates();
    void checkCertificateCount(int certificates, std::string_view side = {});

    /// How many certificates are open to everybody.
    [[nodiscard]] int generalCertificates() const;
    [[nodiscard]] int certificatesOf(std::string_view module) const;
    /// What a side of those modules can unlock (MOD-A9).
    [[nodiscard]] int certificatesOf(std::span<const std::string> modules) const;

    [[nodiscard]] const model::Card* find(std::string_view key) const { return m_index->find(key); }
    /// The collections of that kind, in their order.
    [[nodiscard]] std::vector<const model::Collection*> all(std::string_view kind) const;
    [[nodiscard]] const model::Collection* module(std::string_view key) const;
    [[nodiscard]] int smallHand() const { return m_parameters.startHand + m_parameters.quarterDraw; }

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

/// The three locations in their order, as fields name them (MOD-R10).
inline constexpr std::array<std::string_view, 3> kLocations = {"therapiezimmer", "mitgliederportal", "schreibtisch"};

/// Whether the card may be played there (MOD-C5); a card that names no location may be played at all.
[[nodiscard]] bool isAllowedAt(const model::Card& card, std::string_view location);

} // namespace blattwerk::engine::modulspiel
