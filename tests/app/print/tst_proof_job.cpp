#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/print_sheet/proof_job.h"
#include "tests/app/face/sample_cards.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QHashFunctions>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace blattwerk;
using namespace blattwerk::app;

class ProofJobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aDeckFillsSevenSheetsInUnderASecond();
    void everyShippedDeckIsSevenCompleteSheets();
    void everyNameAndTextCanBeCopiedWhole();
    void boxesAreExactAndThePrinterIsToldNotToScale();
    void cropMarksLieWithinTwoHundredthsOfAMillimetre();
    void theSameJobGivesTheSameBytes();
    void aLostCardIsNamed();
    void backsAndBleedMakeTheirPages();
    void anUnwritableTargetIsRefusedAndNothingIsLeft();
    void stoppingLeavesTheOldFile();
    void onlyAnOlderPdfGivesWay();

private:
    std::vector<FaceContent> contents(const std::vector<model::Card>& cards) const {
        std::vector<FaceContent> out;
        FaceTexts texts;
        texts.edition = u"E3"_qs;
        for (const model::Card& card : cards)
            out.push_back(makeFaceContent(m_painter->layout(), sample::schema(), card, texts));
        return out;
    }
    ProofOptions options() const {
        ProofOptions out;
        out.project = u"Hain-Prototyp"_qs;
        out.deck = u"Weggefährten"_qs;
        out.edition = u"Edition 3"_qs;
        out.author = u"Jürgen Groß"_qs;
        out.date = QDateTime(QDate(2026, 11, 28), QTime(12, 0), Qt::UTC);
        return out;
    }
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static QByteArray run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(60000);
        return process.readAllStandardOutput();
    }
    static QByteArray bytes(const QString& file) {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    static QString plain(QString text) {
        static const QRegularExpression space(u"[\\s\\x{00AD}-]+"_qs);
        return text.remove(space);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<FacePainter> m_painter;
};

void ProofJobTest::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
    const Tokens tokens = shippedTokens();
    auto layout = shippedFaceLayout(u"heldenhain"_qs, tokens);
    QVERIFY(layout.isOk());
    m_painter = std::make_unique<FacePainter>(tokens, *layout);
}

void ProofJobTest::aDeckFillsSevenSheetsInUnderASecond() {
    ProofJob job(*m_painter, contents(sample::deck(62)), options());
    QElapsedTimer clock;
    clock.start();
    const auto report = job.write(path("deck.pdf"));
    qInfo("62 cards in %lld ms, %lld bytes", static_cast<long long>(clock.elapsed()),
          static_cast<long long>(report.isOk() ? report->bytes : 0));
    QVERIFY2(report.isOk(), report.isOk() ? "" : report.error().detail.c_str());
    QCOMPARE(report->sheets, 7);
    QCOMPARE(report->pages, 7);
    QCOMPARE(report->verified, 62);
    QVERIFY(report->isComplete());
    QVERIFY(clock.elapsed() < 5000); // 1 s on an idle machine
    const QByteArray info = run(u"pdfinfo"_qs, {path("deck.pdf")});
    QVERIFY2(info.contains("Pages:           7"), info.constData());
    QVERIFY2(info.contains("Author:          Jürgen Groß"), info.constData());
}

void ProofJobTest::everyShippedDeckIsSevenCompleteSheets() {
    for (const char* deck : sample::kShippedDecks) {
        const auto report =
            ProofJob(*m_painter, contents(sample::shippedDeck(deck)), options()).write(path("shipped.pdf"));
        QVERIFY(report.isOk());
        QCOMPARE(report->pages, 7);
        QCOMPARE(report->verified, 62);
        const QString extracted =
            plain(QString::fromUtf8(run(u"pdftotext"_qs, {u"-raw"_qs, path("shipped.pdf"), u"-"_qs})));
        for (const model::Card& card : sample::shippedDeck(deck))
            for (const std::string* part : {&card.name, &card.text, &card.flavour})
                QVERIFY2(extracted.contains(plain(QString::fromStdString(*part))), part->c_str());
    }
}

void ProofJobTest::everyNameAndTextCanBeCopiedWhole() {
    std::vector<model::Card> cards = sample::cards();
    cards.front().name = "Größe ẞ „Straße“";
    cards.front().text =
        "Öffne fünf Stoffe, schaffe fliegende Äffchen: Überläufer treffen häufig Auftraggeber “x” ‚y‘ – …";
    ProofJob job(*m_painter, contents(cards), options());
    const auto report = job.write(path("text.pdf"));
    QVERIFY(report.isOk());
    QVERIFY2(report->missing.isEmpty(), qPrintable(report->missing.join(u' ')));

    const QString extracted = QString::fromUtf8(run(u"pdftotext"_qs, {u"-raw"_qs, path("text.pdf"), u"-"_qs}));
    QVERIFY(!extracted.isEmpty());
    QString flowing = extracted;
    flowing.replace(u"-\n"_qs, u"-"_qs); // a word with a hyphen may end its line there
    flowing.replace(u'\n', u' ');
    const QString packed = plain(extracted);
    for (const model::Card& card : cards) {
        const QString name = QString::fromStdString(card.name);
        QVERIFY2(flowing.contains(name), qPrintable(name));
        for (const std::string& part : {card.text, card.flavour}) {
            const QString text = QString::fromStdString(part);
            QVERIFY2(packed.contains(plain(text)), qPrintable(text));
            QString lines = text;
            lines.replace(u'\n', u' ');
            QVERIFY2(flowing.contains(lines), qPrintable(text));
        }
    }
}

void ProofJobTest::boxesAreExactAndThePrinterIsToldNotToScale() {
    ProofJob job(*m_painter, contents(sample::deck(10)), options());
    QVERIFY(job.write(path("boxes.pdf")).isOk());
    const QByteArray info = run(u"pdfinfo"_qs, {u"-box"_qs, path("boxes.pdf")});
    const auto box = [&](const char* name) {
        const QRegularExpression pattern(QString::fromLatin1(name) +
                                         u":\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)"_qs);
        const auto match = pattern.match(QString::fromUtf8(info));
        return QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                      QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
    };
    const double pt = 72 / 25.4;
    QVERIFY(std::abs(box("MediaBox").width() - 210 * pt) < 0.02);
    QVERIFY(std::abs(box("MediaBox").height() - 297 * pt) < 0.02);
    QVERIFY(std::abs(box("TrimBox").width() - 189 * pt) < 0.02);
    QVERIFY(std::abs(box("TrimBox").left() - 10.5 * pt) < 0.02);
    QVERIFY(std::abs(box("MediaBox").bottom() - box("TrimBox").bottom() - 16.5 * pt) < 0.02);
    const QByteArray catalog =
        run(u"qpdf"_qs, {u"--qdf"_qs, u"--object-streams=disable"_qs, path("boxes.pdf"), u"-"_qs});
    QVERIFY(catalog.contains("/PrintScaling /None"));
    QVERIFY(catalog.contains("/Duplex /Simplex"));
    QVERIFY(catalog.contains("/Lang (de-DE)"));
    QVERIFY(catalog.contains("D:20261128120000Z"));
}

void ProofJobTest::cropMarksLieWithinTwoHundredthsOfAMillimetre() {
    ProofJob job(*m_painter, contents(sample::deck(9)), options());
    QVERIFY(job.write(path("marks.pdf")).isOk());
    const double perMm = 1200 / 25.4;
    const auto part = [&](double x, double y, double width, double height) {
        run(u"pdftoppm"_qs,
            {u"-r"_qs, u"1200"_qs, u"-x"_qs, QString::number(std::lround(x * perMm)), u"-y"_qs,
             QString::number(std::lround(y * perMm)), u"-W"_qs, QString::number(std::lround(width * perMm)), u"-H"_qs,
             QString::number(std::lround(height * perMm)), u"-l"_qs, u"1"_qs, u"-png"_qs, u"-singlefile"_qs,
             path("marks.pdf"), path("marks")});
        return QImage(path("marks.png"));
    };
    // The centre of gravity of the ink along one axis, in millimetres of the page.
    const auto centre = [&](const QImage& image, bool alongX, double offset) {
        double sum = 0;
        double weight = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const double ink = 255 - qGray(image.pixel(x, y));
                sum += ink * ((alongX ? x : y) + 0.5);
                weight += ink;
            }
        return (std::round(offset * perMm) + sum / weight) / perMm;
    };
    for (const double x : {10.5, 73.5, 136.5, 199.5}) {
        const QImage top = part(x - 2, 12.5, 4, 2);
        QVERIFY(!top.isNull());
        QVERIFY2(std::abs(centre(top, true, x - 2) - x) < 0.02, qPrintable(QString::number(centre(top, true, x - 2))));
    }
    for (const double y : {16.5, 104.5, 192.5, 280.5}) {
        const QImage left = part(6.5, y - 2, 2, 4);
        QVERIFY2(std::abs(centre(left, false, y - 2) - y) < 0.02,
                 qPrintable(QString::number(centre(left, false, y - 2))));
    }
}

void ProofJobTest::theSameJobGivesTheSameBytes() {
    const auto cards = contents(sample::deck(20));
    // Another start of the program has another hash seed.
    QHashSeed::setDeterministicGlobalSeed();
    QVERIFY(ProofJob(*m_painter, cards, options()).write(path("one.pdf")).isOk());
    m_painter->clear();
    QHashSeed::resetRandomGlobalSeed();
    QTest::qWait(1100); // another second on the clock
    QVERIFY(ProofJob(*m_painter, cards, options()).write(path("two.pdf")).isOk());
    QCOMPARE(bytes(path("one.pdf")), bytes(path("two.pdf")));
    QVERIFY(bytes(path("one.pdf")).size() > 10000);
    QVERIFY(!QFile::exists(path(".blattwerk-proof")));
}

void ProofJobTest::aLostCardIsNamed() {
    // A sign that no font of the card has leaves no text in the file.
    std::vector<FaceContent> cards = contents(sample::cards());
    constexpr char32_t kNoSign = 0x10F123; // of the last private area, which not even fonts of symbols fill
    cards[3].name = QString::fromUcs4(&kNoSign, 1) + cards[3].name;
    const auto report = ProofJob(*m_painter, cards, options()).write(path("lost.pdf"));
    QVERIFY(report.isOk());
    QCOMPARE(report->missing, QStringList{cards[3].key});
    QCOMPARE(report->verified, report->cards - 1);
    QVERIFY(!report->isComplete());
    QCOMPARE(report->findings.front().messageId, std::string("face.sign_missing"));
}

void ProofJobTest::backsAndBleedMakeTheirPages() {
    ProofOptions wanted = options();
    wanted.bleed = 3;
    wanted.backs = Backs::LongEdge;
    wanted.language = model::Language::English;
    const auto report = ProofJob(*m_painter, contents(sample::deck(62)), wanted).write(path("backs.pdf"));
    QVERIFY(report.isOk());
    QCOMPARE(report->sheets, 8);
    QCOMPARE(report->pages, 16);
    QVERIFY(report->isComplete());
    const auto texts = pageTexts(path("backs.pdf"));
    QVERIFY(texts->at(15).contains(u"Sheet8of8"));
    const QByteArray raw = run(u"qpdf"_qs, {u"--qdf"_qs, u"--object-streams=disable"_qs, path("backs.pdf"), u"-"_qs});
    QVERIFY(raw.contains("/DuplexFlipLongEdge"));
}

void ProofJobTest::anUnwritableTargetIsRefusedAndNothingIsLeft() {
    ProofJob job(*m_painter, contents(sample::deck(3)), options());
    const auto report = job.write(path("no/such/folder/deck.pdf"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, std::string("proof.write"));
}

void ProofJobTest::stoppingLeavesTheOldFile() {
    QFile old(path("old.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("%PDF-old");
    old.close();
    ProofJob job(*m_painter, contents(sample::deck(62)), options());
    const auto report = job.write(path("old.pdf"), [](int page, int) { return page < 2; });
    QVERIFY(!report);
    QCOMPARE(report.error().code, std::string("proof.stopped"));
    QCOMPARE(bytes(path("old.pdf")), QByteArray("%PDF-old"));
}

void ProofJobTest::onlyAnOlderPdfGivesWay() {
    QFile project(path("my.blattwerk"));
    QVERIFY(project.open(QIODevice::WriteOnly));
    project.write("SQLite format 3");
    project.close();
    ProofJob job(*m_painter, contents(sample::deck(3)), options());
    for (const QString& target : {path("my.blattwerk"), path(""), QStringLiteral("/dev/null")}) {
        const auto report = job.write(target);
        QVERIFY2(!report, qPrintable(target));
        QCOMPARE(report.error().code, std::string("proof.not_a_pdf"));
    }
    QCOMPARE(bytes(path("my.blattwerk")), QByteArray("SQLite format 3"));
    QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
    QVERIFY(job.write(path("three.pdf")).isOk());
    QVERIFY(job.write(path("three.pdf")).isOk());
}

QTEST_MAIN(ProofJobTest)
#include "tst_proof_job.moc"
