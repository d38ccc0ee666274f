#include "tests/fifth_system/engine/systems/kehraus/series.h"

#include "tests/fifth_system/engine/systems/kehraus/player.h"

#include "engine/play/figures.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine::kehraus {

namespace {

enum Measure : std::uint8_t { Drawn, Taken, Points, MeasureCount };

/// Counts what the lab wants to know while a game is played.
class CountingSink {
public:
    static constexpr bool kRecords = true;
    explicit CountingSink(lab::GameRecord& out) : m_out(&out) {}

    void record(const Event& event) {
        const auto side = static_cast<std::size_t>(event.args[0]);
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Played: {
            lab::CardRecord& card = m_out->cards[side][static_cast<std::size_t>(event.args[1])];
            card.firstTurn = card.plays == 0 ? m_turn : card.firstTurn;
            ++card.plays;
            ++card.drawn;
            m_card = static_cast<std::size_t>(event.args[1]);
            m_side = side;
            break;
        }
        case EventKind::Gained:
            m_out->measures[Points][side] += event.args[1];
            if (side == m_side) {
                lab::CardRecord& card = m_out->cards[side][m_card];
                card.points = static_cast<std::int16_t>(card.points + event.args[1]);
            }
            break;
        case EventKind::Lost:
            m_out->measures[Taken][1 - side] += event.args[1];
            break;
        case EventKind::Drew:
            m_out->measures[Drawn][side] += event.args[1];
            break;
        case EventKind::TurnStarted:
            m_turn = static_cast<std::uint16_t>((event.args[1] + 1) / 2);
            break;
        default:
            break;
        }
    }

private:
    lab::GameRecord* m_out;
    std::size_t m_card = 0;
    std::size_t m_side = 0;
    std::uint16_t m_turn = 1;
};

struct Plan {
    std::shared_ptr<const Rules> rules;
    std::array<Policy, 2> policies;
    std::uint64_t seed = 1;
    bool alone = false;
};

class Worker final : public lab::SeriesWorker {
public:
    explicit Worker(const Plan& plan)
        : m_plan(plan),
          m_players{Player(plan.policies[0], *plan.rules), Player(plan.policies[1], *plan.rules)} {}

    bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& /*stop*/) override {
        const Rules& rules = *m_plan.rules;
        out.measures.assign(MeasureCount, {});
        out.race.clear();
        out.cards = {std::vector<lab::CardRecord>(rules.cards.size()),
                     std::vector<lab::CardRecord>(rules.cards.size())};
        out.first = m_plan.alone ? 0 : static_cast<std::uint8_t>(game % 2);
        out.guardHit = false;
        const std::uint64_t seed = streamSeed(m_plan.seed, 1, game / 2);
        CountingSink sink(out);
        NullSink quiet;
        State state = Kehraus::start(rules, seed, out.first, true, quiet);
        for (unsigned side = 0; side < 2; ++side) {
            m_players[side].begin(streamSeed(seed, 2, side));
        }
        int own = 0;
        while (!state.over()) {
            const int turn = state.turn;
            apply(state, m_players[static_cast<std::size_t>(state.actor())].choose(state), sink);
            if (state.turn != turn || state.over()) {
                out.race.push_back({state.sides[0].points, state.sides[1].points});
                ++own;
            }
        }
        out.turns = static_cast<std::uint16_t>(own);
        out.outcome = state.winner == Winner::SideA   ? lab::Outcome::SideA
                      : state.winner == Winner::SideB ? lab::Outcome::SideB
                                                      : lab::Outcome::Draw;
        out.endReason = state.ending == Ending::Goal ? 0 : 1;
        return true;
    }

private:
    void apply(State& state, Action step, CountingSink& sink) const {
        // The game is compiled for the two sinks of the table; what it tells is counted afterwards.
        RecordingSink recorded;
        Kehraus::apply(state, *m_plan.rules, step, recorded);
        std::ranges::for_each(recorded.events(), [&sink](const Event& event) { sink.record(event); });
    }

    Plan m_plan;
    std::array<Player, 2> m_players;
};

class KehrausSeries final : public lab::Series {
public:
    explicit KehrausSeries(Plan plan) : m_plan(std::move(plan)) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_plan.rules->keys;
        for (std::size_t side = 0; side < 2; ++side) {
            const std::set<CardNo> different(m_plan.rules->decks[side].begin(), m_plan.rules->decks[side].end());
            layout->decks[side].assign(different.begin(), different.end());
        }
        layout->measures = {{"cards_drawn"}, {"points_taken"}, {"points_gained"}};
        layout->endReasons = {"goal", "cards"};
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override { return std::make_unique<Worker>(m_plan); }
    int gamesPerShare() const override { return 64; }
    int manualClauses() const override { return m_plan.rules->manualClauses; }

private:
    Plan m_plan;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

} // namespace

model::Result<std::shared_ptr<const lab::Series>> prepareSeries(std::shared_ptr<const language::CardLanguage> language,
                                                                const lab::SeriesSetup& setup) {
    if (setup.decks.empty() || setup.decks.size() > 2) {
        return model::Error{"match.deck_illegal", {"KEH-C1", "A"}, {}};
    }
    Plan plan;
    plan.seed = setup.seed;
    plan.alone = setup.decks.size() == 1;
    std::vector<std::string> names = setup.policies;
    if (plan.alone) {
        // The second is the stand-in, which has nothing to play.
        names = {names.empty() ? "solide" : names.front(), "random"};
    }
    const auto policies = twoPolicies<Policy>(names, policyNamed);
    if (!policies) {
        return policies.error();
    }
    plan.policies = *policies;
    const auto rules =
        compile(std::move(language), setup.pool,
                {setup.decks[0], plan.alone ? std::vector<std::string>() : setup.decks[1]}, setup.parameters);
    if (!rules) {
        return rules.error();
    }
    for (std::size_t side = 0; side < setup.decks.size(); ++side) {
        if (setup.decks[side].size() < static_cast<std::size_t>((*rules)->parameters.deckLeast)) {
            return model::Error{"match.deck_illegal", {"KEH-C1", side == 0 ? "A" : "B"}, {}};
        }
    }
    plan.rules = *rules;
    return std::shared_ptr<const lab::Series>(std::make_shared<KehrausSeries>(std::move(plan)));
}

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    if (setup.opponent != "passive") {
        return model::Error{"goldfish.unknown_opponent", {setup.opponent, "passive"}, {}};
    }
    lab::SeriesSetup alone;
    alone.pool = setup.pool;
    alone.decks = {setup.deck};
    alone.parameters = setup.parameters;
    alone.policies = {setup.policy};
    alone.seed = setup.seed;
    const auto series = prepareSeries(std::move(language), alone);
    if (!series) {
        return series.error();
    }
    const auto worker = (*series)->worker();
    lab::GameRecord record;
    Figures turns;
    int failures = 0;
    for (int game = 0; game < setup.games && progress(game); ++game) {
        if (!worker->play(static_cast<std::uint64_t>(game), record, {})) {
            break;
        }
        if (record.endReason == 0) {
            turns.add(record.turns);
        } else {
            ++failures;
        }
    }
    return nlohmann::ordered_json{{"games", setup.games},
                                  {"failures", failures},
                                  {"win_turn", summaryOf(turns)},
                                  {"statistics", nlohmann::ordered_json::object()},
                                  {"cards", nlohmann::ordered_json::array()}};
}

} // namespace blattwerk::engine::kehraus
