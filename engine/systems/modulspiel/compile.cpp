#include "engine/systems/modulspiel/compile.h"

#include "engine/language/card_language.h"
#include "engine/systems/modulspiel/lowering.h"
#include "engine/systems/modulspiel/place_names.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kMostPrinted = 99;
constexpr int kMostMarkerValue = 9;

std::optional<model::Error> outside(const model::Card& card, int value, int least, int most) {
    if (value >= least && value <= most) {
        return std::nullopt;
    }
    return model::Error{
        "match.value_too_large", {card.name, std::to_string(value), std::to_string(least), std::to_string(most)}, {}};
}

/// Marker values that a card leaves open are the usual ones (MOD-R42, R43).
std::optional<model::Error> readValues(const model::Card& card, CardInfo& info) {
    const int stress = card.number("stress_value", -1);
    const int marker = card.number("res_marker_value", 1);
    for (const char* field : {"effort", "base_resilience", "price"}) {
        if (std::optional<model::Error> error = outside(card, card.number(field), 0, kMostPrinted)) {
            return error;
        }
    }
    for (const int value : {stress, marker}) {
        if (std::optional<model::Error> error = outside(card, value, -kMostMarkerValue, kMostMarkerValue)) {
            return error;
        }
    }
    info.effort = static_cast<std::uint8_t>(card.number("effort"));
    info.base = static_cast<std::uint8_t>(card.number("base_resilience"));
    info.price = static_cast<std::uint8_t>(card.number("price"));
    info.stressValue = static_cast<std::int8_t>(stress);
    info.markValue = static_cast<std::int8_t>(marker);
    unsigned places = 0;
    const auto allowed = card.stats.find("allowed_locations");
    const auto* names = allowed == card.stats.end() ? nullptr : std::get_if<std::vector<std::string>>(&allowed->second);
    for (unsigned place = 0; names != nullptr && place < kPlaceCount; ++place) {
        places |= std::ranges::find(*names, kPlaceNames[place]) != names->end() ? 1U << place : 0U;
    }
    info.places = static_cast<std::uint8_t>(places == 0 ? 7U : places);
    return std::nullopt;
}

/// Collects the different cards and counts the single ones.
class Builder {
public:
    explicit Builder(const CardSupply& supply) {
        for (const CardSupply::Module& module : supply.modules) {
            add(module.cards);
        }
        for (const auto& owned : supply.owned) {
            add(owned);
        }
        add(supply.market);
        add(supply.certificates);
    }
    [[nodiscard]] const std::map<std::string_view, const model::Card*>& cards() const { return m_cards; }

    void number(const CardSupply& supply, Rules& rules) const {
        const auto push = [&](const model::Card* card, std::uint8_t owner, std::size_t module) {
            rules.instances.push_back(
                {static_cast<std::uint8_t>(rules.indexOf(card->key)), owner, static_cast<std::uint8_t>(module)});
        };
        for (std::size_t module = 0; module < supply.modules.size(); ++module) {
            rules.modules.push_back(supply.modules[module].key);
            rules.draftRatings.push_back(supply.modules[module].draftRating);
            for (const model::Card* card : supply.modules[module].cards) {
                push(card, Instance::kDrafted, module);
            }
        }
        for (std::size_t side = 0; side < supply.owned.size(); ++side) {
            for (const model::Card* card : supply.owned[side]) {
                push(card, static_cast<std::uint8_t>(side), kNowhere);
            }
        }
        rules.firstMarket = rules.instances.size();
        for (const model::Card* card : supply.market) {
            push(card, Instance::kMarket, kNowhere);
        }
        rules.firstCertificate = rules.instances.size();
        rules.certificateCount = supply.certificates.size();
        for (const model::Card* card : supply.certificates) {
            const auto module = std::ranges::find(rules.modules, card->word("module"));
            for (std::uint8_t side = 0; side < 2; ++side) {
                push(card, side,
                     module == rules.modules.end() ? kNowhere
                                                   : static_cast<std::size_t>(module - rules.modules.begin()));
            }
        }
    }

private:
    void add(const std::vector<const model::Card*>& cards) {
        for (const model::Card* card : cards) {
            m_cards.emplace(card->key, card);
        }
    }

    std::map<std::string_view, const model::Card*> m_cards;
};

std::optional<model::Error> tooMany(const CardSupply& supply) {
    const auto over = [](std::size_t count, std::size_t most) -> std::optional<model::Error> {
        return count <= most ? std::nullopt
                             : std::optional(model::Error{
                                   "match.too_many_cards", {std::to_string(count), std::to_string(most)}, {}});
    };
    std::size_t all = supply.market.size() + 2 * supply.certificates.size();
    std::vector<std::size_t> sizes;
    for (const CardSupply::Module& module : supply.modules) {
        all += module.cards.size();
        sizes.push_back(module.cards.size());
    }
    for (const auto& owned : supply.owned) {
        all += owned.size();
        if (auto error = over(owned.size(), kSideRoom)) {
            return error;
        }
    }
    for (auto error : {over(all, kMostCards), over(supply.market.size(), kMostMarket),
                       over(supply.certificates.size(), kMostCertificates), over(sizes.size(), kMostModules)}) {
        if (error) {
            return error;
        }
    }
    return std::nullopt;
}

/// What a side can own at most: its largest modules.
std::optional<model::Error> tooLargeModules(const CardSupply& supply, const Parameters& parameters) {
    std::vector<std::size_t> sizes;
    for (const CardSupply::Module& module : supply.modules) {
        sizes.push_back(module.cards.size());
    }
    std::ranges::sort(sizes, std::greater<>());
    std::size_t most = 0;
    for (std::size_t i = 0; i < sizes.size() && i < static_cast<std::size_t>(parameters.modulesPerSide); ++i) {
        most += sizes[i];
    }
    return most <= kSideRoom ? std::nullopt
                             : std::optional(model::Error{
                                   "match.too_many_cards", {std::to_string(most), std::to_string(kSideRoom)}, {}});
}

} // namespace

model::Result<Rules> compileRules(const CardSupply& supply, const model::ParameterValues& parameters,
                                  const language::CardLanguage& language,
                                  const std::shared_ptr<const language::NameIndex>& names) {
    const model::Result<Parameters> read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    for (auto error : {tooMany(supply), tooLargeModules(supply, *read)}) {
        if (error) {
            return *error;
        }
    }
    Rules rules;
    rules.parameters = *read;
    const Builder builder(supply);
    std::map<std::string_view, std::uint16_t> nameNumbers;
    for (const auto& [key, card] : builder.cards()) {
        CardInfo& info = rules.cards.emplace_back();
        if (!cardTypeFromKey(card->type, info.type)) {
            return model::Error{"match.unknown_type", {card->key, card->type}, {}};
        }
        if (std::optional<model::Error> error = readValues(*card, info)) {
            return *error;
        }
        info.name = nameNumbers.emplace(card->name, static_cast<std::uint16_t>(nameNumbers.size())).first->second;
        rules.keys.emplace_back(key);
    }
    Lowering lowering(language, rules.programs, [&](std::string_view name) {
        const auto found = nameNumbers.find(name);
        return found == nameNumbers.end() ? Filter::kNoName : found->second;
    });
    std::size_t number = 0;
    for (const auto& [key, card] : builder.cards()) {
        language::CardContext context;
        context.ownName = card->name;
        context.type = card->type;
        context.names = names;
        const auto program = lowering.lower(language.read(card->text, context));
        if (!program) {
            return model::Error{"match.text_too_long", {card->name}, {}};
        }
        CardInfo& info = rules.cards[number++];
        info.program = rules.programs.cards[*program];
        for (const Ability& ability : rules.programs.abilitiesOf(info.program)) {
            info.triggers |= bitOf(ability.trigger);
        }
        rules.manualClauses += info.program.manualClauses;
    }
    builder.number(supply, rules);
    return rules;
}

} // namespace blattwerk::engine::modulspiel
