#include "app/print_sheet/print_preset.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

using Kind = PrintPreset::Kind;

constexpr std::string_view kNoCmykDe =
    "Das PDF ist RGB, kein CMYK und kein PDF/X; die Druckerei wandelt um. Schrift mindestens 6 pt, nichts Wichtiges "
    "näher als 4 mm am Schnitt.";
constexpr std::string_view kNoCmykEn =
    "The PDF is RGB, neither CMYK nor PDF/X; the shop converts it. Text of 6 pt at least, nothing of weight nearer "
    "than 4 mm to the cut.";
constexpr std::string_view kMpcDe = "Bilder in RGB mit Anschnitt; die Rückseite liegt als eigenes Bild daneben.";
constexpr std::string_view kMpcEn = "Pictures in RGB with bleed; the back lies beside them as a picture of its own.";

const std::array kPresets{
    PrintPreset{.key = "home-a4", .german = "Heimdrucker, Bogen A4", .english = "Home printer, sheets of A4"},
    PrintPreset{.key = "home-letter",
                .german = "Heimdrucker, Bogen Letter",
                .english = "Home printer, sheets of Letter",
                .paper = Paper::Letter},
    PrintPreset{.key = "print-shop",
                .german = "Druckerei, eine Karte je Seite",
                .english = "Print shop, a page for each card",
                .kind = Kind::Pages,
                .paper = Paper::Card,
                .bleed = 3,
                .backs = true,
                .safe = 4,
                .germanNote = kNoCmykDe,
                .englishNote = kNoCmykEn},
    PrintPreset{.key = "mpc",
                .german = "MakePlayingCards, 63 × 88 mm",
                .english = "MakePlayingCards, 63 × 88 mm",
                .kind = Kind::Images,
                .card = QSizeF(63, 88),
                .bleed = 3,
                .backs = true,
                .pixels = QSize(816, 1110),
                .safe = 3,
                .germanNote = kMpcDe,
                .englishNote = kMpcEn},
    PrintPreset{.key = "mpc-poker",
                .german = "MakePlayingCards, Poker 2,5 × 3,5 Zoll",
                .english = "MakePlayingCards, poker 2.5 × 3.5 in",
                .kind = Kind::Images,
                .card = QSizeF(63.5, 88.9),
                .bleed = 3,
                .backs = true,
                .pixels = QSize(822, 1122),
                .safe = 3,
                .germanNote = kMpcDe,
                .englishNote = kMpcEn},
    PrintPreset{.key = "game-crafter",
                .german = "The Game Crafter, Poker",
                .english = "The Game Crafter, poker",
                .kind = Kind::Images,
                .card = QSizeF(63.5, 88.9),
                .bleed = 3.175,
                .backs = true,
                .pixels = QSize(825, 1125),
                .safe = 3.175,
                .germanNote = kMpcDe,
                .englishNote = kMpcEn},
    PrintPreset{.key = "screen",
                .german = "Bilder, 300 dpi, runde Ecken",
                .english = "Pictures, 300 dpi, round corners",
                .kind = Kind::Images,
                .backs = true,
                .roundCorners = true},
    PrintPreset{.key = "tts",
                .german = "Tabletop Simulator",
                .english = "Tabletop Simulator",
                .kind = Kind::TableTop,
                .germanNote = "Bögen mit höchstens 10 × 7 Karten und 4096 Pixeln, dazu das gespeicherte Objekt.",
                .englishNote = "Sheets of at most 10 × 7 cards and 4096 pixels, and the saved object."},
};

const std::array kFormats{
    CardFormat{"poker", "Poker", "Poker", QSizeF(63.5, 88.9)},
    CardFormat{"bridge", "Bridge", "Bridge", QSizeF(57.2, 88.9)},
    CardFormat{"standard", "Standard 63 × 88", "Standard 63 × 88", QSizeF(63, 88)},
    CardFormat{"skat", "Skat", "Skat", QSizeF(59, 91)},
    CardFormat{"tarot", "Tarot", "Tarot", QSizeF(70, 120)},
    CardFormat{"mini", "Mini", "Mini", QSizeF(44, 67)},
};

QString text(std::string_view german, std::string_view english, model::Language language) {
    const std::string_view said = language == model::Language::German ? german : english;
    return QString::fromUtf8(said.data(), qsizetype(said.size()));
}

} // namespace

QString PrintPreset::name(model::Language language) const {
    return text(german, english, language);
}

QString PrintPreset::note(model::Language language) const {
    return text(germanNote, englishNote, language);
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
