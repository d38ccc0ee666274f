#include "app/face/face_painter.h"

#include <QGuiApplication>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// The one back of all decks.
class CardBackTest : public QObject {
    Q_OBJECT

    static std::unique_ptr<FacePainter> painter() {
        const Tokens tokens = shippedTokens();
        auto layout = shippedFaceLayout(QStringLiteral("heldenhain"), tokens);
        return layout.isOk() ? std::make_unique<FacePainter>(tokens, *layout) : nullptr;
    }

private Q_SLOTS:
    /// A back is painted without knowing the card or deck, so all decks share it; it also stays the same after faces of
    /// different decks have been painted.
    void helR11OneBackForAllDecks() {
        const auto first = painter();
        const auto second = painter();
        QVERIFY(first && second);
        const QImage back = first->renderBack(QSize(252, 352));
        for (const char* faction : {"SUP", "PUR"}) {
            FaceContent content;
            content.colour = QString::fromLatin1(faction).toLower();
            (void)second->renderImage(content, QSize(252, 352));
            QCOMPARE(second->renderBack(QSize(252, 352)), back);
        }
    }

    void helR128BackShowsFourGems() {
        const auto face = painter();
        QVERIFY(face != nullptr);
        const QImage back = face->renderBack(QSize(630, 880));
        for (const char* deck : {"sup", "sch", "weg", "pur"}) {
            const QRgb body = face->tokens().accent(QString::fromLatin1(deck)).light.rgb();
            int pixels = 0;
            QPoint place;
            for (int y = 0; y < back.height(); ++y) {
                for (int x = 0; x < back.width(); ++x) {
                    if ((back.pixel(x, y) | 0xFF000000U) == (body | 0xFF000000U)) {
                        ++pixels;
                        place = {x, y};
                    }
                }
            }
            QVERIFY2(pixels > 500, deck);
            QVERIFY2(QRect(157, 220, 316, 440).contains(place), deck);
        }
    }
};

QTEST_MAIN(CardBackTest)
#include "tst_card_back.moc"
