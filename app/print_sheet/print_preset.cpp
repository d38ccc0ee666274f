#include "app/print_sheet/print_preset.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

using Kind = PrintPreset::Kind;

constexpr const char* kNoCmyk =
    QT_TRANSLATE_NOOP("Presets", "The PDF is RGB, neither CMYK nor PDF/X; the shop converts it. Text of 6 pt at least, "
                                 "nothing of weight nearer than 4 mm to the cut.");
constexpr const char* kBesides =
    QT_TRANSLATE_NOOP("Presets", "Pictures in RGB with bleed; the back lies beside them as a picture of its own.");

const std::array kPresets{
    PrintPreset{.key = "home-a4", .title = QT_TRANSLATE_NOOP("Presets", "Home printer, sheets of A4")},
    PrintPreset{.key = "home-letter",
                .title = QT_TRANSLATE_NOOP("Presets", "Home printer, sheets of Letter"),
                .paper = Paper::Letter},
    PrintPreset{.key = "print-shop",
                .title = QT_TRANSLATE_NOOP("Presets", "Print shop, a page for each card"),
                .kind = Kind::Pages,
                .paper = Paper::Card,
                .bleed = 3,
                .backs = true,
                .safe = 4,
                .advice = kNoCmyk},
    PrintPreset{.key = "mpc",
                .title = QT_TRANSLATE_NOOP("Presets", "MakePlayingCards, 63 × 88 mm"),
                .kind = Kind::Images,
                .card = QSizeF(63, 88),
                .bleed = 3,
                .backs = true,
                .pixels = QSize(816, 1110),
                .safe = 3,
                .advice = kBesides},
    PrintPreset{.key = "mpc-poker",
                .title = QT_TRANSLATE_NOOP("Presets", "MakePlayingCards, poker 2.5 × 3.5 in"),
                .kind = Kind::Images,
                .card = QSizeF(63.5, 88.9),
                .bleed = 3,
                .backs = true,
                .pixels = QSize(822, 1122),
                .safe = 3,
                .advice = kBesides},
    PrintPreset{.key = "game-crafter",
                .title = QT_TRANSLATE_NOOP("Presets", "The Game Crafter, poker"),
                .kind = Kind::Images,
                .card = QSizeF(63.5, 88.9),
                .bleed = 3.175,
                .backs = true,
                .pixels = QSize(825, 1125),
                .safe = 3.175,
                .advice = kBesides},
    PrintPreset{.key = "screen",
                .title = QT_TRANSLATE_NOOP("Presets", "Pictures, 300 dpi, round corners"),
                .kind = Kind::Images,
                .backs = true,
                .roundCorners = true},
    PrintPreset{.key = "tts",
                .title = QT_TRANSLATE_NOOP("Presets", "Tabletop Simulator"),
                .kind = Kind::TableTop,
                .advice = QT_TRANSLATE_NOOP("Presets",
                                            "Sheets of at most 10 × 7 cards and 4096 pixels, and the saved object.")},
};

const std::array kFormats{
    CardFormat{"poker", QT_TRANSLATE_NOOP("Presets", "Poker"), QSizeF(63.5, 88.9)},
    CardFormat{"bridge", QT_TRANSLATE_NOOP("Presets", "Bridge"), QSizeF(57.2, 88.9)},
    CardFormat{"standard", QT_TRANSLATE_NOOP("Presets", "Standard"), QSizeF(63, 88)},
    CardFormat{"skat", QT_TRANSLATE_NOOP("Presets", "Skat"), QSizeF(59, 91)},
    CardFormat{"tarot", QT_TRANSLATE_NOOP("Presets", "Tarot"), QSizeF(70, 120)},
    CardFormat{"mini", QT_TRANSLATE_NOOP("Presets", "Mini"), QSizeF(44, 67)},
};

QString said(const char* text) {
    return text ? QCoreApplication::translate("Presets", text) : QString();
}

} // namespace

QString PrintPreset::name() const {
    return said(title);
}

QString PrintPreset::note() const {
    return said(advice);
}

QString CardFormat::name() const {
    return said(title);
}

void PrintPreset::applyTo(ProofOptions& options) const {
    options.paper = paper;
    options.card = card;
    options.bleed = bleed;
    options.columns = 0;
    options.rows = 0;
    options.backOrder = backOrder;
    if (kind == Kind::Pages) {
        options.backs = backs ? Backs::LongEdge : Backs::None;
        options.backShift = {};
        options.stamp = false;
    }
    if (kind == Kind::Images) {
        options.stamp = false;
    }
}

std::span<const PrintPreset> printPresets() {
    return kPresets;
}

const PrintPreset* printPreset(std::string_view key) {
    const auto it = std::ranges::find(kPresets, key, &PrintPreset::key);
    return it == kPresets.end() ? nullptr : &*it;
}

std::span<const CardFormat> cardFormats() {
    return kFormats;
}

QSizeF cardFormat(std::string_view text) {
    if (const auto it = std::ranges::find(kFormats, text, &CardFormat::key); it != kFormats.end()) {
        return it->size;
    }
    static const QRegularExpression pattern(QStringLiteral("^(\\d+(?:[.,]\\d+)?)\\s*[x×]\\s*(\\d+(?:[.,]\\d+)?)$"));
    const auto match = pattern.match(QString::fromUtf8(text.data(), qsizetype(text.size())));
    const auto side = [&match](int at) { return match.captured(at).replace(u',', u'.').toDouble(); };
    const QSizeF size(side(1), side(2));
    const auto isFit = [](double length) { return length >= kLeastCard && length <= kMostCard; };
    return match.hasMatch() && isFit(size.width()) && isFit(size.height()) ? size : QSizeF();
}

} // namespace blattwerk::app
