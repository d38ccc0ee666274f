#pragma once

#include "engine/systems/heldenhain/field_bits.h"
#include "engine/systems/heldenhain/rules.h"
#include "engine/systems/heldenhain/state.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// Reads a position: everything that card texts may change is asked here (HEL-R5), computed on demand.
template<class L>
class Queries {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;

    Queries(const State& state, const Rules& rules)
        : m_s(state),
          m_r(rules),
          m_cards(rules.cards.empty() ? &kNobody : rules.cards.data()) {}

    [[nodiscard]] const CardInfo& info(std::size_t card) const { return m_cards[card]; }
    [[nodiscard]] const Figure<L>& figure(FigureRef ref) const { return m_s.sides[sideOf(ref)].field[slotOf(ref)]; }
    [[nodiscard]] const CardInfo& infoOf(FigureRef ref) const { return info(figure(ref).card); }
    [[nodiscard]] bool present(FigureRef ref) const {
        return ref != kNoFigure && slotOf(ref) < m_s.sides[sideOf(ref)].fieldCount;
    }
    [[nodiscard]] std::uint32_t fieldMask(int side) const {
        return ((1U << m_s.sides[side].fieldCount) - 1U) << (16U * static_cast<unsigned>(side));
    }
    [[nodiscard]] unsigned auras() const { return static_cast<unsigned>(m_s.sides[0].auras) | m_s.sides[1].auras; }
    /// The side that an ability belongs to; a Schauplatz belongs to the side whose turn it is (HEL-A33).
    [[nodiscard]] int controller(Source source) const {
        return source.place() == Source::AtLocation ? m_s.active : source.side();
    }

    [[nodiscard]] int effort(FigureRef ref) const { return std::max(0, stat(ref, Stat::Effort)); }
    [[nodiscard]] int stamina(FigureRef ref) const {
        return std::max(m_r.parameters.minStamina, stat(ref, Stat::Stamina));
    }
    /// Whether stress has reached the Ausdauer (HEL-R62). Statics are looked at only where they can matter.
    [[nodiscard]] bool overstressed(FigureRef ref) const {
        const int stress = figure(ref).stress;
        if (stress == 0 && m_r.parameters.minStamina > 0) {
            return false;
        }
        const int plain = plainStat(ref, Stat::Stamina);
        if ((auras() & kAuraFrailty) == 0 && stress < plain) {
            return false;
        }
        return stress >= std::max(m_r.parameters.minStamina, plain + auraStat(ref, Stat::Stamina));
    }
    /// 0 for figures without a Punktwert (HEL-A44, A46).
    [[nodiscard]] int pointValue(FigureRef ref) const {
        return countsPoints(infoOf(ref)) ? std::max(0, stat(ref, Stat::Points)) : 0;
    }
    [[nodiscard]] bool countsPoints(const CardInfo& card) const {
        return card.hasPoints || (card.type == CardType::Illusion && m_r.parameters.illusionCollects);
    }
    [[nodiscard]] int value(FigureRef ref, Stat which) const {
        return which == Stat::Effort ? effort(ref) : which == Stat::Stamina ? stamina(ref) : pointValue(ref);
    }

    /// Values before their floors, by side, slot and Stat.
    using FieldStats = int[2][L::kField][3];
    /// All of them at once: each permanent rule is looked at once, not once for each figure and value.
    void allStats(FieldStats& stats) const;
    /// Those of one figure by itself and its Ausrüstung alone.
    void ownStats(const Figure<L>& fig, int (&stats)[3]) const;
    /// Whether the values of every figure follow from its own and from which cards are in play.
    [[nodiscard]] bool statsAreSteady() const { return (auras() & kAuraFickle) == 0 && m_s.lastingCount == 0; }
    /// Whether that is all there is for every figure.
    [[nodiscard]] bool statsAreOwn() const {
        return (auras() & (unsigned{kAuraEffort} | kAuraStamina | kAuraPoints)) == 0 && m_s.lastingCount == 0;
    }

    /// Calls `visit(source, static)` for every permanent rule of the cards in play.
    template<typename Visit>
    void eachStatic(Visit&& visit) const {
        for (int side = 0; side < 2; ++side) {
            const SideState<L>& own = m_s.sides[side];
            for (unsigned rest = own.auraSlots; rest != 0; rest &= rest - 1) {
                const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
                eachStaticOf(own.field[slot].card, Source::of(Source::InField, side, slot), visit);
                for (const Card equipment : own.field[slot].equipment) {
                    if (equipment != State::kNoCard) {
                        eachStaticOf(equipment, Source::of(Source::OnFigure, side, slot), visit);
                    }
                }
            }
            for (std::size_t i = 0; i < own.assistCount; ++i) {
                eachStaticOf(own.assists[i].card, Source::of(Source::AmongAssists, side, i), visit);
            }
            if (own.hq != State::kNoCard && own.hqActive != 0) {
                eachStaticOf(own.hq, Source::of(Source::AtHq, side), visit);
            }
        }
        if (m_s.location != State::kNoCard) {
            eachStaticOf(m_s.location, Source::of(Source::AtLocation, m_s.locationOwner), visit);
        }
    }

    /// The figure that "diese Karte" or "der Träger" of a source means, kNoFigure without one.
    [[nodiscard]] static FigureRef selfOf(Source source) {
        return source.place() == Source::InField || source.place() == Source::OnFigure ? source.figure() : kNoFigure;
    }

    /// Whether a ban, permission or replacement of that kind concerns the figure now.
    [[nodiscard]] bool has(StaticKind kind, FigureRef ref, unsigned aura = kAuraSelfRules) const {
        return (selfRules(ref) & bitOf(kind)) != 0 || ((auras() & aura) != 0 && hasByOthers(kind, ref));
    }
    /// The unconditional rules of the figure and its Ausrüstung about itself.
    [[nodiscard]] std::uint32_t selfRules(FigureRef ref) const {
        const Figure<L>& fig = figure(ref);
        std::uint32_t own = info(fig.card).selfRules;
        for (const Card equipment : fig.equipment) {
            own |= info(orFigure(equipment, fig)).selfRules;
        }
        return own;
    }
    /// The Ausrüstung, or the figure itself where there is none, without a branch: for unions, where it adds nothing.
    [[nodiscard]] static Card orFigure(Card equipment, const Figure<L>& fig) {
        const auto there = static_cast<Card>(equipment != State::kNoCard ? State::kNoCard : 0);
        return static_cast<Card>((equipment & there) | (fig.card & ~there));
    }
    /// Bits of Trait of the figure and its Ausrüstung.
    [[nodiscard]] unsigned traits(const Figure<L>& fig) const {
        unsigned own = info(fig.card).traits;
        for (const Card equipment : fig.equipment) {
            own |= info(orFigure(equipment, fig)).traits;
        }
        return own;
    }
    /// The bans and permissions among the traits that other cards, or conditions, give.
    [[nodiscard]] unsigned traitsByOthers(FigureRef ref) const {
        const std::uint32_t rules = rulesByOthers(ref);
        return ((rules & bitOf(StaticKind::DistractAtOnce)) != 0 ? unsigned{kTraitAtOnce} : 0U) |
               ((rules & bitOf(StaticKind::BanCollect)) != 0 ? unsigned{kTraitNoCollect} : 0U) |
               ((rules & bitOf(StaticKind::BanDistract)) != 0 ? unsigned{kTraitNoDistract} : 0U);
    }
    /// Bit per StaticKind of all bans and permissions (those of kAuraSelfRules) that concern the figure now.
    [[nodiscard]] std::uint32_t rulesOf(FigureRef ref) const {
        return selfRules(ref) | ((auras() & kAuraSelfRules) == 0 ? 0U : rulesByOthers(ref));
    }
    [[nodiscard]] std::uint32_t rulesByOthers(FigureRef ref) const {
        std::uint32_t found = 0;
        eachStatic([&](Source source, const Static& rule) {
            if ((kSelfRuleKinds & bitOf(rule.kind)) != 0 && concerns(source, rule, ref)) {
                found |= bitOf(rule.kind);
            }
        });
        return found;
    }
    [[nodiscard]] bool hasByOthers(StaticKind kind, FigureRef ref) const {
        bool found = false;
        eachStatic([&](Source source, const Static& rule) {
            found = found || (rule.kind == kind && concerns(source, rule, ref));
        });
        return found;
    }
    /// Whether the rule is about the figure and its condition holds.
    [[nodiscard]] bool concerns(Source source, const Static& rule, FigureRef ref) const {
        const bool meant =
            rule.self ? selfOf(source) == ref : matches(rule.filter, controller(source), selfOf(source), ref, true);
        return meant && holds(rule.condition, controller(source), selfOf(source));
    }

    [[nodiscard]] bool matches(const Filter& filter, int controllerSide, FigureRef self, FigureRef ref,
                               bool printed = false) const {
        const Figure<L>& fig = figure(ref);
        const CardInfo& card = info(fig.card);
        if ((filter.types & maskOf(card.type)) == 0) {
            return false;
        }
        if (filter.side != Filter::Any && (sideOf(ref) == controllerSide) != (filter.side == Filter::Own)) {
            return false;
        }
        if (filter.state != Filter::AnyState && fig.stance.ready() != (filter.state == Filter::Ready)) {
            return false;
        }
        if (filter.name != Filter::kAnyName && filter.name != card.name) {
            return false;
        }
        return filter.plain || matchesRest(filter, self, ref, printed);
    }
    /// All figures that fit the words, before "mit dem höchsten ...".
    [[nodiscard]] std::uint32_t fitting(const Filter& filter, int controllerSide, FigureRef self,
                                        bool printed = false) const {
        const bool own = filter.side != Filter::Enemy;
        const bool enemy = filter.side != Filter::Own;
        std::uint32_t mask = own ? fittingPlainly(filter, controllerSide) : 0U;
        mask |= enemy ? fittingPlainly(filter, 1 - controllerSide) : 0U;
        for (std::uint32_t rest = filter.plain ? 0U : mask; rest != 0; rest &= rest - 1) {
            const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
            mask &= matchesRest(filter, self, ref, printed) ? ~0U : ~(1U << ref);
        }
        return mask;
    }
    /// Figures of the side with that type, state and name.
    [[nodiscard]] std::uint32_t fittingPlainly(const Filter& filter, int side) const {
        const SideState<L>& own = m_s.sides[side];
        unsigned mask = (1U << own.fieldCount) - 1U;
        if (filter.state != Filter::AnyState) {
            mask &= FieldBits<L>(own).ready() ^ (filter.state == Filter::Ready ? 0U : ~0U);
        }
        const unsigned types = filter.types & unsigned{kFigureTypes};
        if (filter.name == Filter::kAnyName && types == maskOf(CardType::Character)) {
            mask &= own.characters;
        } else if (filter.name != Filter::kAnyName || types != kFigureTypes) {
            mask &= slotsNamed(own, types, filter.name);
        }
        return mask << (16U * static_cast<unsigned>(side));
    }
    /// Slots with one of the types and that name.
    [[nodiscard]] unsigned slotsNamed(const SideState<L>& own, unsigned types, std::uint16_t name) const {
        const unsigned anyName = name == Filter::kAnyName ? 1U : 0U;
        unsigned mask = 0;
        for (std::size_t slot = 0; slot < L::kField; ++slot) { // a fixed length needs no guess
            const CardInfo& card = infoAt(own, slot);
            const unsigned fits = anyName | (name == card.name ? 1U : 0U);
            mask |= (types >> static_cast<unsigned>(card.type) & fits & 1U) << slot;
        }
        return mask;
    }
    /// Also for places behind the last figure, which may hold anything: there it is the first card's.
    [[nodiscard]] const CardInfo& infoAt(const SideState<L>& side, std::size_t slot) const {
        const auto there = static_cast<Card>(slot < side.fieldCount ? State::kNoCard : 0);
        return info(static_cast<std::size_t>(side.field[slot].card & there));
    }
    /// Figures that have stress on them.
    [[nodiscard]] std::uint32_t stressedMask() const {
        const unsigned own = FieldBits<L>(m_s.sides[0]).stressed();
        return (own | FieldBits<L>(m_s.sides[1]).stressed() << 16U) & (fieldMask(0) | fieldMask(1));
    }
    [[nodiscard]] unsigned withActionsLeft(int side, unsigned slots) const {
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            slots &= actionsLeft(m_s.sides[side].field[slot]) ? ~0U : ~(1U << slot);
        }
        return slots;
    }
    /// Bit `card & 63` of each figure of the side, and of those that were there: where a card's bit is missing, it is
    /// not there.
    [[nodiscard]] std::uint64_t cardBits(int side) const {
        const SideState<L>& own = m_s.sides[side];
        std::uint64_t bits = 0;
        for (std::size_t slot = 0; slot < L::kField; ++slot) { // a fixed length needs no guess
            bits |= std::uint64_t{1} << (own.field[slot].card & 63U);
        }
        return bits;
    }
    /// Of these the ones with the extreme value (HEL-V Z6).
    [[nodiscard]] std::uint32_t extremes(std::uint32_t mask, Filter::Extreme extreme) const;
    /// KI that fit the words, bit side << 4 | place.
    [[nodiscard]] std::uint32_t fittingAssists(const Filter& filter, int controllerSide, Source source) const;

    [[nodiscard]] bool holds(const Condition& condition, int controllerSide, FigureRef self) const {
        return condition.kind == ConditionKind::Always || holdsRest(condition, controllerSide, self);
    }
    /// Own Charaktere in the field (HEL-R111, R112), and what a card says counts with them (HEL-R118).
    [[nodiscard]] int crew(int side) const;

    [[nodiscard, gnu::always_inline]] int cost(int side, std::size_t card) const {
        if ((auras() & kAuraCost) == 0 && m_s.discountCount == 0) [[likely]] {
            return info(card).cost;
        }
        return changedCost(side, card);
    }
    [[nodiscard]] int changedCost(int side, std::size_t card) const {
        std::int16_t shifts[8];
        costShifts(side, shifts);
        return std::max(0, info(card).cost + shifts[static_cast<std::size_t>(info(card).type)]);
    }
    /// By type: what the side's cards cost more (or less, down to nothing) than is printed on them.
    void costShifts(int side, std::int16_t (&shifts)[8]) const {
        std::fill(shifts, shifts + 8, std::int16_t{0});
        if ((auras() & kAuraCost) != 0 || m_s.discountCount > 0) [[unlikely]] {
            addCostShifts(side, shifts);
        }
    }
    void addCostShifts(int side, std::int16_t (&shifts)[8]) const;
    [[nodiscard]] bool canCollect(FigureRef ref) const {
        const Figure<L>& fig = figure(ref);
        return fig.stance.ready() && !fig.stance.waiting() && collects(ref) && actionsLeft(fig) &&
               !has(StaticKind::BanCollect, ref);
    }
    [[nodiscard]] bool collects(FigureRef ref) const {
        const CardType type = infoOf(ref).type;
        return type == CardType::Character || (type == CardType::Illusion && m_r.parameters.illusionCollects);
    }
    [[nodiscard]] bool actionsLeft(const Figure<L>& fig) const {
        return m_r.parameters.maxActionsPerFigure == 0 || fig.actions < m_r.parameters.maxActionsPerFigure;
    }
    [[nodiscard]] bool canDistract(FigureRef ref) const {
        const Figure<L>& fig = figure(ref);
        return fig.stance.ready() && actionsLeft(fig) &&
               (!fig.stance.waiting() || has(StaticKind::DistractAtOnce, ref)) && !has(StaticKind::BanDistract, ref);
    }
    /// Figures of the side that may be distracted now (HEL-R58, P3, P6).
    [[nodiscard, gnu::always_inline]] std::uint32_t distractable(int side) const {
        const std::uint32_t exhausted =
            fieldMask(side) & ~(FieldBits<L>(m_s.sides[side]).ready() << (16U * static_cast<unsigned>(side)));
        return (auras() & (kAuraShield | kAuraSelfRules | kAuraGuard)) == 0 ? exhausted : unshielded(exhausted);
    }
    /// Rückendeckung of a distracted figure, 0 without one (HEL-R115, A51).
    [[nodiscard]] int cover(FigureRef target) const;
    /// What a Rückendeckung leaves of the stress.
    [[nodiscard]] int covered(int stress, int cover) const {
        return cover == 0 ? stress : std::max(std::min(stress, m_r.parameters.coverMin), stress - cover);
    }
    /// Number of the exhaust ability of a card, -1 without one.
    [[nodiscard]] int abilityOf(std::size_t card, Trigger trigger) const {
        const CardInfo& card_ = info(card);
        if ((card_.triggers & bitOf(trigger)) == 0) {
            return -1;
        }
        for (std::size_t i = 0; i < card_.abilityCount; ++i) {
            if (m_r.abilities[card_.firstAbility + i].trigger == trigger) {
                return static_cast<int>(card_.firstAbility + i);
            }
        }
        return -1;
    }
    [[nodiscard]] FigureRef figureNamed(int side, std::uint16_t name) const {
        for (std::size_t slot = 0; slot < m_s.sides[side].fieldCount; ++slot) {
            if (info(m_s.sides[side].field[slot].card).name == name) {
                return figureRef(side, slot);
            }
        }
        return kNoFigure;
    }
    [[nodiscard]] bool fieldFull(int side) const { return m_s.sides[side].fieldCount >= m_r.parameters.fieldLimit; }

private:
    template<typename Visit>
    void eachStaticOf(std::size_t card, Source source, Visit& visit) const {
        const CardInfo& c = info(card);
        for (std::size_t i = 0; i < c.staticCount; ++i) {
            visit(source, m_r.statics[c.firstStatic + i]);
        }
    }
    /// Printed base, Ausrüstung, statics, temporary modifiers; floors are the caller's (section 5.3).
    [[nodiscard]] int stat(FigureRef ref, Stat which) const { return plainStat(ref, which) + auraStat(ref, which); }
    [[nodiscard]] int auraStat(FigureRef ref, Stat which) const {
        const auto index = static_cast<std::size_t>(which);
        if ((auras() & (static_cast<unsigned>(kAuraEffort) << index)) == 0) [[likely]] {
            return 0;
        }
        return staticBonus(ref, index);
    }
    /// Without statics.
    [[nodiscard, gnu::always_inline]] int plainStat(FigureRef ref, Stat which) const {
        const Figure<L>& fig = figure(ref);
        const auto index = static_cast<std::size_t>(which);
        const int sum = printedStat(fig, which) + fig.bonus[index];
        if (m_s.lastingCount == 0) [[likely]] {
            return sum;
        }
        return sum + lastingStat(ref, index);
    }
    [[nodiscard, gnu::noinline]] int lastingStat(FigureRef ref, std::size_t index) const {
        int sum = 0;
        for (std::size_t i = 0; i < m_s.lastingCount; ++i) {
            const LastingModifier<L>& lasting = m_s.lasting[i];
            const unsigned slots = lasting.slots[sideOf(ref)];
            if ((slots >> slotOf(ref) & 1U) != 0 && (lasting.what & 3U) == index) {
                sum += lasting.amount;
            }
        }
        return sum;
    }
    [[nodiscard, gnu::always_inline]] int printedStat(const Figure<L>& fig, Stat which) const {
        const CardInfo& card = info(fig.card);
        const auto index = static_cast<std::size_t>(which);
        int sum = which == Stat::Effort ? card.effort : which == Stat::Stamina ? card.stamina : card.points;
        for (const Card equipment : fig.equipment) {
            sum += info(orFigure(equipment, fig)).bearer[index] & -static_cast<int>(equipment != State::kNoCard);
        }
        return sum;
    }
    [[nodiscard]] std::uint32_t unshielded(std::uint32_t mask) const;
    [[nodiscard, gnu::noinline]] int staticBonus(FigureRef ref, std::size_t index) const;
    [[nodiscard]] int bonusOf(const Static& rule, std::size_t index, int controllerSide, FigureRef ref) const;
    [[nodiscard]] bool matchesRest(const Filter& filter, FigureRef self, FigureRef ref, bool printed) const;
    [[nodiscard]] bool holdsRest(const Condition& condition, int controllerSide, FigureRef self) const;

    /// Loops of fixed length look at the first card where no figure lies, also in a match without cards.
    static constexpr CardInfo kNobody{};

    const State& m_s;
    const Rules& m_r;
    const CardInfo* m_cards;
};

} // namespace blattwerk::engine::heldenhain

#include "engine/systems/heldenhain/queries_impl.h"
