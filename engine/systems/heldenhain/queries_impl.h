#pragma once

#include "engine/systems/heldenhain/queries.h"

#include <bit>

namespace blattwerk::engine::heldenhain {

template<class L>
bool Queries<L>::matchesRest(const Filter& filter, FigureRef self, FigureRef ref, bool printed) const {
    const Figure<L>& fig = figure(ref);
    const bool equipped = fig.equipment[0] != State::kNoCard;
    if (((filter.flags & Filter::Other) != 0 && ref == self) ||
        ((filter.flags & Filter::WithStress) != 0 && fig.stress == 0) ||
        ((filter.flags & Filter::WithoutStress) != 0 && fig.stress != 0) ||
        ((filter.flags & Filter::WithEquipment) != 0 && !equipped) ||
        ((filter.flags & Filter::WithoutEquipment) != 0 && equipped) || fig.stress < filter.stressLeast ||
        (filter.costMost >= 0 && info(fig.card).cost > filter.costMost)) {
        return false;
    }
    for (std::size_t index = 0; index < 3; ++index) {
        if (filter.least[index] >= 0 || filter.most[index] >= 0) {
            // A static never looks at values that statics make (HEL-G11).
            const auto which = static_cast<Stat>(index);
            const int now = printed ? printedStat(fig, which) : value(ref, which);
            if (now < filter.least[index] || (filter.most[index] >= 0 && now > filter.most[index])) {
                return false;
            }
        }
    }
    return true;
}

template<class L>
std::uint32_t Queries<L>::extremes(std::uint32_t mask, Filter::Extreme extreme) const {
    if (extreme == Filter::None) {
        return mask;
    }
    const bool lowest = extreme >= Filter::LowestEffort;
    const int offset =
        static_cast<int>(extreme) - static_cast<int>(lowest ? Filter::LowestEffort : Filter::HighestEffort);
    int best = -1000;
    std::uint32_t result = 0;
    for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1) {
        const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
        int now = offset == 3 ? figure(ref).stress : value(ref, static_cast<Stat>(offset));
        now = lowest ? -now : now;
        if (now > best) {
            best = now;
            result = 0;
        }
        result |= now == best ? 1U << ref : 0U;
    }
    return result;
}

template<class L>
std::uint32_t Queries<L>::fittingAssists(const Filter& filter, int controllerSide, Source source) const {
    std::uint32_t mask = 0;
    for (int side = 0; side < 2; ++side) {
        if (filter.side != Filter::Any && (side == controllerSide) != (filter.side == Filter::Own)) {
            continue;
        }
        for (std::size_t i = 0; i < m_s.sides[side].assistCount; ++i) {
            const Assist<L>& assist = m_s.sides[side].assists[i];
            const bool self = source == Source::of(Source::AmongAssists, side, i);
            if ((filter.state == Filter::AnyState || assist.stance.ready() == (filter.state == Filter::Ready)) &&
                !((filter.flags & Filter::Other) != 0 && self) &&
                (filter.name == Filter::kAnyName || filter.name == info(assist.card).name)) {
                mask |= 1U << figureRef(side, i);
            }
        }
    }
    return mask;
}

template<class L>
int Queries<L>::staticBonus(FigureRef ref, std::size_t index) const {
    int sum = 0;
    eachStatic([&](Source source, const Static& rule) {
        if (rule.amounts[index] != 0 && rule.kind <= StaticKind::StatPer && concerns(source, rule, ref)) {
            sum += bonusOf(rule, index, controller(source), ref);
        }
    });
    return sum;
}

template<class L>
void Queries<L>::ownStats(const Figure<L>& fig, int (&stats)[3]) const {
    const CardInfo& card = info(fig.card);
    stats[0] = card.effort + fig.bonus[0];
    stats[1] = card.stamina + fig.bonus[1];
    stats[2] = card.points + fig.bonus[2];
    for (const Card equipment : fig.equipment) {
        const CardInfo& worn = info(orFigure(equipment, fig));
        const int there = -static_cast<int>(equipment != State::kNoCard);
        stats[0] += worn.bearer[0] & there;
        stats[1] += worn.bearer[1] & there;
        stats[2] += worn.bearer[2] & there;
    }
}

template<class L>
void Queries<L>::allStats(FieldStats& stats) const {
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t slot = 0; slot < m_s.sides[side].fieldCount; ++slot) {
            ownStats(m_s.sides[side].field[slot], stats[side][slot]);
        }
    }
    for (std::size_t i = 0; i < m_s.lastingCount; ++i) {
        const LastingModifier<L>& lasting = m_s.lasting[i];
        for (std::size_t side = 0; side < 2; ++side) {
            for (unsigned rest = lasting.slots[side]; rest != 0; rest &= rest - 1) {
                stats[side][static_cast<std::size_t>(std::countr_zero(rest))][lasting.what & 3U] += lasting.amount;
            }
        }
    }
    if ((auras() & (kAuraEffort | kAuraStamina | kAuraPoints)) == 0) {
        return;
    }
    eachStatic([&](Source source, const Static& rule) {
        if (rule.kind > StaticKind::StatPer) {
            return;
        }
        const int side = controller(source);
        const FigureRef self = selfOf(source);
        std::uint32_t mask = rule.self ? (self == kNoFigure ? 0U : 1U << self) : fitting(rule.filter, side, self, true);
        if (mask == 0 || !holds(rule.condition, side, self)) {
            return;
        }
        for (; mask != 0; mask &= mask - 1) {
            const auto ref = static_cast<FigureRef>(std::countr_zero(mask));
            for (std::size_t index = 0; index < 3; ++index) {
                stats[sideOf(ref)][slotOf(ref)][index] +=
                    rule.amounts[index] == 0 ? 0 : bonusOf(rule, index, side, ref);
            }
        }
    });
}

/// What a rule that concerns the figure adds to the value.
template<class L>
int Queries<L>::bonusOf(const Static& rule, std::size_t index, int controllerSide, FigureRef ref) const {
    if (rule.kind != StaticKind::StatPer) {
        return rule.amounts[index];
    }
    const Filter& per = m_r.targets[rule.per].filter;
    const int bonus = std::popcount(fitting(per, controllerSide, ref, true)) * rule.amounts[index];
    const int most = std::abs(rule.most);
    return most == 0 ? bonus : std::clamp(bonus, -most, most);
}

template<class L>
int Queries<L>::crew(int side) const {
    int count = 0;
    TypeMask types = maskOf(CardType::Character);
    if ((auras() & kAuraCrew) != 0) {
        eachStatic([&](Source source, const Static& rule) {
            if (rule.kind == StaticKind::CountsForCrew && controller(source) == side) {
                types |= rule.filter.types;
            }
        });
    }
    for (std::size_t slot = 0; slot < m_s.sides[side].fieldCount; ++slot) {
        count += (maskOf(info(m_s.sides[side].field[slot].card).type) & types) != 0 ? 1 : 0;
    }
    return count;
}

template<class L>
bool Queries<L>::holdsRest(const Condition& condition, int controllerSide, FigureRef self) const {
    const SideState<L>& own = m_s.sides[controllerSide];
    const SideState<L>& other = m_s.sides[1 - controllerSide];
    switch (condition.kind) {
    case ConditionKind::Always:
        return true;
    case ConditionKind::Crew:
        return crew(controllerSide) >= condition.n;
    case ConditionKind::PointsBehind:
        return own.points < other.points;
    case ConditionKind::PointsAhead:
        return own.points > other.points;
    case ConditionKind::PointsMin:
        return own.points >= condition.n;
    case ConditionKind::HandMax:
        return own.handCount <= condition.n;
    case ConditionKind::SelfStress:
        return present(self) && figure(self).stress >= condition.n;
    case ConditionKind::OwnNamed: {
        const std::uint16_t name = m_r.targets[condition.target].filter.name;
        bool found = figureNamed(controllerSide, name) != kNoFigure;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            for (const Card equipment : own.field[slot].equipment) {
                found = found || (equipment != State::kNoCard && info(equipment).name == name);
            }
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            found = found || info(own.assists[i].card).name == name;
        }
        return found || (own.hq != State::kNoCard && info(own.hq).name == name);
    }
    case ConditionKind::FieldCount: {
        const Filter& filter = m_r.targets[condition.target].filter;
        const std::uint32_t mask = fitting(filter, controllerSide, self, true);
        return std::popcount(extremes(mask, filter.extreme)) >= condition.n;
    }
    case ConditionKind::EliminatedThus:
        return m_s.frame.eliminatedThus != 0;
    }
    return false;
}

template<class L>
void Queries<L>::addCostShifts(int side, std::int16_t (&shifts)[8]) const {
    const auto add = [&](TypeMask types, int change) {
        for (std::size_t type = 0; type < 8; ++type) {
            shifts[type] = static_cast<std::int16_t>(shifts[type] + ((unsigned{types} >> type & 1U) != 0 ? change : 0));
        }
    };
    if ((auras() & kAuraCost) != 0) {
        eachStatic([&](Source source, const Static& rule) {
            if (rule.kind == StaticKind::Cost &&
                (rule.filter.side == Filter::Any ||
                 (controller(source) == side) == (rule.filter.side == Filter::Own)) &&
                holds(rule.condition, controller(source), selfOf(source))) {
                add(rule.filter.types, rule.n);
            }
        });
    }
    for (std::size_t i = 0; side == m_s.active && i < m_s.discountCount; ++i) {
        add(m_s.discounts[i].types, -m_s.discounts[i].count);
    }
}

template<class L>
int Queries<L>::cover(FigureRef target) const {
    int cover = 0;
    if ((auras() & kAuraCover) == 0) {
        return cover;
    }
    eachStatic([&](Source at, const Static& rule) {
        const bool mine = at.place() == Source::AtLocation || at.side() == sideOf(target);
        if (rule.kind == StaticKind::Cover && mine && selfOf(at) != target &&
            holds(rule.condition, controller(at), selfOf(at))) {
            cover = m_r.parameters.coverStacks ? cover + rule.n : std::max<int>(cover, rule.n);
        }
    });
    return cover;
}

/// Of these exhausted figures the ones that nothing keeps from being distracted (HEL-V P3, P6).
template<class L>
std::uint32_t Queries<L>::unshielded(std::uint32_t mask) const {
    std::uint32_t guards = 0;
    std::uint32_t banned = 0;
    for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1) {
        const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
        const std::uint32_t rules = rulesOf(ref);
        const bool guard = (rules & bitOf(StaticKind::GuardFirst)) != 0 ||
                           ((auras() & kAuraGuard) != 0 && hasByOthers(StaticKind::GuardFirst, ref));
        banned |= (rules & bitOf(StaticKind::BanDistracted)) != 0 ? 1U << ref : 0U;
        guards |= guard ? 1U << ref : 0U;
    }
    return (guards != 0 ? guards : mask) & ~banned;
}

} // namespace blattwerk::engine::heldenhain
