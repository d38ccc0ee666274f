#include "engine/systems/card_pairs.h"
#include "engine/systems/fahnenturnier/construction.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Starter cards, those of the bot and trophies are handed out as they are.
constexpr std::string_view kTypes[] = {"set"};
constexpr FieldWorth kFields[] = {
    {"set_id", Better::Unimportant},
    {"level", Better::Less},
    {"base_strength"},
};
constexpr NumberWorth kNumbers[] = {
    {"boostSelf"},
    {"boostNext"},
    {"boostSelfPer"},
    {"boostEnemyFlag", Better::Less},
    {"selfHas"},
    {"selfHasPer"},
    {"attackHas"},
    {"enemyFlagHas", Better::Less},
    {"ownFlagHas"},
    {"gainFans"},
    {"loseFans", Better::More, Whose::OtherSide},
    {"moreSeats"},
    {"enemyFewerSeats"},
    {"addSeats"},
    {"takeSeats"},
};
constexpr PairRules kPairs = {
    .types = kTypes, .fields = kFields, .numbers = kNumbers, .wordless = true, .fix = "edit_text"};

} // namespace

void Construction::checkAlike() {
    const ReadCard read = cardReader(m_language, *m_index);
    addPairs(m_findings, alikePairs(*m_context.deck, *m_index, kPairs, m_schema, m_language, read), kPairs, "CHA-C16",
             m_subject);
}

} // namespace blattwerk::engine::fahnenturnier
