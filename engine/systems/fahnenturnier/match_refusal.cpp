#include "engine/systems/fahnenturnier/match_refusal.h"

#include "engine/systems/fahnenturnier/position_names.h"

namespace blattwerk::engine::fahnenturnier {

std::string MatchRefusal::options() const {
    std::string text;
    for (const LevelOption& option : Tournament::options(m_s, m_r, m_s.active)) {
        text += (text.empty() ? "" : ", ") + std::string(levelName(option.level));
    }
    return text;
}

std::optional<Refusal> MatchRefusal::of(Action step, int seat) const {
    const Citations citations = Tournament::explain(m_s, m_r, step, seat);
    if (citations.empty()) {
        return std::nullopt;
    }
    Refusal refusal;
    for (const RuleId rule : citations) {
        refusal.rules.push_back(rule.text("CHA"));
    }
    const std::string& rule = refusal.rules.front();
    const auto set = [&](std::string_view name, std::string value) {
        if (!value.empty()) {
            refusal.args.emplace_back(std::string(name), std::move(value));
        }
    };
    if (step.kind == ActionKind::Pick && step.value < m_r.keys.size()) {
        set("card", m_r.keys[step.value]);
    }
    if (step.kind == ActionKind::ChooseLevel && step.value < kLevels) {
        set("level", std::string(levelName(static_cast<Level>(step.value))));
    }
    if (rule == "CHA-R16") {
        set("options", options());
        set("case", m_s.phase != Phase::Deck || m_s.deck.chosen ? "done" : "");
    } else if (rule == "CHA-R20") {
        set("case", m_s.phase != Phase::Deck || m_s.deck.picksLeft == 0 ? "done" : "");
    } else if (rule == "CHA-R22") {
        set("n", std::to_string(m_r.parameters.deckLeast));
    } else if (rule == "CHA-D8") {
        set("case", seat == m_s.actor() ? "decision" : "");
    }
    set("side", seatName(m_s.actor()));
    return refusal;
}

} // namespace blattwerk::engine::fahnenturnier
