#include "engine/systems/ikonen/values.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

int sideAt(Spot place) {
    return place / static_cast<int>(kMostIcons);
}

bool asksForValue(const Condition& condition) {
    return condition.kind == ConditionKind::ValueMin || condition.kind == ConditionKind::ValueMax;
}

} // namespace

bool Values::fights(Spot place) const {
    if (!m_fight.running || place >= kPlaces) {
        return false;
    }
    const std::size_t slot = place % kMostIcons;
    return slot == (sideAt(place) == m_state.active ? m_fight.attacker : m_fight.defender);
}

bool Values::inScope(Spot place, Scope scope) const {
    if (scope == Scope::Always) {
        return true;
    }
    return fights(place) && (sideAt(place) == m_state.active) == (scope == Scope::Attacking);
}

std::optional<Spot> Values::opposing(int side, std::optional<Spot> place) const {
    const int other = 1 - side;
    const SideState& theirs = m_state.sides[other];
    if (m_fight.running && (!place || fights(*place))) {
        const std::uint8_t slot = other == m_state.active ? m_fight.attacker : m_fight.defender;
        return slot != kNoSlot && theirs.field[slot].there() ? std::optional(spotOf(other, slot)) : std::nullopt;
    }
    std::optional<Spot> found;
    for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
        if (theirs.field[slot].there()) {
            if (found) {
                return std::nullopt;
            }
            found = spotOf(other, slot);
        }
    }
    return found;
}

bool Values::inForce(Spot place, std::size_t attachment) const {
    const PlacedIcon& icon = m_state.icon(place);
    if (m_rules.cards[icon.attached[attachment]].type != CardType::Effect) {
        return true;
    }
    switch (m_rules.parameters.effectDuration) {
    case EffectDuration::WhileFaceUp:
        return icon.faceUp;
    case EffectDuration::FightOnly:
        return fights(place);
    case EffectDuration::WhileAttached:
    case EffectDuration::EndOfTurn:
        break;
    }
    return true;
}

template<typename Visit>
void Values::eachRule(Spot place, bool conditional, Visit visit) const {
    const PlacedIcon& icon = m_state.icon(place);
    const int side = sideAt(place);
    const auto visitText = [&](CardNo card, int attachment, int controller) {
        for (const Static& rule : m_rules.staticsOf(card)) {
            const bool counts = inScope(place, rule.scope) && (conditional || !asksForValue(rule.condition)) &&
                                holds(rule.condition, side, place, controller, false);
            if (counts) {
                visit(rule, attachment);
            }
        }
    };
    if (icon.card < m_rules.cards.size()) {
        visitText(icon.card, -1, side);
    }
    for (std::size_t i = 0; i < icon.attachedCount; ++i) {
        if (inForce(place, i)) {
            visitText(icon.attached[i], static_cast<int>(i), (unsigned{icon.foreign} >> i & 1U) != 0 ? 1 - side : side);
        }
    }
}

ValueList Values::derive(Spot place, bool conditional) const {
    const PlacedIcon& icon = m_state.icon(place);
    ValueList list{};
    if (icon.card >= m_rules.cards.size()) {
        return list;
    }
    std::copy_n(m_rules.cards[icon.card].values, kValueCount, list.begin());
    const auto at = [&](Value value) -> int& { return list[static_cast<std::size_t>(value)]; };
    eachRule(place, conditional, [&](const Static& rule, int) {
        if (rule.kind == StaticKind::SwapValues) {
            std::swap(at(rule.value), at(rule.second));
        }
    });
    eachRule(place, conditional, [&](const Static& rule, int) {
        if (rule.kind == StaticKind::SetValue) {
            at(rule.value) = rule.n;
        }
    });
    for (std::size_t i = 0; i < icon.attachedCount; ++i) {
        for (std::size_t v = 0; inForce(place, i) && v < kValueCount; ++v) {
            list[v] += m_rules.cards[icon.attached[i]].values[v];
        }
    }
    const auto addFrom = [&](Icon about) {
        return [&list, about](const Static& rule, int) {
            for (std::size_t v = 0; rule.kind == StaticKind::Values && rule.icon == about && v < kValueCount; ++v) {
                list[v] += rule.amounts[v];
            }
        };
    };
    eachRule(place, conditional, addFrom(Icon::Bearer));
    if (const std::optional<Spot> enemy = opposing(sideAt(place), place)) {
        const bool isOpen = m_state.icon(*enemy).faceUp;
        // Their rules are about this Ikone only if it is the one that they oppose.
        if (opposing(sideAt(*enemy), enemy) == place) {
            eachRule(*enemy, conditional, [&, add = addFrom(Icon::Opposing)](const Static& rule, int attachment) {
                const bool asksHidden = asksForValue(rule.condition) && rule.condition.icon == Icon::Bearer;
                if (isOpen || (attachment >= 0 && !asksHidden)) {
                    add(rule, attachment);
                }
            });
        }
    }
    for (std::size_t v = 0; v < kValueCount; ++v) {
        list[v] = std::max(0, list[v] + icon.boost[v]);
    }
    return list;
}

bool Values::holds(const Condition& condition, const Source& source) const {
    return holds(condition, source.side, placeIn(source), source.controller, true);
}

bool Values::holds(const Condition& condition, int side, std::optional<Spot> place, int controller,
                   bool conditional) const {
    const SideState& own = m_state.sides[controller];
    const auto about = [&] { return condition.icon == Icon::Bearer ? place : opposing(side, place); };
    const auto valueIs = [&](bool least) {
        const std::optional<Spot> icon = about();
        const bool isKnown = icon && (m_state.icon(*icon).faceUp || sideAt(*icon) == side);
        if (!isKnown || m_state.icon(*icon).card >= m_rules.cards.size()) {
            return false;
        }
        const int value = derive(*icon, conditional)[static_cast<std::size_t>(condition.value)];
        return least ? value >= condition.n : value <= condition.n;
    };
    switch (condition.kind) {
    case ConditionKind::Always:
        return true;
    case ConditionKind::FaceUp:
    case ConditionKind::FaceDown: {
        const std::optional<Spot> icon = about();
        return icon && m_state.icon(*icon).faceUp == (condition.kind == ConditionKind::FaceUp);
    }
    case ConditionKind::ValueMin:
        return valueIs(true);
    case ConditionKind::ValueMax:
        return valueIs(false);
    case ConditionKind::Attached: {
        const std::optional<Spot> enemy = opposing(side, place);
        if (!enemy) {
            return false;
        }
        const PlacedIcon& icon = m_state.icon(*enemy);
        const CardType type = condition.cards == CardKind::Equipment ? CardType::Equipment : CardType::Effect;
        return std::any_of(icon.attached, icon.attached + icon.attachedCount,
                           [&](CardNo card) { return m_rules.cards[card].type == type; });
    }
    case ConditionKind::Bare: {
        const std::optional<Spot> enemy = opposing(side, place);
        return enemy && m_state.icon(*enemy).attachedCount == 0;
    }
    case ConditionKind::PrizesMax:
        return m_state.sides[condition.who == Who::You ? controller : 1 - controller].prizeCount <= condition.n;
    case ConditionKind::HandMax:
        return own.handCount <= condition.n;
    case ConditionKind::HandMin:
        return own.handCount >= condition.n;
    case ConditionKind::PileMax:
        return own.pileCount <= condition.n;
    case ConditionKind::AttackedWith:
        return m_fight.running && m_fight.value == condition.value;
    case ConditionKind::ByHand:
        break;
    }
    return false;
}

bool Values::has(Spot place, StaticKind kind) const {
    bool found = false;
    eachRule(place, true, [&](const Static& rule, int) { found = found || rule.kind == kind; });
    return found;
}

std::optional<std::size_t> Values::saver(Spot place) const {
    std::optional<std::size_t> found;
    eachRule(place, true, [&](const Static& rule, int attachment) {
        if (rule.kind == StaticKind::SaveOnce && attachment >= 0 && !found) {
            found = static_cast<std::size_t>(attachment);
        }
    });
    return found;
}

bool Values::mayAttackWith(Spot place, Value value) const {
    bool may = true;
    eachRule(place, true, [&](const Static& rule, int) {
        may = may && rule.kind != StaticKind::BanAttack &&
              (rule.kind != StaticKind::AttackOnlyWith || rule.value == value);
    });
    return may;
}

bool Values::mayBeAttackedWith(Spot place, Value value) const {
    const bool isOpen = m_state.icon(place).faceUp;
    bool may = true;
    eachRule(place, isOpen, [&](const Static& rule, int attachment) {
        const bool known = isOpen || attachment >= 0;
        may = may && !(known && rule.kind == StaticKind::AttackedOnlyWith && rule.value != value);
    });
    return may;
}

} // namespace blattwerk::engine::ikonen
