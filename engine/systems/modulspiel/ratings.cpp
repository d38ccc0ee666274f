#include "engine/systems/modulspiel/ratings.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kPoint = 100;
constexpr int kText = 50;
constexpr int kReserveText = 150;
constexpr int kTenth = 10;

/// Whether a text of the card concerns the reserve: it works there or says what happens there.
bool livesOnReserve(const Rules& rules, CardNo card) {
    const auto onReserve = [](Zone zone) { return zone != Zone::Own; };
    const auto abilities = rules.abilitiesOf(card);
    const auto statics = rules.staticsOf(card);
    return std::any_of(abilities.begin(), abilities.end(),
                       [&](const Ability& ability) {
                           return onReserve(ability.zone) || ability.trigger == Trigger::TakenBackSelf ||
                                  ability.trigger == Trigger::ReserveDiscardSelf;
                       }) ||
           std::any_of(statics.begin(), statics.end(), [&](const Static& rule) { return onReserve(rule.zone); });
}

} // namespace

int cardRating(const Rules& rules, CardNo card) {
    const CardInfo& info = rules.info(card);
    const auto texts = static_cast<int>(rules.abilitiesOf(card).size() + rules.staticsOf(card).size());
    return kPoint * (info.base - info.effort) + kText * texts;
}

int keepRating(const Rules& rules, CardNo card) {
    return cardRating(rules, card) + (livesOnReserve(rules, card) ? kReserveText : 0);
}

int moduleRating(const Rules& rules, std::size_t module) {
    if (const std::optional<int>& said = rules.draftRatings[module]) {
        return *said * kTenth;
    }
    int sum = 0;
    int cards = 0;
    for (std::size_t card = 0; card < rules.firstMarket; ++card) {
        if (rules.instances[card].module == module) {
            sum += cardRating(rules, static_cast<CardNo>(card));
            ++cards;
        }
    }
    return cards == 0 ? 0 : sum / cards;
}

} // namespace blattwerk::engine::modulspiel
