// Writes sample faces as PNG, to look at: face_samples FOLDER [picture file]

#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "tests/app/face/sample_cards.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>
#include <cstdio>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

/// Several images side by side, as a page of proofs.
void saveSheet(const QString& file, const QList<QImage>& images, int columns) {
    const QSize cell = images.first().size() + QSize(24, 24);
    const int rows = static_cast<int>(std::ceil(static_cast<double>(images.size()) / columns));
    QImage sheet(cell.width() * columns, cell.height() * rows, QImage::Format_RGB32);
    sheet.fill(QColor(QStringLiteral("#DDE2DC")));
    QPainter painter(&sheet);
    for (int i = 0; i < images.size(); ++i)
        painter.drawImage(cell.width() * (i % columns) + 12, cell.height() * (i / columns) + 12, images[i]);
    painter.end();
    sheet.save(file);
}

} // namespace

int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    loadFonts();
    const QDir folder(application.arguments().value(1, QStringLiteral(".")));
    const Tokens tokens = shippedTokens();
    const auto layout = shippedFaceLayout(QStringLiteral("heldenhain"), tokens);
    if (!layout) {
        std::fprintf(stderr, "%s %s\n", layout.error().code.c_str(), layout.error().args.front().c_str());
        return 1;
    }
    FacePainter painter(tokens, *layout, std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
    const model::CardSchema schema = sample::schema();
    const QImage picture(application.arguments().value(2));

    QList<QImage> german;
    QList<QImage> english;
    QList<QImage> compact;
    QList<QImage> preview;
    QElapsedTimer clock;
    clock.start();
    for (const model::Card& card : sample::cards()) {
        FaceTexts texts;
        texts.edition = QStringLiteral("E3");
        FaceContent content = makeFaceContent(*layout, schema, card, texts);
        german << painter.renderPrint(content, 300);
        german.last().save(folder.filePath(content.key + QStringLiteral(".png")));
        preview << painter.renderImage(content, QSize(240, 335));
        TableState state{2};
        if (content.values.size() > 1)
            content.values[1].modified = true;
        compact << painter.renderImage(content, QSize(94, 131), true, state);
        texts.language = model::Language::English;
        english << painter.renderPrint(makeFaceContent(*layout, schema, card, texts), 150);
        content.picture = picture;
        if (!picture.isNull())
            german << painter.renderPrint(content, 300);
    }
    for (const char* deck : sample::kShippedDecks) {
        QList<QImage> faces;
        for (const model::Card& card : sample::shippedDeck(deck))
            faces << painter.renderPrint(makeFaceContent(*layout, schema, card), 110);
        saveSheet(folder.filePath(QString::fromLatin1(deck) + QStringLiteral(".png")), faces, 11);
    }
    std::printf("%lld ms\n", static_cast<long long>(clock.elapsed()));
    german << painter.renderBack(german.first().size(), false);
    saveSheet(folder.filePath(QStringLiteral("sheet-de.png")), german, 5);
    saveSheet(folder.filePath(QStringLiteral("sheet-en.png")), english, 5);
    saveSheet(folder.filePath(QStringLiteral("sheet-compact.png")), compact, 7);
    saveSheet(folder.filePath(QStringLiteral("sheet-preview.png")), preview, 7);
    return 0;
}
