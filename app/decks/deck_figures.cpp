#include "app/decks/deck_figures.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Values are stored even where they are out of range (a finding): higher ones than this share the last bar.
constexpr int kHighestBar = 99;

} // namespace

Distribution distribution(const model::Collection& deck, const std::string& field, const CardLookup& card) {
    Distribution result;
    result.field = field;
    double sum = 0;
    for (const model::CollectionEntry& entry : deck.cards) {
        const model::Card* found = card(entry.cardKey);
        const int value = found ? found->number(field, -1) : -1;
        if (value < 0) {
            continue;
        }
        const size_t bar = size_t(std::min(value, kHighestBar));
        if (result.counts.size() <= bar) {
            result.counts.resize(bar + 1);
        }
        result.counts[bar] += entry.copies;
        result.cards += entry.copies;
        sum += double(value) * entry.copies;
    }
    result.average = result.cards > 0 ? sum / result.cards : 0;
    return result;
}

namespace {

std::vector<TypeCount> countTypes(const model::Collection& deck, const model::CardSchema& schema,
                                  const DeckTarget* target, const CardLookup& card) {
    std::vector<TypeCount> result;
    for (const model::TypeInfo& type : schema.types) {
        TypeCount count;
        count.type = type.key;
        if (target) {
            const auto it = target->types.find(type.key);
            count.target = it == target->types.end() ? 0 : it->second;
        }
        for (const model::CollectionEntry& entry : deck.cards) {
            const model::Card* found = card(entry.cardKey);
            if (found && found->type == type.key) {
                count.cards += entry.copies;
            }
        }
        // A type that the deck neither has nor should have is no news.
        if (count.cards > 0 || count.target > 0) {
            result.push_back(std::move(count));
        }
    }
    return result;
}

std::vector<MechanicCount> countMechanics(const model::Collection& deck, const DeckProfile& profile,
                                          const CardLookup& card, const MechanicLookup& mechanics) {
    std::map<std::string, int> counts;
    for (const model::CollectionEntry& entry : deck.cards) {
        if (const model::Card* found = card(entry.cardKey)) {
            for (const std::string& key : mechanics(*found)) {
                counts[key] += entry.copies;
            }
        }
    }
    std::vector<MechanicCount> result;
    for (const Mechanic& mechanic : profile.mechanics) {
        if (const auto it = counts.find(mechanic.key); it != counts.end()) {
            result.push_back({mechanic.key, it->second});
        }
    }
    std::ranges::stable_sort(result, std::greater<>{}, &MechanicCount::cards);
    return result;
}

} // namespace

DeckFigures deckFigures(const model::Collection& deck, const model::CardSchema& schema, const DeckProfile& profile,
                        const CardLookup& card, const MechanicLookup& mechanics) {
    DeckFigures result;
    result.cards = deck.size();
    const DeckTarget* target = profile.target(deck);
    result.types = countTypes(deck, schema, target, card);
    if (!profile.curveField.empty()) {
        result.curve = distribution(deck, profile.curveField, card);
        if (result.curve.counts.size() < size_t(profile.curveSteps)) {
            result.curve.counts.resize(size_t(profile.curveSteps));
        }
    }
    if (target) {
        result.curveTarget = target->curve;
    }
    for (const std::string& field : profile.histograms) {
        result.histograms.push_back(distribution(deck, field, card));
    }
    result.mechanics = countMechanics(deck, profile, card, mechanics);
    return result;
}

} // namespace blattwerk::app
