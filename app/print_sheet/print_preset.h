#pragma once

#include "app/print_sheet/sheet_plan.h"

#include <QSize>
#include <QSizeF>
#include <QString>

#include <span>
#include <string_view>

namespace blattwerk::app {

/// What one printer or print shop wants, with the numbers that it publishes.
struct PrintPreset {
    enum class Kind { Sheets, Pages, Images, TableTop };

    std::string_view key;
    /// English; `name` is what a person reads.
    const char* title;
    Kind kind = Kind::Sheets;
    Paper paper = Paper::A4;
    /// Empty: that of the layout.
    QSizeF card{};
    double bleed = 0;
    bool backs = false;
    BackOrder backOrder = BackOrder::Alternating;
    /// Of images; with bleed.
    QSize pixels{};
    double dpi = 300;
    bool roundCorners = false;
    /// What has to stay so far from the cut, as the shop says.
    double safe = 0;
    /// What one should know before ordering.
    const char* advice = nullptr;

    /// In the language of the program.
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString note() const;
    /// The sheet options that the preset means; what it says nothing about stays.
    void applyTo(ProofOptions& options) const;
};

[[nodiscard]] std::span<const PrintPreset> printPresets();
/// Null where there is none of that key.
[[nodiscard]] const PrintPreset* printPreset(std::string_view key);

/// A card size by name.
struct CardFormat {
    std::string_view key;
    const char* title;
    QSizeF size;

    [[nodiscard]] QString name() const;
};
[[nodiscard]] std::span<const CardFormat> cardFormats();
/// `poker`, `tarot`, ... or `63x88` in millimetres; an invalid size where it is neither or out of range.
[[nodiscard]] QSizeF cardFormat(std::string_view text);

} // namespace blattwerk::app
