#include "engine/systems/heldenhain/type_fitting.h"

#include "engine/systems/heldenhain/construction_text.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr TypeMask kStays = static_cast<TypeMask>(kAnyType & ~maskOf(CardType::ActionCard));
constexpr TypeMask kCharacter = maskOf(CardType::Character);

/// Functions that speak of the card itself, and the types of which that can ever hold (section 5.3 of the catalogue).
struct Fitting {
    std::string_view name;
    TypeMask types = 0;
};
constexpr std::array<Fitting, 20> kFitting = {{
    {"turnStart", kStays},
    {"eachTurnStart", maskOf(CardType::Location)}, // HEL-R99
    {"turnEnd", kStays},
    {"afterCollectSelf", kCharacter}, // HEL-R53
    {"afterCollectBearer", maskOf(CardType::Equipment)},
    {"afterCollectOwn", kStays},
    {"afterDistractSelf", kFigureTypes},
    {"afterDistractOwn", kStays},
    {"afterDistracted", kFigureTypes},
    {"onEliminated", kFigureTypes},
    {"onOwnEliminated", kStays},
    {"onEnemyEliminated", kStays},
    {"afterPlayFigure", kStays},
    {"afterPlayActionCard", kStays},
    {"afterPlayEquipment", kStays},
    {"exhaustAction", static_cast<TypeMask>(kFigureTypes | maskOf(CardType::Assist))},
    {"oncePerTurn", maskOf(CardType::Headquarters)}, // HEL-R93
    {"selfStress", kFigureTypes},
    {"stressSelf", kFigureTypes},
    {"bearerHas", maskOf(CardType::Equipment)},
}};

} // namespace

TypeMask typesThatFit(std::string_view function) {
    const auto* const found = std::ranges::find(kFitting, function, &Fitting::name);
    return found == kFitting.end() ? kAnyType : found->types;
}

Misfit misfit(std::string_view function, std::string_view cardType) {
    CardType type = CardType::Character;
    if (!cardTypeFromKey(cardType, type)) {
        return {};
    }
    if (function == "onPlay" && type == CardType::Headquarters) {
        return {"trigger_never_acts", "HEL-C19"};
    }
    if (function == "bearer" && type != CardType::Equipment) {
        return {"wrong_noun", "HEL-C18"};
    }
    return (typesThatFit(function) & maskOf(type)) == 0 ? Misfit{"trigger_never_acts", "HEL-C18"} : Misfit{};
}

} // namespace blattwerk::engine::heldenhain
