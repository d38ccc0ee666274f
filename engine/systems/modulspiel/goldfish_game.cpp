#include "engine/systems/modulspiel/goldfish_game.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kMostSteps = 20000;

} // namespace

void GoldfishSink::begin(lab::GameRecord& out, GoldfishRecord& record, std::span<CardUse> uses) {
    m_record = &record;
    m_uses = uses;
    std::fill(m_uses.begin(), m_uses.end(), CardUse());
    m_counts.begin(out, m_cards.index);
}

void GoldfishSink::record(const Event& event) {
    m_counts.record(event);
    const auto& a = event.args;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::LocationScored: {
        const auto place = static_cast<std::size_t>(a[0]);
        m_record->totals[place] += a[1];
        m_record->reached[place] += a[1] >= m_rules.parameters.stampThreshold ? 1 : 0;
        break;
    }
    case EventKind::CardDrawn:
        ++use(a[1]).drawn;
        break;
    case EventKind::Played:
    case EventKind::Overlaid: {
        CardUse& used = use(a[1]);
        used.firstQuarter = used.faceUp == 0 ? m_counts.quarter() : used.firstQuarter;
        ++used.faceUp;
        break;
    }
    case EventKind::CoffeeLaid:
        ++use(a[1]).faceDown;
        break;
    case EventKind::EffortPaid:
        ++use(a[1]).paid;
        break;
    case EventKind::StampGained:
        if (a[0] == 0 && m_record->firstStamp == 0) {
            m_record->firstStamp = m_counts.quarter();
        }
        break;
    case EventKind::QuarterStarted:
        ++m_record->quarters;
        break;
    default:
        break;
    }
}

GoldfishGame::GoldfishGame(const GoldfishRun& run, const LayoutCards& cards)
    : m_run(run),
      m_cards(cards),
      m_rules(run.cards->rules),
      m_player(run.policy, m_rules),
      m_state(ModuleGame::emptyTable(0)),
      m_sink(m_rules, cards) {}

void GoldfishGame::start(std::uint64_t seed, lab::GameRecord& out, std::span<CardUse> uses) {
    out.guardHit = false;
    out.measures.assign(kSeriesMeasures, {});
    for (auto& cards : out.cards) {
        cards.assign(m_cards.keys.size(), {});
    }
    m_record = {};
    m_player.begin(seed ^ 0x9e3779b97f4a7c15U);
    GameStart start;
    start.seed = seed;
    start.draft = false;
    start.moduleOwner = m_run.cards->moduleOwner;
    m_sink.begin(out, m_record, uses);
    m_state = ModuleGame::start(m_rules, start, m_sink);
}

void GoldfishGame::holdWall() {
    SideState& other = m_state.sides[1];
    std::fill(std::begin(other.placeBonus), std::end(other.placeBonus), static_cast<std::int16_t>(m_run.other.wall));
    std::fill(std::begin(other.stamps), std::end(other.stamps), std::uint8_t{0});
}

GoldfishRecord GoldfishGame::play(std::uint64_t seed, lab::GameRecord& out, std::span<CardUse> uses) {
    start(seed, out, uses);
    int seenQuarter = 0;
    for (int steps = 0; !m_state.over() && steps < kMostSteps; ++steps) {
        holdWall();
        if (m_state.quarter != seenQuarter) {
            seenQuarter = m_state.quarter;
            noteHand();
        }
        Action step = action(ActionKind::Pass);
        if (m_state.actor() == 0) {
            step = m_player.choose(m_state);
        } else if (m_state.decision != DecisionKind::None) {
            ActionList answers;
            ModuleGame::legal(m_state, m_rules, answers);
            step = answers[0];
        }
        ModuleGame::apply(m_state, m_rules, step, m_sink);
    }
    if (m_state.winner == Winner::SideA) {
        m_record.winQuarter = m_record.quarters;
        m_record.sameLocation = m_state.ending == Ending::SameLocation;
    }
    m_record.guardHit = out.guardHit;
    return m_record;
}

/// No Intervention of the fresh hand can be played: for its effort or for want of a place.
void GoldfishGame::noteHand() {
    State own = m_state;
    own.active = 0;
    ActionList steps;
    ModuleGame::legal(own, m_rules, steps);
    const bool alive = std::any_of(steps.begin(), steps.end(), [](Action step) {
        return step.kind == ActionKind::Play || step.kind == ActionKind::Overlay;
    });
    m_record.deadHands += alive ? 0 : 1;
}

} // namespace blattwerk::engine::modulspiel
