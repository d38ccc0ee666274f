#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <QDateTime>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

/// How cards are laid on sheets: all numbers in millimetres.
namespace blattwerk::app {

/// `Card`: a page for each card, as large as the card with its bleed, as print shops want it.
enum class Paper { A4, Letter, Card };
/// Over which edge of the paper the printer turns the sheet for its other side.
enum class Backs { None, LongEdge, ShortEdge };
/// Where the pages with backs stand: behind their fronts, before them, or once for each kind of back after all fronts.
enum class BackOrder { Alternating, First, Once };

/// What a printer needs so that its other side lies where it should: the back's page is moved right and down and then
/// turned clockwise about the middle of the paper.
struct BackShift {
    double right = 0;
    double down = 0;
    double degrees = 0;

    bool operator==(const BackShift&) const = default;
};

struct ProofOptions {
    Paper paper = Paper::A4;
    /// Grounds and pictures run so far over the cut.
    double bleed = 0;
    /// Size of the trimmed card; an invalid one is that of the layout. A face is scaled as a whole.
    QSizeF card;
    /// 0: the grid that holds most cards.
    int columns = 0;
    int rows = 0;
    Backs backs = Backs::None;
    BackOrder backOrder = BackOrder::Alternating;
    /// Backs run so far over the outer edge of the grid where that is more than the bleed.
    double backBleed = 0;
    BackShift backShift;
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

/// Empty for `Card`.
[[nodiscard]] QSizeF paperSize(Paper paper);
[[nodiscard]] QString paperName(Paper paper);

/// Where one card lies on a sheet. On backs of sheets that turn over the upper edge, the card stands on its head.
struct SheetSlot {
    QRectF trim;
    bool upsideDown = false;
};

/// One side of a sheet. A back that serves all sheets has a kind instead of a sheet.
struct PageSide {
    int sheet = 0;
    bool back = false;
    std::optional<int> kind{};
};

struct SheetPlan {
    QSizeF paper; // as it lies, turned for landscape
    bool landscape = false;
    int columns = 0;
    int rows = 0;
    QSizeF card;
    double bleed = 0;
    Backs backs = Backs::None;
    BackOrder backOrder = BackOrder::Alternating;
    int cards = 0;
    /// Place of the first card of each kind of back.
    std::vector<int> kinds{0};

    [[nodiscard]] int perSheet() const { return columns * rows; }
    [[nodiscard]] int sheets() const { return perSheet() == 0 ? 0 : (cards + perSheet() - 1) / perSheet(); }
    [[nodiscard]] int pages() const;
    [[nodiscard]] PageSide side(int page) const;
    [[nodiscard]] int frontPage(int sheet) const;
    /// The page with the back of that sheet; precondition: there are backs.
    [[nodiscard]] int backPage(int sheet) const;
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

/// Sides of cards that can be printed.
inline constexpr double kLeastCard = 30;
inline constexpr double kMostCard = 190;

/// The least margin that home printers can print up to.
inline constexpr double kLeastMargin = 5;

/// A grid on paper has room for marks and a footer; a page for one card has none.
[[nodiscard]] inline bool hasMargins(const ProofOptions& options) {
    return options.paper != Paper::Card;
}

/// Lays that many cards of that size out (that of the options goes first). Errors: `proof.no_cards`; `proof.grid`
/// {columns, rows, bleed, paper, margin, proposed columns, proposed rows, proposed bleed} where the grid leaves less
/// than the least margin (a negative margin does not fit on the paper at all); `proof.card_too_large` {paper} where
/// nothing helps.
[[nodiscard]] model::Result<SheetPlan> planSheets(const ProofOptions& options, QSizeF card, int cards);

} // namespace blattwerk::app
