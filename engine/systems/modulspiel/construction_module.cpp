#include "engine/systems/modulspiel/construction.h"

#include <algorithm>
#include <functional>
#include <set>

namespace blattwerk::engine::modulspiel {

namespace {

using model::Severity;

/// MOD-C4: what is a module at all.
constexpr int kSmallestModule = 4;
constexpr int kLargestModule = 20;
/// The modules that the rules name (MOD-C10), and the card (MOD-C11).
constexpr std::array<std::string_view, 4> kNamedModules = {"selbstausbeutung", "wiedervorlage", "nachsorge",
                                                           "selbstfuersorge"};
constexpr std::string_view kVermerk = "wiedervorlagevermerk";

} // namespace

void Construction::checkModule() {
    const model::Collection& deck = *m_context.deck;
    const int size = deck.size();
    if (size < kSmallestModule || size > kLargestModule) {
        add(Severity::Warning, "MOD-C4.range",
            {{"n", std::to_string(size)},
             {"min", std::to_string(kSmallestModule)},
             {"max", std::to_string(kLargestModule)}});
    } else if (size != m_parameters.moduleSize) {
        add(Severity::Warning, "MOD-C4",
            {{"n", std::to_string(size)}, {"required", std::to_string(m_parameters.moduleSize)}});
    }
    for (const model::CollectionEntry& entry : deck.cards) {
        if (const model::Card* card = find(entry.cardKey)) {
            checkHome(*card);
        }
    }
    checkPlaces();
    checkModules();
}

/// A module holds Interventions that are its own and no other module's (MOD-C3).
void Construction::checkHome(const model::Card& card) {
    const model::Collection& deck = *m_context.deck;
    if (card.type != "intervention") {
        add(Severity::Warning, "MOD-C3.kind", {{"name", card.name}, {"type", card.type}});
        fix("remove_card", {{"card", card.key}});
        return;
    }
    if (card.word("module") != deck.key) {
        add(Severity::Warning, "MOD-C3.other", {{"name", card.name}, {"module", std::string(card.word("module"))}});
        fix("remove_card", {{"card", card.key}});
    }
    for (const model::Collection* other : all("module")) {
        if (other->key != deck.key && other->copiesOf(card.key) > 0) {
            add(Severity::Warning, "MOD-C3.twice", {{"name", card.name}, {"module", other->key}});
            fix("remove_card", {{"card", card.key}});
        }
    }
}

/// At each location something to play that a fresh hand can pay (MOD-C15).
void Construction::checkPlaces() {
    const model::Collection& deck = *m_context.deck;
    for (const std::string_view location : kLocations) {
        const bool isPlayed = std::ranges::any_of(deck.cards, [&](const model::CollectionEntry& entry) {
            const model::Card* card = find(entry.cardKey);
            return card != nullptr && card->type == "intervention" && isAllowedAt(*card, location) &&
                   card->number("effort") < m_parameters.quarterDraw;
        });
        if (!isPlayed && deck.size() > 0) {
            add(Severity::Warning, "MOD-C15", {{"location", std::string(location)}});
        }
    }
}

/// What holds of the pool as a whole, told at its first module.
void Construction::checkModules() {
    const std::vector<const model::Collection*> modules = all("module");
    if (modules.empty() || modules.front()->key != m_context.deck->key) {
        return;
    }
    if (static_cast<int>(modules.size()) != m_parameters.modulesTotal) {
        add(Severity::Error, "MOD-C1",
            {{"n", std::to_string(modules.size())}, {"required", std::to_string(m_parameters.modulesTotal)}});
    }
    std::vector<int> sizes;
    std::ranges::transform(modules, std::back_inserter(sizes), &model::Collection::size);
    std::ranges::sort(sizes);
    if (sizes.front() != sizes.back()) {
        add(Severity::Warning, "MOD-C4.sizes",
            {{"min", std::to_string(sizes.front())}, {"max", std::to_string(sizes.back())}});
    }
    int smallest = 0;
    for (std::size_t i = 0; i < sizes.size() && static_cast<int>(i) < m_parameters.modulesPerSide; ++i) {
        smallest += sizes[i];
    }
    if (smallest < smallHand()) {
        add(Severity::Warning, "MOD-C13", {{"n", std::to_string(smallest)}, {"min", std::to_string(smallHand())}});
    }
    checkNamed(modules);
    checkPairs(modules);
}

/// What the rules call by name has to be there (MOD-C10, C11).
void Construction::checkNamed(const std::vector<const model::Collection*>& modules) {
    for (const std::string_view key : kNamedModules) {
        if (std::ranges::none_of(modules, [&](const model::Collection* one) { return one->key == key; })) {
            add(Severity::Error, "MOD-C10", {{"module", std::string(key)}});
        }
    }
    if (std::ranges::none_of(modules, [](const model::Collection* one) { return one->copiesOf(kVermerk) > 0; })) {
        add(Severity::Error, "MOD-C11", {});
    }
}

/// Three cards of some pair of modules have to be enough for a stamp (MOD-C15).
void Construction::checkPairs(const std::vector<const model::Collection*>& modules) {
    for (const std::string_view location : kLocations) {
        int best = 0;
        for (std::size_t first = 0; first < modules.size(); ++first) {
            for (std::size_t second = first + 1; second < modules.size(); ++second) {
                std::vector<int> values;
                for (const model::Collection* one : {modules[first], modules[second]}) {
                    for (const model::CollectionEntry& entry : one->cards) {
                        const model::Card* card = find(entry.cardKey);
                        if (card != nullptr && card->type == "intervention" && isAllowedAt(*card, location)) {
                            values.insert(values.end(), static_cast<std::size_t>(entry.copies),
                                          card->number("base_resilience"));
                        }
                    }
                }
                std::ranges::sort(values, std::greater<>());
                int sum = 0;
                for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < m_parameters.slots; ++i) {
                    sum += values[i];
                }
                best = std::max(best, sum);
            }
        }
        if (best < m_parameters.stampThreshold) {
            add(Severity::Warning, "MOD-C15.pair",
                {{"location", std::string(location)},
                 {"n", std::to_string(best)},
                 {"required", std::to_string(m_parameters.stampThreshold)}});
        }
    }
}

} // namespace blattwerk::engine::modulspiel
