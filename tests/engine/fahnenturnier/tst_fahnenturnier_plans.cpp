#include "engine/core/rng.h"
#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/plan_text.h"
#include "model/card_fields.h"
#include "tests/engine/fahnenturnier/tournament_world.h"

#include <QTest>

#include <iterator>

using namespace blattwerk;
using namespace blattwerk::engine::fahnenturnier;
using tests::ShippedContent;
using tests::World;

namespace {

/// Changes the text of one seat of a plan as a slip of the hand does, or a row of it.
void spoil(model::Collection& plan, engine::Rng& rng) {
    constexpr std::string_view kSigns = "0123456789LRABC/, xa";
    constexpr std::string_view kRows[] = {"1L A2", "1R B2/C1", "2L A1/B1/C1", "1L A1/B1/C1/A2",
                                          "1L",    "1L A3",    "9R A2",       ""};
    const std::string field = seatField(1 + static_cast<int>(rng.below(8)));
    if (!plan.stats.contains(field)) {
        plan.stats[field] = std::string("1L A2");
        return;
    }
    std::string text = model::valueText(plan.stats[field]);
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
    const std::size_t comma = text.find(',', at);
    const auto row = kRows[rng.below(std::size(kRows))];
    switch (rng.below(6)) {
    case 0:
        text.insert(at, 1, kSigns[rng.below(static_cast<std::uint32_t>(kSigns.size()))]);
        break;
    case 1:
        text.erase(at, 1);
        break;
    case 2:
        text.replace(at, at < text.size() ? 1 : 0, 1, kSigns[rng.below(static_cast<std::uint32_t>(kSigns.size()))]);
        break;
    case 3: // other rows from here on
        text = text.substr(0, std::min(comma, text.size()));
        break;
    case 4:
        text += ", " + std::string(row);
        break;
    default:
        text = std::string(row) + text.substr(std::min(text.find(','), text.size()));
        break;
    }
    plan.stats[field] = text;
}

} // namespace

class TestFahnenturnierPlans : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // CHA-C10 to C12: a plan that the checks accept is played, and no other.
    void checksAndPlayAgreeAboutEveryPlan() {
        World world;
        const engine::DeckCheck all = world.check(nullptr);
        const auto index = std::make_shared<engine::CardIndex>(all.pool);
        engine::Rng rng(11);
        int accepted = 0;
        int refused = 0;
        for (int trial = 0; trial < 1500; ++trial) {
            const int players = 1 + static_cast<int>(rng.below(8));
            model::Collection& plan = world.collection("plan-" + std::to_string(players));
            const model::Stats whole = plan.stats;
            for (std::uint32_t change = rng.below(3); change > 0; --change) {
                spoil(plan, rng);
            }
            const model::ParameterValues values = {{"cha_rounds", std::to_string(1 + rng.below(7))}};
            engine::DeckCheck context = all;
            context.deck = &plan;
            context.parameters = values;
            context.index = index;
            const auto findings =
                Construction(tests::cardLanguage(), ShippedContent::of("fahnenturnier").info.schema, context).deck();
            const auto parameters = readParameters(values);
            QVERIFY(parameters.isOk());
            const auto played = ContestCards::read(world.collections, *index, players, {}, *parameters);
            QVERIFY2(played.isOk() == findings.empty(),
                     (plan.key + " rounds " + values.at("cha_rounds") + ' ' + model::valueText(plan.stats["seat_1"]) +
                      (findings.empty() ? " is accepted by the checks alone"
                                        : " is played in spite of " + findings.front().messageId))
                         .c_str());
            if (!played) {
                // Both name the same rule.
                QCOMPARE(played.error().args.front(),
                         findings.front().messageId.substr(0, findings.front().messageId.find('.')));
            }
            ++(played ? accepted : refused);
            plan.stats = whole;
        }
        QVERIFY(accepted > 300 && refused > 300);
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierPlans)
#include "tst_fahnenturnier_plans.moc"
