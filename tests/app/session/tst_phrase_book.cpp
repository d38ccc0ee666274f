#include "app/session/phrase_book.h"
#include "app/session/sample.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

constexpr auto kSystem = "heldenhain";

std::string read(Workspace& workspace, const std::string& text) {
    const SystemDesk& desk = workspace.system(kSystem);
    const auto reading =
        desk.engine->language().read(text, model::Language::German, desk.engine->cardContext(model::Card(), {}));
    return reading.understood ? reading.normalised : std::string();
}

/// Keys of the cards whose texts hold the words.
std::vector<std::string> cardsWith(Workspace& workspace, const std::string& words) {
    std::vector<std::string> keys;
    for (const model::Card& card : workspace.system(kSystem).cards) {
        if (card.text.find(words) != std::string::npos) {
            keys.push_back(card.key);
        }
    }
    return keys;
}

} // namespace

class TestPhraseBook : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;

private Q_SLOTS:
    void init() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace);
        m_workspace = std::move(*workspace);
    }

    void aTaughtSentenceIsUnderstoodUntilItIsUndoneOrRemoved() {
        PhraseBook book(*m_workspace, kSystem);
        const auto alias = book.proposal("Hol dir 3 Karten.", "Ziehe 3 Karten.", model::Language::German);
        QVERIFY(alias);
        QCOMPARE(alias->wording, std::string("Hol dir {3} Karten."));
        QVERIFY(read(*m_workspace, "Hol dir 2 Karten.").empty());
        QVERIFY(book.save(*alias));
        QCOMPARE(read(*m_workspace, "Hol dir 2 Karten."), std::string("Ziehe 2 Karten."));
        QCOMPARE(book.all().size(), std::size_t{1});
        QVERIFY(m_workspace->undo());
        QVERIFY(read(*m_workspace, "Hol dir 2 Karten.").empty());
        QVERIFY(m_workspace->redo());
        QCOMPARE(read(*m_workspace, "Hol dir 2 Karten."), std::string("Ziehe 2 Karten."));
        QVERIFY(book.remove(*alias));
        QVERIFY(read(*m_workspace, "Hol dir 2 Karten.").empty());
        QVERIFY(book.all().empty());
    }

    void anEditTakesThePlaceOfTheOldWordingInOneStep() {
        PhraseBook book(*m_workspace, kSystem);
        const auto first = book.proposal("Hol dir 3 Karten.", "Ziehe 3 Karten.", model::Language::German);
        QVERIFY(first && book.save(*first));
        model::PhraseAlias second = *first;
        second.wording = "Schnapp dir {3} Karten.";
        QVERIFY(book.save(second, *first));
        QVERIFY(read(*m_workspace, "Hol dir 2 Karten.").empty());
        QCOMPARE(read(*m_workspace, "Schnapp dir 2 Karten."), std::string("Ziehe 2 Karten."));
        QVERIFY(m_workspace->undo());
        QCOMPARE(read(*m_workspace, "Hol dir 2 Karten."), std::string("Ziehe 2 Karten."));
    }

    void cardsThatOnlyARemovedWordingMadeUnderstoodGetTheKnownOne() {
        PhraseBook book(*m_workspace, kSystem);
        const auto alias = book.proposal("Hol dir 3 Karten.", "Ziehe 3 Karten.", model::Language::German);
        QVERIFY(alias && book.save(*alias));
        const model::Card before = m_workspace->system(kSystem).cards.front();
        model::Card after = before;
        after.text = "Beim Ausspielen: Hol dir 2 Karten.";
        QVERIFY(m_workspace->perform(model::editCard(before, after)));
        QVERIFY(book.remove(*alias));
        QCOMPARE(m_workspace->system(kSystem).card(before.key)->text, std::string("Beim Ausspielen: Ziehe 2 Karten."));
        QVERIFY(m_workspace->undo());
        QCOMPARE(m_workspace->system(kSystem).card(before.key)->text, after.text);
        QCOMPARE(book.all().size(), std::size_t{1});
    }

    void aNewCanonicalPhraseIsShownFirstAndThenWrittenOnAllCardsInOneStep() {
        PhraseBook book(*m_workspace, kSystem);
        const std::vector<std::string> keys = cardsWith(*m_workspace, "iehe 2 Karten.");
        QVERIFY(!keys.empty());
        const std::string textBefore = m_workspace->system(kSystem).card(keys.front())->text;
        auto alias = book.proposal("Nimm 2 Karten aus dem Vorrat.", "Ziehe 2 Karten.", model::Language::German);
        QVERIFY(alias);
        alias->canonical = true;
        const auto changes = book.preview(*alias);
        QVERIFY(changes);
        for (const std::string& key : keys) {
            const auto change = std::ranges::find(*changes, key, &TextChange::cardKey);
            QVERIFY(change != changes->end());
            QVERIFY(change->after.find("imm 2 Karten aus dem Vorrat.") != std::string::npos);
        }
        QVERIFY(cardsWith(*m_workspace, "aus dem Vorrat").empty());
        QVERIFY(book.save(*alias));
        QVERIFY(cardsWith(*m_workspace, "iehe 2 Karten.").empty());
        QCOMPARE(cardsWith(*m_workspace, "aus dem Vorrat").size(), changes->size());
        QCOMPARE(read(*m_workspace, "Ziehe 2 Karten."), std::string("Nimm 2 Karten aus dem Vorrat."));
        QVERIFY(m_workspace->undo());
        QCOMPARE(m_workspace->system(kSystem).card(keys.front())->text, textBefore);
        QVERIFY(cardsWith(*m_workspace, "aus dem Vorrat").empty());
        QVERIFY(book.all().empty());
    }

    void aCollisionStoresNothing() {
        PhraseBook book(*m_workspace, kSystem);
        const auto saved = book.save(
            {kSystem, "de", "Erschöpfe {diese Karte} ohne Ausrüstung", "Lege die Ausrüstung von {dieser Karte} ab"});
        QVERIFY(!saved);
        QVERIFY(book.all().empty());
    }
};

QTEST_GUILESS_MAIN(TestPhraseBook)
#include "tst_phrase_book.moc"
