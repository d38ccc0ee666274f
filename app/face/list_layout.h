#pragma once

#include "model/local_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// A collection without cards that is printed itself: each of its fields becomes a card with a list of rows (the plans
/// of a tournament). Read from `[list]` of a face.toml.
struct ListLayout {
    /// Kind of the collection; empty: there is none.
    QString kind;
    QStringList fields;
    /// Field that holds the number of the place which nobody takes (the bot's), from 1.
    QString lastField;
    /// How an entry reads, in three groups: place, side, options; an option is a letter and a number.
    QRegularExpression row;
    /// Inks of the places, in their order, and what the first of two sides is called.
    QStringList inks;
    QString firstSide;
    /// `Park {n}`, the owner of the list by number and sign (`Platz {n}`), by a sign of a choice field; that of the
    /// last field; what stands between options.
    model::LocalText placeLabel, ownerLabel, lastLabel, orLabel;
    /// Choice field whose n-th value names the owner of the n-th list.
    QString signField;
};

} // namespace blattwerk::app
