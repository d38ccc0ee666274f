#pragma once

#include "app/face/face_layout.h"
#include "model/card.h"
#include "model/card_schema.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// A place that a card may be played at or not.
struct FaceTile {
    QString icon;
    QString label;
    bool open = false;

    bool operator==(const FaceTile&) const = default;
};

struct FaceValue {
    QString icon;
    QString text;
    QString label;
    /// There is no value; a dash stands in its place.
    bool missing = false;
    /// Differs from the printed value just now (on the table); underlined.
    bool modified = false;

    bool operator==(const FaceValue&) const = default;
};

/// So many cards of that letter may be taken.
struct FaceOption {
    QString letter;
    int count = 0;

    bool operator==(const FaceOption&) const = default;
};

/// A row of a card that is a list: which of the two halves of a place, and what may be taken.
struct FaceRow {
    QString place;
    QString ink; // key of the place's inks
    bool onFirstSide = true;
    std::vector<FaceOption> options;

    bool operator==(const FaceRow&) const = default;
};

/// All that stands on one card face, ready to be set; a plain value without knowledge of projects or rules.
struct FaceContent {
    QString key;
    QString front; // gives emblem and stamp where several cards look the same from the front; else the key does
    QString type;  // key of the type's layout
    QString typeName;
    QString colour; // key of inks and accent
    QString cost;
    QString costLabel; // below a plate
    std::vector<FaceTile> tiles;
    QString note; // at the foot, without value
    /// In the ring at the foot: a text, or an icon that says it.
    QString ring;
    QString ringIcon;
    /// On the back: what tells cards of one back from those of another, and what it is.
    QString backMark;
    QString backLabel;
    QString backSign; // an icon
    QString name;
    QString typeLine;
    QString abilityLine;
    QString text; // one paragraph per line
    QString quote;
    std::vector<FaceValue> values;
    /// Ground of the values; none where the card shows none.
    ValueBand band = ValueBand::None;
    /// Captions of the groups of values, in the layout's order.
    QStringList groups;
    /// Of a card that is a list (paintListFace); its text says the same in words. Empty: any other card.
    std::vector<FaceRow> rows;
    QString orWord;
    QString stamp; // `r14 · E3`; the key is put before it
    QImage picture;
    model::Language language = model::Language::German;
    /// Dots of the compact face; negative: none.
    int dots = -1;

    /// Whether the small face has a foot with values or places; else its type stands there.
    [[nodiscard]] bool hasSmallFoot() const {
        return band == ValueBand::Deep || (band == ValueBand::Line && !(values.empty() && tiles.empty()));
    }
    [[nodiscard]] const QString& look() const { return front.isEmpty() ? key : front; }
};

/// What the card record itself does not hold.
struct FaceTexts {
    model::Language language = model::Language::German;
    /// The text as rendered for another language; empty: the card's own text.
    QString text;
    /// Values that follow from the text (bonuses of an Ausrüstung).
    model::Stats derived;
    /// Label of the edition (`E3`), empty without one.
    QString edition;
    QImage picture;
};

/// What is printed on that card. Fields that the card lacks leave their place empty.
[[nodiscard]] FaceContent makeFaceContent(const FaceLayout& layout, const model::CardSchema& schema,
                                          const model::Card& card, const FaceTexts& texts = {});

/// Capitals that keep ß as one letter (ẞ).
[[nodiscard]] QString capitals(QString text);

/// With a capital at the beginning, as words of a system stand at the beginning of a line or alone in a cell; the
/// English ones are written small.
[[nodiscard]] QString inSentenceCase(QString words);

} // namespace blattwerk::app
