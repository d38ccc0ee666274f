#include "engine/systems/ikonen/goldfish_run.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace blattwerk::engine::ikonen {

namespace {

constexpr const char* kTargetKey = "*zielscheibe";
/// Cards of the Zielscheibe; it is given new ones before they run out.
constexpr std::size_t kTargetCards = 40;
constexpr int kMostValue = 999;

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= 0 && number <= kMostValue ? std::optional(number) : std::nullopt;
}

/// Rounded mean of a value of the deck's Ikonen.
int meanOf(const std::vector<const model::Card*>& icons, std::string_view field) {
    int sum = 0;
    for (const model::Card* card : icons) {
        sum += card->number(field);
    }
    const int count = std::max(1, static_cast<int>(icons.size()));
    return (2 * sum + count) / (2 * count);
}

} // namespace

std::optional<Target> Target::named(std::string_view name) {
    Target target;
    std::size_t colon = name.find(':');
    const std::string_view base = name.substr(0, colon);
    constexpr std::array<std::string_view, 3> kBases = {"zielscheibe", "passive", "dummy"};
    if (std::ranges::find(kBases, base) == kBases.end()) {
        return std::nullopt;
    }
    while (colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
        colon = name.find(':');
        const std::string_view option = name.substr(0, colon);
        const std::size_t slash = option.find('/');
        if (option == "second") {
            target.second = true;
        } else if (option == "attack") {
            target.alwaysAttacks = true;
        } else if (slash != std::string_view::npos) {
            target.ver = numberIn(option.substr(0, slash));
            target.sve = numberIn(option.substr(slash + 1));
            if (!target.ver || !target.sve) {
                return std::nullopt;
            }
        } else {
            return std::nullopt;
        }
    }
    return target;
}

model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                           const GoldfishSetup& setup) {
    GoldfishRun run;
    const std::optional<Target> target = Target::named(setup.opponent);
    if (!target) {
        return model::Error{"goldfish.unknown_opponent", {setup.opponent, std::string(Target::kNames)}, {}};
    }
    run.target = *target;
    const model::Result<Policy> policy = policyNamed(setup.policy);
    if (!policy) {
        return policy.error();
    }
    run.policy = *policy;

    std::vector<const model::Card*> icons;
    for (const std::string& key : setup.deck) {
        const auto card = std::ranges::find(setup.pool, key, &model::Card::key);
        if (card != setup.pool.end() && card->type == cardTypeKey(CardType::Icon)) {
            icons.push_back(&*card);
        }
    }
    model::Card standing;
    standing.system = "ikonen";
    standing.key = kTargetKey;
    standing.name = "Zielscheibe";
    standing.type = cardTypeKey(CardType::Icon);
    standing.stats = {{"att", 0},
                      {"sat", 0},
                      {"ver", target->ver.value_or(meanOf(icons, "ver"))},
                      {"sve", target->sve.value_or(meanOf(icons, "sve"))}};
    std::vector<model::Card> pool = setup.pool;
    pool.push_back(standing);
    const SideKeys sides = {setup.deck, std::vector<std::string>(kTargetCards, kTargetKey)};
    auto cards = compileMatch(std::move(language), pool, sides, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    run.cards = std::move(cards).value();
    const Rules& rules = run.cards->rules;
    if (const std::string fault = deckFault(rules, 0); !fault.empty()) {
        return model::Error{"match.deck_illegal", {fault, "A"}, {}};
    }
    run.deck = numbersOf(rules, 0, setup.deck);
    run.targetCard = static_cast<std::uint8_t>(rules.indexOf(1, kTargetKey));
    return run;
}

} // namespace blattwerk::engine::ikonen
