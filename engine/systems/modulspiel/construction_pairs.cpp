#include "engine/systems/card_pairs.h"
#include "engine/systems/modulspiel/construction.h"

namespace blattwerk::engine::modulspiel {

namespace {

constexpr FieldWorth kFields[] = {
    {"effort", Better::Less},
    {"price", Better::Less},
    {"base_resilience"},
    {"allowed_locations"},
    {"stress_value", Better::More, -1},
    {"res_marker_value", Better::More, 1},
};
constexpr NumberWorth kNumbers[] = {
    {"draw"},
    {"gainEuro"},
    {"loseEuro", Better::More, Whose::OtherSide},
    {"otherDiscards"},
    {"otherDiscardsRandom"},
    {"addMark", Better::More, Whose::Owner, {}, "self"},
    {"addMark", Better::More, Whose::Owner, {}, "own"},
    {"removeStress", Better::More, Whose::Owner, {}, "self"},
    {"removeStress", Better::More, Whose::Owner, {}, "own"},
    {"giveCover", Better::More, Whose::Owner, {}, "self"},
    {"giveCover", Better::More, Whose::Owner, {}, "own"},
    {"bonusUntilClosing", Better::More, Whose::Owner, {}, "self"},
    {"bonusUntilClosing", Better::More, Whose::Owner, {}, "own"},
    {"addStress", Better::More, Whose::Owner, {}, "enemy"},
    {"removeMark", Better::More, Whose::Owner, {}, "enemy"},
    {"locationBonusUntilClosing"},
    {"nextEffort", Better::Less},
    {"payEuro", Better::Less},
    {"coffeeBonus"},
    {"selfBonus"},
    {"selfBonusPer"},
    {"othersBonus"},
    {"locationBonus"},
    {"effortMod", Better::Less},
    {"priceLess"},
    {"thresholdLess"},
};
constexpr PairRules kPairs = {
    .types = {}, .fields = kFields, .numbers = kNumbers, .wordless = true, .fix = "edit_text"};

} // namespace

void Construction::checkAlike() {
    const ReadCard read = cardReader(m_language, *m_index);
    addPairs(m_findings, alikePairs(*m_context.deck, *m_index, kPairs, m_schema, m_language, read), kPairs, "MOD-C17",
             m_subject);
}

} // namespace blattwerk::engine::modulspiel
