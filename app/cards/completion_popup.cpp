#include "app/cards/completion_popup.h"

#include "app/shell/appearance.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kRowHeight = 26;
constexpr int kMostRows = 8;
constexpr int kSide = 12;
constexpr int kBetween = 24;
constexpr int kLeast = 240;
constexpr int kMost = 460;
/// Room for the shadow around the list.
constexpr int kShade = 12;
constexpr int kShadeSteps = 6;

/// A phrase in pieces: plain words and, every second one, slots.
QStringList pieces(const QString& phrase) {
    QString text = phrase;
    text.replace(QLatin1Char('}'), QLatin1Char('{'));
    return text.split(QLatin1Char('{'));
}

} // namespace

CompletionPopup::CompletionPopup(const Appearance& appearance, QWidget* window)
    : QFrame(window),
      m_appearance(appearance) {
    setObjectName(QStringLiteral("cards.completion"));
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    hide();
    connect(&appearance, &Appearance::changed, this, [this] {
        resizeToOffers();
        update();
    });
}

int CompletionPopup::rowHeight() const {
    return m_appearance.px(kRowHeight);
}

int CompletionPopup::footHeight() const {
    return m_appearance.px(kRowHeight);
}

int CompletionPopup::shownRows() const {
    return std::min(kMostRows, int(m_offers.size()));
}

QRect CompletionPopup::body() const {
    return rect().adjusted(kShade, kShade, -kShade, -kShade);
}

QString CompletionPopup::footText() const {
    const QString keys = tr("Tab inserts") + QStringLiteral("    ") + tr("Esc closes");
    const int more = int(m_offers.size()) - shownRows();
    return more > 0 ? keys + QStringLiteral("    ") + tr("%n more", nullptr, more) : keys;
}

int CompletionPopup::phraseWidth(const QString& phrase) const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.body));
    return metrics.horizontalAdvance(QString(phrase).remove(QLatin1Char('{')).remove(QLatin1Char('}'))) + 8;
}

void CompletionPopup::setOffers(std::vector<CompletionOffer> offers, int typed, int selected) {
    m_offers = std::move(offers);
    m_typed = typed;
    m_top = 0;
    m_selected = std::min(selected, int(m_offers.size()) - 1);
    setAccessibleName(tr("Completions"));
    setAccessibleDescription(m_selected < 0 ? QString() : m_offers[size_t(m_selected)].phrase);
    resizeToOffers();
    update();
}

void CompletionPopup::resizeToOffers() {
    const QFontMetrics small(m_appearance.font(m_appearance.tokens().type.small));
    int width = small.horizontalAdvance(footText()) + 2 * kSide;
    for (const CompletionOffer& offer : m_offers) {
        width = std::max(width, phraseWidth(offer.phrase) + kBetween + small.horizontalAdvance(offer.kind) + 2 * kSide);
    }
    width = std::clamp(width, m_appearance.px(kLeast), m_appearance.px(kMost));
    resize(width + 2 * kShade, shownRows() * rowHeight() + footHeight() + 2 * kShade + 3);
    if (isVisible()) {
        openAt(m_word);
    }
}

void CompletionPopup::openAt(const QRect& word) {
    m_word = word;
    const QSize room = parentWidget()->size();
    constexpr int kGap = 3;
    const int below = word.bottom() + kGap - kShade;
    const int above = word.top() - kGap - height() + kShade;
    const bool fitsBelow = below + height() - kShade <= room.height() || above < -kShade;
    const int left = std::clamp(word.left() - kShade - kSide, -kShade, std::max(-kShade, room.width() - width() + 4));
    move(left, fitsBelow ? below : above);
    raise();
    show();
}

void CompletionPopup::select(int row) {
    if (row != m_selected) {
        m_selected = row;
        setAccessibleDescription(row < 0 ? QString() : m_offers[size_t(row)].phrase);
        keepSelectedInView();
        update();
    }
}

void CompletionPopup::step(int rows) {
    const int count = int(m_offers.size());
    if (count > 0) {
        select(m_selected < 0 ? (rows > 0 ? 0 : count - 1) : (m_selected + rows + count) % count);
    }
}

void CompletionPopup::keepSelectedInView() {
    if (m_selected >= 0) {
        m_top = std::clamp(m_top, std::max(0, m_selected - shownRows() + 1), m_selected);
    }
}

int CompletionPopup::rowAt(const QPoint& place) const {
    const QRect inside = body();
    const int row = (place.y() - inside.top() - 1) / rowHeight();
    const bool hit = inside.contains(place) && place.y() > inside.top() && row < shownRows();
    return hit ? m_top + row : -1;
}

void CompletionPopup::mouseMoveEvent(QMouseEvent* event) {
    if (const int row = rowAt(event->position().toPoint()); row >= 0) {
        select(row);
    }
}

void CompletionPopup::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (const int row = rowAt(event->position().toPoint()); row >= 0) {
        Q_EMIT chosen(row);
    }
}

void CompletionPopup::wheelEvent(QWheelEvent* event) {
    event->accept();
    const int last = int(m_offers.size()) - shownRows();
    m_top = std::clamp(m_top - (event->angleDelta().y() > 0 ? 1 : -1), 0, std::max(0, last));
    update();
}

bool CompletionPopup::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        resizeToOffers();
    }
    return QFrame::event(event);
}

void CompletionPopup::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = m_appearance.colours();
    const double corner = m_appearance.tokens().radius.popup;
    const QRectF inside = QRectF(body()).adjusted(0.5, 0.5, -0.5, -0.5);
    const Elevation& shadow = m_appearance.tokens().popupShadow;
    QColor shade = colours.shadow;
    shade.setAlphaF(static_cast<float>(shadow.opacity / kShadeSteps));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    for (int i = kShadeSteps; i > 0; --i) {
        const double grow = double(kShade - 2) * i / kShadeSteps;
        painter.drawRoundedRect(inside.translated(0, shadow.y / 2).adjusted(-grow, -grow, grow, grow), corner + grow,
                                corner + grow);
    }
    painter.setPen(QPen(colours.line2, 1));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(inside, corner, corner);
    painter.setClipRect(body().adjusted(1, 1, -1, -1));
    for (int i = 0; i < shownRows(); ++i) {
        paintRow(painter, QRect(body().left() + 1, body().top() + 1 + i * rowHeight(), body().width() - 2, rowHeight()),
                 m_top + i);
    }
    const int foot = body().top() + 1 + shownRows() * rowHeight();
    painter.setPen(QPen(colours.line, 1));
    painter.drawLine(QPointF(body().left() + 1, foot + 0.5), QPointF(body().right() - 1, foot + 0.5));
    painter.setFont(m_appearance.font(m_appearance.tokens().type.small));
    painter.setPen(colours.ink3);
    painter.drawText(QRect(body().left() + kSide, foot, body().width() - 2 * kSide, footHeight()),
                     Qt::AlignVCenter | Qt::AlignLeft, footText());
}

void CompletionPopup::paintRow(QPainter& painter, const QRect& place, int row) const {
    const ThemeColours& colours = m_appearance.colours();
    const CompletionOffer& offer = m_offers[size_t(row)];
    const bool isSelected = row == m_selected;
    if (isSelected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.accentWash());
        painter.drawRoundedRect(place.adjusted(3, 2, -3, -1), 5, 5);
    }
    const QFont small = m_appearance.font(m_appearance.tokens().type.small);
    const int kindWidth = QFontMetrics(small).horizontalAdvance(offer.kind);
    painter.setFont(small);
    painter.setPen(colours.ink3);
    painter.drawText(place.adjusted(0, 0, -kSide, 0), Qt::AlignVCenter | Qt::AlignRight, offer.kind);

    // The letters that are typed stand out, slots are in the accent, the rest of the phrase is grey.
    const QRect room = place.adjusted(kSide, 0, -kSide - kindWidth - 12, 0);
    const QFont plain = m_appearance.font(m_appearance.tokens().type.body);
    const QFont bold = m_appearance.font(m_appearance.tokens().type.body, true);
    const int wordEnd = int(offer.phrase.indexOf(QLatin1Char(' ')));
    int x = room.left();
    int at = 0;
    const auto draw = [&](const QString& text, const QFont& font, const QColor& colour) {
        const QFontMetrics metrics(font);
        const int left = room.right() - x;
        if (left > 4 && !text.isEmpty()) {
            painter.setFont(font);
            painter.setPen(colour);
            const QString shown =
                metrics.horizontalAdvance(text) > left ? metrics.elidedText(text, Qt::ElideRight, left) : text;
            painter.drawText(QRect(x, room.top(), left, room.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        }
        x += metrics.horizontalAdvance(text);
    };
    const QStringList parts = pieces(offer.phrase);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i % 2 == 1) {
            draw(parts[i], plain, m_appearance.accentColour());
            continue;
        }
        const int size = int(parts[i].size());
        const int typed = std::clamp(m_typed - at, 0, size);
        const int word = wordEnd < 0 ? size : std::clamp(wordEnd - at, typed, size);
        draw(parts[i].left(typed), bold, colours.ink);
        draw(parts[i].mid(typed, word - typed), plain, colours.ink);
        draw(parts[i].mid(word), plain, isSelected ? colours.ink2 : colours.ink3);
        at += size;
    }
}

} // namespace blattwerk::app
