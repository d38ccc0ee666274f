#include "app/decks/mechanics_index.h"

#include "engine/language/card_language.h"
#include "engine/systems/system.h"

#include <algorithm>
#include <set>

namespace blattwerk::app {

void MechanicsIndex::reset(const engine::System* system, model::Language textLanguage, const DeckProfile* profile,
                           const std::vector<model::Card>& pool) {
    if (system != m_system || profile != m_profile || textLanguage != m_textLanguage) {
        m_entries.clear();
    }
    m_system = system;
    m_textLanguage = textLanguage;
    m_profile = profile;
    m_names.reset();
    if (system && !pool.empty()) {
        std::vector<const model::Card*> cards;
        cards.reserve(pool.size());
        for (const model::Card& card : pool) {
            cards.push_back(&card);
        }
        m_names = system->cardContext(pool.front(), cards).names;
    }
}

bool MechanicsIndex::knows(const model::Card& card) const {
    const auto it = m_entries.find(card.key);
    return it != m_entries.end() && it->second.revision == card.revision && it->second.text == card.text;
}

const std::vector<std::string>& MechanicsIndex::of(const model::Card& card) {
    Entry& entry = m_entries[card.key];
    if (entry.revision != card.revision || entry.text != card.text) {
        entry = {card.revision, card.text, read(card)};
    }
    return entry.mechanics;
}

std::vector<std::string> MechanicsIndex::read(const model::Card& card) const {
    std::vector<std::string> result;
    if (!m_system || !m_profile || card.text.empty()) {
        return result;
    }
    const engine::language::CardLanguage& language = m_system->language();
    engine::language::CardContext context = m_system->cardContext(card, {});
    context.names = m_names;
    const engine::language::CardReading reading = language.read(card.text, m_textLanguage, context);
    std::set<std::string_view> primitives;
    std::set<std::string_view> functions;
    for (const engine::language::Ability& ability : reading.abilities) {
        for (const engine::language::Node& node : ability.tree.nodes()) {
            primitives.insert(language.primitive(node.fun));
            functions.insert(language.functionName(node.fun));
        }
    }
    const auto uses = [](const std::set<std::string_view>& used, const std::vector<std::string>& wanted) {
        return std::ranges::any_of(wanted, [&used](const std::string& name) { return used.contains(name); });
    };
    for (const Mechanic& mechanic : m_profile->mechanics) {
        if (uses(primitives, mechanic.primitives) || uses(functions, mechanic.functions)) {
            result.push_back(mechanic.key);
        }
    }
    return result;
}

} // namespace blattwerk::app
