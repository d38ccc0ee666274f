#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <QDateTime>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>

/// How cards are laid on sheets: all numbers in millimetres.
namespace blattwerk::app {

enum class Paper { A4, Letter };
/// Over which edge of the paper the printer turns the sheet for its other side.
enum class Backs { None, LongEdge, ShortEdge };

struct ProofOptions {
    Paper paper = Paper::A4;
    /// Grounds and pictures run so far over the cut.
    double bleed = 0;
    /// 0: the grid that holds most cards.
    int columns = 0;
    int rows = 0;
    Backs backs = Backs::None;
    /// The back shows its gems twice, so that it looks the same upside down.
    bool doubledBack = false;
    bool cropMarks = true;
    bool cutLines = false;
    bool ruler = true;
    bool footer = true;
    bool stamp = true;
    model::Language language = model::Language::German;
    QString project;
    QString deck;
    QString edition;
    QString author;
    /// Date of the newest revision; stands in the footer and the file. Never the clock: same project, same bytes.
    QDateTime date;
};

[[nodiscard]] QSizeF paperSize(Paper paper);
[[nodiscard]] QString paperName(Paper paper);

/// Where one card lies on a sheet. On backs of sheets that turn over the upper edge, the card stands on its head.
struct SheetSlot {
    QRectF trim;
    bool upsideDown = false;
};

struct SheetPlan {
    QSizeF paper; // as it lies, turned for landscape
    bool landscape = false;
    int columns = 0;
    int rows = 0;
    QSizeF card;
    double bleed = 0;
    Backs backs = Backs::None;
    int cards = 0;

    [[nodiscard]] int perSheet() const { return columns * rows; }
    [[nodiscard]] int sheets() const { return perSheet() == 0 ? 0 : (cards + perSheet() - 1) / perSheet(); }
    [[nodiscard]] int pages() const { return sheets() * (backs == Backs::None ? 1 : 2); }
    /// Distance of two cards, bleed of both included.
    [[nodiscard]] QSizeF pitch() const { return card + QSizeF(2 * bleed, 2 * bleed); }
    /// From the edge of the paper to the bleed of the first card.
    [[nodiscard]] QSizeF margin() const;
    /// All cards from the first cut to the last.
    [[nodiscard]] QRectF trimArea() const;
    [[nodiscard]] SheetSlot front(int place) const;
    /// The place behind `front(place)`, as seen from the back of the sheet.
    [[nodiscard]] SheetSlot back(int place) const;
    /// Number of cards on that sheet.
    [[nodiscard]] int cardsOn(int sheet) const;
};

/// The least margin that home printers can print up to.
inline constexpr double kLeastMargin = 5;

/// Lays that many cards out. Errors: `proof.no_cards`; `proof.grid` {columns, rows, bleed, paper, margin, proposed
/// columns, proposed rows, proposed bleed} where the grid leaves less than the least margin (a negative margin does
/// not fit on the paper at all); `proof.card_too_large` {paper} where nothing helps.
[[nodiscard]] model::Result<SheetPlan> planSheets(const ProofOptions& options, QSizeF card, int cards);

} // namespace blattwerk::app
