#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/rulings_view.h"
#include "app/cards/translation_form.h"
#include "model/card_translation.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace blattwerk;
using namespace blattwerk::app;

/// What stands below the text on the page of cards: translations that the language does not make, rulings.
class TestCardExtras : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void translationIsStaleOnceTheOriginalChanged();
    void markAsUpToDateTakesTheMarkAway();
    void writingItAnewTakesTheMarkAwayToo();
    void manualClauseIsTranslatedAndGoesStaleWhenReworded();
    void rulingIsWrittenFoundAndRemoved();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }
    [[nodiscard]] TranslationForm* form() const { return at().child<TranslationForm>("cards.translations"); }
    void setField(const char* name, const QString& text) const {
        auto* line = at().child<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        line->insert(text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestCardExtras::translationIsStaleOnceTheOriginalChanged() {
    at().page->list()->show(QString("konfetti-kati"));
    QVERIFY(form()->staleFields().isEmpty());
    setField("cards.en.name", "Confetti Kate");
    QCOMPARE(at().card().translations.at("en").name, std::string("Confetti Kate"));
    QVERIFY(form()->staleFields().isEmpty());
    setField("cards.name", QString::fromUtf8("Konfetti-Käthe"));
    at().page->editor()->settle();
    QCOMPARE(form()->staleFields(), QStringList{"en.name"});
    QVERIFY(at().workspace->undo());
    QVERIFY(form()->staleFields().isEmpty());
}

void TestCardExtras::markAsUpToDateTakesTheMarkAway() {
    at().page->list()->show(QString("konfetti-kati"));
    setField("cards.en.name", "Confetti Kate");
    setField("cards.name", "Konfetti-Karla");
    at().page->editor()->settle();
    QVERIFY(!form()->staleFields().isEmpty());
    QPushButton* fits = nullptr;
    for (QPushButton* button : form()->findChildren<QPushButton*>("cards.translation.fits")) {
        fits = button->isVisible() ? button : fits;
    }
    QVERIFY(fits);
    QSignalSpy said(at().page.get(), &Page::reported);
    fits->click();
    QCOMPARE(said.count(), 1);
    QVERIFY2(!said[0][1].toBool(), qPrintable(said[0][0].toString()));
    QVERIFY(form()->staleFields().isEmpty());
    QVERIFY(!model::isTranslationStale(at().card(), "en.name"));
    QVERIFY(at().workspace->undo());
    QCOMPARE(form()->staleFields(), QStringList{"en.name"});
}

void TestCardExtras::writingItAnewTakesTheMarkAwayToo() {
    at().page->list()->show(QString("konfetti-kati"));
    setField("cards.en.name", "Confetti Kate");
    setField("cards.name", "Konfetti-Karla");
    setField("cards.en.name", "Confetti Carla");
    at().page->editor()->settle();
    QVERIFY(form()->staleFields().isEmpty());
}

void TestCardExtras::manualClauseIsTranslatedAndGoesStaleWhenReworded() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: [Singe ein Lied].");
    at().page->commitEdits();
    at().page->editor()->settle();
    setField("cards.en.clause.[Singe ein Lied]", "[Sing a song]");
    QCOMPARE(at().card().translations.at("en").manualClauses.at("[Singe ein Lied]"), std::string("[Sing a song]"));
    QCOMPARE(model::withTranslatedClauses("Start: [Singe ein Lied].", at().card(), "en"),
             std::string("Start: [Sing a song]."));
    edit->setFocus();
    edit->replaceText("Zu Beginn deines Zuges: [Singe zwei Lieder].");
    at().page->commitEdits();
    at().page->editor()->settle();
    QCOMPARE(form()->staleFields(), QStringList{"en.clause.[Singe zwei Lieder]"});
    setField("cards.en.clause.[Singe zwei Lieder]", "[Sing two songs]");
    QVERIFY(form()->staleFields().isEmpty());
    QCOMPARE(at().card().translations.at("en").manualClauses.size(), std::size_t{1});
}

void TestCardExtras::rulingIsWrittenFoundAndRemoved() {
    at().page->list()->show(QString("konfetti-kati"));
    at().child<QPushButton>("cards.ruling.add")->click();
    auto* question = at().child<QPlainTextEdit>("cards.ruling.question");
    QVERIFY(question->hasFocus());
    at().type(question, "Wie oft?");
    auto* answer = at().child<QPlainTextEdit>("cards.ruling.answer");
    answer->setFocus();
    at().type(answer, "Jedes Mal, siehe HEL-R61.");
    at().page->commitEdits();
    const auto rulings = at().workspace->project().rules().rulings("heldenhain", "konfetti-kati");
    QVERIFY(rulings && rulings->size() == 1);
    QCOMPARE(rulings->front().question.de, std::string("Wie oft?"));
    QCOMPARE(rulings->front().rules, std::vector<std::string>{"HEL-R61"});
    at().child<QPushButton>("cards.ruling.remove")->click();
    QVERIFY(at().workspace->project().rules().rulings("heldenhain", "konfetti-kati")->empty());
    QVERIFY(at().workspace->undo());
    QCOMPARE(at().child<QPlainTextEdit>("cards.ruling.answer")->toPlainText(), QString("Jedes Mal, siehe HEL-R61."));
}

QTEST_MAIN(TestCardExtras)
#include "tst_card_extras.moc"
