#include "engine/systems/heldenhain/lowering.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

std::uint16_t Lowering::addTarget(const Target& target) {
    m_rules.targets.push_back(target);
    m_rules.targets.back().filter.settle();
    return static_cast<std::uint16_t>(m_rules.targets.size() - 1);
}

std::uint16_t Lowering::target(std::size_t node) {
    Target result;
    switch (fn(node)) {
    case Fn::Np:
        readQuant(child(node, 0), result);
        readDesc(child(node, 1), result.filter);
        break;
    case Fn::Assists: {
        readQuant(child(node, 0), result);
        const std::size_t desc = child(node, 1);
        result.filter.types = maskOf(CardType::Assist);
        result.filter.flags = childFn(desc, 0) == Fn::Other ? Filter::Other : 0;
        result.filter.state = childFn(desc, 1) == Fn::Ready       ? Filter::Ready
                              : childFn(desc, 1) == Fn::Exhausted ? Filter::Exhausted
                                                                  : Filter::AnyState;
        result.filter.side = childFn(desc, 2) == Fn::Own     ? Filter::Own
                             : childFn(desc, 2) == Fn::Enemy ? Filter::Enemy
                                                             : Filter::Any;
        break;
    }
    case Fn::Named:
        result.filter.name = name(child(node, 0));
        break;
    case Fn::Self:
        result.quant = Quant::Self;
        if (m_rules.cards[m_card].type == CardType::Assist) {
            result.filter.types = maskOf(CardType::Assist);
        }
        break;
    case Fn::Bearer:
        result.quant = Quant::Bearer;
        break;
    case Fn::FirstChosen:
        result.quant = Quant::FirstChosen;
        break;
    case Fn::SecondChosen:
        result.quant = Quant::SecondChosen;
        break;
    case Fn::Collector:
        result.quant = Quant::CollectingFigure;
        break;
    case Fn::Distractor:
        result.quant = Quant::DistractingFigure;
        break;
    case Fn::Distracted:
        result.quant = Quant::DistractedFigure;
        break;
    case Fn::ChosenAssist:
        result.quant = Quant::ChosenAssist;
        result.filter.types = maskOf(CardType::Assist);
        break;
    default:
        result.quant = Quant::Chosen;
        break;
    }
    return addTarget(result);
}

void Lowering::readQuant(std::size_t node, Target& target) const {
    switch (fn(node)) {
    case Fn::Num:
        target.quant = Quant::Several;
        target.count = static_cast<std::uint8_t>(childNumber(node, 0));
        break;
    case Fn::UpTo:
        target.quant = Quant::UpTo;
        target.count = static_cast<std::uint8_t>(childNumber(node, 0));
        break;
    case Fn::All:
        target.quant = Quant::All;
        break;
    case Fn::Random:
        target.quant = Quant::Random;
        break;
    default:
        target.quant = Quant::One;
        break;
    }
}

/// desc(other, state, side, kind, filters).
void Lowering::readDesc(std::size_t node, Filter& filter) const {
    if (childFn(node, 0) == Fn::Other) {
        filter.flags |= Filter::Other;
    }
    filter.state = childFn(node, 1) == Fn::Ready       ? Filter::Ready
                   : childFn(node, 1) == Fn::Exhausted ? Filter::Exhausted
                                                       : Filter::AnyState;
    filter.side = childFn(node, 2) == Fn::Own     ? Filter::Own
                  : childFn(node, 2) == Fn::Enemy ? Filter::Enemy
                                                  : Filter::Any;
    filter.types = types(child(node, 3));
    readFilters(child(node, 4), filter);
}

void Lowering::readFilters(std::size_t node, Filter& filter) const {
    switch (fn(node)) {
    case Fn::Also:
        readFilters(child(node, 0), filter);
        readFilters(child(node, 1), filter);
        break;
    case Fn::WithStress:
        filter.flags |= Filter::WithStress;
        break;
    case Fn::WithEquipment:
        filter.flags |= Filter::WithEquipment;
        break;
    case Fn::WithoutEquipment:
        filter.flags |= Filter::WithoutEquipment;
        break;
    case Fn::CostMax:
        filter.costMost = childNumber(node, 0);
        break;
    case Fn::EffortMin:
        filter.least[static_cast<std::size_t>(Stat::Effort)] = childNumber(node, 0);
        break;
    case Fn::StressMin:
        filter.stressLeast = childNumber(node, 0);
        break;
    case Fn::Highest:
        filter.extreme = static_cast<Filter::Extreme>(static_cast<int>(Filter::HighestEffort) +
                                                      static_cast<int>(stat(childFn(node, 0))));
        break;
    case Fn::MostStress:
        filter.extreme = Filter::MostStress;
        break;
    case Fn::WithName:
        filter.name = name(child(node, 0));
        break;
    default:
        break;
    }
}

TypeMask Lowering::types(std::size_t node) const {
    switch (fn(node)) {
    case Fn::Figure:
        return kFigureTypes;
    case Fn::Character:
        return maskOf(CardType::Character);
    case Fn::Companion:
        return maskOf(CardType::Companion);
    case Fn::Illusion:
        return maskOf(CardType::Illusion);
    case Fn::Equipment:
        return maskOf(CardType::Equipment);
    case Fn::Assist:
        return maskOf(CardType::Assist);
    case Fn::ActionCard:
        return maskOf(CardType::ActionCard);
    case Fn::Headquarters:
        return maskOf(CardType::Headquarters);
    case Fn::Location:
        return maskOf(CardType::Location);
    default:
        return kAnyType;
    }
}

Stat Lowering::stat(Fn fn) {
    return fn == Fn::Stamina ? Stat::Stamina : fn == Fn::PointValue ? Stat::Points : Stat::Effort;
}

/// mod(n, stat) or mods(mod, mods).
void Lowering::readMods(std::size_t node, std::int8_t (&amounts)[3]) const {
    if (fn(node) == Fn::Mods) {
        readMods(child(node, 0), amounts);
        readMods(child(node, 1), amounts);
        return;
    }
    std::int8_t& amount = amounts[static_cast<std::size_t>(stat(childFn(node, 1)))];
    amount = static_cast<std::int8_t>(std::clamp(amount + childNumber(node, 0), -99, 99));
}

Who Lowering::who(std::size_t node) const {
    return fn(node) == Fn::OtherSide ? Who::Other : fn(node) == Fn::EachSide ? Who::Each : Who::You;
}

} // namespace blattwerk::engine::heldenhain
