#include "engine/systems/ikonen/match_refusal.h"

#include "engine/systems/ikonen/legal.h"
#include "engine/systems/ikonen/match_position.h"

namespace blattwerk::engine::ikonen {

std::optional<Refusal> MatchRefusal::of(Action step, int side) const {
    const Citations citations = Duel::explain(m_s, m_r, step, side);
    if (citations.empty()) {
        return std::nullopt;
    }
    Refusal refusal;
    for (const RuleId rule : citations) {
        refusal.rules.push_back(rule.text("IKO"));
    }
    const std::string& rule = refusal.rules.front();
    const auto set = [&](std::string_view name, std::string value) {
        if (!value.empty()) {
            refusal.args.emplace_back(std::string(name), std::move(value));
        }
    };
    const auto keyOf = [&](CardNo card) { return card < m_r.keys.size() ? m_r.keys[card] : std::string(); };
    set("card", keyOf(cardOf(step)));
    set("target", keyOf(targetOf(step)));
    if (rule == "IKO-A29") {
        std::string stat;
        set("case", banCase(step, stat));
        set("stat", stat);
    } else {
        set("case", caseOf(rule, step, side));
    }
    if (rule == "IKO-R5" || rule == "IKO-R14") {
        set("options", bearers(step));
    }
    return refusal;
}

std::string MatchRefusal::caseOf(const std::string& rule, Action step, int side) const {
    const Legality legality(m_s, m_r);
    if (rule == "IKO-R17") {
        return side == m_s.actor() ? "decision" : "";
    }
    if (rule == "IKO-R12") {
        if (m_s.phase != Phase::Place) {
            return "step";
        }
        return !legality.mayPlaceMore() ? "limit" : !legality.hasRoom() ? "full" : "";
    }
    if (rule == "IKO-R14" && m_s.phase == Phase::Attach) {
        if (m_s.attached >= m_r.parameters.attachPerTurn) {
            return "limit";
        }
        return m_r.isIcon(step.a) ? "type" : "target";
    }
    if (rule == "IKO-R20" && m_s.phase == Phase::Attack) {
        return step.c > static_cast<unsigned>(Value::Sat) ? "value" : "limit";
    }
    if (rule == "IKO-R20" && m_s.attacked) {
        return "limit";
    }
    if (rule == "IKO-D4") {
        return m_s.sides[m_s.active].iconCount() == 0 ? "own" : "other";
    }
    return rule == "IKO-R24" && m_s.phase == Phase::Prize && step.kind == ActionKind::TakePrize ? "position" : "";
}

/// Which text forbids the attack; `stat` is the value that it would allow.
std::string MatchRefusal::banCase(Action step, std::string& stat) const {
    const Legality legality(m_s, m_r);
    const auto value = static_cast<Value>(step.c);
    const Value other = value == Value::Att ? Value::Sat : Value::Att;
    Fight fight;
    fight.running = true;
    fight.attacker = static_cast<std::uint8_t>(step.a);
    fight.defender = step.b == Action::kNothing ? kNoSlot : static_cast<std::uint8_t>(step.b);
    fight.value = value;
    const Values values(m_s, m_r, fight);
    const Spot own = spotOf(m_s.active, step.a);
    if (!values.mayAttackWith(own, value)) {
        if (!values.mayAttackWith(own, other)) {
            return "ban";
        }
        stat = valueName(other);
        return "attack_only";
    }
    stat = valueName(other);
    return "defend_only";
}

CardNo MatchRefusal::cardOf(Action step) const {
    const SideState& own = m_s.sides[m_s.active];
    switch (step.kind) {
    case ActionKind::Place:
    case ActionKind::Attach:
        return step.a < m_r.cards.size() ? static_cast<CardNo>(step.a) : kNoCard;
    case ActionKind::Attack:
    case ActionKind::Flip:
        return step.a < kMostIcons ? own.field[step.a].card : kNoCard;
    default:
        return kNoCard;
    }
}

CardNo MatchRefusal::targetOf(Action step) const {
    CardNo card = kNoCard;
    bool open = true;
    if (step.kind == ActionKind::Attack && step.b < kMostIcons) {
        const PlacedIcon& icon = m_s.sides[1 - m_s.active].field[step.b];
        card = icon.card;
        open = icon.faceUp;
    } else if (step.kind == ActionKind::Attach && step.b < kPlaces) {
        const PlacedIcon& icon = m_s.icon(static_cast<Spot>(step.b));
        card = icon.card;
        open = icon.faceUp || step.b / kMostIcons == m_s.active;
    }
    return open ? card : kNoCard;
}

std::string MatchRefusal::bearers(Action step) const {
    ActionList list;
    Duel::legal(m_s, m_r, list);
    std::string text;
    for (const Action legal : list) {
        if (legal.kind == ActionKind::Attach && legal.a == step.a) {
            const CardNo card = targetOf(legal);
            text += card == kNoCard ? "" : (text.empty() ? "" : ", ") + m_r.keys[card];
        }
    }
    return text;
}

} // namespace blattwerk::engine::ikonen
