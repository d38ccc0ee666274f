#pragma once

#include "engine/language/reading.h"
#include "engine/systems/ikonen/parameters.h"
#include "engine/systems/ikonen/rules.h"
#include "engine/systems/system.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::engine::ikonen {

/// The construction rules IKO-C1 to C13 and what is out of place in texts. Arguments of findings are keys where a key
/// exists (fields, types), names of cards, and numbers.
class Construction {
public:
    Construction(const language::CardLanguage& language, const model::CardSchema& schema, const DeckCheck& context);

    [[nodiscard]] std::vector<model::Finding> card(const model::Card& card);
    [[nodiscard]] std::vector<model::Finding> deck();

private:
    void checkFields(const model::Card& card, CardType type, const model::TypeInfo& info);
    void checkRange(const model::Card& card, CardType type, const model::FieldInfo& field);
    void checkModifiers(const model::Card& card, CardType type);
    void checkText(const model::Card& card);
    void checkSize();
    void checkCopies();
    void checkIcons();
    void checkOpening(int icons);
    // construction_pairs.cpp
    void checkAlike();

    [[nodiscard]] int size() const { return m_context.deck->size(); }
    /// Copies of cards of that type.
    [[nodiscard]] int count(CardType type) const;
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

} // namespace blattwerk::engine::ikonen
