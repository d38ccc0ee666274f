#include "engine/systems/card_pairs.h"
#include "engine/systems/heldenhain/construction.h"

namespace blattwerk::engine::heldenhain {

namespace {

constexpr FieldWorth kFields[] = {
    {"faction", Better::Unimportant}, {"cost", Better::Less}, {"effort"}, {"stamina"}, {"point_value"},
};
constexpr NumberWorth kNumbers[] = {
    {"gainPoints"},
    {"gainEnergy"},
    {"draw"},
    {"steal"},
    {"extraActions"},
    {"mod", Better::More, Whose::Owner, "has", "self"},
    {"losePoints", Better::More, Whose::OtherSide},
    {"loseEnergy", Better::More, Whose::OtherSide},
    {"discard", Better::More, Whose::OtherSide},
    {"discardRandom", Better::More, Whose::OtherSide},
    {"payEnergy", Better::Less},
    {"payPoints", Better::Less},
};
/// Cards without words differ in their values alone, and a deck needs many of them.
constexpr PairRules kPairs = {.types = {}, .fields = kFields, .numbers = kNumbers, .wordless = false};

} // namespace

void Construction::checkPairs() {
    const auto readCard = [this](const model::Card& card) { return read(card); };
    addPairs(m_findings, alikePairs(*m_context.deck, *m_index, kPairs, m_schema, m_language, readCard), kPairs,
             "HEL-C26", m_subject);
}

} // namespace blattwerk::engine::heldenhain
