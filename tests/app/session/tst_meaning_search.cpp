#include "app/session/meaning_search.h"
#include "app/session/rule_links.h"
#include "app/session/sample.h"
#include "app/session/text_context.h"
#include "app/session/text_language.h"
#include "database/search/card_search.h"
#include "engine/language/card_language.h"
#include "model/card_filter.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

constexpr auto kSystem = "heldenhain";

} // namespace

class TestMeaningSearch : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;
    std::vector<std::string> m_keys;

    void setText(std::size_t card, const std::string& text) {
        const model::Card before = *m_workspace->system(kSystem).card(m_keys.at(card));
        model::Card after = before;
        after.text = text;
        QVERIFY(m_workspace->perform(model::editCard(before, after)));
    }

    [[nodiscard]] std::string text(std::size_t card) const {
        return m_workspace->system(kSystem).card(m_keys.at(card))->text;
    }

    /// Whether the pattern finds each of the first cards: "+-".
    [[nodiscard]] std::string found(const std::string& pattern, std::size_t cards) const {
        const auto keys = MeaningSearch(*m_workspace, kSystem).find(pattern);
        std::string result;
        for (std::size_t i = 0; keys && i < cards; ++i) {
            result += std::ranges::find(*keys, m_keys[i]) != keys->end() ? '+' : '-';
        }
        return keys ? result : keys.error().code;
    }

    [[nodiscard]] std::vector<std::string> query(const std::string& text) const {
        auto fields = m_workspace->project().cardSearch().fields();
        if (fields) {
            const model::FilterFields& meanings = m_workspace->meaningFields();
            fields->insert(fields->end(), meanings.begin(), meanings.end());
            if (const auto filter = model::CardFilter::parse(text, *fields)) {
                if (const auto cards = m_workspace->project().cardSearch().find(*filter, {kSystem, 0})) {
                    std::vector<std::string> keys;
                    std::ranges::transform(*cards, std::back_inserter(keys), &model::Card::key);
                    return keys;
                }
            }
        }
        return {"error"};
    }

private Q_SLOTS:
    void init() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace);
        m_workspace = std::move(*workspace);
        m_keys.clear();
        for (const model::Card& card : m_workspace->system(kSystem).cards) {
            if (card.type == "character" && m_keys.size() < 4) {
                m_keys.push_back(card.key);
            }
        }
    }

    void cardsAreFoundByWhatTheyMean() {
        setText(0, "Beim Ausspielen: Erschöpfe eine bereite gegnerische Figur.");
        setText(1, "Zu Beginn deines Zuges: Erschöpfe eine gegnerische Figur mit Stress.");
        setText(2, "Beim Ausspielen: Erschöpfe alle gegnerischen Figuren. Ziehe 2 Karten.");
        setText(3, "Beim Ausspielen: Ziehe 3 Karten.");
        QCOMPARE(found("Erschöpfe eine gegnerische Figur.", 4), std::string("++--"));
        QCOMPARE(found("Erschöpfe {eine} gegnerische {Figur}.", 4), std::string("+++-"));
        QCOMPARE(found("Erschöpfe {alle} gegnerischen Figuren.", 4), std::string("+++-"));
        QCOMPARE(found("Erschöpfe {eine gegnerische Figur}.", 4), std::string("+++-"));
        QCOMPARE(found("Ziehe {n} Karten.", 4), std::string("--++"));
        QCOMPARE(found("Ziehe 3 Karten", 4), std::string("---+"));
        QCOMPARE(found("Beim Ausspielen:", 4), std::string("+-++"));
        QCOMPARE(found("E1", 4), std::string("+++-"));
        QCOMPARE(found("draw", 4), std::string("--++"));
        QCOMPARE(found("Backe einen Kuchen.", 4), std::string("language.pattern"));
    }

    void whatMeansTheSameIsReplacedOnAllCardsInOneStep() {
        setText(0, "Beim Ausspielen: Gib einer eigenen Figur +1 Einsatz bis Zugende. Ziehe 1 Karte.");
        setText(1, "Zu Beginn deines Zuges: Gib allen eigenen Figuren +1 Einsatz bis Zugende.");
        setText(2, "Beim Ausspielen: Gib einer eigenen Figur +1 Ausdauer bis Zugende.");
        MeaningSearch search(*m_workspace, kSystem);
        const auto changes = search.preview("Gib {einer eigenen Figur} +1 Einsatz bis Zugende.",
                                            "Gib {einer eigenen Figur} +2 Einsatz bis Zugende.");
        QVERIFY(changes);
        const auto changed = [&](std::size_t card) {
            return std::ranges::find(*changes, m_keys[card], &TextChange::cardKey) != changes->end();
        };
        QVERIFY(changed(0) && changed(1) && !changed(2));
        QVERIFY(search.apply(*changes));
        QCOMPARE(text(0),
                 std::string("Beim Ausspielen: Gib einer eigenen Figur +2 Einsatz bis Zugende. Ziehe 1 Karte."));
        QCOMPARE(text(1), std::string("Zu Beginn deines Zuges: Gib allen eigenen Figuren +2 Einsatz bis Zugende."));
        QVERIFY(m_workspace->undo());
        QCOMPARE(text(1), std::string("Zu Beginn deines Zuges: Gib allen eigenen Figuren +1 Einsatz bis Zugende."));
    }

    void aReplacementMayBeAnotherEffectWithTheSamePlaces() {
        setText(0, "Beim Ausspielen: Ziehe 3 Karten.");
        MeaningSearch search(*m_workspace, kSystem);
        const auto changes = search.preview("Ziehe {n} Karten.", "Erhalte {n} Energie.");
        QVERIFY(changes);
        const auto change = std::ranges::find(*changes, m_keys[0], &TextChange::cardKey);
        QVERIFY(change != changes->end());
        QCOMPARE(change->after, std::string("Beim Ausspielen: Erhalte 3 Energie."));
        QCOMPARE(search.preview("Ziehe 3 Karten.", "Erhalte {n} Energie.").error().code,
                 std::string("language.pattern_places"));
        QCOMPARE(search.preview("Beim Ausspielen:", "Ziehe 3 Karten.").error().code,
                 std::string("language.pattern_unsaid"));
    }

    /// What the editor shows as a tree is linked to the rules line by line.
    void everyLineOfEveryShippedTextHasItsRule() {
        std::set<std::string> without;
        for (const std::string& key : m_workspace->systemKeys()) {
            const SystemDesk& desk = m_workspace->system(key);
            const RuleLinks links(key);
            TextContext contexts(desk);
            for (const model::Card& card : desk.cards) {
                const auto context = contexts.of(card);
                const auto& language = desk.engine->language();
                const auto reading = language.read(card.text, textLanguage(desk.info), context);
                for (const engine::language::OutlineLine& line : language.outline(reading, context)) {
                    const bool byHand = line.kind == engine::language::OutlineKind::Manual;
                    if (!byHand && links.ruleOfLine(line).empty()) {
                        without.insert(key + ": " + line.de);
                    }
                }
            }
        }
        for (const std::string& line : without) {
            qWarning("no rule: %s", line.c_str());
        }
        QVERIFY(without.empty());
    }

    void queriesKnowEffectsAndTriggers() {
        setText(0, "Beim Ausspielen: Erschöpfe eine gegnerische Figur.");
        setText(1, "Zu Beginn deines Zuges: Erschöpfe diese Karte. Ziehe 2 Karten.");
        const auto has = [&](const std::string& text, std::size_t card) {
            const std::vector<std::string> keys = query(text);
            return std::ranges::find(keys, m_keys[card]) != keys.end();
        };
        QVERIFY(has("wirkung:erschöpfen", 0) && has("wirkung:erschöpfen", 1));
        QVERIFY(has("effect:exhaust", 0));
        QVERIFY(has("wirkung:\"E1\"", 0) && has("wirkung:\"E14\"", 1) && !has("wirkung:\"E14\"", 0));
        QVERIFY(has("auslöser:\"beim ausspielen\"", 0) && !has("auslöser:\"beim ausspielen\"", 1));
        QVERIFY(has("trigger:\"when played\" -wirkung:karten", 0));
        QVERIFY(!has("wirkung:ausspielen", 0));
        setText(0, "Beim Ausspielen: Ziehe 1 Karte.");
        QVERIFY(!has("wirkung:erschöpfen", 0));
    }
};

QTEST_GUILESS_MAIN(TestMeaningSearch)
#include "tst_meaning_search.moc"
