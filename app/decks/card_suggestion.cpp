#include "app/decks/card_suggestion.h"

#include "app/session/workspace.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// A missing card of a type weighs more than one at a step of the curve: types make a deck playable.
constexpr double kTypeWeight = 2.0;
constexpr double kCurveWeight = 1.0;
/// Gaps beyond this do not make a card fit better still.
constexpr int kLargestGap = 4;
/// Cards tried against the construction rules at most.
constexpr int kMostTried = 60;

int errorCount(const Workspace& workspace, const std::string& system, const model::Collection& deck) {
    int errors = 0;
    for (const model::Finding& finding : workspace.deckFindings(system, deck, false)) {
        errors += finding.severity == model::Severity::Error ? 1 : 0;
    }
    return errors;
}

/// Gaps between a deck and its target.
class Gaps {
public:
    Gaps(const SystemDesk& desk, const model::Collection& deck, const DeckProfile& profile)
        : m_profile(profile),
          m_target(profile.target(deck)) {
        const CardLookup lookup = [&desk](std::string_view key) { return desk.card(key); };
        static const std::vector<std::string> kNone;
        const MechanicLookup none = [](const model::Card&) -> const std::vector<std::string>& { return kNone; };
        m_figures = deckFigures(deck, desk.info.schema, profile, lookup, none);
    }

    CardSuggestion judge(const model::Card& card, const model::Card* replaced) const {
        CardSuggestion result;
        result.key = card.key;
        const int cost = card.number(m_profile.curveField, -1);
        if (m_target) {
            const auto type = std::ranges::find(m_figures.types, card.type, &TypeCount::type);
            result.typeGap = type == m_figures.types.end() ? -1 : type->target - type->cards;
            if (cost >= 0) {
                const int wanted = size_t(cost) < m_target->curve.size() ? m_target->curve[size_t(cost)] : 0;
                const auto& counts = m_figures.curve.counts;
                result.curveGap = wanted - (size_t(cost) < counts.size() ? counts[size_t(cost)] : 0);
            }
        }
        if (replaced) {
            result.typeGap += replaced->type == card.type ? 1 : 0;
            result.curveGap += replaced->number(m_profile.curveField, -1) == cost ? 1 : 0;
        }
        result.score = kTypeWeight * std::clamp(result.typeGap, -kLargestGap, kLargestGap) +
                       kCurveWeight * std::clamp(result.curveGap, -kLargestGap, kLargestGap);
        return result;
    }

private:
    const DeckProfile& m_profile;
    const DeckTarget* m_target;
    DeckFigures m_figures;
};

} // namespace

std::vector<CardSuggestion> suggestAdditions(const Workspace& workspace, const std::string& system,
                                             const model::Collection& deck, const DeckProfile& profile,
                                             const SuggestionWish& wish) {
    const SystemDesk& desk = workspace.system(system);
    const model::Card* replaced = wish.replaces.empty() ? nullptr : desk.card(wish.replaces);
    model::Collection base = deck;
    std::erase_if(base.cards, [&wish](const auto& entry) { return entry.cardKey == wish.replaces; });
    const Gaps gaps(desk, base, profile);
    std::vector<CardSuggestion> ranked;
    for (const model::Card& card : desk.cards) {
        if (deck.copiesOf(card.key) == 0 && (wish.type.empty() || card.type == wish.type)) {
            ranked.push_back(gaps.judge(card, replaced));
            // Cards in the colours of the deck come first among equals.
            for (const auto& [field, value] : deck.stats) {
                const auto own = card.stats.find(field);
                ranked.back().score += own != card.stats.end() && own->second == value ? 0.5 : 0;
            }
        }
    }
    std::ranges::stable_sort(ranked, std::greater<>{}, &CardSuggestion::score);

    const int before = errorCount(workspace, system, base);
    std::vector<CardSuggestion> result;
    int tried = 0;
    for (const CardSuggestion& suggestion : ranked) {
        if (int(result.size()) >= wish.count || tried++ >= kMostTried) {
            break;
        }
        model::Collection after = base;
        after.cards.push_back({suggestion.key, 1});
        if (errorCount(workspace, system, after) <= before) {
            result.push_back(suggestion);
        }
    }
    return result;
}

std::vector<CardSuggestion> suggestRemovals(const Workspace& workspace, const std::string& system,
                                            const model::Collection& deck, const DeckProfile& profile, int count) {
    const SystemDesk& desk = workspace.system(system);
    const Gaps gaps(desk, deck, profile);
    const int before = errorCount(workspace, system, deck);
    std::vector<CardSuggestion> ranked;
    for (const model::CollectionEntry& entry : deck.cards) {
        if (const model::Card* card = desk.card(entry.cardKey)) {
            ranked.push_back(gaps.judge(*card, nullptr));
            ranked.back().score -= entry.copies > 1 ? 10 : 0;
            for (const auto& [field, value] : deck.stats) {
                const auto own = card->stats.find(field);
                ranked.back().score -= own != card->stats.end() && own->second != value ? 10 : 0;
            }
        }
    }
    std::ranges::stable_sort(ranked, std::less<>{}, &CardSuggestion::score);
    std::vector<CardSuggestion> result;
    for (const CardSuggestion& suggestion : ranked) {
        if (int(result.size()) >= count) {
            break;
        }
        model::Collection after = deck;
        const auto entry = std::ranges::find(after.cards, suggestion.key, &model::CollectionEntry::cardKey);
        if (--entry->copies <= 0) {
            after.cards.erase(entry);
        }
        if (errorCount(workspace, system, after) <= before) {
            result.push_back(suggestion);
        }
    }
    return result;
}

} // namespace blattwerk::app
