#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

template<class L, class Sink>
void Resolver<L, Sink>::recount(int side) {
    SideState<L>& own = m_s.sides[side];
    unsigned auras = 0;
    std::uint32_t triggers = 0;
    const auto add = [&](const CardInfo& info) {
        auras |= info.auras;
        triggers |= info.triggers;
    };
    unsigned withAuras = 0;
    unsigned characters = 0;
    unsigned exhausters = 0;
    unsigned quirks = 0;
    for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
        const CardInfo& figure = m_q.info(own.field[slot].card);
        unsigned here = figure.auras;
        unsigned traits = figure.traits;
        add(figure);
        for (const Card equipment : own.field[slot].equipment) {
            if (equipment != kNoCard) {
                const CardInfo& worn = m_q.info(equipment);
                here |= worn.auras;
                traits |= worn.traits;
                add(worn);
            }
        }
        withAuras |= static_cast<unsigned>(here != 0) << slot;
        characters |= static_cast<unsigned>(figure.type == CardType::Character) << slot;
        exhausters |= static_cast<unsigned>((traits & kTraitExhausts) != 0) << slot;
        quirks |= static_cast<unsigned>(!isPlainFigure(figure.type, traits)) << slot;
    }
    own.auraSlots = static_cast<typename L::SlotMask>(withAuras);
    own.characters = static_cast<typename L::SlotMask>(characters);
    own.exhausters = static_cast<typename L::SlotMask>(exhausters);
    own.quirks = static_cast<typename L::SlotMask>(quirks);
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        add(m_q.info(own.assists[i].card));
    }
    if (own.hq != kNoCard && own.hqActive != 0) {
        add(m_q.info(own.hq));
    }
    if (m_s.location != kNoCard) {
        add(m_q.info(m_s.location));
    }
    own.auras = static_cast<std::uint16_t>(auras);
    own.triggers = triggers;
}

template<class L, class Sink>
void Resolver<L, Sink>::refreshAuras() {
    const unsigned before = m_q.auras();
    recount(0);
    recount(1);
    strainAfter(before);
}

template<class L, class Sink>
void Resolver<L, Sink>::refreshAuras(int side) {
    const unsigned before = m_q.auras();
    recount(side);
    strainAfter(before);
}

template<class L, class Sink>
void Resolver<L, Sink>::joinAuras(int side, const CardInfo& info) {
    SideState<L>& own = m_s.sides[side];
    own.auras = static_cast<std::uint16_t>(own.auras | info.auras);
    own.triggers |= info.triggers;
    strainAfter(0);
}

/// The state check of HEL-R62: everybody whose stress reaches the Ausdauer leaves at once, until nobody does. Whose
/// Ausdauer may have shrunk with that is noted by what changes the auras. Each pass removes a figure or uses up an
/// Ausrüstung, so it ends (HEL-G12).
template<class L, class Sink>
void Resolver<L, Sink>::eliminateOverstressed(bool triggers) {
    while (m_strained != 0 && !m_s.over()) {
        std::uint32_t dead = 0;
        // Most have no stress at all.
        std::uint32_t rest = m_strained & (m_q.fieldMask(0) | m_q.fieldMask(1));
        rest &= m_r.parameters.minStamina > 0 ? m_q.stressedMask() : kEverybody;
        for (; rest != 0; rest &= rest - 1) {
            const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
            dead |= m_q.overstressed(ref) ? bit(ref) : 0U;
        }
        m_strained = 0;
        if (dead != 0) {
            eliminate(dead, triggers);
        }
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::eliminate(std::uint32_t mask, bool triggers, bool replaceable) {
    if (replaceable && (m_q.auras() & kAuraReplace) != 0) {
        std::uint32_t kept = 0;
        std::uint32_t toHand = 0;
        eachOf(mask, [&](FigureRef ref) {
            if (saveByEquipment(ref)) {
                kept |= bit(ref);
            } else if (m_q.has(StaticKind::ToHandInstead, ref, kAuraReplace)) {
                toHand |= bit(ref);
            }
        });
        mask &= ~(kept | toHand);
        // From the last slot on, so that the numbers of the others stay right.
        for (int number = 31; number >= 0; --number) {
            if ((toHand >> number & 1U) != 0) {
                const auto ref = static_cast<FigureRef>(number);
                returnFigure(ref);
                const std::uint32_t side = 0xFFFFU << (16U * static_cast<unsigned>(sideOf(ref)));
                const std::uint32_t above = mask & side & ~((2U << ref) - 1U);
                mask = (mask & ~above) | above >> 1U;
            }
        }
    }
    if (mask == 0) {
        return;
    }
    if ((mask & m_s.frame.chosen) != 0) {
        m_s.frame.eliminatedThus = 1;
    }
    FixedVector<TriggerEntry, 2 * L::kField> gone;
    eachOf(mask, [&](FigureRef ref) {
        const Figure<L>& figure = fig(ref);
        const int side = sideOf(ref);
        emit(EventKind::Eliminated, ruleR(62), side, figure.card);
        const auto queueGone = [&](Card card) {
            const CardInfo& info = m_q.info(card);
            const bool waits = (info.triggers & bitOf(Trigger::OnElimSelf)) != 0;
            for (std::size_t i = 0; waits && i < info.abilityCount; ++i) {
                const auto number = static_cast<std::uint16_t>(info.firstAbility + i);
                if (m_r.abilities[number].trigger == Trigger::OnElimSelf && !gone.full()) {
                    gone.push_back({number, Source::of(Source::Gone, side), kNoFigure, kNoFigure, 0});
                }
            }
        };
        queueGone(figure.card);
        for (const Card equipment : figure.equipment) {
            if (equipment != kNoCard) {
                queueGone(equipment);
            }
        }
        discardFigure(ref);
    });
    const int before[2] = {m_s.sides[0].fieldCount, m_s.sides[1].fieldCount};
    for (std::uint32_t rest = mask; rest != 0;) { // from the last slot on, so that the numbers of the others stay right
        const int number = 31 - std::countl_zero(rest);
        rest &= ~(1U << number);
        closeGap(static_cast<FigureRef>(number));
    }
    const int lost[2] = {before[0] - m_s.sides[0].fieldCount, before[1] - m_s.sides[1].fieldCount};
    for (const int side : {0, 1}) {
        if (lost[side] != 0) {
            refreshAuras(side);
        }
    }
    if (triggers) {
        ++m_s.batch;
        for (const int side : {int{m_s.active}, 1 - m_s.active}) {
            for (const TriggerEntry& entry : gone) {
                if (entry.source.side() == side) {
                    push(entry);
                }
            }
            for (int i = 0; i < lost[side]; ++i) {
                queueOwn(side, Trigger::OnElimOwn, kNoFigure, kNoFigure, kNoFigure);
            }
            for (int i = 0; i < lost[1 - side]; ++i) {
                queueOwn(side, Trigger::OnElimEnemy, kNoFigure, kNoFigure, kNoFigure);
            }
        }
    }
}

/// X3: the Ausrüstung goes to the Ablage instead of the figure, which loses all its stress.
template<class L, class Sink>
bool Resolver<L, Sink>::saveByEquipment(FigureRef ref) {
    if (fig(ref).equipment[0] == kNoCard || !m_q.has(StaticKind::SaveOnce, ref, kAuraReplace)) {
        return false;
    }
    dropEquipment(ref, 0);
    emit(EventKind::Saved, ruleR(5), sideOf(ref), fig(ref).card);
    fig(ref).stress = 0;
    return true;
}

/// Puts the figure's cards onto the Ablage, the figure first (HEL-R63); the gap is closed by the caller.
template<class L, class Sink>
void Resolver<L, Sink>::discardFigure(FigureRef ref) {
    SideState<L>& own = m_s.sides[sideOf(ref)];
    Piles<L>::pushDiscard(own, fig(ref).card);
    for (const Card equipment : fig(ref).equipment) {
        if (equipment != kNoCard) {
            Piles<L>::pushDiscard(own, equipment);
        }
    }
}

/// HEL-R50, R51.
template<class L, class Sink>
void Resolver<L, Sink>::returnFigure(FigureRef ref) {
    SideState<L>& own = m_s.sides[sideOf(ref)];
    emit(EventKind::Returned, ruleR(50), sideOf(ref), fig(ref).card);
    Piles<L>::addToHand(own, fig(ref).card);
    for (const Card equipment : fig(ref).equipment) {
        if (equipment != kNoCard) {
            emit(EventKind::EquipmentReturned, ruleR(51), sideOf(ref), equipment);
            Piles<L>::addToHand(own, equipment);
        }
    }
    closeGap(ref);
    refreshAuras(sideOf(ref));
}

/// Takes a figure out of the field: the ones behind it move up, and everything that names figures follows.
template<class L, class Sink>
void Resolver<L, Sink>::closeGap(FigureRef ref) {
    const int side = sideOf(ref);
    const std::size_t slot = slotOf(ref);
    SideState<L>& own = m_s.sides[side];
    std::copy(own.field + slot + 1, own.field + own.fieldCount, own.field + slot);
    --own.fieldCount;
    m_strained = m_strained == 0 ? 0 : kEverybody;

    const auto move = [&](FigureRef& other) {
        if (other != kNoFigure && sideOf(other) == side) {
            other = slotOf(other) == slot  ? kNoFigure
                    : slotOf(other) > slot ? static_cast<FigureRef>(other - 1)
                                           : other;
        }
    };
    const auto moveSource = [&](Source& at) {
        if ((at.place() == Source::InField || at.place() == Source::OnFigure) && at.side() == side) {
            at = at.slot() == slot  ? Source::of(Source::Gone, side)
                 : at.slot() > slot ? Source::of(at.place(), side, at.slot() - 1)
                                    : at;
        }
    };
    const std::uint32_t sideBits = 0xFFFFU << (16U * static_cast<unsigned>(side));
    const std::uint32_t below = bit(ref) - 1U;
    const auto squeeze = [&](std::uint32_t mask) {
        const std::uint32_t mine = mask & sideBits;
        return (mask & ~sideBits) | (mine & below) | ((mine >> 1U) & ~below & sideBits);
    };
    const auto moveEntry = [&](TriggerEntry& entry) {
        moveSource(entry.source);
        move(entry.actor);
        move(entry.object);
    };
    Frame& frame = m_s.frame;
    if (frame.active != 0) {
        moveEntry(frame.entry);
        frame.chosen = squeeze(frame.chosen);
        frame.picked = squeeze(frame.picked);
        move(frame.first);
        move(frame.second);
        move(frame.carried);
    }
    for (std::size_t i = 0; i < m_s.queueCount; ++i) {
        moveEntry(m_s.queue[i]);
    }
    moveSource(m_s.playedSource);
    move(m_from);
    move(m_to);
    for (std::size_t i = 0; i < m_s.lastingCount;) {
        LastingModifier<L>& lasting = m_s.lasting[i];
        const unsigned mask = lasting.slots[side];
        const unsigned low = (1U << slot) - 1U;
        lasting.slots[side] = static_cast<typename L::SlotMask>((mask & low) | ((mask >> 1U) & ~low));
        if (lasting.slots[0] == 0 && lasting.slots[1] == 0) {
            lasting = m_s.lasting[--m_s.lastingCount];
        } else {
            ++i;
        }
    }
}

/// An Ausrüstung leaves its figure: abilities of it that still wait have lost their source.
template<class L, class Sink>
void Resolver<L, Sink>::dropSource(FigureRef ref, Card equipment) {
    const Source at = Source::of(Source::OnFigure, sideOf(ref), slotOf(ref));
    const auto drop = [&](TriggerEntry& entry) {
        if (entry.source == at && m_r.abilities[entry.ability].card == equipment) {
            entry.source = Source::of(Source::Gone, sideOf(ref));
        }
    };
    if (m_s.frame.active != 0) {
        drop(m_s.frame.entry);
    }
    for (std::size_t i = 0; i < m_s.queueCount; ++i) {
        drop(m_s.queue[i]);
    }
}

template<class L, class Sink>
auto Resolver<L, Sink>::dropEquipment(FigureRef ref, std::size_t place, bool toDiscard) -> Card {
    Figure<L>& figure = fig(ref);
    const Card equipment = figure.equipment[place];
    std::copy(figure.equipment + place + 1, figure.equipment + L::kEquipment, figure.equipment + place);
    figure.equipment[L::kEquipment - 1] = kNoCard;
    m_strained |= bit(ref);
    dropSource(ref, equipment);
    if (toDiscard) {
        Piles<L>::pushDiscard(m_s.sides[sideOf(ref)], equipment);
    }
    refreshAuras(sideOf(ref));
    return equipment;
}

/// HEL-R75: the oldest one gives way where the limit is reached.
template<class L, class Sink>
void Resolver<L, Sink>::attach(FigureRef ref, Card equipment) {
    std::size_t count = 0;
    while (count < L::kEquipment && fig(ref).equipment[count] != kNoCard) {
        ++count;
    }
    if (count >= static_cast<std::size_t>(m_r.parameters.equipmentPerCharacter)) {
        const Card old = dropEquipment(ref, 0);
        emit(EventKind::Replaced, ruleR(75), sideOf(ref), old, equipment);
        --count;
    }
    fig(ref).equipment[count] = equipment;
    m_strained |= bit(ref);
    emit(EventKind::Equipped, ruleR(72), sideOf(ref), equipment, fig(ref).card);
    const CardInfo& info = m_q.info(equipment);
    SideState<L>& own = m_s.sides[sideOf(ref)];
    const auto slot = static_cast<typename L::SlotMask>(1U << slotOf(ref));
    own.auraSlots |= info.auras != 0 ? slot : typename L::SlotMask{0};
    own.quirks |= info.traits != 0 ? slot : typename L::SlotMask{0};
    joinAuras(sideOf(ref), info);
}

template<class L, class Sink>
void Resolver<L, Sink>::addBonus(FigureRef ref, std::size_t stat, int amount) {
    std::int8_t& bonus = fig(ref).bonus[stat];
    m_s.bonuses = 1;
    bonus = static_cast<std::int8_t>(std::clamp(bonus + amount, -100, 100));
    m_strained |= bit(ref);
}

template<class L, class Sink>
void Resolver<L, Sink>::addLasting(std::uint32_t mask, std::size_t stat, int amount, Duration duration) {
    m_strained |= mask;
    const auto what = static_cast<std::uint8_t>(stat | (duration == Duration::NextUse ? 4U : 0U) |
                                                static_cast<unsigned>(controller()) << 3U);
    if (m_s.lastingCount == L::kLasting) {
        guard(4);
        return;
    }
    LastingModifier<L>& lasting = m_s.lasting[m_s.lastingCount++];
    lasting.slots[0] = static_cast<typename L::SlotMask>(mask & 0xFFFFU);
    lasting.slots[1] = static_cast<typename L::SlotMask>(mask >> 16U);
    lasting.what = what;
    lasting.amount = static_cast<std::int8_t>(amount);
}

/// D2 at the start of the issuer's turn, D4 at the turn's end.
template<class L, class Sink>
void Resolver<L, Sink>::expireLasting(bool nextUse, int issuer) {
    m_strained = kEverybody;
    for (std::size_t i = 0; i < m_s.lastingCount;) {
        const unsigned what = m_s.lasting[i].what;
        const bool isNextUse = (what & 4U) != 0;
        if (isNextUse == nextUse && (nextUse || static_cast<int>(what >> 3U & 1U) == issuer)) {
            m_s.lasting[i] = m_s.lasting[--m_s.lastingCount];
        } else {
            ++i;
        }
    }
}

/// D4: the figure's bonus "beim nächsten Mal" has been used.
template<class L, class Sink>
void Resolver<L, Sink>::useLasting(FigureRef ref, std::size_t stat) {
    m_strained |= bit(ref);
    for (std::size_t i = 0; i < m_s.lastingCount;) {
        LastingModifier<L>& lasting = m_s.lasting[i];
        if ((lasting.what & 7U) == (4U | stat)) {
            const unsigned rest = lasting.slots[sideOf(ref)] & ~(1U << slotOf(ref));
            lasting.slots[sideOf(ref)] = static_cast<typename L::SlotMask>(rest);
            if (lasting.slots[0] == 0 && lasting.slots[1] == 0) {
                lasting = m_s.lasting[--m_s.lastingCount];
                continue;
            }
        }
        ++i;
    }
}

} // namespace blattwerk::engine::heldenhain
