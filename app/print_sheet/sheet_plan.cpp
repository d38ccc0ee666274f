#include "app/print_sheet/sheet_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace blattwerk::app {

namespace {

SheetPlan gridOn(const ProofOptions& options, QSizeF card, bool landscape, int columns, int rows, double bleed) {
    SheetPlan plan;
    plan.paper = landscape ? paperSize(options.paper).transposed() : paperSize(options.paper);
    plan.landscape = landscape;
    plan.columns = columns;
    plan.rows = rows;
    plan.card = card;
    plan.bleed = bleed;
    plan.backs = options.backs;
    plan.backOrder = options.backOrder;
    return plan;
}

SheetPlan pageOf(const ProofOptions& options, QSizeF card) {
    SheetPlan plan = gridOn(options, card, false, 1, 1, options.bleed);
    plan.paper = plan.pitch();
    return plan;
}

double leastMargin(const SheetPlan& plan) {
    return std::min(plan.margin().width(), plan.margin().height());
}

/// The fullest grid with that bleed; none if not even one card fits.
std::optional<SheetPlan> fullest(const ProofOptions& options, QSizeF card, double bleed) {
    std::optional<SheetPlan> best;
    for (const bool landscape : {false, true}) {
        SheetPlan plan = gridOn(options, card, landscape, 1, 1, bleed);
        const auto fitting = [](double room, double pitch) {
            return static_cast<int>(std::floor((room - 2 * kLeastMargin) / pitch + 1e-9));
        };
        plan.columns = fitting(plan.paper.width(), plan.pitch().width());
        plan.rows = fitting(plan.paper.height(), plan.pitch().height());
        if (plan.columns < 1 || plan.rows < 1)
            continue;
        if (!best || plan.perSheet() > best->perSheet())
            best = plan;
    }
    return best;
}

/// The grid that was asked for, on the side of the paper that leaves more margin.
SheetPlan asked(const ProofOptions& options, QSizeF card) {
    const SheetPlan upright = gridOn(options, card, false, options.columns, options.rows, options.bleed);
    const SheetPlan lying = gridOn(options, card, true, options.columns, options.rows, options.bleed);
    return leastMargin(lying) > leastMargin(upright) ? lying : upright;
}

/// What to print instead: the wanted grid with less bleed if that helps, else the fullest grid with this bleed.
std::optional<SheetPlan> proposal(const ProofOptions& options, QSizeF card) {
    const std::optional<SheetPlan> full = fullest(options, card, options.bleed);
    const int wanted = options.columns * options.rows;
    if (full && full->perSheet() * 10 >= wanted * 8)
        return full;
    static constexpr std::array kLesserBleeds{1.5, 1.0, 0.0};
    for (const double bleed : kLesserBleeds)
        if (bleed < options.bleed) {
            const std::optional<SheetPlan> lesser = fullest(options, card, bleed);
            if (lesser && (!full || lesser->perSheet() > full->perSheet()))
                return lesser;
        }
    return full;
}

std::string number(double value) {
    return QString::number(std::round(value * 10) / 10).toStdString();
}

} // namespace

QSizeF paperSize(Paper paper) {
    return paper == Paper::Card ? QSizeF() : paper == Paper::A4 ? QSizeF(210, 297) : QSizeF(215.9, 279.4);
}

QString paperName(Paper paper) {
    return paper == Paper::Card ? QString() : paper == Paper::A4 ? QStringLiteral("A4") : QStringLiteral("Letter");
}

int SheetPlan::pages() const {
    if (backs == Backs::None)
        return sheets();
    return backOrder == BackOrder::Once ? sheets() + static_cast<int>(kinds.size()) : 2 * sheets();
}

PageSide SheetPlan::side(int page) const {
    if (backs == Backs::None)
        return {page, false};
    if (backOrder != BackOrder::Once)
        return {page / 2, page % 2 == (backOrder == BackOrder::First ? 0 : 1)};
    return page < sheets() ? PageSide{page, false} : PageSide{0, true, page - sheets()};
}

int SheetPlan::frontPage(int sheet) const {
    if (backs == Backs::None || backOrder == BackOrder::Once)
        return sheet;
    return 2 * sheet + (backOrder == BackOrder::First ? 1 : 0);
}

int SheetPlan::backPage(int sheet) const {
    if (backOrder != BackOrder::Once)
        return 2 * sheet + (backOrder == BackOrder::First ? 0 : 1);
    // Sheets with several kinds of back have several pages; the one of their first card.
    int kind = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] <= sheet * perSheet())
            kind = static_cast<int>(i);
    return sheets() + kind;
}

QSizeF SheetPlan::margin() const {
    return {(paper.width() - columns * pitch().width()) / 2, (paper.height() - rows * pitch().height()) / 2};
}

QRectF SheetPlan::trimArea() const {
    const QPointF first(margin().width() + bleed, margin().height() + bleed);
    return {first, QSizeF(pitch().width() * columns - 2 * bleed, pitch().height() * rows - 2 * bleed)};
}

SheetSlot SheetPlan::front(int place) const {
    const QPointF first = trimArea().topLeft();
    const int column = place % columns;
    const int row = place / columns;
    return {QRectF(first + QPointF(column * pitch().width(), row * pitch().height()), card), false};
}

SheetSlot SheetPlan::back(int place) const {
    const int column = place % columns;
    const int row = place / columns;
    // Turned like the page of a book, left and right change places; turned like that of a calendar, top and bottom do.
    const bool likeBook = landscape == (backs == Backs::ShortEdge);
    if (likeBook)
        return front(row * columns + (columns - 1 - column));
    SheetSlot slot = front((rows - 1 - row) * columns + column);
    slot.upsideDown = true;
    return slot;
}

int SheetPlan::cardsOn(int sheet) const {
    return std::clamp(cards - sheet * perSheet(), 0, perSheet());
}

model::Result<SheetPlan> planSheets(const ProofOptions& options, QSizeF card, int cards) {
    if (cards <= 0)
        return model::Error{"proof.no_cards", {}, {}};
    if (options.card.isValid())
        card = options.card;
    std::optional<SheetPlan> plan;
    if (options.paper == Paper::Card) {
        plan = pageOf(options, card);
    } else if (options.columns > 0 && options.rows > 0) {
        plan = asked(options, card);
        const double margin = leastMargin(*plan);
        if (margin < kLeastMargin) {
            const auto instead = proposal(options, card);
            if (!instead)
                return model::Error{"proof.card_too_large", {paperName(options.paper).toStdString()}, {}};
            return model::Error{"proof.grid",
                                {std::to_string(options.columns), std::to_string(options.rows), number(options.bleed),
                                 paperName(options.paper).toStdString(), number(margin),
                                 std::to_string(instead->columns), std::to_string(instead->rows),
                                 number(instead->bleed)},
                                {}};
        }
    } else {
        plan = fullest(options, card, options.bleed);
        if (!plan)
            return model::Error{"proof.card_too_large", {paperName(options.paper).toStdString()}, {}};
    }
    plan->cards = cards;
    return *plan;
}

} // namespace blattwerk::app
