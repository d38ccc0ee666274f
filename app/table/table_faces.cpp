#include "app/table/table_faces.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Round corners of a printed card, relative to its width.
constexpr double kCorner = 3.0 / 63.0;

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

/// A pixmap that `paint` fills in logical pixels, cut to the round corners of a card.
template<typename Paint>
QPixmap* rounded(QSize size, double ratio, Paint paint) {
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(QPointF(), QSizeF(size)));
    painter.end();
    auto* result = new QPixmap(size * ratio);
    result->setDevicePixelRatio(ratio);
    result->fill(Qt::transparent);
    QPainter cut(result);
    cut.setRenderHint(QPainter::Antialiasing);
    QBrush brush(image);
    cut.setPen(Qt::NoPen);
    cut.setBrush(brush);
    const double radius = kCorner * size.width();
    cut.drawRoundedRect(QRectF(QPointF(), QSizeF(size)), radius, radius);
    return result;
}

} // namespace

TableFaces::TableFaces(const Tokens& tokens, database::ArtRepository& art)
    : m_tokens(tokens),
      m_art(art),
      m_pixmaps(400) {}

TableFaces::~TableFaces() = default;

void TableFaces::setCards(const model::SystemInfo& info, std::vector<model::Card> cards, model::Language language) {
    if (!m_painter || m_info.key != info.key) {
        if (auto layout = shippedFaceLayout(fromStd(info.key), m_tokens)) {
            m_painter = std::make_unique<FacePainter>(m_tokens, std::move(*layout));
        }
    }
    m_info = info;
    m_cards = std::move(cards);
    std::ranges::sort(m_cards, {}, &model::Card::key);
    m_language = language;
    m_pixmaps.clear();
}

const model::Card* TableFaces::card(const std::string& key) const {
    const auto it = std::ranges::lower_bound(m_cards, key, {}, &model::Card::key);
    return it != m_cards.end() && it->key == key ? &*it : nullptr;
}

QString TableFaces::name(const std::string& key) const {
    const model::Card* found = card(key);
    if (!found) {
        return {};
    }
    if (m_language == model::Language::English) {
        if (const auto it = found->translations.find("en");
            it != found->translations.end() && !it->second.name.empty()) {
            return fromStd(it->second.name);
        }
    }
    return fromStd(found->name);
}

QString TableFaces::typeName(const std::string& key) const {
    const model::Card* found = card(key);
    const model::TypeInfo* type = found ? m_info.schema.type(found->type) : nullptr;
    return type ? fromStd(type->name.in(m_language)) : QString();
}

QString TableFaces::colourKey(const std::string& key) const {
    const model::Card* found = card(key);
    return found && m_painter ? makeFaceContent(m_painter->layout(), m_info.schema, *found).colour : QString();
}

QImage TableFaces::picture(const model::Card& card) {
    if (card.art.empty()) {
        return {};
    }
    const auto art = m_art.find(card.art);
    if (!art || !*art) {
        return {};
    }
    const std::string& bytes = (*art)->bytes;
    return QImage::fromData(reinterpret_cast<const uchar*>(bytes.data()), int(bytes.size()));
}

FaceContent TableFaces::content(const BoardCard& board) {
    const model::Card* printed = card(board.key);
    if (!printed) {
        return {};
    }
    FaceTexts texts;
    texts.language = m_language;
    texts.picture = picture(*printed);
    FaceContent face = makeFaceContent(m_painter->layout(), m_info.schema, *printed, texts);
    model::Card now = *printed;
    for (const auto& [field, value] : board.values) {
        if (printed->has(field)) {
            now.stats[field] = value;
        }
    }
    const FaceContent changed = makeFaceContent(m_painter->layout(), m_info.schema, now, texts);
    for (size_t i = 0; i < face.values.size() && i < changed.values.size(); ++i) {
        face.values[i].modified = face.values[i].text != changed.values[i].text;
        face.values[i].text = changed.values[i].text;
    }
    face.dots = changed.dots;
    return face;
}

QPixmap TableFaces::compact(const BoardCard& board, QSize size, double ratio) {
    if (!m_painter || !card(board.key)) {
        return back(size, ratio);
    }
    QString key =
        QStringLiteral("c/%1/%2/%3/%4").arg(fromStd(board.key)).arg(size.width()).arg(ratio).arg(board.stress);
    for (const auto& [field, value] : board.values) {
        key += QStringLiteral("/%1").arg(value);
    }
    if (const QPixmap* known = m_pixmaps.object(key)) {
        return *known;
    }
    const FaceContent face = content(board);
    auto* made = rounded(size, ratio, [&](QPainter& painter, const QRectF& area) {
        m_painter->paintCompact(painter, area, face, {board.stress});
    });
    const QPixmap result = *made;
    m_pixmaps.insert(key, made);
    return result;
}

QPixmap TableFaces::full(const BoardCard& board, QSize size, double ratio) {
    if (!m_painter || !card(board.key)) {
        return back(size, ratio);
    }
    const FaceContent face = content(board);
    const std::unique_ptr<QPixmap> made(
        rounded(size, ratio, [&](QPainter& painter, const QRectF& area) { m_painter->paint(painter, area, face); }));
    return *made;
}

QPixmap TableFaces::back(QSize size, double ratio) {
    if (!m_painter) {
        return {};
    }
    const QString key = QStringLiteral("b/%1/%2").arg(size.width()).arg(ratio);
    if (const QPixmap* known = m_pixmaps.object(key)) {
        return *known;
    }
    auto* made =
        rounded(size, ratio, [this](QPainter& painter, const QRectF& area) { m_painter->paintBack(painter, area); });
    const QPixmap result = *made;
    m_pixmaps.insert(key, made);
    return result;
}

QStringList TableFaces::changedValues(const BoardCard& board) const {
    QStringList result;
    const model::Card* printed = card(board.key);
    for (const auto& [field, value] : board.values) {
        const model::FieldInfo* info = m_info.schema.field(field);
        if (printed && info && printed->has(field) && printed->number(field) != value) {
            const auto by = info->labelBy.empty() ? info->labels.end()
                                                  : info->labels.find(std::string(printed->word(info->labelBy)));
            const model::LocalText& label = by == info->labels.end() ? info->label : by->second;
            result << QStringLiteral("%1 %2 → %3")
                          .arg(fromStd(label.in(m_language)))
                          .arg(printed->number(field))
                          .arg(value);
        }
    }
    return result;
}

} // namespace blattwerk::app
