#pragma once

#include "model/result.h"

#include <QColor>
#include <QHash>
#include <QPointF>
#include <QSize>
#include <QString>
#include <QStringList>

#include <array>
#include <string_view>
#include <vector>

/// The visual tokens of the program as values: every colour, size and type step that anything paints with. They stand
/// in resources/look/tokens.toml; nothing else holds literals of its own.
namespace blattwerk::app {

enum class Theme { Light, Dark };

struct ThemeColours {
    QColor window, surface, sunken, raised;
    QColor ink, ink2, ink3;
    QColor line, line2, hover;
    QColor error, errorBg, warning, warningBg, advice, adviceBg, ok, okBg;
    QColor legal, table, onAccent, shadow;
};

enum class Gem { None, Octagon, Triangle, Emerald, Rhomb };

/// Colour of a game system or deck in the workbench.
struct Accent {
    QString name;
    QColor light, dark, washLight, washDark;
    Gem gem = Gem::None;

    [[nodiscard]] QColor colour(Theme theme) const { return theme == Theme::Light ? light : dark; }
    [[nodiscard]] QColor wash(Theme theme) const { return theme == Theme::Light ? washLight : washDark; }
};

/// Printed inks of a deck; the same in both themes.
struct CardInks {
    QColor deep, mid, pale, tint;
};

struct CommonInks {
    QColor ink, quote, stamp, paper, back, backLeaf, backShade, gold, stress;
};

struct ChartTokens {
    std::vector<QColor> seriesLight, seriesDark;
    QStringList dash, marker;
    QColor divergingLow, divergingMid, divergingMidDark, divergingHigh, divergingLowDark, divergingHighDark;
    double divergingSpan = 0;
    double intervalOpacity = 0;
    double intervalHeight = 0;
    double dotRadius = 0;
    QColor searchMark;
};

struct FontFamilies {
    QString ui, narrow, serif, mono;
};

/// Size and line height in pixels at 100 %.
struct TypeStep {
    double size = 0;
    double line = 0;
};

struct TypeScale {
    TypeStep caption, label, small, body, textField, reader, section, pageTitle, ruleTitle;
};

struct SpaceTokens {
    int unit = 0;
    std::vector<int> steps;
    int page = 0, panel = 0, fieldGap = 0, columnGap = 0;
};

struct RadiusTokens {
    double field = 0, button = 0, panel = 0, popup = 0, chip = 0, cardMm = 0;
};

struct StrokeTokens {
    double hairline = 0, focus = 0, legal = 0, icon = 0;
};

struct SizeTokens {
    int navWidth = 0, navRow = 0, header = 0;
    int rowComfortable = 0, rowNormal = 0, rowCompact = 0;
    int button = 0, field = 0, chip = 0, icon = 0, iconSmall = 0, minTarget = 0, statusBar = 0;
    QSize compactFace;
    int compactBelow = 0;
};

/// Durations in milliseconds.
struct MotionTokens {
    int hover = 0, popup = 0, move = 0, turn = 0, glow = 0;
};

/// A soft shadow: offset down, blur, opacity (0..1) of the shadow colour.
struct Elevation {
    double y = 0, blur = 0, opacity = 0;
};

/// Sizes of a card face in millimetres (63 x 88) and of its type in points.
struct FaceSizes {
    std::vector<double> pictureBottom;
    double pictureBottomNoValues = 0;
    double textX = 0, textWidth = 0, safe = 0;
    QPointF costCentre, gemCentre;
    double costRadius = 0, gemRadius = 0;
    double nameBaseline = 0, typeBaseline = 0;
    double valueBandTop = 0, valueBaseline = 0, valueLabelBaseline = 0;
    double stampX = 0;
    double namePt = 0, nameMinPt = 0, typePt = 0, textMaxPt = 0, textPreferPt = 0, textMinPt = 0, quoteMinPt = 0;
    double valuePt = 0, valueLabelPt = 0, costPt = 0, stampPt = 0;
};

struct Tokens {
    ThemeColours lightColours, darkColours;
    QHash<QString, Accent> accents;
    QHash<QString, CardInks> inks;
    CommonInks common;
    ChartTokens chart;
    FontFamilies fonts;
    TypeScale type;
    SpaceTokens space;
    RadiusTokens radius;
    StrokeTokens stroke;
    SizeTokens size;
    MotionTokens motion;
    Elevation popupShadow, dragShadow, cardShadow;
    FaceSizes face;

    [[nodiscard]] const ThemeColours& colours(Theme theme) const {
        return theme == Theme::Light ? lightColours : darkColours;
    }
    /// The accent of that key (`sup`, `heldenhain`); that of Heldenhain where the key is unknown.
    [[nodiscard]] const Accent& accent(const QString& key) const;
    /// The printed inks of that key; those of the plain `markt` grey where the key is unknown.
    [[nodiscard]] const CardInks& cardInks(const QString& key) const;
};

/// Reads the text of a tokens file. Errors: `tokens.syntax` {line, reason}, `tokens.missing` {path},
/// `tokens.value` {path}.
[[nodiscard]] model::Result<Tokens> readTokens(std::string_view toml);

/// The tokens that the program ships with. Read them once at start and hand them on.
[[nodiscard]] Tokens shippedTokens();

} // namespace blattwerk::app
