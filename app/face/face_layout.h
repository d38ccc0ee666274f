#pragma once

#include "app/face/list_layout.h"
#include "app/face/tokens.h"
#include "model/card_schema.h"
#include "model/result.h"

#include <QColor>
#include <QHash>
#include <QPainterPath>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

/// Where everything stands on the card faces of one system, as read from its face.toml.
namespace blattwerk::app {

/// Lower edge of the picture; tells the card type at arm's length.
enum class PictureEdge { Straight, Tab, Slope, Roof, Hills, Steps, Plinth };
/// Ground of the values at the foot of a card.
/// `Line`: white, below a line.
enum class ValueBand { None, Deep, Pale, Line };
/// The pattern of the common back.
enum class BackPattern { Leaves, Plinths, Bunting, Forms };

struct FaceFont {
    QString family;
    int weight = 400;
    bool italic = false;
    double pt = 0;
    double minPt = 0;
};

struct ValueSlot {
    QString field;
    /// Empty: the number stands alone over its label.
    QString icon;
    /// Field whose label is printed; that of the value itself unless it is derived.
    QString labelField;
};

struct FaceTypeLayout {
    QString key;
    PictureEdge edge = PictureEdge::Straight;
    ValueBand band = ValueBand::None;
    /// Values are bonuses with a sign, and missing ones show a dash.
    bool isSigned = false;
    /// Without any value there is no band either.
    bool bandNeedsValues = false;
    std::vector<ValueSlot> values;
    /// Where cards of this type differ: inks, field of the cost, fields of the type line, each after its label.
    QString colour;
    QString costField;
    QStringList labelledFields;
    /// Cards of one name look the same from the front: emblem and stamp follow the name.
    bool sameFront = false;
    /// Field whose value stands in the ring at the foot, and on the back; empty: none.
    QString ringField;
    QString backField;
    /// Icon on the back that tells these cards from others of their system.
    QString backSign;
    /// Stands behind the cost: `3 €`.
    QString costUnit;
    /// Cards of this type show the tiles of their places.
    bool showsTiles = false;
    /// At the right of the foot, where no value stands.
    model::LocalText note;
    /// What the value on the back is called where it is 1; empty: as the field.
    model::LocalText backOne;
};

/// Neighbouring values under one caption (ATT and SAT are the attack).
struct ValueGroup {
    model::LocalText caption;
    int count = 0;
};

struct InlineIcon {
    QString icon;
    QStringList words;
};

struct FaceLayout {
    QString system;
    QSizeF size;
    double corner = 0;
    double textX = 0, textWidth = 0;

    QString colourField;
    QString colourFallback;
    QHash<QString, QString> colourOf;

    /// Height of a white head above the picture that holds name and type line; 0: they stand below the picture.
    double headHeight = 0;

    /// Radius 0: cards have no cost, no gem.
    QString costField;
    QString costIcon;
    QPointF costCentre, gemCentre;
    double costRadius = 0, gemRadius = 0;
    FaceFont cost;
    /// The cost hangs on pennants in both upper corners, in this place and its mirror; an invalid size: on a disc.
    QPointF pennantCorner;
    QSizeF pennantSize;
    /// The cost stands on a plate with its label below; an invalid size: it does not.
    QPointF plateCorner;
    QSizeF plateSize;

    /// Ring at the foot for a letter or sign; radius 0: there is none.
    QPointF ringCentre;
    double ringRadius = 0;
    FaceFont ring;
    /// Value -> icon, for values that are shown by a sign.
    QHash<QString, QString> ringIcons;

    /// One tile for each choice of a field, filled where the card names it or names none. Empty field: no tiles.
    QString tilesField;
    QPointF tileCorner;
    QSizeF tileSize;
    double tileGap = 0;
    FaceFont tileLabel;
    /// Value -> icon.
    QHash<QString, QString> tileIcons;

    double pictureBottom = 0, pictureBottomWithoutValues = 0, pictureLeast = 0, pictureStep = 0;
    /// Of a card that says nothing but its quote; 0: as any other.
    double pictureBottomWithoutText = 0;

    FaceFont name, typeLine, abilityLine;
    double nameBaseline = 0, typeBaseline = 0, abilityBaseline = 0;
    QStringList typeFields;
    QString abilityField;

    FaceFont text, quote;
    double textPreferPt = 0;
    /// Beginnings of paragraphs that stand apart, on a tint below the others.
    QStringList apart;

    FaceFont value, valueLabel;
    double bandTop = 0, bottomWithoutBand = 0, valueBaseline = 0, valueLabelBaseline = 0;
    std::vector<double> valueCentres;
    /// Labels are the short ones of the fields.
    bool shortLabels = false;
    /// The first value stands in one line behind its label.
    bool inlineValue = false;
    /// Divided by lines; empty: a line between all values.
    std::vector<ValueGroup> valueGroups;
    double groupBaseline = 0;

    BackPattern back = BackPattern::Leaves;

    FaceFont stamp;
    double stampX = 0;

    QString dotsField;
    double compactPicture = 0, compactTallPicture = 0, compactBandTop = 0;

    /// Rule that a text too long for its space breaks (`HEL-C27`); may be empty.
    QString overflowRule;

    std::vector<FaceTypeLayout> types;
    std::vector<InlineIcon> inlineIcons;
    ListLayout list;
    /// Every icon that the layout names, on a field of 10 x 10.
    QHash<QString, QPainterPath> icons;

    /// The layout of that card type; that of the first type where the key is unknown.
    [[nodiscard]] const FaceTypeLayout& type(QStringView key) const;
    /// Whether a line divides that value from the one before it.
    [[nodiscard]] bool isDivided(std::size_t slot) const;
    /// Errors `face.field` {field} or `face.type` {type} if the layout and the schema do not fit together.
    [[nodiscard]] model::Result<void> checkAgainst(const model::CardSchema& schema) const;
};

/// Reads the text of a face.toml. Errors: `face.syntax` {line, reason}, `face.missing` {path},
/// `face.value` {path, line}, `face.unknown_key` {path, line}, `face.icon` {path, line}, `face.font` {path, line}.
[[nodiscard]] model::Result<FaceLayout> readFaceLayout(std::string_view toml, const Tokens& tokens);

/// The layout that the program ships for a system (`heldenhain`).
[[nodiscard]] model::Result<FaceLayout> shippedFaceLayout(const QString& system, const Tokens& tokens);

} // namespace blattwerk::app
