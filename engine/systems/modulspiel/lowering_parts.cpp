// The part of Lowering that reads conditions, places and targets.
#include "engine/systems/modulspiel/lowering.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

std::int8_t Lowering::number(std::size_t node) const {
    return static_cast<std::int8_t>(std::clamp<std::int32_t>((*m_tree)[node].value, -99, 99));
}

Condition Lowering::condition(std::size_t node) const {
    const Meaning& one = meaning(node);
    Condition result;
    if (one.kind != MeaningKind::Condition) {
        result.kind = ConditionKind::Manual;
        return result;
    }
    result.kind = static_cast<ConditionKind>(one.code);
    for (std::size_t arg = 0; arg < one.args.size(); ++arg) {
        if (one.args[arg] == 'n') {
            result.n = number(child(node, arg));
        } else {
            result.place = place(child(node, arg));
        }
    }
    return result;
}

/// A place, or everywhere, or at(place).
Place Lowering::place(std::size_t node) const {
    return code<Place>(is(node, Form::At) ? child(node, 0) : node, MeaningKind::Place);
}

std::uint16_t Lowering::target(std::size_t node) {
    Target result;
    if (is(node, Form::Np)) {
        readQuant(child(node, 0), result);
        result.filter = filter(child(node, 1));
    } else {
        readQuant(node, result);
    }
    m_programs.targets.push_back(result);
    return static_cast<std::uint16_t>(m_programs.targets.size() - 1);
}

void Lowering::readQuant(std::size_t node, Target& target) const {
    target.quant = code<Quant>(node, MeaningKind::Quant);
    if (meaning(node).args == "n") {
        target.count = static_cast<std::uint8_t>(number(child(node, 0)));
    }
}

/// desc(other, side, kind, where, quality).
Filter Lowering::filter(std::size_t node) const {
    Filter result;
    result.other = code<std::uint8_t>(child(node, 0), MeaningKind::Other) != 0;
    result.side = code<Filter::Side>(child(node, 1), MeaningKind::Side);
    result.kind = code<CardKind>(child(node, 2), MeaningKind::CardKind);
    result.place = place(child(node, 3));
    const std::size_t quality = child(node, 4);
    result.quality = code<Quality>(quality, MeaningKind::Quality);
    if (meaning(quality).args == "n") {
        result.n = number(child(quality, 0));
    } else if (meaning(quality).args == "x") {
        const auto name = static_cast<std::size_t>((*m_tree)[child(quality, 0)].value);
        result.name = name < m_reading->strings.size() ? m_nameNumber(m_reading->strings[name]) : Filter::kNoName;
    }
    return result;
}

} // namespace blattwerk::engine::modulspiel
