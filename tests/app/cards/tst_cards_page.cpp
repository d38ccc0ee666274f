#include "app/cards/card_editor.h"
#include "app/cards/card_list.h"
#include "app/cards/card_table_view.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/cards_page.h"
#include "app/cards/finding_cache.h"
#include "app/cards/findings_view.h"
#include "app/cards/reading_view.h"
#include "app/face/fonts.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/face_view.h"
#include "database/exchange/system_package.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace blattwerk;
using namespace blattwerk::app;

/// The page as a person uses it, over the shipped project.
class TestCardsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void typingFiltersTheTable();
    void badQuerySaysWhatAndWhereAndKeepsTheTable();
    void namesKeepTheirRoomInANarrowTable();
    void createdCardIsShownAndUndone();
    void leavingAFieldMakesOneRevision();
    void textIsReadWhileItIsTyped();
    void unknownSentenceIsMarkedAndFound();
    void everyKeystrokeStaysUnderOneFrame();
    void undoBringsTheOldTextBackIntoTheForm();
    void manyCardsGetOneFieldInOneStep();
    void deletedCardLeavesItsDeckAndComesBack();
    void typedTextSurvivesACrash();
    void missingValueIsFoundAndItsFixLeadsThere();
    void pictureOfAFileBelongsToTheCard();
    void everyControlHasAName();

private:
    [[nodiscard]] const SystemDesk& desk() const { return m_workspace->system("heldenhain"); }
    [[nodiscard]] const model::Card& card(const char* key) const { return *desk().card(key); }
    [[nodiscard]] int rows() const { return m_page->list()->table()->model()->rowCount(); }
    [[nodiscard]] int revisions() const;
    template<typename T>
    [[nodiscard]] T* child(const char* name) const {
        T* found = m_page->findChild<T*>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    void open(const QString& path);
    void type(QLineEdit* into, const QString& text) const;
    void typeText(const QString& text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaceSource> m_faces;
    std::unique_ptr<CardsPage> m_page;
    QString m_said;
};

void TestCardsPage::initTestCase() {
    QVERIFY(loadFonts().isEmpty());
}

void TestCardsPage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath("a.blattwerk");
    const auto packages = database::loadPackages();
    QVERIFY(packages);
    QVERIFY(database::Project::create(path.toStdString(), *packages));
    open(path);
}

void TestCardsPage::open(const QString& path) {
    auto project = database::Project::open(path.toStdString());
    QVERIFY(project);
    m_workspace = std::make_unique<Workspace>(std::move(*project));
    m_settings = std::make_unique<Settings>(m_folder->filePath("settings.ini"));
    m_appearance = std::make_unique<Appearance>(shippedTokens());
    m_faces = std::make_unique<FaceSource>(*m_workspace, m_appearance->tokens());
    m_page = std::make_unique<CardsPage>(
        PageContext{m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()});
    connect(m_page.get(), &Page::reported, this, [this](const QString& sentence, bool) { m_said = sentence; });
    m_page->resize(1240, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestCardsPage::cleanup() {
    m_page.reset();
    m_faces.reset();
    m_workspace.reset();
    m_settings.reset();
    m_appearance.reset();
    m_folder.reset();
}

int TestCardsPage::revisions() const {
    const auto all = m_workspace->project().history().revisions();
    return all ? int(all->size()) : -1;
}

void TestCardsPage::type(QLineEdit* into, const QString& text) const {
    into->setFocus();
    into->selectAll();
    into->insert(text); // key clicks know no umlauts
}

void TestCardsPage::typeText(const QString& text) const {
    auto* edit = child<CardTextEdit>("cards.text");
    edit->setFocus();
    edit->selectAll();
    edit->insertPlainText(text);
}

void TestCardsPage::typingFiltersTheTable() {
    const int all = rows();
    QVERIFY(all >= 124);
    auto* search = child<QLineEdit>("cards.search");
    QTest::keyClicks(search, "konfetti");
    QTRY_VERIFY(rows() < all && rows() > 0);
    QVERIFY(m_page->list()->show(QString("konfetti-kati")));
    QVERIFY(child<QLabel>("cards.count")->text().contains(QString::number(rows())));
    search->setText("deck:superfreundinnen");
    QTRY_COMPARE(rows(), 62);
    QCOMPARE(m_page->accentKey(), QString("sup"));
    QCOMPARE(m_page->subtitle(), QString("Superfreundinnen"));
}

void TestCardsPage::badQuerySaysWhatAndWhereAndKeepsTheTable() {
    auto* search = child<QLineEdit>("cards.search");
    search->setText("konfetti");
    QTRY_VERIFY(rows() < 20);
    const int before = rows();
    search->setText("kosten<=zwei");
    auto* problem = child<QLabel>("cards.search.problem");
    QTRY_VERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains("zwei"), qPrintable(problem->text()));
    QVERIFY2(problem->text().contains("9"), qPrintable(problem->text()));
    QCOMPARE(rows(), before);
    search->setText("kosten<=2");
    QTRY_VERIFY(!problem->isVisible());
}

void TestCardsPage::namesKeepTheirRoomInANarrowTable() {
    auto* table = m_page->findChild<QTableView*>("cards.table");
    QVERIFY(table);
    int name = 0;
    while (table->model()->headerData(name, Qt::Horizontal).toString() != "Name") {
        QVERIFY(++name < table->model()->columnCount());
    }
    const int least = m_appearance->px(132);
    table->resize(200, table->height());
    QCOMPARE(table->columnWidth(name), least);
    table->resize(1400, table->height());
    QVERIFY(table->columnWidth(name) > least);
    QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
}

void TestCardsPage::createdCardIsShownAndUndone() {
    const size_t before = desk().cards.size();
    m_page->list()->show(QString("konfetti-kati"));
    m_page->createCard("character");
    QCOMPARE(desk().cards.size(), before + 1);
    const QString key = m_page->list()->selectedKeys().value(0);
    const model::Card* made = desk().card(key.toStdString());
    QVERIFY(made);
    QCOMPARE(made->word("faction"), std::string_view("SUP"));
    QCOMPARE(made->number("stamina"), 3);
    QVERIFY(m_workspace->undo());
    QCOMPARE(desk().cards.size(), before);
    QVERIFY(m_page->list()->selectedKeys().isEmpty());
}

void TestCardsPage::leavingAFieldMakesOneRevision() {
    m_page->list()->show(QString("konfetti-kati"));
    const int before = revisions();
    auto* name = child<QLineEdit>("cards.name");
    type(name, "Konfetti-Käthe");
    QCOMPARE(card("konfetti-kati").name, std::string("Konfetti-Kati"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(card("konfetti-kati").name, std::string("Konfetti-Käthe"));
    QCOMPARE(revisions(), before + 1);
    auto* cost = child<QSpinBox>("cards.cost");
    cost->setFocus();
    cost->stepUp();
    cost->stepUp();
    child<QLineEdit>("cards.search")->setFocus();
    QCOMPARE(card("konfetti-kati").number("cost"), 3);
    QCOMPARE(revisions(), before + 2);
}

void TestCardsPage::textIsReadWhileItIsTyped() {
    m_page->list()->show(QString("konfetti-kati"));
    typeText("Zu Beginn deines Zuges: Ziehe 1 Karte.");
    const TextReading& reading = m_page->editor()->reading();
    QVERIFY(reading.isRead);
    QVERIFY(reading.reading.understood);
    QVERIFY(reading.reading.unknown.empty());
    QVERIFY(child<ReadingView>("cards.reading")->lines().size() >= 2);
    const auto& marks = child<CardTextEdit>("cards.text")->marks();
    QVERIFY(!marks.empty() && marks.front().kind == TextMark::Kind::Head);
    QCOMPARE(marks.front().length, int(QString("Zu Beginn deines Zuges:").size()));
    QVERIFY(child<CardTextEdit>("cards.otherLanguage")->toPlainText().contains("raw 1 card"));
    QVERIFY(child<QLabel>("cards.text.counter")->text().contains("38"));
    QTRY_VERIFY(!child<FaceView>("cards.face")->isEmpty());
}

void TestCardsPage::unknownSentenceIsMarkedAndFound() {
    m_page->list()->show(QString("konfetti-kati"));
    typeText("Zu Beginn deines Zuges: Verzaubere äußerst 1 Figur.");
    const auto& marks = child<CardTextEdit>("cards.text")->marks();
    const auto unknown = std::ranges::find(marks, TextMark::Kind::Unknown, &TextMark::kind);
    QVERIFY(unknown != marks.end());
    const QString text = child<CardTextEdit>("cards.text")->toPlainText();
    QVERIFY2(text.mid(unknown->from, unknown->length).contains("Verzaubere"),
             qPrintable(text.mid(unknown->from, unknown->length)));
    QVERIFY(!unknown->expected.isEmpty());
    QVERIFY(child<QLabel>("cards.text.expected")->isVisible());
    m_page->editor()->settle();
    const QStringList said = child<FindingsView>("cards.findings")->sentences();
    QVERIFY2(said.join('\n').contains("Verzaubere"), qPrintable(said.join('\n')));
}

void TestCardsPage::everyKeystrokeStaysUnderOneFrame() {
    m_page->list()->show(QString("konfetti-kati"));
    QString text;
    while (text.size() < 400) {
        text += "Zu Beginn deines Zuges: Entferne 1 Stress von einer anderen eigenen Figur.\n";
    }
    typeText(text.left(400));
    QTest::qWait(400);
    auto* edit = child<CardTextEdit>("cards.text");
    edit->setFocus();
    edit->moveCursor(QTextCursor::End);
    QElapsedTimer timer;
    qint64 worst = 0;
    qint64 sum = 0;
    const QString typed = " Erhalte 1 Energie.";
    for (const QChar sign : typed) {
        timer.start();
        QTest::keyClick(edit, sign.toLatin1());
        const qint64 took = timer.nsecsElapsed();
        worst = std::max(worst, took);
        sum += took;
    }
    qInfo("keystroke at 400 characters: mean %.2f ms, worst %.2f ms", double(sum) / double(typed.size()) / 1e6,
          double(worst) / 1e6);
#ifdef NDEBUG
    QVERIFY(sum / typed.size() < 16'000'000);
#endif
}

void TestCardsPage::undoBringsTheOldTextBackIntoTheForm() {
    m_page->list()->show(QString("konfetti-kati"));
    const QString old = QString::fromStdString(card("konfetti-kati").text);
    typeText("Ziehe 1 Karte.");
    m_page->commitEdits();
    QCOMPARE(card("konfetti-kati").text, std::string("Ziehe 1 Karte."));
    QVERIFY(m_workspace->undo());
    QCOMPARE(child<CardTextEdit>("cards.text")->toPlainText(), old);
    QVERIFY(m_workspace->redo());
    QCOMPARE(child<CardTextEdit>("cards.text")->toPlainText(), QString("Ziehe 1 Karte."));
}

void TestCardsPage::manyCardsGetOneFieldInOneStep() {
    m_page->list()->setQuery("deck:superfreundinnen typ:begleiter");
    QVERIFY(rows() > 1);
    const int count = rows();
    const int before = revisions();
    m_page->list()->table()->selectAll();
    QCOMPARE(m_page->list()->selectedKeys().size(), count);
    auto* field = child<QComboBox>("cards.multi.field");
    field->setCurrentIndex(field->findData("status"));
    auto* value = child<QComboBox>("cards.multi.value");
    value->setCurrentIndex(value->findData("idea"));
    QTest::mouseClick(child<QPushButton>("cards.multi.apply"), Qt::LeftButton);
    QCOMPARE(revisions(), before + 1);
    int ideas = 0;
    for (const model::Card& each : desk().cards) {
        ideas += each.status == model::CardStatus::Idea ? 1 : 0;
    }
    QCOMPARE(ideas, count);
    QCOMPARE(m_page->list()->selectedKeys().size(), count);
    QVERIFY(m_workspace->undo());
    QVERIFY(card("konfetti-kati").status != model::CardStatus::Idea);
}

void TestCardsPage::deletedCardLeavesItsDeckAndComesBack() {
    const int before = desk().collection("superfreundinnen")->size();
    m_page->list()->show(QString("konfetti-kati"));
    m_page->deleteCards();
    QVERIFY(!desk().card("konfetti-kati"));
    QCOMPARE(desk().collection("superfreundinnen")->size(), before - 1);
    QVERIFY(m_said.contains("Konfetti-Kati"));
    QVERIFY(m_workspace->undo());
    QVERIFY(desk().card("konfetti-kati"));
    QCOMPARE(desk().collection("superfreundinnen")->size(), before);
}

void TestCardsPage::typedTextSurvivesACrash() {
    const QString path = m_folder->filePath("a.blattwerk");
    const QString copy = m_folder->filePath("b.blattwerk");
    m_page->list()->show(QString("konfetti-kati"));
    typeText("Ziehe 7 Karten.");
    m_page->editor()->keepDraft();
    // A crash: the file as it is now, without anything that closing would do.
    QVERIFY(QFile::copy(path, copy));
    if (QFile::exists(path + "-wal")) {
        QVERIFY(QFile::copy(path + "-wal", copy + "-wal"));
    }
    m_page->editor()->discard();
    m_page.reset();
    m_faces.reset();
    open(copy);
    QCOMPARE(m_page->list()->selectedKeys(), QStringList{"konfetti-kati"});
    QCOMPARE(child<CardTextEdit>("cards.text")->toPlainText(), QString("Ziehe 7 Karten."));
    QVERIFY(card("konfetti-kati").text != "Ziehe 7 Karten.");
    QVERIFY(m_page->findChild<QWidget*>("cards.restored"));
    m_page->commitEdits();
    QCOMPARE(card("konfetti-kati").text, std::string("Ziehe 7 Karten."));
    const auto drafts = m_workspace->project().drafts().all();
    QVERIFY(drafts && drafts->empty());
    QTRY_VERIFY(!m_page->findChild<QWidget*>("cards.restored"));
}

void TestCardsPage::missingValueIsFoundAndItsFixLeadsThere() {
    m_page->list()->show(QString("konfetti-kati"));
    auto* stamina = child<QSpinBox>("cards.stamina");
    stamina->setFocus();
    stamina->selectAll();
    QTest::keyClick(stamina, Qt::Key_Delete);
    QTest::keyClick(stamina, Qt::Key_Return);
    QVERIFY(!card("konfetti-kati").has("stamina"));
    m_page->editor()->settle();
    m_page->findings()->finish();
    QCOMPARE(m_page->findings()->worst("konfetti-kati"), int(model::Severity::Error));
    auto* findings = child<FindingsView>("cards.findings");
    QVERIFY(!findings->findings().empty());
    QCOMPARE(findings->findings().front().rule.substr(0, 5), std::string("HEL-C"));
    child<QLineEdit>("cards.search")->setFocus();
    Q_EMIT findings->fixActivated(0, 0);
    QVERIFY(stamina->hasFocus());
}

void TestCardsPage::pictureOfAFileBelongsToTheCard() {
    m_page->list()->show(QString("konfetti-kati"));
    QImage image(900, 700, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QGuiApplication::clipboard()->setImage(image);
    m_page->findChild<QAction*>("cards.pastePicture")->trigger();
    QVERIFY(!card("konfetti-kati").art.empty());
    QVERIFY(child<QPushButton>("cards.picture.remove")->isEnabled());
    QTest::mouseClick(child<QPushButton>("cards.picture.remove"), Qt::LeftButton);
    QVERIFY(card("konfetti-kati").art.empty());
    QVERIFY(m_workspace->undo());
    QVERIFY(!card("konfetti-kati").art.empty());
}

void TestCardsPage::everyControlHasAName() {
    m_page->list()->show(QString("konfetti-kati"));
    const auto widgets = m_page->findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        const bool inner = qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) ||
                           qobject_cast<const QComboBox*>(widget->parentWidget());
        if (widget->focusPolicy() == Qt::NoFocus || inner || !widget->isVisible() ||
            widget->objectName().startsWith("qt_")) {
            continue;
        }
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                           qobject_cast<const QScrollArea*>(widget) || qobject_cast<const QLabel*>(widget);
        QVERIFY2(named, qPrintable(QString(widget->metaObject()->className()) + " " + widget->objectName()));
    }
}

QTEST_MAIN(TestCardsPage)
#include "tst_cards_page.moc"
