#include "engine/systems/card_pairs.h"
#include "engine/systems/ikonen/construction.h"

namespace blattwerk::engine::ikonen {

namespace {

constexpr FieldWorth kFields[] = {
    {"att"}, {"sat"}, {"ver"}, {"sve"}, {"mod_att"}, {"mod_sat"}, {"mod_ver"}, {"mod_sve"},
};
constexpr NumberWorth kNumbers[] = {
    {"draw"},
    {"recover"},
    {"takePrizes"},
    {"lookOwnPrizes"},
    {"lookEnemyPrizes"},
    {"discard", Better::More, Whose::OtherSide},
    {"discardRandom", Better::More, Whose::OtherSide},
    {"mod", Better::More, Whose::Owner, "has"},
    {"mod", Better::Less, Whose::Owner, "enemyHas"},
    {"mod", Better::Less, Whose::Owner, "boost", "enemyIcon"},
    {"mod", Better::More, Whose::Owner, "boost"},
};
constexpr PairRules kPairs = {.types = {}, .fields = kFields, .numbers = kNumbers, .wordless = true};

} // namespace

void Construction::checkAlike() {
    const ReadCard read = cardReader(m_language, *m_index);
    addPairs(m_findings, alikePairs(*m_context.deck, *m_index, kPairs, m_schema, m_language, read), kPairs, "IKO-C13",
             m_subject);
}

} // namespace blattwerk::engine::ikonen
