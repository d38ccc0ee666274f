#pragma once

#include "engine/systems/ikonen/rules.h"
#include "engine/systems/ikonen/state.h"

#include <array>
#include <optional>

namespace blattwerk::engine::ikonen {

using ValueList = std::array<int, kValueCount>;

/// What the permanent rules make of a position: values, bans and conditions. What a face-down Ikone says about others
/// does not count until it lies open, and no condition about its values is met for the other side; so a side can tell
/// its own values and steps from what it sees.
class Values {
public:
    Values(const State& state, const Rules& rules) : Values(state, rules, state.fight) {}
    /// As if that fight were going on.
    Values(const State& state, const Rules& rules, const Fight& fight)
        : m_state(state),
          m_rules(rules),
          m_fight(fight) {}

    /// Effective values: printed, V3, what is attached and V1/V2, V4/V5, V23, at least 0 (IKO-S1). Zeros for an Ikone
    /// that is not known. A condition on values looks at them without the rules that depend on values.
    [[nodiscard]] ValueList all(Spot place) const { return derive(place, true); }
    [[nodiscard]] int value(Spot place, Value which) const { return all(place)[static_cast<std::size_t>(which)]; }

    /// The Ikone that the one at the place fights, or else the only one of the other side.
    [[nodiscard]] std::optional<Spot> opposing(int side, std::optional<Spot> place) const;
    [[nodiscard]] std::optional<Spot> opposing(const Source& source) const {
        return opposing(source.side, placeIn(source));
    }
    /// Whether the Ikone of that text is in the fight, or has just left it.
    [[nodiscard]] bool isFighting(const Source& source) const {
        return m_fight.running && (source.slot == kNoSlot || fights(spotOf(source.side, source.slot)));
    }
    [[nodiscard]] static std::optional<Spot> placeIn(const Source& source) {
        return source.slot == kNoSlot ? std::nullopt : std::optional(spotOf(source.side, source.slot));
    }
    /// Of an ability: its source may have left the field.
    [[nodiscard]] bool holds(const Condition& condition, const Source& source) const;
    /// Whether an attachment is in force (iko_effekt_duration).
    [[nodiscard]] bool inForce(Spot place, std::size_t attachment) const;

    /// A permanent rule of the Ikone or of what is attached to it.
    [[nodiscard]] bool has(Spot place, StaticKind kind) const;
    /// Attachment that replaces a defeat (IKO-V13), if there is one.
    [[nodiscard]] std::optional<std::size_t> saver(Spot place) const;
    [[nodiscard]] bool mayAttackWith(Spot place, Value value) const;
    /// For the one who attacks: rules of a face-down Ikone that only its owner knows are left out.
    [[nodiscard]] bool mayBeAttackedWith(Spot place, Value value) const;

private:
    [[nodiscard]] ValueList derive(Spot place, bool conditional) const;
    [[nodiscard]] bool fights(Spot place) const;
    [[nodiscard]] bool inScope(Spot place, Scope scope) const;
    [[nodiscard]] bool holds(const Condition& condition, int side, std::optional<Spot> place, int controller,
                             bool conditional) const;
    /// Calls visit(rule, attachment number or -1) for the rules in force of the texts at the place.
    template<typename Visit>
    void eachRule(Spot place, bool conditional, Visit visit) const;

    const State& m_state;
    const Rules& m_rules;
    const Fight& m_fight;
};

} // namespace blattwerk::engine::ikonen
