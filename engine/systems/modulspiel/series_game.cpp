#include "engine/systems/modulspiel/series_game.h"

#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

/// Steps after which a game is given up; the guards of the rules end every game long before.
constexpr int kMostSteps = 50000;

/// What a stream of chance is for; the quarter or side is added.
enum Chance : unsigned { kSetup = 1, kQuarter, kPlayer };

lab::Outcome outcomeOf(Winner winner) {
    switch (winner) {
    case Winner::SideA:
        return lab::Outcome::SideA;
    case Winner::SideB:
        return lab::Outcome::SideB;
    default:
        return lab::Outcome::Aborted;
    }
}

bool isMainAction(ActionKind kind) {
    return kind == ActionKind::Play || kind == ActionKind::Overlay || kind == ActionKind::CoffeeBreak ||
           kind == ActionKind::Buy || kind == ActionKind::UseCertificate;
}

std::array<std::int16_t, 2> stampsOf(const State& state) {
    return {static_cast<std::int16_t>(state.sides[0].stampSum()), static_cast<std::int16_t>(state.sides[1].stampSum())};
}

} // namespace

LayoutCards::LayoutCards(const Rules& rules) : keys(rules.keys) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (const std::string& key : rules.keys) {
        index.push_back(static_cast<std::uint16_t>(std::lower_bound(keys.begin(), keys.end(), key) - keys.begin()));
    }
}

std::vector<std::uint16_t> LayoutCards::different(const Rules& rules, int side) const {
    std::vector<std::uint16_t> cards;
    for (const Instance& one : rules.instances) {
        if (one.owner != 1 - side) {
            cards.push_back(index[one.card]);
        }
    }
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

SeriesGame::SeriesGame(const SeriesPairing& pairing)
    : m_pairing(pairing),
      m_rules(pairing.cards->rules),
      m_players{Player(pairing.policies[0], m_rules), Player(pairing.policies[1], m_rules)},
      m_state(ModuleGame::emptyTable(0)),
      m_sink(m_rules) {}

bool SeriesGame::play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) {
    m_record = &out;
    start(game);
    for (int steps = 0; !m_state.over() && steps < kMostSteps; ++steps) {
        if (stop.stop_requested()) {
            return false;
        }
        step();
    }
    finish();
    return true;
}

void SeriesGame::start(std::uint64_t game) {
    lab::GameRecord& out = *m_record;
    out.guardHit = false;
    out.first = static_cast<std::uint8_t>(game % 2);
    out.race.clear();
    const std::size_t modules = m_pairing.drafts ? ModuleMeasures(m_rules.modules.size()).count() : 0;
    out.measures.assign(kSeriesMeasures + modules, {});
    for (auto& cards : out.cards) {
        cards.assign(m_pairing.layout->keys.size(), {});
    }
    m_seed = m_pairing.seed + game / 2;
    m_chanceOfQuarter = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        m_players[side].begin(streamSeed(m_seed, kPlayer, side));
    }
    GameStart start;
    start.seed = streamSeed(m_seed, kSetup, 0);
    start.first = out.first;
    start.draft = m_pairing.drafts;
    start.moduleOwner = m_pairing.cards->moduleOwner;
    m_sink.begin(out, m_pairing.layout->index);
    m_state = ModuleGame::start(m_rules, start, m_sink);
}

void SeriesGame::step() {
    if (m_state.quarter != m_chanceOfQuarter && m_state.phase != Phase::Draft) {
        m_chanceOfQuarter = m_state.quarter;
        m_state.rng = Rng(streamSeed(m_seed, kQuarter, m_state.quarter));
    }
    const auto actor = static_cast<std::size_t>(m_state.actor());
    const int quarter = m_state.quarter;
    const Action chosen = m_players[actor].choose(m_state);
    add(SeriesMeasure::Decisions, actor);
    add(SeriesMeasure::MainActions, actor, isMainAction(chosen.kind) ? 1 : 0);
    const bool drafted = m_state.phase == Phase::Draft;
    ModuleGame::apply(m_state, m_rules, chosen, m_sink);
    if (!drafted && (m_state.quarter != quarter || m_state.over())) {
        m_record->race.push_back(stampsOf(m_state));
    }
}

void SeriesGame::finish() {
    lab::GameRecord& out = *m_record;
    const bool tooLong = !m_state.over();
    out.outcome = tooLong ? lab::Outcome::Aborted : outcomeOf(m_state.winner);
    out.endReason =
        static_cast<std::uint8_t>(tooLong ? static_cast<int>(Ending::Conceded) : static_cast<int>(m_state.ending) - 1);
    out.guardHit = out.guardHit || tooLong;
    out.turns = static_cast<std::uint16_t>(m_sink.quarter());
    if (m_pairing.drafts) {
        countModules();
    }
    if (out.outcome != lab::Outcome::Aborted) {
        return;
    }
    for (Spot spot = 0; spot < kSpots; ++spot) {
        if (const TopCard& top = m_state.top(spot); top.there()) {
            const auto side = static_cast<std::size_t>(sideOf(spot));
            out.cards[side][m_pairing.layout->index[m_rules.instances[top.card].card]].involved = true;
        }
    }
}

/// Which modules and pairs were played by somebody, and with which somebody won.
void SeriesGame::countModules() {
    const ModuleMeasures places(m_rules.modules.size());
    const auto count = [&](std::size_t at, std::uint8_t owner) {
        const bool won = m_state.winner == (owner == 0 ? Winner::SideA : Winner::SideB);
        m_record->measures[at][0] += 1;
        m_record->measures[at + 1][0] += won ? 1 : 0;
    };
    for (std::size_t one = 0; one < m_rules.modules.size(); ++one) {
        const std::uint8_t owner = m_state.moduleOwner[one];
        if (owner == kNowhere) {
            continue;
        }
        count(places.ofModule(one), owner);
        for (std::size_t other = one + 1; other < m_rules.modules.size(); ++other) {
            if (m_state.moduleOwner[other] == owner) {
                count(places.ofPair(one, other), owner);
            }
        }
    }
}

} // namespace blattwerk::engine::modulspiel
