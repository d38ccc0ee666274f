#include "engine/systems/fahnenturnier/compile.h"

#include "engine/language/card_language.h"
#include "engine/systems/fahnenturnier/lowering.h"
#include "engine/systems/fahnenturnier/set_names.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// What a state can count with.
constexpr int kMostStrength = 999;

/// Numbers of the names of cards and sets.
class Names {
public:
    std::uint16_t add(std::string_view name) {
        return m_numbers.emplace(name, static_cast<std::uint16_t>(m_numbers.size())).first->second;
    }
    [[nodiscard]] std::uint16_t find(std::string_view name) const {
        const auto found = m_numbers.find(name);
        return found == m_numbers.end() ? kNoName : found->second;
    }

private:
    std::map<std::string, std::uint16_t, std::less<>> m_numbers;
};

bool readKind(const model::Card& card, CardInfo& info) {
    if (card.type == "set") {
        info.kind = CardKind::Set;
    } else if (card.type == "starter") {
        info.kind = CardKind::Starter;
    } else if (card.type == "bot") {
        info.kind = CardKind::Bot;
    } else {
        return false;
    }
    return true;
}

/// CHA-C4, R34. A set card without a level is one of A.
std::optional<model::Error> readStrength(const model::Card& card, const Parameters& parameters, CardInfo& info) {
    const std::string_view level = card.word("level");
    info.level = level == "C" ? Level::C : level == "B" ? Level::B : Level::A;
    const int limit = info.level == Level::C   ? parameters.limitC
                      : info.level == Level::B ? parameters.limitB
                                               : parameters.limitA;
    const int most = info.kind == CardKind::Set && !level.empty() ? limit : kMostStrength;
    const int strength = card.number("base_strength");
    if (strength < 0 || strength > most) {
        return model::Error{
            "match.value_too_large", {card.name, std::to_string(strength), "0", std::to_string(most)}, {}};
    }
    info.strength = static_cast<std::int16_t>(strength);
    return std::nullopt;
}

/// What can make a check of the seats necessary.
bool concernsSeats(Op op) {
    return op == Op::AddSeats || op == Op::TakeSeats || op == Op::MillEnemyToBank;
}

void readTraits(Rules& rules) {
    for (const Static& rule : rules.programs.statics) {
        rules.hasStatics = true;
        rules.switchesOff =
            rules.switchesOff || rule.kind == StaticKind::EnemyFlagOff || rule.kind == StaticKind::EnemyBankOff;
        rules.changesSeats =
            rules.changesSeats || rule.kind == StaticKind::MoreSeats || rule.kind == StaticKind::EnemyFewerSeats;
    }
    rules.takesSeats = std::ranges::any_of(rules.programs.statics,
                                           [](const Static& rule) { return rule.kind == StaticKind::EnemyFewerSeats; });
    for (const Instruction& in : rules.programs.code) {
        rules.changesSeats = rules.changesSeats || concernsSeats(in.op);
    }
}

} // namespace

model::Result<Rules> compileRules(const std::vector<const model::Card*>& cards,
                                  const model::ParameterValues& parameters, const language::CardLanguage& language,
                                  const std::shared_ptr<const language::NameIndex>& names) {
    const model::Result<Parameters> read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    Rules rules;
    rules.parameters = *read;
    std::vector<const model::Card*> sorted = cards;
    std::ranges::sort(sorted, {}, [](const model::Card* card) { return std::string_view(card->key); });
    sorted.erase(std::unique(sorted.begin(), sorted.end(),
                             [](const model::Card* a, const model::Card* b) { return a->key == b->key; }),
                 sorted.end());
    Names numbers;
    for (const model::Card* card : sorted) {
        CardInfo& info = rules.cards.emplace_back();
        if (!readKind(*card, info)) {
            return model::Error{"match.unknown_type", {card->key, card->type}, {}};
        }
        if (std::optional<model::Error> error = readStrength(*card, rules.parameters, info)) {
            return *error;
        }
        info.name = numbers.add(card->name);
        for (const std::string_view set : kSetNames) {
            if (model::keyFromName(set) == card->word("set_id")) {
                info.set = numbers.add(set);
            }
        }
        rules.keys.push_back(card->key);
    }
    Lowering lowering(language, rules.programs, [&](std::string_view name) { return numbers.find(name); });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        language::CardContext context;
        context.ownName = sorted[i]->name;
        context.type = sorted[i]->type;
        context.names = names;
        const auto program = lowering.lower(language.read(sorted[i]->text, context));
        if (!program) {
            return model::Error{"match.text_too_long", {sorted[i]->name}, {}};
        }
        CardInfo& info = rules.cards[i];
        info.program = rules.programs.cards[*program];
        for (const Ability& ability : rules.programs.abilitiesOf(info.program)) {
            info.abilityMoments = static_cast<std::uint8_t>(info.abilityMoments | bitOf(ability.moment));
        }
        for (const Static& rule : rules.programs.staticsOf(info.program)) {
            info.staticMoments = static_cast<std::uint8_t>(info.staticMoments | bitOf(rule.moment));
        }
        rules.manualClauses += info.program.manualClauses;
    }
    readTraits(rules);
    return rules;
}

} // namespace blattwerk::engine::fahnenturnier
