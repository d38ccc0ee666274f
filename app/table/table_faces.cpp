#include "app/table/table_faces.h"

#include "app/face/face_painter.h"
#include "app/session/workspace.h"
#include "app/table/collection_tile.h"
#include "app/widgets/face_source.h"
#include "model/card_fields.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Faces kept; a match shows a few dozen at once.
constexpr int kMostFaces = 400;

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

TableFaces::TableFaces(const Workspace& workspace, FaceSource& source)
    : m_workspace(workspace),
      m_source(source),
      m_pixmaps(kMostFaces) {}

void TableFaces::setCards(const std::string& system, std::vector<model::Card> cards, model::Language language) {
    m_system = system;
    m_cards = std::move(cards);
    std::ranges::sort(m_cards, {}, &model::Card::key);
    m_language = language;
    forget();
}

const model::Card* TableFaces::card(const std::string& key) const {
    const auto it = std::ranges::lower_bound(m_cards, key, {}, &model::Card::key);
    return it != m_cards.end() && it->key == key ? &*it : nullptr;
}

const model::Collection* TableFaces::collection(const std::string& key) const {
    return m_collectionText.empty() || card(key) ? nullptr : m_workspace.system(m_system).collection(key);
}

QString TableFaces::collectionText(const model::Collection& collection) const {
    const auto it = collection.stats.find(m_collectionText + (m_language == model::Language::German ? "_de" : "_en"));
    return it == collection.stats.end() ? QString() : fromStd(model::valueText(it->second));
}

QString TableFaces::name(const std::string& key) const {
    const model::Card* found = card(key);
    if (!found) {
        const model::Collection* list = collection(key);
        return list ? fromStd(list->name.in(m_language)) : QString();
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
    if (const model::Collection* list = collection(key)) {
        return collectionText(*list);
    }
    const model::TypeInfo* type = found ? m_workspace.system(m_system).info.schema.type(found->type) : nullptr;
    return type ? inSentenceCase(fromStd(type->name.in(m_language))) : QString();
}

QString TableFaces::text(const std::string& key) const {
    const model::Card* found = card(key);
    return found ? m_source.sentence(m_system, *found, found->text, m_language) : QString();
}

QString TableFaces::sentence(const std::string& key, const std::string& sentence) const {
    const model::Card* found = card(key);
    return found ? m_source.sentence(m_system, *found, sentence, m_language) : fromStd(sentence);
}

QString TableFaces::colourKey(const std::string& key) const {
    const model::Card* found = card(key);
    const FacePainter* painter = found ? m_source.painter(m_system) : nullptr;
    return painter ? makeFaceContent(painter->layout(), m_workspace.system(m_system).info.schema, *found).colour
                   : QString();
}

FaceContent TableFaces::content(const BoardCard& board) {
    const model::Card& printed = *card(board.key);
    FaceContent face = m_source.content(m_system, printed, m_language);
    model::Card now = printed;
    for (const auto& [field, value] : board.values) {
        if (printed.has(field)) {
            now.stats[field] = value;
        }
    }
    const FaceContent changed = m_source.content(m_system, now, m_language);
    for (size_t i = 0; i < face.values.size() && i < changed.values.size(); ++i) {
        face.values[i].modified = face.values[i].text != changed.values[i].text;
        face.values[i].text = changed.values[i].text;
    }
    face.dots = changed.dots;
    return face;
}

QPixmap TableFaces::tile(const model::Collection& collection, QSize pixels) {
    const CardInks& inks = m_tokens->cardInks(fromStd(collection.colour));
    return QPixmap::fromImage(paintCollectionTile(fromStd(collection.name.in(m_language)), collectionText(collection),
                                                  inks, *m_tokens, pixels));
}

QPixmap TableFaces::compact(const BoardCard& board, QSize pixels) {
    FacePainter* painter = m_source.painter(m_system);
    if (const model::Collection* list = collection(board.key)) {
        const QString key = QStringLiteral("t/%1/%2").arg(fromStd(board.key)).arg(pixels.width());
        if (!m_pixmaps.object(key)) {
            m_pixmaps.insert(key, new QPixmap(tile(*list, pixels)));
        }
        return *m_pixmaps.object(key);
    }
    if (!painter || !card(board.key)) {
        return back(pixels);
    }
    QString key = QStringLiteral("c/%1/%2/%3").arg(fromStd(board.key)).arg(pixels.width()).arg(board.stress);
    for (const auto& [field, value] : board.values) {
        key += QStringLiteral("/%1").arg(value);
    }
    if (const QPixmap* known = m_pixmaps.object(key)) {
        return *known;
    }
    const QPixmap made = QPixmap::fromImage(painter->renderCompact(content(board), pixels, {board.stress}));
    m_pixmaps.insert(key, new QPixmap(made));
    return made;
}

QPixmap TableFaces::full(const BoardCard& board, QSize pixels) {
    FacePainter* painter = m_source.painter(m_system);
    if (const model::Collection* list = collection(board.key)) {
        return tile(*list, pixels);
    }
    if (!painter || !card(board.key)) {
        return back(pixels);
    }
    return QPixmap::fromImage(painter->renderImage(content(board), pixels));
}

QPixmap TableFaces::back(QSize pixels) {
    FacePainter* painter = m_source.painter(m_system);
    if (!painter) {
        return {};
    }
    const QString key = QStringLiteral("b/%1").arg(pixels.width());
    if (const QPixmap* known = m_pixmaps.object(key)) {
        return *known;
    }
    const QPixmap made = QPixmap::fromImage(painter->renderBack(pixels));
    m_pixmaps.insert(key, new QPixmap(made));
    return made;
}

QStringList TableFaces::changedValues(const BoardCard& board) const {
    QStringList result;
    const model::Card* printed = card(board.key);
    for (const auto& [field, value] : board.values) {
        const model::FieldInfo* info = m_workspace.system(m_system).info.schema.field(field);
        if (printed && info && printed->has(field) && printed->number(field) != value) {
            const auto by = info->labelBy.empty() ? info->labels.end()
                                                  : info->labels.find(std::string(printed->word(info->labelBy)));
            const model::LocalText& label = by == info->labels.end() ? info->label : by->second;
            result << QStringLiteral("%1 %2 → %3")
                          .arg(inSentenceCase(fromStd(label.in(m_language))))
                          .arg(printed->number(field))
                          .arg(value);
        }
    }
    return result;
}

} // namespace blattwerk::app
