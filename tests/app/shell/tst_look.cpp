#include "app/face/fonts.h"
#include "app/face/tokens.h"
#include "app/lab/chart_content.h"
#include "app/lab/chart_drawing.h"
#include "app/lab/custom_plot.h"
#include "app/lab/heat_map.h"
#include "app/shell/appearance.h"
#include "app/shell/style.h"
#include "app/widgets/effect_row.h"
#include "app/widgets/elided_label.h"
#include "app/widgets/notice.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QTreeWidget>
#include <QtTest>

#include <cmath>
#include <memory>

using namespace blattwerk::app;

namespace {

/// Rows of the picture in which something is written, from the top.
int writtenRows(const QImage& picture) {
    int rows = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qGray(picture.pixel(x, y)) < 170) {
                ++rows;
                break;
            }
        }
    }
    return rows;
}

QImage pictureOf(QWidget& widget) {
    QImage picture(widget.size(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    widget.render(&picture);
    return picture;
}

int pixelsOf(const QImage& picture, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace

class TestLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        m_appearance = std::make_unique<Appearance>(shippedTokens());
        QApplication::setStyle(new Style(*m_appearance));
        QApplication::setPalette(m_appearance->palette());
    }

    void capitalsKeepTheirDots_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("small") << 0.9;
        QTest::newRow("usual") << 1.0;
        QTest::newRow("large") << 1.5;
    }

    void capitalsKeepTheirDots() {
        QFETCH(double, scale);
        m_appearance->setScale(scale);
        for (const auto step : {&TypeScale::small, &TypeScale::body, &TypeScale::section}) {
            StyledLabel label(*m_appearance, step);
            label.setText(QStringLiteral("ÄÖÜ"));
            label.setWordWrap(true);
            label.ensurePolished();
            label.resize(200, label.heightForWidth(200));
            const int tight = writtenRows(pictureOf(label));
            label.setContentsMargins(0, 20, 0, 20);
            label.resize(200, label.heightForWidth(200));
            QCOMPARE(tight, writtenRows(pictureOf(label)));
        }
        m_appearance->setScale(1);
    }

    void noticesAndListsKeepThemToo() {
        Notice notice(*m_appearance, NoticeKind::Ok, QStringLiteral("ÄÖÜ"), {}, {});
        auto* text = notice.findChildren<QLabel*>().back();
        text->ensurePolished();
        text->resize(200, text->heightForWidth(200));
        QLabel plain(QStringLiteral("ÄÖÜ"));
        plain.setFont(text->font());
        plain.setMargin(20);
        plain.resize(200, 80);
        QCOMPARE(writtenRows(pictureOf(*text)), writtenRows(pictureOf(plain)));

        QTreeWidget tree;
        tree.setColumnCount(1);
        auto* item = new QTreeWidgetItem(&tree, {QStringLiteral("ÄÖÜ")});
        tree.resize(200, 100);
        tree.show();
        QVERIFY(tree.visualItemRect(item).height() >= m_appearance->px(m_appearance->tokens().size.rowNormal));
    }

    void progressIsSeen() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            m_appearance->setTheme(theme);
            QProgressBar bar;
            bar.setTextVisible(false);
            bar.setRange(0, 100);
            bar.resize(200, 5);
            bar.setValue(0);
            QCOMPARE(pixelsOf(pictureOf(bar), m_appearance->accentColour()), 0);
            bar.setValue(50);
            const int half = pixelsOf(pictureOf(bar), m_appearance->accentColour());
            QVERIFY(half > 400 && half < 550);
        }
        m_appearance->setTheme(Theme::Light);
    }

    void differencesOfOneUnitShareAScale() {
        EffectRow::Figure narrow;
        narrow.isShare = true;
        narrow.span = 5;
        EffectRow::Figure wide = narrow;
        wide.span = 20;
        EffectRow::Figure turns;
        turns.span = 0.5;
        std::vector<EffectRow::Figure> all{narrow, wide, turns};
        EffectRow::shareScale(all);
        QCOMPARE(all[0].span, 20.0);
        QCOMPARE(all[1].span, 20.0);
        QCOMPARE(all[2].span, 0.5);
    }

    void axesNameNoValueTwice() {
        ChartContent content;
        content.kind = ChartContent::Kind::Lines;
        ChartLine line;
        line.x = {1, 2, 3, 4};
        line.y = {0.5, 1, 1.6, 2.2};
        content.lines = {line, line};
        QCustomPlot plot;
        plot.resize(260, 180);
        drawChart(plot, content, *m_appearance);
        const auto ticker = qSharedPointerDynamicCast<QCPAxisTickerFixed>(plot.yAxis->ticker());
        QVERIFY(ticker);
        QVERIFY(ticker->tickStep() >= 1);
    }

    void everyCellOfTheHeatMapCanBeRead() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            m_appearance->setTheme(theme);
            for (int rate = 30; rate <= 70; ++rate) {
                const QColor ground = HeatMap::heat(rate / 100.0, *m_appearance);
                QVERIFY2(std::max(contrast(ground, Qt::white), contrast(ground, QColor(0x1B, 0x21, 0x1E))) >= 4.5,
                         qPrintable(ground.name()));
            }
        }
        m_appearance->setTheme(Theme::Light);
    }

    void segmentsGiveWayInANarrowPlace() {
        SegmentedControl control(*m_appearance);
        control.setSegments(
            {QStringLiteral("Alle gegen alle"), QStringLiteral("Eine Paarung"), QStringLiteral("Draft")});
        QVERIFY(control.minimumSizeHint().width() < control.sizeHint().width());
        control.resize(control.minimumSizeHint());
        QTest::mouseClick(&control, Qt::LeftButton, {}, QPoint(control.width() - 4, control.height() / 2));
        QCOMPARE(control.current(), 2);
    }

    void longTitlesEndInDots() {
        ElidedLabel label(*m_appearance, &TypeScale::body);
        label.setText(QStringLiteral("Karten von Freunde des Schlosses gegen Dichterkreis Spitze Feder"));
        QVERIFY(label.minimumSizeHint().width() < 80);
    }

private:
    std::unique_ptr<Appearance> m_appearance;
};

QTEST_MAIN(TestLook)
#include "tst_look.moc"
