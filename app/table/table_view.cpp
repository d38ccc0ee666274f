#include "app/table/table_view.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kFullWidth = 340;
constexpr double kLargestScale = 1.8;
constexpr double kSmallestScale = 0.6;

} // namespace

TableView::TableView(const TableStyle& style, TableScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent),
      m_style(style),
      m_scene(scene),
      m_endButton(new QPushButton(viewport())) {
    setObjectName(QStringLiteral("table.view"));
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_endButton->setObjectName(QStringLiteral("table.endTurn"));
    m_endButton->setFocusPolicy(Qt::TabFocus);
    m_endButton->hide();
    connect(m_endButton, &QPushButton::clicked, this, &TableView::endTurnRequested);
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    const QSizeF room = viewport()->size();
    const double scale =
        std::clamp(std::min(room.width() / TableScene::kSize.width(), room.height() / TableScene::kSize.height()),
                   kSmallestScale, kLargestScale);
    setTransform(QTransform::fromScale(scale, scale));
    placeEndButton();
}

void TableView::placeEndButton() {
    const double scale = transform().m11();
    const QSize size = m_endButton->sizeHint();
    m_scene.setEndButtonWidth(m_endButton->isHidden() ? 0 : size.width() / scale);
    const QRectF strip = m_scene.endButtonPlace();
    const QPoint right = mapFromScene(strip.topLeft() + QPointF(0, strip.height() / 2));
    m_endButton->setGeometry(right.x() - size.width(), right.y() - size.height() / 2, size.width(), size.height());
}

void TableView::tableRenewed() {
    hideFace();
    m_dragged = nullptr;
    m_dragging = false;
    m_current = nullptr;
    if (m_currentCard) {
        // The card itself, else the one that now lies where it lay.
        m_current = m_scene.itemOf(*m_currentCard);
        for (CardItem* item : m_scene.cards()) {
            if (!m_current && item->card().seat == m_currentCard->seat && item->card().zone == m_currentCard->zone &&
                item->card().place == m_currentCard->place) {
                m_current = item;
            }
        }
    }
    m_scene.setCurrent(hasFocus() ? m_current : nullptr);
    describeCurrent();
}

void TableView::setCurrentCard(CardItem* item) {
    m_current = item;
    m_currentCard = item ? std::optional<BoardCard>(item->card()) : std::nullopt;
    m_scene.setCurrent(hasFocus() ? item : nullptr);
    if (item) {
        ensureVisible(item, 8, 8);
    }
    describeCurrent();
    Q_EMIT currentChanged();
}

void TableView::describeCurrent() {
    setAccessibleDescription(m_current ? QTextDocumentFragment::fromHtml(m_current->toolTip()).toPlainText()
                                       : QString());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QRect TableView::placeOf(const BoardCard& card) const {
    const CardItem* item = m_scene.itemOf(card);
    return item ? mapFromScene(item->mapToScene(item->shape().boundingRect())).boundingRect() : QRect();
}

CardItem* TableView::cardAt(QPoint place) const {
    const TableSpot spot = m_scene.spotAt(mapToScene(place));
    return spot.card ? m_scene.itemOf(*spot.card) : nullptr;
}

void TableView::mousePressEvent(QMouseEvent* event) {
    hideFace();
    m_pressedAt = event->pos();
    m_dragging = false;
    m_dragged = event->button() == Qt::LeftButton ? cardAt(event->pos()) : nullptr;
    if (event->button() == Qt::RightButton) {
        if (CardItem* item = cardAt(event->pos())) {
            showFace(item);
        }
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    QGraphicsView::mouseMoveEvent(event);
    if (!m_dragged || !m_choice || !(event->buttons() & Qt::LeftButton)) {
        return;
    }
    if (!m_dragging) {
        if ((event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance() ||
            m_dragged->card().hidden) {
            return;
        }
        m_dragging = true;
        m_dragFrom = m_dragged->pos();
        const BoardCard card = m_dragged->card();
        m_choice->take(card);
        if (m_dragged) {
            m_dragged->setLifted(true);
        }
    }
    m_dragged->setPos(m_dragFrom + mapToScene(event->pos()) - mapToScene(m_pressedAt));
    const TableSpot spot = m_scene.spotAt(mapToScene(event->pos()), m_dragged);
    const bool may = (spot.card && m_choice->isLegal(*spot.card)) ||
                     (spot.kind == TableSpot::Kind::Field && m_choice->isFieldLegal(spot.seat, spot.zone)) ||
                     (spot.kind == TableSpot::Kind::Bar && m_choice->isBarLegal(spot.seat));
    viewport()->setCursor(may                                     ? Qt::PointingHandCursor
                          : spot.kind == TableSpot::Kind::Nothing ? Qt::ClosedHandCursor
                                                                  : Qt::ForbiddenCursor);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    viewport()->unsetCursor();
    if (!m_choice || event->button() != Qt::LeftButton) {
        return;
    }
    CardItem* dragged = m_dragged;
    m_dragged = nullptr;
    if (m_dragging && dragged) {
        m_dragging = false;
        const TableSpot spot = m_scene.spotAt(mapToScene(event->pos()), dragged);
        // It goes back at once; if the step is taken the table puts it where it belongs.
        dragged->setLifted(false);
        dragged->setPos(m_dragFrom);
        m_choice->drop(BoardCard(dragged->card()), spot);
        return;
    }
    const TableSpot spot = m_scene.spotAt(mapToScene(event->pos()));
    if (spot.card) {
        setCurrentCard(m_scene.itemOf(*spot.card));
    }
    m_choice->activateSpot(spot);
}

std::vector<CardItem*> TableView::inReadingOrder() const {
    std::vector<CardItem*> items = m_scene.cards();
    std::ranges::stable_sort(items, [](const CardItem* a, const CardItem* b) {
        // Rows first: cards whose middles are less than half a card apart stand in one row.
        return std::abs(a->y() - b->y()) > 60 ? a->y() < b->y() : a->x() < b->x();
    });
    return items;
}

bool TableView::focusNextPrevChild(bool next) {
    const std::vector<CardItem*> items = inReadingOrder();
    const auto it = std::ranges::find(items, m_current);
    const qsizetype at = it == items.end() ? (next ? -1 : qsizetype(items.size())) : it - items.begin();
    const qsizetype wanted = at + (next ? 1 : -1);
    if (wanted < 0 || wanted >= qsizetype(items.size())) {
        return QGraphicsView::focusNextPrevChild(next);
    }
    setCurrentCard(items[size_t(wanted)]);
    return true;
}

void TableView::moveCurrent(int dx, int dy) {
    if (!m_current) {
        const auto items = inReadingOrder();
        if (!items.empty()) {
            setCurrentCard(items.back());
        }
        return;
    }
    CardItem* best = nullptr;
    double least = 1e9;
    for (CardItem* item : m_scene.cards()) {
        const QPointF away = item->pos() - m_current->pos();
        const double along = away.x() * dx + away.y() * dy;
        const double across = std::abs(away.x() * dy) + std::abs(away.y() * dx);
        const double cost = along + across * 2;
        if (item != m_current && along > 20 && cost < least) {
            least = cost;
            best = item;
        }
    }
    if (best) {
        setCurrentCard(best);
    }
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool wasShown = isFaceShown();
    hideFace();
    switch (event->key()) {
    case Qt::Key_Left:
        moveCurrent(-1, 0);
        return;
    case Qt::Key_Right:
        moveCurrent(1, 0);
        return;
    case Qt::Key_Up:
        moveCurrent(0, -1);
        return;
    case Qt::Key_Down:
        moveCurrent(0, 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current && m_choice) {
            m_choice->activate(BoardCard(m_current->card()));
        } else {
            Q_EMIT answerRequested();
        }
        return;
    case Qt::Key_Escape:
        if (m_choice && !wasShown) {
            m_choice->cancel();
        }
        return;
    case Qt::Key_Space:
        if (m_current && !wasShown) {
            showFace(m_current);
        }
        return;
    case Qt::Key_E:
        if (event->modifiers() == Qt::NoModifier) {
            Q_EMIT endTurnRequested();
            return;
        }
        break;
    default:
        break;
    }
    event->ignore();
}

void TableView::showFace(const CardItem* item) {
    hideFace();
    const double height = kFullWidth * 88 / 63;
    const double ratio = transform().m11() * devicePixelRatioF();
    const QSize pixels = (QSizeF(kFullWidth, height) * ratio).toSize();
    QPixmap face = item->card().hidden ? m_style.faces->back(pixels) : m_style.faces->full(item->card(), pixels);
    face.setDevicePixelRatio(ratio);
    const Elevation& shadow = m_style.tokens().dragShadow;
    const int margin = int(std::ceil((shadow.blur + std::abs(shadow.y)) / 2)) + 1;
    // With a shadow, so that it does not melt into the cards around it.
    QPixmap framed(pixels + QSize(2 * margin, 2 * margin) * ratio);
    framed.setDevicePixelRatio(ratio);
    framed.fill(Qt::transparent);
    QPainter painter(&framed);
    const QRectF place(margin, margin, kFullWidth, height);
    paintShadow(painter, place, m_style.tokens().radius.cardMm / 63.0 * kFullWidth, shadow, m_style.colours().shadow);
    painter.drawPixmap(place.topLeft(), face);
    painter.end();
    auto* shown = new QGraphicsPixmapItem(framed);
    shown->setOffset(-margin, -margin);
    shown->setZValue(200);
    // Beside the card, inside the table.
    const double left = item->x() < TableScene::kSize.width() / 2 ? item->x() + 75 : item->x() - 75 - kFullWidth;
    const double top = std::clamp(item->y() - height / 2, 12.0, TableScene::kSize.height() - height - 12);
    shown->setPos(std::clamp(left, 12.0, TableScene::kSize.width() - kFullWidth - 12), top);
    m_scene.addItem(shown);
    m_full = shown;
}

void TableView::hideFace() {
    delete m_full;
    m_full = nullptr;
}

void TableView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    m_scene.setCurrent(m_current);
    Q_EMIT currentChanged();
}

void TableView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    if (scene()) {
        m_scene.setCurrent(nullptr);
    }
    Q_EMIT currentChanged();
}

void TableView::drawBackground(QPainter* painter, const QRectF& area) {
    painter->fillRect(area, m_style.colours().table);
}

} // namespace blattwerk::app
