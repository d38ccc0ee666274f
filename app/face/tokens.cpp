#include "app/face/tokens.h"

#include "app/face/toml_reader.h"

#include <QFile>

namespace blattwerk::app {

namespace {

ThemeColours readTheme(TomlReader& in, const std::string& theme) {
    const auto colour = [&](const char* role) { return in.colour("colour." + theme + "." + role); };
    ThemeColours out;
    out.window = colour("window");
    out.surface = colour("surface");
    out.sunken = colour("sunken");
    out.raised = colour("raised");
    out.ink = colour("ink");
    out.ink2 = colour("ink2");
    out.ink3 = colour("ink3");
    out.line = colour("line");
    out.line2 = colour("line2");
    out.hover = colour("hover");
    out.error = colour("error");
    out.errorBg = colour("error_bg");
    out.warning = colour("warning");
    out.warningBg = colour("warning_bg");
    out.advice = colour("advice");
    out.adviceBg = colour("advice_bg");
    out.ok = colour("ok");
    out.okBg = colour("ok_bg");
    out.legal = colour("legal");
    out.table = colour("table");
    out.onAccent = colour("on_accent");
    out.shadow = colour("shadow");
    return out;
}

Gem gemFromName(TomlReader& in, const std::string& path) {
    if (!in.has(path))
        return Gem::None;
    const QString name = in.text(path);
    if (name == u"octagon")
        return Gem::Octagon;
    if (name == u"triangle")
        return Gem::Triangle;
    if (name == u"emerald")
        return Gem::Emerald;
    if (name == u"rhomb")
        return Gem::Rhomb;
    in.refuse(path);
    return Gem::None;
}

void readColours(TomlReader& in, Tokens& out) {
    out.lightColours = readTheme(in, "light");
    out.darkColours = readTheme(in, "dark");
    for (const std::string& key : in.keys("accent")) {
        const std::string path = "accent." + key + ".";
        out.accents.insert(QString::fromStdString(key),
                           Accent{in.text(path + "name"), in.colour(path + "light"), in.colour(path + "dark"),
                                  in.colour(path + "wash_light"), in.colour(path + "wash_dark"),
                                  gemFromName(in, path + "gem")});
    }
    for (const std::string& key : in.keys("card")) {
        if (key == "common")
            continue;
        const std::string path = "card." + key + ".";
        out.inks.insert(QString::fromStdString(key), CardInks{in.colour(path + "deep"), in.colour(path + "mid"),
                                                              in.colour(path + "pale"), in.colour(path + "tint")});
    }
    out.common = {
        in.colour("card.common.ink"),        in.colour("card.common.quote"), in.colour("card.common.stamp"),
        in.colour("card.common.paper"),      in.colour("card.common.back"),  in.colour("card.common.back_leaf"),
        in.colour("card.common.back_shade"), in.colour("card.common.gold"),  in.colour("card.common.stress")};
}

void readChart(TomlReader& in, ChartTokens& out) {
    out.seriesLight = in.colours("chart.series_light");
    out.seriesDark = in.colours("chart.series_dark");
    out.dash = in.texts("chart.dash");
    out.marker = in.texts("chart.marker");
    out.divergingLow = in.colour("chart.diverging_low");
    out.divergingMid = in.colour("chart.diverging_mid");
    out.divergingMidDark = in.colour("chart.diverging_mid_dark");
    out.divergingHigh = in.colour("chart.diverging_high");
    out.divergingLowDark = in.colour("chart.diverging_low_dark");
    out.divergingHighDark = in.colour("chart.diverging_high_dark");
    out.divergingSpan = in.number("chart.diverging_span_pp");
    out.intervalOpacity = in.number("chart.interval_opacity");
    out.intervalHeight = in.number("chart.interval_height");
    out.dotRadius = in.number("chart.dot_radius");
    out.searchMark = in.colour("chart.search_mark");
}

TypeStep readStep(TomlReader& in, const std::string& name) {
    const QPointF step = in.point("type." + name);
    return {step.x(), step.y()};
}

void readType(TomlReader& in, Tokens& out) {
    out.fonts = {in.text("font.ui"), in.text("font.narrow"), in.text("font.serif"), in.text("font.mono")};
    out.type = {readStep(in, "caption"), readStep(in, "label"),      readStep(in, "small"),
                readStep(in, "body"),    readStep(in, "text_field"), readStep(in, "reader"),
                readStep(in, "section"), readStep(in, "page_title"), readStep(in, "rule_title")};
}

void readMeasures(TomlReader& in, Tokens& out) {
    out.space.unit = in.integer("space.unit");
    for (const double step : in.numbers("space.steps"))
        out.space.steps.push_back(static_cast<int>(step));
    out.space.page = in.integer("space.page");
    out.space.panel = in.integer("space.panel");
    out.space.fieldGap = in.integer("space.field_gap");
    out.space.columnGap = in.integer("space.column_gap");
    out.radius = {in.number("radius.field"), in.number("radius.button"), in.number("radius.panel"),
                  in.number("radius.popup"), in.number("radius.chip"),   in.number("radius.card_mm")};
    out.stroke = {in.number("stroke.hairline"), in.number("stroke.focus"), in.number("stroke.legal"),
                  in.number("stroke.icon")};
    SizeTokens& size = out.size;
    size.navWidth = in.integer("size.nav_width");
    size.navRow = in.integer("size.nav_row");
    size.header = in.integer("size.header");
    size.rowComfortable = in.integer("size.row_comfortable");
    size.rowNormal = in.integer("size.row_normal");
    size.rowCompact = in.integer("size.row_compact");
    size.button = in.integer("size.button");
    size.field = in.integer("size.field");
    size.chip = in.integer("size.chip");
    size.icon = in.integer("size.icon");
    size.iconSmall = in.integer("size.icon_small");
    size.minTarget = in.integer("size.min_target");
    size.statusBar = in.integer("size.status_bar");
    const QPointF compact = in.point("size.compact_face");
    size.compactFace = QSize(static_cast<int>(compact.x()), static_cast<int>(compact.y()));
    size.compactBelow = in.integer("size.compact_below_px");
    out.motion = {in.integer("motion.hover_ms"), in.integer("motion.popup_ms"), in.integer("motion.move_ms"),
                  in.integer("motion.turn_ms"), in.integer("motion.glow_ms")};
}

/// `"0 6 20 22%"`: x, y, blur, opacity.
Elevation readElevation(TomlReader& in, const std::string& path) {
    const QStringList parts = in.text(path).split(u' ', Qt::SkipEmptyParts);
    if (parts.size() != 4 || !parts.last().endsWith(u'%')) {
        in.refuse(path);
        return {};
    }
    return {parts[1].toDouble(), parts[2].toDouble(), parts[3].chopped(1).toDouble() / 100};
}

void readFace(TomlReader& in, FaceSizes& out) {
    out.pictureBottom = in.numbers("face.picture_bottom");
    out.pictureBottomNoValues = in.number("face.picture_bottom_no_values");
    out.textX = in.number("face.text_x");
    out.textWidth = in.number("face.text_width");
    out.safe = in.number("face.safe");
    out.costCentre = in.point("face.cost_centre");
    out.costRadius = in.number("face.cost_radius");
    out.gemCentre = in.point("face.gem_centre");
    out.gemRadius = in.number("face.gem_radius");
    out.nameBaseline = in.number("face.name_baseline");
    out.typeBaseline = in.number("face.type_baseline");
    out.valueBandTop = in.number("face.value_band_top");
    out.valueBaseline = in.number("face.value_baseline");
    out.valueLabelBaseline = in.number("face.value_label_baseline");
    out.stampX = in.number("face.stamp_x");
    out.namePt = in.number("face.pt.name");
    out.nameMinPt = in.number("face.pt.name_min");
    out.typePt = in.number("face.pt.type");
    out.textMaxPt = in.number("face.pt.text_max");
    out.textPreferPt = in.number("face.pt.text_prefer");
    out.textMinPt = in.number("face.pt.text_min");
    out.quoteMinPt = in.number("face.pt.quote_min");
    out.valuePt = in.number("face.pt.value");
    out.valueLabelPt = in.number("face.pt.value_label");
    out.costPt = in.number("face.pt.cost");
    out.stampPt = in.number("face.pt.stamp");
}

} // namespace

const Accent& Tokens::accent(const QString& key) const {
    static const Accent kNone;
    const auto found = accents.constFind(key);
    if (found != accents.constEnd())
        return *found;
    const auto plain = accents.constFind(QStringLiteral("heldenhain"));
    return plain != accents.constEnd() ? *plain : kNone;
}

const CardInks& Tokens::cardInks(const QString& key) const {
    static const CardInks kNone;
    const auto found = inks.constFind(key);
    if (found != inks.constEnd())
        return *found;
    const auto plain = inks.constFind(QStringLiteral("markt"));
    return plain != inks.constEnd() ? *plain : kNone;
}

model::Result<Tokens> readTokens(std::string_view toml) {
    const auto document = parseToml(toml, "tokens");
    if (!document)
        return document.error();
    TomlReader in(*document, "tokens");
    Tokens out;
    readColours(in, out);
    readChart(in, out.chart);
    readType(in, out);
    readMeasures(in, out);
    out.popupShadow = readElevation(in, "elevation.popup");
    out.dragShadow = readElevation(in, "elevation.drag");
    out.cardShadow = readElevation(in, "elevation.card");
    readFace(in, out.face);
    if (in.error())
        return *in.error();
    return out;
}

Tokens shippedTokens() {
    QFile file(QStringLiteral(":/look/tokens.toml"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    auto tokens = readTokens({text.constData(), static_cast<std::size_t>(text.size())});
    return tokens ? std::move(tokens).value() : Tokens{};
}

} // namespace blattwerk::app
