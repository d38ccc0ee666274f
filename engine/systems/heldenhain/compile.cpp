#include "engine/systems/heldenhain/compile.h"

#include "engine/language/card_language.h"
#include "engine/language/unicode.h"
#include "engine/systems/heldenhain/lowering.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr std::array<std::string_view, 8> kTypeKeys = {"character", "companion",   "illusion",     "equipment",
                                                       "assist",    "action_card", "headquarters", "location"};

constexpr std::array<std::string_view, 4> kFactionKeys = {"SUP", "SCH", "WEG", "PUR"};

/// What makes two names the same (HEL-R47): composed, without case and doubled spaces.
std::string identity(std::string_view name) {
    return language::withPlainSpaces(language::folded(name));
}

std::int8_t small(int value) {
    return static_cast<std::int8_t>(std::clamp(value, -100, 100));
}

constexpr std::size_t kMostAssistNames = 64;

model::Error tooLarge(const model::Card& card, std::int64_t value, std::int64_t least, std::int64_t most) {
    return {
        "match.value_too_large", {card.name, std::to_string(value), std::to_string(least), std::to_string(most)}, {}};
}

/// A printed value that the state cannot hold is refused, never played as another.
std::optional<model::Error> uncountable(const model::Card& card) {
    if (const int cost = card.number("cost"); cost < 0 || cost > 100) {
        return tooLarge(card, cost, 0, 100);
    }
    for (const std::string_view field : {"effort", "stamina", "point_value"}) {
        if (const int value = card.number(field); value < -100 || value > 100) {
            return tooLarge(card, value, -100, 100);
        }
    }
    return std::nullopt;
}

/// The same for numbers in the text.
std::optional<model::Error> uncountable(const model::Card& card, const language::CardReading& reading,
                                        const language::CardLanguage& language) {
    for (const language::Ability& ability : reading.abilities) {
        for (const language::Node& node : ability.tree.nodes()) {
            const bool number = node.fun == language.integerFunction() || node.fun == language.signedFunction();
            if (number && (node.value < -Lowering::kMostNumber || node.value > Lowering::kMostNumber)) {
                return tooLarge(card, node.value, -Lowering::kMostNumber, Lowering::kMostNumber);
            }
        }
    }
    return std::nullopt;
}

CardInfo infoOf(const model::Card& card, CardType type) {
    CardInfo info;
    info.type = type;
    info.cost = static_cast<std::uint8_t>(std::clamp(card.number("cost"), 0, 100));
    info.effort = small(card.number("effort"));
    info.stamina = small(card.number("stamina", 1));
    info.points = small(card.number("point_value"));
    info.hasPoints = type == CardType::Character;
    const auto faction = std::ranges::find(kFactionKeys, card.word("faction"));
    info.faction = static_cast<Faction>(faction - kFactionKeys.begin());
    return info;
}

/// Whether who fits the words depends on more than the cards in play.
bool isFickle(const Filter& filter) {
    return filter.state != Filter::AnyState || (filter.flags & (Filter::WithStress | Filter::WithoutStress)) != 0 ||
           filter.stressLeast >= 0 || filter.extreme != Filter::None;
}

/// The same of the values that a rule changes.
bool isFickle(const Static& rule, const Rules& rules) {
    const ConditionKind kind = rule.condition.kind;
    const bool steady = kind == ConditionKind::Always || kind == ConditionKind::Crew ||
                        kind == ConditionKind::OwnNamed ||
                        (kind == ConditionKind::FieldCount && !isFickle(rules.targets[rule.condition.target].filter));
    return rule.kind <= StaticKind::StatPer &&
           (!steady || isFickle(rule.filter) ||
            (rule.kind == StaticKind::StatPer && isFickle(rules.targets[rule.per].filter)));
}

/// Whether some sentence acts without looking for a target.
bool surelyActs(const Ability& ability, const Rules& rules) {
    for (std::size_t pc = ability.start; rules.code[pc].op != Op::End; ++pc) {
        if (rules.code[pc].op >= Op::Exhaust && rules.code[pc].target == Instruction::kNone) {
            return true;
        }
    }
    return false;
}

/// What the abilities of a card have to do with points and with cards that nobody sees, as bits beside the triggers.
std::uint32_t bitsBesideTriggers(const CardInfo& info, const Rules& rules) {
    const auto random = [&](std::uint16_t target) {
        return target != Instruction::kNone && rules.targets[target].quant == Quant::Random;
    };
    std::uint32_t bits = 0;
    bool drawsWhenUsed = false;
    for (const Ability& ability : rules.abilitiesOf(info)) {
        const bool used = actsWhenUsed(ability.trigger);
        for (std::size_t pc = ability.start; !actsBetweenTurns(ability.trigger) && rules.code[pc].op != Op::End; ++pc) {
            const Instruction& in = rules.code[pc];
            const bool discards =
                in.op == Op::PayDiscard || (in.op == Op::Discard && in.who == Who::You && in.arg == 0);
            const bool looks = in.op == Op::Luck || in.op == Op::LookTop || in.op == Op::EndTurn ||
                               (in.op == Op::Discard && !discards) || (discards && used && drawsWhenUsed) ||
                               random(in.target) || random(in.second);
            bits |= !looks ? 0U : used ? kLooksWhenUsed : kLooksByTrigger;
            bits |= discards && !used ? kDiscardsByTrigger : 0U;
            bits |= in.op == Op::Draw ? kDraws : 0U;
            const bool gains =
                in.op == Op::GainPoints || in.op == Op::StealPoints || in.op == Op::FreeCollect || in.op == Op::EndTurn;
            bits |= !gains ? 0U : used ? kGainsWhenUsed : kGainsByTrigger;
            drawsWhenUsed = drawsWhenUsed || (used && in.op == Op::Draw);
        }
    }
    return bits;
}

/// What follows from the card and its lowered text, kept at hand for the list of steps.
void summarise(CardInfo& info, const Rules& rules) {
    const bool priced = std::ranges::any_of(rules.abilitiesOf(info), [](const Ability& ability) {
        return ability.trigger == Trigger::Body && (ability.flags & Ability::HasPrice) != 0;
    });
    const bool finds = info.type != CardType::ActionCard || !rules.parameters.actionNeedsTarget ||
                       std::ranges::any_of(rules.abilitiesOf(info), [](const Ability& ability) {
                           return ability.trigger == Trigger::Body && (ability.flags & Ability::SurelyActs) != 0;
                       });
    const auto namesakes = std::ranges::count(rules.cards, info.name, &CardInfo::name);
    const bool named =
        info.type == CardType::Equipment ||
        (info.type == CardType::Assist ? rules.parameters.kiOnceScope == AssistScope::InPlay : namesakes == 1);
    info.triggers |= bitsBesideTriggers(info, rules);
    const bool fickle =
        std::ranges::any_of(rules.staticsOf(info), [&](const Static& rule) { return isFickle(rule, rules); });
    info.auras = static_cast<std::uint16_t>(info.auras | (fickle ? unsigned{kAuraFickle} : 0U));
    const bool plain = named && !priced && finds;
    info.plainPlay = plain ? maskOf(info.type) : TypeMask{0};

    const auto has = [&](StaticKind kind) { return (info.selfRules & bitOf(kind)) != 0; };
    const bool figure = isFigure(info.type);
    const bool collects =
        info.type == CardType::Character || (info.type == CardType::Illusion && rules.parameters.illusionCollects);
    const bool exhausts =
        (figure || info.type == CardType::Assist) && (info.triggers & bitOf(Trigger::ExhaustAction)) != 0;
    info.traits = static_cast<std::uint8_t>((collects ? kTraitCollects : 0) | (exhausts ? kTraitExhausts : 0) |
                                            (has(StaticKind::DistractAtOnce) ? kTraitAtOnce : 0) |
                                            (has(StaticKind::BanCollect) ? kTraitNoCollect : 0) |
                                            (has(StaticKind::BanDistract) ? kTraitNoDistract : 0));
}

} // namespace

bool typeFromKey(std::string_view key, CardType& type) {
    const auto found = std::ranges::find(kTypeKeys, key);
    if (found == kTypeKeys.end()) {
        return false;
    }
    type = static_cast<CardType>(found - kTypeKeys.begin());
    return true;
}

model::Result<Rules> compileRules(const std::vector<const model::Card*>& cards,
                                  const model::ParameterValues& parameters, const language::CardLanguage& language,
                                  std::shared_ptr<const language::NameIndex> names) {
    const model::Result<Parameters> read = readParameters(parameters);
    if (!read) {
        return read.error();
    }
    Rules rules;
    rules.parameters = *read;
    std::vector<const model::Card*> sorted = cards;
    std::ranges::sort(sorted, {}, [](const model::Card* card) { return card->key; });
    const auto twins = std::ranges::unique(sorted, {}, [](const model::Card* card) { return card->key; });
    sorted.erase(twins.begin(), twins.end());

    std::map<std::string, std::uint16_t, std::less<>> nameNumbers;
    std::map<std::uint16_t, std::uint8_t> assistNames;
    for (const model::Card* card : sorted) {
        CardType type = CardType::Character;
        if (!typeFromKey(card->type, type)) {
            return model::Error{"match.unknown_type", {card->key, card->type}, {}};
        }
        if (std::optional<model::Error> error = uncountable(*card)) {
            return *error;
        }
        CardInfo info = infoOf(*card, type);
        info.name =
            nameNumbers.emplace(identity(card->name), static_cast<std::uint16_t>(nameNumbers.size())).first->second;
        if (type == CardType::Assist) {
            const auto number = static_cast<std::uint8_t>(assistNames.size());
            if (number == kMostAssistNames && !assistNames.contains(info.name)) {
                return model::Error{"match.too_many_names", {std::to_string(kMostAssistNames)}, {}};
            }
            info.assistName = assistNames.emplace(info.name, number).first->second;
        }
        rules.cards.push_back(info);
        rules.keys.push_back(card->key);
    }

    Lowering lowering(language, rules, [&](std::string_view name) {
        const auto found = nameNumbers.find(identity(name));
        return found == nameNumbers.end() ? Filter::kNoName : found->second;
    });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        language::CardContext context;
        context.ownName = sorted[i]->name;
        context.type = sorted[i]->type;
        context.names = names;
        const language::CardReading reading = language.read(sorted[i]->text, context);
        if (std::optional<model::Error> error = uncountable(*sorted[i], reading, language)) {
            return *error;
        }
        if (!lowering.lower(reading, i)) {
            return model::Error{"match.text_too_long", {sorted[i]->name}, {}};
        }
    }
    for (Ability& ability : rules.abilities) {
        ability.flags |= surelyActs(ability, rules) ? std::uint8_t{Ability::SurelyActs} : std::uint8_t{0};
    }
    for (CardInfo& info : rules.cards) {
        summarise(info, rules);
    }
    return rules;
}

} // namespace blattwerk::engine::heldenhain
