#include "app/print_sheet/print_changes.h"
#include "app/print_sheet/print_preset.h"
#include "app/print_sheet/print_record.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

std::vector<BoxCard> box() {
    return {{"nami", "Nami", 1, 3, "a"}, {"emil", "Emil", 2, 1, "b"}, {"otto", "Otto", 1, 7, "c"}};
}

std::string text(const std::vector<model::CollectionEntry>& entries) {
    std::string out;
    for (const auto& entry : entries) {
        out += std::to_string(entry.copies) + entry.cardKey + ' ';
    }
    return out;
}

std::string text(const std::vector<BoxCard>& cards) {
    std::string out;
    for (const auto& card : cards) {
        out += std::to_string(card.copies) + card.key + 'r' + std::to_string(card.revision) + ' ';
    }
    return out;
}

} // namespace

class TestPrintChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsPrintedTwice() {
        const PrintChanges changes = changesSince(box(), box());
        QVERIFY(changes.print.empty());
        QVERIFY(changes.takeOut.empty());
        QCOMPARE(changes.unchanged, 3);
    }

    void aChangedCardComesAnewAndItsOldOneGoesWithItsRevision() {
        auto wanted = box();
        wanted[1].face = "x";
        wanted[1].revision = 4;
        const PrintChanges changes = changesSince(box(), wanted);
        QCOMPARE(text(changes.print), std::string("2emil "));
        QCOMPARE(text(changes.takeOut), std::string("2emilr1 "));
        QCOMPARE(changes.unchanged, 2);
    }

    void newMissingSurplusAndFormerCardsAreTold() {
        std::vector<BoxCard> wanted = box();
        wanted[0].copies = 3;
        wanted[1].copies = 1;
        wanted[2] = {"ida", "Ida", 1, 1, "d"};
        const PrintChanges changes = changesSince(box(), wanted);
        QCOMPARE(text(changes.print), std::string("2nami 1ida "));
        QCOMPARE(text(changes.takeOut), std::string("1emilr1 1ottor7 "));
    }

    void withoutAnEarlierPrintEverythingIsNew() {
        const PrintChanges changes = changesSince({}, box());
        QCOMPARE(changes.cards(), 4);
        QVERIFY(changes.takeOut.empty());
    }

    void sheetsAreFilledWithUnchangedCards() {
        auto wanted = box();
        wanted[1].face = "x";
        PrintChanges changes = changesSince(box(), wanted);
        fillSheets(changes, wanted, 9);
        QCOMPARE(changes.cards(), 9);
        QCOMPARE(text(changes.print).substr(0, 24), std::string("2emil 1nami 1otto 1nami "));
        // A full sheet stays, and nothing to print stays nothing.
        fillSheets(changes, wanted, 9);
        QCOMPARE(changes.cards(), 9);
        PrintChanges none = changesSince(box(), box());
        fillSheets(none, box(), 9);
        QCOMPARE(none.cards(), 0);
    }

    void aRepeatedPrintRenewsOnlyTheCardsThatItPrinted() {
        // The look of a card whose hash is empty is taken anew.
        auto after = boxAfter(box(), {{"nami", 1}, {"emil", 1}, {"ida", 2}});
        QCOMPARE(text(after), std::string("1namir3 2emilr1 1ottor7 2idar0 "));
        QVERIFY(after[0].face.empty() && after[3].face.empty());
        // One of two: the other may have its old look.
        QCOMPARE(after[1].face, std::string("b"));
        QCOMPARE(after[2].face, std::string("c"));
        after = boxAfter(box(), {{"emil", 1}, {"nami", 1}, {"emil", 1}});
        QVERIFY(after[1].face.empty());
    }

    void aRepeatedPrintStartsFromTheNewestBox() {
        PrintRecord whole;
        whole.subject.deck = QStringLiteral("a");
        whole.order = {{"nami", 1}, {"emil", 2}, {"otto", 1}};
        whole.box = box();
        PrintRecord part = whole;
        part.order = {{"nami", 1}};
        part.box[0].face = "new";
        PrintRecord later = part;
        later.order = {{"otto", 1}};
        later.box[2].face = "newest";
        const std::vector<database::PrintJob> jobs{toJob(later), toJob(part), toJob(whole)};
        const auto after = boxAfterRepeat(jobs, part);
        QVERIFY(after[0].face.empty());
        QCOMPARE(after[1].face, std::string("b"));
        QCOMPARE(after[2].face, std::string("newest"));
    }

    void anOrderIsReadBackFromItsJob() {
        PrintRecord record;
        record.system = "probe";
        record.title = QStringLiteral("Weggefährten");
        record.subject = {PrintSubject::Which::Found, {}, QStringLiteral("kosten<2")};
        record.sheet.paper = Paper::Card;
        record.sheet.card = QSizeF(59, 91);
        record.sheet.bleed = 3;
        record.sheet.backs = Backs::ShortEdge;
        record.sheet.backOrder = BackOrder::Once;
        record.sheet.backBleed = 4;
        record.sheet.backShift = {1.5, -0.25, 0.4};
        record.sheet.stamp = false;
        record.sheet.language = model::Language::English;
        record.sheet.project = QStringLiteral("Hain");
        record.sheet.date = QDateTime(QDate(2026, 11, 30), QTime(18, 1, 2, 345), Qt::UTC);
        record.order = {{"nami", 2}, {"emil", 1}, {"nami", 1}};
        record.box = box();
        record.file = QStringLiteral("abc");
        database::PrintJob job = toJob(record);
        job.id = 7;
        const PrintRecord again = toRecord(job);
        QCOMPARE(again.id, std::int64_t{7});
        QCOMPARE(toJson(again.sheet), toJson(record.sheet));
        QCOMPARE(again.sheet.date, record.sheet.date);
        QCOMPARE(again.sheet.project, record.sheet.project);
        QCOMPARE(text(again.order), text(record.order));
        QVERIFY(again.box == record.box);
        QVERIFY(again.subject == record.subject);
        QCOMPARE(toJob(again).options, job.options);
    }

    void brokenJobsAreReadWithoutHarm() {
        for (const char* options : {"{}", "[]", "x", R"({"bleed":1e999,"card":[1,"x"],"order":[[1,2],"y",[]],"box":7})",
                                    R"({"paper":5,"backs":99,"backOrder":-4,"backShift":["a"],"card":[-5,9999]})"}) {
            database::PrintJob job;
            job.options = options;
            const PrintRecord record = toRecord(job);
            QVERIFY(record.sheet.bleed >= 0 && record.sheet.bleed <= 6);
            QVERIFY(!record.sheet.card.isValid() || record.sheet.card.width() >= kLeastCard);
        }
        // Copies that would throw, overflow or eat the memory are no part of a job.
        for (const char* copies : {"-1", "0", "1000", "2000000000", "4294967297", "1.5", "1e300", "\"3\"", "null"}) {
            database::PrintJob job;
            job.options =
                QByteArray(R"({"order":[["a",N],["b",999],["",1]],"box":[["a",N,1,"A"],["b",1,1,"B"],["",1]]})")
                    .replace('N', copies)
                    .toStdString();
            const PrintRecord record = toRecord(job);
            QVERIFY2(text(record.order) == "999b ", copies);
            QVERIFY2(record.box.size() == 1 && record.box.front().key == "b", copies);
        }
        database::PrintJob endless;
        endless.options =
            QByteArray(R"({"order":[N["a",1]]})").replace('N', QByteArray(R"(["a",999],)").repeated(3000));
        QCOMPARE(toRecord(endless).order.size(), std::size_t{100 + 1});
    }

    void whatAStoredSheetDoesNotSayIsAsBefore() {
        ProofOptions before;
        before.paper = Paper::Letter;
        before.bleed = 2;
        before.language = model::Language::English;
        QCOMPARE(toJson(sheetFromJson({}, before)), toJson(before));
        QVERIFY(sheetFromJson({{QStringLiteral("paper"), QStringLiteral("a4")}}, before).paper == Paper::A4);
        QVERIFY(sheetFromJson({{QStringLiteral("paper"), 5}}, before).paper == Paper::Letter);
        QCOMPARE(sheetFromJson({{QStringLiteral("bleed"), 99}}, before).bleed, 6.0);
    }

    void theBoxIsThatOfTheSameCardsLanguageAndSize() {
        PrintRecord record;
        record.subject.deck = QStringLiteral("a");
        record.box = box();
        std::vector<database::PrintJob> jobs{toJob(record)};
        ProofOptions sheet;
        QVERIFY(lastPrint(jobs, record.subject, sheet));
        QVERIFY(!lastPrint(jobs, {PrintSubject::Which::Deck, QStringLiteral("b"), {}}, sheet));
        QVERIFY(!lastPrint(jobs, {PrintSubject::Which::All, QStringLiteral("a"), {}}, sheet));
        sheet.language = model::Language::English;
        QVERIFY(!lastPrint(jobs, record.subject, sheet));
        sheet = {};
        sheet.card = QSizeF(59, 91);
        QVERIFY(!lastPrint(jobs, record.subject, sheet));
        // Newest first.
        record.box.front().face = "new";
        jobs.insert(jobs.begin(), toJob(record));
        QCOMPARE(lastPrint(jobs, record.subject, {})->box.front().face, std::string("new"));
    }

    void cardSizesAreReadByNameAndNumber() {
        QCOMPARE(cardFormat("tarot"), QSizeF(70, 120));
        QCOMPARE(cardFormat("59x91"), QSizeF(59, 91));
        QCOMPARE(cardFormat("63,5 × 88.9"), QSizeF(63.5, 88.9));
        for (const char* bad : {"", "tarock", "0x88", "63x", "63x9999", "-63x88", "63x88x2"}) {
            QVERIFY2(!cardFormat(bad).isValid(), bad);
        }
    }

    void theNumbersOfThePrintShopsAreTheirs() {
        QCOMPARE(printPreset("mpc")->pixels, QSize(816, 1110));
        QCOMPARE(printPreset("mpc-poker")->pixels, QSize(822, 1122));
        QCOMPARE(printPreset("game-crafter")->pixels, QSize(825, 1125));
        const PrintPreset& shop = *printPreset("print-shop");
        ProofOptions sheet;
        shop.applyTo(sheet);
        QCOMPARE(sheet.bleed, 3.0);
        QVERIFY(sheet.paper == Paper::Card && sheet.backs != Backs::None && !sheet.stamp);
        QVERIFY(shop.note().contains(QStringLiteral("CMYK")));
        for (const PrintPreset& preset : printPresets()) {
            QVERIFY(!preset.name().isEmpty());
            // What a shop asks for is 300 dpi of card and bleed, to half a pixel at each edge.
            if (!preset.pixels.isEmpty()) {
                const QSizeF asked = (preset.card + QSizeF(2 * preset.bleed, 2 * preset.bleed)) * (300 / 25.4);
                QVERIFY(std::abs(asked.width() - preset.pixels.width()) < 2);
                QVERIFY(std::abs(asked.height() - preset.pixels.height()) < 2);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPrintChanges)
#include "tst_print_changes.moc"
