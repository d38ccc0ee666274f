#pragma once

#include "model/card.h"
#include "model/local_text.h"
#include "model/system_info.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace blattwerk::app {

/// A column of the card table: what it is called, what it says about a card, and how it sorts.
struct CardColumn {
    enum class Kind { Findings, Field, Values };

    Kind kind = Kind::Field;
    /// Stable name: the field's key, `findings` or `values`.
    QString id;
    QString title;
    /// The title where there is room, for menus and the accessible name.
    QString longTitle;
    /// Fields of a column that joins several (`2/4/2`).
    std::vector<std::string> fields;
    bool isNumber = false;
};

/// The columns that a system's schema allows, findings first, then name, type, the schema's fields, status, notes.
[[nodiscard]] std::vector<CardColumn> cardColumns(const model::SystemInfo& info, model::Language language);

/// Ids of the columns that a table shows as long as nobody chose others.
[[nodiscard]] QStringList usualColumns(const model::SystemInfo& info);

/// What a column says about a card; empty for findings.
[[nodiscard]] QString columnText(const CardColumn& column, const model::Card& card, const model::SystemInfo& info,
                                 model::Language language);

/// By which two cards are ordered in that column: less than, equal to or greater than zero.
[[nodiscard]] int compareCards(const CardColumn& column, const model::Card& a, const model::Card& b,
                               const model::SystemInfo& info, model::Language language);

/// The printed words of a card type, status or choice.
[[nodiscard]] QString typeName(const model::SystemInfo& info, std::string_view type, model::Language language);
[[nodiscard]] QString statusLabel(model::CardStatus status);
/// The label of a field on a card with these values: Rettung or Einfluss by faction.
[[nodiscard]] QString fieldLabel(const model::FieldInfo& field, const model::Stats& stats, model::Language language);
/// The label of any field, common ones included, for menus and sentences.
[[nodiscard]] QString fieldTitle(const model::SystemInfo& info, std::string_view field, model::Language language);

} // namespace blattwerk::app
