#include "engine/systems/modulspiel/match_refusal.h"

#include "engine/systems/modulspiel/legal.h"
#include "engine/systems/modulspiel/match_position.h"
#include "engine/systems/modulspiel/place_names.h"

namespace blattwerk::engine::modulspiel {

std::optional<Refusal> MatchRefusal::of(Action step, int side) const {
    const Citations citations = ModuleGame::explain(m_s, m_r, step, side);
    if (citations.empty()) {
        return std::nullopt;
    }
    Refusal refusal;
    for (const RuleId rule : citations) {
        refusal.rules.push_back(rule.text("MOD"));
    }
    const auto set = [&](std::string_view name, std::string value) {
        if (!value.empty()) {
            refusal.args.emplace_back(std::string(name), std::move(value));
        }
    };
    const bool known = step.a < m_r.instances.size();
    set("case", caseOf(refusal.rules.front(), step, side));
    switch (step.kind) {
    case ActionKind::Draft:
        set("module", step.a < m_r.modules.size() ? m_r.modules[step.a] : "");
        break;
    case ActionKind::Play:
    case ActionKind::Overlay:
    case ActionKind::CoffeeBreak:
    case ActionKind::Buy:
    case ActionKind::UseCertificate:
    case ActionKind::TakeBack: {
        set("card", known ? m_r.key(step.a) : "");
        const std::size_t place = step.kind == ActionKind::Overlay ? locationOf(step.b) : step.b;
        set("place", place < kPlaceNames.size() && step.b != Action::kNothing ? std::string(kPlaceNames[place]) : "");
        if (!known || side != m_s.active) {
            break;
        }
        const Values values(m_s, m_r);
        if (step.kind == ActionKind::Buy) {
            set("n", std::to_string(values.price(side, step.a)));
            set("have", std::to_string(m_s.sides[side].euro));
        } else if (step.kind == ActionKind::Play || step.kind == ActionKind::Overlay) {
            set("n", std::to_string(values.effort(side, step.a)));
            set("have", std::to_string(std::max(0, m_s.sides[side].handCount - 1)));
        }
        break;
    }
    default:
        break;
    }
    return refusal;
}

std::string MatchRefusal::caseOf(const std::string& rule, Action step, int side) const {
    if (side != m_s.actor()) {
        return "";
    }
    if (m_s.decision != DecisionKind::None) {
        return "decision";
    }
    const Legality legality(m_s, m_r);
    const bool known = step.a < m_r.instances.size();
    if (rule == "MOD-R17" || rule == "MOD-R25") {
        return known && legality.isInHand(side, step.a) ? "" : "hand";
    }
    if (rule == "MOD-R28") {
        return known && legality.isOnDisplay(side, step.a) ? "" : "display";
    }
    if (rule == "MOD-R18") {
        return known && !legality.canPay(side, step.a) ? "poor" : "";
    }
    if (rule == "MOD-R71") {
        const bool unlocked = known && (m_s.sides[side].unlocked >> m_r.certificateNumber(step.a) & 1U) != 0;
        return unlocked ? "used" : "locked";
    }
    if (rule == "MOD-R36") {
        return m_s.acted ? "late" : "";
    }
    return "";
}

} // namespace blattwerk::engine::modulspiel
