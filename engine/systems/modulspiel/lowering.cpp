#include "engine/systems/modulspiel/lowering.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

void Lowering::lower(const language::CardReading& reading) {
    m_reading = &reading;
    CardProgram card;
    card.firstAbility = static_cast<std::uint16_t>(m_programs.abilities.size());
    card.firstStatic = static_cast<std::uint16_t>(m_programs.statics.size());
    for (m_ability = 0; m_ability < reading.abilities.size(); ++m_ability) {
        m_tree = &reading.abilities[m_ability].tree;
        if (!m_tree->empty()) {
            lowerAbility();
        }
    }
    card.abilityCount = static_cast<std::uint8_t>(m_programs.abilities.size() - card.firstAbility);
    card.staticCount = static_cast<std::uint8_t>(m_programs.statics.size() - card.firstStatic);
    card.manualClauses = static_cast<std::uint8_t>(std::min<std::size_t>(reading.manual, 255));
    m_programs.cards.push_back(card);
}

std::uint8_t Lowering::clauseAt(std::size_t node) const {
    std::size_t best = 0;
    std::size_t bestNode = 0;
    for (std::size_t i = 0; i < m_reading->clauses.size(); ++i) {
        const language::Clause& clause = m_reading->clauses[i];
        // The innermost clause that the node belongs to begins last before it.
        if (clause.ability == m_ability && clause.node <= node && clause.node >= bestNode) {
            best = i;
            bestNode = clause.node;
        }
    }
    return static_cast<std::uint8_t>(std::min<std::size_t>(best, 255));
}

/// act(body), on(head, body), static(rule), staticIf(condition, rule), staticOn(zone, rule),
/// staticOnIf(zone, condition, rule).
void Lowering::lowerAbility() {
    if (is(0, Form::Static)) {
        return lowerStatic(child(0, 0), Zone::Own, {});
    }
    if (is(0, Form::StaticIf)) {
        return lowerStatic(child(0, 1), Zone::Own, condition(child(0, 0)));
    }
    if (is(0, Form::StaticOn)) {
        return lowerStatic(child(0, 1), code<Zone>(child(0, 0), MeaningKind::Zone), {});
    }
    if (is(0, Form::StaticOnIf)) {
        return lowerStatic(child(0, 2), code<Zone>(child(0, 0), MeaningKind::Zone), condition(child(0, 1)));
    }
    Ability ability;
    ability.start = here();
    ability.paragraph = static_cast<std::uint8_t>(m_ability);
    if (is(0, Form::On)) {
        lowerHeads(child(0, 0), ability);
        lowerBody(child(0, 1), ability);
    } else if (is(0, Form::Act)) {
        lowerBody(child(0, 0), ability);
    } else {
        manual(0);
    }
    emit({.op = Op::End});
    m_programs.abilities.push_back(ability);
}

/// heads(zone, limit, trigger).
void Lowering::lowerHeads(std::size_t node, Ability& ability) {
    if (!is(node, Form::Heads)) {
        ++m_unknown;
        return;
    }
    ability.zone = code<Zone>(child(node, 0), MeaningKind::Zone);
    ability.oncePerQuarter = code<std::uint8_t>(child(node, 1), MeaningKind::Limit) != 0;
    const std::size_t head = child(node, 2);
    ability.trigger = code<Trigger>(head, MeaningKind::Trigger);
    if (meaning(head).args == "p") {
        ability.place = place(child(head, 0));
    }
    m_unknown += meaning(head).kind == MeaningKind::Trigger ? 0 : 1;
}

/// body(gate, payment, asking, effects) or bodyElse(condition, payment, asking, effects, otherwise).
void Lowering::lowerBody(std::size_t node, Ability& ability) {
    const bool otherwise = is(node, Form::BodyElse);
    if (!otherwise && !is(node, Form::Body)) {
        return manual(node);
    }
    std::vector<std::size_t> toEnd;
    std::vector<std::size_t> toElse;
    const std::size_t gate = child(node, 0);
    if (otherwise || is(gate, Form::When)) {
        const std::size_t asked = otherwise ? gate : child(gate, 0);
        Instruction in{.op = Op::IfNot};
        in.condition = condition(asked);
        in.clause = clauseAt(asked);
        (otherwise ? toElse : toEnd).push_back(emit(in));
    }
    lowerPayment(child(node, 1), ability, toEnd);
    if (is(child(node, 2), Form::May)) {
        ability.optional = true;
        Instruction in{.op = Op::Ask};
        in.clause = clauseAt(child(node, 3));
        toEnd.push_back(emit(in));
    }
    lowerEffects(child(node, 3));
    if (otherwise) {
        toEnd.push_back(emit({.op = Op::Jump}));
        for (const std::size_t at : toElse) {
            patch(at);
        }
        lowerEffects(child(node, 4));
    }
    for (const std::size_t at : toEnd) {
        patch(at);
    }
}

void Lowering::lowerPayment(std::size_t node, Ability& ability, std::vector<std::size_t>& toEnd) {
    const bool optional = is(node, Form::OptionalPrice);
    if (!optional && !is(node, Form::Price)) {
        return;
    }
    ability.hasPrice = true;
    ability.optional = ability.optional || optional;
    const std::size_t head = emit({.op = optional ? Op::Ask : Op::Demand});
    toEnd.push_back(head);
    std::size_t prices = child(node, 0);
    m_programs.code[head].clause = clauseAt(child(prices, 0));
    while (true) {
        lowerInstruction(child(prices, 0), MeaningKind::Price);
        if (!is(prices, Form::PayAlso)) {
            break;
        }
        prices = child(prices, 1);
    }
    m_programs.code[head].arg = static_cast<std::uint8_t>(m_programs.code.size() - head - 1);
}

void Lowering::lowerEffects(std::size_t node) {
    for (std::size_t rest = node;; rest = child(rest, 1)) {
        lowerInstruction(child(rest, 0), MeaningKind::Effect);
        if (!is(rest, Form::Seq)) {
            return;
        }
    }
}

void Lowering::lowerInstruction(std::size_t node, MeaningKind kind) {
    const Meaning& one = meaning(node);
    if (one.kind != kind) {
        return manual(node);
    }
    Instruction in{.op = static_cast<Op>(one.code)};
    in.clause = clauseAt(node);
    std::size_t arg = 0;
    for (const char sign : one.args) {
        const auto next = [&] { return child(node, arg++); };
        switch (sign) {
        case 't':
            in.target = target(next());
            break;
        case 'u':
            in.second = target(next());
            break;
        case 'n':
            in.n = number(next());
            break;
        case 'p':
            in.place = place(next());
            break;
        case 'k':
            in.pile = code<PileKind>(next(), MeaningKind::PileKind);
            break;
        case 'o':
            in.who = code<Who>(next(), MeaningKind::Player);
            break;
        case '*':
            in.n = Instruction::kAll;
            break;
        case '?':
            in.arg = 1;
            break;
        case 'q':
            in.duration = Duration::UntilClosing;
            break;
        default:
            in.duration = Duration::UntilUsed;
            break;
        }
    }
    emit(in);
}

void Lowering::lowerStatic(std::size_t node, Zone zone, Condition condition) {
    const Meaning& one = meaning(node);
    if (one.kind != MeaningKind::Static) {
        ++m_unknown;
        return;
    }
    Static rule;
    rule.kind = static_cast<StaticKind>(one.code);
    rule.zone = zone;
    rule.condition = condition;
    rule.paragraph = static_cast<std::uint8_t>(m_ability);
    for (std::size_t arg = 0; arg < one.args.size(); ++arg) {
        const std::size_t part = child(node, arg);
        switch (one.args[arg]) {
        case 'n':
            rule.n = number(part);
            break;
        case 'm':
            rule.most = number(part);
            break;
        case 'c':
            rule.counted = code<Counted>(part, MeaningKind::Counted);
            break;
        default:
            rule.place = place(part);
            break;
        }
    }
    m_programs.statics.push_back(rule);
}

void Lowering::manual(std::size_t node) {
    m_unknown += is(node, Form::Manual) || is(node, Form::ManualPrice) ? 0 : 1;
    Instruction in{.op = Op::Manual};
    in.clause = clauseAt(node);
    emit(in);
}

} // namespace blattwerk::engine::modulspiel
