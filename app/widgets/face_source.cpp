#include "app/widgets/face_source.h"

#include "app/face/hyphenator.h"
#include "app/face/list_face.h"
#include "app/face/picture_bytes.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "engine/language/card_language.h"
#include "model/card_translation.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <iterator>

namespace blattwerk::app {

namespace {
/// Cost of the decoded pictures that are kept, in kilobytes.
constexpr int kPictureCache = 96 * 1024;

std::vector<const model::Card*> poolOf(const SystemDesk& desk) {
    std::vector<const model::Card*> pool;
    pool.reserve(desk.cards.size());
    for (const model::Card& card : desk.cards) {
        pool.push_back(&card);
    }
    return pool;
}
} // namespace

FaceSource::FaceSource(Workspace& workspace, Tokens tokens, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_tokens(std::move(tokens)),
      m_pictures(kPictureCache) {
    // The dictionary arrives in another thread; faces set without it are set anew then.
    const QPointer<FaceSource> self(this);
    m_hyphenator = std::make_shared<Hyphenator>(Hyphenator::Loading::InBackground, [self] {
        QMetaObject::invokeMethod(
            qApp,
            [self] {
                if (self) {
                    for (auto& [key, painter] : self->m_painters) {
                        if (painter) {
                            painter->clear();
                        }
                    }
                    Q_EMIT self->changed();
                }
            },
            Qt::QueuedConnection);
    });
    connect(&workspace, &Workspace::editionsChanged, this, [this] {
        m_editions.clear();
        Q_EMIT changed();
    });
    connect(&workspace, &Workspace::changed, this, [this](const database::RevisionSummary& summary) {
        m_editions.clear();
        const bool layout =
            summary.changes.empty() || std::ranges::any_of(summary.changes, [](const database::HistoryChange& change) {
                return change.entity == database::EntityKind::Layout;
            });
        if (layout) {
            forgetLayouts();
        }
    });
}

FaceSource::~FaceSource() = default;

void FaceSource::forgetLayouts() {
    m_painters.clear();
    Q_EMIT changed();
}

FacePainter* FaceSource::painter(std::string_view system) {
    if (const auto it = m_painters.find(system); it != m_painters.end()) {
        return it->second.get();
    }
    std::unique_ptr<FacePainter>& painter = m_painters[std::string(system)];
    const auto own = m_workspace.project().systems().layout(system);
    auto layout = own && !own->empty() ? readFaceLayout(*own, m_tokens)
                                       : model::Result<FaceLayout>(model::Error{"face.missing", {}, {}});
    if (!layout) {
        layout = shippedFaceLayout(QString::fromUtf8(system.data(), qsizetype(system.size())), m_tokens);
    }
    if (layout) {
        painter = std::make_unique<FacePainter>(m_tokens, std::move(*layout), m_hyphenator);
    }
    return painter.get();
}

QImage FaceSource::picture(const std::string& sha256) {
    const QString key = QString::fromStdString(sha256);
    if (key.isEmpty()) {
        return {};
    }
    if (const QImage* known = m_pictures.object(key)) {
        return *known;
    }
    const auto art = m_workspace.project().art().find(sha256);
    if (!art || !art->has_value()) {
        return {};
    }
    const std::string& bytes = (*art)->bytes;
    const QImage image = readPicture(bytes);
    m_pictures.insert(key, new QImage(image), std::max(1, int(image.sizeInBytes() / 1024)));
    return image;
}

FaceContent FaceSource::content(std::string_view system, const model::Card& card) {
    return content(system, card, textLanguage(m_workspace.system(system).info));
}

FaceContent FaceSource::content(std::string_view system, const model::Card& card, model::Language language) {
    FacePainter* const painter = this->painter(system);
    if (!painter) {
        return {};
    }
    const SystemDesk& desk = m_workspace.system(system);
    FaceTexts texts;
    texts.language = language;
    texts.picture = picture(card.art);
    auto edition = m_editions.find(system);
    if (edition == m_editions.end()) {
        const auto editions = m_workspace.project().editions().all(system);
        edition =
            m_editions
                .emplace(std::string(system),
                         editions && !editions->empty() ? QString::fromStdString(editions->back().label) : QString())
                .first;
    }
    texts.edition = edition->second;
    if (desk.engine) {
        texts.derived = desk.engine->derived(card, poolOf(desk));
        if (language != textLanguage(desk.info) && !card.text.empty()) {
            const std::string said = sentence(system, card, card.text, language).toStdString();
            texts.text =
                QString::fromStdString(model::withTranslatedClauses(said, card, model::languageCode(language)));
        }
    }
    return makeFaceContent(painter->layout(), desk.info.schema, card, texts);
}

std::vector<model::CollectionEntry> FaceSource::printed(std::string_view system, const model::Collection& collection) {
    const SystemDesk& desk = m_workspace.system(system);
    std::vector<model::CollectionEntry> entries;
    if (const FacePainter* const painter = this->painter(system)) {
        for (const FaceContent& face :
             listFaces(painter->layout(), desk.info.schema, collection, model::Language::German)) {
            entries.push_back({face.key.toStdString(), 1});
        }
    }
    std::ranges::copy_if(collection.cards, std::back_inserter(entries), [&desk](const model::CollectionEntry& entry) {
        return entry.copies > 0 && desk.card(entry.cardKey);
    });
    return entries;
}

FaceContent FaceSource::printedFace(std::string_view system, const std::string& key, model::Language language) {
    const SystemDesk& desk = m_workspace.system(system);
    if (const model::Card* card = desk.card(key)) {
        return content(system, *card, language);
    }
    const FacePainter* const painter = this->painter(system);
    const model::Collection* collection = desk.collection(key.substr(0, key.find('/')));
    if (painter && collection) {
        for (FaceContent& face : listFaces(painter->layout(), desk.info.schema, *collection, language)) {
            if (face.key.toStdString() == key) {
                return std::move(face);
            }
        }
    }
    return {};
}

QString FaceSource::sentence(std::string_view system, const model::Card& card, const std::string& text,
                             model::Language language) const {
    const SystemDesk& desk = m_workspace.system(system);
    const model::Language own = textLanguage(desk.info);
    if (!desk.engine || language == own || text.empty()) {
        return QString::fromStdString(text);
    }
    const auto context = desk.engine->cardContext(card, poolOf(desk));
    const auto& said = desk.engine->language();
    return QString::fromStdString(said.render(said.read(text, own, context), language, context));
}

} // namespace blattwerk::app
