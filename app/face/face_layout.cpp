#include "app/face/face_layout.h"

#include "app/face/svg_path.h"
#include "app/face/toml_reader.h"

#include <QFile>
#include <QFontDatabase>

#include <algorithm>

namespace blattwerk::app {

namespace {

class LayoutReader {
public:
    LayoutReader(TomlReader& in, const Tokens& tokens, FaceLayout& out) : m_in(in), m_tokens(tokens), m_out(out) {}

    void read() {
        if (m_in.integer("schema") != 1)
            m_in.refuse("schema");
        m_out.system = m_in.text("system");
        const QPointF size = m_in.point("card.size");
        m_out.size = QSizeF(size.x(), size.y());
        if (size.x() < 20 || size.y() < 20 || size.x() > 300 || size.y() > 300)
            m_in.refuse("card.size");
        m_out.corner = m_in.number("card.corner");
        m_out.textX = m_in.number("card.text_x");
        m_out.textWidth = m_in.number("card.text_width");
        if (m_out.textWidth <= 0 || m_out.textX + m_out.textWidth > size.x())
            m_in.refuse("card.text_width");
        readColours();
        readHead();
        readTiles();
        readText();
        readFoot();
        readTypes();
        readList();
    }

private:
    QString icon(const std::string& path, const QString& name) {
        if (!m_out.icons.contains(name)) {
            const QPainterPath outline = faceIcon(name);
            if (outline.isEmpty())
                m_in.refuse("face.icon", path, {});
            m_out.icons.insert(name, outline);
        }
        return name;
    }

    /// Family, weight and slant of a section; the size where it has only one.
    FaceFont font(const std::string& section, bool sized = true) {
        const QString name = m_in.text(section + ".font");
        const FontFamilies& families = m_tokens.fonts;
        FaceFont out;
        if (name == u"ui")
            out.family = families.ui;
        else if (name == u"narrow")
            out.family = families.narrow;
        else if (name == u"serif")
            out.family = families.serif;
        else if (name == u"mono")
            out.family = families.mono;
        else if (QFontDatabase::hasFamily(name))
            out.family = name;
        else
            m_in.refuse("face.font", section + ".font", {});
        out.weight = static_cast<int>(m_in.number(section + ".weight", 400));
        out.italic = m_in.flag(section + ".italic", false);
        if (sized)
            out.pt = points(section + ".pt");
        return out;
    }

    double points(const std::string& path) {
        const double value = m_in.number(path);
        if (value < 2 || value > 100)
            m_in.refuse(path);
        return value;
    }

    void readColours() {
        m_out.colourField = m_in.text("colours.field");
        const auto inks = [&](const std::string& path) {
            QString key = m_in.text(path);
            if (!m_tokens.inks.contains(key))
                m_in.refuse(path);
            return key;
        };
        m_out.colourFallback = inks("colours.fallback");
        for (const std::string& value : m_in.keys("colours.of"))
            m_out.colourOf.insert(QString::fromStdString(value), inks("colours.of." + value));
    }

    void readHead() {
        m_out.headHeight = m_in.number("card.head", 0);
        if (m_in.has("cost")) {
            m_out.costField = m_in.text("cost.field");
            if (m_in.has("cost.pennant")) {
                m_out.pennantCorner = m_in.point("cost.corner");
                const QPointF size = m_in.point("cost.pennant");
                m_out.pennantSize = {size.x(), size.y()};
            } else if (m_in.has("cost.plate")) {
                m_out.plateCorner = m_in.point("cost.corner");
                const QPointF size = m_in.point("cost.plate");
                m_out.plateSize = {size.x(), size.y()};
            } else {
                m_out.costIcon = icon("cost.icon", m_in.text("cost.icon"));
                m_out.costCentre = m_in.point("cost.centre");
                m_out.costRadius = m_in.number("cost.radius");
            }
            m_out.cost = font("cost");
            m_out.cost.weight = 700;
        }
        if (m_in.has("gem")) {
            m_out.gemCentre = m_in.point("gem.centre");
            m_out.gemRadius = m_in.number("gem.radius");
        }
        if (m_in.has("ring")) {
            m_out.ringCentre = m_in.point("ring.centre");
            m_out.ringRadius = m_in.number("ring.radius");
            m_out.ring = font("ring");
            for (const std::string& value : m_in.keys("ring.icons")) {
                const std::string path = "ring.icons." + value;
                m_out.ringIcons.insert(QString::fromStdString(value), icon(path, m_in.text(path)));
            }
        }
        static const QStringList patterns{QStringLiteral("leaves"), QStringLiteral("plinths"),
                                          QStringLiteral("bunting"), QStringLiteral("forms")};
        const qsizetype back = patterns.indexOf(m_in.text("back.pattern", patterns.front()));
        if (back < 0)
            m_in.refuse("back.pattern");
        m_out.back = static_cast<BackPattern>(std::max<qsizetype>(back, 0));
        m_out.pictureBottom = m_in.number("picture.bottom");
        m_out.pictureBottomWithoutValues = m_in.number("picture.bottom_without_values");
        m_out.pictureBottomWithoutText = m_in.number("picture.bottom_without_text", 0);
        m_out.pictureLeast = m_in.number("picture.least");
        m_out.pictureStep = m_in.number("picture.step");
        if (m_out.pictureStep <= 0)
            m_in.refuse("picture.step");
        if (m_out.pictureLeast > m_out.pictureBottom || m_out.pictureLeast <= m_out.headHeight)
            m_in.refuse("picture.least");
    }

    void readTiles() {
        if (!m_in.has("tiles"))
            return;
        m_out.tilesField = m_in.text("tiles.field");
        m_out.tileCorner = m_in.point("tiles.corner");
        const QPointF size = m_in.point("tiles.size");
        m_out.tileSize = {size.x(), size.y()};
        m_out.tileGap = m_in.number("tiles.gap");
        m_out.tileLabel = font("tiles");
        for (const std::string& value : m_in.keys("tiles.icons")) {
            const std::string path = "tiles.icons." + value;
            m_out.tileIcons.insert(QString::fromStdString(value), icon(path, m_in.text(path)));
        }
    }

    void readText() {
        m_out.name = font("name");
        m_out.name.minPt = points("name.min_pt");
        m_out.nameBaseline = m_in.number("name.baseline");
        m_out.typeLine = font("type_line");
        m_out.typeBaseline = m_in.number("type_line.baseline");
        m_out.typeFields = m_in.texts("type_line.fields");
        if (m_in.has("ability_line")) {
            m_out.abilityLine = font("ability_line");
            m_out.abilityBaseline = m_in.number("ability_line.baseline");
            m_out.abilityField = m_in.text("ability_line.field");
        }
        m_out.text = font("text", false);
        m_out.text.pt = points("text.max_pt");
        m_out.textPreferPt = points("text.prefer_pt");
        m_out.text.minPt = points("text.min_pt");
        if (m_out.text.minPt > m_out.textPreferPt || m_out.textPreferPt > m_out.text.pt)
            m_in.refuse("text.prefer_pt");
        m_out.quote = font("quote", false);
        m_out.quote.minPt = points("quote.min_pt");
        m_out.quote.pt = m_out.text.pt;
        m_out.overflowRule = m_in.text("text.rule", {});
        if (m_in.has("text.apart"))
            m_out.apart = m_in.texts("text.apart");
    }

    void readFoot() {
        m_out.value = font("values");
        m_out.value.weight = 700;
        m_out.valueLabel = m_out.value;
        m_out.valueLabel.pt = points("values.label_pt");
        m_out.bandTop = m_in.number("values.band_top");
        m_out.bottomWithoutBand = m_in.number("values.bottom_without");
        m_out.valueCentres = m_in.numbers("values.centres");
        m_out.valueBaseline = m_in.number("values.baseline");
        m_out.valueLabelBaseline = m_in.number("values.label_baseline");
        m_out.shortLabels = m_in.flag("values.short_labels", false);
        m_out.inlineValue = m_in.flag("values.inline", false);
        for (std::size_t i = 0; i < m_in.length("values.group"); ++i) {
            const std::string path = "values.group[" + std::to_string(i) + "].";
            m_out.valueGroups.push_back({{m_in.text(path + "de").toStdString(), m_in.text(path + "en").toStdString()},
                                         m_in.integer(path + "count")});
        }
        if (!m_out.valueGroups.empty())
            m_out.groupBaseline = m_in.number("values.group_baseline");
        m_out.stamp = font("stamp");
        m_out.stampX = m_in.number("stamp.x");
        m_out.dotsField = m_in.text("compact.dots", {});
        m_out.compactPicture = m_in.number("compact.picture");
        m_out.compactTallPicture = m_in.number("compact.tall_picture");
        m_out.compactBandTop = m_in.number("compact.band_top");
    }

    PictureEdge edge(const std::string& path) {
        static const QStringList names{QStringLiteral("straight"), QStringLiteral("tab"),   QStringLiteral("slope"),
                                       QStringLiteral("roof"),     QStringLiteral("hills"), QStringLiteral("steps"),
                                       QStringLiteral("plinth")};
        const qsizetype at = names.indexOf(m_in.text(path));
        if (at < 0)
            m_in.refuse(path);
        return static_cast<PictureEdge>(std::max<qsizetype>(at, 0));
    }

    ValueBand band(const std::string& path) {
        const QString name = m_in.text(path);
        if (name == u"deep")
            return ValueBand::Deep;
        if (name == u"pale")
            return ValueBand::Pale;
        if (name == u"line")
            return ValueBand::Line;
        if (name != u"none")
            m_in.refuse(path);
        return ValueBand::None;
    }

    model::LocalText local(const std::string& path) {
        return {m_in.text(path + ".de", {}).toStdString(), m_in.text(path + ".en", {}).toStdString()};
    }

    void readList() {
        if (!m_in.has("list"))
            return;
        ListLayout& list = m_out.list;
        list.kind = m_in.text("list.kind");
        list.fields = m_in.texts("list.fields");
        list.lastField = m_in.text("list.last_field", {});
        list.signField = m_in.text("list.sign_field", {});
        list.firstSide = m_in.text("list.first_side", {});
        list.row = QRegularExpression(QRegularExpression::anchoredPattern(m_in.text("list.row")));
        if (!list.row.isValid() || list.row.captureCount() != 3)
            m_in.refuse("list.row");
        list.inks = m_in.texts("list.inks");
        for (const QString& ink : std::as_const(list.inks))
            if (!m_tokens.inks.contains(ink))
                m_in.refuse("list.inks");
        list.placeLabel = local("list.place");
        list.ownerLabel = local("list.owner");
        list.lastLabel = local("list.last");
        list.orLabel = local("list.or");
    }

    void readDifferences(const std::string& path, FaceTypeLayout& type) {
        type.colour = m_in.text(path + "colour", QString());
        if (!type.colour.isEmpty() && !m_tokens.inks.contains(type.colour))
            m_in.refuse(path + "colour");
        type.costField = m_in.text(path + "cost", QString());
        if (m_in.has(path + "type_line"))
            type.labelledFields = m_in.texts(path + "type_line");
        type.sameFront = m_in.flag(path + "same_front", false);
        type.ringField = m_in.text(path + "ring", QString());
        type.backField = m_in.text(path + "back", QString());
        if (m_in.has(path + "back_sign"))
            type.backSign = icon(path + "back_sign", m_in.text(path + "back_sign"));
        type.costUnit = m_in.text(path + "unit", QString());
        type.showsTiles = m_in.flag(path + "tiles", false);
        if (m_in.has(path + "note_de"))
            type.note = {m_in.text(path + "note_de").toStdString(), m_in.text(path + "note_en").toStdString()};
        type.backOne = local(path + "back_one");
    }

    void readTypes() {
        for (std::size_t i = 0; i < m_in.length("type"); ++i) {
            const std::string path = "type[" + std::to_string(i) + "].";
            FaceTypeLayout type;
            type.key = m_in.text(path + "key");
            type.edge = edge(path + "edge");
            type.band = band(path + "band");
            type.isSigned = m_in.flag(path + "signed", false);
            type.bandNeedsValues = m_in.flag(path + "band_needs_values", false);
            readDifferences(path, type);
            if (m_in.has(path + "values")) {
                const QStringList fields = m_in.texts(path + "values");
                const bool plain = !m_in.has(path + "icons");
                const QStringList icons = plain ? QStringList(fields.size(), QString()) : m_in.texts(path + "icons");
                const QStringList labels = m_in.has(path + "label_from") ? m_in.texts(path + "label_from") : fields;
                if (icons.size() != fields.size() || labels.size() != fields.size())
                    m_in.refuse(path + "icons");
                else if (static_cast<std::size_t>(fields.size()) > m_out.valueCentres.size())
                    m_in.refuse(path + "values");
                else
                    for (qsizetype k = 0; k < fields.size(); ++k)
                        type.values.push_back(
                            {fields[k], plain ? QString() : icon(path + "icons", icons[k]), labels[k]});
            }
            m_out.types.push_back(std::move(type));
        }
        if (m_out.types.empty())
            m_in.refuse("face.missing", "type", {});
        for (std::size_t i = 0; i < m_in.length("inline"); ++i) {
            const std::string path = "inline[" + std::to_string(i) + "].";
            m_out.inlineIcons.push_back({icon(path + "icon", m_in.text(path + "icon")), m_in.texts(path + "words")});
        }
    }

    TomlReader& m_in;
    const Tokens& m_tokens;
    FaceLayout& m_out;
};

} // namespace

const FaceTypeLayout& FaceLayout::type(QStringView key) const {
    static const FaceTypeLayout kPlain;
    const auto found = std::find_if(types.begin(), types.end(), [&](const auto& type) { return type.key == key; });
    if (found != types.end())
        return *found;
    return types.empty() ? kPlain : types.front();
}

bool FaceLayout::isDivided(std::size_t slot) const {
    std::size_t first = 0;
    for (const ValueGroup& group : valueGroups) {
        if (slot == first)
            return slot > 0;
        first += static_cast<std::size_t>(std::max(group.count, 0));
    }
    return valueGroups.empty() && slot > 0;
}

model::Result<void> FaceLayout::checkAgainst(const model::CardSchema& schema) const {
    const auto known = [&](const QString& field) {
        return field.isEmpty() || schema.field(field.toStdString()) != nullptr;
    };
    QStringList fields{colourField, costField, abilityField, dotsField, tilesField};
    fields += typeFields;
    for (const FaceTypeLayout& type : types) {
        if (schema.type(type.key.toStdString()) == nullptr)
            return model::Error{"face.type", {type.key.toStdString()}, {}};
        fields << type.costField << type.ringField << type.backField;
        fields += type.labelledFields;
        for (const ValueSlot& slot : type.values)
            fields << slot.field << slot.labelField;
    }
    for (const QString& field : std::as_const(fields))
        if (!known(field))
            return model::Error{"face.field", {field.toStdString()}, {}};
    return {};
}

model::Result<FaceLayout> readFaceLayout(std::string_view toml, const Tokens& tokens) {
    const auto document = parseToml(toml, "face");
    if (!document)
        return document.error();
    TomlReader in(*document, "face");
    FaceLayout out;
    LayoutReader(in, tokens, out).read();
    if (!in.error())
        in.refuseUnknownKeys();
    if (in.error())
        return *in.error();
    return out;
}

model::Result<FaceLayout> shippedFaceLayout(const QString& system, const Tokens& tokens) {
    QFile file(QStringLiteral(":/systems/") + system + QStringLiteral("/face.toml"));
    if (!file.open(QIODevice::ReadOnly))
        return model::Error{"face.missing", {file.fileName().toStdString()}, {}};
    const QByteArray text = file.readAll();
    return readFaceLayout({text.constData(), static_cast<std::size_t>(text.size())}, tokens);
}

} // namespace blattwerk::app
